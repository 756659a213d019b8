### Somali (Soomaali): moves in words.

## Names
# source: Lichess (definite forms reduced)
-king = boqor
# source: Lichess (definite forms reduced)
-queen = abaanduule
# source: Lichess (definite forms reduced)
-rook = qalcad
# source: Lichess (definite forms reduced)
-bishop = maroodi
# source: Lichess (definite forms reduced)
-knight = faras
# source: Lichess (definite forms reduced)
-pawn = askari

## Actions
# source: Lichess (definite forms reduced)
check = jeg
# source: Lichess (definite forms reduced)
mate = jeg-meyd
# source: Lichess (definite forms reduced)
stalemate = ismariwaa

## The end of a game
# source: Lichess translations
white-resigned = Caddaankaa isdhiibay
# source: Lichess translations
black-resigned = Madowgaa isdhiibay
# source: Lichess translations
draw-agreed = Heshiis baraaje
# source: Lichess (definite forms reduced)
draw = baraaje
