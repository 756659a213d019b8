### Serbian (Cyrillic) (српски (ћирилица)): moves in words.

## Names
# source: Wikipedia tables, Scidb, Lichess names, GNOME
-king = краљ
# source: Wikipedia tables, Scidb, Lichess names, GNOME
-queen = дама
# source: Wikipedia tables, Scidb, Lichess names, GNOME
-rook = топ
# source: Wikipedia tables, Scidb, Lichess names, GNOME
-bishop = ловац
# source: Wikipedia tables, Scidb, Lichess names, GNOME
-knight = скакач
# source: Wikipedia tables, Scidb, Lichess names, GNOME
-pawn = пешак
# unsourced: general knowledge
-white = бели
# unsourced: general knowledge
-black = црни
# unsourced: general knowledge
rank = { $rank ->
    [1] један
    [2] два
    [3] три
    [4] четири
    [5] пет
    [6] шест
    [7] седам
   *[8] осам
}

## Actions
# unsourced: general knowledge
takes = узима
# unsourced: general knowledge
castle-short = мала рокада
# unsourced: general knowledge
castle-long = велика рокада
# unsourced: general knowledge
promotion = промоција: { promoted }
# unsourced: general knowledge
en-passant = ан пасан
# source: Wikipedia tables, Scidb, Lichess names, GNOME
check = шах
# unsourced: general knowledge
double-check = двоструки шах
# unsourced: general knowledge
discovered-check = откривени шах
# source: Wikipedia tables, Scidb, Lichess names, GNOME
mate = мат
# source: Wikipedia tables, Scidb, Lichess names, GNOME
stalemate = пат

## The end of a game
# source: Lichess translations
white-resigned = Бели је предао
# source: Lichess translations
black-resigned = Црни је предао
# source: Lichess translations
draw-agreed = Нерешено по договору
# source: Wikipedia tables, Scidb, Lichess names, GNOME
draw = реми
