### Mongolian (монгол): moves in words.

## Names
# source: Wikipedia tables, Lichess (names), mn.wp (letters K Q R)
-king = ноён
# source: Wikipedia tables, Lichess (names), mn.wp (letters K Q R)
-queen = бэрс
# source: Wikipedia tables, Lichess (names), mn.wp (letters K Q R)
-rook = тэрэг
# source: Wikipedia tables, Lichess (names), mn.wp (letters K Q R)
-bishop = тэмээ
# source: Wikipedia tables, Lichess (names), mn.wp (letters K Q R)
-knight = морь
# source: Wikipedia tables, Lichess (names), mn.wp (letters K Q R)
-pawn = хүү
# unsourced: general knowledge
-white = цагаан
# unsourced: general knowledge
-black = хар
# unsourced: general knowledge
rank = { $rank ->
    [1] нэг
    [2] хоёр
    [3] гурав
    [4] дөрөв
    [5] тав
    [6] зургаа
    [7] долоо
   *[8] найм
}

## Actions
# unsourced: general knowledge
takes = идэв
# unsourced: general knowledge
castle-short = богино сэлгээ
# unsourced: general knowledge
castle-long = урт сэлгээ
# unsourced: general knowledge
promotion = хувирах: { promoted }
# unsourced: general knowledge
en-passant = дайраад идэх
# source: Wikipedia tables, Lichess (names), mn.wp (letters K Q R)
check = шаг
# unsourced: general knowledge
double-check = давхар шаг
# unsourced: general knowledge
discovered-check = нээлттэй шаг
# source: Wikipedia tables, Lichess (names), mn.wp (letters K Q R)
mate = мад
# source: Wikipedia tables, Lichess (names), mn.wp (letters K Q R)
stalemate = хайнаа
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
white-resigned = Цагаан бууж өглөө
# source: Lichess translations
black-resigned = Хар бууж өглөө
# source: Lichess translations
draw-agreed = Харилцан тохиролцож тэнцэх
# source: Wikipedia tables, Lichess (names), mn.wp (letters K Q R)
draw = тэнцээ
