### Uzbek (oʻzbekcha): moves in words.

## Names
# source: Wikipedia tables, Lichess
-king = shoh
# source: Wikipedia tables, Lichess
-queen = farzin
# source: Wikipedia tables, Lichess
-rook = rux
# source: Wikipedia tables, Lichess
-bishop = fil
# source: Wikipedia tables, Lichess
-knight = ot
# source: Wikipedia tables, Lichess
-pawn = piyoda
# unsourced: general knowledge
-white = oqlar
# unsourced: general knowledge
-black = qoralar
# unsourced: general knowledge
rank = { $rank ->
    [1] bir
    [2] ikki
    [3] uch
    [4] toʻrt
    [5] besh
    [6] olti
    [7] yetti
   *[8] sakkiz
}

## Actions
# source: Lichess translations
takes = uradi
# source: Lichess translations
castle-short = qisqa rokirovka
# source: Lichess translations
castle-long = uzun rokirovka
# unsourced: general knowledge
promotion = aylanish: { promoted }
# unsourced: general knowledge
en-passant = yoʻl-yoʻlakay urish
# source: Wikipedia tables, Lichess
check = shoh
# unsourced: general knowledge
double-check = qoʻsh shoh
# unsourced: general knowledge
discovered-check = ochiq shoh
# source: Wikipedia tables, Lichess
mate = mot
# source: Wikipedia tables, Lichess
stalemate = pat
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
white-resigned = Oqlar taslim boʻldi
# source: Lichess translations
black-resigned = Qoralar taslim boʻldi
# source: Lichess translations
draw-agreed = O'zaro kelishuv asosida durang natija qayd etildi
# source: Wikipedia tables, Lichess
draw = durang
