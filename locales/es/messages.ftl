### Spanish (español): moves in words.

## Names
# source: Wikipedia tables, PGN94, Scid, chessfss, es.wp, Lichess, Lucas, PyChess, DroidFish
-king = rey
# source: Wikipedia tables, PGN94, Scid, chessfss, es.wp, Lichess, Lucas, PyChess, DroidFish
-queen = dama
# source: Wikipedia tables, PGN94, Scid, chessfss, es.wp, Lichess, Lucas, PyChess, DroidFish
-rook = torre
# source: Wikipedia tables, PGN94, Scid, chessfss, es.wp, Lichess, Lucas, PyChess, DroidFish
-bishop = alfil
# source: Wikipedia tables, PGN94, Scid, chessfss, es.wp, Lichess, Lucas, PyChess, DroidFish
-knight = caballo
# source: Wikipedia tables, PGN94, Scid, chessfss, es.wp, Lichess, Lucas, PyChess, DroidFish
-pawn = peón
# unsourced: general knowledge
-white = blancas
# unsourced: general knowledge
-black = negras
# unsourced: general knowledge
rank = { $rank ->
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
   *[8] ocho
}

## Actions
# source: Lichess translations
takes = captura
# source: Lichess translations
castle-short = enroque corto
# source: Lichess translations
castle-long = enroque largo
# unsourced: general knowledge
promotion = promoción: { promoted }
# unsourced: general knowledge
en-passant = al paso
# source: Wikipedia tables, PGN94, Scid, chessfss, es.wp, Lichess, Lucas, PyChess, DroidFish
check = jaque
# unsourced: general knowledge
double-check = jaque doble
# unsourced: general knowledge
discovered-check = jaque a la descubierta
# source: Wikipedia tables, PGN94, Scid, chessfss, es.wp, Lichess, Lucas, PyChess, DroidFish
mate = jaque mate
# source: Wikipedia tables, PGN94, Scid, chessfss, es.wp, Lichess, Lucas, PyChess, DroidFish
stalemate = ahogado

## The end of a game
# source: Lichess translations
white-resigned = Las blancas abandonaron
# source: Lichess translations
black-resigned = Las negras abandonaron
# source: Lichess translations
draw-agreed = Tablas de mutuo acuerdo
# source: Wikipedia tables, PGN94, Scid, chessfss, es.wp, Lichess, Lucas, PyChess, DroidFish
draw = tablas
