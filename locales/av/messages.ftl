### Avar (магӀарул мацӀ): moves in words.

## Names
# source: Lichess
-king = къирал
# source: Lichess
-queen = къиралай
# source: Lichess
-rook = хъала
# source: Lichess
-bishop = пил
# source: Lichess
-knight = чу
# source: Lichess
-pawn = пешка

## Actions
# source: Lichess
check = шах
# source: Lichess
mate = мат
# source: Lichess
stalemate = пат

## The end of a game
# source: Lichess translations
white-resigned = ХъахӀал къун чӀана
# source: Lichess translations
black-resigned = ЧӀегӀерал къун чӀана
# source: Lichess translations
draw-agreed = КӀиязулго разилъиялдалъун ращад ккей
