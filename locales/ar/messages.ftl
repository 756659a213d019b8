### Arabic (العربية): moves in words.

## Names
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

## Sentences
# unsourced: general knowledge
pause = { "، " }
# source: Wikipedia tables, WP-old, hu.wp, Lichess, Lucas; case forms unsourced
-king = { $case ->
   *[nominative] ملك
    [definite] الملك
}
# source: Wikipedia tables, WP-old, hu.wp, Lichess, Lucas; case forms unsourced
-queen = { $case ->
   *[nominative] وزير
    [definite] الوزير
}
# source: Wikipedia tables, WP-old, hu.wp, Lichess, Lucas; case forms unsourced
-rook = { $case ->
   *[nominative] رخ
    [definite] الرخ
}
# source: Wikipedia tables, WP-old, hu.wp, Lichess, Lucas; case forms unsourced
-bishop = { $case ->
   *[nominative] فيل
    [definite] الفيل
}
# source: Wikipedia tables, WP-old, hu.wp, Lichess, Lucas; case forms unsourced
-knight = { $case ->
   *[nominative] حصان
    [definite] الحصان
}
# source: Wikipedia tables, WP-old, hu.wp, Lichess, Lucas; case forms unsourced
-pawn = { $case ->
   *[nominative] بيدق
    [definite] البيدق
}
# unsourced: general knowledge
the-man = { piece-definite } { side }
# unsourced: general knowledge
full-move = { the-man } ينتقل إلى { $to }
# unsourced: general knowledge
full-move-from = { the-man } ينتقل من { $from } إلى { $to }
# unsourced: general knowledge
full-capture = { the-man } يأكل على { $to }
# unsourced: general knowledge
full-capture-from = { the-man } من { $from } يأكل على { $to }
# unsourced: general knowledge
full-castle-short = { side } يقوم بتبييت قصير
# unsourced: general knowledge
full-castle-long = { side } يقوم بتبييت طويل
# unsourced: general knowledge
full-null = { side } يمرر دوره
# unsourced: general knowledge
full-with-promotion = { $sentence } ويترقى إلى { promoted }
# unsourced: general knowledge
full-with-en-passant = { $sentence } بالمرور
# unsourced: general knowledge
full-with-check = { $sentence } ويعطي كشًا
# unsourced: general knowledge
full-with-double-check = { $sentence } ويعطي كشًا مزدوجًا
# unsourced: general knowledge
full-with-discovered-check = { $sentence } ويعطي كشًا مكشوفًا
# unsourced: general knowledge
full-with-mate = { $sentence } ويعطي كش مات
# unsourced: general knowledge
full-with-stalemate = { $sentence } ويخنق الملك

## What people also say
heard =
    .queen = ملكة | الملكة | فرز
    .rook = قلعة | طابية | القلعة | الطابية
    .bishop = الفيل
    .knight = فرس | الفرس
    .pawn = عسكري | جندي | العسكري | الجندي
    .takes = يأخذ | أكل | أخذ | ياكل
    .castle = تبييت | التبييت
    .castle-short = التبييت القصير | تبييت القصير
    .castle-long = التبييت الطويل
    .check = كش ملك
    .mate = مات | شاه مات
    .prefixes = ال
    .fillers = إلى | الى | على | في | من | ينتقل | يذهب | المربع | مربع | و
    .rank-2 = اثنين
    .rank-8 = ثمان
    .file-a = أ | ا | إيه | ايه
    .file-b = ب | بي
    .file-c = ج | سي
    .file-d = د | دي
    .file-e = ه | هـ | إي | اي
    .file-f = و | إف | اف
    .file-g = ز | جي
    .file-h = ح | إتش | اتش
