### Maltese (Malti): moves in words.

## Names
# source: Lichess translations, puzzle themes
-king = Re
# source: Lichess translations, puzzle themes
-queen = Reġina
# unsourced: inferred from the letter of hu.wp; an ordinary word for a tower (Apertium Maltese–Arabic)
-rook = Torri
# unsourced: inferred from the letter of hu.wp; an ordinary word for a bishop (Apertium Maltese–Arabic)
-bishop = Isqof
# unsourced: inferred from the letter of hu.wp; an ordinary word for a horse (Unicode CLDR 48); Lichess says kavallier
-knight = Żiemel
# source: Lichess translations, puzzle themes
-pawn = Pawn

## Other words that are understood
# source: as in notation.yaml
heard =
    .rook = rook
    .knight = kavallier
