### Turkish (Türkçe): moves in words.

## Names
# source: Wikipedia tables, Lichess, PyChess, DroidFish, Scidb, hu.wp, tr pages
-king = şah
# source: Wikipedia tables, Lichess, PyChess, DroidFish, Scidb, hu.wp, tr pages
-queen = vezir
# source: Wikipedia tables, Lichess, PyChess, DroidFish, Scidb, hu.wp, tr pages
-rook = kale
# source: Wikipedia tables, Lichess, PyChess, DroidFish, Scidb, hu.wp, tr pages
-bishop = fil
# source: Wikipedia tables, Lichess, PyChess, DroidFish, Scidb, hu.wp, tr pages
-knight = at
# source: Wikipedia tables, Lichess, PyChess, DroidFish, Scidb, hu.wp, tr pages
-pawn = piyon
# unsourced: general knowledge
-white = beyaz
# unsourced: general knowledge
-black = siyah
# unsourced: general knowledge
rank = { $rank ->
    [1] bir
    [2] iki
    [3] üç
    [4] dört
    [5] beş
    [6] altı
    [7] yedi
   *[8] sekiz
}

## Actions
# source: Lichess translations
takes = alır
# source: Lichess translations
castle-short = kısa rok
# source: Lichess translations
castle-long = uzun rok
# unsourced: general knowledge
promotion = terfi: { promoted }
# unsourced: general knowledge
en-passant = geçerken alma
# source: Wikipedia tables, Lichess, PyChess, DroidFish, Scidb, hu.wp, tr pages
check = şah
# unsourced: general knowledge
double-check = çifte şah
# unsourced: general knowledge
discovered-check = açarak şah
# source: Wikipedia tables, Lichess, PyChess, DroidFish, Scidb, hu.wp, tr pages
mate = mat
# source: Wikipedia tables, Lichess, PyChess, DroidFish, Scidb, hu.wp, tr pages
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
white-resigned = Beyaz oyundan çekildi
# source: Lichess translations
black-resigned = Siyah oyundan çekildi
# source: Lichess translations
draw-agreed = Karşılıklı anlaşma ile berabere
# source: Wikipedia tables, Lichess, PyChess, DroidFish, Scidb, hu.wp, tr pages
draw = berabere
