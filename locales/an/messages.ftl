### Aragonese (aragonés): moves in words.

## Names
# source: Lichess
-king = rei
# source: Lichess
-queen = dama
# source: Lichess
-rook = torre
# source: Lichess
-bishop = alfil
# source: Lichess
-knight = caballo
# source: Lichess
-pawn = peón

## Actions
# source: Lichess
check = escaque
# source: Lichess
mate = escaque y mate
# source: Lichess
stalemate = rei afogau

## The end of a game
# source: Lichess translations
white-resigned = Las blancas han abandonau
# source: Lichess translations
black-resigned = Las negras han abandonau
# source: Lichess translations
draw-agreed = Taulas per mutuo acuerdo
# source: Lichess
draw = taulas
