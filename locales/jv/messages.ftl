### Javanese (Basa Jawa): moves in words.

## Names
# source: Wikipedia tables, PyChess (names), Lichess
-king = raja
# source: Wikipedia tables, PyChess (names), Lichess
-queen = ratu
# source: Wikipedia tables, PyChess (names), Lichess
-rook = bètèng
# source: Wikipedia tables, PyChess (names), Lichess
-bishop = mentri
# source: Wikipedia tables, PyChess (names), Lichess
-knight = jaran
# source: Wikipedia tables, PyChess (names), Lichess
-pawn = pion

## Actions
# source: Wikipedia tables, PyChess (names), Lichess
mate = sekakmat
# source: Wikipedia tables, PyChess (names), Lichess
stalemate = seri

## The end of a game
# source: Lichess translations
white-resigned = putih ngalah
# source: Lichess translations
black-resigned = ireng ngalah
