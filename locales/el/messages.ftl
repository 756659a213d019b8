### Greek (Ελληνικά): moves in words.

## Names
# source: Wikipedia tables, es.wp, hu.wp, Scidb, chess.com/el, chess24.gr
-king = βασιλιάς
# source: Wikipedia tables, es.wp, hu.wp, Scidb, chess.com/el, chess24.gr
-queen = βασίλισσα
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

## Sentences
# unsourced: general knowledge
-bishop = { $case ->
   *[nominative] αξιωματικός
    [accusative] αξιωματικό
}
# unsourced: general knowledge
-rook = { $case ->
   *[nominative] πύργος
    [accusative] πύργο
}
# unsourced: general knowledge
-knight = { $case ->
   *[nominative] ίππος
    [accusative] ίππο
}
# unsourced: general knowledge
the-man = { $piece ->
    [queen] Η { $side ->
        [white] λευκή
       *[black] μαύρη
    } { piece }
    [pawn] Το { $side ->
        [white] λευκό
       *[black] μαύρο
    } { piece }
   *[other] Ο { $side ->
        [white] λευκός
       *[black] μαύρος
    } { piece }
}
# unsourced: general knowledge
full-move = { the-man } πάει στο { $to }
# unsourced: general knowledge
full-move-from = { the-man } από το { $from } πάει στο { $to }
# unsourced: general knowledge
full-capture = { the-man } τρώει στο { $to }
# unsourced: general knowledge
full-capture-from = { the-man } από το { $from } τρώει στο { $to }
# unsourced: general knowledge
full-castle-short = { $side ->
    [white] Τα λευκά
   *[black] Τα μαύρα
} κάνουν μικρό ροκέ
# unsourced: general knowledge
full-castle-long = { $side ->
    [white] Τα λευκά
   *[black] Τα μαύρα
} κάνουν μεγάλο ροκέ
# unsourced: general knowledge
full-null = { $side ->
    [white] Τα λευκά
   *[black] Τα μαύρα
} πασάρουν
# unsourced: general knowledge
and-so = { $more ->
    [yes] { ", " }
   *[no] { " και " }
}
# unsourced: general knowledge
full-with-promotion = { $sentence }{ and-so }προάγεται σε { promoted-accusative }
# unsourced: general knowledge
full-with-en-passant = { $sentence } αν πασάν
# unsourced: general knowledge
full-with-check = { $sentence } και δίνει σαχ
# unsourced: general knowledge
full-with-double-check = { $sentence } και δίνει διπλό σαχ
# unsourced: general knowledge
full-with-discovered-check = { $sentence } και δίνει σαχ εξ αποκαλύψεως
# unsourced: general knowledge
full-with-mate = { $sentence } και δίνει ματ
# unsourced: general knowledge
full-with-stalemate = { $sentence } και δίνει πατ

## What people also say
heard =
    .king = ρήγας
    .knight = άλογο | ίππος
    .bishop = τρελός
    .takes = παίρνει | επί | τρώει | χτυπάει | παίρνει στο
    .castle = ροκέ
    .file-a = α | άλφα
    .file-b = β | βήτα
    .file-c = γ | γάμα
    .file-d = δ | δέλτα
    .file-e = ε | έψιλον
    .file-f = ζ | ζήτα
    .file-g = η | ήτα
    .file-h = θ | θήτα
    .fillers = ο | το | στο | από | πάει | και | σε | η | τον | την | γίνεται | προάγεται | προαγωγή
    .castle-short = ροκέ μικρό | κοντό ροκέ
    .castle-long = ροκέ μεγάλο | μακρύ ροκέ
    .mate = και ματ | σαχ ματ
    .queen = ντάμα

## Annotation marks, those in common use. Unsourced: general knowledge.
nag-1 = καλή κίνηση
nag-2 = κακή κίνηση
nag-3 = εξαιρετική κίνηση
nag-4 = σοβαρό λάθος
nag-5 = ενδιαφέρουσα κίνηση
nag-6 = αμφίβολη κίνηση
nag-7 = αναγκαστική κίνηση
nag-8 = μοναδική κίνηση
nag-10 = ίση θέση
nag-13 = ασαφής θέση
nag-14 = { $side ->
    [white] Τα λευκά είναι ελαφρώς καλύτερα
   *[black] Τα μαύρα είναι ελαφρώς καλύτερα
}
nag-16 = { $side ->
    [white] Τα λευκά είναι καλύτερα
   *[black] Τα μαύρα είναι καλύτερα
}
nag-18 = { $side ->
    [white] Τα λευκά έχουν αποφασιστικό πλεονέκτημα
   *[black] Τα μαύρα έχουν αποφασιστικό πλεονέκτημα
}
nag-22 = { $side ->
    [white] Τα λευκά είναι σε τσούγκτσβανγκ
   *[black] Τα μαύρα είναι σε τσούγκτσβανγκ
}
nag-32 = { $side ->
    [white] Τα λευκά προηγούνται στην ανάπτυξη
   *[black] Τα μαύρα προηγούνται στην ανάπτυξη
}
nag-36 = { $side ->
    [white] Τα λευκά έχουν την πρωτοβουλία
   *[black] Τα μαύρα έχουν την πρωτοβουλία
}
nag-40 = { $side ->
    [white] Τα λευκά έχουν επίθεση
   *[black] Τα μαύρα έχουν επίθεση
}
nag-44 = { $side ->
    [white] Τα λευκά έχουν αντιστάθμισμα για το υλικό
   *[black] Τα μαύρα έχουν αντιστάθμισμα για το υλικό
}
nag-132 = { $side ->
    [white] Τα λευκά έχουν αντεπίθεση
   *[black] Τα μαύρα έχουν αντεπίθεση
}
nag-138 = { $side ->
    [white] Τα λευκά πιέζονται από τον χρόνο
   *[black] Τα μαύρα πιέζονται από τον χρόνο
}
nag-146 = νεωτερισμός
