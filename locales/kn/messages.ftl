### Kannada (ಕನ್ನಡ): moves in words.

## Names
# source: Wikipedia tables, GNOME, PyChess, Lichess
-king = ರಾಜ
# source: Wikipedia tables, GNOME, PyChess, Lichess
-queen = ಮಂತ್ರಿ
# source: Wikipedia tables, GNOME, PyChess, Lichess
-rook = ರಥ
# source: Wikipedia tables, GNOME, PyChess, Lichess
-bishop = ಆನೆ
# source: Wikipedia tables, GNOME, PyChess, Lichess
-knight = ಕುದುರೆ
# source: Wikipedia tables, GNOME, PyChess, Lichess
-pawn = ಪದಾತಿ

## Actions
# source: Wikipedia tables, GNOME, PyChess, Lichess
mate = ಚೆಕ್ ಮೇಟ್
# source: Wikipedia tables, GNOME, PyChess, Lichess
stalemate = ಸ್ಟೇಲ್ಮೇಟ್

## The end of a game
# source: Lichess translations
white-resigned = ಬಿಳಿ ಸೋಲೊಪ್ಪಿದ್ದಾರೆ
# source: Lichess translations
black-resigned = ಕಪ್ಪು ಸೋಲೊಪ್ಪಿದ್ದಾರೆ
# source: Lichess translations
draw-agreed = ಪರಸ್ಪರ ಸಮ್ಮತದಿಂದ ಡ್ರಾ ಘೋಷಿಸಲಾಗಿದೆ
# source: Wikipedia tables, GNOME, PyChess, Lichess
draw = ಡ್ರಾ
