### Polish (polski): moves in words.

## Names
# source: Wikipedia tables, PGN94, Scid names, Scidb, Lucas, PyChess, DroidFish, hu.wp, pl pages
-king = król
# source: Wikipedia tables, PGN94, Scid names, Scidb, Lucas, PyChess, DroidFish, hu.wp, pl pages
-queen = hetman
# source: Wikipedia tables, PGN94, Scid names, Scidb, Lucas, PyChess, DroidFish, hu.wp, pl pages
-rook = wieża
# source: Wikipedia tables, PGN94, Scid names, Scidb, Lucas, PyChess, DroidFish, hu.wp, pl pages
-bishop = goniec
# source: Wikipedia tables, PGN94, Scid names, Scidb, Lucas, PyChess, DroidFish, hu.wp, pl pages
-knight = skoczek
# source: Wikipedia tables, PGN94, Scid names, Scidb, Lucas, PyChess, DroidFish, hu.wp, pl pages
-pawn = pion
# unsourced: general knowledge
-white = białe
# unsourced: general knowledge
-black = czarne
# unsourced: general knowledge
rank = { $rank ->
    [1] jeden
    [2] dwa
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
    [7] siedem
   *[8] osiem
}

## Actions
# source: Lichess translations
takes = zbija
# source: Lichess translations
castle-short = krótka roszada
# source: Lichess translations
castle-long = długa roszada
# unsourced: general knowledge
promotion = promocja: { promoted }
# unsourced: general knowledge
en-passant = bicie w przelocie
# source: Wikipedia tables, PGN94, Scid names, Scidb, Lucas, PyChess, DroidFish, hu.wp, pl pages
check = szach
# unsourced: general knowledge
double-check = podwójny szach
# unsourced: general knowledge
discovered-check = szach z odsłony
# source: Wikipedia tables, PGN94, Scid names, Scidb, Lucas, PyChess, DroidFish, hu.wp, pl pages
mate = mat
# source: Wikipedia tables, PGN94, Scid names, Scidb, Lucas, PyChess, DroidFish, hu.wp, pl pages
stalemate = pat

## The end of a game
# source: Lichess translations
white-resigned = Białe poddały się
# source: Lichess translations
black-resigned = Czarne poddały się
# source: Lichess translations
draw-agreed = Remis za obopólną zgodą
# source: Wikipedia tables, PGN94, Scid names, Scidb, Lucas, PyChess, DroidFish, hu.wp, pl pages
draw = remis
