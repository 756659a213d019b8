### Catalan (català): moves in words.

## Names
# source: Wikipedia tables, WP-old, Scid, Scidb, Lichess, Lucas, PyChess
-king = rei
# source: Wikipedia tables, WP-old, Scid, Scidb, Lichess, Lucas, PyChess
-queen = dama
# source: Wikipedia tables, WP-old, Scid, Scidb, Lichess, Lucas, PyChess
-rook = torre
# source: Wikipedia tables, WP-old, Scid, Scidb, Lichess, Lucas, PyChess
-bishop = alfil
# source: Wikipedia tables, WP-old, Scid, Scidb, Lichess, Lucas, PyChess
-knight = cavall
# source: Wikipedia tables, WP-old, Scid, Scidb, Lichess, Lucas, PyChess
-pawn = peó
# unsourced: general knowledge
-white = blanques
# unsourced: general knowledge
-black = negres
# unsourced: general knowledge
rank = { $rank ->
    [1] u
    [2] dos
    [3] tres
    [4] quatre
    [5] cinc
    [6] sis
    [7] set
   *[8] vuit
}

## Actions
# source: Lichess translations
takes = captura
# source: Lichess translations
castle-short = enroc curt
# source: Lichess translations
castle-long = enroc llarg
# unsourced: general knowledge
promotion = promoció: { promoted }
# unsourced: general knowledge
en-passant = al pas
# source: Wikipedia tables, WP-old, Scid, Scidb, Lichess, Lucas, PyChess
check = escac
# unsourced: general knowledge
double-check = escac doble
# unsourced: general knowledge
discovered-check = escac a la descoberta
# source: Wikipedia tables, WP-old, Scid, Scidb, Lichess, Lucas, PyChess
mate = escac i mat
# source: Wikipedia tables, WP-old, Scid, Scidb, Lichess, Lucas, PyChess
stalemate = ofegat

## The end of a game
# source: Lichess translations
white-resigned = Les blanques s'han rendit
# source: Lichess translations
black-resigned = Les negres s'han rendit
# source: Lichess translations
draw-agreed = Taules per acord
# source: Wikipedia tables, WP-old, Scid, Scidb, Lichess, Lucas, PyChess
draw = taules
