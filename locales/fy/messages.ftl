### West Frisian (Frysk): moves in words.

## Names
# source: Scidb (comment), Luiro word list, Lichess (words)
-king = kening
# source: Scidb (comment), Luiro word list, Lichess (words)
-queen = dame
# source: Scidb (comment), Luiro word list, Lichess (words)
-rook = stins
# source: Luiro word list
-bishop = fjildhear
# source: Scidb (comment), Luiro word list, Lichess (words)
-knight = hynder
# source: Scidb (comment), Luiro word list, Lichess (words)
-pawn = boer

## Actions
# source: Scidb (comment), Luiro word list (stins), Lichess (words)
check = skaak
# source: Scidb (comment), Luiro word list (stins), Lichess (words)
mate = skaakmat
# source: Scidb (comment), Luiro word list (stins), Lichess (words)
stalemate = pat

## The end of a game
# source: Lichess translations
white-resigned = Wyt hat opjûn
# source: Lichess translations
black-resigned = Swart hat opjûn
# source: Lichess translations
draw-agreed = Oerienkame remize
# source: Scidb (comment), Luiro word list (stins), Lichess (words)
draw = remise

## Other words that are understood
# source: as in notation.yaml
heard =
    .queen = frou | daem | keninginne
    .rook = toer
    .pawn = pion
