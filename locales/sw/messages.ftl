### Swahili (Kiswahili): moves in words.

## Names
# source: Lichess
-king = mfalme
# source: Lichess
-queen = malkia
# source: Lichess
-rook = kasri
# source: Lichess, a sentence of the lessons
-bishop = askofu
