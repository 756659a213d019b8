### Lithuanian (lietuvių): moves in words.

## Names
# source: Wikipedia tables, hu.wp, Scidb, Lichess, GNOME
-king = karalius
# source: Wikipedia tables, hu.wp, Scidb, Lichess, GNOME
-queen = valdovė
# source: Wikipedia tables, hu.wp, Scidb, Lichess, GNOME
-rook = bokštas
# source: Wikipedia tables, hu.wp, Scidb, Lichess, GNOME
-bishop = rikis
# source: Wikipedia tables, hu.wp, Scidb, Lichess, GNOME
-knight = žirgas
# source: Wikipedia tables, hu.wp, Scidb, Lichess, GNOME
-pawn = pėstininkas
# unsourced: general knowledge
-white = baltieji
# unsourced: general knowledge
-black = juodieji
# unsourced: general knowledge
rank = { $rank ->
    [1] vienas
    [2] du
    [3] trys
    [4] keturi
    [5] penki
    [6] šeši
    [7] septyni
   *[8] aštuoni
}

## Actions
# unsourced: general knowledge
takes = kerta
# unsourced: general knowledge
castle-short = trumpoji rokiruotė
# unsourced: general knowledge
castle-long = ilgoji rokiruotė
# unsourced: general knowledge
promotion = virtimas: { promoted }
# unsourced: general knowledge
en-passant = kirtimas prasilenkiant
# source: Wikipedia tables, hu.wp, Scidb, Lichess, GNOME
check = šachas
# unsourced: general knowledge
double-check = dvigubas šachas
# unsourced: general knowledge
discovered-check = atidengtas šachas
# source: Wikipedia tables, hu.wp, Scidb, Lichess, GNOME
mate = matas
# source: Wikipedia tables, hu.wp, Scidb, Lichess, GNOME
stalemate = patas

## The end of a game
# source: Lichess translations
white-resigned = Baltieji pasidavė
# source: Lichess translations
black-resigned = Juodieji pasidavė
# source: Lichess translations
draw-agreed = Lygiosios sutarimu
# source: Wikipedia tables, hu.wp, Scidb, Lichess, GNOME
draw = lygiosios
