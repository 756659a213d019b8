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

## Sentences
# unsourced: general knowledge
the-man = { $piece ->
    [queen] A { piece } { $side ->
        [white] branca
       *[black] preta
    }
    [rook] A { piece } { $side ->
        [white] branca
       *[black] preta
    }
   *[other] O { piece } { $side ->
        [white] branco
       *[black] preto
    }
}
# unsourced: general knowledge
full-move = { the-man } vai para { $to }
# unsourced: general knowledge
full-move-from = { the-man } de { $from } vai para { $to }
# unsourced: general knowledge
full-capture = { the-man } toma em { $to }
# unsourced: general knowledge
full-capture-from = { the-man } de { $from } toma em { $to }
# unsourced: general knowledge
full-castle-short = As { side } fazem roque pequeno
# unsourced: general knowledge
full-castle-long = As { side } fazem roque grande
# unsourced: general knowledge
full-null = As { side } passam
# unsourced: general knowledge
full-with-promotion = { $sentence } e promove a { promoted }
# unsourced: general knowledge
full-with-en-passant = { $sentence } en passant
# unsourced: general knowledge
full-with-check = { $sentence } e dá xeque
# unsourced: general knowledge
full-with-double-check = { $sentence } e dá xeque duplo
# unsourced: general knowledge
full-with-discovered-check = { $sentence } e dá xeque a descoberto
# unsourced: general knowledge
full-with-mate = { $sentence } e dá xeque-mate
# unsourced: general knowledge
full-with-stalemate = { $sentence } e afoga o rei

## What people also say
heard =
    .queen = rainha
    .takes = captura | come | por | toma | captura em | toma em | mata
    .castle = roque
    .mate = mate | xeque mate | e mate
    .fillers = o | a | os | as | de | para | em | vai | casa | e | promove | promoção | da | do | no | na | até | igual | é | vira | promovido | promovida
    .castle-short = roque curto | roque menor | pequeno roque | roque do lado do rei
    .castle-long = roque longo | roque maior | grande roque | roque do lado da dama
    .file-b = bê
    .file-c = cê
    .file-d = dê
    .file-f = efe
    .file-g = gê
    .file-h = agá
