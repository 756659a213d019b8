### Turkish (Türkçe): moves in words.

## Names
# source: Wikipedia tables, Lichess, PyChess, DroidFish, Scidb, hu.wp, tr pages
-king = şah
# source: Wikipedia tables, Lichess, PyChess, DroidFish, Scidb, hu.wp, tr pages
-pawn = piyon
# unsourced: general knowledge
-white = beyaz
# unsourced: general knowledge
-black = siyah
# unsourced: general knowledge
rank = { $rank ->
    [1] bir
    [2] iki
    [3] üç
    [4] dört
    [5] beş
    [6] altı
    [7] yedi
   *[8] sekiz
}

## Actions
# source: Lichess translations
takes = alır
# source: Lichess translations
castle-short = kısa rok
# source: Lichess translations
castle-long = uzun rok
# unsourced: general knowledge
promotion = terfi: { promoted }
# unsourced: general knowledge
en-passant = geçerken alma
# source: Wikipedia tables, Lichess, PyChess, DroidFish, Scidb, hu.wp, tr pages
check = şah
# unsourced: general knowledge
double-check = çifte şah
# unsourced: general knowledge
discovered-check = açarak şah
# source: Wikipedia tables, Lichess, PyChess, DroidFish, Scidb, hu.wp, tr pages
mate = mat
# source: Wikipedia tables, Lichess, PyChess, DroidFish, Scidb, hu.wp, tr pages
stalemate = pat
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

## The end of a game
# source: Lichess translations
white-resigned = Beyaz oyundan çekildi
# source: Lichess translations
black-resigned = Siyah oyundan çekildi
# source: Lichess translations
draw-agreed = Karşılıklı anlaşma ile berabere
# source: Wikipedia tables, Lichess, PyChess, DroidFish, Scidb, hu.wp, tr pages
draw = berabere

## Sentences
# source: Wikipedia tables, Lichess, PyChess, DroidFish, Scidb, hu.wp, tr pages; case forms unsourced
-queen = { $case ->
   *[nominative] vezir
    [dative] vezire
}
# source: Wikipedia tables, Lichess, PyChess, DroidFish, Scidb, hu.wp, tr pages; case forms unsourced
-rook = { $case ->
   *[nominative] kale
    [dative] kaleye
}
# source: Wikipedia tables, Lichess, PyChess, DroidFish, Scidb, hu.wp, tr pages; case forms unsourced
-bishop = { $case ->
   *[nominative] fil
    [dative] file
}
# source: Wikipedia tables, Lichess, PyChess, DroidFish, Scidb, hu.wp, tr pages; case forms unsourced
-knight = { $case ->
   *[nominative] at
    [dative] ata
}
# unsourced: general knowledge
his-man = { $piece ->
    [king] şahı
    [queen] veziri
    [rook] kalesi
    [bishop] fili
    [knight] atı
   *[pawn] piyonu
}
# unsourced: general knowledge
whose = { $side ->
    [white] Beyazın
   *[black] Siyahın
}
# The ending follows the vowels of the number as it is spoken: birde, üçte, altıda.
# unsourced: general knowledge
rank-dative = { $rank ->
    [1] bire
    [2] ikiye
    [3] üçe
    [4] dörde
    [5] beşe
    [6] altıya
    [7] yediye
   *[8] sekize
}
# unsourced: general knowledge
rank-locative = { $rank ->
    [1] birdeki
    [2] ikideki
    [3] üçteki
    [4] dörtteki
    [5] beşteki
    [6] altıdaki
    [7] yedideki
   *[8] sekizdeki
}
# unsourced: general knowledge
from-rank-locative = { $from-rank ->
    [1] birdeki
    [2] ikideki
    [3] üçteki
    [4] dörtteki
    [5] beşteki
    [6] altıdaki
    [7] yedideki
   *[8] sekizdeki
}
# unsourced: general knowledge
to-dative = { $digits ->
    [words] { $to-file } { rank-dative }
   *[figures] { $to }{ $rank ->
        [2] 'ye
        [6] 'ya
        [7] 'ye
       *[other] 'e
    }
}
# unsourced: general knowledge
to-locative = { $digits ->
    [words] { $to-file } { rank-locative }
   *[figures] { $to }{ $rank ->
        [3] 'teki
        [4] 'teki
        [5] 'teki
        [6] 'daki
       *[other] 'deki
    }
}
# unsourced: general knowledge
from-locative = { $digits ->
    [words] { $from-file } { from-rank-locative }
   *[figures] { $from }{ $from-rank ->
        [3] 'teki
        [4] 'teki
        [5] 'teki
        [6] 'daki
       *[other] 'deki
    }
}
# unsourced: general knowledge
full-move = { whose } { his-man } { to-dative } gider
# unsourced: general knowledge
full-move-from = { whose } { from-locative } { his-man } { to-dative } gider
# unsourced: general knowledge
full-capture = { whose } { his-man } { to-dative } alarak gider
# unsourced: general knowledge
full-capture-from = { whose } { from-locative } { his-man } { to-dative } alarak gider
# unsourced: general knowledge
full-castle-short = { $side ->
    [white] Beyaz
   *[black] Siyah
} kısa rok atar
# unsourced: general knowledge
full-castle-long = { $side ->
    [white] Beyaz
   *[black] Siyah
} uzun rok atar
# unsourced: general knowledge
full-null = { $side ->
    [white] Beyaz
   *[black] Siyah
} pas geçer
# unsourced: general knowledge
and-so = { $more ->
    [yes] { ", " }
   *[no] { " ve " }
}
# unsourced: general knowledge
full-with-promotion = { $sentence }{ and-so }{ promoted-dative } terfi eder
# unsourced: general knowledge
full-with-check = { $sentence } ve şah çeker
# unsourced: general knowledge
full-with-double-check = { $sentence } ve çifte şah çeker
# unsourced: general knowledge
full-with-discovered-check = { $sentence } ve açarak şah çeker
# unsourced: general knowledge
full-with-mate = { $sentence } ve mat eder
# unsourced: general knowledge
full-with-stalemate = { $sentence } ve pat eder

## What people also say
heard =
    .king = şahı
    .queen = veziri
    .rook = kalesi
    .bishop = fili
    .knight = atı
    .pawn = piyonu | er
    .takes = yer | kırar | taşı alır | vurur | alıyor
    .castle = rok
    .mate = şah mat | ve mat | şahmat
    .fillers = gider | oynar | karesine | karesindeki | ve | terfi | eder | olur | çeker | kareye
    .castle-short = rok kısa | küçük rok | şah kanadı rok | şah kanadına rok
    .castle-long = rok uzun | büyük rok | vezir kanadı rok | vezir kanadına rok
    .file-b = be
    .file-c = ce
    .file-d = de
    .file-f = fe
    .file-g = ge
    .file-h = he

## Annotation marks, those in common use. Unsourced: general knowledge.
nag-1 = iyi hamle
nag-2 = kötü hamle
nag-3 = çok iyi hamle
nag-4 = büyük hata
nag-5 = ilginç hamle
nag-6 = şüpheli hamle
nag-7 = zorunlu hamle
nag-8 = tek hamle
nag-10 = eşit konum
nag-13 = belirsiz konum
nag-14 = { $side ->
    [white] Beyaz biraz üstün
   *[black] Siyah biraz üstün
}
nag-16 = { $side ->
    [white] Beyaz üstün
   *[black] Siyah üstün
}
nag-18 = { $side ->
    [white] Beyaz kazançlı
   *[black] Siyah kazançlı
}
nag-22 = { $side ->
    [white] Beyaz zugzwangda
   *[black] Siyah zugzwangda
}
nag-32 = { $side ->
    [white] Beyaz gelişimde önde
   *[black] Siyah gelişimde önde
}
nag-36 = { $side ->
    [white] Beyaz inisiyatif sahibi
   *[black] Siyah inisiyatif sahibi
}
nag-40 = { $side ->
    [white] Beyaz hücumda
   *[black] Siyah hücumda
}
nag-44 = { $side ->
    [white] Beyaz taşın karşılığını almış
   *[black] Siyah taşın karşılığını almış
}
nag-132 = { $side ->
    [white] Beyaz karşı oyuna sahip
   *[black] Siyah karşı oyuna sahip
}
nag-138 = { $side ->
    [white] Beyaz zaman sıkışmasında
   *[black] Siyah zaman sıkışmasında
}
nag-146 = yenilik

## A position told. Unsourced: general knowledge.
placed-piece = { $count ->
    [one] { piece } { $list }
   *[other] { $piece ->
        [king] şahlar
        [queen] vezirler
        [rook] kaleler
        [bishop] filler
        [knight] atlar
       *[pawn] piyonlar
    } { $list }
}
to-move = { $side ->
    [white] Sıra beyazda.
   *[black] Sıra siyahta.
}
