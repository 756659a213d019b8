### Latin (Latina): moves in words.

## Names
# source: Wikipedia tables, Lichess
-king = rex
# source: Wikipedia tables, Lichess
-queen = domina
# source: Wikipedia tables, Lichess
-rook = turris
# source: Wikipedia tables, Lichess
-bishop = signifer
# source: Wikipedia tables, Lichess
-knight = eques
# source: Wikipedia tables, Lichess
-pawn = pedes
# unsourced: general knowledge
-white = albus
# unsourced: general knowledge
-black = ater
# unsourced: general knowledge
rank = { $rank ->
    [1] unus
    [2] duo
    [3] tres
    [4] quattuor
    [5] quinque
    [6] sex
    [7] septem
   *[8] octo
}

## Actions
# unsourced: general knowledge
takes = capit
# unsourced: general knowledge
castle-short = adroccatio brevis
# unsourced: general knowledge
castle-long = adroccatio longa
# unsourced: general knowledge
promotion = promotio: { promoted }
# unsourced: general knowledge
en-passant = in transitu
# source: Wikipedia tables, Lichess
check = scaccus
# unsourced: general knowledge
double-check = scaccus duplex
# unsourced: general knowledge
discovered-check = scaccus detectus
# source: Wikipedia tables, Lichess
mate = mattus
# source: Wikipedia tables, Lichess
stalemate = rex impeditus

## The end of a game
# source: Lichess translations
white-resigned = Albus concessit
# source: Lichess translations
black-resigned = Ater concessit
# source: Lichess translations
draw-agreed = Consensus ad idem
