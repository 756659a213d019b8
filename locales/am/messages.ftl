### Amharic (አማርኛ): moves in words.

## Names
# source: machine-translated Russian page; Lichess (words)
-king = ንጉሥ
# source: machine-translated Russian page; Lichess (words)
-queen = ንግሥት
# source: machine-translated Russian page; Lichess (words)
-rook = ሩክ
# source: machine-translated Russian page; Lichess (words)
-bishop = ዝሆን
# source: machine-translated Russian page; Lichess (words)
-knight = ፈረስ

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
