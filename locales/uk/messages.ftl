### Ukrainian (українська): moves in words.

## Names
# source: Wikipedia tables, Lichess, Lucas, DroidFish, FIDE Laws in Ukrainian
-king = король
# source: Wikipedia tables, Lichess, Lucas, DroidFish, FIDE Laws in Ukrainian
-queen = ферзь
# source: Wikipedia tables, Lichess, Lucas, DroidFish, FIDE Laws in Ukrainian
-rook = тура
# source: Wikipedia tables, Lichess, Lucas, DroidFish, FIDE Laws in Ukrainian
-bishop = слон
# source: Wikipedia tables, Lichess, Lucas, DroidFish, FIDE Laws in Ukrainian
-knight = кінь
# source: Wikipedia tables, Lichess, Lucas, DroidFish, FIDE Laws in Ukrainian
-pawn = пішак
# unsourced: general knowledge
-white = білі
# unsourced: general knowledge
-black = чорні
# unsourced: general knowledge
rank = { $rank ->
    [1] один
    [2] два
    [3] три
    [4] чотири
    [5] п'ять
    [6] шість
    [7] сім
   *[8] вісім
}

## Actions
# source: Lichess translations
takes = б'є
# source: Lichess translations
castle-short = коротка рокіровка
# source: Lichess translations
castle-long = довга рокіровка
# unsourced: general knowledge
promotion = перетворення: { promoted }
# unsourced: general knowledge
en-passant = взяття на проході
# source: Wikipedia tables, Lichess, Lucas, DroidFish, FIDE Laws in Ukrainian
check = шах
# unsourced: general knowledge
double-check = подвійний шах
# unsourced: general knowledge
discovered-check = відкритий шах
# source: Wikipedia tables, Lichess, Lucas, DroidFish, FIDE Laws in Ukrainian
mate = мат
# source: Wikipedia tables, Lichess, Lucas, DroidFish, FIDE Laws in Ukrainian
stalemate = пат

## The end of a game
# source: Lichess translations
white-resigned = Білі здалися
# source: Lichess translations
black-resigned = Чорні здалися
# source: Lichess translations
draw-agreed = Нічия за спільною згодою
# source: Wikipedia tables, Lichess, Lucas, DroidFish, FIDE Laws in Ukrainian
draw = нічия
