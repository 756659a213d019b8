### Greek (Ελληνικά): moves in words.

## Names
# source: Wikipedia tables, es.wp, hu.wp, Scidb, chess.com/el, chess24.gr
-king = βασιλιάς
# source: Wikipedia tables, es.wp, hu.wp, Scidb, chess.com/el, chess24.gr
-queen = βασίλισσα
# source: Wikipedia tables, es.wp, hu.wp, Scidb, chess.com/el, chess24.gr
-rook = πύργος
# source: Wikipedia tables, es.wp, hu.wp, Scidb, chess.com/el, chess24.gr
-bishop = αξιωματικός
# source: Wikipedia tables, es.wp, hu.wp, Scidb, chess.com/el, chess24.gr
-knight = ίππος
# source: Wikipedia tables, es.wp, hu.wp, Scidb, chess.com/el, chess24.gr
-pawn = πιόνι
# unsourced: general knowledge
-white = τα λευκά
# unsourced: general knowledge
-black = τα μαύρα
# unsourced: general knowledge
rank = { $rank ->
    [1] ένα
    [2] δύο
    [3] τρία
    [4] τέσσερα
    [5] πέντε
    [6] έξι
    [7] επτά
   *[8] οκτώ
}

## Actions
# source: Lichess translations
takes = τρώει
# source: Lichess translations
castle-short = μικρό ροκέ
# source: Lichess translations
castle-long = μεγάλο ροκέ
# unsourced: general knowledge
promotion = προαγωγή: { promoted }
# unsourced: general knowledge
en-passant = αν πασάν
# source: Wikipedia tables, es.wp, hu.wp, Scidb, chess.com/el, chess24.gr
check = σαχ
# unsourced: general knowledge
double-check = διπλό σαχ
# unsourced: general knowledge
discovered-check = σαχ εξ αποκαλύψεως
# source: Wikipedia tables, es.wp, hu.wp, Scidb, chess.com/el, chess24.gr
mate = ματ
# source: Wikipedia tables, es.wp, hu.wp, Scidb, chess.com/el, chess24.gr
stalemate = πατ

## The end of a game
# source: Lichess translations
white-resigned = Τα λευκά παραιτήθηκαν
# source: Lichess translations
black-resigned = Τα μαύρα παραιτήθηκαν
# source: Lichess translations
draw-agreed = Ισοπαλία κατόπιν συμφωνίας
# source: Wikipedia tables, es.wp, hu.wp, Scidb, chess.com/el, chess24.gr
draw = ισοπαλία
