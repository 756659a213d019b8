### Serbian (Latin) (srpski (latinica)): moves in words.

## Names
# source: Wikipedia tables, sr pages, Scid names, Lichess names
-king = kralj
# source: Wikipedia tables, sr pages, Scid names, Lichess names
-pawn = pešak
# unsourced: general knowledge
-white = beli
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
en-passant = an pasan
# source: Wikipedia tables, sr pages, Scid names, Lichess names
check = šah
# unsourced: general knowledge
double-check = dvostruki šah
# unsourced: general knowledge
discovered-check = otkriveni šah
# source: Wikipedia tables, sr pages, Scid names, Lichess names
mate = mat
# source: Wikipedia tables, sr pages, Scid names, Lichess names
stalemate = pat

## The end of a game
# source: Wikipedia tables, sr pages, Scid names, Lichess names
draw = remi

## Sentences
# source: Wikipedia tables, sr pages, Scid names, Lichess names; case forms unsourced
-queen = { $case ->
   *[nominative] dama
    [accusative] damu
}
# source: Wikipedia tables, sr pages, Scid names, Lichess names; case forms unsourced
-rook = { $case ->
   *[nominative] top
    [accusative] topa
}
# source: Wikipedia tables, sr pages, Scid names, Lichess names; case forms unsourced
-bishop = { $case ->
   *[nominative] lovac
    [accusative] lovca
}
# source: Wikipedia tables, sr pages, Scid names, Lichess names; case forms unsourced
-knight = { $case ->
   *[nominative] skakač
    [accusative] skakača
}
# unsourced: general knowledge
the-man = { $piece ->
    [queen] { $side ->
        [white] Bela
       *[black] Crna
    } { piece }
   *[other] { $side ->
        [white] Beli
       *[black] Crni
    } { piece }
}
# unsourced: general knowledge
full-move = { the-man } ide na { $to }
# unsourced: general knowledge
full-move-from = { the-man } sa { $from } ide na { $to }
# unsourced: general knowledge
full-capture = { the-man } uzima na { $to }
# unsourced: general knowledge
full-capture-from = { the-man } sa { $from } uzima na { $to }
# unsourced: general knowledge
full-castle-short = { $side ->
    [white] Beli
   *[black] Crni
} rokira na malu stranu
# unsourced: general knowledge
full-castle-long = { $side ->
    [white] Beli
   *[black] Crni
} rokira na veliku stranu
# unsourced: general knowledge
full-null = { $side ->
    [white] Beli
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
    .castle = rokada
    .fillers = na | s | sa | ide | polje | u | se
