### Messages of the command in Spanish. Unsourced: general knowledge.
### $found is the text as it stands, $candidates English SAN, $count their number, $detail a fixed word of the program.

## Diagnostics
repair = { $detail ->
    [case] mayúscula o minúscula
    [look-alike] una letra de otra escritura con el mismo aspecto
    [other-set] una letra de otro juego de letras
    [doubtful-letter] una letra que la tabla da por dudosa
    [lost-letter] falta la letra de la pieza
    [lost-square] la casilla de llegada está incompleta
    [stray] un signo que sobra
    [misread] una letra, cifra o palabra tomada por otra
    [lost-promotion] falta la pieza de la promoción
    [other-wing] el flanco nombrado no es aquel en que empezó la pieza
    [smudged] un signo está borroso
    [lost-piece-letter] falta la letra de la pieza
    [lost-sign] falta un signo de captura o de jaque
    [other-script] una letra de otra escritura
    [split] una palabra estaba partida
   *[other] { $detail }
}
M0101 = «{ $found }» no es una jugada en esta notación
M0102 = «{ $found }»: este programa no conoce el caballero nocturno
M0103 = «{ $found }» no contiene una posición
M0104 = una partida es demasiado larga para leerla de una vez
M0105 = «{ $found }»: esta variante tiene reglas propias, sus jugadas no se leen
M0201 = ninguna jugada legal corresponde a «{ $found }»
M0202 = el número `{ $found }` da el turno al bando que no lo tiene
M0203 = el resultado `{ $found }` contradice el anterior
M0204 = { $count ->
    [one] una jugada corresponde a «{ $found }», sin certeza: { $candidates }
   *[other] { $count } jugadas corresponden a «{ $found }»: { $candidates }
}
M0205 = «{ $found }» es otra jugada en otro idioma: { $candidates }
M0206 = la planilla no decide «{ $found }»: { $candidates }
M0207 = en la notación indicada «{ $found }» es la primera de { $candidates }, pero solo con una grafía inusual; tal como está es la segunda, en «{ $detail }»
M0208 = «{ $found }» está en una lista en la que otra pieza queda como está escrita
M0209 = el número `{ $found }` no es el que toca
M0210 = el signo de `{ $found }` anuncia un jaque o mate que la jugada no da
M0211 = `{ $found }` se lee, pero el marcado que contiene impide escribir la jugada nueva
M0301 = «{ $found }» se leyó con una corrección: { repair }
M0302 = «{ $found }» solo sería una jugada con una corrección: { repair }
M0401 = se cambiaron las jugadas de «{ $found }», y también las lee el paquete de ajedrez
M0402 = el documento estaba firmado; al cambiar su texto la firma ya no vale
M0901 = la petición es errónea: { $detail }
place = { $side ->
    [white] blancas
   *[black] negras
}, jugada { $number }

## What can be done about it
help-M0101 = jugadas de escritura parecida: { $candidates }
help-M0102 = en la notación de problemas S es el caballo y N el caballero nocturno; para partidas corrientes nombre otro juego de letras, --from en
help-M0105 = solo se traducen partidas según las reglas del ajedrez y de Chess960
help-M0201 = jugadas legales cercanas: { $candidates }
help-more-M0201 = `stamma explain M0201` dice más; --best corrige lo que está a una letra de una única jugada legal
help-elsewhere = toda la partida es legal en la notación «{ $detail }»: nómbrela con --from o use --from auto
help-M0202 = falta una media jugada antes, o está repetida; sin el número, la línea se lee tal como está
help-taken = se tomó la primera; compárela con la fuente
help-noted = es solo un aviso; las jugadas se leen igualmente
help-M0204 = --best toma la primera; si no, la línea queda como está
help-M0205 = indique la notación con --from
help-M0206 = compare las alternativas con la planilla
help-M0207 = --best toma la notación indicada; --from { $detail }, la otra
help-M0208 = véase lo que se dice de las demás de la lista
help-M0301 = compare la lectura con el original
help-M0302 = en el texto corrido no se corrige por suposición; queda como está
help-M0401 = declare las letras con \newskaklanguage y elíjalas con \skaklanguage
help-M0901 = vea el protocolo en el manual

## What a code means
explain-M0101 = El texto no se lee como jugada en la notación pedida. No se salta ninguna letra para que lo sea.
explain-M0102 = La letra designa al caballero nocturno del ajedrez mágico, que el tablero no conoce. Nunca se lee como otra pieza.
explain-M0103 = La FEN de la partida no es una posición legal.
explain-M0201 = El texto se lee como jugada, pero la posición no permite ninguna que corresponda.
explain-M0202 = Un número de jugada contradice el tablero: según él, juega el otro bando. Falta una media jugada o está repetida, y nada de lo que sigue es seguro.
explain-M0203 = Dos resultados de una partida se contradicen: el de las etiquetas y el que sigue a las jugadas, o dos tras las jugadas. Ambos quedan como están.
explain-M0204 = Varias jugadas legales corresponden a lo escrito; ninguna se adivina.
explain-M0205 = Otro idioma da otro sentido a las mismas letras, y la jugada es legal en ambos.
explain-M0206 = La planilla permite aquí varias jugadas; se citan con su confianza.
explain-M0207 = La notación indicada solo lee la partida corrigiendo letras o con letras para los peones, y otra la lee exactamente como está, como otra partida.
explain-M0208 = En una lista de piezas se cambian todas o ninguna.
explain-M0209 = Un número de jugada no es el que toca. Donde se numera de nuevo es solo un aviso; tras un resultado que terminó la partida anterior, las jugadas se dejan, pues nadie conoce la posición.
explain-M0210 = El signo tras una jugada anuncia jaque o mate, y la posición dice otra cosa. La jugada es segura sin él y se lee; es solo un aviso.
explain-M0211 = La jugada se lee, pero contiene algo que no es texto y que se queda: una imagen, una macro, signos del formato. La jugada nueva no cabría alrededor, así que se deja.
explain-M0301 = Se reparó una errata; solo una jugada legal corresponde a lo que se quiso decir.
explain-M0302 = Entre palabras, una errata solo se corrige si la precede directamente un número o una jugada y el texto no significa otra cosa tal como está.
explain-M0401 = Los paquetes skak y xskak leen lo que hay en esta orden, en el idioma que se les indica. El documento solo compila si es aquel en que están ahora las jugadas.
explain-M0402 = El documento está firmado y su texto cambió, así que la firma ya no vale. Fírmelo de nuevo.
explain-M0901 = Una línea del protocolo no es una petición.
explain-M0104 = La partida se copia como estaba.
explain-M0105 = En esta variante las piezas mueven según otras reglas, y el tablero de ajedrez no dice nada de sus jugadas. La partida queda como estaba.

## What stops a run
stop-what = { $what ->
    [locale] idioma
    [set] juego
    [letter-set] juego de letras
    [style] estilo
    [code] código
    [encoding] codificación
    [language-with-words] idioma con palabras
    [way-of-telling-moves] modo de decir las jugadas
    [system] sistema
    [locale-or-system] idioma o sistema
    [option-of-fan] opción de fan
   *[other] { $what }
}
stop-unknown = desconocido ({ stop-what }): «{ $name }»{ $near ->
    [none] {""}
   *[other] ; ¿quiso decir { $near }?
}
stop-letters = ninguna fuente da las letras de todas las piezas en { $language } ({ $tag }); sus palabras se conocen. Use figurillas, `fan`{ $sets ->
    [none] {""}
   *[other]  o un juego conocido, { $sets }
}
stop-fen = no es una posición: { $reason }
stop-not-found = no existe el archivo
stop-denied = no se permite leer o escribir el archivo
stop-languages = `stamma languages` los enumera
stop-systems = los sistemas sin idioma son { $near }; detrás de un idioma van san, lan, descriptive, wing, words

## Names
unreadable = ilegible
illegal = ilegal
ambiguous = ambigua
repaired = corregida
conflict = contradicción
bad-request = petición errónea
error = error
warning = aviso
note = nota
help = ayuda

## Numbers of things
moves-read = { $count ->
    [one] una jugada leída
   *[other] { $count } jugadas leídas
}
moves-left = { $count ->
    [one] una jugada quedó como estaba (en una partida, con toda su línea)
   *[other] { $count } jugadas quedaron como estaban (en una partida, con toda su línea)
}
games-read = { $count ->
    [one] una partida
   *[other] { $count } partidas
}

## The help of the command
command-translate = Traducir archivos, o la entrada estándar, de una notación a otra
command-move = Traducir una línea de jugadas
command-recover = Hallar la partida legal más probable en una planilla dañada
command-detect = Hallar la notación y la codificación de un texto, con las pruebas
command-explain = Mostrar cómo se leyó cada elemento, o qué significa un código
command-languages = Listar los idiomas, o mostrar todo lo que se sabe de uno
command-batch = Responder peticiones JSON, una por línea
command-completions = Mostrar los completados de un intérprete
command-man = Mostrar la página del manual
option-from = Notación del texto; auto la encuentra
option-to = Notación que se escribe
option-style = Reescribir cada jugada en este estilo
option-normalise = Reescribir cada jugada según el estilo, aunque no haga falta
option-glyphs = Cómo se escriben los signos de anotación
option-bidi = Cómo se ordena la salida de derecha a izquierda
option-keep = Dejar las jugadas dudosas como están y avisar
option-strict = Parar en la primera jugada dudosa y no escribir nada
option-best = Tomar la lectura más probable y avisar
option-json = Mostrar los avisos como líneas JSON
option-json-answer = Mostrar la respuesta como JSON en la salida estándar
option-quiet = No mostrar avisos ni progreso
option-color = Color de los mensajes
option-lang = Idioma de los mensajes
option-locales = Una carpeta con sus propias tablas
option-output = Archivo de salida
option-in-place = Reescribir los archivos en su sitio
option-format = Formato del documento
option-encoding = Codificación del texto
option-jobs = Número de hilos
option-unchecked = Solo letras, sin tablero

## The words of the help
heading-usage = Uso
heading-commands = Órdenes
heading-arguments = Argumentos
heading-options = Opciones
heading-messages = Mensajes
heading-files = Archivos
heading-notation = Notación
heading-moves-in-doubt = Jugadas dudosas
heading-position = Posición
heading-examples = Ejemplos
placeholder-options = OPCIONES
placeholder-command = ORDEN
help-default = [por omisión: { $name }]
help-values = [valores: { $near }]
about = La notación de ajedrez en todos los idiomas: lee jugadas en cualquier notación y las escribe en cualquier otra
about-notations = Una notación se nombra LOCALE[.SET][:SYSTEM], como de, fa.latin-1980 o es:descriptive, o por un sistema sin idioma: fan, uci, uci960, iccf, smith, coordinate, stamma, selenus, murray, paris1173, koebel1520, gringmuth, uedemann, pgn. Detrás de un idioma van san (igual que sin nada), lan, descriptive, wing y words. `stamma languages` muestra los idiomas. Las jugadas en palabras son de:words; el modo de decirlas ocupa el lugar del juego de letras, unido por guiones, como de.full:words o en.fide-digits:words: short, full o fide; letters, nato o anna; figures o digits. Códigos de salida: 0 todas las jugadas traducidas, 1 algunas quedaron como estaban (recover: algo es dudoso; detect: indeciso o nada leído), 2 no se pudo ejecutar.
command-help = Mostrar esta ayuda o la de una orden
option-help = Mostrar la ayuda
option-version = Mostrar la versión
option-files = Archivos que se leen; `-` o ninguno es la entrada estándar
option-file = Las peticiones; `-` o ninguno es la entrada estándar
option-text = Las jugadas; `-` lee la entrada estándar
option-tag = El idioma que se muestra, como `ar` o `de-AT`
option-shell = El intérprete de órdenes
option-command = La orden cuya página se muestra
option-out = Escribir una página por orden en esta carpeta
option-set = Reescribir cada jugada con este signo, como `capture=:`
option-comments = Jugadas dentro de los comentarios
option-output-encoding = Codificación de la salida
option-fen = La posición antes de la primera jugada
option-after = Jugadas en inglés que llevan a ella
option-show = La forma de la respuesta
option-ask = Preguntar por cada media jugada dudosa, con el tablero
option-no-prior = Atender solo a la planilla, no a lo que se suele jugar
option-position = Decir la posición tras las jugadas, pieza por pieza
option-ssml = Escribir las palabras en SSML, para la síntesis de voz

## Arguments that cannot be taken
arguments-unknown = no hay opción ni argumento `{ $name }`{ $near ->
    [none] {""}
   *[other] ; ¿quizá { $near }?
}
arguments-command = no hay orden `{ $name }`{ $near ->
    [none] {""}
   *[other] ; ¿quizá { $near }?
}
arguments-value = `{ $name }` no es un valor de { $what }{ $near ->
    [none] {""}
   *[other] ; los valores son { $near }
}
arguments-no-value = { $what } necesita un valor
arguments-conflict = { $what } es incompatible con { $near }
arguments-missing = falta: { $near }
arguments-wrong = los argumentos no son correctos: «{ $detail }»
arguments-more = más con --help
stop-unsupported = no es posible: «{ $reason }»
stop-table = una tabla no se puede usar: «{ $reason }»
stop-io = no se puede leer o escribir el archivo: «{ $reason }»

## A game that was recovered
half-moves = { $count ->
    [one] una media jugada
   *[other] { $count } medias jugadas
}
half-moves-doubtful = { $count ->
    [0] ninguna dudosa
    [one] una dudosa
   *[other] { $count } dudosas
}
recovered = { $found }, { $detail }; letras: { $name }; resultado { $what }
recovered-learned = aprendidas de la planilla, véase --show notation
recovered-named = como se indicó
recovered-no-result = no indicado
recovered-refers = jugadas 1–{ $number } como en la partida { $name }: { $known ->
    [yes] encontradas
   *[other] no están en este texto
}
recovered-next = segunda mejor partida: otra jugada en { $number }, diferencia { $detail }
recovered-unread = no se tomó por jugada: { $found }
recovered-written = escrito
recovered-nothing = no se halló nada: el texto no tiene ninguna media jugada
recovered-read = leído
recovered-sure = seguro
recovered-or = o
recovered-missing = falta
recovered-sheet = planilla
recovered-elsewhere = como en otra partida

## Why a run is stopped
fen-part = { $what ->
    [placement-of-the-men] la colocación de las piezas
    [side-to-move] el turno
    [castling-field] el campo del enroque
    [en-passant-field] el campo de captura al paso
    [halfmove-clock] el contador de medias jugadas
   *[move-number] el número de jugada
}
reason-man = { $what ->
    [king] rey
    [queen] dama
    [rook] torre
    [bishop] alfil
    [knight] caballo
   *[pawn] peón
}
reason-of = { $side ->
    [white] blancos
   *[black] negros
}
reason-missing = falta: { fen-part }
reason-side = el turno es `w` o `b`, no «{ $found }»
reason-five-fields = hay cinco campos; falta el número de jugada
reason-more-fields = hay más de seis campos: «{ $found }»
reason-rights = hay más de cuatro derechos de enroque
reason-other-in-check = el bando que no mueve está en jaque
reason-many-ranks = hay más de ocho filas
reason-ranks = en vez de ocho filas: { $count }
reason-rank = la fila { $number } no tiene ocho casillas: «{ $found }»
reason-no-man = «{ $found }» no es una pieza FEN; son PNBRQKpnbrqk
reason-kings = reyes { reason-of }: { $count }
reason-pawns = peones { reason-of }: { $count }
reason-men = piezas { reason-of }: { $count }
reason-edge = hay un peón en la primera o la última fila
reason-passed-form = el campo de captura al paso es una casilla o `-`, no «{ $found }»
reason-passed = ningún peón acaba de pasar por { $found }
reason-right = «{ $found }» no es un derecho de enroque
reason-right-place = para el enroque «{ $found }», el rey y la torre no están en su sitio
reason-right-twice = el enroque «{ $found }» está dos veces
reason-number = { fen-part }: «{ $found }» no es un número válido
reason-folder = es una carpeta
reason-no-folder = su carpeta no existe
reason-text-long = el texto pasa de { $count } bytes
reason-letter-long = una letra tiene como mucho { $count } bytes
reason-no-letters = «{ $found }»: no hay letras
reason-set-empty = el juego no tiene letras, ni el idioma tampoco
reason-set-files = el juego quiere columnas propias y falta `files`
reason-set-digits = el juego quiere cifras propias y falta `digits`
reason-many-piece-letters = más de { $count } letras para una pieza
reason-many-file-letters = más de { $count } letras para una columna
reason-file-letter-twice = «{ $found }» aparece dos veces para una columna
reason-many-sets = más de { $count } juegos de letras
reason-set-twice = el juego `{ $name }` ya existe
reason-ten-digits = las cifras del 0 al 9 deben ser diez distintas
reason-other-style = el archivo es el del estilo `{ $name }` y se llama `{ $found }`
reason-mark-form = `{ $name }` debe ser texto visible en forma normal C, de { $count } bytes como mucho
reason-mark-short = `{ $name }` debe ser un texto corto y visible
reason-mark-form-asked = debe ser MARK=VALUE, como capture=:
reason-no-mark = no hay ningún signo `{ $name }`; los signos son { $near }
reason-mark-unread = con `{ $name }` lo escrito, «{ $found }», no se volvería a leer como se quiso; los estilos tienen { $near }; u omita el signo
reason-four-results = `results` son cuatro, separados por comas: { $detail }
reason-no-modern = en `styles` falta `modern`, el que se escribe si no se nombra otro
reason-no-table = no hay tabla para `{ $name }`
reason-file-large = el archivo pasa de { $count } bytes
reason-file-encoding = el archivo no está en UTF-8
reason-brackets = más de { $count } corchetes anidados
reason-duplicate-field = el campo `{ $found }` aparece dos veces
reason-field-duplicate = { $part }: el campo `{ $found }` aparece dos veces
reason-field-unknown = { $part }: campo `{ $found }` desconocido; hay { $near }
reason-field-type = { $part }: tipo incorrecto: { $found }, se espera { $near }
reason-type = tipo incorrecto: { $found }, se espera { $near }
reason-field-variant = { $part }: valor `{ $found }` desconocido; hay { $near }
reason-length = número incorrecto { $count }, se espera { $near }
reason-field-length = { $part }: número incorrecto { $count }, se espera { $near }
reason-no-command = no hay ninguna orden `{ $name }`; las órdenes son { $near }
reason-not-read-format = no se leen archivos { $name }; guarde el texto como HTML, Markdown o texto simple y traduzca ese ({ $detail })
reason-unchecked-games = `--unchecked` cambia letras en partidas y no añade marcas; omítalo aquí
reason-after = `after`: { $detail }
reason-set-name = `{ $name }` no es nombre de juego: solo letras, cifras y guiones
reason-behind-a-language = «{ $name }» va detrás del nombre de un idioma: es:{ $name }
reason-auto-no-notation = `auto` se deduce del texto, no es una notación
reason-auto-to = se puede leer con `auto`, no escribir
reason-no-system = el sistema `{ $name }` aún no existe
reason-no-options = `{ $name }` no tiene opciones, `:{ $found }` no puede seguirle
reason-no-descriptive = `{ $tag }` no tiene notación descriptiva; la tienen { $near }
reason-no-wing = `{ $tag }` no tiene notación por flancos; la tiene ar
reason-two-encodings = es una partida legal en { $name } y otra en { $found }; elija con --encoding
reason-words-needed = una posición y el SSML se hacen con palabras: indique un idioma con --to, como --to es:words
reason-speech-needed = el SSML se hace con palabras: indique un idioma con --to, como --to es:words
reason-speech-games = el SSML se hace con partidas: indique su forma, como --format pgn
reason-standard-in-place = la entrada estándar no se puede cambiar en su sitio
reason-device-in-place = una tubería o un dispositivo no se puede cambiar en su sitio
reason-unchecked-source = `--unchecked` necesita conocer el origen: indíquelo con --from
reason-mark-twice = el signo `{ $name }` está puesto dos veces
reason-mark-empty = `{ $name }` no puede estar vacío
reason-one-of = `{ $name }` es uno de { $near }
reason-no-letter = al juego le falta la letra de: { reason-man }
reason-collide = las letras chocan: `{ $found }`, y `overlaps` no lo dice
reason-no-collision = `{ $found }` está declarado, pero nada choca así, o está dos veces
reason-letter-twice = `{ $found }` está dos veces para: { reason-man }
reason-two-files = `{ $found }` es dos columnas
reason-unknown-field = el campo `{ $found }` no existe; hay { $near }
reason-missing-field = falta el campo `{ $found }`
reason-other-folder = la tabla es la de `{ $name }`, su carpeta es `{ $found }`
reason-no-style = no hay estilo `{ $name }`
reason-not-allowed = { $found } no está permitido en una tabla
reason-not-composed = «{ $found }» no está en la forma normal C de Unicode
reason-no-letter-sign = «{ $found }» no puede estar en una letra, tiene un sentido en las jugadas
lang-missing = no hay mensajes en `{ $name }`, por eso están en español; idiomas con mensajes: { $near }

## What a text was found to be
detect-encoding = codificación
detect-label-games = partidas
detect-notation = notación
detect-tie = dudosa
detect-unread = sin leer
detect-marked = { $found }, con marca de orden de bytes
detect-group = «{ $name }»: { $what }, { $detail } legales
detect-repaired = , { $count } con corrección
detect-same = lo mismo ({ $what }) en «{ $near }»
detect-tie-game = la partida { $number } son { $count } partidas legales distintas:
detect-more = y { $count } más
detect-more-games = { $count } partidas más
detect-none = partida { $number }: ninguna notación la lee entera
detect-furthest = ; «{ $name }» llega más lejos, { $detail }
detect-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
detect-half-moves = { $count ->
    [one] { $count } media jugada
   *[other] { $count } medias jugadas
}

## Cómo se leyó un texto, signo por signo
shown-tag = etiqueta
shown-number = número { $number }
shown-number-black = número { $number }, juegan las negras
shown-number-bare = número
shown-filler = no representa nada
shown-comment = comentario
shown-open = empieza una variante
shown-close = termina la variante
shown-mark = signo de comentario
shown-mark-nag = signo de comentario, { $name }
shown-result = resultado { $name }
shown-move = jugada
shown-notation-none = Notación: no hallada.
shown-notation-one = Notación: «{ $name }», según el texto.
shown-notation-same = Notación: «{ $name }», según el texto; leen la misma partida: { $near }.
shown-notation-tie = Notación: sin decidir. { $count } lecturas del texto entero son legales y dan partidas distintas:
shown-notation-unread = Notación: ninguna lee el texto entero; se muestra la que llega más lejos.
shown-notation-named = Notación: «{ $name }», como se indicó.
shown-notation-set = Notación: «{ $name }», un juego de letras del idioma indicado.
shown-as = Como «{ $name }»:
shown-says = dice
shown-else = o
shown-board = tablero
shown-chosen = elegida
shown-fits-none = nada que encaje
shown-none = nada
shown-lost = no examinada: la posición se desconoce desde el error anterior
shown-only = la única jugada legal que encaja
shown-mended = , leída con una corrección: { $detail }
shown-settled = lo que sigue solo es legal después de esta
shown-undecided = encajan varias y nada decide entre ellas
shown-illegal = se lee como jugada, pero la posición no permite ninguna que encaje
shown-unreadable = no es una jugada en esta notación
shown-near = ; legal y parecida: { $near }
shown-letters = ; las letras de «{ $name }» son { $near }
shown-nightrider = una jugada del caballero nocturno, pieza que el tablero no conoce
shown-repair = [corrección: { $detail }]
shown-cost = [desviación { $number }]
shown-more = { $count } más
shown-null = ninguna jugada, pasa el turno
shown-castles = { $what ->
    [short] enroque corto
    [long] enroque largo
   *[either] enroque corto o largo
}
shown-men-or = { " o " }
shown-man = { $what ->
    [king] rey
    [queen] dama
    [rook] torre
    [bishop] alfil
    [knight] caballo
    [pawn] peón
   *[any] una pieza
}
shown-taken = { $what ->
    [any] algo
   *[other] { shown-man }
}
shown-promoted = { $what ->
    [any] una pieza
   *[other] { shown-man }
}
shown-born = , que empezó en { $detail },
shown-from = de { $detail }
shown-to = a { $detail }
shown-takes = captura: { $detail }
shown-on = en { $detail }
shown-passing = al paso
shown-becomes = y se convierte en: { $detail }
shown-or-castling = , o enroque
shown-check = { $what ->
    [mate] , con mate
    [quiet] , sin jaque
   *[check] , con jaque
}
shown-file = columna { $name }
shown-rank = fila { $name }
shown-square-any = cualquier casilla
shown-square-none = ninguna casilla
shown-squares = { $count } casillas

## Ejemplos y valores en la ayuda
example-translate = un archivo PGN con letras árabes
example-move = una línea de jugadas en figurines
example-explain = cómo se leyó una jugada
below-translate = Lo que no es jugada, número, resultado ni signo se copia byte a byte. Una jugada ilegible, ilegal o que encaja con varias queda como estaba, con su línea, y se avisa. La prosa en un archivo sin extensión reveladora se nombra: --format text.
below-batch = Campos, respuestas y ejemplos: docs/batch.md
value-color-auto = En un terminal, salvo que NO_COLOR esté definido
value-color-always = Siempre
value-color-never = Nunca
value-glyphs-nag = Números: `$1`, `$16`
value-glyphs-unicode = Signos: `!`, `±`
value-glyphs-ascii = Signos de ASCII: `!`, `+/-`
value-glyphs-words = Palabras del idioma escrito
value-glyphs-keep = Como están
value-bidi-isolate = Aislamientos en torno a cada serie de jugadas
value-bidi-marks = Marcas de dirección, para programas anteriores a los aislamientos
value-bidi-visual = Letras en el orden de pantalla, para un terminal que no las ordena
value-bidi-none = Nada
value-format-pgn = Partidas con etiquetas, comentarios y variantes
value-format-sheet = Una planilla
value-format-text = Prosa con jugadas
value-format-html = HTML; las partidas en PGN se convierten en una página
value-comments-moves = Traducir también las jugadas de los comentarios
value-comments-leave = Dejar los comentarios como están
value-show-table = Una tabla de medias jugadas con seguridad y alternativas
value-show-pgn = PGN, con dudas y correcciones en comentarios
value-show-sheet = La planilla misma, con cada media jugada dudosa o corregida marcada
value-show-notation = Las letras aprendidas de la planilla como `notation.yaml` para `--locales`; nada si son conocidas
