### Oromo (Oromoo): moves in words.

## Names
# source: Wikipedia tables
-king = mootii
# source: Wikipedia tables
-queen = mootittii
# source: Wikipedia tables
-rook = gidaara
# source: Wikipedia tables
-bishop = abuunii
# source: Wikipedia tables
-knight = namkabajaa
# source: Unicode CLDR 48
-pawn = paawunii
