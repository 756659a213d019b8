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
en-passant = آن‌پاسان
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

## The end of a game
# source: Lichess translations
white-resigned = سفید تسلیم شد
# source: Lichess translations
black-resigned = سیاه تسلیم شد
# source: Lichess translations
draw-agreed = تساوی با توافق طرفین
# source: Wikipedia tables, Lichess, Lucas, fa pages
draw = مساوی

## Sentences
# unsourced: general knowledge
pause = { "، " }
# unsourced: general knowledge
pause-of-men = { "؛ " }
# A final vowel takes the sign of the genitive.
# unsourced: general knowledge
the-man = { $piece ->
    [pawn] پیادهٔ { side }
   *[other] { piece } { side }
}
# The object stands before the verb and takes را.
# unsourced: general knowledge
short-capture = { $piece ->
    [pawn] { $to } را { takes }
   *[other] { piece } { $to } را { takes }
}
# unsourced: general knowledge
short-capture-from = { $piece ->
    [pawn] { $from } { $to } را { takes }
   *[other] { piece } { $from } { $to } را { takes }
}
# unsourced: general knowledge
full-move = { the-man } به { $to } می‌رود
# unsourced: general knowledge
full-move-from = { the-man } از { $from } به { $to } می‌رود
# unsourced: general knowledge
full-capture = { the-man } در { $to } می‌زند
# unsourced: general knowledge
full-capture-from = { the-man } از { $from } در { $to } می‌زند
# unsourced: general knowledge
full-castle-short = { side } قلعهٔ کوچک می‌رود
# unsourced: general knowledge
full-castle-long = { side } قلعهٔ بزرگ می‌رود
# unsourced: general knowledge
full-null = { side } حرکت نمی‌کند
# unsourced: general knowledge
and-so = { $more ->
    [yes] { "، " }
   *[no] { " و " }
}
# unsourced: general knowledge
full-with-promotion = { $sentence }{ and-so }به { promoted } تبدیل می‌شود
# unsourced: general knowledge
full-with-en-passant = { $sentence }{ pause }{ en-passant }
# unsourced: general knowledge
full-with-check = { $sentence } و کیش می‌دهد
# unsourced: general knowledge
full-with-double-check = { $sentence } و کیش دوبل می‌دهد
# unsourced: general knowledge
full-with-discovered-check = { $sentence } و کیش برخاست می‌دهد
# unsourced: general knowledge
full-with-mate = { $sentence } و مات می‌کند
# unsourced: general knowledge
full-with-stalemate = { $sentence } و پات می‌کند

## What people also say
heard =
    .queen = فرزین | ملکه
    .rook = قلعه
    .pawn = سرباز
    .takes = می زند | میزند | می‌گیرد | زد | ضربدر
    .castle = قلعه رفتن | قلعه‌روی
    .castle-short = قلعه کوچک | قلعه کوتاه | قلعه رفتن کوچک | قلعه روی کوچک | قلعه‌روی کوچک
    .castle-long = قلعه بزرگ | قلعه بلند | قلعه رفتن بزرگ | قلعه روی بزرگ | قلعه‌روی بزرگ
    .mate = کیش و مات | کیش مات | و مات
    .fillers = به | در | از | را | می‌رود | میرود | می رود | خانه | خانهٔ | می‌شود | میشود | تبدیل | تبدیل به | و | می‌دهد
    .file-a = ای
    .file-b = بی | ب
    .file-c = سی
    .file-d = دی | د
    .file-f = اف
    .file-g = جی
    .file-h = اچ

## Annotation marks, those in common use. Unsourced: general knowledge.
nag-1 = حرکت خوب
nag-2 = اشتباه
nag-3 = حرکت عالی
nag-4 = اشتباه بزرگ
nag-5 = حرکت جالب
nag-6 = حرکت مشکوک
nag-7 = حرکت اجباری
nag-8 = تنها حرکت
nag-10 = وضعیت برابر
nag-13 = وضعیت نامشخص
nag-14 = { $side ->
    [white] سفید کمی بهتر است
   *[black] سیاه کمی بهتر است
}
nag-16 = { $side ->
    [white] سفید برتری دارد
   *[black] سیاه برتری دارد
}
nag-18 = { $side ->
    [white] سفید برتری قاطع دارد
   *[black] سیاه برتری قاطع دارد
}
nag-22 = { $side ->
    [white] سفید در تسوگ‌زوانگ است
   *[black] سیاه در تسوگ‌زوانگ است
}
nag-32 = { $side ->
    [white] سفید در گسترش جلوتر است
   *[black] سیاه در گسترش جلوتر است
}
nag-36 = { $side ->
    [white] سفید ابتکار عمل را دارد
   *[black] سیاه ابتکار عمل را دارد
}
nag-40 = { $side ->
    [white] سفید حمله را در دست دارد
   *[black] سیاه حمله را در دست دارد
}
nag-44 = { $side ->
    [white] سفید در برابر مهره جبران دارد
   *[black] سیاه در برابر مهره جبران دارد
}
nag-132 = { $side ->
    [white] سفید بازی متقابل دارد
   *[black] سیاه بازی متقابل دارد
}
nag-138 = { $side ->
    [white] سفید در تنگی وقت است
   *[black] سیاه در تنگی وقت است
}
nag-146 = نوآوری

## A position told. Unsourced: general knowledge.
placed-piece = { $count ->
    [one] { piece } { $list }
   *[other] { $piece ->
        [king] شاه‌ها
        [queen] وزیرها
        [rook] رخ‌ها
        [bishop] فیل‌ها
        [knight] اسب‌ها
       *[pawn] پیاده‌ها
    } { $list }
}
to-move = نوبت { side } است.
