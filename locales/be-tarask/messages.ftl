### Belarusian (Taraškievica) (беларуская (тарашкевіца)): moves in words.

## Names
# source: Wikipedia tables, WP-old
-king = кароль
# source: Wikipedia tables, WP-old
-queen = візыр
# source: Wikipedia tables, WP-old
-rook = ладзьдзя
# source: Wikipedia tables, WP-old
-bishop = афіцэр
# source: Wikipedia tables, WP-old
-knight = вершнік
# source: Wikipedia tables, WP-old
-pawn = латнік
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
    [6] шэсьць
    [7] сем
   *[8] восем
}

## Actions
# unsourced: general knowledge
takes = б’е
# unsourced: general knowledge
castle-short = кароткая ракіроўка
# unsourced: general knowledge
castle-long = доўгая ракіроўка
# unsourced: general knowledge
promotion = ператварэньне: { promoted }
# unsourced: general knowledge
en-passant = на праходзе
# source: Wikipedia tables, WP-old
check = шах
# unsourced: general knowledge
double-check = двайны шах
# unsourced: general knowledge
discovered-check = адкрыты шах
# source: Wikipedia tables, WP-old
mate = мат
# source: Wikipedia tables, WP-old
stalemate = пат

## The end of a game
# source: Wikipedia tables, WP-old
draw = нічыя
