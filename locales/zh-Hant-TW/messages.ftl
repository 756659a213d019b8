### Chinese (Traditional, Taiwan) (繁體中文（台灣）): moves in words.

## Names
# source: GNOME, Lichess
-king = 國王
# source: GNOME, Lichess
-queen = 皇后
# source: GNOME, Lichess
-rook = 城堡
# source: GNOME, Lichess
-bishop = 主教
# source: GNOME, Lichess
-knight = 騎士
# source: GNOME, Lichess
-pawn = 士兵
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
# source: GNOME, Lichess
check = 將軍
# unsourced: general knowledge
double-check = 雙將
# unsourced: general knowledge
discovered-check = 閃將
# source: GNOME, Lichess
mate = 將死
# source: GNOME, Lichess
stalemate = 逼和

## The end of a game
# source: Lichess translations
white-resigned = 白方認輸
# source: Lichess translations
black-resigned = 黑方認輸
# source: Lichess translations
draw-agreed = 雙方同意和局
# source: GNOME, Lichess
draw = 和局

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
    .castle = 易位
    .castle-short = 王翼易位
    .castle-long = 后翼易位
    .fillers = 到 | 走到 | 在 | 的 | 走

## A position told. Unsourced: general knowledge.
to-move = 輪到{ side }走。
