### Basque (euskara): moves in words.

## Names
# source: Wikipedia tables, Lichess, Lucas, chess-notation-py
-king = erregea
# source: Wikipedia tables, Lichess, Lucas, chess-notation-py
-queen = dama
# source: Wikipedia tables, Lichess, Lucas, chess-notation-py
-rook = gaztelua
# source: Wikipedia tables, Lichess, Lucas, chess-notation-py
-bishop = alfila
# source: Wikipedia tables, Lichess, Lucas, chess-notation-py
-knight = zalduna
# source: Wikipedia tables, Lichess, Lucas, chess-notation-py
-pawn = peoia
# unsourced: general knowledge
-white = zuriak
# unsourced: general knowledge
-black = beltzak
# unsourced: general knowledge
rank = { $rank ->
    [1] bat
    [2] bi
    [3] hiru
    [4] lau
    [5] bost
    [6] sei
    [7] zazpi
   *[8] zortzi
}

## Actions
# source: Lichess translations
takes = harrapatu
# source: Lichess translations
castle-short = endroke laburra
# source: Lichess translations
castle-long = endroke luzea
# unsourced: general knowledge
promotion = sustapena: { promoted }
# unsourced: general knowledge
en-passant = igarotzean
# source: Wikipedia tables, Lichess, Lucas, chess-notation-py
check = xake
# unsourced: general knowledge
double-check = xake bikoitza
# unsourced: general knowledge
discovered-check = deskubritutako xakea
# source: Wikipedia tables, Lichess, Lucas, chess-notation-py
mate = xake mate
# source: Wikipedia tables, Lichess, Lucas, chess-notation-py
stalemate = itoa
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
white-resigned = Zuriak amore eman du
# source: Lichess translations
black-resigned = Beltzak amore eman du
# source: Lichess translations
draw-agreed = Berdinketa horrela adostu delako
# source: Wikipedia tables, Lichess, Lucas, chess-notation-py
draw = berdinketa
