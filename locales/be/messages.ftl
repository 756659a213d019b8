### Belarusian (беларуская): moves in words.

## Names
# source: Lichess, DroidFish
-king = кароль
# source: Lichess, DroidFish
-queen = ферзь
# source: Lichess, DroidFish
-rook = ладдзя
# source: Lichess, DroidFish
-bishop = слон
# source: Lichess, DroidFish
-knight = конь
# source: Lichess, DroidFish
-pawn = пешка
# unsourced: general knowledge
-white = белыя
# unsourced: general knowledge
-black = чорныя
# unsourced: general knowledge
rank = { $rank ->
    [1] адзін
    [2] два
    [3] тры
    [4] чатыры
    [5] пяць
    [6] шэсць
    [7] сем
   *[8] восем
}

## Actions
# source: Lichess translations
takes = б’е
# unsourced: general knowledge
castle-short = кароткая ракіроўка
# unsourced: general knowledge
castle-long = доўгая ракіроўка
# unsourced: general knowledge
promotion = ператварэнне: { promoted }
# unsourced: general knowledge
en-passant = узяцце на праходзе
# source: Lichess, DroidFish
check = шах
# unsourced: general knowledge
double-check = двайны шах
# unsourced: general knowledge
discovered-check = адкрыты шах
# source: Lichess, DroidFish
mate = мат
# source: Lichess, DroidFish
stalemate = пат

## The end of a game
# source: Lichess translations
white-resigned = Белыя здаліся
# source: Lichess translations
black-resigned = Чорныя здаліся
# source: Lichess translations
draw-agreed = Нічыя па ўзаемнай згодзе
# source: Lichess, DroidFish
draw = нічыя
