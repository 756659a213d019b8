### Interlingua (interlingua): moves in words.

## Names
# source: chessfss, Scidb (letters); Lichess (words)
-king = rege
# source: chessfss, Scidb (letters); Lichess (words)
-queen = regina
# source: chessfss, Scidb (letters); Lichess (words)
-rook = turre
# source: chessfss, Scidb (letters); Lichess (words)
-bishop = episcopo
# source: chessfss, Scidb (letters); Lichess (words)
-knight = cavallo
# source: chessfss, Scidb (letters); Lichess (words)
-pawn = pedon
# unsourced: general knowledge
-white = blanco
# unsourced: general knowledge
-black = nigro
# unsourced: general knowledge
rank = { $rank ->
    [1] un
    [2] duo
    [3] tres
    [4] quatro
    [5] cinque
    [6] sex
    [7] septe
   *[8] octo
}

## Actions
# unsourced: general knowledge
takes = captura
# unsourced: general knowledge
castle-short = roc curte
# unsourced: general knowledge
castle-long = roc longe
# unsourced: general knowledge
promotion = promotion: { promoted }
# unsourced: general knowledge
en-passant = en passant
# source: chessfss, Scidb (letters); Lichess (words)
check = chaco
# unsourced: general knowledge
double-check = chaco duple
# unsourced: general knowledge
discovered-check = chaco discoperte
# source: chessfss, Scidb (letters); Lichess (words)
mate = chaco mat
# source: chessfss, Scidb (letters); Lichess (words)
stalemate = pat

## The end of a game
# source: Lichess translations
white-resigned = Le blanco resignava
# source: Lichess translations
black-resigned = Le nigro resignava
# source: chessfss, Scidb (letters); Lichess (words)
draw = partita nulle
