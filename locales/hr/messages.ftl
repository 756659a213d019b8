### Croatian (hrvatski): moves in words.

## Names
# source: WP-old, Wikipedia tables (Serbo-Croatian), Scidb, Lichess names
-king = kralj
# source: WP-old, Wikipedia tables (Serbo-Croatian), Scidb, Lichess names
-pawn = pješak
# unsourced: general knowledge
-white = bijeli
# unsourced: general knowledge
-black = crni
# unsourced: general knowledge
rank = { $rank ->
    [1] jedan
    [2] dva
    [3] tri
    [4] četiri
    [5] pet
    [6] šest
    [7] sedam
   *[8] osam
}

## Actions
# unsourced: general knowledge
takes = uzima
# unsourced: general knowledge
castle-short = mala rokada
# unsourced: general knowledge
castle-long = velika rokada
# unsourced: general knowledge
promotion = promocija: { promoted }
# unsourced: general knowledge
en-passant = en passant
# source: WP-old, Wikipedia tables (Serbo-Croatian), Scidb, Lichess names
check = šah
# unsourced: general knowledge
double-check = dvostruki šah
# unsourced: general knowledge
discovered-check = otkriveni šah
# source: WP-old, Wikipedia tables (Serbo-Croatian), Scidb, Lichess names
mate = mat
# source: WP-old, Wikipedia tables (Serbo-Croatian), Scidb, Lichess names
stalemate = pat

## The end of a game
# source: Lichess translations
white-resigned = Bijeli predaje
# source: Lichess translations
black-resigned = Crni predaje
# source: Lichess translations
draw-agreed = Neriješeno dogovorom igrača
# source: WP-old, Wikipedia tables (Serbo-Croatian), Scidb, Lichess names
draw = remi

## Sentences
# source: WP-old, Wikipedia tables (Serbo-Croatian), Scidb, Lichess names; case forms unsourced
-queen = { $case ->
   *[nominative] dama
    [accusative] damu
}
# source: WP-old, Wikipedia tables (Serbo-Croatian), Scidb, Lichess names; case forms unsourced
-rook = { $case ->
   *[nominative] top
    [accusative] topa
}
# source: WP-old, Wikipedia tables (Serbo-Croatian), Scidb, Lichess names; case forms unsourced
-bishop = { $case ->
   *[nominative] lovac
    [accusative] lovca
}
# source: WP-old, Wikipedia tables (Serbo-Croatian), Scidb, Lichess names; case forms unsourced
-knight = { $case ->
   *[nominative] skakač
    [accusative] skakača
}
# unsourced: general knowledge
the-man = { $piece ->
    [queen] { $side ->
        [white] Bijela
       *[black] Crna
    } { piece }
   *[other] { $side ->
        [white] Bijeli
       *[black] Crni
    } { piece }
}
# unsourced: general knowledge
full-move = { the-man } ide na { $to }
# unsourced: general knowledge
full-move-from = { the-man } s { $from } ide na { $to }
# unsourced: general knowledge
full-capture = { the-man } uzima na { $to }
# unsourced: general knowledge
full-capture-from = { the-man } s { $from } uzima na { $to }
# unsourced: general knowledge
full-castle-short = { $side ->
    [white] Bijeli
   *[black] Crni
} rokira na malu stranu
# unsourced: general knowledge
full-castle-long = { $side ->
    [white] Bijeli
   *[black] Crni
} rokira na veliku stranu
# unsourced: general knowledge
full-null = { $side ->
    [white] Bijeli
   *[black] Crni
} propušta potez
# unsourced: general knowledge
and-so = { $more ->
    [yes] { ", " }
   *[no] { " i " }
}
# unsourced: general knowledge
full-with-promotion = { $sentence }{ and-so }pretvara se u { promoted-accusative }
# unsourced: general knowledge
full-with-en-passant = { $sentence } u prolazu
# unsourced: general knowledge
full-with-check = { $sentence } i daje šah
# unsourced: general knowledge
full-with-double-check = { $sentence } i daje dvostruki šah
# unsourced: general knowledge
full-with-discovered-check = { $sentence } i daje otkriveni šah
# unsourced: general knowledge
full-with-mate = { $sentence } i daje mat
# unsourced: general knowledge
full-with-stalemate = { $sentence } i daje pat

## What people also say
heard =
    .queen = kraljica
    .knight = konj
    .takes = jede | tuče
    .castle = rokada | rohada
    .fillers = na | s | sa | ide | polje | u | se

## Annotation marks, those in common use. Unsourced: general knowledge.
nag-1 = dobar potez
nag-2 = slab potez
nag-3 = odličan potez
nag-4 = gruba pogreška
nag-5 = zanimljiv potez
nag-6 = sumnjiv potez
nag-7 = iznuđen potez
nag-8 = jedini potez
nag-10 = jednaka pozicija
nag-13 = nejasna pozicija
nag-14 = { $side ->
    [white] Bijeli stoji nešto bolje
   *[black] Crni stoji nešto bolje
}
nag-16 = { $side ->
    [white] Bijeli stoji bolje
   *[black] Crni stoji bolje
}
nag-18 = { $side ->
    [white] Bijeli ima odlučujuću prednost
   *[black] Crni ima odlučujuću prednost
}
nag-22 = { $side ->
    [white] Bijeli je u iznudici
   *[black] Crni je u iznudici
}
nag-32 = { $side ->
    [white] Bijeli ima prednost u razvoju
   *[black] Crni ima prednost u razvoju
}
nag-36 = { $side ->
    [white] Bijeli ima inicijativu
   *[black] Crni ima inicijativu
}
nag-40 = { $side ->
    [white] Bijeli ima napad
   *[black] Crni ima napad
}
nag-44 = { $side ->
    [white] Bijeli ima kompenzaciju za materijal
   *[black] Crni ima kompenzaciju za materijal
}
nag-132 = { $side ->
    [white] Bijeli ima protuigru
   *[black] Crni ima protuigru
}
nag-138 = { $side ->
    [white] Bijeli je u vremenskoj stisci
   *[black] Crni je u vremenskoj stisci
}
