### Tamil (தமிழ்): moves in words.

## Names
# source: Wikipedia tables, Lichess
-king = அரசன்
# source: Wikipedia tables, Lichess
-queen = அரசி
# source: Wikipedia tables, Lichess
-rook = கோட்டை
# source: Wikipedia tables, Lichess
-bishop = அமைச்சர்
# source: Wikipedia tables, Lichess
-knight = குதிரை
# source: Wikipedia tables, Lichess
-pawn = காலாள்
# unsourced: general knowledge
-white = வெள்ளை
# unsourced: general knowledge
-black = கருப்பு
# unsourced: general knowledge
rank = { $rank ->
    [1] ஒன்று
    [2] இரண்டு
    [3] மூன்று
    [4] நான்கு
    [5] ஐந்து
    [6] ஆறு
    [7] ஏழு
   *[8] எட்டு
}

## Actions
# unsourced: general knowledge
takes = வெட்டுகிறது
# unsourced: general knowledge
castle-short = குறுகிய கோட்டை கட்டுதல்
# unsourced: general knowledge
castle-long = நீண்ட கோட்டை கட்டுதல்
# unsourced: general knowledge
promotion = பதவி உயர்வு: { promoted }
# unsourced: general knowledge
en-passant = போகும்போது வெட்டு
# source: Wikipedia tables, Lichess
check = முற்றுகை
# unsourced: general knowledge
double-check = இரட்டை முற்றுகை
# unsourced: general knowledge
discovered-check = வெளிப்பட்ட முற்றுகை
# source: Wikipedia tables, Lichess
mate = இறுதி முற்றுகை
# source: Wikipedia tables, Lichess
stalemate = இக்கட்டு
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
# source: Wikipedia tables, Lichess
draw = சமநிலை
