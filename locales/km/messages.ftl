### Khmer (ខ្មែរ): moves in words.

## Names
# source: GNOME
-king = ស្ដេច
# source: programs of Khmer chess
-queen = នាង
# source: programs of Khmer chess
-rook = ទូក
# source: programs of Khmer chess
-bishop = ខុន
# source: GNOME
-knight = សេស
# source: GNOME
-pawn = ត្រី

## Other words that are understood
# source: as in notation.yaml
heard =
    .king = ស្តេច
    .rook = ឈ្នៀង
    .knight = សេះ
