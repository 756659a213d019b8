### The plain shape of every sentence: the man, then the square. No word of any language stands here, so a
### locale that lacks a message falls back to this shape and never to English. A locale's own messages override
### these one by one.
###
### Arguments that may be printed: $to, $to-file (where the man arrives), $from, $from-file (where it came from, as
### much as is said), $sentence (in `…-with-…`), $number, $count. Arguments that only select: $piece, $promotion,
### $side, $more (whether the sentence goes on behind this part: yes or no), $digits (figures or words); $rank and $from-rank are numbers and do both.

## A man without a name in the language is said by its figurine.
-king = ♔
-queen = ♕
-rook = ♖
-bishop = ♗
-knight = ♘
-pawn = ♙
-white = ○
-black = ●

## The names by case, so that a sentence of a locale can ask for the form it needs.
piece =
    { $piece ->
        [king] { -king }
        [queen] { -queen }
        [rook] { -rook }
        [bishop] { -bishop }
        [knight] { -knight }
       *[pawn] { -pawn }
    }
piece-accusative =
    { $piece ->
        [king] { -king(case: "accusative") }
        [queen] { -queen(case: "accusative") }
        [rook] { -rook(case: "accusative") }
        [bishop] { -bishop(case: "accusative") }
        [knight] { -knight(case: "accusative") }
       *[pawn] { -pawn(case: "accusative") }
    }
piece-genitive =
    { $piece ->
        [king] { -king(case: "genitive") }
        [queen] { -queen(case: "genitive") }
        [rook] { -rook(case: "genitive") }
        [bishop] { -bishop(case: "genitive") }
        [knight] { -knight(case: "genitive") }
       *[pawn] { -pawn(case: "genitive") }
    }
piece-dative =
    { $piece ->
        [king] { -king(case: "dative") }
        [queen] { -queen(case: "dative") }
        [rook] { -rook(case: "dative") }
        [bishop] { -bishop(case: "dative") }
        [knight] { -knight(case: "dative") }
       *[pawn] { -pawn(case: "dative") }
    }
piece-instrumental =
    { $piece ->
        [king] { -king(case: "instrumental") }
        [queen] { -queen(case: "instrumental") }
        [rook] { -rook(case: "instrumental") }
        [bishop] { -bishop(case: "instrumental") }
        [knight] { -knight(case: "instrumental") }
       *[pawn] { -pawn(case: "instrumental") }
    }
piece-translative =
    { $piece ->
        [king] { -king(case: "translative") }
        [queen] { -queen(case: "translative") }
        [rook] { -rook(case: "translative") }
        [bishop] { -bishop(case: "translative") }
        [knight] { -knight(case: "translative") }
       *[pawn] { -pawn(case: "translative") }
    }
piece-locative =
    { $piece ->
        [king] { -king(case: "locative") }
        [queen] { -queen(case: "locative") }
        [rook] { -rook(case: "locative") }
        [bishop] { -bishop(case: "locative") }
        [knight] { -knight(case: "locative") }
       *[pawn] { -pawn(case: "locative") }
    }
piece-definite =
    { $piece ->
        [king] { -king(case: "definite") }
        [queen] { -queen(case: "definite") }
        [rook] { -rook(case: "definite") }
        [bishop] { -bishop(case: "definite") }
        [knight] { -knight(case: "definite") }
       *[pawn] { -pawn(case: "definite") }
    }
piece-indefinite =
    { $piece ->
        [king] { -king(case: "indefinite") }
        [queen] { -queen(case: "indefinite") }
        [rook] { -rook(case: "indefinite") }
        [bishop] { -bishop(case: "indefinite") }
        [knight] { -knight(case: "indefinite") }
       *[pawn] { -pawn(case: "indefinite") }
    }
piece-plural =
    { $piece ->
        [king] { -king(case: "plural") }
        [queen] { -queen(case: "plural") }
        [rook] { -rook(case: "plural") }
        [bishop] { -bishop(case: "plural") }
        [knight] { -knight(case: "plural") }
       *[pawn] { -pawn(case: "plural") }
    }
promoted =
    { $promotion ->
        [queen] { -queen }
        [rook] { -rook }
        [bishop] { -bishop }
       *[knight] { -knight }
    }
promoted-accusative =
    { $promotion ->
        [queen] { -queen(case: "accusative") }
        [rook] { -rook(case: "accusative") }
        [bishop] { -bishop(case: "accusative") }
       *[knight] { -knight(case: "accusative") }
    }
promoted-genitive =
    { $promotion ->
        [queen] { -queen(case: "genitive") }
        [rook] { -rook(case: "genitive") }
        [bishop] { -bishop(case: "genitive") }
       *[knight] { -knight(case: "genitive") }
    }
promoted-dative =
    { $promotion ->
        [queen] { -queen(case: "dative") }
        [rook] { -rook(case: "dative") }
        [bishop] { -bishop(case: "dative") }
       *[knight] { -knight(case: "dative") }
    }
promoted-instrumental =
    { $promotion ->
        [queen] { -queen(case: "instrumental") }
        [rook] { -rook(case: "instrumental") }
        [bishop] { -bishop(case: "instrumental") }
       *[knight] { -knight(case: "instrumental") }
    }
promoted-translative =
    { $promotion ->
        [queen] { -queen(case: "translative") }
        [rook] { -rook(case: "translative") }
        [bishop] { -bishop(case: "translative") }
       *[knight] { -knight(case: "translative") }
    }
promoted-locative =
    { $promotion ->
        [queen] { -queen(case: "locative") }
        [rook] { -rook(case: "locative") }
        [bishop] { -bishop(case: "locative") }
       *[knight] { -knight(case: "locative") }
    }
promoted-definite =
    { $promotion ->
        [queen] { -queen(case: "definite") }
        [rook] { -rook(case: "definite") }
        [bishop] { -bishop(case: "definite") }
       *[knight] { -knight(case: "definite") }
    }
promoted-indefinite =
    { $promotion ->
        [queen] { -queen(case: "indefinite") }
        [rook] { -rook(case: "indefinite") }
        [bishop] { -bishop(case: "indefinite") }
       *[knight] { -knight(case: "indefinite") }
    }
side =
    { $side ->
        [white] { -white }
       *[black] { -black }
    }
side-accusative =
    { $side ->
        [white] { -white(case: "accusative") }
       *[black] { -black(case: "accusative") }
    }
side-genitive =
    { $side ->
        [white] { -white(case: "genitive") }
       *[black] { -black(case: "genitive") }
    }
side-dative =
    { $side ->
        [white] { -white(case: "dative") }
       *[black] { -black(case: "dative") }
    }
side-instrumental =
    { $side ->
        [white] { -white(case: "instrumental") }
       *[black] { -black(case: "instrumental") }
    }
side-translative =
    { $side ->
        [white] { -white(case: "translative") }
       *[black] { -black(case: "translative") }
    }
side-locative =
    { $side ->
        [white] { -white(case: "locative") }
       *[black] { -black(case: "locative") }
    }
side-definite =
    { $side ->
        [white] { -white(case: "definite") }
       *[black] { -black(case: "definite") }
    }
side-indefinite =
    { $side ->
        [white] { -white(case: "indefinite") }
       *[black] { -black(case: "indefinite") }
    }

## Words that a locale gives; empty ones are left out of the sentence.
rank = { $rank }
takes = { "" }
castle-short = { piece } { $to }
castle-long = { piece } { $to }
promotion = { promoted }
en-passant = { "" }
check = { "" }
double-check = { check }
discovered-check = { check }
mate = { check }
stalemate = { "" }
null-move = --

# What stands between two parts of a sentence.
pause = { ", " }
# What stands between two kinds of men in a position.
pause-of-men = { "; " }

## Level `short`.
short-move = { $piece ->
    [pawn] { $to }
   *[other] { piece } { $to }
}
short-move-from = { $piece ->
    [pawn] { $from } { $to }
   *[other] { piece } { $from } { $to }
}
short-capture = { $piece ->
    [pawn] { takes } { $to }
   *[other] { piece } { takes } { $to }
}
short-capture-from = { $piece ->
    [pawn] { $from } { takes } { $to }
   *[other] { piece } { $from } { takes } { $to }
}
short-castle-short = { castle-short }
short-castle-long = { castle-long }
short-null = { null-move }
short-with-promotion = { $sentence } { promoted }
short-with-en-passant = { $sentence }{ pause }{ en-passant }
short-with-check = { $sentence }{ pause }{ check }
short-with-double-check = { $sentence }{ pause }{ double-check }
short-with-discovered-check = { $sentence }{ pause }{ discovered-check }
short-with-mate = { $sentence }{ pause }{ mate }
short-with-stalemate = { $sentence }{ pause }{ stalemate }

## Level `full`.
full-move = { side }: { piece } { $to }
full-move-from = { side }: { piece } { $from } { $to }
full-capture = { side }: { piece } { takes } { $to }
full-capture-from = { side }: { piece } { $from } { takes } { $to }
full-castle-short = { side }: { castle-short }
full-castle-long = { side }: { castle-long }
full-null = { side }: { null-move }
full-with-promotion = { $sentence }{ pause }{ promotion }
full-with-en-passant = { short-with-en-passant }
full-with-check = { short-with-check }
full-with-double-check = { short-with-double-check }
full-with-discovered-check = { short-with-discovered-check }
full-with-mate = { short-with-mate }
full-with-stalemate = { short-with-stalemate }

## Names of the files that are the same in every language. The first list is the ICAO spelling alphabet (Annex 10,
## volume II, 5.2.1.3); the second is appendix D of the FIDE Laws of Chess.
nato-file = { $file ->
    [1] alfa
    [2] bravo
    [3] charlie
    [4] delta
    [5] echo
    [6] foxtrot
    [7] golf
   *[8] hotel
}
fide-file = { $file ->
    [1] Anna
    [2] Bella
    [3] Cesar
    [4] David
    [5] Eva
    [6] Felix
    [7] Gustav
   *[8] Hector
}
letter-file = { $file ->
    [1] a
    [2] b
    [3] c
    [4] d
    [5] e
    [6] f
    [7] g
   *[8] h
}
heard =
    .file-a = alpha
    .castle-short = O-O | 0-0
    .castle-long = O-O-O | 0-0-0
    .takes = x | ×
    .check = + | ++
    .mate = #
    .en-passant = e.p. | e. p. | ep

## A game and a position told.
move-number = { $number }:
# A number before Black's move. In print it has three points, which nobody hears.
move-number-black = { $number }: { side }:
white-wins = 1-0
black-wins = 0-1
draw-result = ½-½
unknown-result = *
placed = { side }: { $list }.
placed-piece = { piece } { $list }
men-count = { $count }
to-move = { side }
draw = ½-½
draw-offered = (=)
