### Hungarian (magyar): moves in words.

## Names
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, hu.wp, hu pages
-king = király
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, hu.wp, hu pages
-queen = vezér
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, hu.wp, hu pages
-rook = bástya
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, hu.wp, hu pages
-bishop = futó
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, hu.wp, hu pages
-knight = huszár
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, hu.wp, hu pages
-pawn = gyalog
# unsourced: general knowledge
-white = világos
# unsourced: general knowledge
-black = sötét
# unsourced: general knowledge
rank = { $rank ->
    [1] egy
    [2] kettő
    [3] három
    [4] négy
    [5] öt
    [6] hat
    [7] hét
   *[8] nyolc
}

## Actions
# source: Lichess translations
takes = üti
# source: Lichess translations
castle-short = rövidsánc
# source: Lichess translations
castle-long = hosszúsánc
# unsourced: general knowledge
promotion = átváltozás: { promoted }
# unsourced: general knowledge
en-passant = menet közbeni ütés
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, hu.wp, hu pages
check = sakk
# unsourced: general knowledge
double-check = kettős sakk
# unsourced: general knowledge
discovered-check = felfedett sakk
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, hu.wp, hu pages
mate = matt
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, hu.wp, hu pages
stalemate = patt

## The end of a game
# source: Lichess translations
white-resigned = Világos feladta
# source: Lichess translations
black-resigned = Sötét feladta
# source: Lichess translations
draw-agreed = Döntetlen közös megegyezés alapján
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, hu.wp, hu pages
draw = döntetlen
