### Portuguese (Brazil) (português (Brasil)): moves in words.

## Names
# source: Lichess, PyChess, GNOME, Scid (Brazilian file)
-king = rei
# source: Lichess, PyChess, GNOME, Scid (Brazilian file)
-queen = dama
# source: Lichess, PyChess, GNOME, Scid (Brazilian file)
-rook = torre
# source: Lichess, PyChess, GNOME, Scid (Brazilian file)
-bishop = bispo
# source: Lichess, PyChess, GNOME, Scid (Brazilian file)
-knight = cavalo
# source: Lichess, PyChess, GNOME, Scid (Brazilian file)
-pawn = peão
# unsourced: general knowledge
-white = brancas
# unsourced: general knowledge
-black = pretas
# unsourced: general knowledge
rank = { $rank ->
    [1] um
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
   *[8] oito
}

## Actions
# source: Lichess translations
takes = toma
# source: Lichess translations
castle-short = roque pequeno
# source: Lichess translations
castle-long = roque grande
# unsourced: general knowledge
promotion = promoção: { promoted }
# unsourced: general knowledge
en-passant = en passant
# source: Lichess, PyChess, GNOME, Scid (Brazilian file)
check = xeque
# unsourced: general knowledge
double-check = xeque duplo
# unsourced: general knowledge
discovered-check = xeque a descoberto
# source: Lichess, PyChess, GNOME, Scid (Brazilian file)
mate = xeque-mate
# source: Lichess, PyChess, GNOME, Scid (Brazilian file)
stalemate = afogamento

## The end of a game
# source: Lichess translations
white-resigned = Brancas desistiram
# source: Lichess translations
black-resigned = Pretas desistiram
# source: Lichess translations
draw-agreed = Empate por acordo mútuo
# source: Lichess, PyChess, GNOME, Scid (Brazilian file)
draw = empate
