### Macedonian (македонски): moves in words.

## Names
# source: Wikipedia tables, GNOME, Lichess (names)
-king = крал
# source: Wikipedia tables, GNOME, Lichess (names)
-queen = дама
# source: Wikipedia tables, GNOME, Lichess (names)
-rook = топ
# source: Wikipedia tables, GNOME, Lichess (names)
-bishop = ловец
# source: Wikipedia tables, GNOME, Lichess (names)
-knight = скокач
# source: Wikipedia tables, GNOME, Lichess (names)
-pawn = пешак
# unsourced: general knowledge
-white = белиот
# unsourced: general knowledge
-black = црниот
# unsourced: general knowledge
rank = { $rank ->
    [1] еден
    [2] два
    [3] три
    [4] четири
    [5] пет
    [6] шест
    [7] седум
   *[8] осум
}

## Actions
# unsourced: general knowledge
takes = зема
# unsourced: general knowledge
castle-short = мала рокада
# unsourced: general knowledge
castle-long = голема рокада
# unsourced: general knowledge
promotion = промоција: { promoted }
# unsourced: general knowledge
en-passant = ан пасан
# source: Wikipedia tables, GNOME, Lichess (names)
check = шах
# unsourced: general knowledge
double-check = двоен шах
# unsourced: general knowledge
discovered-check = откриен шах
# source: Wikipedia tables, GNOME, Lichess (names)
mate = мат
# source: Wikipedia tables, GNOME, Lichess (names)
stalemate = пат

## The end of a game
# source: Lichess translations
white-resigned = Белиот се откажа
# source: Lichess translations
black-resigned = Црниот се откажа
# source: Lichess translations
draw-agreed = Нерешено од заеднички договор
# source: Wikipedia tables, GNOME, Lichess (names)
draw = реми

## What people also say
heard =
    .fillers = на | од | и
    .knight = коњ | коњот
