### Irish (Gaeilge): moves in words.

## Names
# source: Wikipedia tables, Scidb, es.wp, Lichess
-king = rí
# source: Wikipedia tables, Scidb, es.wp, Lichess
-queen = banríon
# source: Wikipedia tables, Scidb, es.wp, Lichess
-rook = caiseal
# source: Wikipedia tables, Scidb, es.wp, Lichess
-bishop = easpag
# source: Wikipedia tables, Scidb, es.wp, Lichess
-knight = ridire
# source: Wikipedia tables, Scidb, es.wp, Lichess
-pawn = ceithearnach
# unsourced: general knowledge
-white = bán
# unsourced: general knowledge
-black = dubh
# unsourced: general knowledge
rank = { $rank ->
    [1] aon
    [2] dó
    [3] trí
    [4] ceathair
    [5] cúig
    [6] sé
    [7] seacht
   *[8] ocht
}

## Actions
# unsourced: general knowledge
takes = gabhann
# unsourced: general knowledge
castle-short = caisliú gearr
# unsourced: general knowledge
castle-long = caisliú fada
# unsourced: general knowledge
promotion = ardú: { promoted }
# unsourced: general knowledge
en-passant = en passant
# source: Wikipedia tables, Scidb, es.wp, Lichess
check = sáinn
# unsourced: general knowledge
double-check = sáinn dhúbailte
# unsourced: general knowledge
discovered-check = sáinn nochta
# source: Wikipedia tables, Scidb, es.wp, Lichess
mate = marbhsháinn
# source: Wikipedia tables, Scidb, es.wp, Lichess
stalemate = leamhsháinn

## The end of a game
# source: Lichess translations
white-resigned = D’éirigh Bán as
# source: Lichess translations
black-resigned = D’éirigh Dubh as
# source: Lichess translations
draw-agreed = Cluiche cothrom trí chomhaontú frithpháirteach
# source: Wikipedia tables, Scidb, es.wp, Lichess
draw = cluiche cothrom
