### Esperanto (Esperanto): moves in words.

## Names
# source: Wikipedia tables, es.wp, hu.wp, Scidb, GNOME, Lichess
-king = reĝo
# source: Wikipedia tables, es.wp, hu.wp, Scidb, GNOME, Lichess
-queen = damo
# source: Wikipedia tables, es.wp, hu.wp, Scidb, GNOME, Lichess
-rook = turo
# source: Wikipedia tables, es.wp, hu.wp, Scidb, GNOME, Lichess
-bishop = kuriero
# source: Wikipedia tables, es.wp, hu.wp, Scidb, GNOME, Lichess
-knight = ĉevalo
# source: Wikipedia tables, es.wp, hu.wp, Scidb, GNOME, Lichess
-pawn = peono
# unsourced: general knowledge
-white = blanko
# unsourced: general knowledge
-black = nigro
# unsourced: general knowledge
rank = { $rank ->
    [1] unu
    [2] du
    [3] tri
    [4] kvar
    [5] kvin
    [6] ses
    [7] sep
   *[8] ok
}

## Actions
# source: Lichess translations
takes = kaptas
# source: Lichess translations
castle-short = mallonga aroko
# source: Lichess translations
castle-long = longa aroko
# unsourced: general knowledge
promotion = promocio: { promoted }
# unsourced: general knowledge
en-passant = prenpase
# source: Wikipedia tables, es.wp, hu.wp, Scidb, GNOME, Lichess
check = ŝako
# unsourced: general knowledge
double-check = duobla ŝako
# unsourced: general knowledge
discovered-check = malkovra ŝako
# source: Wikipedia tables, es.wp, hu.wp, Scidb, GNOME, Lichess
mate = ŝakmato
# source: Wikipedia tables, es.wp, hu.wp, Scidb, GNOME, Lichess
stalemate = pato

## The end of a game
# source: Lichess translations
white-resigned = Blanko rezignis
# source: Lichess translations
black-resigned = Nigro rezignis
# source: Lichess translations
draw-agreed = Egalvenko per interkonsento
# source: Wikipedia tables, es.wp, hu.wp, Scidb, GNOME, Lichess
draw = egalvenko
