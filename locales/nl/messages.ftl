### Dutch (Nederlands): moves in words.

## Names
# source: Wikipedia tables, PGN94, Scid, Lichess, Lucas, DroidFish, hu.wp
-king = koning
# source: Wikipedia tables, PGN94, Scid, Lichess, Lucas, DroidFish, hu.wp
-queen = dame
# source: Wikipedia tables, PGN94, Scid, Lichess, Lucas, DroidFish, hu.wp
-rook = toren
# source: Wikipedia tables, PGN94, Scid, Lichess, Lucas, DroidFish, hu.wp
-bishop = loper
# source: Wikipedia tables, PGN94, Scid, Lichess, Lucas, DroidFish, hu.wp
-knight = paard
# source: Wikipedia tables, PGN94, Scid, Lichess, Lucas, DroidFish, hu.wp
-pawn = pion
# unsourced: general knowledge
-white = wit
# unsourced: general knowledge
-black = zwart
# unsourced: general knowledge
rank = { $rank ->
    [1] een
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
   *[8] acht
}

## Actions
# source: Lichess translations
takes = slaat
# unsourced: general knowledge
castle-short = korte rokade
# unsourced: general knowledge
castle-long = lange rokade
# unsourced: general knowledge
promotion = promotie: { promoted }
# unsourced: general knowledge
en-passant = en passant
# source: Wikipedia tables, PGN94, Scid, Lichess, Lucas, DroidFish, hu.wp
check = schaak
# unsourced: general knowledge
double-check = dubbel schaak
# unsourced: general knowledge
discovered-check = aftrekschaak
# source: Wikipedia tables, PGN94, Scid, Lichess, Lucas, DroidFish, hu.wp
mate = mat
# source: Wikipedia tables, PGN94, Scid, Lichess, Lucas, DroidFish, hu.wp
stalemate = pat

## The end of a game
# source: Lichess translations
white-resigned = Wit geeft op
# source: Lichess translations
black-resigned = Zwart geeft op
# source: Lichess translations
draw-agreed = Remise overeengekomen
# source: Wikipedia tables, PGN94, Scid, Lichess, Lucas, DroidFish, hu.wp
draw = remise

## Sentences
# unsourced: general knowledge
the-man = { $piece ->
    [knight] Het { $side ->
        [white] witte
       *[black] zwarte
    } { piece }
   *[other] De { $side ->
        [white] witte
       *[black] zwarte
    } { piece }
}
# unsourced: general knowledge
full-move = { the-man } gaat naar { $to }
# unsourced: general knowledge
full-move-from = { the-man } op { $from } gaat naar { $to }
# unsourced: general knowledge
full-capture = { the-man } slaat op { $to }
# unsourced: general knowledge
full-capture-from = { the-man } op { $from } slaat op { $to }
# unsourced: general knowledge
full-castle-short = { $side ->
    [white] Wit
   *[black] Zwart
} rokeert kort
# unsourced: general knowledge
full-castle-long = { $side ->
    [white] Wit
   *[black] Zwart
} rokeert lang
# unsourced: general knowledge
full-null = { $side ->
    [white] Wit
   *[black] Zwart
} past
# unsourced: general knowledge
and-so = { $more ->
    [yes] { ", " }
   *[no] { " en " }
}
# unsourced: general knowledge
full-with-promotion = { $sentence }{ and-so }promoveert tot { promoted }
# unsourced: general knowledge
full-with-en-passant = { $sentence } en passant
# unsourced: general knowledge
full-with-check = { $sentence } en geeft schaak
# unsourced: general knowledge
full-with-double-check = { $sentence } en geeft dubbel schaak
# unsourced: general knowledge
full-with-discovered-check = { $sentence } en geeft aftrekschaak
# unsourced: general knowledge
full-with-mate = { $sentence } en zet mat
# unsourced: general knowledge
full-with-stalemate = { $sentence } en zet pat

## What people also say
heard =
    .queen = koningin
    .rook = kasteel
    .bishop = raadsheer
    .knight = ros
    .takes = neemt | slaat op | pakt | x
    .castle = rokade | rokeert | rokeren
    .castle-short = kort rokeren | rokeert kort | korte rochade | rokade kort | kleine rokade
    .castle-long = lang rokeren | rokeert lang | lange rochade | rokade lang | grote rokade
    .mate = schaakmat | schaak mat | en mat | schaak en mat
    .fillers = de | het | een | op | naar | van | gaat | veld | en | tot | promoveert | wordt | promotie | tot een | zet
    .file-a = aa
    .file-b = bee | be
    .file-c = cee | see
    .file-d = dee
    .file-e = ee
    .file-f = ef
    .file-g = gee
    .file-h = haa | ha

## Annotation marks, those in common use. Unsourced: general knowledge.
nag-1 = goede zet
nag-2 = slechte zet
nag-3 = uitstekende zet
nag-4 = blunder
nag-5 = interessante zet
nag-6 = dubieuze zet
nag-7 = gedwongen zet
nag-8 = enige zet
nag-10 = gelijke stelling
nag-13 = onduidelijke stelling
nag-14 = { $side ->
    [white] Wit staat iets beter
   *[black] Zwart staat iets beter
}
nag-16 = { $side ->
    [white] Wit staat duidelijk beter
   *[black] Zwart staat duidelijk beter
}
nag-18 = { $side ->
    [white] Wit staat gewonnen
   *[black] Zwart staat gewonnen
}
nag-22 = { $side ->
    [white] Wit is in zetdwang
   *[black] Zwart is in zetdwang
}
nag-32 = { $side ->
    [white] Wit heeft ontwikkelingsvoorsprong
   *[black] Zwart heeft ontwikkelingsvoorsprong
}
nag-36 = { $side ->
    [white] Wit heeft initiatief
   *[black] Zwart heeft initiatief
}
nag-40 = { $side ->
    [white] Wit heeft aanval
   *[black] Zwart heeft aanval
}
nag-44 = { $side ->
    [white] Wit heeft compensatie voor het materiaal
   *[black] Zwart heeft compensatie voor het materiaal
}
nag-132 = { $side ->
    [white] Wit heeft tegenspel
   *[black] Zwart heeft tegenspel
}
nag-138 = { $side ->
    [white] Wit zit in tijdnood
   *[black] Zwart zit in tijdnood
}
nag-146 = nieuwtje

## A position told. Unsourced: general knowledge.
placed-piece = { $count ->
    [one] { piece } { $list }
   *[other] { $piece ->
        [king] koningen
        [queen] dames
        [rook] torens
        [bishop] lopers
        [knight] paarden
       *[pawn] pionnen
    } { $list }
}
to-move = { $side ->
    [white] Wit is aan zet.
   *[black] Zwart is aan zet.
}
