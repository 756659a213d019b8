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

## Sentences
# unsourced: general knowledge
the-man = { $piece ->
    [queen] La { piece } { $side ->
        [white] blanca
       *[black] negra
    }
    [rook] La { piece } { $side ->
        [white] blanca
       *[black] negra
    }
   *[other] El { piece } { $side ->
        [white] blanco
       *[black] negro
    }
}
# unsourced: general knowledge
full-move = { the-man } va a { $to }
# unsourced: general knowledge
full-move-from = { the-man } de { $from } va a { $to }
# unsourced: general knowledge
full-capture = { the-man } captura en { $to }
# unsourced: general knowledge
full-capture-from = { the-man } de { $from } captura en { $to }
# unsourced: general knowledge
full-castle-short = Las { side } enrocan en corto
# unsourced: general knowledge
full-castle-long = Las { side } enrocan en largo
# unsourced: general knowledge
full-null = Las { side } pasan
# unsourced: general knowledge
full-with-promotion = { $sentence } y se convierte en { promoted }
# unsourced: general knowledge
full-with-en-passant = { $sentence } al paso
# unsourced: general knowledge
full-with-check = { $sentence } y da jaque
# unsourced: general knowledge
full-with-double-check = { $sentence } y da jaque doble
# unsourced: general knowledge
full-with-discovered-check = { $sentence } y da jaque a la descubierta
# unsourced: general knowledge
full-with-mate = { $sentence } y da jaque mate
# unsourced: general knowledge
full-with-stalemate = { $sentence } y ahoga al rey

## What people also say
heard =
    .queen = reina
    .bishop = obispo
    .takes = toma | come | por
    .castle = enroque | enroca
    .castle-short = enroca corto | enroca en corto
    .castle-long = enroca largo | enroca en largo
    .mate = mate
    .fillers = el | la | los | las | de | a | en | al | va | casilla | y | corona | convierte | se | promoción | promociona
    .file-b = be
    .file-c = ce
    .file-f = efe
    .file-g = ge
    .file-h = hache
