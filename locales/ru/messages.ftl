### Russian (русский): moves in words.

## Names
# source: Wikipedia tables, Lichess, Lucas, DroidFish, hu.wp, ru pages, pgn-extract
-king = король
# source: Wikipedia tables, Lichess, Lucas, DroidFish, hu.wp, ru pages, pgn-extract
-pawn = пешка
# unsourced: general knowledge
-white = белые
# unsourced: general knowledge
-black = чёрные
# unsourced: general knowledge
rank = { $rank ->
    [1] один
    [2] два
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
   *[8] восемь
}

## Actions
# source: Lichess translations
takes = бьёт
# source: Lichess translations
castle-short = короткая рокировка
# source: Lichess translations
castle-long = длинная рокировка
# unsourced: general knowledge
promotion = превращение: { promoted }
# unsourced: general knowledge
en-passant = взятие на проходе
# source: Wikipedia tables, Lichess, Lucas, DroidFish, hu.wp, ru pages, pgn-extract
check = шах
# unsourced: general knowledge
double-check = двойной шах
# unsourced: general knowledge
discovered-check = вскрытый шах
# source: Wikipedia tables, Lichess, Lucas, DroidFish, hu.wp, ru pages, pgn-extract
mate = мат
# source: Wikipedia tables, Lichess, Lucas, DroidFish, hu.wp, ru pages, pgn-extract
stalemate = пат

## The end of a game
# source: Lichess translations
white-resigned = Белые сдались
# source: Lichess translations
black-resigned = Чёрные сдались
# source: Lichess translations
draw-agreed = Ничья по обоюдному согласию
# source: Wikipedia tables, Lichess, Lucas, DroidFish, hu.wp, ru pages, pgn-extract
draw = ничья

## Sentences
# source: Wikipedia tables, Lichess, Lucas, DroidFish, hu.wp, ru pages, pgn-extract; case forms unsourced
-queen = { $case ->
   *[nominative] ферзь
    [accusative] ферзя
}
# source: Wikipedia tables, Lichess, Lucas, DroidFish, hu.wp, ru pages, pgn-extract; case forms unsourced
-rook = { $case ->
   *[nominative] ладья
    [accusative] ладью
}
# source: Wikipedia tables, Lichess, Lucas, DroidFish, hu.wp, ru pages, pgn-extract; case forms unsourced
-bishop = { $case ->
   *[nominative] слон
    [accusative] слона
}
# source: Wikipedia tables, Lichess, Lucas, DroidFish, hu.wp, ru pages, pgn-extract; case forms unsourced
-knight = { $case ->
   *[nominative] конь
    [accusative] коня
}
# unsourced: general knowledge
the-man = { $piece ->
    [rook] { $side ->
        [white] Белая
       *[black] Чёрная
    } { piece }
    [pawn] { $side ->
        [white] Белая
       *[black] Чёрная
    } { piece }
   *[other] { $side ->
        [white] Белый
       *[black] Чёрный
    } { piece }
}
# unsourced: general knowledge
full-move = { the-man } идёт на { $to }
# unsourced: general knowledge
full-move-from = { the-man } с { $from } идёт на { $to }
# unsourced: general knowledge
full-capture = { the-man } бьёт на { $to }
# unsourced: general knowledge
full-capture-from = { the-man } с { $from } бьёт на { $to }
# unsourced: general knowledge
full-castle-short = { side } делают короткую рокировку
# unsourced: general knowledge
full-castle-long = { side } делают длинную рокировку
# unsourced: general knowledge
full-null = { side } пропускают ход
# unsourced: general knowledge
full-with-promotion = { $sentence } и превращается в { promoted-accusative }
# unsourced: general knowledge
full-with-en-passant = { $sentence } на проходе
# unsourced: general knowledge
full-with-check = { $sentence } и объявляет шах
# unsourced: general knowledge
full-with-double-check = { $sentence } и объявляет двойной шах
# unsourced: general knowledge
full-with-discovered-check = { $sentence } и объявляет вскрытый шах
# unsourced: general knowledge
full-with-mate = { $sentence } и объявляет мат
# unsourced: general knowledge
full-with-stalemate = { $sentence } и объявляет пат

## What people also say
heard =
    .queen = королева
    .rook = тура
    .bishop = офицер
    .knight = лошадь
    .takes = бьет | берёт | берет | взял
    .castle-short = рокировка короткая | короткая
    .castle-long = рокировка длинная | длинная
    .castle = рокировка
    .check = шах
    .fillers = на | с | со | идёт | идет | ходит | в | и | превращается | становится | поле | поля | бьёт на
    .file-a = а
    .file-b = бэ | бе
    .file-c = с | цэ | це
    .file-d = дэ | де
    .file-e = е
    .file-f = эф
    .file-g = жэ | же | гэ
    .file-h = аш | ха
