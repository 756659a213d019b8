### Sicilian (sicilianu): moves in words.

## Names
# source: Wikipedia tables, kk press note (knight = donkey)
-king = re
# source: Wikipedia tables, kk press note (knight = donkey)
-queen = riggina
# source: Wikipedia tables, kk press note (knight = donkey)
-rook = turru
# source: Wikipedia tables, kk press note (knight = donkey)
-bishop = alfieru
# source: Wikipedia tables, kk press note (knight = donkey)
-knight = sceccu
# source: Wikipedia tables, kk press note (knight = donkey)
-pawn = pidinu
