### Russian (русский): moves in words.

## Names
# source: Wikipedia tables, Lichess, Lucas, DroidFish, hu.wp, ru pages, pgn-extract
-king = король
# source: Wikipedia tables, Lichess, Lucas, DroidFish, hu.wp, ru pages, pgn-extract
-queen = ферзь
# source: Wikipedia tables, Lichess, Lucas, DroidFish, hu.wp, ru pages, pgn-extract
-rook = ладья
# source: Wikipedia tables, Lichess, Lucas, DroidFish, hu.wp, ru pages, pgn-extract
-bishop = слон
# source: Wikipedia tables, Lichess, Lucas, DroidFish, hu.wp, ru pages, pgn-extract
-knight = конь
# source: Wikipedia tables, Lichess, Lucas, DroidFish, hu.wp, ru pages, pgn-extract
-pawn = пешка
# unsourced: general knowledge
-white = белые
# unsourced: general knowledge
-black = чёрные
# unsourced: general knowledge
rank = { $rank ->
    [1] один
    [2] два
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
   *[8] восемь
}

## Actions
# source: Lichess translations
takes = бьёт
# source: Lichess translations
castle-short = короткая рокировка
# source: Lichess translations
castle-long = длинная рокировка
# unsourced: general knowledge
promotion = превращение: { promoted }
# unsourced: general knowledge
en-passant = взятие на проходе
# source: Wikipedia tables, Lichess, Lucas, DroidFish, hu.wp, ru pages, pgn-extract
check = шах
# unsourced: general knowledge
double-check = двойной шах
# unsourced: general knowledge
discovered-check = вскрытый шах
# source: Wikipedia tables, Lichess, Lucas, DroidFish, hu.wp, ru pages, pgn-extract
mate = мат
# source: Wikipedia tables, Lichess, Lucas, DroidFish, hu.wp, ru pages, pgn-extract
stalemate = пат

## The end of a game
# source: Lichess translations
white-resigned = Белые сдались
# source: Lichess translations
black-resigned = Чёрные сдались
# source: Lichess translations
draw-agreed = Ничья по обоюдному согласию
# source: Wikipedia tables, Lichess, Lucas, DroidFish, hu.wp, ru pages, pgn-extract
draw = ничья
