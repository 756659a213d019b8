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
    [other-wing] названный фланг не тот, на котором фигура начала игру
    [smudged] знак смазан
    [lost-piece-letter] пропущена буква фигуры
    [lost-sign] пропущен знак взятия или шаха
    [other-script] буква другой письменности
    [split] слово было разорвано
   *[other] { $detail }
}
M0101 = «{ $found }» — не ход в этой нотации
M0102 = «{ $found }»: всадника (найтрайдера) программа не знает
M0103 = в «{ $found }» нет позиции
M0104 = партия слишком длинна, чтобы прочесть её сразу
M0105 = «{ $found }»: у этого варианта свои правила, его ходы не читаются
M0201 = ни один возможный ход не подходит к «{ $found }»
M0202 = номер `{ $found }` отдаёт ход стороне, у которой нет очереди хода
M0203 = результат `{ $found }` противоречит указанному раньше
M0204 = { $count ->
    [one] к «{ $found }» подходит { $count } ход: { $candidates }
    [few] к «{ $found }» подходят { $count } хода: { $candidates }
   *[many] к «{ $found }» подходят { $count } ходов: { $candidates }
}
M0205 = «{ $found }» на другом языке — другой ход: { $candidates }
M0206 = бланк не решает, что значит «{ $found }»: { $candidates }
M0207 = в названной нотации «{ $found }» — первый из ходов { $candidates }, но лишь при необычном написании; как написано, это второй, в «{ $detail }»
M0208 = «{ $found }» стоит в перечне, другая фигура которого оставлена как написано
M0209 = номер `{ $found }` не тот, которого ждут
M0210 = знак в `{ $found }` говорит о шахе или мате, которого ход не даёт
M0211 = ход `{ $found }` прочитан, но разметка внутри не даёт записать новый
M0301 = «{ $found }» прочитано с исправлением: { repair }
M0302 = «{ $found }» было бы ходом только с исправлением: { repair }
M0401 = ходы в «{ $found }» изменены, а их читает и шахматный пакет
M0402 = документ был подписан; текст изменён, и подпись больше не действует
M0901 = запрос неверен: { $detail }
place = { $side ->
    [white] белые
   *[black] чёрные
}, ход { $number }

## What can be done about it
help-M0101 = похожие по написанию ходы: { $candidates }
help-M0102 = в задачной нотации S — конь, а N — всадник; для обычных партий назовите другой набор, --from en
help-M0105 = переводятся только партии по правилам шахмат и Chess960
help-M0201 = близкие возможные ходы: { $candidates }
help-more-M0201 = подробнее: `stamma explain M0201`; --best исправляет то, что отличается одной буквой от единственного возможного хода
help-elsewhere = вся партия возможна в нотации «{ $detail }»: назовите её через --from или используйте --from auto
help-M0202 = перед ним пропущен полуход или один записан дважды; без номера строка читается как есть
help-taken = взят первый; сверьте его с источником
help-noted = только замечание; ходы всё равно прочитаны
help-M0204 = --best берёт первый; иначе строка остаётся как есть
help-M0205 = укажите нотацию через --from
help-M0206 = сравните варианты с бланком
help-M0207 = --best берёт названную нотацию, --from { $detail } — другую
help-M0208 = смотрите, что сказано об остальных в перечне
help-M0301 = сверьте прочтение с источником
help-M0302 = в связном тексте ничего не исправляется наугад; оставлено как есть
help-M0401 = задайте буквы командой \newskaklanguage и выберите их командой \skaklanguage
help-M0901 = см. протокол в руководстве

## What a code means
explain-M0101 = Текст не читается как ход в указанной нотации. Ни одна буква не пропускается, чтобы он стал ходом.
explain-M0102 = Буква обозначает всадника сказочных шахмат, которого доска не знает. Она никогда не читается как другая фигура.
explain-M0103 = FEN партии не задаёт возможной позиции.
explain-M0201 = Текст читается как ход, но позиция не допускает подходящего хода.
explain-M0202 = Номер хода противоречит доске: по нему ходит другая сторона. Полуход пропущен или записан дважды, поэтому дальше ничего не надёжно.
explain-M0203 = Два результата одной партии противоречат друг другу: результат в заголовке и результат после ходов или два после ходов. Оба остаются как есть.
explain-M0204 = К написанному подходят несколько возможных ходов; ни один не выбирается наугад.
explain-M0205 = В другом языке те же буквы значат другое, и ход возможен в обоих.
explain-M0206 = Бланк допускает здесь несколько ходов; они перечислены с их вероятностью.
explain-M0207 = Названная нотация читает партию только с исправлением букв или с буквами для пешек, а другая читает её точно как написано — как другую партию.
explain-M0208 = В перечне фигур меняются все или ни одна.
explain-M0209 = Номер хода не тот, которого ждут. Где ходы нумеруются заново, это только замечание; после результата, завершившего предыдущую партию, ходы остаются как есть: позиция неизвестна.
explain-M0210 = Знак после хода говорит о шахе или мате, а позиция — иначе. Ход и без него однозначен и прочитан; это только замечание.
explain-M0211 = Ход прочитан, но в нём стоит то, что не текст и остаётся: картинка, макрос, знаки формата. Новый ход вокруг этого не поместится, поэтому он оставлен.
explain-M0301 = Описка исправлена; к задуманному подходит ровно один возможный ход.
explain-M0302 = Среди слов описка исправляется, только если прямо перед ней стоит номер или ход и написанное само по себе не означает ничего другого.
explain-M0401 = Пакеты skak и xskak разбирают содержимое этой команды на указанном им языке. Документ соберётся, только если ходы теперь на нём.
explain-M0402 = Документ подписан, а его текст изменён, и подпись больше не действует. Подпишите его заново.
explain-M0901 = Строка протокола не является запросом.
explain-M0104 = Партия скопирована как есть.
explain-M0105 = В этом варианте фигуры ходят по другим правилам, и шахматная доска ничего не говорит о его ходах. Партия остаётся как есть.

## What stops a run
stop-what = { $what ->
    [locale] язык
    [set] набор
    [letter-set] набор букв
    [style] стиль
    [code] код
    [encoding] кодировка
    [language-with-words] язык со словами
    [way-of-telling-moves] способ произносить ходы
    [system] система
    [locale-or-system] язык или система
    [option-of-fan] параметр fan
   *[other] { $what }
}
stop-unknown = неизвестно ({ stop-what }): «{ $name }»{ $near ->
    [none] {""}
   *[other] ; возможно, имелось в виду { $near }
}
stop-letters = ни один источник не даёт букв всех фигур для { $language } ({ $tag }); слова известны. Используйте фигурки, `fan`{ $sets ->
    [none] {""}
   *[other] , или известный набор, { $sets }
}
stop-fen = это не позиция: { $reason }
stop-not-found = такого файла нет
stop-denied = нет прав на чтение или запись файла
stop-languages = их список выводит `stamma languages`
stop-systems = системы без языка: { $near }; после языка стоят san, lan, descriptive, wing, words

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
    [one] { $count } ход оставлен как есть (в партии — со всей строкой ходов)
    [few] { $count } хода оставлены как есть (в партии — со всей строкой ходов)
   *[many] { $count } ходов оставлено как есть (в партии — со всей строкой ходов)
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
command-detect = Определить нотацию и кодировку текста и показать, по чему это видно
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
option-json-answer = Выводить ответ в JSON в стандартный вывод
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

## The words of the help
heading-usage = Вызов
heading-commands = Команды
heading-arguments = Аргументы
heading-options = Параметры
heading-messages = Сообщения
heading-files = Файлы
heading-notation = Нотация
heading-moves-in-doubt = Сомнительные ходы
heading-position = Позиция
heading-examples = Примеры
placeholder-options = ПАРАМЕТРЫ
placeholder-command = КОМАНДА
help-default = [по умолчанию: { $name }]
help-values = [значения: { $near }]
about = Шахматная нотация на всех языках: читает ходы в любой нотации и записывает их в любой другой
about-notations = Нотация называется LOCALE[.SET][:SYSTEM], например de, fa.latin-1980 или es:descriptive, либо системой без языка: fan, uci, uci960, iccf, smith, coordinate, stamma, selenus, murray, paris1173, koebel1520, gringmuth, uedemann, pgn. После языка стоят san (как без него), lan, descriptive, wing и words. `stamma languages` перечисляет языки. Ходы словами — de:words; способ рассказа стоит на месте набора букв, через дефис, например de.full:words или en.fide-digits:words: short, full или fide; letters, nato или anna; figures или digits. Коды выхода: 0 — переведены все ходы, 1 — некоторые оставлены как есть (recover: есть сомнительное; detect: не решено или ничего не прочитано), 2 — запуск невозможен.
command-help = Показать эту справку или справку о команде
option-help = Показать справку
option-version = Показать версию
option-files = Файлы для чтения; `-` или ни одного — стандартный ввод
option-file = Запросы; `-` или ничего — стандартный ввод
option-text = Ходы; `-` читает стандартный ввод
option-tag = Язык, который показать, например `ar` или `de-AT`
option-shell = Оболочка
option-command = Команда, страница которой выводится
option-out = Записать в эту папку страницу о каждой команде
option-set = Записать каждый ход с этим знаком, например `capture=:`
option-comments = Ходы внутри комментариев
option-output-encoding = Кодировка вывода
option-fen = Позиция перед первым ходом
option-after = Ходы в английской записи, ведущие к ней
option-show = Вид ответа
option-ask = Спрашивать о каждом сомнительном полуходе, показывая доску
option-no-prior = Учитывать только бланк, а не то, как обычно играют
option-position = Назвать позицию после ходов, фигуру за фигурой
option-ssml = Записать слова в SSML для синтеза речи

## Arguments that cannot be taken
arguments-unknown = нет параметра или аргумента `{ $name }`{ $near ->
    [none] {""}
   *[other] ; может быть, { $near }?
}
arguments-command = нет команды `{ $name }`{ $near ->
    [none] {""}
   *[other] ; может быть, { $near }?
}
arguments-value = `{ $name }` — не значение { $what }{ $near ->
    [none] {""}
   *[other] ; значения: { $near }
}
arguments-no-value = { $what } требует значения
arguments-conflict = { $what } несовместим с { $near }
arguments-missing = не хватает: { $near }
arguments-wrong = аргументы неверны: «{ $detail }»
arguments-more = подробнее: --help
stop-unsupported = это невозможно: «{ $reason }»
stop-table = таблица непригодна: «{ $reason }»
stop-io = файл не читается или не записывается: «{ $reason }»

## A game that was recovered
half-moves = { $count ->
    [one] { $count } полуход
    [few] { $count } полухода
   *[other] { $count } полуходов
}
half-moves-doubtful = { $count ->
    [0] сомнительных нет
    [one] { $count } сомнительный
   *[other] { $count } сомнительных
}
recovered = { $found }, { $detail }; буквы: { $name }; результат: { $what }
recovered-learned = выучены по бланку, см. --show notation
recovered-named = как указано
recovered-no-result = не указан
recovered-refers = ходы 1–{ $number } как в партии { $name }: { $known ->
    [yes] найдены
   *[other] их нет в этом тексте
}
recovered-next = следующая по вероятности партия: другой ход на { $number }, разрыв { $detail }
recovered-unread = не принято за ход: { $found }
recovered-written = написано
recovered-nothing = ничего не найдено: в тексте нет ни одного полухода
recovered-read = прочитано
recovered-sure = верно
recovered-or = или
recovered-missing = пропущен
recovered-sheet = бланк
recovered-elsewhere = как в другой партии

## Why a run is stopped
fen-part = { $what ->
    [placement-of-the-men] расстановка фигур
    [side-to-move] очередь хода
    [castling-field] поле рокировки
    [en-passant-field] поле взятия на проходе
    [halfmove-clock] счётчик полуходов
   *[move-number] номер хода
}
reason-man = { $what ->
    [king] король
    [queen] ферзь
    [rook] ладья
    [bishop] слон
    [knight] конь
   *[pawn] пешка
}
reason-of = { $side ->
    [white] белых
   *[black] чёрных
}
reason-missing = не хватает: { fen-part }
reason-side = очередь хода обозначают `w` или `b`, а не «{ $found }»
reason-five-fields = полей пять; нужен и номер хода
reason-more-fields = полей больше шести: «{ $found }»
reason-rights = прав на рокировку больше четырёх
reason-other-in-check = под шахом сторона, которая не на ходу
reason-many-ranks = горизонталей больше восьми
reason-ranks = вместо восьми горизонталей: { $count }
reason-rank = в горизонтали { $number } не восемь полей: «{ $found }»
reason-no-man = «{ $found }» не фигура FEN, это PNBRQKpnbrqk
reason-kings = королей у { reason-of }: { $count }
reason-pawns = пешек у { reason-of }: { $count }
reason-men = фигур и пешек у { reason-of }: { $count }
reason-edge = пешка стоит на первой или последней горизонтали
reason-passed-form = поле взятия на проходе — название поля или `-`, а не «{ $found }»
reason-passed = через { $found } только что не проходила пешка
reason-right = «{ $found }» не право на рокировку
reason-right-place = для рокировки «{ $found }» король и ладья не на местах
reason-right-twice = рокировка «{ $found }» указана дважды
reason-number = { fen-part }: «{ $found }» не годится как число
reason-folder = это папка
reason-no-folder = нет такой папки
reason-text-long = текст длиннее { $count } байт
reason-letter-long = буква занимает не более { $count } байт
reason-no-letters = «{ $found }»: букв нет
reason-set-empty = в наборе нет букв, и в языке тоже
reason-set-files = набору нужны свои вертикали, а `files` нет
reason-set-digits = набору нужны свои цифры, а `digits` нет
reason-many-piece-letters = больше { $count } букв для одной фигуры
reason-many-file-letters = больше { $count } букв для одной вертикали
reason-file-letter-twice = «{ $found }» дано дважды для одной вертикали
reason-many-sets = больше { $count } наборов букв
reason-set-twice = набор `{ $name }` уже есть
reason-ten-digits = цифры от 0 до 9 должны быть десятью разными
reason-other-style = файл принадлежит стилю `{ $name }`, а называется `{ $found }`
reason-mark-form = `{ $name }` — видимый текст в нормальной форме C не длиннее { $count } байт
reason-mark-short = `{ $name }` — это короткий видимый текст
reason-mark-form-asked = нужно MARK=VALUE, например capture=:
reason-no-mark = знака `{ $name }` нет; есть { $near }
reason-mark-unread = с `{ $name }` написанное, «{ $found }», не прочлось бы снова так, как задумано; в стилях есть { $near }; или не задавайте знак
reason-four-results = `results` — четыре через запятую: { $detail }
reason-no-modern = в `styles` нет `modern` — стиля, которым пишут, если другой не назван
reason-no-table = для `{ $name }` нет таблицы
reason-file-large = файл больше { $count } байт
reason-file-encoding = файл не в UTF-8
reason-brackets = больше { $count } вложенных скобок
reason-duplicate-field = поле `{ $found }` дано дважды
reason-field-duplicate = { $part }: поле `{ $found }` дано дважды
reason-field-unknown = { $part }: поле `{ $found }` неизвестно; есть { $near }
reason-field-type = { $part }: неверный тип: { $found }, нужно { $near }
reason-type = неверный тип: { $found }, нужно { $near }
reason-field-variant = { $part }: значение `{ $found }` неизвестно; есть { $near }
reason-length = неверное число { $count }, нужно { $near }
reason-field-length = { $part }: неверное число { $count }, нужно { $near }
reason-no-command = команды `{ $name }` нет; есть { $near }
reason-not-read-format = файлы { $name } не читаются; сохраните текст как HTML, Markdown или простой текст и переведите его ({ $detail })
reason-unchecked-games = `--unchecked` меняет буквы в партиях и не добавляет знаков; здесь он не нужен
reason-after = `after`: { $detail }
reason-set-name = `{ $name }` — не имя набора: только буквы, цифры и дефисы
reason-behind-a-language = «{ $name }» пишется после имени языка: ru:{ $name }
reason-auto-no-notation = `auto` определяется по тексту, само это не нотация
reason-auto-to = `auto` можно указать для чтения, но не для записи
reason-no-system = системы `{ $name }` пока нет
reason-no-options = у `{ $name }` нет параметров, `:{ $found }` недопустимо
reason-no-descriptive = у `{ $tag }` нет описательной нотации; она есть у { $near }
reason-no-wing = у `{ $tag }` нет нотации по флангам; она есть у ar
reason-two-encodings = в { $name } это одна правильная партия, в { $found } — другая; укажите --encoding
reason-words-needed = позиция и SSML — это слова: укажите язык через --to, например --to ru:words
reason-speech-needed = SSML — это слова: укажите язык через --to, например --to ru:words
reason-speech-games = SSML делается из партий: укажите их вид, например --format pgn
reason-standard-in-place = стандартный ввод нельзя изменить на месте
reason-device-in-place = канал или устройство нельзя изменить на месте
reason-unchecked-source = для `--unchecked` нужно знать источник: укажите --from
reason-mark-twice = знак `{ $name }` задан дважды
reason-mark-empty = `{ $name }` не может быть пустым
reason-one-of = `{ $name }` — одно из { $near }
reason-no-letter = в наборе нет буквы для: { reason-man }
reason-collide = буквы совпадают: `{ $found }`, а `overlaps` этого не указывает
reason-no-collision = `{ $found }` указано, но такого совпадения нет или оно указано дважды
reason-letter-twice = `{ $found }` дважды указано для: { reason-man }
reason-two-files = `{ $found }` — две вертикали
reason-unknown-field = поля `{ $found }` нет; есть { $near }
reason-missing-field = не хватает поля `{ $found }`
reason-other-folder = это таблица `{ $name }`, а папка называется `{ $found }`
reason-no-style = стиля `{ $name }` нет
reason-not-allowed = { $found } не допускается в таблице
reason-not-composed = «{ $found }» не в нормальной форме C Юникода
reason-no-letter-sign = «{ $found }» не может быть буквой: это знак в записи ходов
lang-missing = сообщений на `{ $name }` нет, поэтому они по-русски; языки сообщений: { $near }

## What a text was found to be
detect-encoding = кодировка
detect-label-games = партии
detect-notation = нотация
detect-tie = спорно
detect-unread = не прочитано
detect-marked = { $found }, с меткой порядка байтов
detect-group = { $name }: { $what }, { $detail } по правилам
detect-repaired = , с исправлением: { $count }
detect-same = то же ({ $what }) в { $near }
detect-tie-game = партия { $number } — это разные правильные партии, числом { $count }:
detect-more = и ещё { $count }
detect-more-games = ещё партий: { $count }
detect-none = партия { $number }: ни одна нотация не читает её целиком
detect-furthest = ; дальше всех { $name }, { $detail }
detect-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
detect-half-moves = { $count ->
    [one] { $count } полуход
    [few] { $count } полухода
   *[other] { $count } полуходов
}

## Как прочитан текст, знак за знаком
shown-tag = тег
shown-number = номер { $number }
shown-number-black = номер { $number }, ход чёрных
shown-number-bare = номер
shown-filler = ничего не значит
shown-comment = комментарий
shown-open = начало варианта
shown-close = конец варианта
shown-mark = знак примечания
shown-mark-nag = знак примечания, { $name }
shown-result = результат { $name }
shown-move = ход
shown-notation-none = Нотация: не найдена.
shown-notation-one = Нотация: { $name }, найдена по тексту.
shown-notation-same = Нотация: { $name }, найдена по тексту; ту же партию читают { $near }.
shown-notation-tie = Нотация: не определена. Прочтений всего текста, допустимых правилами и дающих разные партии: { $count }:
shown-notation-unread = Нотация: ни одна не читает весь текст; показана та, что заходит дальше всех.
shown-notation-named = Нотация: { $name }, как указано.
shown-notation-set = Нотация: «{ $name }», набор букв названного языка.
shown-as = Как { $name }:
shown-says = текст
shown-else = или
shown-board = доска
shown-chosen = выбор
shown-fits-none = ничего подходящего
shown-none = ничего
shown-lost = не рассматривалось: после ошибки перед этим позиция неизвестна
shown-only = единственный возможный ход, который подходит
shown-mended = , прочитан с исправлением: { $detail }
shown-settled = дальнейшее возможно только после этого хода
shown-undecided = подходят несколько, и ничто не решает между ними
shown-illegal = это читается как ход, но в позиции нет ни одного подходящего
shown-unreadable = в этой нотации это не ход
shown-near = ; возможные и похожие: { $near }
shown-letters = ; буквы { $name }: { $near }
shown-nightrider = ход всадника ночи — фигуры, которой доска не знает
shown-repair = [исправление: { $detail }]
shown-cost = [отклонение { $number }]
shown-more = и ещё { $count }
shown-null = хода нет, очередь переходит
shown-castles = { $what ->
    [short] короткая рокировка
    [long] длинная рокировка
   *[either] рокировка в любую сторону
}
shown-men-or = { " или " }
shown-man = { $what ->
    [king] король
    [queen] ферзь
    [rook] ладья
    [bishop] слон
    [knight] конь
    [pawn] пешка
   *[any] любая фигура
}
shown-taken = { $what ->
    [any] что-либо
   *[other] { shown-man }
}
shown-promoted = { $what ->
    [any] любая фигура
   *[other] { shown-man }
}
shown-born = , исходное место — { $detail },
shown-from = с: { $detail },
shown-to = на: { $detail }
shown-takes = , взято: { $detail }
shown-on = на: { $detail }
shown-passing = , на проходе
shown-becomes = , превращение: { $detail }
shown-or-castling = , или рокировка
shown-check = { $what ->
    [mate] , с матом
    [quiet] , без шаха
   *[check] , с шахом
}
shown-file = вертикаль { $name }
shown-rank = горизонталь { $name }
shown-square-any = любое поле
shown-square-none = нет полей
shown-squares = полей: { $count }

## Примеры и значения в справке
example-translate = файл PGN арабскими буквами
example-move = строка ходов фигурками
example-explain = как прочитан ход
below-translate = Всё, что не ход, не номер, не результат и не знак, переносится байт в байт. Ход, который не читается, невозможен или подходит к нескольким, остаётся вместе со своей строкой как был, и о нём сообщается. Проза в файле без говорящего расширения называется: --format text.
below-batch = Поля, ответы и примеры: docs/batch.md
value-color-auto = В терминале, если не задан NO_COLOR
value-color-always = Всегда
value-color-never = Никогда
value-glyphs-nag = Номера: `$1`, `$16`
value-glyphs-unicode = Знаки: `!`, `±`
value-glyphs-ascii = Знаки ASCII: `!`, `+/-`
value-glyphs-words = Слова языка, на котором пишут
value-glyphs-keep = Как есть
value-bidi-isolate = Изоляция каждой последовательности ходов
value-bidi-marks = Знаки направления, для программ старше изоляции
value-bidi-visual = Буквы в порядке показа, для терминала, который их не упорядочивает
value-bidi-none = Ничего
value-format-pgn = Партии с тегами, комментариями и вариантами
value-format-sheet = Бланк партии
value-format-text = Проза с ходами
value-format-html = HTML; из партий в PGN получается страница
value-comments-moves = Переводить и ходы в комментариях
value-comments-leave = Оставить комментарии как есть
value-show-table = Таблица полуходов с уверенностью и другими прочтениями
value-show-pgn = PGN, сомнения и исправления в комментариях
value-show-sheet = Сам бланк, сомнительные и исправленные полуходы отмечены
value-show-notation = Буквы, выученные по бланку, как `notation.yaml` для `--locales`; ничего, если буквы известны
