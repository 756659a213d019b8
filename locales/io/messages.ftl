### Ido (Ido): moves in words.

## Names
# source: Wikipedia tables, hu.wp
-king = rejo
# source: Wikipedia tables, hu.wp
-queen = damo
# source: Wikipedia tables, hu.wp
-rook = turmo
# source: Wikipedia tables, hu.wp
-bishop = episkopo
# source: Wikipedia tables, hu.wp
-knight = kavalo
# source: Wikipedia tables, hu.wp
-pawn = piono
# unsourced: general knowledge
-white = blanki
# unsourced: general knowledge
-black = nigri
# unsourced: general knowledge
rank = { $rank ->
    [1] un
    [2] du
    [3] tri
    [4] quar
    [5] kin
    [6] sis
    [7] sep
   *[8] ok
}

## Actions
# unsourced: general knowledge
takes = kaptas
# unsourced: general knowledge
castle-short = kurta rokado
# unsourced: general knowledge
castle-long = longa rokado
# unsourced: general knowledge
promotion = promoco: { promoted }
# unsourced: general knowledge
en-passant = en passant
# source: Wikipedia tables, hu.wp
check = shako
# unsourced: general knowledge
double-check = duopla shako
# unsourced: general knowledge
discovered-check = deskovrita shako
# source: Wikipedia tables, hu.wp
mate = shakomato
# source: Wikipedia tables, hu.wp
stalemate = pato

## The end of a game
# source: Lichess translations
white-resigned = Blanko rezignis
# source: Lichess translations
black-resigned = Nigro rezignis
# source: Wikipedia tables, hu.wp
draw = egaligo
