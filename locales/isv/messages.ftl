### Interslavic (medžuslovjansky): moves in words.

## Names
# source: Wikipedia tables
-king = kralj
# source: Wikipedia tables
-queen = carica
# source: Wikipedia tables
-rook = zamok
# source: Wikipedia tables
-bishop = lovec
# source: Wikipedia tables
-knight = jezdec
# source: Wikipedia tables
-pawn = pěšec

## Actions
# source: Wikipedia tables
check = šah
# source: Wikipedia tables
mate = mat

