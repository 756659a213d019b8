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
full-with-promotion = { $sentence } e promuove a { promoted }
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
