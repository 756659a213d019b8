### Messages of the command in English. Unsourced: general knowledge.
### $found is the text as it stands, $candidates English SAN, $count their number, $detail a fixed word of the program.

## Diagnostics
repair = { $detail ->
    [case] upper or lower case
    [look-alike] a letter of another script that looks the same
    [other-set] a letter of another letter set
    [doubtful-letter] a letter that the table marks as doubtful
    [lost-letter] the letter of the piece is missing
    [lost-square] the square of arrival is incomplete
    [stray] a sign that does not belong there
    [misread] a letter, digit or word taken for another
    [lost-promotion] the piece of the promotion is missing
    [other-wing] the wing named is not where the man began
    [smudged] a sign is smudged
    [lost-piece-letter] the letter of the piece is lost
    [lost-sign] a sign of capture or check is missing
    [other-script] a letter of another script
    [split] a word was split
   *[other] { $detail }
}
M0101 = `{ $found }` is no move in this notation
M0102 = `{ $found }`: the nightrider is no piece of this program
M0103 = `{ $found }` holds no position
M0104 = a game is too long to be read at once
M0105 = `{ $found }`: this variant has rules of its own, its moves are not read
M0201 = no legal move fits `{ $found }`
M0202 = the number `{ $found }` gives the move to the side that is not to move
M0203 = the result `{ $found }` contradicts the one given before it
M0204 = { $count ->
    [one] one move fits `{ $found }`, but not surely: { $candidates }
   *[other] { $count } moves fit `{ $found }`: { $candidates }
}
M0205 = `{ $found }` is another move in another language: { $candidates }
M0206 = the sheet does not settle `{ $found }`: { $candidates }
M0207 = in the notation named `{ $found }` is the first of { $candidates }, but only by an unusual spelling; as written it is the second, in `{ $detail }`
M0208 = `{ $found }` stands in a list of which another man is left as written
M0209 = the number `{ $found }` is not the one that is due
M0210 = the sign of `{ $found }` says check or mate that the move does not give
M0211 = `{ $found }` is read, and markup in it keeps the new move from being written
M0301 = `{ $found }` was read with a repair: { repair }
M0302 = `{ $found }` would be a move only with a repair: { repair }
M0401 = the moves of `{ $found }` were changed, and the chess package reads them too
M0402 = the document was signed; with its text changed the signature no longer holds
M0901 = the request is wrong: { $detail }
place = { $side ->
    [white] White
   *[black] Black
}, move { $number }

## What can be done about it
help-M0101 = moves spelt like it: { $candidates }
help-M0102 = in problem notation S is the knight and N the nightrider; for orthodox games name another set, --from en
help-M0105 = only games by the rules of chess and Chess960 are translated
help-M0201 = legal moves near it: { $candidates }
help-more-M0201 = `stamma explain M0201` tells more; --best mends what is one letter away from a single legal move
help-elsewhere = the whole game is legal in the notation `{ $detail }`: name it with --from, or use --from auto
help-M0202 = a half-move is missing before it, or stands twice; without the number the line is read as it stands
help-taken = the first was taken; check it against the source
help-noted = told only; the moves are read all the same
help-M0204 = --best takes the first; without it the line stays as written
help-M0205 = name the notation with --from
help-M0206 = compare the alternatives with the sheet
help-M0207 = --best takes the notation named; --from { $detail } the other one
help-M0208 = see what is said of the others of the list
help-M0301 = check the reading against the source
help-M0302 = in running text nothing is mended on a guess; it stays as written
help-M0401 = declare the letters with \newskaklanguage, choose them with \skaklanguage
help-M0901 = see the protocol in the manual

## What a code means
explain-M0101 = The text cannot be read as a move in the notation asked for. No letter is skipped to make it one.
explain-M0102 = The letter stands for the nightrider of fairy chess, which the board does not know. It is never read as another piece.
explain-M0103 = The FEN of the game is not a legal position.
explain-M0201 = The text reads as a move, but the position allows none that fits.
explain-M0202 = A move number contradicts the board: it says that the other side moves. A half-move is missing or stands twice, so nothing behind it is sure.
explain-M0203 = Two results of one game contradict each other: that of the tags and that behind the moves, or two behind the moves. Both stay as they are.
explain-M0204 = Several legal moves fit what is written; none is chosen by guess.
explain-M0205 = Another language gives the same letters another meaning, and the move is legal in both.
explain-M0206 = The sheet allows several moves here; the alternatives are listed with their confidence.
explain-M0207 = The notation named reads the game only with letters mended or with letters for pawns, and another notation reads it exactly as written, as another game.
explain-M0208 = In a list of men all are rewritten or none.
explain-M0209 = A move number is not the one that is due. Where moves are numbered anew this is only told; behind a result that ended the game before, the moves are left, as nobody knows the position.
explain-M0210 = The sign behind a move says that it gives check, or mate, and the position says otherwise. The move is certain without it, so it is read; this is only told.
explain-M0211 = The move is read, and something stands in it that is no text and stays: a picture, a macro, signs of the format. The new move would not fit around it, so it is left.
explain-M0301 = A slip was mended; exactly one legal move fits what was meant.
explain-M0302 = Among words a slip is not mended unless a number or a move stands directly before it and the text means nothing else as it stands.
explain-M0401 = The packages skak and xskak parse what stands in this command, in the language that they are told. The document compiles only if that is the one the moves are now in.
explain-M0402 = The document is signed, and its text was changed, so the signature is broken. Sign it again.
explain-M0901 = A line of the batch protocol is no request.
explain-M0104 = The game is copied as it was.
explain-M0105 = In this variant the men move by other rules, so the board of chess says nothing about its moves. The game is left as it was.

## What stops a run
stop-what = { $what ->
    [locale] locale
    [set] set
    [letter-set] letter set
    [style] style
    [code] code
    [encoding] encoding
    [language-with-words] language with words
    [way-of-telling-moves] way of telling moves
    [system] system
    [locale-or-system] locale or system
    [option-of-fan] option of fan
   *[other] { $what }
}
stop-unknown = there is no { stop-what } `{ $name }`{ $near ->
    [none] {""}
   *[other] ; did you mean { $near }?
}
stop-letters = no source gives piece letters for all pieces in { $language } ({ $tag }); its words are known. Use figurines, `fan`{ $sets ->
    [none] {""}
   *[other]  or a set that is known, { $sets }
}
stop-fen = not a position: { $reason }
stop-not-found = there is no such file
stop-denied = the file may not be read or written
stop-languages = `stamma languages` lists them
stop-systems = the systems without a language are { $near }; behind a language stand san, lan, descriptive, wing, words

## Names
unreadable = unreadable
illegal = illegal
ambiguous = ambiguous
repaired = repaired
conflict = contradiction
bad-request = bad request
error = error
warning = warning
note = note
help = help

## Numbers of things
moves-read = { $count ->
    [one] one move read
   *[other] { $count } moves read
}
moves-left = { $count ->
    [one] one move left as written (in games with the whole line)
   *[other] { $count } moves left as written (in games with the whole line)
}
games-read = { $count ->
    [one] one game
   *[other] { $count } games
}

## The help of the command
command-translate = Translate files, or standard input, from one notation to another
command-move = Translate one line of moves
command-recover = Find the most probable legal game in a noisy or damaged scoresheet
command-detect = Find which notation and encoding a text is in, with the evidence
command-explain = Show how each token was read, or what a code of a diagnostic means
command-languages = List the languages, or show all that is known of one
command-batch = Answer JSON requests, one a line, with one JSON reply a line
command-completions = Print the completions of a shell
command-man = Print the manual page
option-from = Notation of the text; auto finds it
option-to = Notation to write
option-style = Rewrite every move in this style
option-normalise = Rewrite every move as the style says, even where it needs no change
option-glyphs = How annotation marks are written
option-bidi = How right-to-left output is kept in order
option-keep = Leave moves in doubt as they are and report them
option-strict = Stop at the first move in doubt and write nothing
option-best = Take the most probable reading and report it
option-json = Print diagnostics as JSON lines
option-json-answer = Print the answer as JSON on standard output
option-quiet = Print no diagnostics and no progress
option-color = Colour of messages
option-lang = Language of messages
option-locales = A folder of your own tables
option-output = File to write
option-in-place = Rewrite the files where they stand
option-format = Format of the document
option-encoding = Encoding of the text
option-jobs = Number of threads
option-unchecked = Letters only, no board

## The words of the help
heading-usage = Usage
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
heading-messages = Messages
heading-files = Files
heading-notation = Notation
heading-moves-in-doubt = Moves in doubt
heading-position = Position
heading-examples = Examples
placeholder-options = OPTIONS
placeholder-command = COMMAND
help-default = [default: { $name }]
help-values = [values: { $near }]
about = Chess notation in every language: reads moves in any notation and writes them in any other
about-notations = A notation is named LOCALE[.SET][:SYSTEM], as in de, fa.latin-1980 or es:descriptive, or by a system that needs no language: fan, uci, uci960, iccf, smith, coordinate, stamma, selenus, murray, paris1173, koebel1520, gringmuth, uedemann, pgn. Behind a language stand san (as if none), lan, descriptive, wing and words. `stamma languages` lists the locales. Moves in words are de:words; how they are told stands for the set, joined by hyphens, as in de.full:words or en.fide-digits:words: short, full or fide; letters, nato or anna; figures or digits. Exit codes: 0 all moves done, 1 some were left as written (recover: something is doubtful; detect: undecided or nothing read), 2 could not run.
command-help = Print this message or the help of a command
option-help = Print help
option-version = Print version
option-files = Files to read; `-` or none is standard input
option-file = The requests; `-` or none is standard input
option-text = The moves; `-` reads standard input
option-tag = The language to show, as `ar` or `de-AT`
option-shell = The shell
option-command = The command whose page is printed
option-out = Write a page for each command into this folder
option-set = Rewrite every move with this mark, as `capture=:`
option-comments = Moves inside comments
option-output-encoding = Encoding of the output
option-fen = The position before the first move
option-after = Moves in English that lead to it
option-show = The form of the answer
option-ask = Ask about each doubtful half-move, with the board
option-no-prior = Let only the sheet speak, not how people usually play
option-position = Tell the position after the moves, man by man
option-ssml = Write words as SSML, for speech engines

## Arguments that cannot be taken
arguments-unknown = there is no option or argument `{ $name }`{ $near ->
    [none] {""}
   *[other] ; did you mean { $near }?
}
arguments-command = there is no command `{ $name }`{ $near ->
    [none] {""}
   *[other] ; did you mean { $near }?
}
arguments-value = `{ $name }` is no value of { $what }{ $near ->
    [none] {""}
   *[other] ; the values are { $near }
}
arguments-no-value = { $what } needs a value
arguments-conflict = { $what } cannot stand beside { $near }
arguments-missing = these arguments are missing: { $near }
arguments-wrong = the arguments are wrong: { $detail }
arguments-more = --help tells more
stop-unsupported = { $reason }
stop-table = { $reason }
stop-io = { $reason }

## A game that was recovered
half-moves = { $count ->
    [one] one half-move
   *[other] { $count } half-moves
}
half-moves-doubtful = { $count ->
    [0] none doubtful
    [one] one doubtful
   *[other] { $count } doubtful
}
recovered = { $found }, { $detail }; letters { $name }; result { $what }
recovered-learned = learned from the sheet, see --show notation
recovered-named = as named
recovered-no-result = not given
recovered-refers = moves 1-{ $number } as in game { $name }: { $known ->
    [yes] found
   *[other] not in this text
}
recovered-next = next best game: another move at { $number }, margin { $detail }
recovered-unread = taken for no move: { $found }
recovered-written = written
recovered-nothing = nothing found: there is no half-move in the text
recovered-read = read
recovered-sure = sure
recovered-or = or
recovered-missing = missing
recovered-sheet = sheet
recovered-elsewhere = as in another game

## Why a run is stopped. In English these are the sentences of the library, by which the others are found.
reason-missing = the { $what } is missing
reason-side = the side to move is `w` or `b`, not `{ $found }`
reason-five-fields = there are five fields; give the move number too
reason-more-fields = there are more than six fields: `{ $found }`
reason-rights = there are more than four castling rights
reason-other-in-check = the side not to move is in check
reason-many-ranks = there are more than eight ranks
reason-ranks = there are { $count } ranks instead of eight
reason-rank = rank { $number } is not eight squares: `{ $found }`
reason-no-man = `{ $found }` is no man of a FEN, those are PNBRQKpnbrqk
reason-kings = { $side } has { $count } kings
reason-pawns = { $side } has { $count } pawns
reason-men = { $side } has { $count } men
reason-edge = there is a pawn on the first or last rank
reason-passed-form = the en passant field is a square or `-`, not `{ $found }`
reason-passed = no pawn has just passed over `{ $found }`
reason-right = `{ $found }` is no castling right
reason-right-place = for castling `{ $found }` king and rook are not in place
reason-right-twice = castling `{ $found }` is given twice
reason-number = the { $what } is no plain number in reach: `{ $found }`
reason-folder = it is a folder
reason-no-folder = its folder is not there
reason-text-long = the text is longer than { $count } bytes
reason-letter-long = a letter is at most { $count } bytes long
reason-no-letters = `{ $found }`: there are no letters
reason-set-empty = the set has no letters, and the language has none
reason-set-files = the set wants native files and `files` is not there
reason-set-digits = the set wants native digits and `digits` is not there
reason-many-piece-letters = more than { $count } letters for one piece
reason-many-file-letters = more than { $count } letters for one file
reason-file-letter-twice = `{ $found }` is given twice for one file
reason-many-sets = more than { $count } letter sets
reason-set-twice = the set `{ $name }` is there already
reason-ten-digits = the digits 0 to 9 must be ten different digits
reason-other-style = the file is that of the style `{ $name }`, its name is `{ $found }`
reason-mark-form = `{ $name }` must be at most { $count } bytes of visible text in normalisation form C
reason-mark-short = `{ $name }` must be short visible text
reason-mark-form-asked = it must be MARK=VALUE, as in capture=:
reason-no-mark = there is no mark `{ $name }`; the marks are { $near }
reason-mark-unread = with `{ $name }` what is written, `{ $found }`, would not be read again as it was meant; styles have { $near }; or leave the mark out
reason-four-results = `results` are four, separated by commas: { $detail }
reason-no-modern = `styles` has no `modern`, the one that is written where none is named
reason-no-table = there is no table for `{ $name }`
reason-file-large = the file is larger than { $count } bytes
reason-file-encoding = the file is not UTF-8
reason-brackets = more than { $count } brackets inside each other
reason-duplicate-field = duplicate field `{ $found }`
reason-field-duplicate = { $part }: duplicate field `{ $found }`
reason-field-unknown = { $part }: unknown field `{ $found }`, expected one of { $near }
reason-field-type = { $part }: invalid type: { $found }, expected { $near }
reason-type = invalid type: { $found }, expected { $near }
reason-field-variant = { $part }: unknown variant `{ $found }`, expected one of { $near }
reason-length = invalid length { $count }, expected { $near }
reason-field-length = { $part }: invalid length { $count }, expected { $near }
reason-no-command = there is no command `{ $name }`; the commands are { $near }
reason-not-read-format = { $name } files are not read; save the text as HTML, Markdown or plain text and translate that ({ $detail })
reason-unchecked-games = `--unchecked` exchanges letters in games, and adds no marks; leave it out here
reason-after = `after`: { $detail }
reason-set-name = `{ $name }` is no name for a set: letters, digits and hyphens only
reason-behind-a-language = `{ $name }` is written behind the name of a language: en:{ $name }
reason-auto-no-notation = `auto` is found from the text, it is no notation itself
reason-auto-to = `auto` can be read from, not written to
reason-no-system = the system `{ $name }` is not there yet
reason-no-options = `{ $name }` has no options, `:{ $found }` cannot follow it
reason-no-descriptive = `{ $tag }` has no descriptive notation; { $near } have one
reason-no-wing = `{ $tag }` has no wing notation; ar has one
reason-two-encodings = it is one legal game in { $name } and another in { $found }; name one with --encoding
reason-words-needed = a position and SSML are made of words: name a language with --to, as --to de:words
reason-speech-needed = SSML is made of words: name a language with --to, as --to de:words
reason-speech-games = SSML is made of games: name their form, as --format pgn
reason-standard-in-place = standard input cannot be changed in place
reason-device-in-place = a pipe or a device cannot be changed in place
reason-unchecked-source = `--unchecked` needs to know the source: name it with --from
reason-mark-twice = the mark `{ $name }` is set twice
reason-mark-empty = `{ $name }` cannot be empty
reason-one-of = `{ $name }` is one of { $near }
reason-no-letter = the set has no letter for the { $what }
reason-collide = the letters collide: `{ $found }`, and `overlaps` does not say so
reason-no-collision = `{ $found }` is declared, but no letters collide so, or it is declared twice
reason-letter-twice = `{ $found }` is given twice for the { $what }
reason-two-files = `{ $found }` is two files
reason-unknown-field = unknown field `{ $found }`, expected one of { $near }
reason-missing-field = missing field `{ $found }`
reason-other-folder = the table is that of `{ $name }`, its folder is `{ $found }`
reason-no-style = there is no style `{ $name }`
reason-not-allowed = { $found } is not allowed in a table
reason-not-composed = `{ $found }` is not in Unicode normalisation form C
reason-no-letter-sign = `{ $found }` cannot stand in a letter, it has a meaning in moves
lang-missing = there are no messages in `{ $name }`, so they are in English; languages with messages: { $near }

## What a text was found to be
detect-encoding = encoding
detect-label-games = games
detect-notation = notation
detect-tie = tie
detect-unread = unread
detect-marked = { $found }, with a byte order mark
detect-group = { $name }: { $what }, { $detail } legal
detect-repaired = , { $count } with repairs
detect-same = the same { $what } as { $near }
detect-tie-game = game { $number } is { $count } different legal games:
detect-more = and { $count } more
detect-more-games = { $count } more games
detect-none = game { $number }: no notation reads it whole
detect-furthest = ; { $name } comes furthest, { $detail }
detect-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
detect-half-moves = { $count ->
    [one] { $count } half-move
   *[other] { $count } half-moves
}

## How a text was read, token by token
shown-tag = tag
shown-number = number { $number }
shown-number-black = number { $number }, Black to move
shown-number-bare = number
shown-filler = stands for nothing
shown-comment = comment
shown-open = a variation begins
shown-close = the variation ends
shown-mark = annotation mark
shown-mark-nag = annotation mark, { $name }
shown-result = result { $name }
shown-move = move
shown-notation-none = Notation: not found.
shown-notation-one = Notation: { $name }, found from the text.
shown-notation-same = Notation: { $name }, found from the text; { $near } read the same game.
shown-notation-tie = Notation: not decided. { $count } readings of the whole text are legal and give different games:
shown-notation-unread = Notation: none reads the whole text; shown is the one that comes furthest.
shown-notation-named = Notation: { $name }, as named.
shown-notation-set = Notation: { $name }, a letter set of the language named.
shown-as = As { $name }:
shown-says = says
shown-else = or
shown-board = board
shown-chosen = chosen
shown-fits-none = nothing that fits
shown-none = nothing
shown-lost = not looked at: the position is unknown since the fault before it
shown-only = the only legal move that fits
shown-mended = , read with a repair: { $detail }
shown-settled = what follows is legal only after this one
shown-undecided = several fit and nothing decides between them
shown-illegal = it reads as a move, and the position allows none that fits
shown-unreadable = it is no move in this notation
shown-near = ; legal and near it: { $near }
shown-letters = ; the letters of { $name } are { $near }
shown-nightrider = a move of the nightrider, a piece that the board does not know
shown-repair = [repair: { $detail }]
shown-cost = [cost { $number }]
shown-more = { $count } more
shown-null = no move at all, the turn passes
shown-castles = { $what ->
    [short] castling on the king's side
    [long] castling on the queen's side
   *[either] castling on either side
}
shown-men-or = { " or " }
shown-man = { $what ->
    [king] a king
    [queen] a queen
    [rook] a rook
    [bishop] a bishop
    [knight] a knight
    [pawn] a pawn
   *[any] a man
}
shown-taken = { $what ->
    [any] something
   *[other] { shown-man }
}
shown-promoted = { $what ->
    [any] a piece
   *[other] { shown-man }
}
shown-born = that began on { $detail }
shown-from = from { $detail }
shown-to = to { $detail }
shown-takes = takes { $detail }
shown-on = on { $detail }
shown-passing = in passing
shown-becomes = and becomes { $detail }
shown-or-castling = , or castling
shown-check = { $what ->
    [mate] , with mate
    [quiet] , without check
   *[check] , with check
}
shown-file = file { $name }
shown-rank = rank { $name }
shown-square-any = any square
shown-square-none = no square
shown-squares = { $count } squares

## Examples and values in the help
example-translate = a PGN file with Arabic letters
example-move = one line of moves in figurines
example-explain = how a move was read
below-translate = What is no move, number, result or glyph is copied byte for byte. A move that cannot be read, is illegal or fits several moves is left with its line as it was, and reported. Prose in a file without a telling name is named: --format text.
below-batch = Fields, replies and examples: docs/batch.md
value-color-auto = On a terminal, unless NO_COLOR is set
value-color-always = Always
value-color-never = Never
value-glyphs-nag = Numbers: `$1`, `$16`
value-glyphs-unicode = Signs: `!`, `±`
value-glyphs-ascii = Signs of ASCII: `!`, `+/-`
value-glyphs-words = Words of the language written
value-glyphs-keep = As they are
value-bidi-isolate = Isolates around each run of notation
value-bidi-marks = Direction marks, for programs older than the isolates
value-bidi-visual = Letters in the order of display, for a terminal that does not order them itself
value-bidi-none = Nothing
value-format-pgn = Games with tags, comments and variations
value-format-sheet = A scoresheet
value-format-text = Prose with moves in it
value-format-html = HTML; games in PGN become a page
value-comments-moves = Translate moves inside comments too
value-comments-leave = Leave comments as they are
value-show-table = A table of half-moves with confidences and alternatives
value-show-pgn = PGN, doubts and repairs in comments
value-show-sheet = The sheet itself, with each doubtful or mended half-move marked
value-show-notation = The letters learned from the sheet as a `notation.yaml` for `--locales`; nothing for known letters
