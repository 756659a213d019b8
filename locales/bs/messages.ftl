### Bosnian (bosanski): moves in words.

## Names
# source: Lichess, GNOME (names); letters as Croatian/Serbian
-king = kralj
# source: Lichess, GNOME (names); letters as Croatian/Serbian
-queen = kraljica
# source: Lichess, GNOME (names); letters as Croatian/Serbian
-rook = top
# source: Lichess, GNOME (names); letters as Croatian/Serbian
-bishop = lovac
# source: Lichess, GNOME (names); letters as Croatian/Serbian
-knight = skakač
# source: Lichess, GNOME (names); letters as Croatian/Serbian
-pawn = pješak
# unsourced: general knowledge
-white = bijeli
# unsourced: general knowledge
-black = crni
# unsourced: general knowledge
rank = { $rank ->
    [1] jedan
    [2] dva
    [3] tri
    [4] četiri
    [5] pet
    [6] šest
    [7] sedam
   *[8] osam
}

## Actions
# unsourced: general knowledge
takes = uzima
# unsourced: general knowledge
castle-short = mala rokada
# unsourced: general knowledge
castle-long = velika rokada
# unsourced: general knowledge
promotion = promocija: { promoted }
# unsourced: general knowledge
en-passant = en passant
# source: Lichess, GNOME (names); letters as Croatian/Serbian
check = šah
# unsourced: general knowledge
double-check = dvostruki šah
# unsourced: general knowledge
discovered-check = otkriveni šah
# source: Lichess, GNOME (names); letters as Croatian/Serbian
mate = mat
# source: Lichess, GNOME (names); letters as Croatian/Serbian
stalemate = pat

## The end of a game
# source: Lichess, GNOME (names); letters as Croatian/Serbian
draw = remi
