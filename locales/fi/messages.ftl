### Finnish (suomi): moves in words.

## Names
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp
-king = kuningas
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp
-pawn = sotilas
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

## Sentences
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp; case forms unsourced
-queen = { $case ->
   *[nominative] daami
    [translative] daamiksi
}
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp; case forms unsourced
-rook = { $case ->
   *[nominative] torni
    [translative] torniksi
}
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp; case forms unsourced
-bishop = { $case ->
   *[nominative] lähetti
    [translative] lähetiksi
}
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp; case forms unsourced
-knight = { $case ->
   *[nominative] ratsu
    [translative] ratsuksi
}
# unsourced: general knowledge
-white = { $case ->
   *[nominative] valkea
    [genitive] valkean
}
# unsourced: general knowledge
-black = { $case ->
   *[nominative] musta
    [genitive] mustan
}
# unsourced: general knowledge
whose = { $side ->
    [white] Valkean
   *[black] Mustan
}
# unsourced: general knowledge
who = { $side ->
    [white] Valkea
   *[black] Musta
}
# The square's ending follows the last number as it is spoken: viiteen, kahdeksaan.
# unsourced: general knowledge
rank-illative = { $rank ->
    [1] yhteen
    [2] kahteen
    [3] kolmeen
    [4] neljään
    [5] viiteen
    [6] kuuteen
    [7] seitsemään
   *[8] kahdeksaan
}
# unsourced: general knowledge
rank-inessive = { $rank ->
    [1] yhdessä
    [2] kahdessa
    [3] kolmessa
    [4] neljässä
    [5] viidessä
    [6] kuudessa
    [7] seitsemässä
   *[8] kahdeksassa
}
# unsourced: general knowledge
from-rank-elative = { $from-rank ->
    [1] yhdestä
    [2] kahdesta
    [3] kolmesta
    [4] neljästä
    [5] viidestä
    [6] kuudesta
    [7] seitsemästä
   *[8] kahdeksasta
}
# unsourced: general knowledge
to-illative = { $digits ->
    [words] { $to-file } { rank-illative }
   *[figures] { $to }{ $rank ->
        [4] :ään
        [7] :ään
        [8] :aan
       *[other] :een
    }
}
# unsourced: general knowledge
to-inessive = { $digits ->
    [words] { $to-file } { rank-inessive }
   *[figures] { $to }{ $rank ->
        [1] :ssä
        [4] :ssä
        [5] :ssä
        [7] :ssä
       *[other] :ssa
    }
}
# unsourced: general knowledge
from-elative = { $digits ->
    [words] { $from-file } { from-rank-elative }
   *[figures] { $from }{ $from-rank ->
        [1] :stä
        [4] :stä
        [5] :stä
        [7] :stä
       *[other] :sta
    }
}
# unsourced: general knowledge
full-move = { whose } { piece } siirtyy { to-illative }
# unsourced: general knowledge
full-move-from = { whose } { piece } siirtyy { from-elative } { to-illative }
# unsourced: general knowledge
full-capture = { whose } { piece } lyö { to-inessive }
# unsourced: general knowledge
full-capture-from = { whose } { piece } lyö { from-elative } { to-illative }
# unsourced: general knowledge
full-castle-short = { who } tekee lyhyen linnoituksen
# unsourced: general knowledge
full-castle-long = { who } tekee pitkän linnoituksen
# unsourced: general knowledge
full-null = { who } jättää vuoron väliin
# unsourced: general knowledge
and-so = { $more ->
    [yes] { ", " }
   *[no] { " ja " }
}
# unsourced: general knowledge
full-with-promotion = { $sentence }{ and-so }korottuu { promoted-translative }
# unsourced: general knowledge
full-with-en-passant = { $sentence } ohesta
# unsourced: general knowledge
full-with-check = { $sentence } ja antaa šakin
# unsourced: general knowledge
full-with-double-check = { $sentence } ja antaa kaksoisšakin
# unsourced: general knowledge
full-with-discovered-check = { $sentence } ja antaa paljastusšakin
# unsourced: general knowledge
full-with-mate = { $sentence } ja tekee matin
# unsourced: general knowledge
full-with-stalemate = { $sentence } ja tekee patin

## What people also say
heard =
    .queen = kuningatar
    .pawn = talonpoika
    .castle = linnoitus | tornitus | linnoittautuu
    .check = shakki
    .mate = šakkimatti | shakkimatti | ja matti | shakki ja matti
    .takes = syö | ottaa
    .fillers = ruutuun | ruudussa | ruudusta | siirtyy | menee | ja | korottuu | korotus | antaa | tekee | ruudulle
    .castle-short = linnoitus lyhyt | lyhyt tornitus | linnoittautuu lyhyeksi
    .castle-long = linnoitus pitkä | pitkä tornitus
    .knight = hevonen | heppa
    .file-b = bee
    .file-c = see
    .file-d = dee
    .file-f = äf | äffä
    .file-g = gee
    .file-h = hoo

## Annotation marks, those in common use. Unsourced: general knowledge.
nag-1 = hyvä siirto
nag-2 = virhe
nag-3 = erinomainen siirto
nag-4 = karkea virhe
nag-5 = mielenkiintoinen siirto
nag-6 = kyseenalainen siirto
nag-7 = pakkosiirto
nag-8 = ainoa siirto
nag-10 = tasainen asema
nag-13 = epäselvä asema
nag-14 = { $side ->
    [white] Valkea on hieman paremmassa asemassa
   *[black] Musta on hieman paremmassa asemassa
}
nag-16 = { $side ->
    [white] Valkea on paremmassa asemassa
   *[black] Musta on paremmassa asemassa
}
nag-18 = { $side ->
    [white] Valkea on voittoasemassa
   *[black] Musta on voittoasemassa
}
nag-22 = { $side ->
    [white] Valkea on siirtopakossa
   *[black] Musta on siirtopakossa
}
nag-32 = { $side ->
    [white] Valkea on kehityksessä edellä
   *[black] Musta on kehityksessä edellä
}
nag-36 = { $side ->
    [white] Valkealla on aloite
   *[black] Mustalla on aloite
}
nag-40 = { $side ->
    [white] Valkealla on hyökkäys
   *[black] Mustalla on hyökkäys
}
nag-44 = { $side ->
    [white] Valkealla on vastike materiaalista
   *[black] Mustalla on vastike materiaalista
}
nag-132 = { $side ->
    [white] Valkealla on vastapeliä
   *[black] Mustalla on vastapeliä
}
nag-138 = { $side ->
    [white] Valkea on aikapulassa
   *[black] Musta on aikapulassa
}
nag-146 = uutuus

## A position told. Unsourced: general knowledge.
placed-piece = { $count ->
    [one] { piece } { $list }
   *[other] { $piece ->
        [king] kuninkaat
        [queen] daamit
        [rook] tornit
        [bishop] lähetit
        [knight] ratsut
       *[pawn] sotilaat
    } { $list }
}
to-move = { $side ->
    [white] Siirtovuorossa valkea.
   *[black] Siirtovuorossa musta.
}
