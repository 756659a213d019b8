### Lezgian (лезги чӀал): moves in words.

## Names
# source: lez.wp
-king = пачагь
# source: lez.wp
-queen = ферз
# source: lez.wp
-rook = рух
# source: lez.wp
-bishop = лиф
# source: lez.wp
-knight = балкӀан
# source: lez.wp
-pawn = аскер

## Actions
# source: lez.wp
mate = мат

