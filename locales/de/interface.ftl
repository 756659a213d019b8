### Messages of the command in German. Unsourced: general knowledge.
### $found is the text as it stands, $candidates English SAN, $count their number, $detail a fixed word of the program.

## Diagnostics
repair = { $detail ->
    [case] Groß- oder Kleinschreibung
    [look-alike] ein gleich aussehender Buchstabe einer anderen Schrift
    [other-set] ein Buchstabe aus einem anderen Buchstabensatz
    [doubtful-letter] ein Buchstabe, den die Tabelle als zweifelhaft führt
    [lost-letter] der Buchstabe der Figur fehlt
    [lost-square] das Zielfeld ist unvollständig
    [stray] ein Zeichen, das dort nicht hingehört
    [misread] ein verwechselter Buchstabe, eine Ziffer oder ein Wort
    [lost-promotion] die Umwandlungsfigur fehlt
    [other-wing] der genannte Flügel ist nicht der, auf dem die Figur begann
    [smudged] ein Zeichen ist verwischt
    [lost-piece-letter] der Buchstabe der Figur fehlt
    [lost-sign] ein Zeichen für Schlagen oder Schach fehlt
    [other-script] ein Buchstabe einer anderen Schrift
    [split] ein Wort war geteilt
   *[other] { $detail }
}
M0101 = „{ $found }“ ist in dieser Notation kein Zug
M0102 = „{ $found }“: den Nachtreiter kennt dieses Programm nicht
M0103 = „{ $found }“ enthält keine Stellung
M0104 = eine Partie ist zu lang, um auf einmal gelesen zu werden
M0105 = „{ $found }“: diese Variante hat eigene Regeln, ihre Züge werden nicht gelesen
M0201 = kein legaler Zug passt zu „{ $found }“
M0202 = die Zugnummer `{ $found }` gibt der Seite den Zug, die nicht am Zug ist
M0203 = das Ergebnis `{ $found }` widerspricht dem vorher genannten
M0204 = { $count ->
    [one] ein Zug passt zu „{ $found }“, aber nicht sicher: { $candidates }
   *[other] { $count } Züge passen zu „{ $found }“: { $candidates }
}
M0205 = „{ $found }“ ist in einer anderen Sprache ein anderer Zug: { $candidates }
M0206 = das Blatt entscheidet „{ $found }“ nicht: { $candidates }
M0207 = „{ $found }“ ist in der genannten Notation der erste Zug von { $candidates }, aber nur in ungewöhnlicher Schreibweise; so, wie es dasteht, ist es der zweite, in „{ $detail }“
M0208 = „{ $found }“ steht in einer Aufzählung, von der eine andere Figur so bleibt, wie sie dasteht
M0209 = die Zugnummer `{ $found }` ist nicht die, die an der Reihe ist
M0210 = das Zeichen von `{ $found }` sagt Schach oder Matt, das der Zug nicht gibt
M0211 = `{ $found }` ist gelesen, doch Auszeichnung darin verhindert, dass der neue Zug geschrieben wird
M0301 = „{ $found }“ wurde mit einer Korrektur gelesen: { repair }
M0302 = „{ $found }“ wäre nur mit einer Korrektur ein Zug: { repair }
M0401 = die Züge von „{ $found }“ wurden geändert, und auch das Schachpaket liest sie
M0402 = das Dokument war signiert; mit geändertem Text gilt die Signatur nicht mehr
M0901 = die Anfrage ist fehlerhaft: { $detail }
place = { $side ->
    [white] Weiß
   *[black] Schwarz
}, Zug { $number }

## What can be done about it
help-M0101 = ähnlich geschriebene Züge: { $candidates }
help-M0102 = in der Problemnotation ist S der Springer und N der Nachtreiter; für gewöhnliche Partien einen anderen Satz nennen, --from en
help-M0105 = übersetzt werden nur Partien nach den Regeln des Schachs und von Chess960
help-M0201 = legale Züge in der Nähe: { $candidates }
help-more-M0201 = `stamma explain M0201` sagt mehr; --best bessert, was einen Buchstaben neben einem einzigen legalen Zug liegt
help-elsewhere = die ganze Partie ist in der Notation „{ $detail }“ legal: mit --from nennen oder --from auto verwenden
help-M0202 = davor fehlt ein Halbzug oder steht einer doppelt; ohne die Nummer wird die Zeile gelesen, wie sie dasteht
help-taken = der erste wurde genommen; vergleichen Sie ihn mit der Quelle
help-noted = nur ein Hinweis; die Züge werden trotzdem gelesen
help-M0204 = --best nimmt den ersten; sonst bleibt die Zeile, wie sie steht
help-M0205 = die Notation mit --from nennen
help-M0206 = die Möglichkeiten mit dem Blatt vergleichen
help-M0207 = --best nimmt die genannte Notation, --from { $detail } die andere
help-M0208 = was zu den übrigen der Aufzählung gesagt wird, ist zu beachten
help-M0301 = die Lesart mit der Vorlage vergleichen
help-M0302 = in fortlaufendem Text wird nicht auf Verdacht korrigiert; es bleibt, wie es dasteht
help-M0401 = die Buchstaben mit \newskaklanguage angeben und mit \skaklanguage wählen
help-M0901 = siehe das Protokoll im Handbuch

## What a code means
explain-M0101 = Der Text lässt sich in der verlangten Notation nicht als Zug lesen. Kein Buchstabe wird übergangen, damit es einer wird.
explain-M0102 = Der Buchstabe steht für den Nachtreiter des Märchenschachs, den das Brett nicht kennt. Er wird nie als andere Figur gelesen.
explain-M0103 = Die FEN der Partie ist keine legale Stellung.
explain-M0201 = Der Text liest sich als Zug, aber die Stellung erlaubt keinen, der passt.
explain-M0202 = Eine Zugnummer widerspricht dem Brett: Nach ihr zieht die andere Seite. Ein Halbzug fehlt oder steht doppelt, also ist nichts dahinter sicher.
explain-M0203 = Zwei Ergebnisse einer Partie widersprechen sich: das der Kopfzeilen und das hinter den Zügen, oder zwei hinter den Zügen. Beide bleiben, wie sie sind.
explain-M0204 = Mehrere legale Züge passen zum Geschriebenen; keiner wird geraten.
explain-M0205 = Eine andere Sprache gibt denselben Buchstaben eine andere Bedeutung, und der Zug ist in beiden legal.
explain-M0206 = Das Blatt lässt hier mehrere Züge zu; die Möglichkeiten werden mit ihrer Sicherheit genannt.
explain-M0207 = Die genannte Notation liest die Partie nur mit korrigierten Buchstaben oder mit Buchstaben für Bauern, und eine andere liest sie genau so, wie sie dasteht, als eine andere Partie.
explain-M0208 = In einer Aufzählung von Figuren werden alle geändert oder keine.
explain-M0209 = Eine Zugnummer ist nicht die, die an der Reihe ist. Wo neu gezählt wird, ist das nur ein Hinweis; hinter einem Ergebnis, das die Partie davor beendet hat, bleiben die Züge stehen, da niemand die Stellung kennt.
explain-M0210 = Das Zeichen hinter einem Zug sagt Schach oder Matt, und die Stellung sagt etwas anderes. Der Zug ist auch ohne das Zeichen sicher und wird gelesen; das ist nur ein Hinweis.
explain-M0211 = Der Zug ist gelesen, doch in ihm steht etwas, das kein Text ist und bleibt: ein Bild, ein Makro, Zeichen des Formats. Der neue Zug passt nicht darum herum, also bleibt er stehen.
explain-M0301 = Ein Schreibfehler wurde behoben; genau ein legaler Zug passt zum Gemeinten.
explain-M0302 = Zwischen Wörtern wird ein Schreibfehler nur behoben, wenn unmittelbar davor eine Nummer oder ein Zug steht und der Text so, wie er dasteht, nichts anderes heißt.
explain-M0401 = Die Pakete skak und xskak lesen, was in diesem Befehl steht, in der ihnen genannten Sprache. Das Dokument lässt sich nur übersetzen, wenn es die ist, in der die Züge jetzt stehen.
explain-M0402 = Das Dokument ist signiert, und sein Text wurde geändert; die Signatur gilt nicht mehr. Es muss neu signiert werden.
explain-M0901 = Eine Zeile des Protokolls ist keine Anfrage.
explain-M0104 = Die Partie wird kopiert, wie sie war.
explain-M0105 = In dieser Variante ziehen die Figuren nach anderen Regeln, das Brett sagt nichts über ihre Züge. Die Partie bleibt, wie sie war.

## What stops a run
stop-what = { $what ->
    [locale] Sprache
    [set] Satz
    [letter-set] Buchstabensatz
    [style] Stil
    [code] Code
    [encoding] Kodierung
    [language-with-words] Sprache mit Wörtern
    [way-of-telling-moves] Sprechweise
    [system] System
    [locale-or-system] Sprache oder System
    [option-of-fan] Zusatz von fan
   *[other] { $what }
}
stop-unknown = unbekannt ({ stop-what }): „{ $name }“{ $near ->
    [none] {""}
   *[other] ; gemeint war vielleicht { $near }
}
stop-letters = für { $language } ({ $tag }) nennt keine Quelle die Buchstaben aller Figuren; die Wörter sind bekannt. Figurinen nehmen, `fan`{ $sets ->
    [none] {""}
   *[other]  oder einen bekannten Satz, { $sets }
}
stop-fen = keine Stellung: { $reason }
stop-not-found = diese Datei gibt es nicht
stop-denied = die Datei darf nicht gelesen oder geschrieben werden
stop-languages = `stamma languages` zählt sie auf
stop-systems = die Systeme ohne Sprache sind { $near }; hinter einer Sprache stehen san, lan, descriptive, wing, words

## Names
unreadable = unlesbar
illegal = regelwidrig
ambiguous = mehrdeutig
repaired = korrigiert
conflict = Widerspruch
bad-request = fehlerhafte Anfrage
error = Fehler
warning = Warnung
note = Hinweis
help = Hilfe

## Numbers of things
moves-read = { $count ->
    [one] ein Zug gelesen
   *[other] { $count } Züge gelesen
}
moves-left = { $count ->
    [one] ein Zug blieb, wie er steht (in Partien samt ihrer ganzen Zugfolge)
   *[other] { $count } Züge blieben, wie sie stehen (in Partien samt ihrer ganzen Zugfolge)
}
games-read = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}

## The help of the command
command-translate = Dateien oder die Standardeingabe von einer Notation in eine andere übersetzen
command-move = Eine Zeile mit Zügen übersetzen
command-recover = Die wahrscheinlichste legale Partie in einem fehlerhaften Partieformular finden
command-detect = Notation und Kodierung eines Textes finden, mit den Belegen
command-explain = Zeigen, wie jedes Zeichen gelesen wurde, oder was ein Meldungscode bedeutet
command-languages = Die Sprachen auflisten oder alles über eine zeigen
command-batch = JSON-Anfragen beantworten, eine je Zeile
command-completions = Die Vervollständigungen einer Shell ausgeben
command-man = Die Handbuchseite ausgeben
option-from = Notation des Textes; auto findet sie
option-to = Notation, in die geschrieben wird
option-style = Jeden Zug in diesem Stil neu schreiben
option-normalise = Jeden Zug nach dem Stil schreiben, auch wo nichts zu ändern ist
option-glyphs = Wie Kommentarzeichen geschrieben werden
option-bidi = Wie von rechts nach links laufende Ausgabe geordnet bleibt
option-keep = Zweifelhafte Züge lassen, wie sie sind, und melden
option-strict = Beim ersten zweifelhaften Zug anhalten und nichts schreiben
option-best = Die wahrscheinlichste Lesart nehmen und melden
option-json = Meldungen als JSON-Zeilen ausgeben
option-json-answer = Die Antwort als JSON auf der Standardausgabe ausgeben
option-quiet = Keine Meldungen und keinen Fortschritt ausgeben
option-color = Farbe der Meldungen
option-lang = Sprache der Meldungen
option-locales = Ein Ordner mit eigenen Tabellen
option-output = Ausgabedatei
option-in-place = Die Dateien an ihrem Ort neu schreiben
option-format = Format des Dokuments
option-encoding = Kodierung des Textes
option-jobs = Anzahl der Threads
option-unchecked = Nur Buchstaben, ohne Brett

## The words of the help
heading-usage = Aufruf
heading-commands = Befehle
heading-arguments = Argumente
heading-options = Optionen
heading-messages = Meldungen
heading-files = Dateien
heading-notation = Notation
heading-moves-in-doubt = Zweifelhafte Züge
heading-position = Stellung
heading-examples = Beispiele
placeholder-options = OPTIONEN
placeholder-command = BEFEHL
help-default = [Vorgabe: { $name }]
help-values = [Werte: { $near }]
about = Schachnotation in jeder Sprache: liest Züge in jeder Notation und schreibt sie in jeder anderen
about-notations = Eine Notation heißt LOCALE[.SET][:SYSTEM], etwa de, fa.latin-1980 oder es:descriptive, oder nach einem System ohne Sprache: fan, uci, uci960, iccf, smith, coordinate, stamma, selenus, murray, paris1173, koebel1520, gringmuth, uedemann, pgn. Hinter einer Sprache stehen san (wie ohne), lan, descriptive, wing und words. `stamma languages` nennt die Sprachen. Züge in Worten sind de:words; wie sie gesagt werden, steht anstelle des Satzes, mit Bindestrichen verbunden, etwa de.full:words oder en.fide-digits:words: short, full oder fide; letters, nato oder anna; figures oder digits. Rückgabewerte: 0 alle Züge übersetzt, 1 einige blieben stehen (recover: etwas ist zweifelhaft; detect: unentschieden oder nichts gelesen), 2 nicht ausführbar.
command-help = Diese Hilfe oder die eines Befehls ausgeben
option-help = Hilfe ausgeben
option-version = Version ausgeben
option-files = Dateien, die gelesen werden; `-` oder keine ist die Standardeingabe
option-file = Die Anfragen; `-` oder keine Datei ist die Standardeingabe
option-text = Die Züge; `-` liest die Standardeingabe
option-tag = Die Sprache, die gezeigt wird, etwa `ar` oder `de-AT`
option-shell = Die Shell
option-command = Der Befehl, dessen Seite ausgegeben wird
option-out = Je Befehl eine Seite in diesen Ordner schreiben
option-set = Jeden Zug mit diesem Zeichen schreiben, etwa `capture=:`
option-comments = Züge in Kommentaren
option-output-encoding = Kodierung der Ausgabe
option-fen = Die Stellung vor dem ersten Zug
option-after = Züge auf Englisch, die zu ihr führen
option-show = Die Form der Antwort
option-ask = Zu jedem zweifelhaften Halbzug fragen, mit dem Brett
option-no-prior = Nur das Formular gelten lassen, nicht was man gewöhnlich spielt
option-position = Die Stellung nach den Zügen ansagen, Figur um Figur
option-ssml = Worte als SSML schreiben, für Sprachausgaben

## Arguments that cannot be taken
arguments-unknown = die Option oder das Argument `{ $name }` gibt es nicht{ $near ->
    [none] {""}
   *[other] ; gemeint war vielleicht { $near }
}
arguments-command = den Befehl `{ $name }` gibt es nicht{ $near ->
    [none] {""}
   *[other] ; gemeint war vielleicht { $near }
}
arguments-value = `{ $name }` ist kein Wert von { $what }{ $near ->
    [none] {""}
   *[other] ; die Werte sind { $near }
}
arguments-no-value = { $what } braucht einen Wert
arguments-conflict = { $what } verträgt sich nicht mit { $near }
arguments-missing = es fehlt: { $near }
arguments-wrong = die Argumente stimmen nicht: „{ $detail }“
arguments-more = mehr unter --help
stop-unsupported = das geht nicht: „{ $reason }“
stop-table = eine Tabelle ist nicht brauchbar: „{ $reason }“
stop-io = die Datei ist nicht zu lesen oder zu schreiben: „{ $reason }“

## A game that was recovered
half-moves = { $count ->
    [one] ein Halbzug
   *[other] { $count } Halbzüge
}
half-moves-doubtful = { $count ->
    [0] keiner zweifelhaft
    [one] einer zweifelhaft
   *[other] { $count } zweifelhaft
}
recovered = { $found }, { $detail }; Buchstaben { $name }; Ergebnis { $what }
recovered-learned = aus dem Formular gelernt, siehe --show notation
recovered-named = wie genannt
recovered-no-result = nicht angegeben
recovered-refers = Züge 1–{ $number } wie in Partie { $name }: { $known ->
    [yes] gefunden
   *[other] nicht in diesem Text
}
recovered-next = nächstbeste Partie: ein anderer Zug bei { $number }, Abstand { $detail }
recovered-unread = für keinen Zug gehalten: { $found }
recovered-written = geschrieben
recovered-nothing = nichts gefunden: im Text steht kein Halbzug
recovered-read = gelesen
recovered-sure = sicher
recovered-or = oder
recovered-missing = fehlt
recovered-sheet = Formular
recovered-elsewhere = wie in einer anderen Partie

## Why a run is stopped
fen-part = { $what ->
    [placement-of-the-men] die Aufstellung
    [side-to-move] wer am Zug ist
    [castling-field] das Feld für die Rochade
    [en-passant-field] das Feld für en passant
    [halfmove-clock] der Zähler der Halbzüge
   *[move-number] die Zugnummer
}
reason-man = { $what ->
    [king] König
    [queen] Dame
    [rook] Turm
    [bishop] Läufer
    [knight] Springer
   *[pawn] Bauer
}
reason-of = { $side ->
    [white] Weiß
   *[black] Schwarz
}
reason-missing = es fehlt: { fen-part }
reason-side = wer am Zug ist, heißt `w` oder `b`, nicht „{ $found }“
reason-five-fields = es sind fünf Felder; auch die Zugnummer angeben
reason-more-fields = es sind mehr als sechs Felder: „{ $found }“
reason-rights = es sind mehr als vier Rochaderechte
reason-other-in-check = wer nicht am Zug ist, steht im Schach
reason-many-ranks = es sind mehr als acht Reihen
reason-ranks = statt acht Reihen: { $count }
reason-rank = die { $number }. Reihe hat nicht acht Felder: „{ $found }“
reason-no-man = „{ $found }“ ist keine Figur einer FEN, das sind PNBRQKpnbrqk
reason-kings = Könige von { reason-of }: { $count }
reason-pawns = Bauern von { reason-of }: { $count }
reason-men = Steine von { reason-of }: { $count }
reason-edge = auf der ersten oder letzten Reihe steht ein Bauer
reason-passed-form = das Feld für en passant ist ein Feldname oder `-`, nicht „{ $found }“
reason-passed = über { $found } ist gerade kein Bauer gezogen
reason-right = „{ $found }“ ist kein Rochaderecht
reason-right-place = für die Rochade „{ $found }“ stehen König und Turm nicht am Platz
reason-right-twice = die Rochade „{ $found }“ steht zweimal da
reason-number = { fen-part }: „{ $found }“ ist keine brauchbare Zahl
reason-folder = das ist ein Ordner
reason-no-folder = den Ordner dafür gibt es nicht
reason-text-long = der Text ist länger als { $count } Bytes
reason-letter-long = ein Buchstabe hat höchstens { $count } Bytes
reason-no-letters = „{ $found }“: es gibt keine Buchstaben
reason-set-empty = der Satz hat keine Buchstaben und die Sprache auch nicht
reason-set-files = der Satz will eigene Linienbuchstaben, und `files` fehlt
reason-set-digits = der Satz will eigene Ziffern, und `digits` fehlt
reason-many-piece-letters = mehr als { $count } Buchstaben für eine Figur
reason-many-file-letters = mehr als { $count } Buchstaben für eine Linie
reason-file-letter-twice = „{ $found }“ steht zweimal für eine Linie
reason-many-sets = mehr als { $count } Buchstabensätze
reason-set-twice = der Satz `{ $name }` ist schon da
reason-ten-digits = die Ziffern 0 bis 9 müssen zehn verschiedene sein
reason-other-style = die Datei ist die des Stils `{ $name }`, sie heißt `{ $found }`
reason-mark-form = `{ $name }` ist sichtbarer Text in Normalform C von höchstens { $count } Bytes
reason-mark-short = `{ $name }` muss kurzer sichtbarer Text sein
reason-mark-form-asked = es muss MARK=VALUE sein, wie capture=:
reason-no-mark = es gibt kein Zeichen `{ $name }`; die Zeichen sind { $near }
reason-mark-unread = mit `{ $name }` würde das Geschriebene, „{ $found }“, nicht wieder so gelesen, wie es gemeint war; Stile haben { $near }; oder lassen Sie das Zeichen weg
reason-four-results = `results` sind vier, durch Kommas getrennt: { $detail }
reason-no-modern = in `styles` fehlt `modern`, der Stil, der ohne Namen geschrieben wird
reason-no-table = für `{ $name }` gibt es keine Tabelle
reason-file-large = die Datei ist größer als { $count } Bytes
reason-file-encoding = die Datei ist nicht in UTF-8
reason-brackets = mehr als { $count } Klammern ineinander
reason-duplicate-field = das Feld `{ $found }` steht zweimal da
reason-field-duplicate = { $part }: das Feld `{ $found }` steht zweimal da
reason-field-unknown = { $part }: das Feld `{ $found }` ist unbekannt; es gibt { $near }
reason-field-type = { $part }: falscher Typ: { $found }, erwartet wird { $near }
reason-type = falscher Typ: { $found }, erwartet wird { $near }
reason-field-variant = { $part }: den Wert `{ $found }` gibt es nicht; es gibt { $near }
reason-length = falsche Anzahl { $count }, erwartet wird { $near }
reason-field-length = { $part }: falsche Anzahl { $count }, erwartet wird { $near }
reason-no-command = es gibt keinen Befehl `{ $name }`; die Befehle sind { $near }
reason-not-read-format = Dateien in { $name } werden nicht gelesen; speichern Sie den Text als HTML, Markdown oder reinen Text und übersetzen Sie diesen ({ $detail })
reason-unchecked-games = `--unchecked` tauscht Buchstaben in Partien und fügt keine Zeichen hinzu; lassen Sie es hier weg
reason-after = `after`: { $detail }
reason-set-name = `{ $name }` kann kein Satz heißen: nur Buchstaben, Ziffern und Bindestriche
reason-behind-a-language = `{ $name }` steht hinter dem Namen einer Sprache: de:{ $name }
reason-auto-no-notation = `auto` wird aus dem Text gefunden und ist selbst keine Notation
reason-auto-to = von `auto` kann gelesen, nach `auto` nicht geschrieben werden
reason-no-system = das System `{ $name }` gibt es noch nicht
reason-no-options = `{ $name }` hat keine Zusätze, `:{ $found }` kann nicht folgen
reason-no-descriptive = `{ $tag }` hat keine beschreibende Notation; es gibt sie für { $near }
reason-no-wing = `{ $tag }` hat keine Flügelnotation; es gibt sie für ar
reason-two-encodings = in { $name } ist es eine legale Partie und in { $found } eine andere; eine Kodierung mit --encoding nennen
reason-words-needed = Stellungen und SSML bestehen aus Worten: mit --to eine Sprache nennen, etwa --to de:words
reason-speech-needed = SSML besteht aus Worten: mit --to eine Sprache nennen, etwa --to de:words
reason-speech-games = SSML wird aus Partien gemacht: ihre Form nennen, etwa --format pgn
reason-standard-in-place = die Standardeingabe kann nicht an ihrem Ort geändert werden
reason-device-in-place = eine Pipe oder ein Gerät kann nicht an seinem Ort geändert werden
reason-unchecked-source = `--unchecked` muss die Quelle kennen: mit --from nennen
reason-mark-twice = das Zeichen `{ $name }` ist zweimal gesetzt
reason-mark-empty = `{ $name }` darf nicht leer sein
reason-one-of = `{ $name }` ist eines von { $near }
reason-no-letter = dem Satz fehlt der Buchstabe für: { reason-man }
reason-collide = die Buchstaben überschneiden sich: `{ $found }`, und `overlaps` nennt es nicht
reason-no-collision = `{ $found }` ist angegeben, aber so überschneidet sich nichts, oder es steht zweimal da
reason-letter-twice = `{ $found }` steht zweimal für: { reason-man }
reason-two-files = `{ $found }` ist der Name zweier Linien
reason-unknown-field = das Feld `{ $found }` gibt es nicht; es gibt { $near }
reason-missing-field = es fehlt das Feld `{ $found }`
reason-other-folder = die Tabelle ist die von `{ $name }`, ihr Ordner heißt `{ $found }`
reason-no-style = den Stil `{ $name }` gibt es nicht
reason-not-allowed = { $found } ist in Tabellen nicht erlaubt
reason-not-composed = „{ $found }“ steht nicht in der Normalform C von Unicode
reason-no-letter-sign = „{ $found }“ kann kein Buchstabe sein, es hat in Zügen eine Bedeutung
lang-missing = in `{ $name }` gibt es keine Meldungen, daher auf Deutsch; Sprachen mit Meldungen: { $near }

## What a text was found to be
detect-encoding = Kodierung
detect-label-games = Partien
detect-notation = Notation
detect-tie = unklar
detect-unread = ungelesen
detect-marked = { $found }, mit Bytereihenfolge-Marke
detect-group = { $name }: { $what }, { $detail } legal
detect-repaired = , davon mit Korrektur: { $count }
detect-same = dasselbe ({ $what }) wie { $near }
detect-tie-game = Partie { $number } sind { $count } verschiedene legale Partien:
detect-more = und { $count } weitere
detect-more-games = weitere Partien: { $count }
detect-none = Partie { $number }: keine Notation liest sie ganz
detect-furthest = ; am weitesten kommt { $name }, { $detail }
detect-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
detect-half-moves = { $count ->
    [one] { $count } Halbzug
   *[other] { $count } Halbzüge
}

## Wie ein Text gelesen wurde, Zeichen für Zeichen
shown-tag = Tag
shown-number = Nummer { $number }
shown-number-black = Nummer { $number }, Schwarz am Zug
shown-number-bare = Nummer
shown-filler = steht für nichts
shown-comment = Kommentar
shown-open = eine Variante beginnt
shown-close = die Variante endet
shown-mark = Kommentarzeichen
shown-mark-nag = Kommentarzeichen, { $name }
shown-result = Ergebnis { $name }
shown-move = Zug
shown-notation-none = Notation: nicht gefunden.
shown-notation-one = Notation: { $name }, im Text gefunden.
shown-notation-same = Notation: { $name }, im Text gefunden; dieselbe Partie lesen { $near }.
shown-notation-tie = Notation: unentschieden. { $count } Lesarten des ganzen Textes sind legal und ergeben verschiedene Partien:
shown-notation-unread = Notation: keine liest den ganzen Text; gezeigt wird die, die am weitesten kommt.
shown-notation-named = Notation: { $name }, wie genannt.
shown-notation-set = Notation: { $name }, ein Buchstabensatz der genannten Sprache.
shown-as = Als { $name }:
shown-says = sagt
shown-else = oder
shown-board = Brett
shown-chosen = gewählt
shown-fits-none = nichts, was passt
shown-none = nichts
shown-lost = nicht betrachtet: die Stellung ist seit dem Fehler davor unbekannt
shown-only = der einzige legale Zug, der passt
shown-mended = , mit einer Korrektur gelesen: { $detail }
shown-settled = was folgt, ist nur nach diesem legal
shown-undecided = mehrere passen, und nichts entscheidet zwischen ihnen
shown-illegal = es liest sich als Zug, und die Stellung erlaubt keinen, der passt
shown-unreadable = es ist kein Zug in dieser Notation
shown-near = ; legal und ähnlich: { $near }
shown-letters = ; die Buchstaben von { $name } sind { $near }
shown-nightrider = ein Zug des Nachtreiters, einer Figur, die das Brett nicht kennt
shown-repair = [Korrektur: { $detail }]
shown-cost = [Abweichung { $number }]
shown-more = { $count } weitere
shown-null = gar kein Zug, das Zugrecht wechselt
shown-castles = { $what ->
    [short] Rochade am Königsflügel
    [long] Rochade am Damenflügel
   *[either] Rochade auf einer der Seiten
}
shown-men-or = { " oder " }
shown-man = { $what ->
    [king] König
    [queen] Dame
    [rook] Turm
    [bishop] Läufer
    [knight] Springer
    [pawn] Bauer
   *[any] irgendein Stein
}
shown-taken = { $what ->
    [any] etwas
   *[other] { shown-man }
}
shown-promoted = { $what ->
    [any] irgendeine Figur
   *[other] { shown-man }
}
shown-born = , Ausgangsfeld auf { $detail },
shown-from = von { $detail }
shown-to = nach { $detail }
shown-takes = schlägt: { $detail }
shown-on = auf { $detail }
shown-passing = im Vorbeigehen
shown-becomes = und wird: { $detail }
shown-or-castling = , oder Rochade
shown-check = { $what ->
    [mate] , mit Matt
    [quiet] , ohne Schach
   *[check] , mit Schach
}
shown-file = Linie { $name }
shown-rank = Reihe { $name }
shown-square-any = irgendein Feld
shown-square-none = kein Feld
shown-squares = { $count } Felder

## Beispiele und Werte in der Hilfe
example-translate = eine PGN-Datei mit arabischen Buchstaben
example-move = eine Zeile mit Zügen in Figurinen
example-explain = wie ein Zug gelesen wurde
below-translate = Was kein Zug, keine Nummer, kein Ergebnis und kein Zeichen ist, wird Byte für Byte übernommen. Ein Zug, der nicht lesbar oder illegal ist oder auf mehrere Züge passt, bleibt mit seiner Zeile, wie er war, und wird gemeldet. Prosa in einer Datei ohne sprechende Endung wird genannt: --format text.
below-batch = Felder, Antworten und Beispiele: docs/batch.md
value-color-auto = Auf einem Terminal, wenn NO_COLOR nicht gesetzt ist
value-color-always = Immer
value-color-never = Nie
value-glyphs-nag = Nummern: `$1`, `$16`
value-glyphs-unicode = Zeichen: `!`, `±`
value-glyphs-ascii = ASCII-Zeichen: `!`, `+/-`
value-glyphs-words = Wörter der geschriebenen Sprache
value-glyphs-keep = Wie sie sind
value-bidi-isolate = Isolate um jede Folge von Zügen
value-bidi-marks = Richtungszeichen, für Programme, die älter sind als die Isolate
value-bidi-visual = Buchstaben in der Folge der Anzeige, für ein Terminal, das sie nicht selbst ordnet
value-bidi-none = Nichts
value-format-pgn = Partien mit Tags, Kommentaren und Varianten
value-format-sheet = Ein Partieformular
value-format-text = Prosa mit Zügen
value-format-html = HTML; aus Partien in PGN wird eine Seite
value-comments-moves = Züge in Kommentaren mitübersetzen
value-comments-leave = Kommentare lassen, wie sie sind
value-show-table = Eine Tabelle der Halbzüge mit Sicherheit und Alternativen
value-show-pgn = PGN, Zweifel und Korrekturen in Kommentaren
value-show-sheet = Das Formular selbst, jeder zweifelhafte oder korrigierte Halbzug markiert
value-show-notation = Die aus dem Formular gelernten Buchstaben als `notation.yaml` für `--locales`; nichts bei bekannten Buchstaben
