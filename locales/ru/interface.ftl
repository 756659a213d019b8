### Messages of the command in Russian. Unsourced: general knowledge.
### $found is the text as it stands, $candidates English SAN, $count their number, $detail a fixed word of the program.

## Diagnostics
repair = { $detail ->
    [case] прописная или строчная буква
    [look-alike] похожая буква другого письма
    [other-set] буква из другого набора
    [doubtful-letter] буква, которую таблица считает сомнительной
    [lost-letter] нет буквы фигуры
    [lost-square] поле хода указано не полностью
    [stray] лишний знак
    [misread] буква, цифра или слово приняты за другие
    [lost-promotion] не указана фигура превращения
   *[other] { $detail }
}
M0101 = «{ $found }» — не ход в этой нотации
M0103 = в «{ $found }» нет позиции
M0104 = партия слишком длинна, чтобы прочесть её сразу
M0201 = ни один возможный ход не подходит к «{ $found }»
M0204 = { $count ->
    [one] к «{ $found }» подходит { $count } ход: { $candidates }
    [few] к «{ $found }» подходят { $count } хода: { $candidates }
   *[many] к «{ $found }» подходят { $count } ходов: { $candidates }
}
M0205 = «{ $found }» на другом языке — другой ход: { $candidates }
M0206 = бланк не решает, что значит «{ $found }»: { $candidates }
M0301 = «{ $found }» прочитано с исправлением: { repair }
M0401 = «{ $found }» противоречит доске
M0901 = запрос неверен: { $detail }
place = { $side ->
    [white] белые
   *[black] чёрные
}, ход { $number }

## What can be done about it
help-M0101 = похожие по написанию ходы: { $candidates }
help-M0201 = близкие возможные ходы: { $candidates }
help-M0204 = --best берёт первый; иначе строка остаётся как есть
help-M0205 = укажите нотацию через --from
help-M0206 = сравните варианты с бланком
help-M0301 = сверьте прочтение с источником
help-M0401 = ход сохранён; исправьте знак
help-M0901 = см. протокол в руководстве

## What a code means
explain-M0101 = Текст не читается как ход в указанной нотации. Ни одна буква не пропускается, чтобы он стал ходом.
explain-M0103 = FEN партии не задаёт возможной позиции.
explain-M0201 = Текст читается как ход, но позиция не допускает подходящего хода.
explain-M0204 = К написанному подходят несколько возможных ходов; ни один не выбирается наугад.
explain-M0205 = В другом языке те же буквы значат другое, и ход возможен в обоих.
explain-M0206 = Бланк допускает здесь несколько ходов; они перечислены с их вероятностью.
explain-M0301 = Описка исправлена; к задуманному подходит ровно один возможный ход.
explain-M0401 = Знак шаха или взятия, номер или результат противоречит доске.
explain-M0901 = Строка протокола не является запросом.
explain-M0104 = Партия скопирована как есть.

## Names
unreadable = не читается
illegal = невозможный ход
ambiguous = неоднозначно
repaired = исправлено
conflict = противоречие
bad-request = неверный запрос
error = ошибка
warning = предупреждение
note = примечание
help = помощь

## Numbers of things
moves-read = { $count ->
    [one] прочитан { $count } ход
    [few] прочитано { $count } хода
   *[many] прочитано { $count } ходов
}
moves-left = { $count ->
    [one] { $count } ход оставлен как есть
    [few] { $count } хода оставлены как есть
   *[many] { $count } ходов оставлено как есть
}
games-read = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}

## The help of the command
command-translate = Перевести файлы или стандартный ввод из одной нотации в другую
command-move = Перевести одну строку ходов
command-recover = Найти самую вероятную партию по повреждённому бланку
command-detect = Определить нотацию и кодировку текста, с доказательствами
command-explain = Показать, как прочитан каждый знак, или что значит код сообщения
command-languages = Перечислить языки или показать всё об одном
command-batch = Отвечать на запросы JSON, по одному в строке
command-completions = Вывести дополнения для оболочки
command-man = Вывести страницу руководства
option-from = Нотация текста; auto находит её
option-to = Нотация, в которой писать
option-style = Переписать каждый ход в этом стиле
option-normalise = Переписать каждый ход по стилю, даже без нужды
option-glyphs = Как писать знаки оценки
option-bidi = Как сохранять порядок письма справа налево
option-keep = Оставить сомнительные ходы и сообщить
option-strict = Остановиться на первом сомнительном ходе и ничего не писать
option-best = Взять самое вероятное прочтение и сообщить
option-json = Выводить сообщения строками JSON
option-quiet = Не выводить сообщений и хода работы
option-color = Цвет сообщений
option-lang = Язык сообщений
option-locales = Папка со своими таблицами
option-output = Файл для записи
option-in-place = Переписать файлы на месте
option-format = Формат документа
option-encoding = Кодировка текста
option-jobs = Число потоков
option-unchecked = Только буквы, без доски
