### Urdu (اردو): moves in words.

## Names
# source: Wikipedia tables, ur.wp, Lichess
-king = بادشاہ
# source: Wikipedia tables, ur.wp, Lichess
-queen = وزیر
# source: Wikipedia tables, ur.wp, Lichess
-rook = رخ
# source: Wikipedia tables, ur.wp, Lichess
-bishop = فیلہ
# source: Wikipedia tables, ur.wp, Lichess
-knight = گھوڑا
# source: Wikipedia tables, ur.wp, Lichess
-pawn = پیادہ
# unsourced: general knowledge
-white = سفید
# unsourced: general knowledge
-black = سیاہ
# unsourced: general knowledge
rank = { $rank ->
    [1] ایک
    [2] دو
    [3] تین
    [4] چار
    [5] پانچ
    [6] چھ
    [7] سات
   *[8] آٹھ
}

## Actions
# unsourced: general knowledge
takes = مارتا ہے
# unsourced: general knowledge
castle-short = چھوٹی قلعہ بندی
# unsourced: general knowledge
castle-long = بڑی قلعہ بندی
# unsourced: general knowledge
promotion = ترقی: { promoted }
# unsourced: general knowledge
en-passant = آن پاساں
# source: Wikipedia tables, ur.wp, Lichess
check = شہ
# unsourced: general knowledge
double-check = دوہری شہ
# unsourced: general knowledge
discovered-check = کھلی شہ
# source: Wikipedia tables, ur.wp, Lichess
mate = شہ مات
# source: Wikipedia tables, ur.wp, Lichess
stalemate = معلق بازی
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
white-resigned = سفید نے شکست تسلیم کر لی
# source: Lichess translations
black-resigned = سیاہ نے شکست تسلیم کر لی
# source: Lichess translations
draw-agreed = باہمی معاہدے سے ڈرا
# source: Wikipedia tables, ur.wp, Lichess
draw = برابر

# unsourced: general knowledge
pause = { "، " }
# unsourced: general knowledge
pause-of-men = { "؛ " }
