### Hausa (Hausa): moves in words.

## Names
# source: Wikipedia tables
-king = sarki
# source: Wikipedia tables
-queen = sarauniya
# source: Wikipedia tables
-rook = sansani
# source: Wikipedia tables
-bishop = giwa
# source: Wikipedia tables
-knight = jarumi
# source: Wikipedia tables
-pawn = soja

## Actions
# source: Wikipedia tables
check = ceki
# source: Wikipedia tables
mate = ceki mat

