### Hebrew (עברית): moves in words.

## Names
# source: Wikipedia tables, Scidb (stored reversed), he encyclopaedia page
-king = מלך
# source: Wikipedia tables, Scidb (stored reversed), he encyclopaedia page
-queen = מלכה
# source: Wikipedia tables, Scidb (stored reversed), he encyclopaedia page
-rook = צריח
# source: Wikipedia tables, Scidb (stored reversed), he encyclopaedia page
-bishop = רץ
# source: Wikipedia tables, Scidb (stored reversed), he encyclopaedia page
-knight = פרש
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
