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
full-castle-short = { $side ->
    [white] Белые
   *[black] Чёрные
} делают короткую рокировку
# unsourced: general knowledge
full-castle-long = { $side ->
    [white] Белые
   *[black] Чёрные
} делают длинную рокировку
# unsourced: general knowledge
full-null = { $side ->
    [white] Белые
   *[black] Чёрные
} пропускают ход
# unsourced: general knowledge
and-so = { $more ->
    [yes] { ", " }
   *[no] { " и " }
}
# unsourced: general knowledge
full-with-promotion = { $sentence }{ and-so }превращается в { promoted-accusative }
# unsourced: general knowledge
full-with-en-passant = { $sentence } на проходе
# unsourced: general knowledge
full-with-check = { $sentence } и объявляет шах
# unsourced: general knowledge
full-with-double-check = { $sentence } и объявляет двойной шах
# unsourced: general knowledge
full-with-discovered-check = { $sentence } и объявляет вскрытый шах
# unsourced: general knowledge
full-with-mate = { $sentence } и ставит мат
# unsourced: general knowledge
full-with-stalemate = { $sentence } и ставит пат

## What people also say
heard =
    .queen = королева
    .rook = тура
    .bishop = офицер
    .knight = лошадь
    .takes = бьет | берёт | берет | взял | взять | берёт на | берет на | бьет на | забирает | съедает | ест
    .castle-short = рокировка короткая | короткая | рокировка в короткую сторону | рокируется в короткую сторону | рокировка на королевский фланг | рокировка на королевском фланге | коротко
    .castle-long = рокировка длинная | длинная | рокировка в длинную сторону | рокируется в длинную сторону | рокировка на ферзевый фланг | рокировка на ферзевом фланге | длинно
    .castle = рокировка | рокируется
    .check = шах
    .fillers = на | с | со | идёт | идет | ходит | в | и | превращается | становится | поле | поля | бьёт на | объявляет | даёт | становясь | превращение | делает | ход | из | от | ставит
    .file-a = а
    .file-b = бэ | бе | б | би
    .file-c = с | цэ | це | ц | си
    .file-d = дэ | де | д | ди
    .file-e = е
    .file-f = эф | ф
    .file-g = жэ | же | гэ | г | ж | джи | жи
    .file-h = аш | ха | х | эйч
    .mate = шах и мат | и мат | шах мат
    .king = король
    .pawn = пешки

## Annotation marks by their numbers in the PGN standard (section 10); 14 and above are White's, the next is
## Black's. The numbers are sourced there, the words are general knowledge.
nag-side = { $side ->
    [white] у белых
   *[black] у чёрных
}
nag-for = { $side ->
    [white] белым
   *[black] чёрным
}
nag-1 = хороший ход
nag-2 = слабый ход
nag-3 = отличный ход
nag-4 = грубая ошибка
nag-5 = интересный ход
nag-6 = сомнительный ход
nag-7 = вынужденный ход
nag-8 = единственный ход
nag-9 = худший ход
nag-10 = ничейная позиция
nag-11 = равные шансы, спокойная позиция
nag-12 = равные шансы, активная позиция
nag-13 = неясная позиция
nag-14 = { nag-side } небольшое преимущество
nag-16 = { nag-side } явное преимущество
nag-18 = { nag-side } решающее преимущество
nag-20 = { nag-side } подавляющее преимущество
nag-22 = { nag-side } цугцванг
nag-24 = { nag-side } небольшое преимущество в пространстве
nag-26 = { nag-side } явное преимущество в пространстве
nag-28 = { nag-side } решающее преимущество в пространстве
nag-30 = { nag-side } небольшое преимущество в развитии
nag-32 = { nag-side } явное преимущество в развитии
nag-34 = { nag-side } решающее преимущество в развитии
nag-36 = { nag-for } принадлежит инициатива
nag-38 = { nag-for } принадлежит длительная инициатива
nag-40 = { nag-for } принадлежит атака
nag-42 = { nag-side } недостаточная компенсация за материал
nag-44 = { nag-side } достаточная компенсация за материал
nag-46 = { nag-side } более чем достаточная компенсация за материал
nag-48 = { nag-side } небольшое преимущество в центре
nag-50 = { nag-side } явное преимущество в центре
nag-52 = { nag-side } решающее преимущество в центре
nag-54 = { nag-side } небольшое преимущество на королевском фланге
nag-56 = { nag-side } явное преимущество на королевском фланге
nag-58 = { nag-side } решающее преимущество на королевском фланге
nag-60 = { nag-side } небольшое преимущество на ферзевом фланге
nag-62 = { nag-side } явное преимущество на ферзевом фланге
nag-64 = { nag-side } решающее преимущество на ферзевом фланге
nag-66 = { nag-side } уязвимая первая горизонталь
nag-68 = { nag-side } хорошо защищённая первая горизонталь
nag-70 = { nag-side } плохо защищённый король
nag-72 = { nag-side } хорошо защищённый король
nag-74 = { nag-side } плохо стоящий король
nag-76 = { nag-side } хорошо стоящий король
nag-78 = { nag-side } очень слабая пешечная структура
nag-80 = { nag-side } довольно слабая пешечная структура
nag-82 = { nag-side } довольно сильная пешечная структура
nag-84 = { nag-side } очень сильная пешечная структура
nag-86 = { nag-side } плохо стоящий конь
nag-88 = { nag-side } хорошо стоящий конь
nag-90 = { nag-side } плохо стоящий слон
nag-92 = { nag-side } хорошо стоящий слон
nag-94 = { nag-side } плохо стоящая ладья
nag-96 = { nag-side } хорошо стоящая ладья
nag-98 = { nag-side } плохо стоящий ферзь
nag-100 = { nag-side } хорошо стоящий ферзь
nag-102 = { nag-side } плохое взаимодействие фигур
nag-104 = { nag-side } хорошее взаимодействие фигур
nag-106 = { side } очень слабо разыграли дебют
nag-108 = { side } слабо разыграли дебют
nag-110 = { side } хорошо разыграли дебют
nag-112 = { side } очень хорошо разыграли дебют
nag-114 = { side } очень слабо разыграли миттельшпиль
nag-116 = { side } слабо разыграли миттельшпиль
nag-118 = { side } хорошо разыграли миттельшпиль
nag-120 = { side } очень хорошо разыграли миттельшпиль
nag-122 = { side } очень слабо разыграли эндшпиль
nag-124 = { side } слабо разыграли эндшпиль
nag-126 = { side } хорошо разыграли эндшпиль
nag-128 = { side } очень хорошо разыграли эндшпиль
nag-130 = { nag-side } небольшая контригра
nag-132 = { nag-side } явная контригра
nag-134 = { nag-side } решающая контригра
nag-136 = { nag-side } лёгкий цейтнот
nag-138 = { nag-side } сильный цейтнот
nag-140 = с идеей
nag-141 = направлено против
nag-142 = лучше
nag-143 = хуже
nag-144 = равноценно
nag-145 = примечание редакции
nag-146 = новинка

## Ends of a game, and a position told. Unsourced: general knowledge.
white-offers-draw = белые предлагают ничью
black-offers-draw = чёрные предлагают ничью
white-out-of-time = белые просрочили время
black-out-of-time = чёрные просрочили время
repetition = ничья троекратным повторением позиции
fifty-moves = ничья по правилу пятидесяти ходов
dead-position = ничья, никто не может дать мат
unfinished = партия не окончена
white-wins = белые выиграли
black-wins = чёрные выиграли
men-count = { $count ->
    [one] { $count } фигура
    [few] { $count } фигуры
    [many] { $count } фигур
   *[other] { $count } фигуры
}
# unsourced: general knowledge
placed-piece = { $count ->
    [one] { piece } { $list }
   *[other] { $piece ->
        [king] короли
        [queen] ферзи
        [rook] ладьи
        [bishop] слоны
        [knight] кони
       *[pawn] пешки
    } { $list }
}
placed = { side }, { men-count }: { $list }.
to-move = Ход делают { side }.
