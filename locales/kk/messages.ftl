### Kazakh (қазақ тілі): moves in words.

## Names
# source: Wikipedia tables, GNOME, kk.wp, Lichess
-king = патша
# source: Wikipedia tables, GNOME, kk.wp, Lichess
-queen = уәзір
# source: Wikipedia tables, GNOME, kk.wp, Lichess
-rook = тура
# source: Wikipedia tables, GNOME, kk.wp, Lichess
-bishop = піл
# source: Wikipedia tables, GNOME, kk.wp, Lichess
-knight = ат
# source: Wikipedia tables, GNOME, kk.wp, Lichess
-pawn = пешка
# unsourced: general knowledge
-white = ақ
# unsourced: general knowledge
-black = қара
# unsourced: general knowledge
rank = { $rank ->
    [1] бір
    [2] екі
    [3] үш
    [4] төрт
    [5] бес
    [6] алты
    [7] жеті
   *[8] сегіз
}

## Actions
# unsourced: general knowledge
takes = алады
# unsourced: general knowledge
castle-short = қысқа бекіну
# unsourced: general knowledge
castle-long = ұзын бекіну
# unsourced: general knowledge
promotion = айналу: { promoted }
# unsourced: general knowledge
en-passant = жолай алу
# source: Wikipedia tables, GNOME, kk.wp, Lichess
check = шах
# unsourced: general knowledge
double-check = қос шах
# unsourced: general knowledge
discovered-check = ашық шах
# source: Wikipedia tables, GNOME, kk.wp, Lichess
mate = мат
# source: Wikipedia tables, GNOME, kk.wp, Lichess
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
# source: Lichess translations
white-resigned = Ақ берілді
# source: Lichess translations
black-resigned = Қара берілді
# source: Lichess translations
draw-agreed = Келісімді тепе-теңдік
# source: Wikipedia tables, GNOME, kk.wp, Lichess
draw = тепе-теңдік
