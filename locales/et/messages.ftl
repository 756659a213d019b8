### Estonian (eesti): moves in words.

## Names
# source: Wikipedia tables, PGN94, Scidb, Lichess, PyChess, PgnViewer, hu.wp
-king = kuningas
# source: Wikipedia tables, PGN94, Scidb, Lichess, PyChess, PgnViewer, hu.wp
-queen = lipp
# source: Wikipedia tables, PGN94, Scidb, Lichess, PyChess, PgnViewer, hu.wp
-rook = vanker
# source: Wikipedia tables, PGN94, Scidb, Lichess, PyChess, PgnViewer, hu.wp
-bishop = oda
# source: Wikipedia tables, PGN94, Scidb, Lichess, PyChess, PgnViewer, hu.wp
-knight = ratsu
# source: Wikipedia tables, PGN94, Scidb, Lichess, PyChess, PgnViewer, hu.wp
-pawn = ettur
# unsourced: general knowledge
-white = valge
# unsourced: general knowledge
-black = must
# unsourced: general knowledge
rank = { $rank ->
    [1] üks
    [2] kaks
    [3] kolm
    [4] neli
    [5] viis
    [6] kuus
    [7] seitse
   *[8] kaheksa
}

## Actions
# unsourced: general knowledge
takes = lööb
# unsourced: general knowledge
castle-short = lühike vangerdus
# unsourced: general knowledge
castle-long = pikk vangerdus
# unsourced: general knowledge
promotion = muundumine: { promoted }
# unsourced: general knowledge
en-passant = möödaminnes
# source: Wikipedia tables, PGN94, Scidb, Lichess, PyChess, PgnViewer, hu.wp
check = tuli
# unsourced: general knowledge
double-check = topelttuli
# unsourced: general knowledge
discovered-check = avatuli
# source: Wikipedia tables, PGN94, Scidb, Lichess, PyChess, PgnViewer, hu.wp
mate = matt
# source: Wikipedia tables, PGN94, Scidb, Lichess, PyChess, PgnViewer, hu.wp
stalemate = patt

## The end of a game
# source: Lichess translations
white-resigned = Valge alistus
# source: Lichess translations
black-resigned = Must alistus
# source: Lichess translations
draw-agreed = Viik kokkuleppel
# source: Wikipedia tables, PGN94, Scidb, Lichess, PyChess, PgnViewer, hu.wp
draw = viik
