### Ukrainian (українська): moves in words.

## Names
# source: Wikipedia tables, Lichess, Lucas, DroidFish, FIDE Laws in Ukrainian
-king = король
# source: Wikipedia tables, Lichess, Lucas, DroidFish, FIDE Laws in Ukrainian
-pawn = пішак
# unsourced: general knowledge
-white = білі
# unsourced: general knowledge
-black = чорні
# unsourced: general knowledge
rank = { $rank ->
    [1] один
    [2] два
    [3] три
    [4] чотири
    [5] п’ять
    [6] шість
    [7] сім
   *[8] вісім
}

## Actions
# source: Lichess translations
takes = б’є
# source: Lichess translations
castle-short = коротка рокіровка
# source: Lichess translations
castle-long = довга рокіровка
# unsourced: general knowledge
promotion = перетворення: { promoted }
# unsourced: general knowledge
en-passant = взяття на проході
# source: Wikipedia tables, Lichess, Lucas, DroidFish, FIDE Laws in Ukrainian
check = шах
# unsourced: general knowledge
double-check = подвійний шах
# unsourced: general knowledge
discovered-check = відкритий шах
# source: Wikipedia tables, Lichess, Lucas, DroidFish, FIDE Laws in Ukrainian
mate = мат
# source: Wikipedia tables, Lichess, Lucas, DroidFish, FIDE Laws in Ukrainian
stalemate = пат

## The end of a game
# source: Lichess translations
white-resigned = Білі здалися
# source: Lichess translations
black-resigned = Чорні здалися
# source: Lichess translations
draw-agreed = Нічия за спільною згодою
# source: Wikipedia tables, Lichess, Lucas, DroidFish, FIDE Laws in Ukrainian
draw = нічия

## Sentences
# source: Wikipedia tables, Lichess, Lucas, DroidFish, FIDE Laws in Ukrainian; case forms unsourced
-queen = { $case ->
   *[nominative] ферзь
    [accusative] ферзя
}
# source: Wikipedia tables, Lichess, Lucas, DroidFish, FIDE Laws in Ukrainian; case forms unsourced
-rook = { $case ->
   *[nominative] тура
    [accusative] туру
}
# source: Wikipedia tables, Lichess, Lucas, DroidFish, FIDE Laws in Ukrainian; case forms unsourced
-bishop = { $case ->
   *[nominative] слон
    [accusative] слона
}
# source: Wikipedia tables, Lichess, Lucas, DroidFish, FIDE Laws in Ukrainian; case forms unsourced
-knight = { $case ->
   *[nominative] кінь
    [accusative] коня
}
# unsourced: general knowledge
the-man = { $piece ->
    [rook] { $side ->
        [white] Біла
       *[black] Чорна
    } { piece }
   *[other] { $side ->
        [white] Білий
       *[black] Чорний
    } { piece }
}
# unsourced: general knowledge
full-move = { the-man } іде на { $to }
# unsourced: general knowledge
full-move-from = { the-man } з { $from } іде на { $to }
# unsourced: general knowledge
full-capture = { the-man } б’є на { $to }
# unsourced: general knowledge
full-capture-from = { the-man } з { $from } б’є на { $to }
# unsourced: general knowledge
full-castle-short = { $side ->
    [white] Білі
   *[black] Чорні
} роблять коротку рокіровку
# unsourced: general knowledge
full-castle-long = { $side ->
    [white] Білі
   *[black] Чорні
} роблять довгу рокіровку
# unsourced: general knowledge
full-null = { $side ->
    [white] Білі
   *[black] Чорні
} пропускають хід
# unsourced: general knowledge
and-so = { $more ->
    [yes] { ", " }
   *[no] { " і " }
}
# unsourced: general knowledge
full-with-promotion = { $sentence }{ and-so }перетворюється на { promoted-accusative }
# unsourced: general knowledge
full-with-en-passant = { $sentence } на проході
# unsourced: general knowledge
full-with-check = { $sentence } і дає шах
# unsourced: general knowledge
full-with-double-check = { $sentence } і дає подвійний шах
# unsourced: general knowledge
full-with-discovered-check = { $sentence } і дає відкритий шах
# unsourced: general knowledge
full-with-mate = { $sentence } і ставить мат
# unsourced: general knowledge
full-with-stalemate = { $sentence } і ставить пат

## What people also say
heard =
    .queen = королева
    .takes = бере | забирає | бʼє на | бере на
    .castle = рокіровка
    .fillers = на | з | іде | йде | ходить | і | в | у | поле | стає
    .file-a = а
    .file-b = бе | б
    .file-c = с | це | ц
    .file-d = де | д
    .file-e = е
    .file-f = еф | ф
    .file-g = же | г | ж
    .file-h = аш | х
    .castle-short = рокіровка коротка | рокіровка в короткий бік
    .castle-long = рокіровка довга | рокіровка в довгий бік
    .mate = шах і мат | і мат
    .knight = кінь

## Annotation marks, those in common use. Unsourced: general knowledge.
nag-1 = добрий хід
nag-2 = помилка
nag-3 = чудовий хід
nag-4 = груба помилка
nag-5 = цікавий хід
nag-6 = сумнівний хід
nag-7 = вимушений хід
nag-8 = єдиний хід
nag-10 = рівна позиція
nag-13 = неясна позиція
nag-14 = { $side ->
    [white] У білих невелика перевага
   *[black] У чорних невелика перевага
}
nag-16 = { $side ->
    [white] У білих перевага
   *[black] У чорних перевага
}
nag-18 = { $side ->
    [white] У білих вирішальна перевага
   *[black] У чорних вирішальна перевага
}
nag-22 = { $side ->
    [white] Білі у цугцвангу
   *[black] Чорні у цугцвангу
}
nag-32 = { $side ->
    [white] У білих перевага в розвитку
   *[black] У чорних перевага в розвитку
}
nag-36 = { $side ->
    [white] У білих ініціатива
   *[black] У чорних ініціатива
}
nag-40 = { $side ->
    [white] У білих атака
   *[black] У чорних атака
}
nag-44 = { $side ->
    [white] У білих компенсація за матеріал
   *[black] У чорних компенсація за матеріал
}
nag-132 = { $side ->
    [white] У білих контргра
   *[black] У чорних контргра
}
nag-138 = { $side ->
    [white] Білі у цейтноті
   *[black] Чорні у цейтноті
}
nag-146 = новинка

## A position told. Unsourced: general knowledge.
placed-piece = { $count ->
    [one] { piece } { $list }
   *[other] { $piece ->
        [king] королі
        [queen] ферзі
        [rook] тури
        [bishop] слони
        [knight] коні
       *[pawn] пішаки
    } { $list }
}
to-move = { $side ->
    [white] Хід білих.
   *[black] Хід чорних.
}
