### Punjabi (Gurmukhi) (ਪੰਜਾਬੀ): moves in words.

## Names
# source: Lichess, GNOME
-king = ਰਾਜਾ
# source: Lichess, GNOME
-queen = ਰਾਣੀ
# source: Lichess, GNOME
-rook = ਹਾਥੀ
# source: Lichess, GNOME
-bishop = ਊਠ
# source: Lichess, GNOME
-knight = ਘੋੜਾ
# source: Lichess, GNOME
-pawn = ਪਿਆਦਾ
# unsourced: general knowledge
-white = ਚਿੱਟਾ
# unsourced: general knowledge
-black = ਕਾਲਾ
# unsourced: general knowledge
rank = { $rank ->
    [1] ਇੱਕ
    [2] ਦੋ
    [3] ਤਿੰਨ
    [4] ਚਾਰ
    [5] ਪੰਜ
    [6] ਛੇ
    [7] ਸੱਤ
   *[8] ਅੱਠ
}

## Actions
# unsourced: general knowledge
takes = ਮਾਰਦਾ ਹੈ
# unsourced: general knowledge
castle-short = ਛੋਟੀ ਕੈਸਲਿੰਗ
# unsourced: general knowledge
castle-long = ਵੱਡੀ ਕੈਸਲਿੰਗ
# unsourced: general knowledge
promotion = ਤਰੱਕੀ: { promoted }
# unsourced: general knowledge
en-passant = ਐਨ ਪਾਸਾਂ
# source: Lichess, GNOME
check = ਸ਼ਹਿ
# unsourced: general knowledge
double-check = ਦੋਹਰੀ ਸ਼ਹਿ
# unsourced: general knowledge
discovered-check = ਖੁੱਲ੍ਹੀ ਸ਼ਹਿ
# source: Lichess, GNOME
mate = ਮਾਤ
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
# source: Lichess, GNOME
draw = ਬਰਾਬਰੀ
