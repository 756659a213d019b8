### Persian (فارسی): moves in words.

## Names
# source: Wikipedia tables, Lichess, Lucas, fa pages
-king = شاه
# source: Wikipedia tables, Lichess, Lucas, fa pages
-queen = وزیر
# source: Wikipedia tables, Lichess, Lucas, fa pages
-rook = رخ
# source: Wikipedia tables, Lichess, Lucas, fa pages
-bishop = فیل
# source: Wikipedia tables, Lichess, Lucas, fa pages
-knight = اسب
# source: Wikipedia tables, Lichess, Lucas, fa pages
-pawn = پیاده
# unsourced: general knowledge
-white = سفید
# unsourced: general knowledge
-black = سیاه
# unsourced: general knowledge
rank = { $rank ->
    [1] یک
    [2] دو
    [3] سه
    [4] چهار
    [5] پنج
    [6] شش
    [7] هفت
   *[8] هشت
}

## Actions
# source: Lichess translations
takes = می‌زند
# source: Lichess translations
castle-short = قلعهٔ کوچک
# source: Lichess translations
castle-long = قلعهٔ بزرگ
# unsourced: general knowledge
promotion = ترفیع به { promoted }
# unsourced: general knowledge
en-passant = آنپاسان
# source: Wikipedia tables, Lichess, Lucas, fa pages
check = کیش
# unsourced: general knowledge
double-check = کیش دوبل
# unsourced: general knowledge
discovered-check = کیش برخاست
# source: Wikipedia tables, Lichess, Lucas, fa pages
mate = مات
# source: Wikipedia tables, Lichess, Lucas, fa pages
stalemate = پات
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
white-resigned = سفید تسلیم شد
# source: Lichess translations
black-resigned = سیاه تسلیم شد
# source: Lichess translations
draw-agreed = تساوی با توافق طرفین
# source: Wikipedia tables, Lichess, Lucas, fa pages
draw = مساوی
