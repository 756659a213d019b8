### Finnish (suomi): moves in words.

## Names
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp
-king = kuningas
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp
-queen = daami
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp
-rook = torni
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp
-bishop = lähetti
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp
-knight = ratsu
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp
-pawn = sotilas
# unsourced: general knowledge
-white = valkea
# unsourced: general knowledge
-black = musta
# unsourced: general knowledge
rank = { $rank ->
    [1] yksi
    [2] kaksi
    [3] kolme
    [4] neljä
    [5] viisi
    [6] kuusi
    [7] seitsemän
   *[8] kahdeksan
}

## Actions
# source: Lichess translations
takes = lyö
# source: Lichess translations
castle-short = lyhyt linnoitus
# source: Lichess translations
castle-long = pitkä linnoitus
# unsourced: general knowledge
promotion = korotus: { promoted }
# unsourced: general knowledge
en-passant = ohestalyönti
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp
check = šakki
# unsourced: general knowledge
double-check = kaksoisšakki
# unsourced: general knowledge
discovered-check = paljastusšakki
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp
mate = matti
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp
stalemate = patti

## The end of a game
# source: Lichess translations
white-resigned = Valkea luovutti
# source: Lichess translations
black-resigned = Musta luovutti
# source: Lichess translations
draw-agreed = Ehdotettu ja hyväksytty tasapeli
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp
draw = tasapeli
