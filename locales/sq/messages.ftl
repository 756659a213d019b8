### Albanian (shqip): moves in words.

## Names
# source: Wikipedia tables, WP-old, chess-notation-py, Lichess, PyChess
-king = mbreti
# source: Wikipedia tables, WP-old, chess-notation-py, Lichess, PyChess
-queen = dama
# source: Wikipedia tables, WP-old, chess-notation-py, Lichess, PyChess
-rook = torra
# source: Wikipedia tables, WP-old, chess-notation-py, Lichess, PyChess
-bishop = fili
# source: Wikipedia tables, WP-old, chess-notation-py, Lichess, PyChess
-knight = kali
# source: Wikipedia tables, WP-old, chess-notation-py, Lichess, PyChess
-pawn = ushtari
# unsourced: general knowledge
-white = i bardhi
# unsourced: general knowledge
-black = i ziu
# unsourced: general knowledge
rank = { $rank ->
    [1] një
    [2] dy
    [3] tre
    [4] katër
    [5] pesë
    [6] gjashtë
    [7] shtatë
   *[8] tetë
}

## Actions
# unsourced: general knowledge
takes = merr
# unsourced: general knowledge
castle-short = rokada e shkurtër
# unsourced: general knowledge
castle-long = rokada e gjatë
# unsourced: general knowledge
promotion = promovim: { promoted }
# unsourced: general knowledge
en-passant = en passant
# source: Wikipedia tables, WP-old, chess-notation-py, Lichess, PyChess
check = shah
# unsourced: general knowledge
double-check = shah i dyfishtë
# unsourced: general knowledge
discovered-check = shah i zbuluar
# source: Wikipedia tables, WP-old, chess-notation-py, Lichess, PyChess
mate = shah mat
# source: Wikipedia tables, WP-old, chess-notation-py, Lichess, PyChess
stalemate = pat

## The end of a game
# source: Lichess translations
white-resigned = I bardhi u dorëzua
# source: Lichess translations
black-resigned = I ziu u dorëzua
# source: Lichess translations
draw-agreed = Barazim me marrëveshje
# source: Wikipedia tables, WP-old, chess-notation-py, Lichess, PyChess
draw = barazim
