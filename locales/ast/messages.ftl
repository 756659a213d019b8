### Asturian (asturianu): moves in words.

## Names
# source: Lichess, GNOME
-king = rei
# source: Lichess, GNOME
-queen = dama
# source: Lichess, GNOME
-rook = torre
# source: Lichess, GNOME
-bishop = alfil
# source: Lichess, GNOME
-knight = caballu
# source: Lichess, GNOME
-pawn = peón
# unsourced: general knowledge
-white = blanques
# unsourced: general knowledge
-black = prietes
# unsourced: general knowledge
rank = { $rank ->
    [1] ún
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
   *[8] ocho
}

## Actions
# unsourced: general knowledge
takes = captura
# unsourced: general knowledge
castle-short = enroque curtiu
# unsourced: general knowledge
castle-long = enroque llargu
# unsourced: general knowledge
promotion = promoción: { promoted }
# unsourced: general knowledge
en-passant = al pasu
# source: Lichess, GNOME
check = xaque
# unsourced: general knowledge
double-check = xaque doble
# unsourced: general knowledge
discovered-check = xaque a la descubierta
# source: Lichess, GNOME
mate = xaque mate
# source: Lichess, GNOME
stalemate = afogáu

## The end of a game
# source: Lichess translations
white-resigned = Blanques rindiéronse
# source: Lichess translations
black-resigned = Prietes rindiéronse
# source: Lichess translations
draw-agreed = Tables per alcuerdu mutuu
# source: Lichess, GNOME
draw = tables
