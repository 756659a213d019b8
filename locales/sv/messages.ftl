### Swedish (svenska): moves in words.

## Names
# source: PGN94, Scid, sv.wp, sv pages, Lichess, Lucas, PyChess, hu.wp
-king = kung
# source: PGN94, Scid, sv.wp, sv pages, Lichess, Lucas, PyChess, hu.wp
-queen = dam
# source: PGN94, Scid, sv.wp, sv pages, Lichess, Lucas, PyChess, hu.wp
-rook = torn
# source: PGN94, Scid, sv.wp, sv pages, Lichess, Lucas, PyChess, hu.wp
-bishop = löpare
# source: PGN94, Scid, sv.wp, sv pages, Lichess, Lucas, PyChess, hu.wp
-knight = springare
# source: PGN94, Scid, sv.wp, sv pages, Lichess, Lucas, PyChess, hu.wp
-pawn = bonde
# unsourced: general knowledge
-white = vit
# unsourced: general knowledge
-black = svart
# unsourced: general knowledge
rank = { $rank ->
    [1] ett
    [2] två
    [3] tre
    [4] fyra
    [5] fem
    [6] sex
    [7] sju
   *[8] åtta
}

## Actions
# source: Lichess translations
takes = tar
# unsourced: general knowledge
castle-short = kort rockad
# unsourced: general knowledge
castle-long = lång rockad
# unsourced: general knowledge
promotion = förvandling: { promoted }
# unsourced: general knowledge
en-passant = en passant
# source: PGN94, Scid, sv.wp, sv pages, Lichess, Lucas, PyChess, hu.wp
check = schack
# unsourced: general knowledge
double-check = dubbelschack
# unsourced: general knowledge
discovered-check = avdragsschack
# source: PGN94, Scid, sv.wp, sv pages, Lichess, Lucas, PyChess, hu.wp
mate = matt
# source: PGN94, Scid, sv.wp, sv pages, Lichess, Lucas, PyChess, hu.wp
stalemate = patt

## The end of a game
# source: Lichess translations
white-resigned = Vit har gett upp
# source: Lichess translations
black-resigned = Svart har gett upp
# source: Lichess translations
draw-agreed = Remi genom ömsesidig överenskommelse
# source: PGN94, Scid, sv.wp, sv pages, Lichess, Lucas, PyChess, hu.wp
draw = remi
