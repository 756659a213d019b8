### Sinhala (සිංහල): moves in words.

## Names
# source: Lichess; Sinhala Wikipedia
-king = රජු
# source: GNOME, Lichess
-queen = රැජින
# source: GNOME, Lichess
-rook = රූක්
# source: GNOME, Lichess
-bishop = බිෂොප්
# source: GNOME, Lichess
-knight = නයිට්
# source: GNOME, Lichess
-pawn = පෝන්

## Actions
# source: GNOME, Lichess
mate = චෙක්මෙට්

## Other words that are understood
# source: as in notation.yaml
heard =
    .queen = රැජිණ
    .rook = මාළිගාව
    .bishop = දේවගැති
    .knight = නයිට්වරයා
    .pawn = සොල්දාදුවා
