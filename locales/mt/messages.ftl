### Maltese (Malti): moves in words.

## Names
# source: hu.wp (letters)
-king = Re
# source: hu.wp (letters)
-queen = Reġina
# source: hu.wp (letters)
-rook = Torri
# source: hu.wp (letters)
-bishop = Isqof
# source: hu.wp (letters)
-knight = Żiemel
