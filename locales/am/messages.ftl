### Amharic (አማርኛ): moves in words.

## Names
# source: machine-translated Russian page; Lichess (words)
-king = ንጉሥ
# source: machine-translated Russian page; Lichess (words)
-queen = ንግሥት
# source: machine-translated Russian page; Lichess (words)
-rook = ሩክ
# source: Amharic Wikipedia
-bishop = ጳጳስ
# source: machine-translated Russian page; Lichess (words)
-knight = ፈረስ
# source: Amharic Wikipedia
-pawn = ወታደር

## Actions
# source: machine-translated Russian page; Lichess (words)
check = ሻህ
# source: machine-translated Russian page; Lichess (words)
mate = ማት

## The end of a game
# source: Lichess translations
white-resigned = ነጭ እጅ ሰቷል
# source: Lichess translations
black-resigned = ጥቁር እጅ ሰቷል

## Other words that are understood
# source: as in notation.yaml
heard =
    .king = ንጉስ
    .rook = ግንብ
    .bishop = ዝሆን
    .pawn = ሜዴቅ
