### Swahili (Kiswahili): moves in words.

## Names
# source: Lichess; KiliChess; Swahili Wikipedia
-king = mfalme
# source: Lichess; KiliChess; Swahili Wikipedia
-queen = malkia
# source: Lichess; KiliChess; Swahili Wikipedia
-rook = ngome
# source: Lichess; KiliChess; Swahili Wikipedia
-bishop = askofu
# source: Lichess; KiliChess; Swahili Wikipedia
-knight = farasi
# source: Lichess; KiliChess; Swahili Wikipedia
-pawn = kitunda

## Other words that are understood
# source: as in notation.yaml
heard =
    .king = shaha
    .rook = kasri
    .bishop = sataranja
    .pawn = askari
