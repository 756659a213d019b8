### Marathi (मराठी): moves in words.

## Names
# source: Wikipedia tables, Lichess, GNOME
-king = राजा
# source: Wikipedia tables, Lichess, GNOME
-queen = वजीर
# source: Wikipedia tables, Lichess, GNOME
-rook = हत्ती
# source: Wikipedia tables, Lichess, GNOME
-bishop = उंट
# source: Wikipedia tables, Lichess, GNOME
-knight = घोडा
# source: Wikipedia tables, Lichess, GNOME
-pawn = प्यादे
# unsourced: general knowledge
-white = पांढरा
# unsourced: general knowledge
-black = काळा
# unsourced: general knowledge
rank = { $rank ->
    [1] एक
    [2] दोन
    [3] तीन
    [4] चार
    [5] पाच
    [6] सहा
    [7] सात
   *[8] आठ
}

## Actions
# source: Lichess translations
takes = ने घेतले
# source: Lichess translations
castle-short = जवळचा किल्लेकोट
# source: Lichess translations
castle-long = लांबचा किल्लेकोट
# unsourced: general knowledge
promotion = बढती: { promoted }
# unsourced: general knowledge
en-passant = आँ पासाँ
# source: Wikipedia tables, Lichess, GNOME
check = शह
# unsourced: general knowledge
double-check = दुहेरी शह
# unsourced: general knowledge
discovered-check = उघड शह
# source: Wikipedia tables, Lichess, GNOME
mate = शहमात
# unsourced: general knowledge
stalemate = कोंडी
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
white-resigned = पांढऱ्याने पराभव स्वीकारला
# source: Lichess translations
black-resigned = काळ्याने हार मानली
# source: Lichess translations
draw-agreed = परस्पर कराराने बरोबरी
# source: Wikipedia tables, Lichess, GNOME
draw = बरोबरी
