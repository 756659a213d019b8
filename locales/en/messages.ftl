### English (English): moves in words.

## Names
# source: all
-king = king
# source: all
-queen = queen
# source: all
-rook = rook
# source: all
-bishop = bishop
# source: all
-knight = knight
# source: all
-pawn = pawn
# unsourced: general knowledge
rank = { $rank ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
   *[8] eight
}

## Actions
# source: Lichess translations
takes = takes
# unsourced: general knowledge
en-passant = en passant
# source: all
check = check
# unsourced: general knowledge
double-check = double check
# unsourced: general knowledge
discovered-check = discovered check
# source: all
mate = checkmate
# source: all
stalemate = stalemate

## The end of a game
# source: Lichess translations
white-resigned = White resigned
# source: Lichess translations
black-resigned = Black resigned
# source: Lichess translations
draw-agreed = Draw by agreement
# source: all
draw = draw

## Sentences
# unsourced: general knowledge
-white = { $case ->
   *[nominative] White
    [genitive] White's
}
# unsourced: general knowledge
-black = { $case ->
   *[nominative] Black
    [genitive] Black's
}
# unsourced: general knowledge
castle-short = castles short
# unsourced: general knowledge
castle-long = castles long
# unsourced: general knowledge
promotion = promotes to a { promoted }
full-move = { side-genitive } { piece } goes to { $to }
full-move-from = { side-genitive } { piece } on { $from } goes to { $to }
full-capture = { side-genitive } { piece } takes on { $to }
full-capture-from = { side-genitive } { piece } on { $from } takes on { $to }
full-castle-short = { side } castles short
full-castle-long = { side } castles long
full-null = { side } passes
full-with-promotion = { $sentence } and promotes to a { promoted }
full-with-en-passant = { $sentence } en passant
full-with-check = { $sentence }, giving check
full-with-double-check = { $sentence }, giving double check
full-with-discovered-check = { $sentence }, discovering check
full-with-mate = { $sentence }, giving checkmate
full-with-stalemate = { $sentence }, giving stalemate

## What people also say
heard =
    .knight = horse
    .rook = castle
    .takes = take | captures | capture
    .castle-short = short castling | short castle | castle short | castles kingside | castles king side | castle kingside | kingside castling | castling short
    .castle-long = long castling | long castle | castle long | castles queenside | castles queen side | castle queenside | queenside castling | castling long
    .castle = castles | castling
    .mate = mate
    .en-passant = in passing
    .fillers = the | a | an | to | on | from | at | square | with | moves | move | goes | pawn's | and | giving | gives | promotes | promoting | promotion | becomes | becoming | equals | makes
    .file-b = bee
    .file-c = cee
    .file-d = dee
    .file-e = ee
    .file-f = eff
    .file-g = gee
    .file-h = aitch
