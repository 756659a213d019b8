### Bengali (বাংলা): moves in words.

## Names
# source: Wikipedia tables, WP-old, Lichess, PyChess
-king = রাজা
# source: Wikipedia tables, WP-old, Lichess, PyChess
-queen = মন্ত্রী
# source: Wikipedia tables, WP-old, Lichess, PyChess
-rook = নৌকা
# source: Wikipedia tables, WP-old, Lichess, PyChess
-bishop = গজ
# source: Wikipedia tables, WP-old, Lichess, PyChess
-knight = ঘোড়া
# source: Wikipedia tables, WP-old, Lichess, PyChess
-pawn = বোড়ে
# unsourced: general knowledge
-white = সাদা
# unsourced: general knowledge
-black = কালো
# unsourced: general knowledge
rank = { $rank ->
    [1] এক
    [2] দুই
    [3] তিন
    [4] চার
    [5] পাঁচ
    [6] ছয়
    [7] সাত
   *[8] আট
}

## Actions
# unsourced: general knowledge
takes = খায়
# unsourced: general knowledge
castle-short = ছোট ক্যাসলিং
# unsourced: general knowledge
castle-long = বড় ক্যাসলিং
# unsourced: general knowledge
promotion = পদোন্নতি: { promoted }
# unsourced: general knowledge
en-passant = অঁ পাসাঁ
# source: Wikipedia tables, WP-old, Lichess, PyChess
check = কিস্তি
# unsourced: general knowledge
double-check = দ্বৈত কিস্তি
# unsourced: general knowledge
discovered-check = উন্মুক্ত কিস্তি
# source: Wikipedia tables, WP-old, Lichess, PyChess
mate = কিস্তিমাত
# source: Wikipedia tables, WP-old, Lichess, PyChess
stalemate = চালমাত
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
white-resigned = সাদা হার মেনে নিলেন
# source: Lichess translations
black-resigned = কালো হার মেনে নিলেন
# source: Lichess translations
draw-agreed = মতৈক্যের ভিত্তিতে ড্র
# source: Wikipedia tables, WP-old, Lichess, PyChess
draw = ড্র
