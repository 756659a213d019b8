### English (English): moves in words.

## Names
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

## Names in the plural, for a position told
# source: all; case forms unsourced
-king = { $case ->
   *[nominative] king
    [plural] kings
}
# source: all; case forms unsourced
-queen = { $case ->
   *[nominative] queen
    [plural] queens
}
# source: all; case forms unsourced
-rook = { $case ->
   *[nominative] rook
    [plural] rooks
}
# source: all; case forms unsourced
-bishop = { $case ->
   *[nominative] bishop
    [plural] bishops
}
# source: all; case forms unsourced
-knight = { $case ->
   *[nominative] knight
    [plural] knights
}
# source: all; case forms unsourced
-pawn = { $case ->
   *[nominative] pawn
    [plural] pawns
}
placed-piece = { $count ->
    [one] { piece } { $list }
   *[other] { piece-plural } { $list }
}

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
    .knight = horse | night | N
    .rook = castle | R
    .takes = take | captures | capture | takes on | captures on | capturing | taking | eats | ex
    .castle-short = short castling | short castle | castle short | castles kingside | castles king side | castle kingside | kingside castling | castling short | castle king side | castle king's side | castle on the kingside | castle on the king side | castle on the king's side | castle to the kingside | castle to the king's side | castles king's side | castles short | castles on the kingside | castles on the king side | castles on the king's side | castles to the kingside | castles to the king's side | castling kingside | castling king side | castling king's side | castling on the kingside | castling on the king side | castling on the king's side | castling to the kingside | castling to the king's side | castled kingside | castled king side | castled king's side | castled short | castled on the kingside | castled on the king side | castled on the king's side | castled to the kingside | castled to the king's side | kingside castle | king side castle | king's side castle | kingside castles | king side castles | king's side castles | short castles | king side castling | king's side castling | kingside castled | king side castled | king's side castled | short castled | king castles | king castles short
    .castle-long = long castling | long castle | castle long | castles queenside | castles queen side | castle queenside | queenside castling | castling long | castle queen side | castle queen's side | castle on the queenside | castle on the queen side | castle on the queen's side | castle to the queenside | castle to the queen's side | castles queen's side | castles long | castles on the queenside | castles on the queen side | castles on the queen's side | castles to the queenside | castles to the queen's side | castling queenside | castling queen side | castling queen's side | castling on the queenside | castling on the queen side | castling on the queen's side | castling to the queenside | castling to the queen's side | castled queenside | castled queen side | castled queen's side | castled long | castled on the queenside | castled on the queen side | castled on the queen's side | castled to the queenside | castled to the queen's side | queenside castle | queen side castle | queen's side castle | queenside castles | queen side castles | queen's side castles | long castles | queen side castling | queen's side castling | queenside castled | queen side castled | queen's side castled | long castled | king castles long
    .castle = castles | castling | castled
    .mate = mate | check mate | checkmates | check and mate | is mate | hash
    .en-passant = in passing | on passant | en passent
    .fillers = the | a | an | to | on | from | at | square | with | moves | move | goes | pawn's | and | giving | gives | promotes | promoting | promotion | becomes | becoming | equals | makes | into | it | is | its | that | for | promoted | turns | move to | onto | going | captures to
    .file-b = bee | be
    .file-c = cee | see | sea
    .file-d = dee
    .file-e = ee
    .file-f = eff | ef
    .file-g = gee | jee
    .file-h = aitch | haitch
    .bishop = bishops
    .queen = Q
    .king = K
    .check = plus | is check | checks
    .file-a = ay
    .rank-1 = won
    .rank-3 = tree
    .rank-4 = for | fore | fower
    .rank-5 = fife
    .rank-8 = ate

## Annotation marks by their numbers in the PGN standard (section 10); 14 and above are White's, the next is
## Black's. The numbers are sourced there, the words are general knowledge.
nag-1 = good move
nag-2 = poor move
nag-3 = very good move
nag-4 = blunder
nag-5 = interesting move
nag-6 = dubious move
nag-7 = forced move
nag-8 = only move
nag-9 = worst move
nag-10 = drawish position
nag-11 = equal chances, quiet position
nag-12 = equal chances, active position
nag-13 = unclear position
nag-14 = { side } has a slight advantage
nag-16 = { side } has a moderate advantage
nag-18 = { side } has a decisive advantage
nag-20 = { side } has a crushing advantage
nag-22 = { side } is in zugzwang
nag-24 = { side } has a slight space advantage
nag-26 = { side } has a moderate space advantage
nag-28 = { side } has a decisive space advantage
nag-30 = { side } has a slight lead in development
nag-32 = { side } has a moderate lead in development
nag-34 = { side } has a decisive lead in development
nag-36 = { side } has the initiative
nag-38 = { side } has a lasting initiative
nag-40 = { side } has the attack
nag-42 = { side } has insufficient compensation for the material
nag-44 = { side } has sufficient compensation for the material
nag-46 = { side } has more than enough compensation for the material
nag-48 = { side } has a slight advantage in the centre
nag-50 = { side } has a moderate advantage in the centre
nag-52 = { side } has a decisive advantage in the centre
nag-54 = { side } has a slight advantage on the kingside
nag-56 = { side } has a moderate advantage on the kingside
nag-58 = { side } has a decisive advantage on the kingside
nag-60 = { side } has a slight advantage on the queenside
nag-62 = { side } has a moderate advantage on the queenside
nag-64 = { side } has a decisive advantage on the queenside
nag-66 = { side } has a vulnerable first rank
nag-68 = { side } has a well protected first rank
nag-70 = { side } has a poorly protected king
nag-72 = { side } has a well protected king
nag-74 = { side } has a poorly placed king
nag-76 = { side } has a well placed king
nag-78 = { side } has a very weak pawn structure
nag-80 = { side } has a moderately weak pawn structure
nag-82 = { side } has a moderately strong pawn structure
nag-84 = { side } has a very strong pawn structure
nag-86 = { side } has a poorly placed knight
nag-88 = { side } has a well placed knight
nag-90 = { side } has a poorly placed bishop
nag-92 = { side } has a well placed bishop
nag-94 = { side } has a poorly placed rook
nag-96 = { side } has a well placed rook
nag-98 = { side } has a poorly placed queen
nag-100 = { side } has a well placed queen
nag-102 = { side } has poor coordination of the pieces
nag-104 = { side } has good coordination of the pieces
nag-106 = { side } has played the opening very poorly
nag-108 = { side } has played the opening poorly
nag-110 = { side } has played the opening well
nag-112 = { side } has played the opening very well
nag-114 = { side } has played the middlegame very poorly
nag-116 = { side } has played the middlegame poorly
nag-118 = { side } has played the middlegame well
nag-120 = { side } has played the middlegame very well
nag-122 = { side } has played the ending very poorly
nag-124 = { side } has played the ending poorly
nag-126 = { side } has played the ending well
nag-128 = { side } has played the ending very well
nag-130 = { side } has slight counterplay
nag-132 = { side } has moderate counterplay
nag-134 = { side } has decisive counterplay
nag-136 = { side } is under moderate time pressure
nag-138 = { side } is under severe time pressure
nag-140 = with the idea
nag-141 = aimed against
nag-142 = better is
nag-143 = worse is
nag-144 = equivalent is
nag-145 = editorial comment
nag-146 = novelty

## Ends of a game, and a position told. Unsourced: general knowledge.
white-offers-draw = White offers a draw
black-offers-draw = Black offers a draw
white-out-of-time = White's time has run out
black-out-of-time = Black's time has run out
repetition = draw by threefold repetition
fifty-moves = draw by the fifty-move rule
dead-position = draw, neither side can mate
unfinished = the game is unfinished
white-wins = White wins
black-wins = Black wins
men-count = { $count ->
    [one] { $count } man
   *[other] { $count } men
}
placed = { side } has { men-count }: { $list }.
to-move = { side } is to move.
