### Luxembourgish (Lëtzebuergesch): moves in words.

## Names
# source: Wikipedia tables, Lichess; Scidb (knight P)
-king = Kinnek
# source: Wikipedia tables, Lichess; Scidb (knight P)
-queen = Damm
# source: Wikipedia tables, Lichess; Scidb (knight P)
-rook = Tuerm
# source: Wikipedia tables, Lichess; Scidb (knight P)
-bishop = Leefer
# source: Wikipedia tables, Lichess; Scidb (knight P)
-knight = Sprénger
# source: Wikipedia tables, Lichess; Scidb (knight P)
-pawn = Bauer
# unsourced: general knowledge
-white = Wäiss
# unsourced: general knowledge
-black = Schwaarz
# unsourced: general knowledge
rank = { $rank ->
    [1] eent
    [2] zwee
    [3] dräi
    [4] véier
    [5] fënnef
    [6] sechs
    [7] siwen
   *[8] aacht
}

## Actions
# source: Lichess translations
takes = hëlt
# source: Lichess translations
castle-short = kuerz Rochade
# source: Lichess translations
castle-long = laang Rochade
# unsourced: general knowledge
promotion = Ëmwandlung: { promoted }
# unsourced: general knowledge
en-passant = en passant
# source: Wikipedia tables, Lichess; Scidb (knight P)
check = Schach
# unsourced: general knowledge
double-check = Duebelschach
# unsourced: general knowledge
discovered-check = Ofzuchsschach
# source: Wikipedia tables, Lichess; Scidb (knight P)
mate = matt
# source: Wikipedia tables, Lichess; Scidb (knight P)
stalemate = Patt

## The end of a game
# source: Lichess translations
white-resigned = Wäiss huet opginn
# source: Lichess translations
black-resigned = Schwaarz huet opginn
# source: Lichess translations
draw-agreed = Remis duerch Eenegung
# source: Wikipedia tables, Lichess; Scidb (knight P)
draw = Remis
