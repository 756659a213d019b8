### Chinese (Simplified) (简体中文): moves in words.

## Names
# source: Wikipedia tables, Lichess, Lucas, DroidFish, PyChess, zh pages
-king = 王
# source: Wikipedia tables, Lichess, Lucas, DroidFish, PyChess, zh pages
-queen = 后
# source: Wikipedia tables, Lichess, Lucas, DroidFish, PyChess, zh pages
-rook = 车
# source: Wikipedia tables, Lichess, Lucas, DroidFish, PyChess, zh pages
-bishop = 象
# source: Wikipedia tables, Lichess, Lucas, DroidFish, PyChess, zh pages
-knight = 马
# source: Wikipedia tables, Lichess, Lucas, DroidFish, PyChess, zh pages
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
# source: Lichess translations
takes = 吃
# source: Lichess translations
castle-short = 短易位
# source: Lichess translations
castle-long = 长易位
# unsourced: general knowledge
promotion = 升变为{ promoted }
# unsourced: general knowledge
en-passant = 吃过路兵
# source: Wikipedia tables, Lichess, Lucas, DroidFish, PyChess, zh pages
check = 将军
# unsourced: general knowledge
double-check = 双将
# unsourced: general knowledge
discovered-check = 闪将
# source: Wikipedia tables, Lichess, Lucas, DroidFish, PyChess, zh pages
mate = 将死
# source: Wikipedia tables, Lichess, Lucas, DroidFish, PyChess, zh pages
stalemate = 逼和

## The end of a game
# source: Lichess translations
white-resigned = 白方认输
# source: Lichess translations
black-resigned = 黑方认输
# source: Lichess translations
draw-agreed = 双方同意和棋
# source: Wikipedia tables, Lichess, Lucas, DroidFish, PyChess, zh pages
draw = 和棋
