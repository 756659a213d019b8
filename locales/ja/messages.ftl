### Japanese (日本語): moves in words.

## Names
# source: Wikipedia tables, Lichess, Lucas, ja.wikibooks, ja pages
-king = キング
# source: Wikipedia tables, Lichess, Lucas, ja.wikibooks, ja pages
-queen = クイーン
# source: Wikipedia tables, Lichess, Lucas, ja.wikibooks, ja pages
-rook = ルーク
# source: Wikipedia tables, Lichess, Lucas, ja.wikibooks, ja pages
-bishop = ビショップ
# source: Wikipedia tables, Lichess, Lucas, ja.wikibooks, ja pages
-knight = ナイト
# source: Wikipedia tables, Lichess, Lucas, ja.wikibooks, ja pages
-pawn = ポーン
# unsourced: general knowledge
-white = 白
# unsourced: general knowledge
-black = 黒
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
takes = 取る
# source: Lichess translations
castle-short = 短いキャスリング
# source: Lichess translations
castle-long = 長いキャスリング
# unsourced: general knowledge
promotion = プロモーション、{ promoted }
# unsourced: general knowledge
en-passant = アンパッサン
# source: Wikipedia tables, Lichess, Lucas, ja.wikibooks, ja pages
check = チェック
# unsourced: general knowledge
double-check = ダブルチェック
# unsourced: general knowledge
discovered-check = ディスカバードチェック
# source: Wikipedia tables, Lichess, Lucas, ja.wikibooks, ja pages
mate = チェックメイト
# source: Wikipedia tables, Lichess, Lucas, ja.wikibooks, ja pages
stalemate = ステイルメイト

## The end of a game
# source: Lichess translations
white-resigned = 白が投了しました
# source: Lichess translations
black-resigned = 黒が投了しました
# source: Lichess translations
draw-agreed = 合意によるドロー
# source: Wikipedia tables, Lichess, Lucas, ja.wikibooks, ja pages
draw = 引き分け

## Sentences
# unsourced: general knowledge
pause = 、
# unsourced: general knowledge
short-capture = { $piece ->
    [pawn] { $to } を{ takes }
   *[other] { piece } { $to } を{ takes }
}
# unsourced: general knowledge
short-capture-from = { $piece ->
    [pawn] { $from } { $to } を{ takes }
   *[other] { piece } { $from } { $to } を{ takes }
}
# unsourced: general knowledge
full-move = { side }の{ piece }が { $to } へ移動
# unsourced: general knowledge
full-move-from = { $from } の{ side }の{ piece }が { $to } へ移動
# unsourced: general knowledge
full-capture = { side }の{ piece }が { $to } で取る
# unsourced: general knowledge
full-capture-from = { $from } の{ side }の{ piece }が { $to } で取る
# unsourced: general knowledge
full-castle-short = { side }がキングサイドキャスリング
# unsourced: general knowledge
full-castle-long = { side }がクイーンサイドキャスリング
# unsourced: general knowledge
full-null = { side }がパス
# unsourced: general knowledge
full-with-promotion = { $sentence }{ pause }{ promoted }に昇格
# unsourced: general knowledge
full-with-en-passant = { $sentence }{ pause }アンパッサン

## What people also say
heard =
    .king = 王
    .knight = 騎士
    .takes = を取る | テイク | 取る | 取り | が取る
    .castle = キャスリング
    .castle-short = キングサイドキャスリング | ショートキャスリング | キャスリング短 | キングサイドにキャスリング
    .castle-long = クイーンサイドキャスリング | ロングキャスリング | クイーンサイドにキャスリング
    .mate = メイト | 詰み | チェックメート
    .fillers = の | が | へ | に | を | で | 昇格 | 成り | 成る | 成って | へ移動 | 移動 | プロモーション
    .file-a = エー
    .file-b = ビー
    .file-c = シー
    .file-d = ディー
    .file-e = イー
    .file-f = エフ
    .file-g = ジー
    .file-h = エイチ
    .rank-1 = いち
    .rank-2 = に
    .rank-3 = さん
    .rank-4 = よん
    .rank-5 = ご
    .rank-6 = ろく
    .rank-7 = なな
    .rank-8 = はち
    .endings = へ | へ移動 | に移動 | 移動 | に

## Annotation marks, those in common use. Unsourced: general knowledge.
nag-1 = 好手
nag-2 = 悪手
nag-3 = 妙手
nag-4 = 大悪手
nag-5 = 面白い手
nag-6 = 疑問手
nag-7 = 強制手
nag-8 = 唯一の手
nag-10 = 互角
nag-13 = 形勢不明
nag-14 = { $side ->
    [white] 白がやや優勢
   *[black] 黒がやや優勢
}
nag-16 = { $side ->
    [white] 白が優勢
   *[black] 黒が優勢
}
nag-18 = { $side ->
    [white] 白が勝勢
   *[black] 黒が勝勢
}
nag-22 = { $side ->
    [white] 白はツークツワンク
   *[black] 黒はツークツワンク
}
nag-32 = { $side ->
    [white] 白が展開でリード
   *[black] 黒が展開でリード
}
nag-36 = { $side ->
    [white] 白が主導権を握る
   *[black] 黒が主導権を握る
}
nag-40 = { $side ->
    [white] 白が攻勢
   *[black] 黒が攻勢
}
nag-44 = { $side ->
    [white] 白に駒損の代償あり
   *[black] 黒に駒損の代償あり
}
nag-132 = { $side ->
    [white] 白に反撃のチャンスあり
   *[black] 黒に反撃のチャンスあり
}
nag-138 = { $side ->
    [white] 白は時間切迫
   *[black] 黒は時間切迫
}
nag-146 = 新手

## A position told. Unsourced: general knowledge.
to-move = { side }の手番。
