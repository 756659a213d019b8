### Dutch (Nederlands): moves in words.

## Names
# source: Wikipedia tables, PGN94, Scid, Lichess, Lucas, DroidFish, hu.wp
-king = koning
# source: Wikipedia tables, PGN94, Scid, Lichess, Lucas, DroidFish, hu.wp
-queen = dame
# source: Wikipedia tables, PGN94, Scid, Lichess, Lucas, DroidFish, hu.wp
-rook = toren
# source: Wikipedia tables, PGN94, Scid, Lichess, Lucas, DroidFish, hu.wp
-bishop = loper
# source: Wikipedia tables, PGN94, Scid, Lichess, Lucas, DroidFish, hu.wp
-knight = paard
# source: Wikipedia tables, PGN94, Scid, Lichess, Lucas, DroidFish, hu.wp
-pawn = pion
# unsourced: general knowledge
-white = wit
# unsourced: general knowledge
-black = zwart
# unsourced: general knowledge
rank = { $rank ->
    [1] een
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
   *[8] acht
}

## Actions
# source: Lichess translations
takes = slaat
# unsourced: general knowledge
castle-short = korte rokade
# unsourced: general knowledge
castle-long = lange rokade
# unsourced: general knowledge
promotion = promotie: { promoted }
# unsourced: general knowledge
en-passant = en passant
# source: Wikipedia tables, PGN94, Scid, Lichess, Lucas, DroidFish, hu.wp
check = schaak
# unsourced: general knowledge
double-check = dubbel schaak
# unsourced: general knowledge
discovered-check = aftrekschaak
# source: Wikipedia tables, PGN94, Scid, Lichess, Lucas, DroidFish, hu.wp
mate = mat
# source: Wikipedia tables, PGN94, Scid, Lichess, Lucas, DroidFish, hu.wp
stalemate = pat

## The end of a game
# source: Lichess translations
white-resigned = Wit geeft op
# source: Lichess translations
black-resigned = Zwart geeft op
# source: Lichess translations
draw-agreed = Remise overeengekomen
# source: Wikipedia tables, PGN94, Scid, Lichess, Lucas, DroidFish, hu.wp
draw = remise
