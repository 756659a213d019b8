### Swiss German (Schwiizerdütsch): moves in words.

## Names
# source: Lichess
-king = König
# source: Lichess
-queen = Dame
# source: Lichess
-rook = Turm
# source: Lichess
-bishop = Läufer
# source: Lichess
-knight = Schpringer
# source: Lichess
-pawn = Pur
# unsourced: general knowledge
-white = Wiiss
# unsourced: general knowledge
-black = Schwarz
# unsourced: general knowledge
rank = { $rank ->
    [1] eis
    [2] zwei
    [3] drüü
    [4] vier
    [5] föif
    [6] sächs
    [7] sibe
   *[8] acht
}

## Actions
# unsourced: general knowledge
takes = schloot
# unsourced: general knowledge
castle-short = churzi Rochade
# unsourced: general knowledge
castle-long = langi Rochade
# unsourced: general knowledge
promotion = Umwandlig: { promoted }
# unsourced: general knowledge
en-passant = en passant
# source: Lichess
check = Schach
# unsourced: general knowledge
double-check = Doppelschach
# unsourced: general knowledge
discovered-check = Abzugsschach
# source: Lichess
mate = matt
# source: Lichess
stalemate = Patt

## The end of a game
# source: Lichess
draw = Remis
