### Bashkir (башҡортса): moves in words.

## Names
# source: Lichess translations
-king = король
# source: Unicode CLDR 48
-pawn = пешка

## Actions
# source: Lichess, ba.wp
check = шах
# source: Lichess, ba.wp
mate = мат
# source: Lichess, ba.wp
stalemate = пат

## The end of a game
# source: Lichess, ba.wp
draw = тиңлек
