### Czech (čeština): moves in words.

## Names
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, Lucas, hu.wp
-king = král
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, Lucas, hu.wp
-queen = dáma
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, Lucas, hu.wp
-rook = věž
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, Lucas, hu.wp
-bishop = střelec
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, Lucas, hu.wp
-knight = jezdec
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, Lucas, hu.wp
-pawn = pěšec
# unsourced: general knowledge
-white = bílý
# unsourced: general knowledge
-black = černý
# unsourced: general knowledge
rank = { $rank ->
    [1] jedna
    [2] dvě
    [3] tři
    [4] čtyři
    [5] pět
    [6] šest
    [7] sedm
   *[8] osm
}

## Actions
# source: Lichess translations
takes = bere
# source: Lichess translations
castle-short = krátká rošáda
# source: Lichess translations
castle-long = dlouhá rošáda
# unsourced: general knowledge
promotion = proměna: { promoted }
# unsourced: general knowledge
en-passant = mimochodem
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, Lucas, hu.wp
check = šach
# unsourced: general knowledge
double-check = dvojitý šach
# unsourced: general knowledge
discovered-check = odtažný šach
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, Lucas, hu.wp
mate = mat
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, Lucas, hu.wp
stalemate = pat

## The end of a game
# source: Lichess translations
white-resigned = Bílý se vzdal
# source: Lichess translations
black-resigned = Černý se vzdal
# source: Lichess translations
draw-agreed = Remíza po vzájemné dohodě
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, Lucas, hu.wp
draw = remíza
