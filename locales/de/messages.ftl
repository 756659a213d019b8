### German (Deutsch): moves in words.

## Names
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp
-king = König
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp
-queen = Dame
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp
-rook = Turm
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp
-bishop = Läufer
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp
-knight = Springer
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp
-pawn = Bauer
# unsourced: general knowledge
-white = Weiß
# unsourced: general knowledge
-black = Schwarz
# unsourced: general knowledge
rank = { $rank ->
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
   *[8] acht
}

## Actions
# source: Lichess translations
takes = schlägt
# source: Lichess translations
castle-short = kurze Rochade
# source: Lichess translations
castle-long = lange Rochade
# unsourced: general knowledge
en-passant = en passant
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp
check = Schach
# unsourced: general knowledge
double-check = Doppelschach
# unsourced: general knowledge
discovered-check = Abzugsschach
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp
mate = matt
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp
stalemate = Patt

## The end of a game
# source: Lichess translations
white-resigned = Weiß hat aufgegeben
# source: Lichess translations
black-resigned = Schwarz hat aufgegeben
# source: Lichess translations
draw-agreed = Remis durch Einigung
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp
draw = Remis

## Sentences
# unsourced: general knowledge
the-man = { $piece ->
    [queen] Die { $side ->
        [white] weiße
       *[black] schwarze
    } { piece }
   *[other] Der { $side ->
        [white] weiße
       *[black] schwarze
    } { piece }
}
# unsourced: general knowledge
promotion = Umwandlung in { $promotion ->
    [queen] eine { promoted }
   *[other] einen { promoted }
}
full-move = { the-man } zieht nach { $to }
full-move-from = { the-man } zieht von { $from } nach { $to }
full-capture = { the-man } schlägt auf { $to }
full-capture-from = { the-man } von { $from } schlägt auf { $to }
full-castle-short = { side } rochiert kurz
full-castle-long = { side } rochiert lang
full-null = { side } setzt aus
full-with-promotion = { $sentence } und wandelt sich in { $promotion ->
    [queen] eine { promoted }
   *[other] einen { promoted }
} um
full-with-en-passant = { $sentence } en passant
full-with-check = { $sentence } und gibt Schach
full-with-double-check = { $sentence } und gibt Doppelschach
full-with-discovered-check = { $sentence } und gibt Abzugsschach
full-with-mate = { $sentence } und setzt matt
full-with-stalemate = { $sentence } und setzt patt

## What people also say
heard =
    .queen = Königin
    .knight = Pferd | Ross
    .takes = nimmt | schlagen | mal
    .castle-short = kleine Rochade | Rochade kurz
    .castle-long = große Rochade | Rochade lang
    .castle = Rochade | rochiert
    .mate = Schachmatt | Schach matt | Schach und matt
    .en-passant = im Vorbeigehen | im Vorübergehen
    .rank-2 = zwo
    .fillers = der | die | das | den | dem | ein | eine | einen | auf | nach | von | zieht | geht | wird | zu | zur | zum | mit | und | gibt | in
    .file-b = be
    .file-c = ce | ze
    .file-f = ef
    .file-g = ge
    .file-h = ha
