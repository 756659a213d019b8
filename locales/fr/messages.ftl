### French (français): moves in words.

## Names
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

## Names in the plural, for a position told
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, fr pages; case forms unsourced
-king = { $case ->
   *[nominative] roi
    [plural] rois
}
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, fr pages; case forms unsourced
-queen = { $case ->
   *[nominative] dame
    [plural] dames
}
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, fr pages; case forms unsourced
-rook = { $case ->
   *[nominative] tour
    [plural] tours
}
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, fr pages; case forms unsourced
-bishop = { $case ->
   *[nominative] fou
    [plural] fous
}
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, fr pages; case forms unsourced
-knight = { $case ->
   *[nominative] cavalier
    [plural] cavaliers
}
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, fr pages; case forms unsourced
-pawn = { $case ->
   *[nominative] pion
    [plural] pions
}
placed-piece = { $count ->
    [one] { piece } { $list }
   *[other] { piece-plural } { $list }
}

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
full-castle-short = { $side ->
    [white] Les Blancs
   *[black] Les Noirs
} font le petit roque
full-castle-long = { $side ->
    [white] Les Blancs
   *[black] Les Noirs
} font le grand roque
full-null = { $side ->
    [white] Les Blancs
   *[black] Les Noirs
} passent
full-with-promotion = { $sentence } et se transforme en { promoted }
full-with-en-passant = { $sentence } en passant

## What people also say
heard =
    .queen = reine
    .knight = cheval
    .takes = capture | mange | prends | prend en | prend sur | prend le | prendre | croque
    .castle = roque
    .castle-short = roque court | petit roc | roque côté roi | roque du côté du roi | roque sur l'aile roi | fait le petit roque
    .castle-long = roque long | grand roc | roque côté dame | roque du côté de la dame | roque sur l'aile dame | fait le grand roque
    .mate = mat | et mat | échec mat
    .double-check = échec double
    .discovered-check = échec à la découverte
    .fillers = le | la | les | un | une | en | à | au | sur | de | du | vers | va | case | et | devient | se | transforme | promu | promue | promotion | fait | donne | par | est | devenant | égale | promeut | se promeut
    .prefixes = l' | d'
    .file-b = bé
    .file-c = cé
    .file-d = dé
    .file-f = effe
    .file-g = gé
    .file-h = ache | hache
    .file-a = ah
    .file-e = euh

## Annotation marks by their numbers in the PGN standard (section 10); 14 and above are White's, the next is
## Black's. The numbers are sourced there, the words are general knowledge.
nag-1 = bon coup
nag-2 = mauvais coup
nag-3 = très bon coup
nag-4 = gaffe
nag-5 = coup intéressant
nag-6 = coup douteux
nag-7 = coup forcé
nag-8 = seul coup
nag-9 = pire coup
nag-10 = position nulle
nag-11 = chances égales, position calme
nag-12 = chances égales, position active
nag-13 = position peu claire
nag-14 = { side } ont un léger avantage
nag-16 = { side } ont un net avantage
nag-18 = { side } ont un avantage décisif
nag-20 = { side } ont un avantage écrasant
nag-22 = { side } sont en zugzwang
nag-24 = { side } ont un léger avantage d’espace
nag-26 = { side } ont un net avantage d’espace
nag-28 = { side } ont un avantage décisif d’espace
nag-30 = { side } ont un léger avantage de développement
nag-32 = { side } ont un net avantage de développement
nag-34 = { side } ont un avantage décisif de développement
nag-36 = { side } ont l’initiative
nag-38 = { side } ont une initiative durable
nag-40 = { side } ont l’attaque
nag-42 = { side } ont une compensation insuffisante pour le matériel
nag-44 = { side } ont une compensation suffisante pour le matériel
nag-46 = { side } ont plus que la compensation du matériel
nag-48 = { side } ont un léger avantage au centre
nag-50 = { side } ont un net avantage au centre
nag-52 = { side } ont un avantage décisif au centre
nag-54 = { side } ont un léger avantage à l’aile roi
nag-56 = { side } ont un net avantage à l’aile roi
nag-58 = { side } ont un avantage décisif à l’aile roi
nag-60 = { side } ont un léger avantage à l’aile dame
nag-62 = { side } ont un net avantage à l’aile dame
nag-64 = { side } ont un avantage décisif à l’aile dame
nag-66 = { side } ont une première rangée vulnérable
nag-68 = { side } ont une première rangée bien protégée
nag-70 = { side } ont un roi mal protégé
nag-72 = { side } ont un roi bien protégé
nag-74 = { side } ont un roi mal placé
nag-76 = { side } ont un roi bien placé
nag-78 = { side } ont une structure de pions très faible
nag-80 = { side } ont une structure de pions assez faible
nag-82 = { side } ont une structure de pions assez forte
nag-84 = { side } ont une structure de pions très forte
nag-86 = { side } ont un cavalier mal placé
nag-88 = { side } ont un cavalier bien placé
nag-90 = { side } ont un fou mal placé
nag-92 = { side } ont un fou bien placé
nag-94 = { side } ont une tour mal placée
nag-96 = { side } ont une tour bien placée
nag-98 = { side } ont une dame mal placée
nag-100 = { side } ont une dame bien placée
nag-102 = { side } ont une mauvaise coordination des pièces
nag-104 = { side } ont une bonne coordination des pièces
nag-106 = { side } ont très mal joué l’ouverture
nag-108 = { side } ont mal joué l’ouverture
nag-110 = { side } ont bien joué l’ouverture
nag-112 = { side } ont très bien joué l’ouverture
nag-114 = { side } ont très mal joué le milieu de jeu
nag-116 = { side } ont mal joué le milieu de jeu
nag-118 = { side } ont bien joué le milieu de jeu
nag-120 = { side } ont très bien joué le milieu de jeu
nag-122 = { side } ont très mal joué la finale
nag-124 = { side } ont mal joué la finale
nag-126 = { side } ont bien joué la finale
nag-128 = { side } ont très bien joué la finale
nag-130 = { side } ont un léger contre-jeu
nag-132 = { side } ont un net contre-jeu
nag-134 = { side } ont un contre-jeu décisif
nag-136 = { side } sont en léger zeitnot
nag-138 = { side } sont en fort zeitnot
nag-140 = avec l’idée
nag-141 = dirigé contre
nag-142 = mieux vaut
nag-143 = moins bon est
nag-144 = équivalent est
nag-145 = note de la rédaction
nag-146 = nouveauté

## Ends of a game, and a position told. Unsourced: general knowledge.
white-offers-draw = les Blancs proposent nulle
black-offers-draw = les Noirs proposent nulle
white-out-of-time = les Blancs ont dépassé le temps
black-out-of-time = les Noirs ont dépassé le temps
repetition = nulle par triple répétition
fifty-moves = nulle par la règle des cinquante coups
dead-position = nulle, aucun camp ne peut mater
unfinished = la partie n’est pas terminée
white-wins = les Blancs gagnent
black-wins = les Noirs gagnent
men-count = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
placed = { side } ont { men-count } : { $list }.
to-move = { side } ont le trait.
