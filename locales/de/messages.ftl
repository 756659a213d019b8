### German (Deutsch): moves in words.

## Names
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

## Names in the plural, for a position told
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp; case forms unsourced
-king = { $case ->
   *[nominative] König
    [plural] Könige
}
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp; case forms unsourced
-queen = { $case ->
   *[nominative] Dame
    [plural] Damen
}
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp; case forms unsourced
-rook = { $case ->
   *[nominative] Turm
    [plural] Türme
}
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp; case forms unsourced
-bishop = { $case ->
   *[nominative] Läufer
    [plural] Läufer
}
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp; case forms unsourced
-knight = { $case ->
   *[nominative] Springer
    [plural] Springer
}
# source: Wikipedia tables, PGN94, Scid, chessfss, Lichess, Lucas, hu.wp; case forms unsourced
-pawn = { $case ->
   *[nominative] Bauer
    [plural] Bauern
}
placed-piece = { $count ->
    [one] { piece } { $list }
   *[other] { piece-plural } { $list }
}

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
and-so = { $more ->
    [yes] { ", " }
   *[no] { " und " }
}
full-with-promotion = { $sentence }{ and-so }wandelt sich in { $promotion ->
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
    .takes = nimmt | schlagen | mal | schlage | frisst | nehme | schlägt auf | x
    .castle-short = kleine Rochade | Rochade kurz | rochiert klein | Königsflügel Rochade | Rochade Königsflügel | Rochade am Königsflügel | Rochade auf dem Königsflügel | Rochade auf der kurzen Seite | kurz rochiert | kurz rochieren | rochiere kurz | kurz | rochiert kurz
    .castle-long = große Rochade | Rochade lang | rochiert groß | Damenflügel Rochade | Rochade Damenflügel | Rochade am Damenflügel | Rochade auf dem Damenflügel | Rochade auf der langen Seite | lang rochiert | lang rochieren | rochiere lang | lang | rochiert lang
    .castle = Rochade | rochiert
    .mate = Schachmatt | Schach matt | Schach und matt | und matt | Schach und Matt | ist matt
    .en-passant = im Vorbeigehen | im Vorübergehen
    .rank-2 = zwo
    .fillers = der | die | das | den | dem | ein | eine | einen | auf | nach | von | zieht | geht | wird | zu | zur | zum | mit | und | gibt | in | Umwandlung | wandelt | sich | um | verwandelt | ist | Feld | das Feld | bietet | vom | aufs | ans | wechselt
    .file-b = be | beh
    .file-c = ce | ze
    .file-f = ef
    .file-g = ge | geh
    .file-h = ha
    .file-a = ah
    .file-d = de | deh
    .file-e = eh
    .king = Koenig
    .bishop = Laeufer
    .rank-5 = fuenf
    .endings = um

## Annotation marks by their numbers in the PGN standard (section 10); 14 and above are White's, the next is
## Black's. The numbers are sourced there, the words are general knowledge.
nag-1 = guter Zug
nag-2 = schwacher Zug
nag-3 = sehr guter Zug
nag-4 = grober Fehler
nag-5 = interessanter Zug
nag-6 = zweifelhafter Zug
nag-7 = erzwungener Zug
nag-8 = einziger Zug
nag-9 = schlechtester Zug
nag-10 = remisliche Stellung
nag-11 = gleiche Aussichten, ruhige Stellung
nag-12 = gleiche Aussichten, aktive Stellung
nag-13 = unklare Stellung
nag-14 = { side } hat leichten Vorteil
nag-16 = { side } hat klaren Vorteil
nag-18 = { side } hat entscheidenden Vorteil
nag-20 = { side } hat erdrückenden Vorteil
nag-22 = { side } ist im Zugzwang
nag-24 = { side } hat leichten Raumvorteil
nag-26 = { side } hat klaren Raumvorteil
nag-28 = { side } hat entscheidenden Raumvorteil
nag-30 = { side } hat leichten Entwicklungsvorsprung
nag-32 = { side } hat klaren Entwicklungsvorsprung
nag-34 = { side } hat entscheidenden Entwicklungsvorsprung
nag-36 = { side } hat die Initiative
nag-38 = { side } hat anhaltende Initiative
nag-40 = { side } hat Angriff
nag-42 = { side } hat nicht genug Ersatz für das Material
nag-44 = { side } hat genug Ersatz für das Material
nag-46 = { side } hat mehr als genug Ersatz für das Material
nag-48 = { side } hat leichten Vorteil im Zentrum
nag-50 = { side } hat klaren Vorteil im Zentrum
nag-52 = { side } hat entscheidenden Vorteil im Zentrum
nag-54 = { side } hat leichten Vorteil am Königsflügel
nag-56 = { side } hat klaren Vorteil am Königsflügel
nag-58 = { side } hat entscheidenden Vorteil am Königsflügel
nag-60 = { side } hat leichten Vorteil am Damenflügel
nag-62 = { side } hat klaren Vorteil am Damenflügel
nag-64 = { side } hat entscheidenden Vorteil am Damenflügel
nag-66 = { side } hat eine verwundbare Grundreihe
nag-68 = { side } hat eine gut geschützte Grundreihe
nag-70 = { side } hat einen schlecht geschützten König
nag-72 = { side } hat einen gut geschützten König
nag-74 = { side } hat einen schlecht stehenden König
nag-76 = { side } hat einen gut stehenden König
nag-78 = { side } hat eine sehr schwache Bauernstruktur
nag-80 = { side } hat eine etwas schwache Bauernstruktur
nag-82 = { side } hat eine recht starke Bauernstruktur
nag-84 = { side } hat eine sehr starke Bauernstruktur
nag-86 = { side } hat einen schlecht stehenden Springer
nag-88 = { side } hat einen gut stehenden Springer
nag-90 = { side } hat einen schlecht stehenden Läufer
nag-92 = { side } hat einen gut stehenden Läufer
nag-94 = { side } hat einen schlecht stehenden Turm
nag-96 = { side } hat einen gut stehenden Turm
nag-98 = { side } hat eine schlecht stehende Dame
nag-100 = { side } hat eine gut stehende Dame
nag-102 = { side } hat ein schlechtes Zusammenspiel der Figuren
nag-104 = { side } hat ein gutes Zusammenspiel der Figuren
nag-106 = { side } hat die Eröffnung sehr schlecht gespielt
nag-108 = { side } hat die Eröffnung schlecht gespielt
nag-110 = { side } hat die Eröffnung gut gespielt
nag-112 = { side } hat die Eröffnung sehr gut gespielt
nag-114 = { side } hat das Mittelspiel sehr schlecht gespielt
nag-116 = { side } hat das Mittelspiel schlecht gespielt
nag-118 = { side } hat das Mittelspiel gut gespielt
nag-120 = { side } hat das Mittelspiel sehr gut gespielt
nag-122 = { side } hat das Endspiel sehr schlecht gespielt
nag-124 = { side } hat das Endspiel schlecht gespielt
nag-126 = { side } hat das Endspiel gut gespielt
nag-128 = { side } hat das Endspiel sehr gut gespielt
nag-130 = { side } hat leichtes Gegenspiel
nag-132 = { side } hat klares Gegenspiel
nag-134 = { side } hat entscheidendes Gegenspiel
nag-136 = { side } ist etwas in Zeitnot
nag-138 = { side } ist in schwerer Zeitnot
nag-140 = mit der Idee
nag-141 = gerichtet gegen
nag-142 = besser ist
nag-143 = schlechter ist
nag-144 = gleichwertig ist
nag-145 = Anmerkung der Redaktion
nag-146 = Neuerung

## Ends of a game, and a position told. Unsourced: general knowledge.
white-offers-draw = Weiß bietet Remis an
black-offers-draw = Schwarz bietet Remis an
white-out-of-time = Weiß hat die Zeit überschritten
black-out-of-time = Schwarz hat die Zeit überschritten
repetition = Remis durch dreimalige Stellungswiederholung
fifty-moves = Remis nach der Fünfzig-Züge-Regel
dead-position = Remis, keine Seite kann mattsetzen
unfinished = die Partie wurde nicht beendet
white-wins = Weiß gewinnt
black-wins = Schwarz gewinnt
men-count = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
placed = { side } hat { men-count }: { $list }.
to-move = { side } ist am Zug.
