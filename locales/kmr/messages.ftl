### Kurdish (Kurmanji) (kurmancî): moves in words.

## Names
# source: Lichess
-king = şah
# source: Lichess
-queen = wezîr
# source: Lichess
-rook = keleh
# source: Lichess
-bishop = fîl
# source: Lichess
-knight = hesp
# source: Lichess
-pawn = peya
# unsourced: general knowledge
-white = spî
# unsourced: general knowledge
-black = reş
# unsourced: general knowledge
rank = { $rank ->
    [1] yek
    [2] du
    [3] sê
    [4] çar
    [5] pênc
    [6] şeş
    [7] heft
   *[8] heşt
}

## Actions
# unsourced: general knowledge
takes = digire
# unsourced: general knowledge
castle-short = rokkirina kurt
# unsourced: general knowledge
castle-long = rokkirina dirêj
# unsourced: general knowledge
promotion = bilindbûn: { promoted }
# unsourced: general knowledge
en-passant = en passant
# source: Lichess
check = kiş
# unsourced: general knowledge
double-check = kişa ducar
# unsourced: general knowledge
discovered-check = kişa vekirî
# source: Lichess
mate = şahmat
# source: Lichess
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
white-resigned = Spî vekişiya
# source: Lichess translations
black-resigned = Reş vekişiya
# source: Lichess translations
draw-agreed = Beranberîya bi qebûla herdu alîyan
# source: Lichess
draw = wekhev
