### Breton (brezhoneg): moves in words.

## Names
# source: Lichess, PyChess, GNOME
-king = roue
# source: Lichess, PyChess, GNOME
-queen = rouanez
# source: Lichess, PyChess, GNOME
-rook = tour
# source: Lichess, PyChess, GNOME
-bishop = furlukin
# source: Lichess, PyChess, GNOME
-knight = marc’heg
# source: Lichess, PyChess, GNOME
-pawn = pezh gwerin

## Actions
# source: Lichess, PyChess, GNOME
mate = lamm d’ar roue
# source: Lichess, PyChess, GNOME
stalemate = gwalllamm

## The end of a game
# source: Lichess translations
white-resigned = Ar re wenn o deus dilezet
# source: Lichess translations
black-resigned = Ar re zu o deus dilezet
# source: Lichess translations
draw-agreed = Rampo dre asant pep hini
# source: Lichess, PyChess, GNOME
draw = rampo
