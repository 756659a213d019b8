### French (français): moves in words.

## Names
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, fr pages
-king = roi
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, fr pages
-queen = dame
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, fr pages
-rook = tour
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, fr pages
-bishop = fou
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, fr pages
-knight = cavalier
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, fr pages
-pawn = pion
# unsourced: general knowledge
rank = { $rank ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
   *[8] huit
}

## Actions
# source: Lichess translations
castle-short = petit roque
# source: Lichess translations
castle-long = grand roque
# unsourced: general knowledge
en-passant = en passant
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, fr pages
check = échec
# unsourced: general knowledge
double-check = double échec
# unsourced: general knowledge
discovered-check = échec à la découverte
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, fr pages
stalemate = pat

## The end of a game
# source: Lichess translations
white-resigned = Les Blancs abandonnent
# source: Lichess translations
black-resigned = Les Noirs abandonnent
# source: Lichess translations
draw-agreed = Partie nulle par accord mutuel
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, fr pages
draw = nulle

## Sentences
# unsourced: general knowledge
-white = les Blancs
# unsourced: general knowledge
-black = les Noirs
# unsourced: general knowledge
the-man = { $piece ->
    [queen] La { piece } { $side ->
        [white] blanche
       *[black] noire
    }
    [rook] La { piece } { $side ->
        [white] blanche
       *[black] noire
    }
   *[other] Le { piece } { $side ->
        [white] blanc
       *[black] noir
    }
}
# source: karayaman/Play-online-chess-with-real-chess-board, issue 15 (a user's table)
takes = prend
# source: karayaman/Play-online-chess-with-real-chess-board, issue 15 (a user's table)
promotion = promu en { promoted }
# source: Wikipedia tables, Lichess translations
mate = échec et mat
full-move = { the-man } va en { $to }
full-move-from = { the-man } de { $from } va en { $to }
full-capture = { the-man } prend en { $to }
full-capture-from = { the-man } de { $from } prend en { $to }
full-castle-short = { side } font le petit roque
full-castle-long = { side } font le grand roque
full-null = { side } passent
full-with-promotion = { $sentence } et se transforme en { promoted }
full-with-en-passant = { $sentence } en passant

## What people also say
heard =
    .queen = reine
    .knight = cheval
    .takes = capture | mange | prends
    .castle = roque
    .castle-short = roque court | petit roc
    .castle-long = roque long | grand roc
    .mate = mat
    .double-check = échec double
    .discovered-check = échec à la découverte
    .fillers = le | la | les | un | une | en | à | au | sur | de | du | vers | va | case | et | devient | se | transforme | promu | promue | promotion | fait | donne
    .prefixes = l' | d'
    .file-b = bé
    .file-c = cé
    .file-d = dé
    .file-f = effe
    .file-g = gé
    .file-h = ache
