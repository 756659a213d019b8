### Portuguese (Brazil) (português (Brasil)): moves in words.

## Names
# source: Lichess, PyChess, GNOME, Scid (Brazilian file)
-king = rei
# source: Lichess, PyChess, GNOME, Scid (Brazilian file)
-queen = dama
# source: Lichess, PyChess, GNOME, Scid (Brazilian file)
-rook = torre
# source: Lichess, PyChess, GNOME, Scid (Brazilian file)
-bishop = bispo
# source: Lichess, PyChess, GNOME, Scid (Brazilian file)
-knight = cavalo
# source: Lichess, PyChess, GNOME, Scid (Brazilian file)
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
# source: Lichess, PyChess, GNOME, Scid (Brazilian file)
check = xeque
# unsourced: general knowledge
double-check = xeque duplo
# unsourced: general knowledge
discovered-check = xeque a descoberto
# source: Lichess, PyChess, GNOME, Scid (Brazilian file)
mate = xeque-mate
# source: Lichess, PyChess, GNOME, Scid (Brazilian file)
stalemate = afogamento

## The end of a game
# source: Lichess translations
white-resigned = Brancas desistiram
# source: Lichess translations
black-resigned = Pretas desistiram
# source: Lichess translations
draw-agreed = Empate por acordo mútuo
# source: Lichess, PyChess, GNOME, Scid (Brazilian file)
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
and-so = { $more ->
    [yes] { ", " }
   *[no] { " e " }
}
# unsourced: general knowledge
full-with-promotion = { $sentence }{ and-so }promove a { promoted }
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

## Annotation marks, those in common use. Unsourced: general knowledge.
nag-1 = bom lance
nag-2 = lance fraco
nag-3 = lance excelente
nag-4 = erro grave
nag-5 = lance interessante
nag-6 = lance duvidoso
nag-7 = lance forçado
nag-8 = único lance
nag-10 = posição igual
nag-13 = posição pouco clara
nag-14 = { $side ->
    [white] As brancas estão ligeiramente melhor
   *[black] As pretas estão ligeiramente melhor
}
nag-16 = { $side ->
    [white] As brancas estão melhor
   *[black] As pretas estão melhor
}
nag-18 = { $side ->
    [white] As brancas têm vantagem decisiva
   *[black] As pretas têm vantagem decisiva
}
nag-22 = { $side ->
    [white] As brancas estão em zugzwang
   *[black] As pretas estão em zugzwang
}
nag-32 = { $side ->
    [white] As brancas têm vantagem de desenvolvimento
   *[black] As pretas têm vantagem de desenvolvimento
}
nag-36 = { $side ->
    [white] As brancas têm a iniciativa
   *[black] As pretas têm a iniciativa
}
nag-40 = { $side ->
    [white] As brancas têm o ataque
   *[black] As pretas têm o ataque
}
nag-44 = { $side ->
    [white] As brancas têm compensação pelo material
   *[black] As pretas têm compensação pelo material
}
nag-132 = { $side ->
    [white] As brancas têm contrajogo
   *[black] As pretas têm contrajogo
}
nag-138 = { $side ->
    [white] As brancas estão em apuros de tempo
   *[black] As pretas estão em apuros de tempo
}
nag-146 = novidade

## A position told. Unsourced: general knowledge.
placed-piece = { $count ->
    [one] { piece } { $list }
   *[other] { $piece ->
        [king] reis
        [queen] damas
        [rook] torres
        [bishop] bispos
        [knight] cavalos
       *[pawn] peões
    } { $list }
}
to-move = Jogam as { side }.
