### Norwegian Nynorsk (norsk nynorsk): moves in words.

## Names
# source: Wikipedia tables, Lichess, GNOME
-king = konge
# source: Wikipedia tables, Lichess, GNOME
-queen = dronning
# source: Wikipedia tables, Lichess, GNOME
-rook = tårn
# source: Wikipedia tables, Lichess, GNOME
-bishop = løpar
# source: Wikipedia tables, Lichess, GNOME
-knight = springar
# source: Wikipedia tables, Lichess, GNOME
-pawn = bonde
# unsourced: general knowledge
-white = kvit
# unsourced: general knowledge
-black = svart
# unsourced: general knowledge
rank = { $rank ->
    [1] ein
    [2] to
    [3] tre
    [4] fire
    [5] fem
    [6] seks
    [7] sju
   *[8] åtte
}

## Actions
# source: Lichess translations
takes = slår
# source: Lichess translations
castle-short = kort rokade
# source: Lichess translations
castle-long = lang rokade
# unsourced: general knowledge
promotion = forvandling: { promoted }
# unsourced: general knowledge
en-passant = en passant
# source: Wikipedia tables, Lichess, GNOME
check = sjakk
# unsourced: general knowledge
double-check = dobbeltsjakk
# unsourced: general knowledge
discovered-check = avdekkarsjakk
# source: Wikipedia tables, Lichess, GNOME
mate = matt
# source: Wikipedia tables, Lichess, GNOME
stalemate = patt

## The end of a game
# source: Lichess translations
white-resigned = Kvit gav opp
# source: Lichess translations
black-resigned = Svart gav opp
# source: Lichess translations
draw-agreed = Remis etter semje
# source: Wikipedia tables, Lichess, GNOME
draw = remis
