### Italian (italiano): moves in words.

## Names
# source: Wikipedia tables, PGN94, Scid, chessfss, Lucas, PyChess, it pages
-king = re
# source: Wikipedia tables, PGN94, Scid, chessfss, Lucas, PyChess, it pages
-queen = donna
# source: Wikipedia tables, PGN94, Scid, chessfss, Lucas, PyChess, it pages
-rook = torre
# source: Wikipedia tables, PGN94, Scid, chessfss, Lucas, PyChess, it pages
-bishop = alfiere
# source: Wikipedia tables, PGN94, Scid, chessfss, Lucas, PyChess, it pages
-knight = cavallo
# source: Wikipedia tables, PGN94, Scid, chessfss, Lucas, PyChess, it pages
-pawn = pedone
# unsourced: general knowledge
-white = Bianco
# unsourced: general knowledge
-black = Nero
# unsourced: general knowledge
rank = { $rank ->
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
   *[8] otto
}

## Actions
# source: Lichess translations
takes = cattura
# source: Lichess translations
castle-short = arrocco corto
# source: Lichess translations
castle-long = arrocco lungo
# unsourced: general knowledge
promotion = promozione: { promoted }
# unsourced: general knowledge
en-passant = en passant
# source: Wikipedia tables, PGN94, Scid, chessfss, Lucas, PyChess, it pages
check = scacco
# unsourced: general knowledge
double-check = doppio scacco
# unsourced: general knowledge
discovered-check = scacco di scoperta
# source: Wikipedia tables, PGN94, Scid, chessfss, Lucas, PyChess, it pages
mate = scacco matto
# source: Wikipedia tables, PGN94, Scid, chessfss, Lucas, PyChess, it pages
stalemate = stallo

## The end of a game
# source: Lichess translations
white-resigned = Il Bianco ha abbandonato
# source: Lichess translations
black-resigned = Il Nero ha abbandonato
# source: Lichess translations
draw-agreed = Patta per comune accordo
# source: Wikipedia tables, PGN94, Scid, chessfss, Lucas, PyChess, it pages
draw = patta

## Sentences
# unsourced: general knowledge
the-man = { $piece ->
    [queen] La { piece } { $side ->
        [white] bianca
       *[black] nera
    }
    [rook] La { piece } { $side ->
        [white] bianca
       *[black] nera
    }
    [bishop] L’{ piece } { $side ->
        [white] bianco
       *[black] nero
    }
   *[other] Il { piece } { $side ->
        [white] bianco
       *[black] nero
    }
}
# unsourced: general knowledge
full-move = { the-man } va in { $to }
# unsourced: general knowledge
full-move-from = { the-man } da { $from } va in { $to }
# unsourced: general knowledge
full-capture = { the-man } cattura in { $to }
# unsourced: general knowledge
full-capture-from = { the-man } da { $from } cattura in { $to }
# unsourced: general knowledge
full-castle-short = Il { side } arrocca corto
# unsourced: general knowledge
full-castle-long = Il { side } arrocca lungo
# unsourced: general knowledge
full-null = Il { side } passa
# unsourced: general knowledge
and-so = { $more ->
    [yes] { ", " }
   *[no] { " e " }
}
# unsourced: general knowledge
full-with-promotion = { $sentence }{ and-so }promuove a { promoted }
# unsourced: general knowledge
full-with-en-passant = { $sentence } en passant
# unsourced: general knowledge
full-with-check = { $sentence } e dà scacco
# unsourced: general knowledge
full-with-double-check = { $sentence } e dà doppio scacco
# unsourced: general knowledge
full-with-discovered-check = { $sentence } e dà scacco di scoperta
# unsourced: general knowledge
full-with-mate = { $sentence } e dà scacco matto
# unsourced: general knowledge
full-with-stalemate = { $sentence } e dà stallo

## What people also say
heard =
    .queen = regina | dama
    .pawn = pedina
    .takes = prende | mangia | per | cattura | prende in
    .castle = arrocco | arrocca
    .mate = matto | e matto | scaccomatto
    .prefixes = l'
    .fillers = il | la | lo | in | da | va | casa | e | a | promuove | promozione | diventa | del | della | dal | dalla | al | alla | uguale | promosso | promossa | si | dà
    .file-b = bi
    .file-c = ci
    .file-d = di
    .file-f = effe
    .file-g = gi
    .file-h = acca
    .castle-short = arrocco di re | arrocco sul lato di re | arrocca corto
    .castle-long = arrocco di donna | arrocco sul lato di donna | arrocca lungo

## Annotation marks, those in common use. Unsourced: general knowledge.
nag-1 = mossa buona
nag-2 = errore
nag-3 = mossa ottima
nag-4 = grave errore
nag-5 = mossa interessante
nag-6 = mossa dubbia
nag-7 = mossa forzata
nag-8 = unica mossa
nag-10 = posizione pari
nag-13 = posizione poco chiara
nag-14 = { $side ->
    [white] Il Bianco sta leggermente meglio
   *[black] Il Nero sta leggermente meglio
}
nag-16 = { $side ->
    [white] Il Bianco sta meglio
   *[black] Il Nero sta meglio
}
nag-18 = { $side ->
    [white] Il Bianco ha un vantaggio decisivo
   *[black] Il Nero ha un vantaggio decisivo
}
nag-22 = { $side ->
    [white] Il Bianco è in zugzwang
   *[black] Il Nero è in zugzwang
}
nag-32 = { $side ->
    [white] Il Bianco è in vantaggio di sviluppo
   *[black] Il Nero è in vantaggio di sviluppo
}
nag-36 = { $side ->
    [white] Il Bianco ha l'iniziativa
   *[black] Il Nero ha l'iniziativa
}
nag-40 = { $side ->
    [white] Il Bianco ha l'attacco
   *[black] Il Nero ha l'attacco
}
nag-44 = { $side ->
    [white] Il Bianco ha compenso per il materiale
   *[black] Il Nero ha compenso per il materiale
}
nag-132 = { $side ->
    [white] Il Bianco ha controgioco
   *[black] Il Nero ha controgioco
}
nag-138 = { $side ->
    [white] Il Bianco è in zeitnot
   *[black] Il Nero è in zeitnot
}
nag-146 = novità

## A position told. Unsourced: general knowledge.
placed-piece = { $count ->
    [one] { piece } { $list }
   *[other] { $piece ->
        [king] re
        [queen] donne
        [rook] torri
        [bishop] alfieri
        [knight] cavalli
       *[pawn] pedoni
    } { $list }
}
to-move = Muove il { side }.
