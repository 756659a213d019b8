### Danish (dansk): moves in words.

## Names
# source: Wikipedia tables, PGN94, Scidb, Lichess, Lucas, PyChess, hu.wp
-king = konge
# source: Wikipedia tables, PGN94, Scidb, Lichess, Lucas, PyChess, hu.wp
-queen = dronning
# source: Wikipedia tables, PGN94, Scidb, Lichess, Lucas, PyChess, hu.wp
-rook = tårn
# source: Wikipedia tables, PGN94, Scidb, Lichess, Lucas, PyChess, hu.wp
-bishop = løber
# source: Wikipedia tables, PGN94, Scidb, Lichess, Lucas, PyChess, hu.wp
-knight = springer
# source: Wikipedia tables, PGN94, Scidb, Lichess, Lucas, PyChess, hu.wp
-pawn = bonde
# unsourced: general knowledge
-white = hvid
# unsourced: general knowledge
-black = sort
# unsourced: general knowledge
rank = { $rank ->
    [1] en
    [2] to
    [3] tre
    [4] fire
    [5] fem
    [6] seks
    [7] syv
   *[8] otte
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
# source: Wikipedia tables, PGN94, Scidb, Lichess, Lucas, PyChess, hu.wp
check = skak
# unsourced: general knowledge
double-check = dobbeltskak
# unsourced: general knowledge
discovered-check = afdækkerskak
# source: Wikipedia tables, PGN94, Scidb, Lichess, Lucas, PyChess, hu.wp
mate = mat
# source: Wikipedia tables, PGN94, Scidb, Lichess, Lucas, PyChess, hu.wp
stalemate = pat

## The end of a game
# source: Lichess translations
white-resigned = Hvid opgav
# source: Lichess translations
black-resigned = Sort opgav
# source: Lichess translations
draw-agreed = Remis efter fælles aftale
# source: Wikipedia tables, PGN94, Scidb, Lichess, Lucas, PyChess, hu.wp
draw = remis
