### Azerbaijani (azərbaycan dili): moves in words.

## Names
# source: Wikipedia tables, Lucas, PyChess, Scidb, Lichess
-king = şah
# source: Wikipedia tables, Lucas, PyChess, Scidb, Lichess
-queen = vəzir
# source: Wikipedia tables, Lucas, PyChess, Scidb, Lichess
-rook = top
# source: Wikipedia tables, Lucas, PyChess, Scidb, Lichess
-bishop = fil
# source: Wikipedia tables, Lucas, PyChess, Scidb, Lichess
-knight = at
# source: Wikipedia tables, Lucas, PyChess, Scidb, Lichess
-pawn = piyada
# unsourced: general knowledge
-white = ağlar
# unsourced: general knowledge
-black = qaralar
# unsourced: general knowledge
rank = { $rank ->
    [1] bir
    [2] iki
    [3] üç
    [4] dörd
    [5] beş
    [6] altı
    [7] yeddi
   *[8] səkkiz
}

## Actions
# unsourced: general knowledge
takes = vurur
# unsourced: general knowledge
castle-short = qısa qalaqurma
# unsourced: general knowledge
castle-long = uzun qalaqurma
# unsourced: general knowledge
promotion = çevrilmə: { promoted }
# unsourced: general knowledge
en-passant = keçərkən vurma
# source: Wikipedia tables, Lucas, PyChess, Scidb, Lichess
check = şah
# unsourced: general knowledge
double-check = ikiqat şah
# unsourced: general knowledge
discovered-check = açıq şah
# source: Wikipedia tables, Lucas, PyChess, Scidb, Lichess
mate = mat
# source: Wikipedia tables, Lucas, PyChess, Scidb, Lichess
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
white-resigned = Ağlar tərk etdi
# source: Lichess translations
black-resigned = Qaralar tərk etdi
# source: Lichess translations
draw-agreed = Qarşılıqlı razılıq əsasında heç-heçə
# source: Wikipedia tables, Lucas, PyChess, Scidb, Lichess
draw = heç-heçə
