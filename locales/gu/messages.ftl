### Gujarati (ગુજરાતી): moves in words.

## Names
# source: Lichess (letters and names), GNOME
-king = રાજા
# source: Lichess (letters and names), GNOME
-queen = રાણી
# source: Lichess (letters and names), GNOME
-rook = હાથી
# source: Lichess (letters and names), GNOME
-bishop = ઊંટ
# source: Lichess (letters and names), GNOME
-knight = ઘોડો
# source: Lichess (letters and names), GNOME
-pawn = પ્યાદું
# unsourced: general knowledge
-white = સફેદ
# unsourced: general knowledge
-black = કાળો
# unsourced: general knowledge
rank = { $rank ->
    [1] એક
    [2] બે
    [3] ત્રણ
    [4] ચાર
    [5] પાંચ
    [6] છ
    [7] સાત
   *[8] આઠ
}

## Actions
# unsourced: general knowledge
takes = મારે છે
# unsourced: general knowledge
castle-short = નાનું કેસલિંગ
# unsourced: general knowledge
castle-long = મોટું કેસલિંગ
# unsourced: general knowledge
promotion = બઢતી: { promoted }
# unsourced: general knowledge
en-passant = એન પાસાં
# source: Lichess (letters and names), GNOME
check = ચેક
# unsourced: general knowledge
double-check = બેવડો ચેક
# unsourced: general knowledge
discovered-check = ખુલ્લો ચેક
# source: Lichess (letters and names), GNOME
mate = ચેકમેટ
# source: Lichess (letters and names), GNOME
stalemate = સ્ટેલમેટ
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
# source: Lichess (letters and names), GNOME
draw = ડ્રો
