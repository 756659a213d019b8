### Scottish Gaelic (Gàidhlig): moves in words.

## Names
# source: Wikipedia tables, Lichess (words)
-king = rìgh
# source: Wikipedia tables, Lichess (words)
-queen = bànrigh
# source: Wikipedia tables, Lichess (words)
-rook = tùr
# source: Wikipedia tables, Lichess (words)
-bishop = easbaig
# source: Wikipedia tables, Lichess (words)
-knight = ridire
# source: Wikipedia tables, Lichess (words)
-pawn = pàn
# unsourced: general knowledge
-white = geal
# unsourced: general knowledge
-black = dubh
# unsourced: general knowledge
rank = { $rank ->
    [1] aon
    [2] dhà
    [3] trì
    [4] ceithir
    [5] còig
    [6] sia
    [7] seachd
   *[8] ochd
}

## Actions
# unsourced: general knowledge
takes = glacaidh
# unsourced: general knowledge
castle-short = caisteal goirid
# unsourced: general knowledge
castle-long = caisteal fada
# unsourced: general knowledge
promotion = àrdachadh: { promoted }
# unsourced: general knowledge
en-passant = en passant
# source: Wikipedia tables, Lichess (words)
check = casg
# unsourced: general knowledge
double-check = casg dùbailte
# unsourced: general knowledge
discovered-check = casg foillsichte
# source: Wikipedia tables, Lichess (words)
mate = tul-chasg
# source: Wikipedia tables, Lichess (words)
stalemate = clos-cluiche

## The end of a game
# source: Lichess translations
white-resigned = Ghèill geal
# source: Lichess translations
black-resigned = Ghèill dubh
# source: Wikipedia tables, Lichess (words)
draw = co-tharraing
