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
# The verb stands at the end.
short-capture = { $piece ->
    [pawn] { $to } { takes }
   *[other] { piece } { $to } { takes }
}
# The verb stands at the end.
short-capture-from = { $piece ->
    [pawn] { $from } { $to } { takes }
   *[other] { piece } { $from } { $to } { takes }
}
full-capture = { side }: { piece } { $to } { takes }
full-capture-from = { side }: { piece } { $from } { $to } { takes }

## The end of a game
# source: Lichess translations
white-resigned = 白が投了しました
# source: Lichess translations
black-resigned = 黒が投了しました
# source: Lichess translations
draw-agreed = 合意によるドロー
# source: Wikipedia tables, Lichess, Lucas, ja.wikibooks, ja pages
draw = 引き分け
