### Chuvash (чӑвашла): moves in words.

## Names
# source: Lichess
-king = патша
# source: Lichess
-queen = ҫарпуҫ
# source: Lichess
-rook = пашне
# source: Lichess
-bishop = пил
# source: Lichess
-knight = лаша
# source: Lichess
-pawn = салтак

## Actions
# source: Lichess
check = шах
# source: Lichess
mate = мат
# source: Lichess
stalemate = пат

## The end of a game
# source: Lichess translations
white-resigned = Шуррисем парӑннӑ
# source: Lichess translations
black-resigned = Хурисем парӑннӑ
# source: Lichess
draw = парма-пар
