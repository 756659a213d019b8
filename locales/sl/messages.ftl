### Slovenian (slovenščina): moves in words.

## Names
# source: Wikipedia tables, hu.wp, Scidb, PyChess
-king = kralj
# source: Wikipedia tables, hu.wp, Scidb, PyChess
-queen = dama
# source: Wikipedia tables, hu.wp, Scidb, PyChess
-rook = trdnjava
# source: Wikipedia tables, hu.wp, Scidb, PyChess
-bishop = lovec
# source: Wikipedia tables, hu.wp, Scidb, PyChess
-knight = skakač
# source: Wikipedia tables, hu.wp, Scidb, PyChess
-pawn = kmet
# unsourced: general knowledge
-white = beli
# unsourced: general knowledge
-black = črni
# unsourced: general knowledge
rank = { $rank ->
    [1] ena
    [2] dva
    [3] tri
    [4] štiri
    [5] pet
    [6] šest
    [7] sedem
   *[8] osem
}

## Actions
# source: Lichess translations
takes = vzame
# source: Lichess translations
castle-short = kratka rokada
# source: Lichess translations
castle-long = dolga rokada
# unsourced: general knowledge
promotion = promocija: { promoted }
# unsourced: general knowledge
en-passant = mimohodom
# source: Wikipedia tables, hu.wp, Scidb, PyChess
check = šah
# unsourced: general knowledge
double-check = dvojni šah
# unsourced: general knowledge
discovered-check = odkriti šah
# source: Wikipedia tables, hu.wp, Scidb, PyChess
mate = mat
# source: Wikipedia tables, hu.wp, Scidb, PyChess
stalemate = pat

## The end of a game
# source: Lichess translations
white-resigned = Beli je predal
# source: Lichess translations
black-resigned = Črni je predal
# source: Lichess translations
draw-agreed = Remi po dogovoru
# source: Wikipedia tables, hu.wp, Scidb, PyChess
draw = remi
