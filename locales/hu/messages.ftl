### Hungarian (magyar): moves in words.

## Names
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, hu.wp, hu pages
-king = király
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, hu.wp, hu pages
-pawn = gyalog
# unsourced: general knowledge
-white = világos
# unsourced: general knowledge
-black = sötét
# unsourced: general knowledge
rank = { $rank ->
    [1] egy
    [2] kettő
    [3] három
    [4] négy
    [5] öt
    [6] hat
    [7] hét
   *[8] nyolc
}

## Actions
# source: Lichess translations
takes = üti
# source: Lichess translations
castle-short = rövidsánc
# source: Lichess translations
castle-long = hosszúsánc
# unsourced: general knowledge
promotion = átváltozás: { promoted }
# unsourced: general knowledge
en-passant = menet közbeni ütés
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, hu.wp, hu pages
check = sakk
# unsourced: general knowledge
double-check = kettős sakk
# unsourced: general knowledge
discovered-check = felfedett sakk
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, hu.wp, hu pages
mate = matt
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, hu.wp, hu pages
stalemate = patt

## The end of a game
# source: Lichess translations
white-resigned = Világos feladta
# source: Lichess translations
black-resigned = Sötét feladta
# source: Lichess translations
draw-agreed = Döntetlen közös megegyezés alapján
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, hu.wp, hu pages
draw = döntetlen

## Sentences
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, hu.wp, hu pages; case forms unsourced
-queen = { $case ->
   *[nominative] vezér
    [translative] vezérré
}
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, hu.wp, hu pages; case forms unsourced
-rook = { $case ->
   *[nominative] bástya
    [translative] bástyává
}
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, hu.wp, hu pages; case forms unsourced
-bishop = { $case ->
   *[nominative] futó
    [translative] futóvá
}
# source: Wikipedia tables, PGN94, Scid, Scidb, Lichess, hu.wp, hu pages; case forms unsourced
-knight = { $case ->
   *[nominative] huszár
    [translative] huszárrá
}
# unsourced: general knowledge
his-man = { $side ->
    [white] Világos
   *[black] Sötét
} { $piece ->
    [king] királya
    [queen] vezére
    [rook] bástyája
    [bishop] futója
    [knight] huszárja
   *[pawn] gyalogja
}
# The ending follows the vowels of the number as it is spoken: egyre, háromra.
# unsourced: general knowledge
rank-sublative = { $rank ->
    [1] egyre
    [2] kettőre
    [3] háromra
    [4] négyre
    [5] ötre
    [6] hatra
    [7] hétre
   *[8] nyolcra
}
# unsourced: general knowledge
rank-superessive = { $rank ->
    [1] egyen
    [2] kettőn
    [3] hármon
    [4] négyen
    [5] ötön
    [6] haton
    [7] héten
   *[8] nyolcon
}
# unsourced: general knowledge
from-rank-delative = { $from-rank ->
    [1] egyről
    [2] kettőről
    [3] háromról
    [4] négyről
    [5] ötről
    [6] hatról
    [7] hétről
   *[8] nyolcról
}
# unsourced: general knowledge
to-sublative = { $digits ->
    [words] { $to-file } { rank-sublative }
   *[figures] { $to }{ $rank ->
        [3] -ra
        [6] -ra
        [8] -ra
       *[other] -re
    }
}
# unsourced: general knowledge
to-superessive = { $digits ->
    [words] { $to-file } { rank-superessive }
   *[figures] { $to }{ $rank ->
        [1] -en
        [2] -n
        [4] -en
        [5] -ön
        [7] -en
       *[other] -on
    }
}
# unsourced: general knowledge
from-delative = { $digits ->
    [words] { $from-file } { from-rank-delative }
   *[figures] { $from }{ $from-rank ->
        [3] -ról
        [6] -ról
        [8] -ról
       *[other] -ről
    }
}
# unsourced: general knowledge
full-move = { his-man } { to-sublative } lép
# unsourced: general knowledge
full-move-from = { his-man } { from-delative } { to-sublative } lép
# unsourced: general knowledge
full-capture = { his-man } { to-superessive } üt
# unsourced: general knowledge
full-capture-from = { his-man } { from-delative } { to-superessive } üt
# unsourced: general knowledge
full-castle-short = { $side ->
    [white] Világos
   *[black] Sötét
} rövidre sáncol
# unsourced: general knowledge
full-castle-long = { $side ->
    [white] Világos
   *[black] Sötét
} hosszúra sáncol
# unsourced: general knowledge
full-null = { $side ->
    [white] Világos
   *[black] Sötét
} passzol
# unsourced: general knowledge
and-so = { $more ->
    [yes] { ", " }
   *[no] { ", és " }
}
# unsourced: general knowledge
full-with-promotion = { $sentence }{ and-so }{ promoted-translative } változik
# unsourced: general knowledge
full-with-en-passant = { $sentence } menet közben
# unsourced: general knowledge
full-with-check = { $sentence }, és sakkot ad
# unsourced: general knowledge
full-with-double-check = { $sentence }, és kettős sakkot ad
# unsourced: general knowledge
full-with-discovered-check = { $sentence }, és felfedett sakkot ad
# unsourced: general knowledge
full-with-mate = { $sentence }, és mattot ad
# unsourced: general knowledge
full-with-stalemate = { $sentence }, és pattot ad

## What people also say
heard =
    .king = királya
    .queen = királynő | vezére
    .rook = torony | bástyája
    .bishop = futója
    .knight = ló | huszárja
    .pawn = paraszt | gyalogja
    .takes = ütés | leüti | üt | ütni | elveszi
    .castle = sánc | sáncol
    .castle-short = rövid sánc | sánc rövid | rövid sáncolás | rövidsáncol
    .castle-long = hosszú sánc | sánc hosszú | hosszú sáncolás | hosszúsáncol
    .mate = sakk matt | sakkmatt | és matt | sakk és matt
    .fillers = az | lép | megy | és | a | átváltozik | lesz | ad | mezőre
    .file-b = bé
    .file-c = cé
    .file-d = dé
    .file-f = ef
    .file-g = gé
    .file-h = há
    .rank-2 = két

## Annotation marks, those in common use. Unsourced: general knowledge.
nag-1 = jó lépés
nag-2 = hiba
nag-3 = kitűnő lépés
nag-4 = durva hiba
nag-5 = érdekes lépés
nag-6 = kétes lépés
nag-7 = kényszerű lépés
nag-8 = egyetlen lépés
nag-10 = egyenlő állás
nag-13 = tisztázatlan állás
nag-14 = { $side ->
    [white] Világos valamivel jobban áll
   *[black] Sötét valamivel jobban áll
}
nag-16 = { $side ->
    [white] Világos jobban áll
   *[black] Sötét jobban áll
}
nag-18 = { $side ->
    [white] Világos nyerésre áll
   *[black] Sötét nyerésre áll
}
nag-22 = { $side ->
    [white] Világos lépéskényszerben van
   *[black] Sötét lépéskényszerben van
}
nag-32 = { $side ->
    [white] Világos fejlődési előnyben van
   *[black] Sötét fejlődési előnyben van
}
nag-36 = { $side ->
    [white] Világos kezdeményez
   *[black] Sötét kezdeményez
}
nag-40 = { $side ->
    [white] Világos támad
   *[black] Sötét támad
}
nag-44 = { $side ->
    [white] Világos kompenzációt kapott az anyagért
   *[black] Sötét kompenzációt kapott az anyagért
}
nag-132 = { $side ->
    [white] Világos ellenjátékhoz jut
   *[black] Sötét ellenjátékhoz jut
}
nag-138 = { $side ->
    [white] Világos időzavarban van
   *[black] Sötét időzavarban van
}
nag-146 = újítás

## A position told. Unsourced: general knowledge.
placed-piece = { $count ->
    [one] { piece } { $list }
   *[other] { $piece ->
        [king] királyok
        [queen] vezérek
        [rook] bástyák
        [bishop] futók
        [knight] huszárok
       *[pawn] gyalogok
    } { $list }
}
to-move = { $side ->
    [white] Világos következik.
   *[black] Sötét következik.
}
