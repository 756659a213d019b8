### Tajik (тоҷикӣ): moves in words.

## Names
# source: GNOME, Lichess (words)
-king = шоҳ
# source: GNOME, Lichess (words)
-queen = фарзин
# source: GNOME, Lichess (words)
-rook = рух
# source: GNOME, Lichess (words)
-bishop = фил
# source: GNOME, Lichess (words)
-knight = асп
# source: GNOME, Lichess (words)
-pawn = пиёда

## Actions
# source: GNOME, Lichess (words)
mate = мот
# source: GNOME, Lichess (words)
stalemate = пот

## The end of a game
# source: Lichess translations
white-resigned = Сафедҳо таслим кардан
# source: Lichess translations
black-resigned = Сиеҳҳо таслим кардан
