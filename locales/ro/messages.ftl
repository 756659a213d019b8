### Romanian (română): moves in words.

## Names
# source: Wikipedia tables, PGN94, Scidb, Lucas, hu.wp
-king = rege
# source: Wikipedia tables, PGN94, Scidb, Lucas, hu.wp
-queen = damă
# source: Wikipedia tables, PGN94, Scidb, Lucas, hu.wp
-rook = turn
# source: Wikipedia tables, PGN94, Scidb, Lucas, hu.wp
-bishop = nebun
# source: Wikipedia tables, PGN94, Scidb, Lucas, hu.wp
-knight = cal
# source: Wikipedia tables, PGN94, Scidb, Lucas, hu.wp
-pawn = pion
# unsourced: general knowledge
-white = alb
# unsourced: general knowledge
-black = negru
# unsourced: general knowledge
rank = { $rank ->
    [1] unu
    [2] doi
    [3] trei
    [4] patru
    [5] cinci
    [6] șase
    [7] șapte
   *[8] opt
}

## Actions
# source: Lichess translations
takes = ia
# source: Lichess translations
castle-short = rocadă mică
# source: Lichess translations
castle-long = rocadă mare
# unsourced: general knowledge
promotion = promovare: { promoted }
# unsourced: general knowledge
en-passant = en passant
# source: Wikipedia tables, PGN94, Scidb, Lucas, hu.wp
check = șah
# unsourced: general knowledge
double-check = șah dublu
# unsourced: general knowledge
discovered-check = șah prin descoperire
# source: Wikipedia tables, PGN94, Scidb, Lucas, hu.wp
mate = mat
# source: Wikipedia tables, PGN94, Scidb, Lucas, hu.wp
stalemate = pat

## The end of a game
# source: Lichess translations
white-resigned = Albul a cedat
# source: Lichess translations
black-resigned = Negrul a cedat
# source: Lichess translations
draw-agreed = Remiză prin acord reciproc
# source: Wikipedia tables, PGN94, Scidb, Lucas, hu.wp
draw = remiză
