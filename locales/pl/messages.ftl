### Polish (polski): moves in words.

## Names
# source: Wikipedia tables, PGN94, Scid names, Scidb, Lucas, PyChess, DroidFish, hu.wp, pl pages
-king = król
# source: Wikipedia tables, PGN94, Scid names, Scidb, Lucas, PyChess, DroidFish, hu.wp, pl pages
-pawn = pion
# unsourced: general knowledge
-white = białe
# unsourced: general knowledge
-black = czarne
# unsourced: general knowledge
rank = { $rank ->
    [1] jeden
    [2] dwa
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
    [7] siedem
   *[8] osiem
}

## Actions
# source: Lichess translations
takes = zbija
# source: Lichess translations
castle-short = krótka roszada
# source: Lichess translations
castle-long = długa roszada
# unsourced: general knowledge
promotion = promocja: { promoted }
# unsourced: general knowledge
en-passant = bicie w przelocie
# source: Wikipedia tables, PGN94, Scid names, Scidb, Lucas, PyChess, DroidFish, hu.wp, pl pages
check = szach
# unsourced: general knowledge
double-check = podwójny szach
# unsourced: general knowledge
discovered-check = szach z odsłony
# source: Wikipedia tables, PGN94, Scid names, Scidb, Lucas, PyChess, DroidFish, hu.wp, pl pages
mate = mat
# source: Wikipedia tables, PGN94, Scid names, Scidb, Lucas, PyChess, DroidFish, hu.wp, pl pages
stalemate = pat

## The end of a game
# source: Lichess translations
white-resigned = Białe poddały się
# source: Lichess translations
black-resigned = Czarne poddały się
# source: Lichess translations
draw-agreed = Remis za obopólną zgodą
# source: Wikipedia tables, PGN94, Scid names, Scidb, Lucas, PyChess, DroidFish, hu.wp, pl pages
draw = remis

## Sentences
# source: Wikipedia tables, PGN94, Scid names, Scidb, Lucas, PyChess, DroidFish, hu.wp, pl pages; case forms unsourced
-queen = { $case ->
   *[nominative] hetman
    [accusative] hetmana
}
# source: Wikipedia tables, PGN94, Scid names, Scidb, Lucas, PyChess, DroidFish, hu.wp, pl pages; case forms unsourced
-rook = { $case ->
   *[nominative] wieża
    [accusative] wieżę
}
# source: Wikipedia tables, PGN94, Scid names, Scidb, Lucas, PyChess, DroidFish, hu.wp, pl pages; case forms unsourced
-bishop = { $case ->
   *[nominative] goniec
    [accusative] gońca
}
# source: Wikipedia tables, PGN94, Scid names, Scidb, Lucas, PyChess, DroidFish, hu.wp, pl pages; case forms unsourced
-knight = { $case ->
   *[nominative] skoczek
    [accusative] skoczka
}
# unsourced: general knowledge
the-man = { $piece ->
    [rook] { $side ->
        [white] Biała
       *[black] Czarna
    } { piece }
   *[other] { $side ->
        [white] Biały
       *[black] Czarny
    } { piece }
}
# unsourced: general knowledge
full-move = { the-man } idzie na { $to }
# unsourced: general knowledge
full-move-from = { the-man } z { $from } idzie na { $to }
# unsourced: general knowledge
full-capture = { the-man } zbija na { $to }
# unsourced: general knowledge
full-capture-from = { the-man } z { $from } zbija na { $to }
# unsourced: general knowledge
full-castle-short = { $side ->
    [white] Białe
   *[black] Czarne
} robią krótką roszadę
# unsourced: general knowledge
full-castle-long = { $side ->
    [white] Białe
   *[black] Czarne
} robią długą roszadę
# unsourced: general knowledge
full-null = { $side ->
    [white] Białe
   *[black] Czarne
} pasują
# unsourced: general knowledge
and-so = { $more ->
    [yes] { ", " }
   *[no] { " i " }
}
# unsourced: general knowledge
full-with-promotion = { $sentence }{ and-so }zamienia się w { promoted-accusative }
# unsourced: general knowledge
full-with-en-passant = { $sentence } w przelocie
# unsourced: general knowledge
full-with-check = { $sentence } i daje szacha
# unsourced: general knowledge
full-with-double-check = { $sentence } i daje podwójnego szacha
# unsourced: general knowledge
full-with-discovered-check = { $sentence } i daje szacha z odsłony
# unsourced: general knowledge
full-with-mate = { $sentence } i daje mata
# unsourced: general knowledge
full-with-stalemate = { $sentence } i daje pata

## What people also say
heard =
    .queen = dama | królowa | królówka | hetmana
    .bishop = laufer | gońca
    .knight = koń | konik | skoczka | konia
    .pawn = pionek | pionka | piona | pion
    .takes = bije | bije na | bierze | zbija na
    .castle = roszada | roszuje
    .castle-short = mała roszada | roszada krótka | roszada na skrzydle królewskim | roszuje krótko
    .castle-long = duża roszada | roszada długa | roszada na skrzydle hetmańskim | roszuje długo
    .fillers = na | z | idzie | pole | w | i | się | zamienia | ze | zamienia się | promocja | promuje | na pole | do | staje | jest
    .mate = szach mat | szach i mat | i mat
    .file-b = be
    .file-c = ce
    .file-d = de
    .file-f = ef
    .file-g = gie
    .file-h = ha
    .rook = wieżę

## Annotation marks, those in common use. Unsourced: general knowledge.
nag-1 = dobry ruch
nag-2 = błąd
nag-3 = świetny ruch
nag-4 = poważny błąd
nag-5 = interesujący ruch
nag-6 = wątpliwy ruch
nag-7 = wymuszony ruch
nag-8 = jedyny ruch
nag-10 = równa pozycja
nag-13 = niejasna pozycja
nag-14 = { $side ->
    [white] Białe mają niewielką przewagę
   *[black] Czarne mają niewielką przewagę
}
nag-16 = { $side ->
    [white] Białe mają wyraźną przewagę
   *[black] Czarne mają wyraźną przewagę
}
nag-18 = { $side ->
    [white] Białe mają decydującą przewagę
   *[black] Czarne mają decydującą przewagę
}
nag-22 = { $side ->
    [white] Białe są w zugzwangu
   *[black] Czarne są w zugzwangu
}
nag-32 = { $side ->
    [white] Białe mają przewagę w rozwoju
   *[black] Czarne mają przewagę w rozwoju
}
nag-36 = { $side ->
    [white] Białe mają inicjatywę
   *[black] Czarne mają inicjatywę
}
nag-40 = { $side ->
    [white] Białe mają atak
   *[black] Czarne mają atak
}
nag-44 = { $side ->
    [white] Białe mają rekompensatę za materiał
   *[black] Czarne mają rekompensatę za materiał
}
nag-132 = { $side ->
    [white] Białe mają kontrgrę
   *[black] Czarne mają kontrgrę
}
nag-138 = { $side ->
    [white] Białe są w niedoczasie
   *[black] Czarne są w niedoczasie
}
nag-146 = nowinka

## A position told. Unsourced: general knowledge.
placed-piece = { $count ->
    [one] { piece } { $list }
   *[other] { $piece ->
        [king] króle
        [queen] hetmany
        [rook] wieże
        [bishop] gońce
        [knight] skoczki
       *[pawn] piony
    } { $list }
}
to-move = { $side ->
    [white] Ruch białych.
   *[black] Ruch czarnych.
}
