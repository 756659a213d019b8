### Friulian (furlan): moves in words.

## Names
# source: GNOME
-king = re
# source: GNOME
-queen = regjine
# source: GNOME
-rook = tor
# source: GNOME
-bishop = alfîr
# source: GNOME
-knight = cavalîr
# source: GNOME
-pawn = pedon

## Actions
# source: GNOME
check = scac

## The end of a game
# source: GNOME
draw = paritât
