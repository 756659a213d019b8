### Malay (Bahasa Melayu): moves in words.

## Names
# source: ms.wikibooks (letters), Lichess, GNOME
-king = raja
# source: ms.wikibooks (letters), Lichess, GNOME
-queen = menteri
# source: ms.wikibooks (letters), Lichess, GNOME
-rook = tir
# source: ms.wikibooks (letters), Lichess, GNOME
-bishop = gajah
# source: ms.wikibooks (letters), Lichess, GNOME
-knight = kuda
# source: ms.wikibooks (letters), Lichess, GNOME
-pawn = bidak
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
   *[8] lapan
}

## Actions
# unsourced: general knowledge
takes = memakan
# unsourced: general knowledge
castle-short = istana pendek
# unsourced: general knowledge
castle-long = istana panjang
# unsourced: general knowledge
promotion = naik pangkat: { promoted }
# unsourced: general knowledge
en-passant = en passant
# source: ms.wikibooks (letters), Lichess, GNOME
check = syah
# unsourced: general knowledge
double-check = syah berganda
# unsourced: general knowledge
discovered-check = syah terdedah
# source: ms.wikibooks (letters), Lichess, GNOME
mate = syahmat
# unsourced: general knowledge
stalemate = buntu

## The end of a game
# source: Lichess translations
white-resigned = Putih telah menyerah kalah
# source: Lichess translations
black-resigned = Hitam telah menyerah kalah
# source: Lichess translations
draw-agreed = Seri dengan persetujuan bersama
# source: ms.wikibooks (letters), Lichess, GNOME
draw = seri
