### Burmese (မြန်မာ): moves in words.

## Names
## The end of a game
# source: Lichess translations
white-resigned = အဖြူရောင််ကအရှုံးပေးသည်
# source: Lichess translations
black-resigned = အမည်းရောင််ကအရှုံးပေးသည်
