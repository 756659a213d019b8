### Messages of the command in French. Unsourced: general knowledge.
### $found is the text as it stands, $candidates English SAN, $count their number, $detail a fixed word of the program.

## Diagnostics
repair = { $detail ->
    [case] majuscule ou minuscule
    [look-alike] une lettre semblable d’une autre écriture
    [other-set] une lettre d’un autre jeu de lettres
    [doubtful-letter] une lettre que la table dit douteuse
    [lost-letter] la lettre de la pièce manque
    [lost-square] la case d’arrivée est incomplète
    [stray] un signe qui n’a pas sa place ici
    [misread] une lettre, un chiffre ou un mot pris pour un autre
    [lost-promotion] la pièce de la promotion manque
    [other-wing] l’aile nommée n’est pas celle où la pièce a commencé
    [smudged] un signe est effacé
    [lost-piece-letter] la lettre de la pièce manque
    [lost-sign] un signe de prise ou d’échec manque
    [other-script] une lettre d’une autre écriture
    [split] un mot était coupé
   *[other] { $detail }
}
M0101 = « { $found } » n’est pas un coup dans cette notation
M0102 = « { $found } » : ce programme ne connaît pas le noctambule
M0103 = « { $found } » ne contient pas de position
M0104 = une partie est trop longue pour être lue d’un coup
M0105 = « { $found } » : cette variante a ses propres règles, ses coups ne sont pas lus
M0201 = aucun coup légal ne correspond à « { $found } »
M0202 = le numéro `{ $found }` donne le trait au camp qui ne l’a pas
M0203 = le résultat `{ $found }` contredit celui donné avant
M0204 = { $count ->
    [one] un coup correspond à « { $found } », sans certitude : { $candidates }
   *[other] { $count } coups correspondent à « { $found } » : { $candidates }
}
M0205 = « { $found } » est un autre coup dans une autre langue : { $candidates }
M0206 = la feuille ne tranche pas « { $found } » : { $candidates }
M0207 = dans la notation nommée, « { $found } » est le premier de { $candidates }, mais seulement par une graphie inhabituelle ; tel quel, c’est le second, en « { $detail } »
M0208 = « { $found } » figure dans une liste dont une autre pièce reste telle quelle
M0209 = le numéro `{ $found }` n’est pas celui qui est attendu
M0210 = le signe de `{ $found }` annonce un échec ou un mat que le coup ne donne pas
M0211 = `{ $found }` est lu, mais le balisage qu’il contient empêche d’écrire le nouveau coup
M0301 = « { $found } » a été lu avec une correction : { repair }
M0302 = « { $found } » ne serait un coup qu’avec une correction : { repair }
M0401 = les coups de « { $found } » ont été changés, et le paquet d’échecs les lit aussi
M0402 = le document était signé ; son texte ayant changé, la signature n’est plus valable
M0901 = la requête est erronée : { $detail }
place = { $side ->
    [white] Blancs
   *[black] Noirs
}, coup { $number }

## What can be done about it
help-M0101 = coups d’orthographe voisine : { $candidates }
help-M0102 = dans la notation des problèmes, S est le cavalier et N le noctambule ; pour des parties ordinaires, nommez un autre jeu de lettres, --from en
help-M0105 = seules les parties selon les règles des échecs et de Chess960 sont traduites
help-M0201 = coups légaux voisins : { $candidates }
help-more-M0201 = `stamma explain M0201` en dit plus ; --best corrige ce qui est à une lettre d’un seul coup légal
help-elsewhere = toute la partie est légale dans la notation « { $detail } » : nommez-la avec --from, ou --from auto
help-M0202 = un demi-coup manque avant lui, ou est écrit deux fois ; sans le numéro, la ligne est lue telle quelle
help-taken = le premier a été pris ; comparez-le avec la source
help-noted = simple remarque ; les coups sont lus quand même
help-M0204 = --best prend le premier ; sinon la ligne reste telle quelle
help-M0205 = nommez la notation avec --from
help-M0206 = comparez les possibilités avec la feuille
help-M0207 = --best prend la notation nommée, --from { $detail } l’autre
help-M0208 = voir ce qui est dit des autres de la liste
help-M0301 = comparez la lecture avec la source
help-M0302 = dans le texte courant, rien n’est corrigé au jugé ; il reste tel quel
help-M0401 = déclarer les lettres avec \newskaklanguage et les choisir avec \skaklanguage
help-M0901 = voyez le protocole dans le manuel

## What a code means
explain-M0101 = Le texte ne se lit pas comme un coup dans la notation demandée. Aucune lettre n’est sautée pour en faire un.
explain-M0102 = La lettre désigne le noctambule des échecs féeriques, que l’échiquier ne connaît pas. Elle n’est jamais lue comme une autre pièce.
explain-M0103 = La FEN de la partie n’est pas une position légale.
explain-M0201 = Le texte se lit comme un coup, mais la position n’en permet aucun qui corresponde.
explain-M0202 = Un numéro de coup contredit l’échiquier : d’après lui, l’autre camp joue. Un demi-coup manque ou est écrit deux fois, donc rien n’est sûr après lui.
explain-M0203 = Deux résultats d’une même partie se contredisent : celui des en-têtes et celui qui suit les coups, ou deux après les coups. Les deux restent tels quels.
explain-M0204 = Plusieurs coups légaux correspondent à ce qui est écrit ; aucun n’est deviné.
explain-M0205 = Une autre langue donne un autre sens aux mêmes lettres, et le coup est légal dans les deux.
explain-M0206 = La feuille permet ici plusieurs coups ; ils sont cités avec leur degré de confiance.
explain-M0207 = La notation nommée ne lit la partie qu’en corrigeant des lettres ou avec des lettres pour les pions, et une autre la lit telle quelle, comme une autre partie.
explain-M0208 = Dans une liste de pièces, toutes sont changées, ou aucune.
explain-M0209 = Un numéro de coup n’est pas celui qui est attendu. Là où les coups sont renumérotés, ce n’est qu’une remarque ; après un résultat qui a terminé la partie, les coups sont laissés, car personne ne connaît la position.
explain-M0210 = Le signe derrière un coup annonce un échec ou un mat, et la position dit le contraire. Le coup est certain sans lui et il est lu ; ce n’est qu’une remarque.
explain-M0211 = Le coup est lu, mais il contient quelque chose qui n’est pas du texte et qui reste : une image, une macro, des signes du format. Le nouveau coup n’y tiendrait pas ; il est donc laissé.
explain-M0301 = Une faute a été réparée ; un seul coup légal correspond à l’intention.
explain-M0302 = Entre des mots, une faute n’est corrigée que si un numéro ou un coup la précède directement et si le texte ne veut rien dire d’autre tel quel.
explain-M0401 = Les paquets skak et xskak lisent le contenu de cette commande, dans la langue qui leur est indiquée. Le document ne se compile que si c’est celle des coups tels qu’ils sont maintenant.
explain-M0402 = Le document est signé et son texte a changé : la signature n’est plus valable. Signez-le de nouveau.
explain-M0901 = Une ligne du protocole n’est pas une requête.
explain-M0104 = La partie est copiée telle quelle.
explain-M0105 = Dans cette variante les pièces jouent selon d’autres règles, l’échiquier ne dit rien de ses coups. La partie reste telle quelle.

## What stops a run
stop-what = { $what ->
    [locale] langue
    [set] jeu
    [letter-set] jeu de lettres
    [style] style
    [code] code
    [encoding] encodage
    [language-with-words] langue avec des mots
    [way-of-telling-moves] manière de dire les coups
    [system] système
    [locale-or-system] langue ou système
    [option-of-fan] option de fan
   *[other] { $what }
}
stop-unknown = inconnu ({ stop-what }) : « { $name } »{ $near ->
    [none] {""}
   *[other] { " " }; vouliez-vous dire { $near } ?
}
stop-letters = aucune source ne donne les lettres de toutes les pièces pour { $language } ({ $tag }) ; ses mots sont connus. Utilisez les figurines, `fan`{ $sets ->
    [none] {""}
   *[other] , ou un jeu connu, { $sets }
}
stop-fen = ce n’est pas une position : { $reason }
stop-not-found = ce fichier n’existe pas
stop-denied = la lecture ou l’écriture du fichier n’est pas permise
stop-languages = `stamma languages` en donne la liste
stop-systems = les systèmes sans langue sont { $near } ; derrière une langue se placent san, lan, descriptive, wing, words

## Names
unreadable = illisible
illegal = illégal
ambiguous = ambigu
repaired = corrigé
conflict = contradiction
bad-request = requête erronée
error = erreur
warning = avertissement
note = note
help = aide

## Numbers of things
moves-read = { $count ->
    [one] { $count } coup lu
   *[other] { $count } coups lus
}
moves-left = { $count ->
    [one] { $count } coup laissé tel quel (dans une partie, avec toute la suite de coups)
   *[other] { $count } coups laissés tels quels (dans une partie, avec toute la suite de coups)
}
games-read = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}

## The help of the command
command-translate = Traduire des fichiers, ou l’entrée standard, d’une notation dans une autre
command-move = Traduire une ligne de coups
command-recover = Trouver la partie légale la plus probable dans une feuille abîmée
command-detect = Trouver la notation et l’encodage d’un texte, avec les preuves
command-explain = Montrer comment chaque élément a été lu, ou ce que signifie un code
command-languages = Lister les langues, ou montrer tout ce qu’on sait de l’une
command-batch = Répondre à des requêtes JSON, une par ligne
command-completions = Afficher les complétions d’un shell
command-man = Afficher la page du manuel
option-from = Notation du texte ; auto la trouve
option-to = Notation à écrire
option-style = Réécrire chaque coup dans ce style
option-normalise = Réécrire chaque coup selon le style, même sans nécessité
option-glyphs = Comment les signes d’annotation sont écrits
option-bidi = Comment l’ordre est gardé de droite à gauche
option-keep = Laisser les coups douteux tels quels et les signaler
option-strict = Arrêter au premier coup douteux et ne rien écrire
option-best = Prendre la lecture la plus probable et la signaler
option-json = Afficher les diagnostics en lignes JSON
option-json-answer = Afficher la réponse en JSON sur la sortie standard
option-quiet = Ne rien afficher
option-color = Couleur des messages
option-lang = Langue des messages
option-locales = Un dossier de vos propres tables
option-output = Fichier à écrire
option-in-place = Réécrire les fichiers sur place
option-format = Format du document
option-encoding = Encodage du texte
option-jobs = Nombre de fils
option-unchecked = Lettres seules, sans échiquier

## The words of the help
heading-usage = Utilisation
heading-commands = Commandes
heading-arguments = Arguments
heading-options = Options
heading-messages = Messages
heading-files = Fichiers
heading-notation = Notation
heading-moves-in-doubt = Coups douteux
heading-position = Position
heading-examples = Exemples
placeholder-options = OPTIONS
placeholder-command = COMMANDE
help-default = [par défaut : { $name }]
help-values = [valeurs : { $near }]
about = La notation des échecs dans toutes les langues : lit les coups dans n’importe quelle notation et les écrit dans toute autre
about-notations = Une notation se nomme LOCALE[.SET][:SYSTEM], comme de, fa.latin-1980 ou es:descriptive, ou par un système sans langue : fan, uci, uci960, iccf, smith, coordinate, stamma, selenus, murray, paris1173, koebel1520, gringmuth, uedemann, pgn. Derrière une langue se placent san (comme sans rien), lan, descriptive, wing et words. `stamma languages` donne la liste des langues. Les coups en mots sont de:words ; la façon de les dire tient lieu de jeu de lettres, jointe par des traits d’union, comme de.full:words ou en.fide-digits:words : short, full ou fide ; letters, nato ou anna ; figures ou digits. Codes de sortie : 0 tous les coups traduits, 1 certains laissés tels quels (recover : un doute subsiste ; detect : indécis ou rien de lu), 2 exécution impossible.
command-help = Afficher cette aide ou celle d’une commande
option-help = Afficher l’aide
option-version = Afficher la version
option-files = Fichiers à lire ; `-` ou aucun désigne l’entrée standard
option-file = Les requêtes ; `-` ou aucun fichier désigne l’entrée standard
option-text = Les coups ; `-` lit l’entrée standard
option-tag = La langue à montrer, comme `ar` ou `de-AT`
option-shell = L’interpréteur de commandes
option-command = La commande dont la page est affichée
option-out = Écrire une page par commande dans ce dossier
option-set = Récrire chaque coup avec ce signe, comme `capture=:`
option-comments = Coups dans les commentaires
option-output-encoding = Encodage de la sortie
option-fen = La position avant le premier coup
option-after = Coups en anglais qui y mènent
option-show = La forme de la réponse
option-ask = Interroger sur chaque demi-coup douteux, avec l’échiquier
option-no-prior = Ne tenir compte que de la feuille, non de ce qui se joue d’ordinaire
option-position = Énoncer la position après les coups, pièce par pièce
option-ssml = Écrire les paroles en SSML, pour la synthèse vocale

## Arguments that cannot be taken
arguments-unknown = il n’y a pas d’option ou d’argument `{ $name }`{ $near ->
    [none] {""}
   *[other] { " " }; peut-être { $near } ?
}
arguments-command = il n’y a pas de commande `{ $name }`{ $near ->
    [none] {""}
   *[other] { " " }; peut-être { $near } ?
}
arguments-value = `{ $name }` n’est pas une valeur de { $what }{ $near ->
    [none] {""}
   *[other] { " " }; les valeurs sont { $near }
}
arguments-no-value = { $what } demande une valeur
arguments-conflict = { $what } est incompatible avec { $near }
arguments-missing = il manque : { $near }
arguments-wrong = les arguments sont incorrects : « { $detail } »
arguments-more = pour en savoir plus : --help
stop-unsupported = ce n’est pas possible : « { $reason } »
stop-table = une table est inutilisable : « { $reason } »
stop-io = le fichier ne peut être lu ou écrit : « { $reason } »

## A game that was recovered
half-moves = { $count ->
    [one] un demi-coup
   *[other] { $count } demi-coups
}
half-moves-doubtful = { $count ->
    [0] aucun douteux
    [one] un douteux
   *[other] { $count } douteux
}
recovered = { $found }, { $detail } ; lettres : { $name } ; résultat { $what }
recovered-learned = apprises de la feuille, voir --show notation
recovered-named = comme indiqué
recovered-no-result = non indiqué
recovered-refers = coups 1–{ $number } comme dans la partie { $name } : { $known ->
    [yes] trouvés
   *[other] absents de ce texte
}
recovered-next = deuxième meilleure partie : un autre coup au { $number }, écart { $detail }
recovered-unread = non pris pour un coup : { $found }
recovered-written = écrit
recovered-nothing = rien trouvé : le texte ne contient aucun demi-coup
recovered-read = lu
recovered-sure = sûr
recovered-or = ou
recovered-missing = manque
recovered-sheet = feuille
recovered-elsewhere = comme dans une autre partie

## Why a run is stopped
fen-part = { $what ->
    [placement-of-the-men] la position des pièces
    [side-to-move] le trait
    [castling-field] le champ du roque
    [en-passant-field] le champ de la prise en passant
    [halfmove-clock] le compteur de demi-coups
   *[move-number] le numéro du coup
}
reason-man = { $what ->
    [king] roi
    [queen] dame
    [rook] tour
    [bishop] fou
    [knight] cavalier
   *[pawn] pion
}
reason-of = { $side ->
    [white] blancs
   *[black] noirs
}
reason-missing = il manque : { fen-part }
reason-side = le trait est `w` ou `b`, pas « { $found } »
reason-five-fields = il y a cinq champs ; donner aussi le numéro du coup
reason-more-fields = il y a plus de six champs : « { $found } »
reason-rights = il y a plus de quatre droits de roque
reason-other-in-check = le camp qui n’a pas le trait est en échec
reason-many-ranks = il y a plus de huit rangées
reason-ranks = au lieu de huit rangées : { $count }
reason-rank = la rangée { $number } n’a pas huit cases : « { $found } »
reason-no-man = « { $found } » n’est pas une pièce FEN ; ce sont PNBRQKpnbrqk
reason-kings = rois { reason-of } : { $count }
reason-pawns = pions { reason-of } : { $count }
reason-men = pièces et pions { reason-of } : { $count }
reason-edge = un pion est sur la première ou la dernière rangée
reason-passed-form = le champ de la prise en passant est une case ou `-`, pas « { $found } »
reason-passed = aucun pion ne vient de passer par { $found }
reason-right = « { $found } » n’est pas un droit de roque
reason-right-place = pour le roque « { $found } », le roi et la tour ne sont pas en place
reason-right-twice = le roque « { $found } » est donné deux fois
reason-number = { fen-part } : « { $found } » n’est pas un nombre valable
reason-folder = c’est un dossier
reason-no-folder = son dossier n’existe pas
reason-text-long = le texte dépasse { $count } octets
reason-letter-long = une lettre a au plus { $count } octets
reason-no-letters = « { $found } » : il n’y a pas de lettres
reason-set-empty = le jeu n’a pas de lettres, et la langue non plus
reason-set-files = le jeu veut des colonnes à lui, et `files` manque
reason-set-digits = le jeu veut des chiffres à lui, et `digits` manque
reason-many-piece-letters = plus de { $count } lettres pour une pièce
reason-many-file-letters = plus de { $count } lettres pour une colonne
reason-file-letter-twice = « { $found } » est donné deux fois pour une colonne
reason-many-sets = plus de { $count } jeux de lettres
reason-set-twice = le jeu `{ $name }` existe déjà
reason-ten-digits = les chiffres de 0 à 9 doivent être dix chiffres différents
reason-other-style = le fichier est celui du style `{ $name }`, il se nomme `{ $found }`
reason-mark-form = `{ $name }` doit être un texte visible en forme normale C, de { $count } octets au plus
reason-mark-short = `{ $name }` doit être un texte court et visible
reason-mark-form-asked = ce doit être MARK=VALUE, comme capture=:
reason-no-mark = il n’y a pas de signe `{ $name }` ; les signes sont { $near }
reason-mark-unread = avec `{ $name }`, ce qui est écrit, « { $found } », ne serait pas relu comme voulu ; les styles ont { $near } ; ou omettez le signe
reason-four-results = `results` sont quatre, séparés par des virgules : { $detail }
reason-no-modern = `styles` n’a pas `modern`, celui qui s’écrit si aucun n’est nommé
reason-no-table = il n’y a pas de table pour `{ $name }`
reason-file-large = le fichier dépasse { $count } octets
reason-file-encoding = le fichier n’est pas en UTF-8
reason-brackets = plus de { $count } crochets imbriqués
reason-duplicate-field = le champ `{ $found }` est donné deux fois
reason-field-duplicate = { $part } : le champ `{ $found }` est donné deux fois
reason-field-unknown = { $part } : champ `{ $found }` inconnu ; il y a { $near }
reason-field-type = { $part } : type incorrect : { $found }, attendu : { $near }
reason-type = type incorrect : { $found }, attendu : { $near }
reason-field-variant = { $part } : valeur `{ $found }` inconnue ; il y a { $near }
reason-length = nombre incorrect { $count }, attendu : { $near }
reason-field-length = { $part } : nombre incorrect { $count }, attendu : { $near }
reason-no-command = il n’y a pas de commande `{ $name }` ; les commandes sont { $near }
reason-not-read-format = les fichiers { $name } ne se lisent pas ; enregistrez le texte en HTML, Markdown ou texte brut et traduisez-le ({ $detail })
reason-unchecked-games = `--unchecked` échange des lettres dans des parties et n’ajoute pas de marques ; omettez-le ici
reason-after = `after` : { $detail }
reason-set-name = `{ $name }` n’est pas un nom de jeu : lettres, chiffres et traits d’union seulement
reason-behind-a-language = « { $name } » se met derrière le nom d’une langue : fr:{ $name }
reason-auto-no-notation = `auto` se déduit du texte, ce n’est pas une notation
reason-auto-to = on peut lire depuis `auto`, pas écrire vers `auto`
reason-no-system = le système `{ $name }` n’existe pas encore
reason-no-options = `{ $name }` n’a pas d’options, `:{ $found }` ne peut pas suivre
reason-no-descriptive = `{ $tag }` n’a pas de notation descriptive ; elle existe pour { $near }
reason-no-wing = `{ $tag }` n’a pas de notation par ailes ; elle existe pour ar
reason-two-encodings = c’est une partie légale en { $name } et une autre en { $found } ; choisir avec --encoding
reason-words-needed = une position et le SSML sont faits de mots : nommer une langue avec --to, comme --to fr:words
reason-speech-needed = le SSML est fait de mots : nommer une langue avec --to, comme --to fr:words
reason-speech-games = le SSML se fait avec des parties : indiquer leur forme, comme --format pgn
reason-standard-in-place = l’entrée standard ne peut pas être modifiée sur place
reason-device-in-place = un tube ou un périphérique ne peut pas être modifié sur place
reason-unchecked-source = `--unchecked` doit connaître la source : la nommer avec --from
reason-mark-twice = le signe `{ $name }` est donné deux fois
reason-mark-empty = `{ $name }` ne peut pas être vide
reason-one-of = `{ $name }` est l’un de { $near }
reason-no-letter = il manque au jeu la lettre pour : { reason-man }
reason-collide = les lettres se heurtent : `{ $found }`, et `overlaps` ne le dit pas
reason-no-collision = `{ $found }` est déclaré, mais rien ne se heurte ainsi, ou c’est déclaré deux fois
reason-letter-twice = `{ $found }` est donné deux fois pour : { reason-man }
reason-two-files = `{ $found }` désigne deux colonnes
reason-unknown-field = le champ `{ $found }` n’existe pas ; il y a { $near }
reason-missing-field = il manque le champ `{ $found }`
reason-other-folder = la table est celle de `{ $name }`, son dossier est `{ $found }`
reason-no-style = il n’y a pas de style `{ $name }`
reason-not-allowed = { $found } n’est pas permis dans une table
reason-not-composed = « { $found } » n’est pas en forme normale C d’Unicode
reason-no-letter-sign = « { $found } » ne peut être dans une lettre, il a un sens dans les coups
lang-missing = il n’y a pas de messages en `{ $name }`, ils sont donc en français ; langues avec messages : { $near }

## What a text was found to be
detect-encoding = encodage
detect-label-games = parties
detect-notation = notation
detect-tie = indécis
detect-unread = non lu
detect-marked = { $found }, avec indicateur d’ordre des octets
detect-group = « { $name } » : { $what }, { $detail } légaux
detect-repaired = , dont { $count } avec correction
detect-same = idem ({ $what }) en « { $near } »
detect-tie-game = la partie { $number } est { $count } parties légales différentes :
detect-more = et { $count } autres
detect-more-games = { $count } parties de plus
detect-none = partie { $number } : aucune notation ne la lit en entier
detect-furthest = { " " }; « { $name } » va le plus loin, { $detail }
detect-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
detect-half-moves = { $count ->
    [one] { $count } demi-coup
   *[other] { $count } demi-coups
}

## Comment un texte a été lu, signe par signe
shown-tag = balise
shown-number = numéro { $number }
shown-number-black = numéro { $number }, trait aux Noirs
shown-number-bare = numéro
shown-filler = ne représente rien
shown-comment = commentaire
shown-open = début d’une variante
shown-close = fin de la variante
shown-mark = signe d’annotation
shown-mark-nag = signe d’annotation, { $name }
shown-result = résultat { $name }
shown-move = coup
shown-notation-none = Notation : non trouvée.
shown-notation-one = Notation : « { $name } », d’après le texte.
shown-notation-same = Notation : « { $name } », d’après le texte ; lisent la même partie : { $near }.
shown-notation-tie = Notation : indécise. { $count } lectures du texte entier sont légales et donnent des parties différentes :
shown-notation-unread = Notation : aucune ne lit le texte entier ; voici celle qui va le plus loin.
shown-notation-named = Notation : « { $name } », comme indiqué.
shown-notation-set = Notation : « { $name } », un jeu de lettres de la langue indiquée.
shown-as = Comme « { $name } » :
shown-says = dit
shown-else = ou
shown-board = jeu
shown-chosen = choisi
shown-fits-none = rien qui convienne
shown-none = rien
shown-lost = non examiné : la position est inconnue depuis la faute qui précède
shown-only = le seul coup légal qui convienne
shown-mended = , lu avec une correction : { $detail }
shown-settled = la suite n’est légale qu’après celui-ci
shown-undecided = plusieurs conviennent et rien ne les départage
shown-illegal = cela se lit comme un coup, mais la position n’en permet aucun qui convienne
shown-unreadable = ce n’est pas un coup dans cette notation
shown-near = { " " }; légal et proche : { $near }
shown-letters = { " " }; les lettres de « { $name } » sont { $near }
shown-nightrider = un coup du noctambule, pièce que l’échiquier ne connaît pas
shown-repair = [correction : { $detail }]
shown-cost = [écart { $number }]
shown-more = { $count } de plus
shown-null = aucun coup, le trait passe
shown-castles = { $what ->
    [short] petit roque
    [long] grand roque
   *[either] petit ou grand roque
}
shown-men-or = { " ou " }
shown-man = { $what ->
    [king] roi
    [queen] dame
    [rook] tour
    [bishop] fou
    [knight] cavalier
    [pawn] pion
   *[any] une pièce
}
shown-taken = { $what ->
    [any] quelque chose
   *[other] { shown-man }
}
shown-promoted = { $what ->
    [any] une pièce
   *[other] { shown-man }
}
shown-born = , parti au début de { $detail },
shown-from = de { $detail }
shown-to = à { $detail }
shown-takes = prend : { $detail }
shown-on = en { $detail }
shown-passing = en passant
shown-becomes = et devient : { $detail }
shown-or-castling = , ou roque
shown-check = { $what ->
    [mate] , avec mat
    [quiet] , sans échec
   *[check] , avec échec
}
shown-file = colonne { $name }
shown-rank = rangée { $name }
shown-square-any = n’importe quelle case
shown-square-none = aucune case
shown-squares = { $count } cases

## Exemples et valeurs dans l’aide
example-translate = un fichier PGN en lettres arabes
example-move = une ligne de coups en figurines
example-explain = comment un coup a été lu
below-translate = Ce qui n’est ni coup, ni numéro, ni résultat, ni signe est copié octet par octet. Un coup illisible, illégal ou qui convient à plusieurs reste tel quel avec sa ligne, et il est signalé. La prose dans un fichier sans extension parlante se nomme : --format text.
below-batch = Champs, réponses et exemples : docs/batch.md
value-color-auto = Sur un terminal, sauf si NO_COLOR est défini
value-color-always = Toujours
value-color-never = Jamais
value-glyphs-nag = Numéros : `$1`, `$16`
value-glyphs-unicode = Signes : `!`, `±`
value-glyphs-ascii = Signes ASCII : `!`, `+/-`
value-glyphs-words = Mots de la langue écrite
value-glyphs-keep = Tels quels
value-bidi-isolate = Des isolats autour de chaque suite de coups
value-bidi-marks = Marques de direction, pour les programmes antérieurs aux isolats
value-bidi-visual = Lettres dans l’ordre d’affichage, pour un terminal qui ne les ordonne pas
value-bidi-none = Rien
value-format-pgn = Parties avec balises, commentaires et variantes
value-format-sheet = Une feuille de partie
value-format-text = Prose contenant des coups
value-format-html = HTML ; des parties en PGN deviennent une page
value-comments-moves = Traduire aussi les coups dans les commentaires
value-comments-leave = Laisser les commentaires tels quels
value-show-table = Un tableau des demi-coups avec certitudes et variantes de lecture
value-show-pgn = PGN, doutes et corrections en commentaires
value-show-sheet = La feuille elle-même, chaque demi-coup douteux ou corrigé marqué
value-show-notation = Les lettres apprises de la feuille, en `notation.yaml` pour `--locales` ; rien si les lettres sont connues
