### Northern Sotho (Sesotho sa Leboa): moves in words.

## Names
# source: Wikipedia tables
-king = Kgoši
# source: Wikipedia tables
-queen = Kgošigadi
# source: Wikipedia tables
-rook = Ntlosebô
# source: Wikipedia tables
-bishop = Mopišopo
# source: Wikipedia tables
-knight = Mogale
# source: Wikipedia tables
-pawn = Seitšhireletšo
