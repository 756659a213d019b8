### Portuguese (português): moves in words.

## Names
# source: Wikipedia tables, PGN94, chessfss, Scidb, Lichess, Lucas, PyChess, DroidFish, hu.wp
-king = rei
# source: Wikipedia tables, PGN94, chessfss, Scidb, Lichess, Lucas, PyChess, DroidFish, hu.wp
-queen = dama
# source: Wikipedia tables, PGN94, chessfss, Scidb, Lichess, Lucas, PyChess, DroidFish, hu.wp
-rook = torre
# source: Wikipedia tables, PGN94, chessfss, Scidb, Lichess, Lucas, PyChess, DroidFish, hu.wp
-bishop = bispo
# source: Wikipedia tables, PGN94, chessfss, Scidb, Lichess, Lucas, PyChess, DroidFish, hu.wp
-knight = cavalo
# source: Wikipedia tables, PGN94, chessfss, Scidb, Lichess, Lucas, PyChess, DroidFish, hu.wp
-pawn = peão
# unsourced: general knowledge
-white = brancas
# unsourced: general knowledge
-black = pretas
# unsourced: general knowledge
rank = { $rank ->
    [1] um
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
   *[8] oito
}

## Actions
# source: Lichess translations
takes = toma
# source: Lichess translations
castle-short = roque pequeno
# source: Lichess translations
castle-long = roque grande
# unsourced: general knowledge
promotion = promoção: { promoted }
# unsourced: general knowledge
en-passant = en passant
# source: Wikipedia tables, PGN94, chessfss, Scidb, Lichess, Lucas, PyChess, DroidFish, hu.wp
check = xeque
# unsourced: general knowledge
double-check = xeque duplo
# unsourced: general knowledge
discovered-check = xeque a descoberto
# source: Wikipedia tables, PGN94, chessfss, Scidb, Lichess, Lucas, PyChess, DroidFish, hu.wp
mate = xeque-mate
# source: Wikipedia tables, PGN94, chessfss, Scidb, Lichess, Lucas, PyChess, DroidFish, hu.wp
stalemate = afogamento

## The end of a game
# source: Lichess translations
white-resigned = As brancas desistiram
# source: Lichess translations
black-resigned = As pretas desistiram
# source: Lichess translations
draw-agreed = Empate por acordo mútuo
# source: Wikipedia tables, PGN94, chessfss, Scidb, Lichess, Lucas, PyChess, DroidFish, hu.wp
draw = empate
