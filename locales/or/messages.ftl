### Odia (ଓଡ଼ିଆ): moves in words.

## Names
# source: Wikipedia tables, Lichess
-king = ରଜା
# source: Wikipedia tables, Lichess
-queen = ରାଣୀ
# source: Wikipedia tables, Lichess
-rook = ଡଙ୍ଗା
# source: Wikipedia tables, Lichess
-bishop = ହାତୀ
# source: Wikipedia tables, Lichess
-knight = ଘୋଡ଼ା
# source: Wikipedia tables, Lichess
-pawn = ସୈନିକ

## Actions
# source: Wikipedia tables, Lichess
check = ଚେକ୍
# source: Wikipedia tables, Lichess
mate = ଚେକମେଟ୍
# source: Wikipedia tables, Lichess
stalemate = ଷ୍ଟାଲେମେଟ୍

## The end of a game
# source: Lichess translations
white-resigned = ଧଳା ଇସ୍ତଫା ଦେଇଛନ୍ତି
# source: Lichess translations
black-resigned = କଳା ଇସ୍ତଫା ଦେଇଛନ୍ତି
# source: Wikipedia tables, Lichess
draw = ଡ୍ର
