### Chinese (Traditional) (繁體中文): moves in words.

## Names
# source: Wikipedia tables, Lichess, zh pages
-king = 王
# source: Wikipedia tables, Lichess, zh pages
-queen = 后
# source: Wikipedia tables, Lichess, zh pages
-rook = 車
# source: Wikipedia tables, Lichess, zh pages
-bishop = 象
# source: Wikipedia tables, Lichess, zh pages
-knight = 馬
# source: Wikipedia tables, Lichess, zh pages
-pawn = 兵
# unsourced: general knowledge
-white = 白方
# unsourced: general knowledge
-black = 黑方
# unsourced: general knowledge
rank = { $rank ->
    [1] 一
    [2] 二
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
   *[8] 八
}

## Actions
# unsourced: general knowledge
takes = 吃
# unsourced: general knowledge
castle-short = 短易位
# unsourced: general knowledge
castle-long = 長易位
# unsourced: general knowledge
promotion = 升變為{ promoted }
# unsourced: general knowledge
en-passant = 吃過路兵
# source: Wikipedia tables, Lichess, zh pages
check = 將軍
# unsourced: general knowledge
double-check = 雙將
# unsourced: general knowledge
discovered-check = 閃將
# source: Wikipedia tables, Lichess, zh pages
mate = 將死
# source: Wikipedia tables, Lichess, zh pages
stalemate = 逼和

## The end of a game
# source: Wikipedia tables, Lichess, zh pages
draw = 和棋
