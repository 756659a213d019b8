### Serbian (Latin) (srpski (latinica)): moves in words.

## Names
# source: Wikipedia tables, sr pages, Scid names, Lichess names
-king = kralj
# source: Wikipedia tables, sr pages, Scid names, Lichess names
-queen = dama
# source: Wikipedia tables, sr pages, Scid names, Lichess names
-rook = top
# source: Wikipedia tables, sr pages, Scid names, Lichess names
-bishop = lovac
# source: Wikipedia tables, sr pages, Scid names, Lichess names
-knight = skakač
# source: Wikipedia tables, sr pages, Scid names, Lichess names
-pawn = pešak
# unsourced: general knowledge
-white = beli
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
en-passant = an pasan
# source: Wikipedia tables, sr pages, Scid names, Lichess names
check = šah
# unsourced: general knowledge
double-check = dvostruki šah
# unsourced: general knowledge
discovered-check = otkriveni šah
# source: Wikipedia tables, sr pages, Scid names, Lichess names
mate = mat
# source: Wikipedia tables, sr pages, Scid names, Lichess names
stalemate = pat

## The end of a game
# source: Wikipedia tables, sr pages, Scid names, Lichess names
draw = remi
