### Pashto (پښتو): moves in words.

## Names
# source: Lichess translations
-king = باچا

## Actions
# source: Lichess (words)
stalemate = بندون

## The end of a game
# source: Lichess translations
white-resigned = سپین غاړه کېښود
# source: Lichess translations
black-resigned = تور غاړه کېښود
# source: Lichess (words)
draw = انډول

# unsourced: general knowledge
pause = { "، " }
# unsourced: general knowledge
pause-of-men = { "؛ " }
