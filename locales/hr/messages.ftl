### Croatian (hrvatski): moves in words.

## Names
# source: WP-old, Wikipedia tables (Serbo-Croatian), Scidb, Lichess names
-king = kralj
# source: WP-old, Wikipedia tables (Serbo-Croatian), Scidb, Lichess names
-queen = dama
# source: WP-old, Wikipedia tables (Serbo-Croatian), Scidb, Lichess names
-rook = top
# source: WP-old, Wikipedia tables (Serbo-Croatian), Scidb, Lichess names
-bishop = lovac
# source: WP-old, Wikipedia tables (Serbo-Croatian), Scidb, Lichess names
-knight = skakač
# source: WP-old, Wikipedia tables (Serbo-Croatian), Scidb, Lichess names
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
# source: WP-old, Wikipedia tables (Serbo-Croatian), Scidb, Lichess names
check = šah
# unsourced: general knowledge
double-check = dvostruki šah
# unsourced: general knowledge
discovered-check = otkriveni šah
# source: WP-old, Wikipedia tables (Serbo-Croatian), Scidb, Lichess names
mate = mat
# source: WP-old, Wikipedia tables (Serbo-Croatian), Scidb, Lichess names
stalemate = pat

## The end of a game
# source: Lichess translations
white-resigned = Bijeli predaje
# source: Lichess translations
black-resigned = Crni predaje
# source: Lichess translations
draw-agreed = Neriješeno dogovorom igrača
# source: WP-old, Wikipedia tables (Serbo-Croatian), Scidb, Lichess names
draw = remi
