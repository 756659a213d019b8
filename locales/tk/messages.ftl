### Turkmen (türkmen dili): moves in words.

## Names
# source: Turkmen notation page (letters, x, 0-0, +, #), Lichess (names)
-king = şa
# source: Turkmen notation page (letters, x, 0-0, +, #), Lichess (names)
-queen = wezir
# source: Turkmen notation page (letters, x, 0-0, +, #), Lichess (names)
-rook = ruh
# source: Turkmen notation page (letters, x, 0-0, +, #), Lichess (names)
-bishop = pil
# source: Turkmen notation page (letters, x, 0-0, +, #), Lichess (names)
-knight = at
# source: Turkmen notation page (letters, x, 0-0, +, #), Lichess (names)
-pawn = pyýada
# unsourced: general knowledge
-white = aklar
# unsourced: general knowledge
-black = garalar
# unsourced: general knowledge
rank = { $rank ->
    [1] bir
    [2] iki
    [3] üç
    [4] dört
    [5] bäş
    [6] alty
    [7] ýedi
   *[8] sekiz
}

## Actions
# unsourced: general knowledge
takes = alýar
# unsourced: general knowledge
castle-short = gysga rakirowka
# unsourced: general knowledge
castle-long = uzyn rakirowka
# unsourced: general knowledge
promotion = öwrülme: { promoted }
# unsourced: general knowledge
en-passant = geçip barýarka alma
# source: Turkmen notation page (letters, x, 0-0, +, #), Lichess (names)
check = şah
# unsourced: general knowledge
double-check = goşa şah
# unsourced: general knowledge
discovered-check = açyk şah
# source: Turkmen notation page (letters, x, 0-0, +, #), Lichess (names)
mate = mat
# source: Turkmen notation page (letters, x, 0-0, +, #), Lichess (names)
stalemate = pat
# The verb stands at the end.
short-capture = { $piece ->
    [pawn] { $to } { takes }
   *[other] { piece } { $to } { takes }
}
# The verb stands at the end.
short-capture-from = { $piece ->
    [pawn] { $from } { $to } { takes }
   *[other] { piece } { $from } { $to } { takes }
}
full-capture = { side }: { piece } { $to } { takes }
full-capture-from = { side }: { piece } { $from } { $to } { takes }

## The end of a game
# source: Lichess translations
white-resigned = Aklar çekildi
# source: Lichess translations
black-resigned = Garalar çekildi
# source: Turkmen notation page (letters, x, 0-0, +, #), Lichess (names)
draw = deňlik
