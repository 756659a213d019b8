### Serbian (Cyrillic) (српски (ћирилица)): moves in words.

## Names
# source: Wikipedia tables, Scidb, Lichess names, GNOME
-king = краљ
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

## Sentences
# source: Wikipedia tables, Scidb, Lichess names, GNOME; case forms unsourced
-queen = { $case ->
   *[nominative] дама
    [accusative] даму
}
# source: Wikipedia tables, Scidb, Lichess names, GNOME; case forms unsourced
-rook = { $case ->
   *[nominative] топ
    [accusative] топа
}
# source: Wikipedia tables, Scidb, Lichess names, GNOME; case forms unsourced
-bishop = { $case ->
   *[nominative] ловац
    [accusative] ловца
}
# source: Wikipedia tables, Scidb, Lichess names, GNOME; case forms unsourced
-knight = { $case ->
   *[nominative] скакач
    [accusative] скакача
}
# unsourced: general knowledge
the-man = { $piece ->
    [queen] { $side ->
        [white] Бела
       *[black] Црна
    } { piece }
   *[other] { $side ->
        [white] Бели
       *[black] Црни
    } { piece }
}
# unsourced: general knowledge
full-move = { the-man } иде на { $to }
# unsourced: general knowledge
full-move-from = { the-man } са { $from } иде на { $to }
# unsourced: general knowledge
full-capture = { the-man } узима на { $to }
# unsourced: general knowledge
full-capture-from = { the-man } са { $from } узима на { $to }
# unsourced: general knowledge
full-castle-short = { $side ->
    [white] Бели
   *[black] Црни
} рокира на малу страну
# unsourced: general knowledge
full-castle-long = { $side ->
    [white] Бели
   *[black] Црни
} рокира на велику страну
# unsourced: general knowledge
full-null = { $side ->
    [white] Бели
   *[black] Црни
} пропушта потез
# unsourced: general knowledge
and-so = { $more ->
    [yes] { ", " }
   *[no] { " и " }
}
# unsourced: general knowledge
full-with-promotion = { $sentence }{ and-so }претвара се у { promoted-accusative }
# unsourced: general knowledge
full-with-en-passant = { $sentence } у пролазу
# unsourced: general knowledge
full-with-check = { $sentence } и даје шах
# unsourced: general knowledge
full-with-double-check = { $sentence } и даје двоструки шах
# unsourced: general knowledge
full-with-discovered-check = { $sentence } и даје откривени шах
# unsourced: general knowledge
full-with-mate = { $sentence } и даје мат
# unsourced: general knowledge
full-with-stalemate = { $sentence } и даје пат

## What people also say
heard =
    .queen = краљица
    .knight = коњ
    .takes = једе | туче
    .castle = рокада
    .fillers = на | с | са | иде | поље | у | се
