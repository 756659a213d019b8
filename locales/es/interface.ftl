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
   *[other] { $detail }
}
M0101 = «{ $found }» no es una jugada en esta notación
M0102 = «{ $found }»: este programa no conoce el caballero nocturno
M0103 = «{ $found }» no contiene una posición
M0104 = una partida es demasiado larga para leerla de una vez
M0201 = ninguna jugada legal corresponde a «{ $found }»
M0204 = { $count ->
    [one] una jugada corresponde a «{ $found }», sin certeza: { $candidates }
   *[other] { $count } jugadas corresponden a «{ $found }»: { $candidates }
}
M0205 = «{ $found }» es otra jugada en otro idioma: { $candidates }
M0206 = la planilla no decide «{ $found }»: { $candidates }
M0207 = en la notación indicada «{ $found }» es la primera de { $candidates }, pero solo con una grafía inusual; tal como está es la segunda, en «{ $detail }»
M0301 = «{ $found }» se leyó con una corrección: { repair }
M0302 = «{ $found }» solo sería una jugada con una corrección: { repair }
M0901 = la petición es errónea: { $detail }
place = { $side ->
    [white] blancas
   *[black] negras
}, jugada { $number }

## What can be done about it
help-M0101 = jugadas de escritura parecida: { $candidates }
help-M0102 = en la notación de problemas S es el caballo y N el caballero nocturno; para partidas corrientes nombre otro juego de letras, --from en
help-M0201 = jugadas legales cercanas: { $candidates }
help-elsewhere = toda la partida es legal en la notación «{ $detail }»: nómbrela con --from o use --from auto
help-M0204 = --best toma la primera; si no, la línea queda como está
help-M0205 = indique la notación con --from
help-M0206 = compare las alternativas con la planilla
help-M0207 = --best toma la notación indicada; --from { $detail }, la otra
help-M0301 = compare la lectura con el original
help-M0302 = en el texto corrido no se corrige por suposición; queda como está
help-M0901 = vea el protocolo en el manual

## What a code means
explain-M0101 = El texto no se lee como jugada en la notación pedida. No se salta ninguna letra para que lo sea.
explain-M0102 = La letra designa al caballero nocturno del ajedrez mágico, que el tablero no conoce. Nunca se lee como otra pieza.
explain-M0103 = La FEN de la partida no es una posición legal.
explain-M0201 = El texto se lee como jugada, pero la posición no permite ninguna que corresponda.
explain-M0204 = Varias jugadas legales corresponden a lo escrito; ninguna se adivina.
explain-M0205 = Otro idioma da otro sentido a las mismas letras, y la jugada es legal en ambos.
explain-M0206 = La planilla permite aquí varias jugadas; se citan con su confianza.
explain-M0207 = La notación indicada solo lee la partida corrigiendo letras o con letras para los peones, y otra la lee exactamente como está, como otra partida.
explain-M0301 = Se reparó una errata; solo una jugada legal corresponde a lo que se quiso decir.
explain-M0302 = Entre palabras, una errata solo se corrige si la precede directamente un número o una jugada y el texto no significa otra cosa tal como está.
explain-M0901 = Una línea del protocolo no es una petición.
explain-M0104 = La partida se copia como estaba.

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
    [one] una jugada quedó como estaba
   *[other] { $count } jugadas quedaron como estaban
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
