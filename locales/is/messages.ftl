### Icelandic (íslenska): moves in words.

## Names
# source: Wikipedia tables, PGN94, chessfss, Scidb, Lichess, hu.wp
-king = kóngur
# source: Wikipedia tables, PGN94, chessfss, Scidb, Lichess, hu.wp
-queen = drottning
# source: Wikipedia tables, PGN94, chessfss, Scidb, Lichess, hu.wp
-rook = hrókur
# source: Wikipedia tables, PGN94, chessfss, Scidb, Lichess, hu.wp
-bishop = biskup
# source: Wikipedia tables, PGN94, chessfss, Scidb, Lichess, hu.wp
-knight = riddari
# source: Wikipedia tables, PGN94, chessfss, Scidb, Lichess, hu.wp
-pawn = peð
# unsourced: general knowledge
-white = hvítur
# unsourced: general knowledge
-black = svartur
# unsourced: general knowledge
rank = { $rank ->
    [1] einn
    [2] tveir
    [3] þrír
    [4] fjórir
    [5] fimm
    [6] sex
    [7] sjö
   *[8] átta
}

## Actions
# source: Lichess translations
takes = drepur
# source: Lichess translations
castle-short = stutthrókun
# source: Lichess translations
castle-long = langhrókun
# unsourced: general knowledge
promotion = uppvakning: { promoted }
# unsourced: general knowledge
en-passant = framhjáhlaup
# source: Wikipedia tables, PGN94, chessfss, Scidb, Lichess, hu.wp
check = skák
# unsourced: general knowledge
double-check = tvískák
# unsourced: general knowledge
discovered-check = fráskák
# source: Wikipedia tables, PGN94, chessfss, Scidb, Lichess, hu.wp
mate = mát
# source: Wikipedia tables, PGN94, chessfss, Scidb, Lichess, hu.wp
stalemate = patt

## The end of a game
# source: Lichess translations
white-resigned = Hvítur gefst upp
# source: Lichess translations
black-resigned = Svartur gefst upp
# source: Lichess translations
draw-agreed = Samið um jafntefli
# source: Wikipedia tables, PGN94, chessfss, Scidb, Lichess, hu.wp
draw = jafntefli
