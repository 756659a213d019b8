### Norwegian Bokmål (norsk bokmål): moves in words.

## Names
# source: Wikipedia tables, PGN94, Scid, Lichess, PyChess, no pages
-king = konge
# source: Wikipedia tables, PGN94, Scid, Lichess, PyChess, no pages
-queen = dronning
# source: Wikipedia tables, PGN94, Scid, Lichess, PyChess, no pages
-rook = tårn
# source: Wikipedia tables, PGN94, Scid, Lichess, PyChess, no pages
-bishop = løper
# source: Wikipedia tables, PGN94, Scid, Lichess, PyChess, no pages
-knight = springer
# source: Wikipedia tables, PGN94, Scid, Lichess, PyChess, no pages
-pawn = bonde
# unsourced: general knowledge
-white = hvit
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
    [7] sju
   *[8] åtte
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
# source: Wikipedia tables, PGN94, Scid, Lichess, PyChess, no pages
check = sjakk
# unsourced: general knowledge
double-check = dobbeltsjakk
# unsourced: general knowledge
discovered-check = avdekkersjakk
# source: Wikipedia tables, PGN94, Scid, Lichess, PyChess, no pages
mate = matt
# source: Wikipedia tables, PGN94, Scid, Lichess, PyChess, no pages
stalemate = patt

## The end of a game
# source: Lichess translations
white-resigned = Hvit ga opp
# source: Lichess translations
black-resigned = Sort ga opp
# source: Lichess translations
draw-agreed = Remis ved overenskomst
# source: Wikipedia tables, PGN94, Scid, Lichess, PyChess, no pages
draw = remis

## Sentences
# unsourced: general knowledge
the-man = { $side ->
    [white] Hvits
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
    [white] Hvit
   *[black] Sort
} rokerer kort
# unsourced: general knowledge
full-castle-long = { $side ->
    [white] Hvit
   *[black] Sort
} rokerer langt
# unsourced: general knowledge
full-null = { $side ->
    [white] Hvit
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
full-with-check = { $sentence } og gir sjakk
# unsourced: general knowledge
full-with-double-check = { $sentence } og gir dobbeltsjakk
# unsourced: general knowledge
full-with-discovered-check = { $sentence } og gir avdekkersjakk
# unsourced: general knowledge
full-with-mate = { $sentence } og setter matt
# unsourced: general knowledge
full-with-stalemate = { $sentence } og setter patt

## What people also say
heard =
    .queen = dame
    .knight = hest
    .takes = tar | slår på
    .castle = rokade
    .mate = sjakkmatt | og matt
    .fillers = på | til | fra | går | og | blir | forvandles | en | et | den
    .castle-short = rokade kort | liten rokade
    .castle-long = rokade lang | stor rokade
    .file-b = be
    .file-c = ce
    .file-d = de
    .file-f = eff
    .file-g = ge
    .file-h = hå

## Annotation marks, those in common use. Unsourced: general knowledge.
nag-1 = godt trekk
nag-2 = dårlig trekk
nag-3 = glimrende trekk
nag-4 = grov feil
nag-5 = interessant trekk
nag-6 = tvilsomt trekk
nag-7 = tvunget trekk
nag-8 = eneste trekk
nag-10 = lik stilling
nag-13 = uklar stilling
nag-14 = { $side ->
    [white] Hvit står litt bedre
   *[black] Sort står litt bedre
}
nag-16 = { $side ->
    [white] Hvit står klart bedre
   *[black] Sort står klart bedre
}
nag-18 = { $side ->
    [white] Hvit har avgjørende fordel
   *[black] Sort har avgjørende fordel
}
nag-22 = { $side ->
    [white] Hvit er i trekktvang
   *[black] Sort er i trekktvang
}
nag-32 = { $side ->
    [white] Hvit har utviklingsforsprang
   *[black] Sort har utviklingsforsprang
}
nag-36 = { $side ->
    [white] Hvit har initiativet
   *[black] Sort har initiativet
}
nag-40 = { $side ->
    [white] Hvit har angrep
   *[black] Sort har angrep
}
nag-44 = { $side ->
    [white] Hvit har kompensasjon for materialet
   *[black] Sort har kompensasjon for materialet
}
nag-132 = { $side ->
    [white] Hvit har motspill
   *[black] Sort har motspill
}
nag-138 = { $side ->
    [white] Hvit er i tidsnød
   *[black] Sort er i tidsnød
}

## A position told. Unsourced: general knowledge.
placed-piece = { $count ->
    [one] { piece } { $list }
   *[other] { $piece ->
        [king] konger
        [queen] dronninger
        [rook] tårn
        [bishop] løpere
        [knight] springere
       *[pawn] bønder
    } { $list }
}
to-move = { $side ->
    [white] Hvit er i trekket.
   *[black] Sort er i trekket.
}
