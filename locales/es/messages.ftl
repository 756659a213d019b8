### Spanish (español): moves in words.

## Names
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

## Names in the plural, for a position told
# source: Wikipedia tables, PGN94, Scid, chessfss, es.wp, Lichess, Lucas, PyChess, DroidFish; case forms unsourced
-king = { $case ->
   *[nominative] rey
    [plural] reyes
}
# source: Wikipedia tables, PGN94, Scid, chessfss, es.wp, Lichess, Lucas, PyChess, DroidFish; case forms unsourced
-queen = { $case ->
   *[nominative] dama
    [plural] damas
}
# source: Wikipedia tables, PGN94, Scid, chessfss, es.wp, Lichess, Lucas, PyChess, DroidFish; case forms unsourced
-rook = { $case ->
   *[nominative] torre
    [plural] torres
}
# source: Wikipedia tables, PGN94, Scid, chessfss, es.wp, Lichess, Lucas, PyChess, DroidFish; case forms unsourced
-bishop = { $case ->
   *[nominative] alfil
    [plural] alfiles
}
# source: Wikipedia tables, PGN94, Scid, chessfss, es.wp, Lichess, Lucas, PyChess, DroidFish; case forms unsourced
-knight = { $case ->
   *[nominative] caballo
    [plural] caballos
}
# source: Wikipedia tables, PGN94, Scid, chessfss, es.wp, Lichess, Lucas, PyChess, DroidFish; case forms unsourced
-pawn = { $case ->
   *[nominative] peón
    [plural] peones
}
placed-piece = { $count ->
    [one] { piece } { $list }
   *[other] { piece-plural } { $list }
}

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
and-so = { $more ->
    [yes] { ", " }
   *[no] { " y " }
}
# unsourced: general knowledge
full-with-promotion = { $sentence }{ and-so }se convierte en { promoted }
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
    .takes = toma | come | por | toma en | mata | captura en
    .castle = enroque | enroca
    .castle-short = enroca corto | enroca en corto | enroque pequeño | enroque de rey | enroque en el flanco de rey | enroque por el flanco de rey | enrocar corto
    .castle-long = enroca largo | enroca en largo | enroque grande | enroque de dama | enroque en el flanco de dama | enroque por el flanco de dama | enrocar largo
    .mate = mate | y mate | jaque y mate
    .fillers = el | la | los | las | de | a | en | al | va | casilla | y | corona | convierte | se | promoción | promociona | igual | pasa | es | da | hasta | desde | promueve | coronando | convierte en
    .file-b = be | be larga
    .file-c = ce
    .file-f = efe
    .file-g = ge
    .file-h = hache

## Annotation marks by their numbers in the PGN standard (section 10); 14 and above are White's, the next is
## Black's. The numbers are sourced there, the words are general knowledge.
nag-side = { $side ->
    [white] las blancas
   *[black] las negras
}
nag-1 = buena jugada
nag-2 = mala jugada
nag-3 = jugada muy buena
nag-4 = error grave
nag-5 = jugada interesante
nag-6 = jugada dudosa
nag-7 = jugada forzada
nag-8 = única jugada
nag-9 = la peor jugada
nag-10 = posición de tablas
nag-11 = igualdad, posición tranquila
nag-12 = igualdad, posición activa
nag-13 = posición poco clara
nag-14 = { nag-side } tienen ligera ventaja
nag-16 = { nag-side } tienen clara ventaja
nag-18 = { nag-side } tienen ventaja decisiva
nag-20 = { nag-side } tienen ventaja aplastante
nag-22 = { nag-side } están en zugzwang
nag-24 = { nag-side } tienen ligera ventaja de espacio
nag-26 = { nag-side } tienen clara ventaja de espacio
nag-28 = { nag-side } tienen ventaja decisiva de espacio
nag-30 = { nag-side } tienen ligera ventaja de desarrollo
nag-32 = { nag-side } tienen clara ventaja de desarrollo
nag-34 = { nag-side } tienen ventaja decisiva de desarrollo
nag-36 = { nag-side } tienen la iniciativa
nag-38 = { nag-side } tienen una iniciativa duradera
nag-40 = { nag-side } tienen el ataque
nag-42 = { nag-side } tienen compensación insuficiente por el material
nag-44 = { nag-side } tienen compensación suficiente por el material
nag-46 = { nag-side } tienen más que suficiente compensación por el material
nag-48 = { nag-side } tienen ligera ventaja en el centro
nag-50 = { nag-side } tienen clara ventaja en el centro
nag-52 = { nag-side } tienen ventaja decisiva en el centro
nag-54 = { nag-side } tienen ligera ventaja en el flanco de rey
nag-56 = { nag-side } tienen clara ventaja en el flanco de rey
nag-58 = { nag-side } tienen ventaja decisiva en el flanco de rey
nag-60 = { nag-side } tienen ligera ventaja en el flanco de dama
nag-62 = { nag-side } tienen clara ventaja en el flanco de dama
nag-64 = { nag-side } tienen ventaja decisiva en el flanco de dama
nag-66 = { nag-side } tienen la primera fila vulnerable
nag-68 = { nag-side } tienen la primera fila bien protegida
nag-70 = { nag-side } tienen el rey mal protegido
nag-72 = { nag-side } tienen el rey bien protegido
nag-74 = { nag-side } tienen el rey mal situado
nag-76 = { nag-side } tienen el rey bien situado
nag-78 = { nag-side } tienen una estructura de peones muy débil
nag-80 = { nag-side } tienen una estructura de peones algo débil
nag-82 = { nag-side } tienen una estructura de peones bastante fuerte
nag-84 = { nag-side } tienen una estructura de peones muy fuerte
nag-86 = { nag-side } tienen el caballo mal situado
nag-88 = { nag-side } tienen el caballo bien situado
nag-90 = { nag-side } tienen el alfil mal situado
nag-92 = { nag-side } tienen el alfil bien situado
nag-94 = { nag-side } tienen la torre mal situada
nag-96 = { nag-side } tienen la torre bien situada
nag-98 = { nag-side } tienen la dama mal situada
nag-100 = { nag-side } tienen la dama bien situada
nag-102 = { nag-side } tienen mala coordinación de las piezas
nag-104 = { nag-side } tienen buena coordinación de las piezas
nag-106 = { nag-side } han jugado muy mal la apertura
nag-108 = { nag-side } han jugado mal la apertura
nag-110 = { nag-side } han jugado bien la apertura
nag-112 = { nag-side } han jugado muy bien la apertura
nag-114 = { nag-side } han jugado muy mal el medio juego
nag-116 = { nag-side } han jugado mal el medio juego
nag-118 = { nag-side } han jugado bien el medio juego
nag-120 = { nag-side } han jugado muy bien el medio juego
nag-122 = { nag-side } han jugado muy mal el final
nag-124 = { nag-side } han jugado mal el final
nag-126 = { nag-side } han jugado bien el final
nag-128 = { nag-side } han jugado muy bien el final
nag-130 = { nag-side } tienen un ligero contrajuego
nag-132 = { nag-side } tienen un claro contrajuego
nag-134 = { nag-side } tienen un contrajuego decisivo
nag-136 = { nag-side } tienen apuros moderados de tiempo
nag-138 = { nag-side } tienen graves apuros de tiempo
nag-140 = con la idea
nag-141 = dirigido contra
nag-142 = mejor es
nag-143 = peor es
nag-144 = equivalente es
nag-145 = nota de la redacción
nag-146 = novedad

## Ends of a game, and a position told. Unsourced: general knowledge.
white-offers-draw = las blancas ofrecen tablas
black-offers-draw = las negras ofrecen tablas
white-out-of-time = a las blancas se les acabó el tiempo
black-out-of-time = a las negras se les acabó el tiempo
repetition = tablas por triple repetición
fifty-moves = tablas por la regla de los cincuenta movimientos
dead-position = tablas, ningún bando puede dar mate
unfinished = la partida no terminó
white-wins = ganan las blancas
black-wins = ganan las negras
men-count = { $count ->
    [one] { $count } pieza
   *[other] { $count } piezas
}
placed = Las { side } tienen { men-count }: { $list }.
to-move = Juegan las { side }.
