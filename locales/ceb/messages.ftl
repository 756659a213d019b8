### Cebuano (Cebuano): moves in words.

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

## Actions
# source: Lichess
check = check
# source: Lichess
stalemate = tabla

## The end of a game
# source: Lichess translations
white-resigned = Niundang ang puti
# source: Lichess translations
black-resigned = Niundang ang itom
# source: Lichess translations
draw-agreed = Table sa paghiusang sabot
# source: Lichess
draw = tabla
