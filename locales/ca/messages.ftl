### Catalan (català): moves in words.

## Names
# source: Wikipedia tables, WP-old, Scid, Scidb, Lichess, Lucas, PyChess
-king = rei
# source: Wikipedia tables, WP-old, Scid, Scidb, Lichess, Lucas, PyChess
-queen = dama
# source: Wikipedia tables, WP-old, Scid, Scidb, Lichess, Lucas, PyChess
-rook = torre
# source: Wikipedia tables, WP-old, Scid, Scidb, Lichess, Lucas, PyChess
-bishop = alfil
# source: Wikipedia tables, WP-old, Scid, Scidb, Lichess, Lucas, PyChess
-knight = cavall
# source: Wikipedia tables, WP-old, Scid, Scidb, Lichess, Lucas, PyChess
-pawn = peó
# unsourced: general knowledge
-white = blanques
# unsourced: general knowledge
-black = negres
# unsourced: general knowledge
rank = { $rank ->
    [1] u
    [2] dos
    [3] tres
    [4] quatre
    [5] cinc
    [6] sis
    [7] set
   *[8] vuit
}

## Actions
# source: Lichess translations
takes = captura
# source: Lichess translations
castle-short = enroc curt
# source: Lichess translations
castle-long = enroc llarg
# unsourced: general knowledge
promotion = promoció: { promoted }
# unsourced: general knowledge
en-passant = al pas
# source: Wikipedia tables, WP-old, Scid, Scidb, Lichess, Lucas, PyChess
check = escac
# unsourced: general knowledge
double-check = escac doble
# unsourced: general knowledge
discovered-check = escac a la descoberta
# source: Wikipedia tables, WP-old, Scid, Scidb, Lichess, Lucas, PyChess
mate = escac i mat
# source: Wikipedia tables, WP-old, Scid, Scidb, Lichess, Lucas, PyChess
stalemate = ofegat

## The end of a game
# source: Lichess translations
white-resigned = Les blanques s’han rendit
# source: Lichess translations
black-resigned = Les negres s’han rendit
# source: Lichess translations
draw-agreed = Taules per acord
# source: Wikipedia tables, WP-old, Scid, Scidb, Lichess, Lucas, PyChess
draw = taules

## Sentences
# unsourced: general knowledge
the-man = { $piece ->
    [queen] La { piece } { $side ->
        [white] blanca
       *[black] negra
    }
    [rook] La { piece } { $side ->
        [white] blanca
       *[black] negra
    }
    [bishop] L’{ piece } { $side ->
        [white] blanc
       *[black] negre
    }
   *[other] El { piece } { $side ->
        [white] blanc
       *[black] negre
    }
}
# unsourced: general knowledge
full-move = { the-man } va a { $to }
# unsourced: general knowledge
full-move-from = { the-man } de { $from } va a { $to }
# unsourced: general knowledge
full-capture = { the-man } captura a { $to }
# unsourced: general knowledge
full-capture-from = { the-man } de { $from } captura a { $to }
# unsourced: general knowledge
full-castle-short = Les { side } fan l’enroc curt
# unsourced: general knowledge
full-castle-long = Les { side } fan l’enroc llarg
# unsourced: general knowledge
full-null = Les { side } passen
# unsourced: general knowledge
and-so = { $more ->
    [yes] { ", " }
   *[no] { " i " }
}
# unsourced: general knowledge
full-with-promotion = { $sentence }{ and-so }es converteix en { promoted }
# unsourced: general knowledge
full-with-en-passant = { $sentence } al pas
# unsourced: general knowledge
full-with-check = { $sentence } i fa escac
# unsourced: general knowledge
full-with-double-check = { $sentence } i fa escac doble
# unsourced: general knowledge
full-with-discovered-check = { $sentence } i fa escac a la descoberta
# unsourced: general knowledge
full-with-mate = { $sentence } i fa escac i mat
# unsourced: general knowledge
full-with-stalemate = { $sentence } i ofega el rei

## What people also say
heard =
    .queen = reina
    .takes = pren | menja | captura a
    .castle = enroc
    .mate = mat | escac i mat
    .prefixes = l' | d'
    .fillers = el | la | les | de | a | en | va | casella | i | promociona | corona | es
    .castle-short = enroc petit
    .castle-long = enroc gran
    .file-b = be
    .file-c = ce
    .file-f = efa
    .file-g = ge
    .file-h = hac

## Annotation marks, those in common use. Unsourced: general knowledge.
nag-1 = bona jugada
nag-2 = error
nag-3 = jugada excel·lent
nag-4 = error greu
nag-5 = jugada interessant
nag-6 = jugada dubtosa
nag-7 = jugada forçada
nag-8 = única jugada
nag-10 = posició igualada
nag-13 = posició poc clara
nag-14 = { $side ->
    [white] Les blanques estan una mica millor
   *[black] Les negres estan una mica millor
}
nag-16 = { $side ->
    [white] Les blanques estan millor
   *[black] Les negres estan millor
}
nag-18 = { $side ->
    [white] Les blanques tenen avantatge decisiu
   *[black] Les negres tenen avantatge decisiu
}
nag-22 = { $side ->
    [white] Les blanques són en zugzwang
   *[black] Les negres són en zugzwang
}
nag-32 = { $side ->
    [white] Les blanques tenen avantatge de desenvolupament
   *[black] Les negres tenen avantatge de desenvolupament
}
nag-36 = { $side ->
    [white] Les blanques tenen la iniciativa
   *[black] Les negres tenen la iniciativa
}
nag-40 = { $side ->
    [white] Les blanques tenen l'atac
   *[black] Les negres tenen l'atac
}
nag-44 = { $side ->
    [white] Les blanques tenen compensació pel material
   *[black] Les negres tenen compensació pel material
}
nag-132 = { $side ->
    [white] Les blanques tenen contrajoc
   *[black] Les negres tenen contrajoc
}
nag-138 = { $side ->
    [white] Les blanques van mal de temps
   *[black] Les negres van mal de temps
}
