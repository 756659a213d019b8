### Tatar (татар теле): moves in words.

## Names
# source: Lichess
-king = шаһ
# source: Lichess
-queen = вәзир
# source: Lichess
-rook = тура
# source: Lichess
-bishop = фил
# source: Lichess
-knight = ат
# source: Lichess
-pawn = җәяүле
# unsourced: general knowledge
-white = аклар
# unsourced: general knowledge
-black = каралар
# unsourced: general knowledge
rank = { $rank ->
    [1] бер
    [2] ике
    [3] өч
    [4] дүрт
    [5] биш
    [6] алты
    [7] җиде
   *[8] сигез
}

## Actions
# unsourced: general knowledge
takes = ала
# unsourced: general knowledge
castle-short = кыска рокировка
# unsourced: general knowledge
castle-long = озын рокировка
# unsourced: general knowledge
promotion = әйләнү: { promoted }
# unsourced: general knowledge
en-passant = узып барганда алу
# source: Lichess
check = шах
# unsourced: general knowledge
double-check = икеләтә шах
# unsourced: general knowledge
discovered-check = ачык шах
# source: Lichess
mate = мат
# source: Lichess
stalemate = пат
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
# source: Lichess
draw = тиңлек
