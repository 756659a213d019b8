### Karakalpak (qaraqalpaqsha): moves in words.

## Names
# source: Lichess
-king = shax
# source: Lichess
-queen = wázir
# source: Lichess
-rook = tuwra
# source: Lichess
-bishop = pil
# source: Lichess
-knight = at
# source: Lichess
-pawn = piyada

## Actions
# source: Lichess
mate = mat
# source: Lichess
stalemate = pat

## The end of a game
# source: Lichess translations
white-resigned = Aq táslim boldı
# source: Lichess translations
black-resigned = Qara táslim boldı
# source: Lichess translations
draw-agreed = Ózara kelisiw arqalı pat
