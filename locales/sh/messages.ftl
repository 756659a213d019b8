### Serbo-Croatian (srpskohrvatski): moves in words.

## Names
# source: Wikipedia tables, WP-old (Croatian), hr/sr pages
-king = kralj
# source: Wikipedia tables, WP-old (Croatian), hr/sr pages
-queen = dama
# source: Wikipedia tables, WP-old (Croatian), hr/sr pages
-rook = top
# source: Wikipedia tables, WP-old (Croatian), hr/sr pages
-bishop = lovac
# source: Wikipedia tables, WP-old (Croatian), hr/sr pages
-knight = skakač
# source: Wikipedia tables, WP-old (Croatian), hr/sr pages
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
# source: Wikipedia tables, WP-old (Croatian), hr/sr pages
check = šah
# unsourced: general knowledge
double-check = dvostruki šah
# unsourced: general knowledge
discovered-check = otkriveni šah
# source: Wikipedia tables, WP-old (Croatian), hr/sr pages
mate = mat
# source: Wikipedia tables, WP-old (Croatian), hr/sr pages
stalemate = pat

## The end of a game
# source: Wikipedia tables, WP-old (Croatian), hr/sr pages
draw = remi
