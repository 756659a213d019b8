### Italian (italiano): moves in words.

## Names
# source: Wikipedia tables, PGN94, Scid, chessfss, Lucas, PyChess, it pages
-king = re
# source: Wikipedia tables, PGN94, Scid, chessfss, Lucas, PyChess, it pages
-queen = donna
# source: Wikipedia tables, PGN94, Scid, chessfss, Lucas, PyChess, it pages
-rook = torre
# source: Wikipedia tables, PGN94, Scid, chessfss, Lucas, PyChess, it pages
-bishop = alfiere
# source: Wikipedia tables, PGN94, Scid, chessfss, Lucas, PyChess, it pages
-knight = cavallo
# source: Wikipedia tables, PGN94, Scid, chessfss, Lucas, PyChess, it pages
-pawn = pedone
# unsourced: general knowledge
-white = Bianco
# unsourced: general knowledge
-black = Nero
# unsourced: general knowledge
rank = { $rank ->
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
   *[8] otto
}

## Actions
# source: Lichess translations
takes = cattura
# source: Lichess translations
castle-short = arrocco corto
# source: Lichess translations
castle-long = arrocco lungo
# unsourced: general knowledge
promotion = promozione: { promoted }
# unsourced: general knowledge
en-passant = en passant
# source: Wikipedia tables, PGN94, Scid, chessfss, Lucas, PyChess, it pages
check = scacco
# unsourced: general knowledge
double-check = doppio scacco
# unsourced: general knowledge
discovered-check = scacco di scoperta
# source: Wikipedia tables, PGN94, Scid, chessfss, Lucas, PyChess, it pages
mate = scacco matto
# source: Wikipedia tables, PGN94, Scid, chessfss, Lucas, PyChess, it pages
stalemate = stallo

## The end of a game
# source: Lichess translations
white-resigned = Il Bianco ha abbandonato
# source: Lichess translations
black-resigned = Il Nero ha abbandonato
# source: Lichess translations
draw-agreed = Patta per comune accordo
# source: Wikipedia tables, PGN94, Scid, chessfss, Lucas, PyChess, it pages
draw = patta
