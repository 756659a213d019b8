### Kurdish (Sorani) (کوردیی ناوەندی): moves in words.

## Names
# source: Lichess
-king = پاشا
# source: Lichess
-queen = شاژن
# source: Lichess
-rook = قەڵا
# source: Lichess
-bishop = فیل
# source: Lichess
-knight = ئەسپ
# source: Lichess
-pawn = سەرباز
# unsourced: general knowledge
-white = سپی
# unsourced: general knowledge
-black = رەش
# unsourced: general knowledge
rank = { $rank ->
    [1] یەک
    [2] دوو
    [3] سێ
    [4] چوار
    [5] پێنج
    [6] شەش
    [7] حەوت
   *[8] هەشت
}

## Actions
# unsourced: general knowledge
takes = دەخوات
# source: Lichess translations
castle-short = ماڵکردنی کورت
# source: Lichess translations
castle-long = ماڵکردنی درێژ
# unsourced: general knowledge
promotion = بەرزبوونەوە: { promoted }
# unsourced: general knowledge
en-passant = خواردنی تێپەڕ
# source: Lichess
check = کش
# unsourced: general knowledge
double-check = کشی دووانە
# unsourced: general knowledge
discovered-check = کشی دەرخراو
# source: Lichess
mate = کش مات
# source: Lichess
stalemate = چەقبەستوو
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
white-resigned = سپی کشایەوە
# source: Lichess translations
black-resigned = رەش کشایەوە
# source: Lichess translations
draw-agreed = بە رەزاماندی هەردولا یەکسان بوون
# source: Lichess
draw = یەکسان

# unsourced: general knowledge
pause = { "، " }
# unsourced: general knowledge
pause-of-men = { "؛ " }
