# Lo que `coverline import` dice de un archivo
import-found = { $file }: { $format }, { $rules }
import-format-battlescribe-roster = lista de BattleScribe o New Recruit
import-format-battlescribe-catalogue = catálogo de BattleScribe
import-format-battlescribe-system = sistema de juego de BattleScribe
import-format-killteamjson-compendium = compendio de killteamjson
import-format-killteamjson-team = equipo de killteamjson
import-format-ktdash-seed = tablas de KTDash
import-format-ktdash-roster = lista de KTDash
import-written = { $team }: escrito en { $file }
import-not-written = { $team }: puede escribirse como { $file } (indica una carpeta con --out)
import-no-team = No ha salido ningún equipo.
import-counts = Agentes { $operatives }; perfiles de arma leídos por completo { $whole } de { $weapons }; reglas de arma leídas { $read } de { $rules }; textos entendidos { $understood } de { $texts }
import-guessed = Supuesto ({ $number }):
import-notes = No entendido ({ $number }), palabra por palabra con --json:
import-guess-line = { $place }: { $what } { $value } ({ $why })
import-note-line = { $place }: { $text } ({ $why })
import-exists = ya existe un archivo así; elige otra carpeta
import-not-with = ni catálogo ni sistema de juego al que se pueda enlazar

# Por qué no se lee una parte de un archivo
import-why-prose = texto que se guarda en la carta para jugarlo a mano
import-why-composition = cómo se compone un equipo, en palabras
import-why-condition = lo que hace con ello el creador de listas, que no se sigue
import-why-lore = un relato, sin efecto en el juego
import-why-link = un enlace a un archivo que no se ha dado
import-why-book = una regla de arma del reglamento, que el programa conoce
import-why-packed = otro archivo del paquete, que no se lee
import-why-empty = no se ha podido leer ningún agente, así que no se escribe ningún equipo
import-why-edition = es de { $rules }; pídelo con --rules
import-why-missing = el archivo no tiene carta para ello
import-why-field = campos del archivo que aquí no significan nada
import-why-rule = «{ $rule }» no es una regla de arma del reglamento
import-why-number = { $field } no se puede leer: «{ $found }»
import-why-heading = el encabezado de varios perfiles
import-why-reach = ni a distancia ni cuerpo a cuerpo
import-why-room = no cabe en un archivo de equipo
import-why-unwritten = el resultado no pasa su comprobación: { $problem }

# De dónde salen las suposiciones
import-guess-size = de la tabla por heridas y palabras clave
import-guess-short = el nombre es demasiado largo o no se puede teclear
import-guess-apart = otro ya se llama así
import-guess-edition = el archivo no dice de qué edición es
import-guess-taken = el archivo no dice quién se despliega: los primeros que encajan
import-guess-carried = el archivo no dice qué se lleva junto: lo primero que encaja
import-guess-by-name = de las reglas del arma, su nombre o las otras armas del agente

# Archivos que no se leen en absoluto
import-unknown = ni lista, ni catálogo, ni archivo de equipo de un formato conocido
import-too-large = mayor que los { $most } MiB que se leen, comprimido o no
import-not-text = no es texto UTF-8: byte { $at }
import-broken = no se puede leer como { $kind }: { $what }
import-entities = declara tipos de documento o entidades, que no se leen
import-too-much = demasiado anidado, o con más contenido del que se lee
import-empty = el paquete no contiene ningún archivo
import-no-files = ningún otro programa tiene archivos de { $rules }
import-rules = es de { $found }, pero se pide { $asked }
