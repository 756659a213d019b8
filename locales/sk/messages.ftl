### Slovak (slovenčina): moves in words.

## Names
# source: Wikipedia tables, Lichess, PyChess, Scidb
-king = kráľ
# source: Wikipedia tables, Lichess, PyChess, Scidb
-queen = dáma
# source: Wikipedia tables, Lichess, PyChess, Scidb
-rook = veža
# source: Wikipedia tables, Lichess, PyChess, Scidb
-bishop = strelec
# source: Wikipedia tables, Lichess, PyChess, Scidb
-knight = jazdec
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
