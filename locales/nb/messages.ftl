### Norwegian Bokmål (norsk bokmål): moves in words.

## Names
# source: Wikipedia tables, PGN94, Scid, Lichess, PyChess, no pages
-king = konge
# source: Wikipedia tables, PGN94, Scid, Lichess, PyChess, no pages
-queen = dronning
# source: Wikipedia tables, PGN94, Scid, Lichess, PyChess, no pages
-rook = tårn
# source: Wikipedia tables, PGN94, Scid, Lichess, PyChess, no pages
-bishop = løper
# source: Wikipedia tables, PGN94, Scid, Lichess, PyChess, no pages
-knight = springer
# source: Wikipedia tables, PGN94, Scid, Lichess, PyChess, no pages
-pawn = bonde
# unsourced: general knowledge
-white = hvit
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
# source: Wikipedia tables, PGN94, Scid, Lichess, PyChess, no pages
check = sjakk
# unsourced: general knowledge
double-check = dobbeltsjakk
# unsourced: general knowledge
discovered-check = avdekkersjakk
# source: Wikipedia tables, PGN94, Scid, Lichess, PyChess, no pages
mate = matt
# source: Wikipedia tables, PGN94, Scid, Lichess, PyChess, no pages
stalemate = patt

## The end of a game
# source: Lichess translations
white-resigned = Hvit ga opp
# source: Lichess translations
black-resigned = Sort ga opp
# source: Lichess translations
draw-agreed = Remis ved overenskomst
# source: Wikipedia tables, PGN94, Scid, Lichess, PyChess, no pages
draw = remis
