### Filipino (Filipino): moves in words.

## Names
# source: Lichess
-king = hari
# source: Lichess
-queen = reyna
# source: Lichess
-rook = rook
# source: Lichess
-bishop = bishop
# source: Lichess
-knight = kabayo
# source: Lichess
-pawn = pawn
# unsourced: general knowledge
-white = puti
# unsourced: general knowledge
-black = itim
# unsourced: general knowledge
rank = { $rank ->
    [1] isa
    [2] dalawa
    [3] tatlo
    [4] apat
    [5] lima
    [6] anim
    [7] pito
   *[8] walo
}

## Actions
# unsourced: general knowledge
takes = kumain
# unsourced: general knowledge
castle-short = maikling castling
# unsourced: general knowledge
castle-long = mahabang castling
# unsourced: general knowledge
promotion = promosyon: { promoted }
# unsourced: general knowledge
en-passant = en passant
# source: Lichess
check = check
# unsourced: general knowledge
double-check = dobleng check
# unsourced: general knowledge
discovered-check = nabuksang check
# source: Lichess
mate = checkmate
# source: Lichess
stalemate = tabla

## The end of a game
# source: Lichess translations
white-resigned = Nagpatalo ang Puti
# source: Lichess translations
black-resigned = Nagpatalo ang Itim
# source: Lichess translations
draw-agreed = Iguhit sa pamamagitan ng kasunduan sa isa't isa
# source: Lichess
draw = tabla
