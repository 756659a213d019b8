### Arabic (العربية): moves in words.

## Names
# source: Wikipedia tables, WP-old, hu.wp, Lichess, Lucas
-king = ملك
# source: Wikipedia tables, WP-old, hu.wp, Lichess, Lucas
-queen = وزير
# source: Wikipedia tables, WP-old, hu.wp, Lichess, Lucas
-rook = رخ
# source: Wikipedia tables, WP-old, hu.wp, Lichess, Lucas
-bishop = فيل
# source: Wikipedia tables, WP-old, hu.wp, Lichess, Lucas
-knight = حصان
# source: Wikipedia tables, WP-old, hu.wp, Lichess, Lucas
-pawn = بيدق
# unsourced: general knowledge
-white = الأبيض
# unsourced: general knowledge
-black = الأسود
# unsourced: general knowledge
rank = { $rank ->
    [1] واحد
    [2] اثنان
    [3] ثلاثة
    [4] أربعة
    [5] خمسة
    [6] ستة
    [7] سبعة
   *[8] ثمانية
}

## Actions
# source: Lichess translations
takes = يأكل
# source: Lichess translations
castle-short = تبييت قصير
# source: Lichess translations
castle-long = تبييت طويل
# unsourced: general knowledge
promotion = ترقية إلى { promoted }
# unsourced: general knowledge
en-passant = أخذ بالمرور
# source: Wikipedia tables, WP-old, hu.wp, Lichess, Lucas
check = كش
# unsourced: general knowledge
double-check = كش مزدوج
# unsourced: general knowledge
discovered-check = كش مكشوف
# source: Wikipedia tables, WP-old, hu.wp, Lichess, Lucas
mate = كش مات
# source: Wikipedia tables, WP-old, hu.wp, Lichess, Lucas
stalemate = الملك المخنوق

## The end of a game
# source: Lichess translations
white-resigned = الأبيض استسلم
# source: Lichess translations
black-resigned = الأسود استسلم
# source: Lichess translations
draw-agreed = التعادل بالاتفاق المتبادل
# source: Wikipedia tables, WP-old, hu.wp, Lichess, Lucas
draw = تعادل
