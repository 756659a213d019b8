### Welsh (Cymraeg): moves in words.

## Names
# source: Wikipedia tables, Scidb (letters); Lichess (names and words)
-king = teyrn
# source: Wikipedia tables, Scidb (letters); Lichess (names and words)
-queen = brenhines
# source: Wikipedia tables, Scidb (letters); Lichess (names and words)
-rook = castell
# source: Wikipedia tables, Scidb (letters); Lichess (names and words)
-bishop = esgob
# source: Wikipedia tables, Scidb (letters); Lichess (names and words)
-knight = marchog
# source: Wikipedia tables, Scidb (letters); Lichess (names and words)
-pawn = gwerinwr
# unsourced: general knowledge
-white = gwyn
# unsourced: general knowledge
-black = du
# unsourced: general knowledge
rank = { $rank ->
    [1] un
    [2] dau
    [3] tri
    [4] pedwar
    [5] pump
    [6] chwech
    [7] saith
   *[8] wyth
}

## Actions
# unsourced: general knowledge
takes = yn cipio
# unsourced: general knowledge
castle-short = castellu byr
# unsourced: general knowledge
castle-long = castellu hir
# unsourced: general knowledge
promotion = dyrchafu: { promoted }
# unsourced: general knowledge
en-passant = en passant
# source: Wikipedia tables, Scidb (letters); Lichess (names and words)
check = siach
# unsourced: general knowledge
double-check = siach dwbl
# unsourced: general knowledge
discovered-check = siach datguddiedig
# source: Wikipedia tables, Scidb (letters); Lichess (names and words)
mate = siachmat
# source: Wikipedia tables, Scidb (letters); Lichess (names and words)
stalemate = methmat

## The end of a game
# source: Lichess translations
white-resigned = Ildiodd Gwyn
# source: Lichess translations
black-resigned = Ildiodd Du
# source: Lichess translations
draw-agreed = Gêm cyfartal wedi ei cytuno
# source: Wikipedia tables, Scidb (letters); Lichess (names and words)
draw = gêm gyfartal
