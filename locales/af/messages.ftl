### Afrikaans (Afrikaans): moves in words.

## Names
# source: Wikipedia tables, WP-old, Lucas, GNOME, Lichess, Scidb
-king = koning
# source: Wikipedia tables, WP-old, Lucas, GNOME, Lichess, Scidb
-queen = dame
# source: Wikipedia tables, WP-old, Lucas, GNOME, Lichess, Scidb
-rook = toring
# source: Wikipedia tables, WP-old, Lucas, GNOME, Lichess, Scidb
-bishop = loper
# source: Wikipedia tables, WP-old, Lucas, GNOME, Lichess, Scidb
-knight = ruiter
# source: Wikipedia tables, WP-old, Lucas, GNOME, Lichess, Scidb
-pawn = pion
# unsourced: general knowledge
-white = wit
# unsourced: general knowledge
-black = swart
# unsourced: general knowledge
rank = { $rank ->
    [1] een
    [2] twee
    [3] drie
    [4] vier
    [5] vyf
    [6] ses
    [7] sewe
   *[8] agt
}

## Actions
# unsourced: general knowledge
takes = slaan
# unsourced: general knowledge
castle-short = kort rokering
# unsourced: general knowledge
castle-long = lang rokering
# unsourced: general knowledge
promotion = promosie: { promoted }
# unsourced: general knowledge
en-passant = en passant
# source: Wikipedia tables, WP-old, Lucas, GNOME, Lichess, Scidb
check = skaak
# unsourced: general knowledge
double-check = dubbele skaak
# unsourced: general knowledge
discovered-check = aftrekskaak
# source: Wikipedia tables, WP-old, Lucas, GNOME, Lichess, Scidb
mate = skaakmat
# source: Wikipedia tables, WP-old, Lucas, GNOME, Lichess, Scidb
stalemate = pat

## The end of a game
# source: Lichess translations
white-resigned = Wit gee oor
# source: Lichess translations
black-resigned = Swart gee oor
# source: Lichess translations
draw-agreed = Gelykop deur wedersydse ooreenkoms
# source: Wikipedia tables, WP-old, Lucas, GNOME, Lichess, Scidb
draw = gelykop
