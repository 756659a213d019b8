### Hebrew (עברית): moves in words.

## Names
# source: Wikipedia tables, Scidb (stored reversed), he encyclopaedia page
-king = מלך
# source: Wikipedia tables, Scidb (stored reversed), he encyclopaedia page
-pawn = רגלי
# unsourced: general knowledge
-white = לבן
# unsourced: general knowledge
-black = שחור
# unsourced: general knowledge
rank = { $rank ->
    [1] אחת
    [2] שתיים
    [3] שלוש
    [4] ארבע
    [5] חמש
    [6] שש
    [7] שבע
   *[8] שמונה
}

## Actions
# unsourced: general knowledge
takes = מכה
# unsourced: general knowledge
castle-short = הצרחה קצרה
# unsourced: general knowledge
castle-long = הצרחה ארוכה
# unsourced: general knowledge
promotion = הכתרה: { promoted }
# unsourced: general knowledge
en-passant = הכאה דרך הילוכו
# source: Wikipedia tables, Scidb (stored reversed), he encyclopaedia page
check = שח
# unsourced: general knowledge
double-check = שח כפול
# unsourced: general knowledge
discovered-check = שח נגלה
# source: Wikipedia tables, Scidb (stored reversed), he encyclopaedia page
mate = מט
# source: Wikipedia tables, Scidb (stored reversed), he encyclopaedia page
stalemate = פט

## The end of a game
# source: Lichess translations
white-resigned = הלבן נכנע
# source: Lichess translations
black-resigned = השחור נכנע
# source: Lichess translations
draw-agreed = תיקו על ידי הסכמה הדדית
# source: Wikipedia tables, Scidb (stored reversed), he encyclopaedia page
draw = תיקו

## Sentences
# source: Wikipedia tables, Scidb (stored reversed), he encyclopaedia page; case forms unsourced
-queen = { $case ->
   *[nominative] מלכה
    [dative] למלכה
}
# source: Wikipedia tables, Scidb (stored reversed), he encyclopaedia page; case forms unsourced
-rook = { $case ->
   *[nominative] צריח
    [dative] לצריח
}
# source: Wikipedia tables, Scidb (stored reversed), he encyclopaedia page; case forms unsourced
-bishop = { $case ->
   *[nominative] רץ
    [dative] לרץ
}
# source: Wikipedia tables, Scidb (stored reversed), he encyclopaedia page; case forms unsourced
-knight = { $case ->
   *[nominative] פרש
    [dative] לפרש
}
# unsourced: general knowledge
the-man = { $piece ->
    [queen] ה{ piece } { $side ->
        [white] הלבנה
       *[black] השחורה
    }
   *[other] ה{ piece } { $side ->
        [white] הלבן
       *[black] השחור
    }
}
# unsourced: general knowledge
moves = { $piece ->
    [queen] נעה
   *[other] נע
}
# unsourced: general knowledge
gives = { $piece ->
    [queen] ונותנת
   *[other] ונותן
}
# unsourced: general knowledge
full-move = { the-man } { moves } אל { $to }
# unsourced: general knowledge
full-move-from = { the-man } { moves } מ-{ $from } אל { $to }
# unsourced: general knowledge
full-capture = { the-man } מכה ב-{ $to }
# unsourced: general knowledge
full-capture-from = { the-man } מ-{ $from } מכה ב-{ $to }
# unsourced: general knowledge
full-castle-short = { $side ->
    [white] הלבן
   *[black] השחור
} מצריח הצרחה קצרה
# unsourced: general knowledge
full-castle-long = { $side ->
    [white] הלבן
   *[black] השחור
} מצריח הצרחה ארוכה
# unsourced: general knowledge
full-null = { $side ->
    [white] הלבן
   *[black] השחור
} מוותר על התור
# unsourced: general knowledge
full-with-promotion = { $sentence } והופך { promoted-dative }
# unsourced: general knowledge
full-with-en-passant = { $sentence } בהכאה דרך הילוכו
# unsourced: general knowledge
full-with-check = { $sentence } { gives } שח
# unsourced: general knowledge
full-with-double-check = { $sentence } { gives } שח כפול
# unsourced: general knowledge
full-with-discovered-check = { $sentence } { gives } שח נגלה
# unsourced: general knowledge
full-with-mate = { $sentence } { gives } מט
# unsourced: general knowledge
full-with-stalemate = { $sentence } { gives } פט

## What people also say
heard =
    .knight = סוס
    .pawn = חייל
    .takes = לוקח | לוקחת | אוכל | אוכלת | מכה על | אוכל את | לוקח את
    .castle = הצרחה
    .castle-short = הצרחה קטנה | הצרחה לצד המלך | מצריח קצר
    .castle-long = הצרחה גדולה | הצרחה לצד המלכה | מצריח ארוך
    .mate = שחמט | שח מט | שח ומט | ומט
    .prefixes = ה
    .rank-2 = שתים
    .fillers = אל | על | ל | ב | מ | נע | נעה | הולך | הולכת | משבצת | את | הופך | הכתרה | מוכתר | נותן | נותנת
    .file-a = א | איי
    .file-b = ב | בי
    .file-c = ג | סי
    .file-d = ד | די
    .file-e = ה | אי
    .file-f = ו | אף
    .file-g = ז | ג'י
    .file-h = ח | אייץ'

## Annotation marks, those in common use. Unsourced: general knowledge.
nag-1 = מסע טוב
nag-2 = טעות
nag-3 = מסע מצוין
nag-4 = טעות גסה
nag-5 = מסע מעניין
nag-6 = מסע מפוקפק
nag-7 = מסע כפוי
nag-8 = המסע היחיד
nag-10 = עמדה שקולה
nag-13 = עמדה לא ברורה
nag-14 = { $side ->
    [white] ללבן יתרון קל
   *[black] לשחור יתרון קל
}
nag-16 = { $side ->
    [white] ללבן יתרון ברור
   *[black] לשחור יתרון ברור
}
nag-18 = { $side ->
    [white] ללבן יתרון מכריע
   *[black] לשחור יתרון מכריע
}
nag-22 = { $side ->
    [white] הלבן בכפיית מסע
   *[black] השחור בכפיית מסע
}
nag-32 = { $side ->
    [white] ללבן יתרון בפיתוח
   *[black] לשחור יתרון בפיתוח
}
nag-36 = { $side ->
    [white] ללבן יוזמה
   *[black] לשחור יוזמה
}
nag-40 = { $side ->
    [white] ללבן התקפה
   *[black] לשחור התקפה
}
nag-44 = { $side ->
    [white] ללבן פיצוי על החומר
   *[black] לשחור פיצוי על החומר
}
nag-132 = { $side ->
    [white] ללבן משחק נגד
   *[black] לשחור משחק נגד
}
nag-138 = { $side ->
    [white] הלבן במצוקת זמן
   *[black] השחור במצוקת זמן
}
nag-146 = חידוש

## A position told. Unsourced: general knowledge.
placed-piece = { $count ->
    [one] { piece } { $list }
   *[other] { $piece ->
        [king] מלכים
        [queen] מלכות
        [rook] צריחים
        [bishop] רצים
        [knight] פרשים
       *[pawn] רגלים
    } { $list }
}
to-move = תור ה{ side }.
