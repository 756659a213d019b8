### Swedish (svenska): moves in words.

## Names
# source: PGN94, Scid, sv.wp, sv pages, Lichess, Lucas, PyChess, hu.wp
-king = kung
# source: PGN94, Scid, sv.wp, sv pages, Lichess, Lucas, PyChess, hu.wp
-queen = dam
# source: PGN94, Scid, sv.wp, sv pages, Lichess, Lucas, PyChess, hu.wp
-rook = torn
# source: PGN94, Scid, sv.wp, sv pages, Lichess, Lucas, PyChess, hu.wp
-bishop = löpare
# source: PGN94, Scid, sv.wp, sv pages, Lichess, Lucas, PyChess, hu.wp
-knight = springare
# source: PGN94, Scid, sv.wp, sv pages, Lichess, Lucas, PyChess, hu.wp
-pawn = bonde
# unsourced: general knowledge
-white = vit
# unsourced: general knowledge
-black = svart
# unsourced: general knowledge
rank = { $rank ->
    [1] ett
    [2] två
    [3] tre
    [4] fyra
    [5] fem
    [6] sex
    [7] sju
   *[8] åtta
}

## Actions
# source: Lichess translations
takes = tar
# unsourced: general knowledge
castle-short = kort rockad
# unsourced: general knowledge
castle-long = lång rockad
# unsourced: general knowledge
promotion = förvandling: { promoted }
# unsourced: general knowledge
en-passant = en passant
# source: PGN94, Scid, sv.wp, sv pages, Lichess, Lucas, PyChess, hu.wp
check = schack
# unsourced: general knowledge
double-check = dubbelschack
# unsourced: general knowledge
discovered-check = avdragsschack
# source: PGN94, Scid, sv.wp, sv pages, Lichess, Lucas, PyChess, hu.wp
mate = matt
# source: PGN94, Scid, sv.wp, sv pages, Lichess, Lucas, PyChess, hu.wp
stalemate = patt

## The end of a game
# source: Lichess translations
white-resigned = Vit har gett upp
# source: Lichess translations
black-resigned = Svart har gett upp
# source: Lichess translations
draw-agreed = Remi genom ömsesidig överenskommelse
# source: PGN94, Scid, sv.wp, sv pages, Lichess, Lucas, PyChess, hu.wp
draw = remi

## Sentences
# unsourced: general knowledge
the-man = { $side ->
    [white] Vits
   *[black] Svarts
} { piece }
# unsourced: general knowledge
full-move = { the-man } går till { $to }
# unsourced: general knowledge
full-move-from = { the-man } på { $from } går till { $to }
# unsourced: general knowledge
full-capture = { the-man } tar på { $to }
# unsourced: general knowledge
full-capture-from = { the-man } på { $from } tar på { $to }
# unsourced: general knowledge
full-castle-short = { $side ->
    [white] Vit
   *[black] Svart
} gör kort rockad
# unsourced: general knowledge
full-castle-long = { $side ->
    [white] Vit
   *[black] Svart
} gör lång rockad
# unsourced: general knowledge
full-null = { $side ->
    [white] Vit
   *[black] Svart
} passar
# unsourced: general knowledge
and-so = { $more ->
    [yes] { ", " }
   *[no] { " och " }
}
# unsourced: general knowledge
full-with-promotion = { $sentence }{ and-so }förvandlas till { promoted }
# unsourced: general knowledge
full-with-en-passant = { $sentence } en passant
# unsourced: general knowledge
full-with-check = { $sentence } och ger schack
# unsourced: general knowledge
full-with-double-check = { $sentence } och ger dubbelschack
# unsourced: general knowledge
full-with-discovered-check = { $sentence } och ger avdragsschack
# unsourced: general knowledge
full-with-mate = { $sentence } och sätter matt
# unsourced: general knowledge
full-with-stalemate = { $sentence } och sätter patt

## What people also say
heard =
    .queen = drottning
    .knight = häst
    .takes = slår | slår på | tar på
    .castle = rockad | rockerar
    .fillers = på | till | från | går | och | blir | promoverar | förvandlas | förvandling | en | ett | den
    .castle-short = rockad kort | liten rockad | rockerar kort | kort rockad | kungsrockad
    .castle-long = rockad lång | stor rockad | rockerar långt | damrockad
    .mate = schack matt | schackmatt | och matt
    .file-b = be
    .file-c = ce
    .file-d = de
    .file-f = eff
    .file-g = ge
    .file-h = hå

## Annotation marks, those in common use. Unsourced: general knowledge.
nag-1 = bra drag
nag-2 = dåligt drag
nag-3 = mycket bra drag
nag-4 = grov bock
nag-5 = intressant drag
nag-6 = tvivelaktigt drag
nag-7 = tvingat drag
nag-8 = enda draget
nag-10 = jämn ställning
nag-13 = oklar ställning
nag-14 = { $side ->
    [white] Vit står något bättre
   *[black] Svart står något bättre
}
nag-16 = { $side ->
    [white] Vit står klart bättre
   *[black] Svart står klart bättre
}
nag-18 = { $side ->
    [white] Vit har avgörande fördel
   *[black] Svart har avgörande fördel
}
nag-22 = { $side ->
    [white] Vit är i dragtvång
   *[black] Svart är i dragtvång
}
nag-32 = { $side ->
    [white] Vit har utvecklingsförsprång
   *[black] Svart har utvecklingsförsprång
}
nag-36 = { $side ->
    [white] Vit har initiativet
   *[black] Svart har initiativet
}
nag-40 = { $side ->
    [white] Vit har angrepp
   *[black] Svart har angrepp
}
nag-44 = { $side ->
    [white] Vit har kompensation för materialet
   *[black] Svart har kompensation för materialet
}
nag-132 = { $side ->
    [white] Vit har motspel
   *[black] Svart har motspel
}
nag-138 = { $side ->
    [white] Vit är i tidsnöd
   *[black] Svart är i tidsnöd
}
nag-146 = nyhet

## A position told. Unsourced: general knowledge.
placed-piece = { $count ->
    [one] { piece } { $list }
   *[other] { $piece ->
        [king] kungar
        [queen] damer
        [rook] torn
        [bishop] löpare
        [knight] springare
       *[pawn] bönder
    } { $list }
}
to-move = { $side ->
    [white] Vit är vid draget.
   *[black] Svart är vid draget.
}
