### Maltese (Malti): moves in words.

## Names
# source: Lichess translations, puzzle themes
-king = Re
# source: Lichess translations, puzzle themes
-queen = Reġina
# source: hu.wp (letters)
-rook = Torri
# source: hu.wp (letters)
-bishop = Isqof
# source: hu.wp (letters)
-knight = Żiemel
# source: Lichess translations, puzzle themes
-pawn = Pawn

## Other words that are understood
# source: as in notation.yaml
heard =
    .rook = rook
    .knight = kavallier
