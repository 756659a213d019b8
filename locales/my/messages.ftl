### Burmese (မြန်မာ): moves in words.

## Names
# source: Lichess translations, puzzle themes
-king = ဘုရင်
# source: Lichess translations, puzzle themes
-queen = ဘုရင်မ
# source: Lichess translations, puzzle themes
-rook = ရထား
# source: Lichess translations, puzzle themes
-bishop = ဘစ်ရှော့
# source: Lichess translations, puzzle themes
-knight = မြင်း
# source: Lichess translations, puzzle themes
-pawn = ပွန်း

## The end of a game
# source: Lichess translations
white-resigned = အဖြူရောင််ကအရှုံးပေးသည်
# source: Lichess translations
black-resigned = အမည်းရောင််ကအရှုံးပေးသည်

## Other words that are understood
# source: as in notation.yaml
heard =
    .rook = ရွခ်
    .knight = နိုက်
    .pawn = နယ်ရုပ် | နယ်စား
