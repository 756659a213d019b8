### Galician (galego): moves in words.

## Names
# source: Wikipedia tables, Scidb (B); Lichess, PyChess (A)
-king = rei
# source: Wikipedia tables, Scidb (B); Lichess, PyChess (A)
-queen = dama
# source: Wikipedia tables, Scidb (B); Lichess, PyChess (A)
-rook = torre
# source: Wikipedia tables, Scidb (B); Lichess, PyChess (A)
-bishop = bispo
# source: Wikipedia tables, Scidb (B); Lichess, PyChess (A)
-knight = cabalo
# source: Wikipedia tables, Scidb (B); Lichess, PyChess (A)
-pawn = peón
# unsourced: general knowledge
-white = brancas
# unsourced: general knowledge
-black = negras
# unsourced: general knowledge
rank = { $rank ->
    [1] un
    [2] dous
    [3] tres
    [4] catro
    [5] cinco
    [6] seis
    [7] sete
   *[8] oito
}

## Actions
# source: Lichess translations
takes = captura
# source: Lichess translations
castle-short = enroque curto
# source: Lichess translations
castle-long = enroque longo
# unsourced: general knowledge
promotion = promoción: { promoted }
# unsourced: general knowledge
en-passant = ao paso
# source: Wikipedia tables, Scidb (B); Lichess, PyChess (A)
check = xaque
# unsourced: general knowledge
double-check = xaque dobre
# unsourced: general knowledge
discovered-check = xaque á descuberta
# source: Wikipedia tables, Scidb (B); Lichess, PyChess (A)
mate = xaque mate
# source: Wikipedia tables, Scidb (B); Lichess, PyChess (A)
stalemate = rei afogado

## The end of a game
# source: Lichess translations
white-resigned = As brancas abandonaron
# source: Lichess translations
black-resigned = As negras abandonaron
# source: Lichess translations
draw-agreed = Táboas de mutuo acordo
# source: Wikipedia tables, Scidb (B); Lichess, PyChess (A)
draw = táboas
