### Corsican (corsu): moves in words.

## Names
# source: Lichess
-king = rè
# source: Lichess
-queen = dama
# source: Lichess
-rook = torra
# source: Lichess
-bishop = alfieru
# source: Lichess
-knight = cavallu
# source: Lichess
-pawn = pedinu

## Actions
# source: Lichess
check = scaccu
# source: Lichess
mate = scaccu mattu
# source: Lichess
stalemate = pattu

## The end of a game
# source: Lichess translations
white-resigned = I bianchi tralascianu
# source: Lichess translations
black-resigned = I neri tralascianu
# source: Lichess translations
draw-agreed = Partita patta per via d' un accunsentu
# source: Lichess
draw = partita patta
