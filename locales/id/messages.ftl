### Indonesian (Bahasa Indonesia): moves in words.

## Names
# source: Wikipedia tables, hu.wp, Lucas, id pages, Scidb
-king = raja
# source: Wikipedia tables, hu.wp, Lucas, id pages, Scidb
-queen = menteri
# source: Wikipedia tables, hu.wp, Lucas, id pages, Scidb
-rook = benteng
# source: Wikipedia tables, hu.wp, Lucas, id pages, Scidb
-bishop = gajah
# source: Wikipedia tables, hu.wp, Lucas, id pages, Scidb
-knight = kuda
# source: Wikipedia tables, hu.wp, Lucas, id pages, Scidb
-pawn = pion
# unsourced: general knowledge
-white = putih
# unsourced: general knowledge
-black = hitam
# unsourced: general knowledge
rank = { $rank ->
    [1] satu
    [2] dua
    [3] tiga
    [4] empat
    [5] lima
    [6] enam
    [7] tujuh
   *[8] delapan
}

## Actions
# unsourced: general knowledge
takes = memakan
# unsourced: general knowledge
castle-short = rokade pendek
# unsourced: general knowledge
castle-long = rokade panjang
# unsourced: general knowledge
promotion = promosi: { promoted }
# unsourced: general knowledge
en-passant = en passant
# source: Wikipedia tables, hu.wp, Lucas, id pages, Scidb
check = skak
# unsourced: general knowledge
double-check = skak ganda
# unsourced: general knowledge
discovered-check = skak buka
# source: Wikipedia tables, hu.wp, Lucas, id pages, Scidb
mate = skakmat
# source: Wikipedia tables, hu.wp, Lucas, id pages, Scidb
stalemate = pat

## The end of a game
# source: Lichess translations
white-resigned = Putih menyerah
# source: Lichess translations
black-resigned = Hitam menyerah
# source: Lichess translations
draw-agreed = Remis atas keputusan bersama
# source: Wikipedia tables, hu.wp, Lucas, id pages, Scidb
draw = remis

## What people also say
heard =
    .fillers = ke | di | dari | pada
    .takes = makan | memakan
