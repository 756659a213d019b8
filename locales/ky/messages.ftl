### Kyrgyz (кыргызча): moves in words.

## Names
# source: Lichess translations
-king = хан
# source: Lichess translations; Unicode CLDR 48
-pawn = пешка

## Actions
# source: Lichess (words)
check = шах
# source: Lichess (words)
mate = мат
# source: Lichess (words)
stalemate = пат

## The end of a game
# source: Lichess translations
white-resigned = Ак түстөгү оюнчу утулду
# source: Lichess translations
black-resigned = Кара түстөгү оюнчу утулду
# source: Lichess (words)
draw = ничья
