### Latvian (latviešu): moves in words.

## Names
# source: Wikipedia tables, hu.wp, Scidb, chess-notation-py, Lichess, GNOME
-king = karalis
# source: Wikipedia tables, hu.wp, Scidb, chess-notation-py, Lichess, GNOME
-queen = dāma
# source: Wikipedia tables, hu.wp, Scidb, chess-notation-py, Lichess, GNOME
-rook = tornis
# source: Wikipedia tables, hu.wp, Scidb, chess-notation-py, Lichess, GNOME
-bishop = laidnis
# source: Wikipedia tables, hu.wp, Scidb, chess-notation-py, Lichess, GNOME
-knight = zirgs
# source: Wikipedia tables, hu.wp, Scidb, chess-notation-py, Lichess, GNOME
-pawn = bandinieks
# unsourced: general knowledge
-white = baltie
# unsourced: general knowledge
-black = melnie
# unsourced: general knowledge
rank = { $rank ->
    [1] viens
    [2] divi
    [3] trīs
    [4] četri
    [5] pieci
    [6] seši
    [7] septiņi
   *[8] astoņi
}

## Actions
# unsourced: general knowledge
takes = sit
# unsourced: general knowledge
castle-short = īsā rokāde
# unsourced: general knowledge
castle-long = garā rokāde
# unsourced: general knowledge
promotion = pārvēršana: { promoted }
# unsourced: general knowledge
en-passant = garāmejot
# source: Wikipedia tables, hu.wp, Scidb, chess-notation-py, Lichess, GNOME
check = šahs
# unsourced: general knowledge
double-check = dubultšahs
# unsourced: general knowledge
discovered-check = atklātais šahs
# source: Wikipedia tables, hu.wp, Scidb, chess-notation-py, Lichess, GNOME
mate = mats
# source: Wikipedia tables, hu.wp, Scidb, chess-notation-py, Lichess, GNOME
stalemate = pats

## The end of a game
# source: Lichess translations
white-resigned = Baltie padevās
# source: Lichess translations
black-resigned = Melnie padevās
# source: Lichess translations
draw-agreed = Spēlētāji vienojās par neizšķirtu
# source: Wikipedia tables, hu.wp, Scidb, chess-notation-py, Lichess, GNOME
draw = neizšķirts
