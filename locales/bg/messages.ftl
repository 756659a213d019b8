### Bulgarian (български): moves in words.

## Names
# source: Wikipedia tables, WP-old, bg.wp, Scidb, Lichess, bg chess forum
-king = цар
# source: Wikipedia tables, WP-old, bg.wp, Scidb, Lichess, bg chess forum
-pawn = пешка
# unsourced: general knowledge
-white = белите
# unsourced: general knowledge
-black = черните
# unsourced: general knowledge
rank = { $rank ->
    [1] едно
    [2] две
    [3] три
    [4] четири
    [5] пет
    [6] шест
    [7] седем
   *[8] осем
}

## Actions
# source: Lichess translations
takes = взима
# source: Lichess translations
castle-short = малка рокада
# source: Lichess translations
castle-long = голяма рокада
# unsourced: general knowledge
promotion = произвеждане: { promoted }
# unsourced: general knowledge
en-passant = ан пасан
# source: Wikipedia tables, WP-old, bg.wp, Scidb, Lichess, bg chess forum
check = шах
# unsourced: general knowledge
double-check = двоен шах
# unsourced: general knowledge
discovered-check = открит шах
# source: Wikipedia tables, WP-old, bg.wp, Scidb, Lichess, bg chess forum
mate = мат
# source: Wikipedia tables, WP-old, bg.wp, Scidb, Lichess, bg chess forum
stalemate = пат

## The end of a game
# source: Lichess translations
white-resigned = Белите се предадоха
# source: Lichess translations
black-resigned = Черните се предадоха
# source: Lichess translations
draw-agreed = Реми по взаимно съгласие
# source: Wikipedia tables, WP-old, bg.wp, Scidb, Lichess, bg chess forum
draw = реми

## Sentences
# source: Wikipedia tables, WP-old, bg.wp, Scidb, Lichess, bg chess forum; case forms unsourced
-queen = { $case ->
   *[nominative] дама
    [accusative] дама
}
# source: Wikipedia tables, WP-old, bg.wp, Scidb, Lichess, bg chess forum; case forms unsourced
-rook = { $case ->
   *[nominative] топ
    [accusative] топ
}
# source: Wikipedia tables, WP-old, bg.wp, Scidb, Lichess, bg chess forum; case forms unsourced
-bishop = { $case ->
   *[nominative] офицер
    [accusative] офицер
}
# source: Wikipedia tables, WP-old, bg.wp, Scidb, Lichess, bg chess forum; case forms unsourced
-knight = { $case ->
   *[nominative] кон
    [accusative] кон
}
# unsourced: general knowledge
the-man = { $piece ->
    [queen] { $side ->
        [white] Бялата
       *[black] Черната
    } { piece }
    [pawn] { $side ->
        [white] Бялата
       *[black] Черната
    } { piece }
   *[other] { $side ->
        [white] Белият
       *[black] Черният
    } { piece }
}
# unsourced: general knowledge
full-move = { the-man } отива на { $to }
# unsourced: general knowledge
full-move-from = { the-man } от { $from } отива на { $to }
# unsourced: general knowledge
full-capture = { the-man } взима на { $to }
# unsourced: general knowledge
full-capture-from = { the-man } от { $from } взима на { $to }
# unsourced: general knowledge
full-castle-short = { $side ->
    [white] Белите
   *[black] Черните
} правят малка рокада
# unsourced: general knowledge
full-castle-long = { $side ->
    [white] Белите
   *[black] Черните
} правят голяма рокада
# unsourced: general knowledge
full-null = { $side ->
    [white] Белите
   *[black] Черните
} пропускат ход
# unsourced: general knowledge
and-so = { $more ->
    [yes] { ", " }
   *[no] { " и " }
}
# unsourced: general knowledge
full-with-promotion = { $sentence }{ and-so }се превръща в { promoted-accusative }
# unsourced: general knowledge
full-with-en-passant = { $sentence } ан пасан
# unsourced: general knowledge
full-with-check = { $sentence } и дава шах
# unsourced: general knowledge
full-with-double-check = { $sentence } и дава двоен шах
# unsourced: general knowledge
full-with-discovered-check = { $sentence } и дава открит шах
# unsourced: general knowledge
full-with-mate = { $sentence } и дава мат
# unsourced: general knowledge
full-with-stalemate = { $sentence } и дава пат

## What people also say
heard =
    .queen = царица | царицата | дамата
    .takes = взема | взима на | бие
    .castle = рокада
    .fillers = на | от | отива | поле | в | и | се
    .castle-short = къса рокада | рокада малка
    .castle-long = дълга рокада | рокада голяма
    .mate = шах и мат | шахмат
    .file-a = а
    .file-b = б
    .file-c = ц
    .file-d = д
    .file-e = е
    .file-f = ф
    .file-g = г
    .file-h = х
    .knight = конят | коня
    .pawn = пешката
    .rook = топът | топа
    .bishop = офицерът | офицера
    .king = царят | царя

## Annotation marks, those in common use. Unsourced: general knowledge.
nag-1 = добър ход
nag-2 = грешка
nag-3 = отличен ход
nag-4 = груба грешка
nag-5 = интересен ход
nag-6 = съмнителен ход
nag-7 = принуден ход
nag-8 = единствен ход
nag-10 = равна позиция
nag-13 = неясна позиция
nag-14 = { $side ->
    [white] Белите са малко по-добре
   *[black] Черните са малко по-добре
}
nag-16 = { $side ->
    [white] Белите са по-добре
   *[black] Черните са по-добре
}
nag-18 = { $side ->
    [white] Белите имат решаващо предимство
   *[black] Черните имат решаващо предимство
}
nag-22 = { $side ->
    [white] Белите са в цугцванг
   *[black] Черните са в цугцванг
}
nag-32 = { $side ->
    [white] Белите имат преднина в развитието
   *[black] Черните имат преднина в развитието
}
nag-36 = { $side ->
    [white] Белите имат инициатива
   *[black] Черните имат инициатива
}
nag-40 = { $side ->
    [white] Белите имат атака
   *[black] Черните имат атака
}
nag-44 = { $side ->
    [white] Белите имат компенсация за материала
   *[black] Черните имат компенсация за материала
}
nag-132 = { $side ->
    [white] Белите имат контраигра
   *[black] Черните имат контраигра
}
nag-138 = { $side ->
    [white] Белите са в цайтнот
   *[black] Черните са в цайтнот
}
