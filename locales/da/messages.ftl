### Danish (dansk): moves in words.

## Names
# source: Wikipedia tables, PGN94, Scidb, Lichess, Lucas, PyChess, hu.wp
-king = konge
# source: Wikipedia tables, PGN94, Scidb, Lichess, Lucas, PyChess, hu.wp
-queen = dronning
# source: Wikipedia tables, PGN94, Scidb, Lichess, Lucas, PyChess, hu.wp
-rook = tårn
# source: Wikipedia tables, PGN94, Scidb, Lichess, Lucas, PyChess, hu.wp
-bishop = løber
# source: Wikipedia tables, PGN94, Scidb, Lichess, Lucas, PyChess, hu.wp
-knight = springer
# source: Wikipedia tables, PGN94, Scidb, Lichess, Lucas, PyChess, hu.wp
-pawn = bonde
# unsourced: general knowledge
-white = hvid
# unsourced: general knowledge
-black = sort
# unsourced: general knowledge
rank = { $rank ->
    [1] en
    [2] to
    [3] tre
    [4] fire
    [5] fem
    [6] seks
    [7] syv
   *[8] otte
}

## Actions
# source: Lichess translations
takes = slår
# source: Lichess translations
castle-short = kort rokade
# source: Lichess translations
castle-long = lang rokade
# unsourced: general knowledge
promotion = forvandling: { promoted }
# unsourced: general knowledge
en-passant = en passant
# source: Wikipedia tables, PGN94, Scidb, Lichess, Lucas, PyChess, hu.wp
check = skak
# unsourced: general knowledge
double-check = dobbeltskak
# unsourced: general knowledge
discovered-check = afdækkerskak
# source: Wikipedia tables, PGN94, Scidb, Lichess, Lucas, PyChess, hu.wp
mate = mat
# source: Wikipedia tables, PGN94, Scidb, Lichess, Lucas, PyChess, hu.wp
stalemate = pat

## The end of a game
# source: Lichess translations
white-resigned = Hvid opgav
# source: Lichess translations
black-resigned = Sort opgav
# source: Lichess translations
draw-agreed = Remis efter fælles aftale
# source: Wikipedia tables, PGN94, Scidb, Lichess, Lucas, PyChess, hu.wp
draw = remis

## Sentences
# unsourced: general knowledge
the-man = { $side ->
    [white] Hvids
   *[black] Sorts
} { piece }
# unsourced: general knowledge
full-move = { the-man } går til { $to }
# unsourced: general knowledge
full-move-from = { the-man } på { $from } går til { $to }
# unsourced: general knowledge
full-capture = { the-man } slår på { $to }
# unsourced: general knowledge
full-capture-from = { the-man } på { $from } slår på { $to }
# unsourced: general knowledge
full-castle-short = { $side ->
    [white] Hvid
   *[black] Sort
} rokerer kort
# unsourced: general knowledge
full-castle-long = { $side ->
    [white] Hvid
   *[black] Sort
} rokerer langt
# unsourced: general knowledge
full-null = { $side ->
    [white] Hvid
   *[black] Sort
} passer
# unsourced: general knowledge
and-so = { $more ->
    [yes] { ", " }
   *[no] { " og " }
}
# unsourced: general knowledge
full-with-promotion = { $sentence }{ and-so }forvandles til { promoted }
# unsourced: general knowledge
full-with-en-passant = { $sentence } en passant
# unsourced: general knowledge
full-with-check = { $sentence } og giver skak
# unsourced: general knowledge
full-with-double-check = { $sentence } og giver dobbeltskak
# unsourced: general knowledge
full-with-discovered-check = { $sentence } og giver afdækkerskak
# unsourced: general knowledge
full-with-mate = { $sentence } og sætter mat
# unsourced: general knowledge
full-with-stalemate = { $sentence } og sætter pat

## What people also say
heard =
    .queen = dame
    .knight = hest
    .takes = tager | slår på
    .castle = rokade
    .mate = skakmat | og mat
    .fillers = på | til | fra | går | og | bliver | forvandles | en | et | den
    .castle-short = rokade kort | lille rokade
    .castle-long = rokade lang | store rokade
    .file-b = be
    .file-c = ce
    .file-d = de
    .file-f = eff
    .file-g = ge
    .file-h = hå

## Annotation marks, those in common use. Unsourced: general knowledge.
nag-1 = godt træk
nag-2 = dårligt træk
nag-3 = fremragende træk
nag-4 = grov fejl
nag-5 = interessant træk
nag-6 = tvivlsomt træk
nag-7 = tvunget træk
nag-8 = eneste træk
nag-10 = lige stilling
nag-13 = uklar stilling
nag-14 = { $side ->
    [white] Hvid står lidt bedre
   *[black] Sort står lidt bedre
}
nag-16 = { $side ->
    [white] Hvid står klart bedre
   *[black] Sort står klart bedre
}
nag-18 = { $side ->
    [white] Hvid har afgørende fordel
   *[black] Sort har afgørende fordel
}
nag-22 = { $side ->
    [white] Hvid er i træktvang
   *[black] Sort er i træktvang
}
nag-32 = { $side ->
    [white] Hvid har udviklingsforspring
   *[black] Sort har udviklingsforspring
}
nag-36 = { $side ->
    [white] Hvid har initiativet
   *[black] Sort har initiativet
}
nag-40 = { $side ->
    [white] Hvid har angreb
   *[black] Sort har angreb
}
nag-44 = { $side ->
    [white] Hvid har kompensation for materialet
   *[black] Sort har kompensation for materialet
}
nag-132 = { $side ->
    [white] Hvid har modspil
   *[black] Sort har modspil
}
nag-138 = { $side ->
    [white] Hvid er i tidsnød
   *[black] Sort er i tidsnød
}

## A position told. Unsourced: general knowledge.
placed-piece = { $count ->
    [one] { piece } { $list }
   *[other] { $piece ->
        [king] konger
        [queen] dronninger
        [rook] tårne
        [bishop] løbere
        [knight] springere
       *[pawn] bønder
    } { $list }
}
to-move = { $side ->
    [white] Hvid er i trækket.
   *[black] Sort er i trækket.
}
