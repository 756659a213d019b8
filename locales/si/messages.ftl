### Sinhala (සිංහල): moves in words.

## Names
# source: GNOME, Lichess
-queen = රැජින
# source: GNOME, Lichess
-bishop = බිෂොප්
# source: GNOME, Lichess
-knight = නයිට්

## Actions
# source: GNOME, Lichess
mate = චෙක්මෙට්

