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

## Sentences
# unsourced: general knowledge
pause = ，
# unsourced: general knowledge
short-capture = { $piece ->
    [pawn] { takes } { $to }
   *[other] { piece }{ takes } { $to }
}
# unsourced: general knowledge
short-capture-from = { $piece ->
    [pawn] { $from } { takes } { $to }
   *[other] { piece } { $from } { takes } { $to }
}
# unsourced: general knowledge
short-with-promotion = { $sentence }{ pause }{ promotion }
# unsourced: general knowledge
full-move = { side }{ piece }走到 { $to }
# unsourced: general knowledge
full-move-from = { side } { $from } 的{ piece }走到 { $to }
# unsourced: general knowledge
full-capture = { side }{ piece }{ takes } { $to }
# unsourced: general knowledge
full-capture-from = { side } { $from } 的{ piece }{ takes } { $to }
# unsourced: general knowledge
full-castle-short = { side }短易位
# unsourced: general knowledge
full-castle-long = { side }长易位
# unsourced: general knowledge
full-null = { side }让过一步
# unsourced: general knowledge
full-with-promotion = { $sentence }{ pause }{ promotion }
# unsourced: general knowledge
full-with-en-passant = { $sentence }{ pause }{ en-passant }

## What people also say
heard =
    .queen = 皇后
    .rook = 战车 | 车子
    .takes = 吃掉 | 吃子 | 吃了
    .castle = 易位 | 王车易位
    .castle-short = 短易位 | 王翼易位 | 短王车易位 | 王车短易位 | 小易位 | 短的易位
    .castle-long = 长易位 | 后翼易位 | 长王车易位 | 王车长易位 | 大易位
    .mate = 将杀 | 绝杀 | 杀
    .check = 将
    .fillers = 到 | 走到 | 在 | 的 | 走 | 升变 | 升变为 | 变 | 变为 | 变成 | 移动到 | 移到 | 至
    .bishop = 主教
    .knight = 骑士
    .king = 国王
    .pawn = 小兵
    .rank-1 = １

## Annotation marks, those in common use. Unsourced: general knowledge.
nag-1 = 好棋
nag-2 = 坏棋
nag-3 = 妙着
nag-4 = 败着
nag-5 = 有趣的一着
nag-6 = 可疑的一着
nag-7 = 必走之着
nag-8 = 唯一着法
nag-10 = 均势
nag-13 = 局势不明
nag-14 = { $side ->
    [white] 白方稍优
   *[black] 黑方稍优
}
nag-16 = { $side ->
    [white] 白方占优
   *[black] 黑方占优
}
nag-18 = { $side ->
    [white] 白方胜势
   *[black] 黑方胜势
}
nag-22 = { $side ->
    [white] 白方被迫走子
   *[black] 黑方被迫走子
}
nag-32 = { $side ->
    [white] 白方出子领先
   *[black] 黑方出子领先
}
nag-36 = { $side ->
    [white] 白方主动
   *[black] 黑方主动
}
nag-40 = { $side ->
    [white] 白方有攻势
   *[black] 黑方有攻势
}
nag-44 = { $side ->
    [white] 白方有子力补偿
   *[black] 黑方有子力补偿
}
nag-132 = { $side ->
    [white] 白方有反击机会
   *[black] 黑方有反击机会
}
nag-138 = { $side ->
    [white] 白方时间紧张
   *[black] 黑方时间紧张
}
nag-146 = 新着

## A position told. Unsourced: general knowledge.
to-move = 轮到{ side }走。
