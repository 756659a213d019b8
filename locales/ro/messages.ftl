### Romanian (română): moves in words.

## Names
# unsourced: general knowledge
-white = alb
# unsourced: general knowledge
-black = negru
# unsourced: general knowledge
rank = { $rank ->
    [1] unu
    [2] doi
    [3] trei
    [4] patru
    [5] cinci
    [6] șase
    [7] șapte
   *[8] opt
}

## Actions
# source: Lichess translations
takes = ia
# source: Lichess translations
castle-short = rocadă mică
# source: Lichess translations
castle-long = rocadă mare
# unsourced: general knowledge
promotion = promovare: { promoted }
# unsourced: general knowledge
en-passant = en passant
# source: Wikipedia tables, PGN94, Scidb, Lucas, hu.wp
check = șah
# unsourced: general knowledge
double-check = șah dublu
# unsourced: general knowledge
discovered-check = șah prin descoperire
# source: Wikipedia tables, PGN94, Scidb, Lucas, hu.wp
mate = mat
# source: Wikipedia tables, PGN94, Scidb, Lucas, hu.wp
stalemate = pat

## The end of a game
# source: Lichess translations
white-resigned = Albul a cedat
# source: Lichess translations
black-resigned = Negrul a cedat
# source: Lichess translations
draw-agreed = Remiză prin acord reciproc
# source: Wikipedia tables, PGN94, Scidb, Lucas, hu.wp
draw = remiză

## Sentences
# source: Wikipedia tables, PGN94, Scidb, Lucas, hu.wp; case forms unsourced
-king = { $case ->
   *[nominative] rege
    [definite] Regele
}
# source: Wikipedia tables, PGN94, Scidb, Lucas, hu.wp; case forms unsourced
-queen = { $case ->
   *[nominative] damă
    [definite] Dama
}
# source: Wikipedia tables, PGN94, Scidb, Lucas, hu.wp; case forms unsourced
-rook = { $case ->
   *[nominative] turn
    [definite] Turnul
}
# source: Wikipedia tables, PGN94, Scidb, Lucas, hu.wp; case forms unsourced
-bishop = { $case ->
   *[nominative] nebun
    [definite] Nebunul
}
# source: Wikipedia tables, PGN94, Scidb, Lucas, hu.wp; case forms unsourced
-knight = { $case ->
   *[nominative] cal
    [definite] Calul
}
# source: Wikipedia tables, PGN94, Scidb, Lucas, hu.wp; case forms unsourced
-pawn = { $case ->
   *[nominative] pion
    [definite] Pionul
}
# unsourced: general knowledge
the-man = { piece-definite } { $piece ->
    [queen] { $side ->
        [white] albă
       *[black] neagră
    }
   *[other] { $side ->
        [white] alb
       *[black] negru
    }
}
# unsourced: general knowledge
full-move = { the-man } merge pe { $to }
# unsourced: general knowledge
full-move-from = { the-man } de pe { $from } merge pe { $to }
# unsourced: general knowledge
full-capture = { the-man } ia pe { $to }
# unsourced: general knowledge
full-capture-from = { the-man } de pe { $from } ia pe { $to }
# unsourced: general knowledge
full-castle-short = { $side ->
    [white] Albul
   *[black] Negrul
} face rocada mică
# unsourced: general knowledge
full-castle-long = { $side ->
    [white] Albul
   *[black] Negrul
} face rocada mare
# unsourced: general knowledge
full-null = { $side ->
    [white] Albul
   *[black] Negrul
} trece
# unsourced: general knowledge
and-so = { $more ->
    [yes] { ", " }
   *[no] { " și " }
}
# unsourced: general knowledge
full-with-promotion = { $sentence }{ and-so }se transformă în { promoted }
# unsourced: general knowledge
full-with-en-passant = { $sentence } en passant
# unsourced: general knowledge
full-with-check = { $sentence } și dă șah
# unsourced: general knowledge
full-with-double-check = { $sentence } și dă șah dublu
# unsourced: general knowledge
full-with-discovered-check = { $sentence } și dă șah prin descoperire
# unsourced: general knowledge
full-with-mate = { $sentence } și dă mat
# unsourced: general knowledge
full-with-stalemate = { $sentence } și dă pat

## What people also say
heard =
    .queen = regină | regina
    .rook = tură | tura
    .takes = captură | bate | captură la
    .castle = rocada | rocadă
    .fillers = de | pe | la | merge | mută | și | se | în | cu | promovează | devine
    .castle-short = rocada mică | rocadă scurtă
    .castle-long = rocada mare | rocadă lungă
    .mate = șah mat | șah și mat
    .knight = calul
    .file-b = be
    .file-c = ce
    .file-f = ef
    .file-g = ge
    .file-h = haș

## Annotation marks, those in common use. Unsourced: general knowledge.
nag-1 = mutare bună
nag-2 = greșeală
nag-3 = mutare excelentă
nag-4 = greșeală gravă
nag-5 = mutare interesantă
nag-6 = mutare dubioasă
nag-7 = mutare forțată
nag-8 = unica mutare
nag-10 = poziție egală
nag-13 = poziție neclară
nag-14 = { $side ->
    [white] Albul stă ceva mai bine
   *[black] Negrul stă ceva mai bine
}
nag-16 = { $side ->
    [white] Albul stă mai bine
   *[black] Negrul stă mai bine
}
nag-18 = { $side ->
    [white] Albul are avantaj decisiv
   *[black] Negrul are avantaj decisiv
}
nag-22 = { $side ->
    [white] Albul este în zugzwang
   *[black] Negrul este în zugzwang
}
nag-32 = { $side ->
    [white] Albul are avans în dezvoltare
   *[black] Negrul are avans în dezvoltare
}
nag-36 = { $side ->
    [white] Albul are inițiativa
   *[black] Negrul are inițiativa
}
nag-40 = { $side ->
    [white] Albul are atac
   *[black] Negrul are atac
}
nag-44 = { $side ->
    [white] Albul are compensație pentru material
   *[black] Negrul are compensație pentru material
}
nag-132 = { $side ->
    [white] Albul are contrajoc
   *[black] Negrul are contrajoc
}
nag-138 = { $side ->
    [white] Albul este în criză de timp
   *[black] Negrul este în criză de timp
}
