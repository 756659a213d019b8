### Uyghur (ئۇيغۇرچە): moves in words.

## Names
# source: GNOME
-king = شاھ
# source: GNOME
-queen = پەرزىن
# source: GNOME
-rook = توپ
# source: GNOME
-bishop = پىل
# source: GNOME
-knight = ئات
# source: GNOME
-pawn = پىچكا
## The end of a game
# source: GNOME
draw = تەڭ

# unsourced: general knowledge
pause = { "، " }
# unsourced: general knowledge
pause-of-men = { "؛ " }
