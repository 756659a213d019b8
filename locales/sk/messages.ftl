### Slovak (slovenčina): moves in words.

## Names
# source: Wikipedia tables, Lichess, PyChess, Scidb
-king = kráľ
# source: Wikipedia tables, Lichess, PyChess, Scidb
-pawn = pešiak
# unsourced: general knowledge
-white = biely
# unsourced: general knowledge
-black = čierny
# unsourced: general knowledge
rank = { $rank ->
    [1] jeden
    [2] dva
    [3] tri
    [4] štyri
    [5] päť
    [6] šesť
    [7] sedem
   *[8] osem
}

## Actions
# source: Lichess translations
takes = berie
# source: Lichess translations
castle-short = malá rošáda
# source: Lichess translations
castle-long = veľká rošáda
# unsourced: general knowledge
promotion = premena: { promoted }
# unsourced: general knowledge
en-passant = mimochodom
# source: Wikipedia tables, Lichess, PyChess, Scidb
check = šach
# unsourced: general knowledge
double-check = dvojitý šach
# unsourced: general knowledge
discovered-check = odťažný šach
# source: Wikipedia tables, Lichess, PyChess, Scidb
mate = mat
# source: Wikipedia tables, Lichess, PyChess, Scidb
stalemate = pat

## The end of a game
# source: Lichess translations
white-resigned = Biely sa vzdal
# source: Lichess translations
black-resigned = Čierny sa vzdal
# source: Lichess translations
draw-agreed = Remíza po vzájomnej dohode
# source: Wikipedia tables, Lichess, PyChess, Scidb
draw = remíza

## Sentences
# source: Wikipedia tables, Lichess, PyChess, Scidb; case forms unsourced
-queen = { $case ->
   *[nominative] dáma
    [accusative] dámu
}
# source: Wikipedia tables, Lichess, PyChess, Scidb; case forms unsourced
-rook = { $case ->
   *[nominative] veža
    [accusative] vežu
}
# source: Wikipedia tables, Lichess, PyChess, Scidb; case forms unsourced
-bishop = { $case ->
   *[nominative] strelec
    [accusative] strelca
}
# source: Wikipedia tables, Lichess, PyChess, Scidb; case forms unsourced
-knight = { $case ->
   *[nominative] jazdec
    [accusative] jazdca
}
# unsourced: general knowledge
the-man = { $piece ->
    [queen] { $side ->
        [white] Biela
       *[black] Čierna
    } { piece }
    [rook] { $side ->
        [white] Biela
       *[black] Čierna
    } { piece }
   *[other] { $side ->
        [white] Biely
       *[black] Čierny
    } { piece }
}
# unsourced: general knowledge
full-move = { the-man } ide na { $to }
# unsourced: general knowledge
full-move-from = { the-man } z { $from } ide na { $to }
# unsourced: general knowledge
full-capture = { the-man } berie na { $to }
# unsourced: general knowledge
full-capture-from = { the-man } z { $from } berie na { $to }
# unsourced: general knowledge
full-castle-short = { $side ->
    [white] Biely
   *[black] Čierny
} robí malú rošádu
# unsourced: general knowledge
full-castle-long = { $side ->
    [white] Biely
   *[black] Čierny
} robí veľkú rošádu
# unsourced: general knowledge
full-null = { $side ->
    [white] Biely
   *[black] Čierny
} vynecháva ťah
# unsourced: general knowledge
and-so = { $more ->
    [yes] { ", " }
   *[no] { " a " }
}
# unsourced: general knowledge
full-with-promotion = { $sentence }{ and-so }mení sa na { promoted-accusative }
# unsourced: general knowledge
full-with-en-passant = { $sentence } mimochodom
# unsourced: general knowledge
full-with-check = { $sentence } a dáva šach
# unsourced: general knowledge
full-with-double-check = { $sentence } a dáva dvojitý šach
# unsourced: general knowledge
full-with-discovered-check = { $sentence } a dáva odťažný šach
# unsourced: general knowledge
full-with-mate = { $sentence } a dáva mat
# unsourced: general knowledge
full-with-stalemate = { $sentence } a dáva pat

## What people also say
heard =
    .queen = kráľovná
    .knight = kôň
    .castle = rošáda
    .fillers = na | z | zo | ide | pole | v | sa | mení
