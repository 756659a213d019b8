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
# unsourced: general knowledge
pause-of-men = { "؛ " }
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
full-capture = { the-man } يأكل منتقلًا إلى { $to }
# unsourced: general knowledge
full-capture-from = { the-man } من { $from } يأكل منتقلًا إلى { $to }
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
    .takes = يأخذ | أكل | أخذ | ياكل | تأكل | تأخذ | تاكل | تاخذ | ياخذ | يقتل
    .castle = تبييت | التبييت
    .castle-short = التبييت القصير | تبييت القصير | تبييت صغير | التبييت الصغير
    .castle-long = التبييت الطويل | تبييت كبير | التبييت الكبير
    .check = كش ملك
    .mate = مات | شاه مات | كش ملك مات | كش و مات | كش ومات | الشاه مات
    .prefixes = ال
    .fillers = إلى | الى | على | في | من | ينتقل | يذهب | المربع | مربع | و | تنتقل | تذهب | ترقية | يترقى | ويعطي | مع | ويصبح
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
    .rank-6 = ست
    .rank-3 = ثلاث
    .rank-4 = أربع | اربع | اربعة
    .rank-5 = خمس
    .rank-7 = سبع

## Annotation marks by their numbers in the PGN standard (section 10); 14 and above are White's, the next is
## Black's. The numbers are sourced there, the words are general knowledge.
nag-1 = نقلة جيدة
nag-2 = نقلة ضعيفة
nag-3 = نقلة ممتازة
nag-4 = خطأ فادح
nag-5 = نقلة مثيرة للاهتمام
nag-6 = نقلة مشكوك فيها
nag-7 = نقلة إجبارية
nag-8 = النقلة الوحيدة
nag-9 = أسوأ نقلة
nag-10 = وضع يميل إلى التعادل
nag-11 = فرص متساوية في وضع هادئ
nag-12 = فرص متساوية في وضع نشط
nag-13 = وضع غير واضح
nag-14 = { side } لديه أفضلية طفيفة
nag-16 = { side } لديه أفضلية واضحة
nag-18 = { side } لديه أفضلية حاسمة
nag-20 = { side } لديه أفضلية ساحقة
nag-22 = { side } في زوجزفانغ
nag-24 = { side } لديه أفضلية طفيفة في المساحة
nag-26 = { side } لديه أفضلية واضحة في المساحة
nag-28 = { side } لديه أفضلية حاسمة في المساحة
nag-30 = { side } لديه أفضلية طفيفة في التطوير
nag-32 = { side } لديه أفضلية واضحة في التطوير
nag-34 = { side } لديه أفضلية حاسمة في التطوير
nag-36 = { side } لديه المبادرة
nag-38 = { side } لديه مبادرة دائمة
nag-40 = { side } لديه الهجوم
nag-42 = { side } لديه تعويض غير كاف عن المادة
nag-44 = { side } لديه تعويض كاف عن المادة
nag-46 = { side } لديه تعويض أكثر من كاف عن المادة
nag-48 = { side } لديه أفضلية طفيفة في الوسط
nag-50 = { side } لديه أفضلية واضحة في الوسط
nag-52 = { side } لديه أفضلية حاسمة في الوسط
nag-54 = { side } لديه أفضلية طفيفة في جناح الملك
nag-56 = { side } لديه أفضلية واضحة في جناح الملك
nag-58 = { side } لديه أفضلية حاسمة في جناح الملك
nag-60 = { side } لديه أفضلية طفيفة في جناح الوزير
nag-62 = { side } لديه أفضلية واضحة في جناح الوزير
nag-64 = { side } لديه أفضلية حاسمة في جناح الوزير
nag-66 = { side } لديه صف أول مكشوف
nag-68 = { side } لديه صف أول محمي جيدًا
nag-70 = { side } لديه ملك ضعيف الحماية
nag-72 = { side } لديه ملك محمي جيدًا
nag-74 = { side } لديه ملك سيئ الموضع
nag-76 = { side } لديه ملك جيد الموضع
nag-78 = { side } لديه بنية بيادق ضعيفة جدًا
nag-80 = { side } لديه بنية بيادق ضعيفة نوعًا ما
nag-82 = { side } لديه بنية بيادق قوية نوعًا ما
nag-84 = { side } لديه بنية بيادق قوية جدًا
nag-86 = { side } لديه حصان سيئ الموضع
nag-88 = { side } لديه حصان جيد الموضع
nag-90 = { side } لديه فيل سيئ الموضع
nag-92 = { side } لديه فيل جيد الموضع
nag-94 = { side } لديه رخ سيئ الموضع
nag-96 = { side } لديه رخ جيد الموضع
nag-98 = { side } لديه وزير سيئ الموضع
nag-100 = { side } لديه وزير جيد الموضع
nag-102 = { side } لديه تنسيق ضعيف بين القطع
nag-104 = { side } لديه تنسيق جيد بين القطع
nag-106 = { side } لعب الافتتاح بشكل سيئ جدًا
nag-108 = { side } لعب الافتتاح بشكل سيئ
nag-110 = { side } لعب الافتتاح بشكل جيد
nag-112 = { side } لعب الافتتاح بشكل جيد جدًا
nag-114 = { side } لعب وسط الدور بشكل سيئ جدًا
nag-116 = { side } لعب وسط الدور بشكل سيئ
nag-118 = { side } لعب وسط الدور بشكل جيد
nag-120 = { side } لعب وسط الدور بشكل جيد جدًا
nag-122 = { side } لعب نهاية الدور بشكل سيئ جدًا
nag-124 = { side } لعب نهاية الدور بشكل سيئ
nag-126 = { side } لعب نهاية الدور بشكل جيد
nag-128 = { side } لعب نهاية الدور بشكل جيد جدًا
nag-130 = { side } لديه لعب مضاد طفيف
nag-132 = { side } لديه لعب مضاد واضح
nag-134 = { side } لديه لعب مضاد حاسم
nag-136 = { side } تحت ضغط وقت متوسط
nag-138 = { side } تحت ضغط وقت شديد
nag-140 = بفكرة
nag-141 = موجهة ضد
nag-142 = الأفضل
nag-143 = الأسوأ
nag-144 = ما يعادلها
nag-145 = تعليق التحرير
nag-146 = نقلة جديدة

## Ends of a game, and a position told. Unsourced: general knowledge.
white-offers-draw = الأبيض يعرض التعادل
black-offers-draw = الأسود يعرض التعادل
white-out-of-time = انتهى وقت الأبيض
black-out-of-time = انتهى وقت الأسود
repetition = تعادل بتكرار الوضع ثلاث مرات
fifty-moves = تعادل بقاعدة الخمسين نقلة
dead-position = تعادل، لا يستطيع أي طرف أن يميت الملك
unfinished = لم ينته الدور
white-wins = فاز الأبيض
black-wins = فاز الأسود
men-count = { $count ->
    [zero] بلا قطع
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $count } قطع
    [many] { $count } قطعة
   *[other] { $count } قطعة
}
# unsourced: general knowledge
placed-piece = { $count ->
    [one] { piece } { $list }
    [two] { $piece ->
        [king] ملكان
        [queen] وزيران
        [rook] رخان
        [bishop] فيلان
        [knight] حصانان
       *[pawn] بيدقان
    } { $list }
   *[other] { $piece ->
        [king] ملوك
        [queen] وزراء
        [rook] رخاخ
        [bishop] فيلة
        [knight] أحصنة
       *[pawn] بيادق
    } { $list }
}
placed = { side } لديه { men-count }: { $list }.
to-move = الدور على { side }.
