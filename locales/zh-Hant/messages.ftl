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
full-castle-long = { side }長易位
# unsourced: general knowledge
full-null = { side }讓過一步
# unsourced: general knowledge
full-with-promotion = { $sentence }{ pause }{ promotion }
# unsourced: general knowledge
full-with-en-passant = { $sentence }{ pause }{ en-passant }

## What people also say
heard =
    .king = 王
    .queen = 皇后 | 后
    .rook = 車
    .bishop = 象
    .knight = 馬
    .pawn = 兵
    .castle = 易位 | 王車易位
    .castle-short = 王翼易位 | 王車短易位 | 短易位
    .castle-long = 后翼易位 | 王車長易位 | 長易位
    .fillers = 到 | 走到 | 在 | 的 | 走 | 升變 | 升變為 | 移到 | 至

## Annotation marks, those in common use. Unsourced: general knowledge.
nag-1 = 好棋
nag-2 = 壞棋
nag-3 = 妙着
nag-4 = 敗着
nag-5 = 有趣的一着
nag-6 = 可疑的一着
nag-7 = 必走之着
nag-8 = 唯一着法
nag-10 = 均勢
nag-13 = 局勢不明
nag-14 = { $side ->
    [white] 白方稍優
   *[black] 黑方稍優
}
nag-16 = { $side ->
    [white] 白方佔優
   *[black] 黑方佔優
}
nag-18 = { $side ->
    [white] 白方勝勢
   *[black] 黑方勝勢
}
nag-22 = { $side ->
    [white] 白方被迫走子
   *[black] 黑方被迫走子
}
nag-32 = { $side ->
    [white] 白方出子領先
   *[black] 黑方出子領先
}
nag-36 = { $side ->
    [white] 白方主動
   *[black] 黑方主動
}
nag-40 = { $side ->
    [white] 白方有攻勢
   *[black] 黑方有攻勢
}
nag-44 = { $side ->
    [white] 白方有子力補償
   *[black] 黑方有子力補償
}
nag-132 = { $side ->
    [white] 白方有反擊機會
   *[black] 黑方有反擊機會
}
nag-138 = { $side ->
    [white] 白方時間緊張
   *[black] 黑方時間緊張
}

## A position told. Unsourced: general knowledge.
to-move = 輪到{ side }走。
