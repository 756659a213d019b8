### Abkhaz (аԥсуа): moves in words.

## Names
# source: GNOME
-king = аҳ
# source: GNOME
-queen = аферз
# source: GNOME
-rook = абааш
# source: GNOME
-bishop = аслан
# source: GNOME
-knight = аҽы
# source: GNOME
-pawn = апешка

## Actions
# source: GNOME
check = шах

