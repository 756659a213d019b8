### Occitan (occitan): moves in words.

## Names
# source: GNOME, PyChess, Lichess
-king = rei
# source: GNOME, PyChess, Lichess
-queen = dama
# source: GNOME, PyChess, Lichess
-rook = torre
# source: GNOME, PyChess, Lichess
-bishop = fòl
# source: GNOME, PyChess, Lichess
-knight = cavalièr
# source: GNOME, PyChess, Lichess
-pawn = pion
# unsourced: general knowledge
-white = blancs
# unsourced: general knowledge
-black = negres
# unsourced: general knowledge
rank = { $rank ->
    [1] un
    [2] dos
    [3] tres
    [4] quatre
    [5] cinc
    [6] sièis
    [7] sèt
   *[8] uèch
}

## Actions
# unsourced: general knowledge
takes = pren
# unsourced: general knowledge
castle-short = ròc cort
# unsourced: general knowledge
castle-long = ròc long
# unsourced: general knowledge
promotion = promocion: { promoted }
# unsourced: general knowledge
en-passant = en passant
# source: GNOME, PyChess, Lichess
check = escac
# unsourced: general knowledge
double-check = escac doble
# unsourced: general knowledge
discovered-check = escac a la descobèrta
# source: GNOME, PyChess, Lichess
mate = escac e mat
# source: GNOME, PyChess, Lichess
stalemate = pat

