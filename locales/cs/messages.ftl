### Czech (čeština): moves in words.

## Names
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, Lucas, hu.wp
-king = král
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, Lucas, hu.wp
-pawn = pěšec
# unsourced: general knowledge
-white = bílý
# unsourced: general knowledge
-black = černý
# unsourced: general knowledge
rank = { $rank ->
    [1] jedna
    [2] dvě
    [3] tři
    [4] čtyři
    [5] pět
    [6] šest
    [7] sedm
   *[8] osm
}

## Actions
# source: Lichess translations
takes = bere
# source: Lichess translations
castle-short = krátká rošáda
# source: Lichess translations
castle-long = dlouhá rošáda
# unsourced: general knowledge
promotion = proměna: { promoted }
# unsourced: general knowledge
en-passant = mimochodem
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, Lucas, hu.wp
check = šach
# unsourced: general knowledge
double-check = dvojitý šach
# unsourced: general knowledge
discovered-check = odtažný šach
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, Lucas, hu.wp
mate = mat
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, Lucas, hu.wp
stalemate = pat

## The end of a game
# source: Lichess translations
white-resigned = Bílý se vzdal
# source: Lichess translations
black-resigned = Černý se vzdal
# source: Lichess translations
draw-agreed = Remíza po vzájemné dohodě
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, Lucas, hu.wp
draw = remíza

## Sentences
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, Lucas, hu.wp; case forms unsourced
-queen = { $case ->
   *[nominative] dáma
    [accusative] dámu
}
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, Lucas, hu.wp; case forms unsourced
-rook = { $case ->
   *[nominative] věž
    [accusative] věž
}
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, Lucas, hu.wp; case forms unsourced
-bishop = { $case ->
   *[nominative] střelec
    [accusative] střelce
}
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, Lucas, hu.wp; case forms unsourced
-knight = { $case ->
   *[nominative] jezdec
    [accusative] jezdce
}
# unsourced: general knowledge
the-man = { $piece ->
    [queen] { $side ->
        [white] Bílá
       *[black] Černá
    } { piece }
    [rook] { $side ->
        [white] Bílá
       *[black] Černá
    } { piece }
   *[other] { $side ->
        [white] Bílý
       *[black] Černý
    } { piece }
}
# unsourced: general knowledge
full-move = { the-man } táhne na { $to }
# unsourced: general knowledge
full-move-from = { the-man } z { $from } táhne na { $to }
# unsourced: general knowledge
full-capture = { the-man } bere na { $to }
# unsourced: general knowledge
full-capture-from = { the-man } z { $from } bere na { $to }
# unsourced: general knowledge
full-castle-short = { $side ->
    [white] Bílý
   *[black] Černý
} provádí krátkou rošádu
# unsourced: general knowledge
full-castle-long = { $side ->
    [white] Bílý
   *[black] Černý
} provádí dlouhou rošádu
# unsourced: general knowledge
full-null = { $side ->
    [white] Bílý
   *[black] Černý
} vynechává tah
# unsourced: general knowledge
and-so = { $more ->
    [yes] { ", " }
   *[no] { " a " }
}
# unsourced: general knowledge
full-with-promotion = { $sentence }{ and-so }mění se v { promoted-accusative }
# unsourced: general knowledge
full-with-en-passant = { $sentence } mimochodem
# unsourced: general knowledge
full-with-check = { $sentence } a dává šach
# unsourced: general knowledge
full-with-double-check = { $sentence } a dává dvojitý šach
# unsourced: general knowledge
full-with-discovered-check = { $sentence } a dává odtažný šach
# unsourced: general knowledge
full-with-mate = { $sentence } a dává mat
# unsourced: general knowledge
full-with-stalemate = { $sentence } a dává pat

## What people also say
heard =
    .queen = královna
    .knight = kůň
    .pawn = pěšák
    .takes = bije | bere na | vezme
    .castle = rošáda
    .castle-short = malá rošáda | rošáda malá | krátká rošáda
    .castle-long = velká rošáda | rošáda velká | dlouhá rošáda
    .fillers = na | z | ze | táhne | jde | pole | v | se | mění | do | a | proměna | proměňuje | mění se
    .mate = šach mat | šachmat | a mat
    .file-b = bé
    .file-c = cé
    .file-d = dé
    .file-f = ef
    .file-g = gé
    .file-h = há

## Annotation marks, those in common use. Unsourced: general knowledge.
nag-1 = dobrý tah
nag-2 = slabý tah
nag-3 = výborný tah
nag-4 = hrubá chyba
nag-5 = zajímavý tah
nag-6 = pochybný tah
nag-7 = vynucený tah
nag-8 = jediný tah
nag-10 = rovná pozice
nag-13 = nejasná pozice
nag-14 = { $side ->
    [white] Bílý stojí o něco lépe
   *[black] Černý stojí o něco lépe
}
nag-16 = { $side ->
    [white] Bílý stojí lépe
   *[black] Černý stojí lépe
}
nag-18 = { $side ->
    [white] Bílý má rozhodující výhodu
   *[black] Černý má rozhodující výhodu
}
nag-22 = { $side ->
    [white] Bílý je v nevýhodě tahu
   *[black] Černý je v nevýhodě tahu
}
nag-32 = { $side ->
    [white] Bílý má náskok ve vývinu
   *[black] Černý má náskok ve vývinu
}
nag-36 = { $side ->
    [white] Bílý má iniciativu
   *[black] Černý má iniciativu
}
nag-40 = { $side ->
    [white] Bílý má útok
   *[black] Černý má útok
}
nag-44 = { $side ->
    [white] Bílý má kompenzaci za materiál
   *[black] Černý má kompenzaci za materiál
}
nag-132 = { $side ->
    [white] Bílý má protihru
   *[black] Černý má protihru
}
nag-138 = { $side ->
    [white] Bílý je v časové tísni
   *[black] Černý je v časové tísni
}
nag-146 = novinka

## A position told. Unsourced: general knowledge.
placed-piece = { $count ->
    [one] { piece } { $list }
   *[other] { $piece ->
        [king] králové
        [queen] dámy
        [rook] věže
        [bishop] střelci
        [knight] jezdci
       *[pawn] pěšci
    } { $list }
}
to-move = { $side ->
    [white] Na tahu je bílý.
   *[black] Na tahu je černý.
}
