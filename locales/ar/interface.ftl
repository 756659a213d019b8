### Messages of the command in Arabic. Unsourced: general knowledge.
### $found is the text as it stands, $candidates English SAN, $count their number, $detail a fixed word of the program.
### The characters U+2068 and U+2069 keep moves in Latin letters in order inside the sentence.
### $remainder is the last two digits of $count: the plural rules of the crate intl_pluralrules forget it above 99.

## Diagnostics
repair = { $detail ->
    [case] حرف كبير أو صغير
    [look-alike] حرف مشابه من كتابة أخرى
    [other-set] حرف من مجموعة حروف أخرى
    [doubtful-letter] حرف يعدّه الجدول مشكوكًا فيه
    [lost-letter] حرف القطعة مفقود
    [lost-square] مربع الوصول ناقص
    [stray] علامة في غير موضعها
    [misread] حرف أو رقم أو كلمة أُخذت مكان أخرى
    [lost-promotion] قطعة الترقية مفقودة
    [other-wing] الجناح المذكور ليس الذي بدأت القطعة فيه
    [smudged] علامة مطموسة
    [lost-piece-letter] حرف القطعة مفقود
    [lost-sign] علامة الأخذ أو الكش ناقصة
    [other-script] حرف من كتابة أخرى
    [split] كلمة مقطوعة
   *[other] { $detail }
}
M0101 = «{"\u2068"}{ $found }{"\u2069"}» ليست نقلة في هذا التدوين
M0102 = «{"\u2068"}{ $found }{"\u2069"}»: راكب الليل ليس من قطع هذا البرنامج
M0103 = لا يوجد وضع في «{"\u2068"}{ $found }{"\u2069"}»
M0104 = أحد الأدوار أطول من أن يُقرأ دفعة واحدة
M0105 = «{"\u2068"}{ $found }{"\u2069"}»: لهذا النوع قواعده الخاصة، فلا تُقرأ نقلاته
M0201 = لا توجد نقلة قانونية توافق «{"\u2068"}{ $found }{"\u2069"}»
M0202 = الرقم `{ $found }` يعطي النقلة للطرف الذي ليس عليه الدور
M0203 = النتيجة `{ $found }` تخالف النتيجة المذكورة قبلها
M0204 = { $count ->
    [zero] لا نقلات توافق «{"\u2068"}{ $found }{"\u2069"}»
    [one] نقلة واحدة توافق «{"\u2068"}{ $found }{"\u2069"}»: {"\u2068"}{ $candidates }{"\u2069"}
    [two] نقلتان توافقان «{"\u2068"}{ $found }{"\u2069"}»: {"\u2068"}{ $candidates }{"\u2069"}
    [few] { $count } نقلات توافق «{"\u2068"}{ $found }{"\u2069"}»: {"\u2068"}{ $candidates }{"\u2069"}
    [many] { $count } نقلة توافق «{"\u2068"}{ $found }{"\u2069"}»: {"\u2068"}{ $candidates }{"\u2069"}
   *[other] { $remainder ->
        [few] { $count } نقلات توافق «{"\u2068"}{ $found }{"\u2069"}»: {"\u2068"}{ $candidates }{"\u2069"}
        [many] { $count } نقلة توافق «{"\u2068"}{ $found }{"\u2069"}»: {"\u2068"}{ $candidates }{"\u2069"}
       *[other] { $count } نقلة توافق «{"\u2068"}{ $found }{"\u2069"}»: {"\u2068"}{ $candidates }{"\u2069"}
    }
}
M0205 = «{"\u2068"}{ $found }{"\u2069"}» نقلة أخرى في لغة أخرى: {"\u2068"}{ $candidates }{"\u2069"}
M0206 = لا تحسم الورقة معنى «{"\u2068"}{ $found }{"\u2069"}»: {"\u2068"}{ $candidates }{"\u2069"}
M0207 = «{"\u2068"}{ $found }{"\u2069"}» في التدوين المسمّى هي الأولى من {"\u2068"}{ $candidates }{"\u2069"} بتهجئة غير معتادة فقط، وهي كما كُتبت الثانية في «{"\u2068"}{ $detail }{"\u2069"}»
M0208 = «{"\u2068"}{ $found }{"\u2069"}» في قائمة تُركت قطعة أخرى منها كما كُتبت
M0209 = الرقم `{ $found }` ليس الرقم المنتظر
M0210 = علامة `{ $found }` تقول كش أو مات لا تعطيه النقلة
M0211 = قُرئت `{ $found }` لكن ترميزًا داخلها يمنع كتابة النقلة الجديدة
M0301 = قُرئت «{"\u2068"}{ $found }{"\u2069"}» مع تصحيح: { repair }
M0302 = لا يكون «{"\u2068"}{ $found }{"\u2069"}» نقلة إلا بتصحيح: { repair }
M0401 = تغيّرت نقلات «{"\u2068"}{ $found }{"\u2069"}»، وتقرؤها حزمة الشطرنج أيضًا
M0402 = كانت الوثيقة موقّعة؛ وبعد تغيير نصها لم يعد التوقيع صالحًا
M0901 = الطلب خاطئ: { $detail }
place = { $side ->
    [white] الأبيض
   *[black] الأسود
}، النقلة { $number }

## What can be done about it
help-M0101 = نقلات قريبة في الكتابة: {"\u2068"}{ $candidates }{"\u2069"}
help-M0102 = في تدوين المسائل S هو الحصان وN راكب الليل؛ للمباريات العادية اختر مجموعة أخرى: --from en
help-M0105 = لا تُترجم إلا أدوار الشطرنج وChess960
help-M0201 = نقلات قانونية قريبة: {"\u2068"}{ $candidates }{"\u2069"}
help-more-M0201 = للمزيد: `stamma explain M0201`؛ والخيار --best يصحح ما يبعد حرفًا واحدًا عن نقلة قانونية وحيدة
help-elsewhere = المباراة كلها قانونية في التدوين «{"\u2068"}{ $detail }{"\u2069"}»: سمّه بـ --from أو استعمل --from auto
help-M0202 = قبله نصف نقلة ناقصة أو مكررة؛ من دون الرقم يُقرأ السطر كما هو
help-taken = أُخذت الأولى؛ قارنها بالمصدر
help-noted = تنبيه فقط؛ تُقرأ النقلات مع ذلك
help-M0204 = الخيار --best يأخذ الأولى، وبدونه يبقى السطر كما هو
help-M0205 = حدّد التدوين بالخيار --from
help-M0206 = قارن البدائل بالورقة
help-M0207 = يأخذ --best التدوين المسمّى، ويأخذ --from {"\u2068"}{ $detail }{"\u2069"} الآخر
help-M0208 = انظر ما قيل عن بقية القائمة
help-M0301 = قارن القراءة بالأصل
help-M0302 = لا يُصحَّح شيء بالتخمين داخل النص؛ بقي كما كُتب
help-M0401 = عرّف الحروف بالأمر {"\u2068"}\newskaklanguage{"\u2069"} واخترها بالأمر {"\u2068"}\skaklanguage{"\u2069"}
help-M0901 = انظر البروتوكول في الدليل

## What a code means
explain-M0101 = لا يمكن قراءة النص نقلةً في التدوين المطلوب، ولا يُتجاوز أي حرف ليصير نقلة.
explain-M0102 = يدل الحرف على راكب الليل من الشطرنج الخيالي، ولا تعرفه الرقعة، فلا يُقرأ أبدًا قطعةً أخرى.
explain-M0103 = ليست FEN الدور وضعًا قانونيًا.
explain-M0201 = يُقرأ النص نقلةً لكن الوضع لا يسمح بنقلة توافقه.
explain-M0202 = رقم النقلة يخالف الرقعة: بحسبه يلعب الطرف الآخر. هناك نصف نقلة ناقصة أو مكررة، فلا شيء بعده مؤكد.
explain-M0203 = نتيجتان لدور واحد متخالفتان: نتيجة الوسوم والنتيجة بعد النقلات، أو نتيجتان بعد النقلات. تبقيان كما هما.
explain-M0204 = توافق المكتوبَ عدةُ نقلات قانونية ولا تُختار واحدة بالتخمين.
explain-M0205 = للحروف نفسها معنى آخر في لغة أخرى والنقلة قانونية في كلتيهما.
explain-M0206 = تسمح الورقة هنا بعدة نقلات، وتُذكر مع درجة الثقة بها.
explain-M0207 = لا يقرأ التدوين المسمّى المباراة إلا بتصحيح حروف أو بحروف للبيادق، ويقرؤها تدوين آخر كما كُتبت تمامًا مباراةً أخرى.
explain-M0208 = في قائمة القطع تُغيَّر كلها أو لا يُغيَّر شيء منها.
explain-M0209 = رقم نقلة ليس الرقم المنتظر. حيث تُرقَّم النقلات من جديد يكون هذا تنبيهًا فقط؛ وبعد نتيجة أنهت الدور السابق تُترك النقلات لأن الوضع مجهول.
explain-M0210 = العلامة خلف النقلة تقول كش أو مات، والوضع يقول غير ذلك. النقلة مؤكدة من دونها فتُقرأ، وهذا تنبيه فقط.
explain-M0211 = قُرئت النقلة، وفيها شيء ليس نصًا ويبقى: صورة أو أمر أو علامات من الصيغة. لا تتسع النقلة الجديدة حوله فتُركت.
explain-M0301 = أُصلح خطأ في الكتابة، وتوافق المقصودَ نقلة قانونية واحدة.
explain-M0302 = لا يُصحَّح الخطأ بين الكلمات إلا إذا سبقه مباشرة رقم أو نقلة ولم يكن للمكتوب معنى آخر كما هو.
explain-M0401 = تقرأ الحزمتان skak وxskak ما في هذا الأمر باللغة المحددة لهما، ولا يُبنى المستند إلا إن كانت لغة النقلات الآن.
explain-M0402 = الوثيقة موقّعة وقد تغيّر نصها فلم يعد التوقيع صالحًا. وقّعها من جديد.
explain-M0901 = سطر من البروتوكول ليس طلبًا.
explain-M0104 = يُنسخ الدور كما كان.
explain-M0105 = تتحرك القطع في هذا النوع بقواعد أخرى، فلا تقول رقعة الشطرنج شيئًا عن نقلاته. يُترك الدور كما كان.

## What stops a run
stop-what = { $what ->
    [locale] لغة
    [set] مجموعة
    [letter-set] مجموعة أحرف
    [style] أسلوب
    [code] رمز
    [encoding] ترميز
    [language-with-words] لغة لها كلمات
    [way-of-telling-moves] طريقة نطق النقلات
    [system] نظام
    [locale-or-system] لغة أو نظام
    [option-of-fan] خيار fan
   *[other] { $what }
}
stop-unknown = غير معروف ({ stop-what }): «{ $name }»{ $near ->
    [none] {""}
   *[other] ؛ لعل المقصود { $near }
}
stop-letters = لا يذكر أي مصدر أحرف كل القطع في { $language } ({ $tag })؛ كلماتها معروفة. استخدم الرموز المصورة `fan`{ $sets ->
    [none] {""}
   *[other]  أو مجموعة معروفة، { $sets }
}
stop-fen = ليس وضعية: { $reason }
stop-not-found = لا يوجد ملف بهذا الاسم
stop-denied = لا إذن بقراءة الملف أو الكتابة فيه
stop-languages = يسردها الأمر `stamma languages`
stop-systems = الأنظمة التي لا تحتاج إلى لغة: { $near }؛ وبعد اسم اللغة تأتي san وlan وdescriptive وwing وwords

## Names
unreadable = غير مقروء
illegal = غير قانوني
ambiguous = ملتبس
repaired = مصحَّح
conflict = تناقض
bad-request = طلب خاطئ
error = خطأ
warning = تحذير
note = ملاحظة
help = مساعدة

## Numbers of things
moves-read = { $count ->
    [zero] لم تُقرأ أي نقلة
    [one] قُرئت نقلة واحدة
    [two] قُرئت نقلتان
    [few] قُرئت { $count } نقلات
    [many] قُرئت { $count } نقلة
   *[other] { $remainder ->
        [few] قُرئت { $count } نقلات
        [many] قُرئت { $count } نقلة
       *[other] قُرئت { $count } نقلة
    }
}
moves-left = { $count ->
    [zero] لم تبق أي نقلة كما كُتبت
    [one] بقيت نقلة واحدة كما كُتبت (وفي الأدوار مع سلسلة النقلات كلها)
    [two] بقيت نقلتان كما كُتبتا (وفي الأدوار مع سلسلة النقلات كلها)
    [few] بقيت { $count } نقلات كما كُتبت (وفي الأدوار مع سلسلة النقلات كلها)
    [many] بقيت { $count } نقلة كما كُتبت (وفي الأدوار مع سلسلة النقلات كلها)
   *[other] { $remainder ->
        [few] بقيت { $count } نقلات كما كُتبت (وفي الأدوار مع سلسلة النقلات كلها)
        [many] بقيت { $count } نقلة كما كُتبت (وفي الأدوار مع سلسلة النقلات كلها)
       *[other] بقيت { $count } نقلة كما كُتبت (وفي الأدوار مع سلسلة النقلات كلها)
    }
}
games-read = { $count ->
    [zero] لا أدوار
    [one] دور واحد
    [two] دوران
    [few] { $count } أدوار
    [many] { $count } دورًا
   *[other] { $remainder ->
        [few] { $count } أدوار
        [many] { $count } دورًا
       *[other] { $count } دور
    }
}

## The help of the command
command-translate = ترجمة ملفات أو الدخل القياسي من تدوين إلى آخر
command-move = ترجمة سطر واحد من النقلات
command-recover = إيجاد أرجح دور قانوني في ورقة تسجيل متضررة
command-detect = معرفة تدوين النص وترميزه مع الدليل
command-explain = عرض كيف قُرئ كل جزء، أو معنى رمز الرسالة
command-languages = سرد اللغات أو عرض كل ما يُعرف عن واحدة
command-batch = الإجابة عن طلبات JSON، واحد في كل سطر
command-completions = طباعة إكمالات الصدفة
command-man = طباعة صفحة الدليل
option-from = تدوين النص؛ يجده auto
option-to = التدوين المراد كتابته
option-style = إعادة كتابة كل نقلة بهذا الأسلوب
option-normalise = إعادة كتابة كل نقلة حسب الأسلوب ولو لم يلزم
option-glyphs = كيف تُكتب علامات التعليق
option-bidi = كيف يُحفظ ترتيب الكتابة من اليمين إلى اليسار
option-keep = ترك النقلات المشكوك فيها كما هي والإبلاغ عنها
option-strict = التوقف عند أول نقلة مشكوك فيها وعدم الكتابة
option-best = أخذ أرجح قراءة والإبلاغ عنها
option-json = طباعة الرسائل سطور JSON
option-json-answer = طباعة الجواب بصيغة JSON على الخرج القياسي
option-quiet = عدم طباعة رسائل ولا تقدم
option-color = لون الرسائل
option-lang = لغة الرسائل
option-locales = مجلد جداولك الخاصة
option-output = ملف الكتابة
option-in-place = إعادة كتابة الملفات في مكانها
option-format = صيغة المستند
option-encoding = ترميز النص
option-jobs = عدد الخيوط
option-unchecked = الحروف فقط بلا رقعة

## The words of the help
heading-usage = الاستعمال
heading-commands = الأوامر
heading-arguments = المعطيات
heading-options = الخيارات
heading-messages = الرسائل
heading-files = الملفات
heading-notation = التدوين
heading-moves-in-doubt = النقلات المشكوك فيها
heading-position = الوضعية
heading-examples = أمثلة
placeholder-options = خيارات
placeholder-command = أمر
help-default = [الافتراضي: { $name }]
help-values = [القيم: { $near }]
about = تدوين الشطرنج بكل اللغات: يقرأ النقلات بأي تدوين ويكتبها بأي تدوين آخر
about-notations = يسمى التدوين بالصيغة LOCALE[.SET][:SYSTEM] مثل de أو fa.latin-1980 أو es:descriptive، أو باسم نظام لا يحتاج إلى لغة: fan وuci وuci960 وiccf وsmith وcoordinate وstamma وselenus وmurray وparis1173 وkoebel1520 وgringmuth وuedemann وpgn. وبعد اسم اللغة تأتي san (وهي المفترضة) وlan وdescriptive وwing وwords. يعرض `stamma languages` اللغات. النقلات بالكلمات هي de:words، وتحل طريقة القول محل مجموعة الحروف موصولة بشرطات مثل de.full:words أو en.fide-digits:words: إما short أو full أو fide، وletters أو nato أو anna، وfigures أو digits. رموز الخروج: 0 تُرجمت كل النقلات، 1 تُرك بعضها كما هو (recover: هناك شك؛ detect: لم يُحسم أو لم يُقرأ شيء)، 2 تعذر التشغيل.
command-help = عرض هذه المساعدة أو مساعدة أمر
option-help = عرض المساعدة
option-version = عرض رقم الإصدار
option-files = الملفات التي تُقرأ؛ `-` أو لا شيء يعني الدخل القياسي
option-file = الطلبات؛ `-` أو لا شيء يعني الدخل القياسي
option-text = النقلات؛ `-` يقرأ الدخل القياسي
option-tag = اللغة المطلوب عرضها مثل `ar` أو `de-AT`
option-shell = الصدفة
option-command = الأمر المطلوب عرض صفحته
option-out = كتابة صفحة لكل أمر في هذا المجلد
option-set = إعادة كتابة كل نقلة بهذه العلامة مثل `capture=:`
option-comments = النقلات داخل التعليقات
option-output-encoding = ترميز الخرج
option-fen = الوضعية قبل النقلة الأولى
option-after = نقلات بالإنجليزية تؤدي إليها
option-show = شكل الجواب
option-ask = السؤال عن كل نصف نقلة مشكوك فيها مع عرض الرقعة
option-no-prior = الاعتماد على الورقة وحدها لا على ما يُلعب عادة
option-position = وصف الوضعية بعد النقلات قطعة قطعة
option-ssml = كتابة الكلمات بصيغة SSML لمحركات النطق

## Arguments that cannot be taken
arguments-unknown = لا يوجد خيار أو معطى `{ $name }`{ $near ->
    [none] {""}
   *[other] ؛ هل المقصود { $near }؟
}
arguments-command = لا يوجد أمر `{ $name }`{ $near ->
    [none] {""}
   *[other] ؛ هل المقصود { $near }؟
}
arguments-value = `{ $name }` ليست قيمة لـ { $what }{ $near ->
    [none] {""}
   *[other] ؛ القيم: { $near }
}
arguments-no-value = { $what } يحتاج إلى قيمة
arguments-conflict = لا يجتمع { $what } مع { $near }
arguments-missing = ينقص: { $near }
arguments-wrong = المعطيات غير صحيحة: «{ $detail }»
arguments-more = للمزيد: --help
stop-unsupported = هذا غير ممكن: «{ $reason }»
stop-table = جدول غير صالح: «{ $reason }»
stop-io = تعذرت قراءة الملف أو كتابته: «{ $reason }»

## A game that was recovered
half-moves = { $count ->
    [zero] لا أنصاف نقلات
    [one] نصف نقلة واحد
    [two] نصفا نقلة
    [few] { $count } أنصاف نقلات
   *[other] { $count } نصف نقلة
}
half-moves-doubtful = { $count ->
    [zero] لا شيء مشكوك فيه
    [one] واحد مشكوك فيه
    [two] اثنان مشكوك فيهما
   *[other] المشكوك فيه { $count }
}
recovered = { $found }، { $detail }؛ الأحرف: { $name }؛ النتيجة: { $what }
recovered-learned = مستخلصة من الورقة، انظر --show notation
recovered-named = كما ذُكرت
recovered-no-result = غير مذكورة
recovered-refers = النقلات 1–{ $number } كما في المباراة { $name }: { $known ->
    [yes] وُجدت
   *[other] ليست في هذا النص
}
recovered-next = المباراة التالية احتمالًا: نقلة أخرى عند { $number }، الفارق { $detail }
recovered-unread = لم يُعد نقلة: { $found }
recovered-written = المكتوب
recovered-nothing = لم يُعثر على شيء: ليس في النص أي نقلة
recovered-read = المقروء
recovered-sure = اليقين
recovered-or = أو
recovered-missing = ناقص
recovered-sheet = الورقة
recovered-elsewhere = كما في مباراة أخرى

## Why a run is stopped
fen-part = { $what ->
    [placement-of-the-men] توزيع القطع
    [side-to-move] صاحب الدور
    [castling-field] حقل التبييت
    [en-passant-field] حقل الأخذ بالمرور
    [halfmove-clock] عداد أنصاف النقلات
   *[move-number] رقم النقلة
}
reason-man = { $what ->
    [king] الملك
    [queen] الوزير
    [rook] الرخ
    [bishop] الفيل
    [knight] الحصان
   *[pawn] البيدق
}
reason-of = { $side ->
    [white] الأبيض
   *[black] الأسود
}
reason-missing = ينقص: { fen-part }
reason-side = صاحب الدور هو `w` أو `b`، لا «{ $found }»
reason-five-fields = الحقول خمسة؛ أعطِ رقم النقلة أيضًا
reason-more-fields = الحقول أكثر من ستة: «{ $found }»
reason-rights = حقوق التبييت أكثر من أربعة
reason-other-in-check = الطرف الذي ليس له الدور تحت الكش
reason-many-ranks = الصفوف أكثر من ثمانية
reason-ranks = بدل ثمانية صفوف: { $count }
reason-rank = الصف { $number } ليس ثمانية مربعات: «{ $found }»
reason-no-man = «{ $found }» ليست قطعة في FEN، وهي PNBRQKpnbrqk
reason-kings = عدد ملوك { reason-of }: { $count }
reason-pawns = عدد بيادق { reason-of }: { $count }
reason-men = عدد قطع { reason-of }: { $count }
reason-edge = يوجد بيدق في الصف الأول أو الأخير
reason-passed-form = حقل الأخذ بالمرور مربع أو `-`، لا «{ $found }»
reason-passed = لم يعبر أي بيدق الآن { $found }
reason-right = «{ $found }» ليس حق تبييت
reason-right-place = للتبييت «{ $found }» الملك والرخ ليسا في مكانهما
reason-right-twice = التبييت «{ $found }» مذكور مرتين
reason-number = { fen-part }: «{ $found }» ليس عددًا صالحًا
reason-folder = هذا مجلد
reason-no-folder = مجلده غير موجود
reason-text-long = النص أطول من { $count } بايت
reason-letter-long = طول الحرف { $count } بايت على الأكثر
reason-no-letters = «{ $found }»: لا أحرف هناك
reason-set-empty = لا أحرف في المجموعة ولا في اللغة
reason-set-files = تطلب المجموعة أعمدة خاصة و`files` غير موجود
reason-set-digits = تطلب المجموعة أرقامًا خاصة و`digits` غير موجود
reason-many-piece-letters = أكثر من { $count } أحرف لقطعة واحدة
reason-many-file-letters = أكثر من { $count } أحرف لعمود واحد
reason-file-letter-twice = ذُكر «{ $found }» مرتين لعمود واحد
reason-many-sets = أكثر من { $count } مجموعات أحرف
reason-set-twice = المجموعة `{ $name }` موجودة
reason-ten-digits = يجب أن تكون الأرقام من 0 إلى 9 عشرة مختلفة
reason-other-style = الملف للأسلوب `{ $name }` واسمه `{ $found }`
reason-mark-form = `{ $name }` نص مرئي بصيغة التطبيع C لا يزيد على { $count } بايت
reason-mark-short = يجب أن يكون `{ $name }` نصًا مرئيًا قصيرًا
reason-mark-form-asked = الصيغة MARK=VALUE، مثل capture=:
reason-no-mark = لا علامة باسم `{ $name }`؛ العلامات هي { $near }
reason-mark-unread = مع `{ $name }` لن يُقرأ المكتوب «{ $found }» ثانية كما قُصد؛ وفي الأساليب { $near }؛ أو اترك العلامة
reason-four-results = `results` أربع تفصلها فواصل: { $detail }
reason-no-modern = ليس في `styles` الأسلوب `modern` الذي يُكتب به إن لم يُذكر غيره
reason-no-table = لا جدول لـ`{ $name }`
reason-file-large = الملف أكبر من { $count } بايت
reason-file-encoding = الملف ليس بترميز UTF-8
reason-brackets = أكثر من { $count } أقواس متداخلة
reason-duplicate-field = الحقل `{ $found }` مكرر
reason-field-duplicate = { $part }: الحقل `{ $found }` مكرر
reason-field-unknown = { $part }: الحقل `{ $found }` غير معروف؛ والحقول { $near }
reason-field-type = { $part }: نوع خاطئ: { $found }، والمتوقع { $near }
reason-type = نوع خاطئ: { $found }، والمتوقع { $near }
reason-field-variant = { $part }: القيمة `{ $found }` غير معروفة؛ والقيم { $near }
reason-length = عدد خاطئ { $count }، والمتوقع { $near }
reason-field-length = { $part }: عدد خاطئ { $count }، والمتوقع { $near }
reason-no-command = لا أمر باسم `{ $name }`؛ الأوامر هي { $near }
reason-not-read-format = لا تُقرأ ملفات { $name }؛ احفظ النص بصيغة HTML أو Markdown أو نصًا عاديًا وترجمه ({ $detail })
reason-unchecked-games = `--unchecked` يبدل الأحرف في المباريات ولا يضيف علامات؛ اتركه هنا
reason-after = `after`: { $detail }
reason-set-name = `{ $name }` ليس اسم مجموعة: أحرف وأرقام وشرطات فقط
reason-behind-a-language = يُكتب «{ $name }» بعد اسم لغة: ar:{ $name }
reason-auto-no-notation = `auto` يُستنتج من النص وليس تدوينًا بذاته
reason-auto-to = يمكن القراءة من `auto` لا الكتابة إليه
reason-no-system = النظام `{ $name }` غير موجود بعد
reason-no-options = `{ $name }` بلا خيارات، ولا يتبعه `:{ $found }`
reason-no-descriptive = ليس لـ`{ $tag }` تدوين وصفي؛ وهو لـ{ $near }
reason-no-wing = ليس لـ`{ $tag }` تدوين بالجناحين؛ وهو لـar
reason-two-encodings = هو دور قانوني في { $name } وآخر في { $found }؛ حدد الترميز بـ--encoding
reason-words-needed = الوضع وSSML من الكلمات: حدد لغة بـ--to، مثل --to ar:words
reason-speech-needed = SSML من الكلمات: حدد لغة بـ--to، مثل --to ar:words
reason-speech-games = SSML يُصنع من الأدوار: حدد شكلها، مثل --format pgn
reason-standard-in-place = لا يمكن تغيير الدخل القياسي في مكانه
reason-device-in-place = لا يمكن تغيير أنبوب أو جهاز في مكانه
reason-unchecked-source = `--unchecked` يحتاج معرفة المصدر: سمّه بـ--from
reason-mark-twice = العلامة `{ $name }` محددة مرتين
reason-mark-empty = لا يمكن أن يكون `{ $name }` فارغًا
reason-one-of = `{ $name }` واحد من { $near }
reason-no-letter = ينقص المجموعة حرف: { reason-man }
reason-collide = الحروف تتعارض: `{ $found }`، و`overlaps` لا يذكر ذلك
reason-no-collision = `{ $found }` مصرح به ولا تعارض كهذا، أو صُرح به مرتين
reason-letter-twice = `{ $found }` مذكور مرتين لـ: { reason-man }
reason-two-files = `{ $found }` عمودان
reason-unknown-field = لا حقل باسم `{ $found }`؛ الموجود { $near }
reason-missing-field = ينقص الحقل `{ $found }`
reason-other-folder = الجدول هو جدول `{ $name }`، ومجلده `{ $found }`
reason-no-style = لا نمط باسم `{ $name }`
reason-not-allowed = لا يُسمح بـ{ $found } في جدول
reason-not-composed = «{ $found }» ليس بصيغة يونيكود القياسية C
reason-no-letter-sign = لا يمكن أن يكون «{ $found }» حرفًا، فله معنى في النقلات
lang-missing = لا رسائل بلغة `{ $name }`، فهي بالعربية؛ لغات الرسائل: { $near }

## What a text was found to be
detect-encoding = الترميز
detect-label-games = الأدوار
detect-notation = التدوين
detect-tie = ملتبس
detect-unread = غير مقروء
detect-marked = { $found }، مع علامة ترتيب البايتات
detect-group = { $name }: { $what }، { $detail } قانونية
detect-repaired = ، منها بتصحيح: { $count }
detect-same = المثل ({ $what }) في { $near }
detect-tie-game = الدور { $number } أدوار قانونية مختلفة، عددها { $count }:
detect-more = وغيرها: { $count }
detect-more-games = أدوار أخرى: { $count }
detect-none = الدور { $number }: لا تدوين يقرؤه كاملًا
detect-furthest = ؛ أبعدها { $name }، { $detail }
detect-games = { $count ->
    [zero] لا أدوار
    [one] دور واحد
    [two] دوران
    [few] { $count } أدوار
    [many] { $count } دورًا
   *[other] { $count } دور
}
detect-half-moves = { $count ->
    [zero] لا أنصاف نقلات
    [one] نصف نقلة
    [two] نصفا نقلة
    [few] { $count } أنصاف نقلات
    [many] { $count } نصف نقلة
   *[other] { $count } نصف نقلة
}

## كيف قُرئ النص، علامة علامة
shown-tag = وسم
shown-number = رقم { $number }
shown-number-black = رقم { $number }، الدور على الأسود
shown-number-bare = رقم
shown-filler = لا يعني شيئًا
shown-comment = تعليق
shown-open = بداية تفريعة
shown-close = نهاية التفريعة
shown-mark = علامة تعليق
shown-mark-nag = علامة تعليق، { $name }
shown-result = النتيجة { $name }
shown-move = نقلة
shown-notation-none = التدوين: لم يُعرف.
shown-notation-one = التدوين: { $name }، عُرف من النص.
shown-notation-same = التدوين: { $name }، عُرف من النص؛ ويقرأ المباراة نفسها: { $near }.
shown-notation-tie = التدوين: لم يُحسم. عدد القراءات القانونية للنص كله التي تعطي مباريات مختلفة: { $count }:
shown-notation-unread = التدوين: لا تدوين يقرأ النص كله؛ والمعروض أبعدها.
shown-notation-named = التدوين: { $name }، كما ذُكر.
shown-notation-set = التدوين: { $name }، مجموعة أحرف من اللغة المذكورة.
shown-as = على أنه { $name }:
shown-says = النص
shown-else = أو
shown-board = الرقعة
shown-chosen = المختار
shown-fits-none = لا شيء يناسب
shown-none = لا شيء
shown-lost = لم يُنظر فيه: الوضع مجهول منذ الخطأ السابق
shown-only = النقلة القانونية الوحيدة المناسبة
shown-mended = ، قُرئت بتصحيح: { $detail }
shown-settled = ما يليها لا يكون قانونيًا إلا بعدها
shown-undecided = تناسب عدة نقلات ولا شيء يحسم بينها
shown-illegal = يُقرأ نقلةً، ولا يسمح الوضع بنقلة تناسبه
shown-unreadable = ليس نقلة في هذا التدوين
shown-near = ؛ نقلات قانونية قريبة منه: { $near }
shown-letters = ؛ أحرف { $name } هي { $near }
shown-nightrider = نقلة لراكب الليل، وهو قطعة لا تعرفها الرقعة
shown-repair = [تصحيح: { $detail }]
shown-cost = [انحراف { $number }]
shown-more = وغيرها: { $count }
shown-null = لا نقلة، وينتقل الدور
shown-castles = { $what ->
    [short] تبييت قصير
    [long] تبييت طويل
   *[either] تبييت في إحدى الجهتين
}
shown-men-or = { " أو " }
shown-man = { $what ->
    [king] ملك
    [queen] وزير
    [rook] رخ
    [bishop] فيل
    [knight] حصان
    [pawn] بيدق
   *[any] أي قطعة
}
shown-taken = { $what ->
    [any] شيء ما
   *[other] { shown-man }
}
shown-promoted = { $what ->
    [any] أي قطعة
   *[other] { shown-man }
}
shown-born = ، بدأ على { $detail }،
shown-from = من { $detail }
shown-to = إلى { $detail }
shown-takes = ، المأخوذ: { $detail }
shown-on = على { $detail }
shown-passing = بالمرور
shown-becomes = ، الترقية: { $detail }
shown-or-castling = ، أو تبييت
shown-check = { $what ->
    [mate] ، مع كش مات
    [quiet] ، بلا كش
   *[check] ، مع كش
}
shown-file = العمود { $name }
shown-rank = الصف { $name }
shown-square-any = أي مربع
shown-square-none = لا مربع
shown-squares = عدد المربعات { $count }

## أمثلة وقيم في المساعدة
example-translate = ملف PGN بالأحرف العربية
example-move = سطر نقلات برموز القطع
example-explain = كيف قُرئت نقلة
below-translate = ما ليس نقلة ولا رقمًا ولا نتيجة ولا علامة يُنقل بايتًا بايتًا. والنقلة التي لا تُقرأ أو غير القانونية أو التي تناسب عدة نقلات تبقى هي وخطها كما كُتبت ويُبلَّغ عنها. والنثر في ملف لا تدل عليه لاحقته يُسمّى: --format text.
below-batch = الحقول والردود والأمثلة: docs/batch.md
value-color-auto = على الطرفية ما لم يُضبط NO_COLOR
value-color-always = دائمًا
value-color-never = أبدًا
value-glyphs-nag = أرقام: `$1`، `$16`
value-glyphs-unicode = علامات: `!`، `±`
value-glyphs-ascii = علامات ASCII: `!`، `+/-`
value-glyphs-words = كلمات اللغة المكتوبة
value-glyphs-keep = كما هي
value-bidi-isolate = عزل كل سلسلة نقلات
value-bidi-marks = علامات اتجاه للبرامج الأقدم من العزل
value-bidi-visual = الأحرف بترتيب العرض لطرفية لا ترتبها
value-bidi-none = لا شيء
value-format-pgn = مباريات بوسوم وتعليقات وتفريعات
value-format-sheet = ورقة تسجيل
value-format-text = نثر فيه نقلات
value-format-html = HTML؛ تصير الأدوار بصيغة PGN صفحة
value-comments-moves = ترجمة النقلات في التعليقات أيضًا
value-comments-leave = ترك التعليقات كما هي
value-show-table = جدول أنصاف النقلات مع الثقة والبدائل
value-show-pgn = PGN، والشكوك والتصحيحات في التعليقات
value-show-sheet = الورقة نفسها مع تعليم كل نصف نقلة مشكوك فيه أو مصحح
value-show-notation = الأحرف المستخلصة من الورقة ملفَّ `notation.yaml` لـ`--locales`؛ ولا شيء للأحرف المعروفة
