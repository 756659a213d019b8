### Khmer (ខ្មែរ): moves in words.

## Names
# source: GNOME
-king = ស្ដេច
# source: GNOME
-knight = សេស
# source: GNOME
-pawn = ត្រី
