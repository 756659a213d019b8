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
full-with-promotion = { $sentence } og forvandles til { promoted }
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
