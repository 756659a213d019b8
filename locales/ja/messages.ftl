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
full-capture = { side }の{ piece }が { $to } の駒を取る
# unsourced: general knowledge
full-capture-from = { $from } の{ side }の{ piece }が { $to } の駒を取る
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
