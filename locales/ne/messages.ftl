### Nepali (नेपाली): moves in words.

## Names
# source: Lichess, GNOME
-king = राजा
# source: Lichess, GNOME
-queen = मन्त्री
# source: Lichess, GNOME
-rook = हात्ती
# source: Lichess, GNOME
-bishop = उँट
# source: Lichess, GNOME
-knight = घोडा
# source: Lichess, GNOME
-pawn = प्यादा
# unsourced: general knowledge
-white = सेतो
# unsourced: general knowledge
-black = कालो
# unsourced: general knowledge
rank = { $rank ->
    [1] एक
    [2] दुई
    [3] तीन
    [4] चार
    [5] पाँच
    [6] छ
    [7] सात
   *[8] आठ
}

## Actions
# unsourced: general knowledge
takes = काट्छ
# unsourced: general knowledge
castle-short = छोटो क्यस्लिंग
# unsourced: general knowledge
castle-long = लामो क्यस्लिंग
# unsourced: general knowledge
promotion = बढुवा: { promoted }
# unsourced: general knowledge
en-passant = एन पासाँ
# source: Lichess, GNOME
check = चेक
# unsourced: general knowledge
double-check = दोहोरो चेक
# unsourced: general knowledge
discovered-check = खुला चेक
# source: Lichess, GNOME
mate = चेकमेट
# source: Lichess, GNOME
stalemate = चालमाथ
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
white-resigned = सेतोले खेल त्याग गर्यो
# source: Lichess translations
black-resigned = कालोले खेल त्याग गर्यो
# source: Lichess translations
draw-agreed = आपसी सहमाति बराबरी गर्नुहोस् ।
# source: Lichess, GNOME
draw = बराबरी
