var e={shared:Object.values(Object.assign({"../../../../locales/es/ask.ftl":`# Preguntas: lo que un jugador tiene que decidir.

ask-drop-zone = ¿Qué zona de descenso tomas?
ask-barricade = ¿Dónde colocas una barricada? Barricadas restantes de ambos jugadores: { $left }.
ask-deploy =
    { $left ->
        [one] Despliega { $left } agente más.
       *[other] Despliega { $left } agentes más.
    }
ask-initiative = ¿Quién tiene la iniciativa?
ask-gambit = ¿Usas un ardid o pasas?
ask-activate = ¿Qué agente activas y con qué orden?
ask-counteract = ¿Contraactúas con un agente o pasas?
ask-overwatch = ¿Realizas Disparos defensivos con un agente o pasas?
ask-act = ¿Qué hace { $model }? PA restantes: { $ap }.
ask-next-target = ¿Cuál es el siguiente blanco?
ask-more-targets = ¿Atacas a otro blanco o pasas?
ask-react = Atacan a { $model }: ¿usas un ardid o pasas?
ask-keep =
    { $most ->
        [one] ¿Cuántos dados guardas sin tirarlos? { $most } dado como máximo.
       *[other] ¿Cuántos dados guardas sin tirarlos? { $most } dados como máximo.
    }
ask-reroll = ¿Repites dados o pasas?
ask-use = ¿Usas { $rule }?
ask-cover-save = ¿Guardas una salvación por Cobertura?
ask-saves = ¿Cómo gastas tus salvaciones?
ask-weapon = ¿Con qué arma contraatacas?
ask-resolve = ¿Golpeas o paras, y con qué éxito?
ask-move = ¿Qué miniatura actúa y qué hace? Pon fin a los movimientos cuando hayas terminado.
ask-go =
    { $errand ->
        [advance] ¿Hasta dónde avanza { $model }? { $most } como máximo.
        [charge] ¿Hasta dónde carga { $model }? { $most } como máximo.
        [failed-charge] La carga ha fracasado: ¿adónde va { $model }, o pasas? { $most } como máximo.
        [pile-in] ¿Adónde se agrupa { $model }, o pasas? { $most } como máximo.
        [normal] ¿Adónde se mueve { $model }? { $most } como máximo.
        [fall-back] ¿Adónde retrocede { $model }? { $most } como máximo.
        [disembark] ¿Dónde desembarca { $model }? A { $most } como máximo de su transporte.
        [arrive] ¿Dónde llega { $model } desde la reserva? { $most } de movimiento.
        [intervene] Intervención heroica: ¿adónde va { $model }? { $most } como máximo.
       *[consolidate] ¿Adónde consolida { $model }, o pasas? { $most } como máximo.
    }
ask-doors = ¿Acciona { $model } una puerta o pasas?
ask-remote-doors = ¿Qué puerta acciona { $model } desde el punto de control, o pasas? Puertas restantes: { $left }.
ask-contest = ¿Te opones con una miniatura a que se accione la puerta { $door } o pasas?
ask-door-state = ¿Cambia la puerta { $door } o pasas?
ask-reaction = { $charger } carga contra { $model }: ¿reaccionas o pasas?
ask-intercept = ¿Dónde detiene { $model } a { $charger } en su recorrido de { $length }, o pasas?
ask-snap = ¿Con qué dispara { $model } a { $charger }, o pasas?
ask-cast = ¿Intentas un poder psíquico o pasas?
ask-deny = ¿Rechazas { $power } con una miniatura o pasas?
ask-fire = ¿Qué miniatura dispara, con qué y a quién, o pasas?
ask-fight-with = ¿Qué miniatura combate, o pasas?
ask-blows = ¿Con qué combate { $model }, y contra quién?
ask-save-with = ¿Qué salvación usa { $model }?
ask-window =
    { $window ->
        [start-of-turn] Inicio del turno: ¿usas un efecto o pasas?
        [start-of-movement] Inicio de la fase de Movimiento: ¿usas un efecto o pasas?
        [end-of-movement] Final de la fase de Movimiento: ¿usas un efecto o pasas?
        [start-of-psychic] Inicio de la fase Psíquica: ¿usas un efecto o pasas?
        [end-of-psychic] Final de la fase Psíquica: ¿usas un efecto o pasas?
        [start-of-shooting] Inicio de la fase de Disparo: ¿usas un efecto o pasas?
        [end-of-shooting] Final de la fase de Disparo: ¿usas un efecto o pasas?
        [start-of-combat] Inicio de la fase de Combate: ¿usas un efecto o pasas?
        [end-of-combat] Final de la fase de Combate: ¿usas un efecto o pasas?
        [start-of-morale] Inicio de la fase de Moral: ¿usas un efecto o pasas?
        [end-of-morale] Final de la fase de Moral: ¿usas un efecto o pasas?
       *[end-of-turn] Final del turno: ¿usas un efecto o pasas?
    }
ask-opportunity = { $charger } retrocede: ¿golpea { $model } o pasas?
ask-embark = ¿En qué transporte embarca { $model }, o pasas?
ask-allocate =
    { $left ->
        [one] ¿Qué miniatura de { $model } sufre la herida?
       *[other] ¿Qué miniatura de { $model } sufre la siguiente de { $left } heridas?
    }
ask-muster = ¿Qué unidad hace su chequeo de moral?
ask-bravery = ¿Usas Valor demente para que { $model } supere su chequeo de moral o pasas?
`,"../../../../locales/es/command.ftl":`# Respuestas de la línea de órdenes.

# $from y $to son miniaturas
sight-valid = { $to } es un blanco válido para { $from }.
sight-not-valid = { $to } no es un blanco válido para { $from }.
sight-distance = La distancia es de { $distance }.
sight-no-way = Ningún camino alrededor de los muros lleva de { $from } a { $to }.
sight-cover-save = { $to } puede guardar una salvación por Cobertura.

# $action es un movimiento, $length y $limit son longitudes
reach-legal = { $model } puede ir allí: { $action }, { $length } de { $limit } como máximo.
reach-illegal = { $model } no puede ir allí: { $action }, { $limit } como máximo.
reach-region = Dónde puede acabar { $model }: { $action }, { $limit } como máximo.
reach-nowhere = No hay ningún lugar donde { $model } pueda acabar: { $action }, { $limit } como máximo.
reach-too-large = La zona tiene demasiadas esquinas para calcularla; pide un movimiento más corto, o un solo lugar.
reach-too-long = La zona tarda demasiado en calcularse; pide un movimiento más corto, o un solo lugar.
reach-normal = movimiento normal
reach-advance = avance
reach-fall-back = retroceder
reach-charge = carga

sim-draws = Empates
sim-score = Puntuación del bando 1, intervalo del 95\xA0%
sim-games = Partidas
sim-turns = Puntos de inflexión por partida
sim-decisions = Decisiones
sim-speed = Partidas por segundo
sim-digest = Huella

odds-defender-loses = Heridas que pierde el defensor, exactamente y esas o más:
odds-attacker-loses = Heridas que pierde el atacante:
odds-attacks = Ataques seguidos
odds-expected = Heridas esperadas
odds-kills = Probabilidad de incapacitar
odds-injures = Probabilidad de dejarlo lesionado
odds-expected-own = Heridas propias esperadas
odds-dies = Probabilidad de ser incapacitado
odds-goal = Objetivo
odds-goal-damage = daño
odds-goal-kill = incapacitar
odds-value = Valor del objetivo
odds-policy = Juego
odds-policy-optimal = perfecto por ambos lados
odds-policy-always-strike = golpear siempre
odds-policy-always-parry = parar siempre que se pueda
odds-policy-never-fish = nunca repetir éxitos
odds-first-move = Primera jugada del atacante
odds-first-best = mejor en
odds-first-cost = cuesta
odds-strike-critical = golpear con un éxito crítico
odds-strike-normal = golpear con un éxito normal
odds-block-critical = parar un éxito crítico
odds-block-normal = parar un éxito normal
odds-block-nothing = no parar nada
odds-matrix = { $rules }, { $team } contra { $targets }: { $figure }, juego { $policy }
odds-matrix-range = una serie de blancos
odds-matrix-target = { $save }+ { $wounds }H
odds-matrix-model = R{ $toughness } { $figures }
odds-matrix-damage = heridas esperadas
odds-matrix-kill = probabilidad de incapacitar
odds-unharmed = Probabilidad de no perder heridas
odds-flesh-wound = Probabilidad de una herida superficial más
odds-out-of-action = Probabilidad de quedar fuera de combate
odds-slain = Miniaturas muertas, exactamente y esas o más:
odds-expected-slain = Miniaturas muertas esperadas
odds-destroys = Probabilidad de destruir la unidad
odds-matrix-out-of-action = probabilidad de dejar fuera de combate
odds-matrix-destroy = probabilidad de destruir
odds-matrix-plain = { $rules }, { $team } contra { $targets }: { $figure }

advise-side = Decide el jugador { $side }. Lo mejor primero:
advise-attack =
    Resultado esperado: { $wounds ->
        [one] { $wounds } herida
       *[other] { $wounds } heridas
    } a { $target }, incapacitado en el { $chance }\xA0% de los casos.
advise-kill-chance = El ataque incapacita al blanco en el { $number }\xA0% de los casos.
advise-denies-activation = El blanco aún no ha actuado: puede que nunca lo haga ({ $number }\xA0%).
advise-leaves-danger = Sale del peligro: { $number }\xA0% menos que perder.
advise-stays-in-danger = Sigue en peligro: está en juego el { $number }\xA0% de lo que vale.
advise-hides = Se oculta: { $number }\xA0% menos que perder.
advise-comes-closer = Se acerca { $number }" al enemigo.
advise-stays = Se queda donde está.
advise-makes-ready = Se prepara y dispara antes que los demás.
advise-goes-on = Va adonde hace falta.
advise-falls-back = Sale del combate.
advise-charges = Carga.
advise-works-door = Acciona la puerta que le cierra el paso.
advise-gets-out = Desembarca.
advise-takes-wounds =
    Causa { $number ->
        [one] { $number } herida
       *[other] { $number } heridas
    } de media.

# Una regla, tal como la muestra \`coverline rules\`
book-ruling = aclaración
book-example = ejemplo
book-see = Véase { $ids }
book-examples = Ejemplos
book-tests = Pruebas
book-terms = Términos ({ $language })

# Líneas de un registro que no se cumplen
record-line = línea { $line }: { $what }
record-hash = aquí la huella es { $hash }
record-other-decision = decide { $wanted }, no { $found }
record-other-dice = estos dados son de { $wanted }, no de { $found }
record-answer-expected = aquí se espera una respuesta de { $side }
record-roll-expected =
    aquí se espera una tirada de { $side } con { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }
record-over = aquí la partida ya ha terminado

# Lo que ha comprobado \`coverline verify\`
verify-held =
    comprobado: { $answers ->
        [one] { $answers } respuesta
       *[other] { $answers } respuestas
    }, { $rolls ->
        [one] { $rolls } tirada
       *[other] { $rolls } tiradas
    }; { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    } de la semilla de { $commitment }
verify-back =
    deshecho: { $answers ->
        [one] { $answers } respuesta
       *[other] { $answers } respuestas
    }, { $rolls ->
        [one] { $rolls } tirada
       *[other] { $rolls } tiradas
    } con { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }
verify-own =
    { $dice ->
        [one] sin comprobar: { $dice } dado que tiró un jugador
       *[other] sin comprobar: { $dice } dados que tiraron los jugadores
    }
verify-words = palabras de { $side }:

# Lo que dice \`coverline play\`
play-open = Abre { $url } (sirve una vez)
play-at = Coverline está en { $url }
play-end = Ctrl-C para terminar; las partidas siguen donde se quedaron.

# Qué son las partes de una imagen
picture-terrain =
    { $named ->
        [yes] { $name }: { $kind ->
            [heavy] terreno pesado
           *[light] terreno ligero
        }
       *[no] { $kind ->
            [heavy] Terreno pesado
           *[light] Terreno ligero
        }
    }, de { $bottom } a { $top }{ $vantage ->
        [yes] , posición elevada
       *[no] { "" }
    }
picture-door =
    { $name } ({ $open ->
        [yes] abierta
       *[no] cerrada
    })
picture-model =
    { $model }{ $order ->
        [none] { "" }
       *[other] { " " }({ $order })
    }, { $height } de alto, a la altura { $floor }
`,"../../../../locales/es/page-board.ftl":`# El tablero, dondequiera que se muestre. Las longitudes son pulgadas.

board-label = Tablero { $name }, { $width } por { $depth } pulgadas
board-keys = Las flechas van de una miniatura a otra, o mueven el tablero; más y menos cambian la escala, cero lo muestra entero. Mientras se elige un lugar, las flechas mueven una mira e Intro lo señala.
board-tools = La vista
board-zoom-in = Acercar
board-zoom-out = Alejar
board-fit = Mostrar todo el tablero
board-grid = Cuadrícula de pulgadas
board-rulers = Pulgadas a lo largo de los bordes
board-zone = Zona de descenso del jugador { $side }
board-objective = Objetivo: { $name }
board-door = { $open ->
    [yes] Puerta { $number }, { $name }, abierta
   *[no] Puerta { $number }, { $name }, cerrada
}
board-terrain = { $vantage ->
    [yes] { $name }: { $kind }, de { $bottom }" a { $top }", posición elevada
   *[no] { $name }: { $kind }, de { $bottom }" a { $top }"
}
board-terrain-unnamed = Terreno
board-kind-heavy = Pesado
board-kind-light = Ligero
board-kind-open = tipo no indicado
board-mark-injured = lesionado
board-mark-stunned = menos puntos de acción
board-mark-reacted = ha actuado fuera de turno
board-model = { $label } { $name }{ $counted ->
    [yes] , { $wounds } de { $full } { $full ->
        [one] herida
       *[other] heridas
    }
   *[no] { "" }
}{ $order ->
    [none] { "" }
   *[other] , { $order }
}{ $ready ->
    [yes] , apostado
    [none] { "" }
   *[no] , ya ha actuado
}{ $marks ->
    [none] { "" }
   *[other] , { $marks }
}, en { $x }; { $y }
`,"../../../../locales/es/page-explain.ftl":`# Lo que significan las cifras de una carta, para quien pregunte.

rules-more = Leer la regla
explain-apl = Límite de puntos de acción: los puntos de acción que puede gastar en una activación.
explain-move = Cuánto mueve con un movimiento normal, en pulgadas.
explain-defence = Dados de defensa: cuántos tira cuando le disparan.
explain-save = Lo que tiene que mostrar como mínimo un dado de defensa para ser un éxito.
explain-invulnerable = Salvación invulnerable: lo que tiene que mostrar un dado sea cual sea el arma; nada la empeora.
explain-wounds = El daño que puede recibir. Con menos de la mitad está lesionado; sin ninguna queda fuera.
explain-m = Movimiento: cuánto mueve, en pulgadas.
explain-ws = Habilidad de armas: lo que tiene que mostrar un dado para impactar en combate.
explain-bs = Habilidad de proyectiles: lo que tiene que mostrar un dado para impactar al disparar.
explain-s = Fuerza: comparada con la Resistencia del blanco, dice lo que tiene que mostrar un dado para herir.
explain-t = Resistencia: cuanto más alta, más difícil es herir.
explain-w = Heridas: el daño que puede recibir.
explain-a = Ataques: cuántos dados tira en combate.
explain-ld = Liderazgo: con lo que se comparan sus dados de valor o de moral.
explain-sv = Salvación: lo que tiene que mostrar un dado para detener una herida, antes del FP del arma.
explain-ignores = Lo que tiene que mostrar un dado, por cada herida, para ignorarla.
explain-aura = Hasta dónde ayuda a otras, en pulgadas.
explain-attacks = Cuántos dados de ataque tira el arma.
explain-hit = Lo que tiene que mostrar como mínimo un dado de ataque para ser un éxito.
explain-damage = Lo que quita un éxito: el primer número uno normal, el segundo uno crítico.
explain-range = El alcance del arma, en pulgadas.
explain-ap = Factor de penetración: lo que se resta a la salvación del blanco.
explain-d = Daño: las heridas que cuesta una salvación fallada.
guide-page = Guía de la primera partida
explain-choice = Explicar { $name }
`,"../../../../locales/es/page-fight.ftl":`# El combate como lo muestra el tablero: lo que se acaba de hacer, los dados con sus motivos, a qué velocidad.

fight-controls = Qué se muestra y a qué velocidad
fight-again = Ver otra vez la última activación
fight-again-stop = Volver al presente
fight-pause = Detener lo que se muestra
fight-go-on = Seguir
fight-pace-slow = lento
fight-pace-calm = tranquilo
fight-pace-brisk = ágil
fight-pace-instant = al instante
game-pace-slow = despacio

# Por qué un dado es lo que es
die-by-lethal = crítico por Letal
die-by-accurate = conservado por Precisa
die-by-cover = conservado por cobertura
die-by-balanced = repetido por { $rule }
die-by-ceaseless = repetido por { $rule }
die-by-relentless = repetido por { $rule }
die-by-command = repetido por { $rule }

# En qué se ha convertido un dado
die-hit-critical = crítico
die-hit-normal = impacto
die-hit-failed = fallo
die-save-critical = crítico
die-save-normal = salvado
die-save-failed = fallo
die-stopped-title = Los éxitos, y cuáles han anulado las salvaciones
# $kind is critical or normal; $by is none, critical, normal or pair
die-stopped =
    { $by ->
        [none] { $kind ->
            [critical] éxito crítico, no detenido
           *[normal] éxito normal, no detenido
        }
        [critical] { $kind ->
            [critical] éxito crítico, anulado por una salvación crítica
           *[normal] éxito normal, anulado por una salvación crítica
        }
        [pair] éxito crítico, anulado por dos salvaciones normales
       *[normal] éxito normal, anulado por una salvación normal
    }
`,"../../../../locales/es/page-files.ftl":`# Equipos y misiones propios, en la página de las partidas nuevas.

new-file-open = Abrir un archivo
new-file-problems = No se puede jugar con { $name }:
new-file-warnings = { $name } queda guardado. Quizá no se quería esto:
new-file-line = Línea { $line }, { $field }: { $text }
new-file-no-team = Este archivo contiene una misión, no un equipo.
new-file-no-mission = Este archivo contiene un equipo, no una misión.
new-file-other-rules = Este archivo está escrito para otras reglas: { $rules }.
new-file-too-large = Este archivo es demasiado grande: { $most } KB como máximo.
new-file-delete = Borrar { $name }
`,"../../../../locales/es/page-game.ftl":`# Las páginas en las que se juega: una partida nueva, la partida misma, las repeticiones.

# Una partida nueva
new-title = Partida nueva
new-lead = Elige con quién juegas; todo lo demás ya está preparado.
new-quick = Partida rápida
new-way = ¿Cómo quieres jugar?
new-way-computer = Contra el ordenador
new-way-computer-text = Tú llevas un comando, el programa el otro.
new-way-hotseat = En una pantalla
new-way-hotseat-text = Dos jugadores se turnan en este dispositivo.
new-way-friend = Con un amigo, por enlace
new-way-friend-text = Recibes un enlace para enviar; la partida empieza cuando se abre.
new-way-watch = Ver jugar a dos ordenadores
new-way-watch-text = Ponte cómodo y mira cómo se hace.
new-rules = Reglas
new-team-computer-a = Tu comando
new-team-computer-b = El comando del ordenador
new-team-hotseat-a = Comando del jugador A
new-team-hotseat-b = Comando del jugador B
new-team-friend-a = Tu comando
new-team-friend-b = El comando de tu amigo
new-team-watch-a = Comando del jugador A
new-team-watch-b = Comando del jugador B
new-team-size =
    { $count ->
        [one] { $count } agente
       *[other] { $count } agentes
    }
new-team-cards = Ver las cartas
new-team-ploys = Ardides
# $side es A o B
new-level = Nivel del ordenador ({ $side })
new-second = Cambiar de bando: juego con B
new-killzone = Zona de aniquilación
new-mission = Misión
new-mission-none = Ninguna: combate abierto, cada bando toma un borde
new-mission-turns =
    { $count ->
        [one] Dura { $count } Punto de inflexión.
       *[other] Dura { $count } Puntos de inflexión.
    }
new-more = Más ajustes: dados, reloj, variantes de las reglas
new-dice = Dados
new-dice-program = Tira el programa
new-dice-own = Dados reales
new-dice-program-text = El servidor sella su parte antes de la partida y la abre después, para que todos puedan comprobar que nadie ha elegido los dados.
new-dice-own-text = Cada uno tira en la mesa y escribe lo que ve. Los dados del ordenador los tira el programa.
new-words = Tus palabras para los dados
new-words-text = Se mezclan con los dados, para que el servidor solo no pueda elegirlos. Sirve cualquier palabra.
new-words-fresh = Otras
new-clock = Jugar con reloj
new-clock-minutes = Minutos cada uno
new-clock-increment = Segundos más por respuesta
new-public = Cualquiera puede encontrar esta partida y verla
new-switches = Variantes de las reglas, donde las fuentes difieren
new-switch-default = { $value } (por defecto)
new-switch-value-on = sí
new-switch-value-off = no
new-switch-value-move-rounding-exact = exactos
new-switch-value-move-rounding-ceil-per-segment = cada tramo recto redondeado
new-switch-value-move-floor-none = sin límite
new-switch-value-apl-change-cap-none = sin límite
new-switch-value-visibility-origin-closest = el punto más cercano
new-switch-value-visibility-origin-any = cualquier punto
new-switch-value-door-enemy-check-door = los que están junto a la puerta
new-switch-value-door-enemy-check-operator = los que están junto a la miniatura
new-switch-value-fight-round-corner-allowed-minus-1 = permitido, -1 para impactar
new-switch-value-fight-round-corner-forbidden = prohibido
new-switch-value-failed-charge-move-kt = se acerca
new-switch-value-failed-charge-move-none = nada
new-switch-value-demoralised-scope-tests = los chequeos de moral
new-switch-value-demoralised-scope-hits = las tiradas para impactar
new-switch-value-obscuring-height = según la altura
new-switch-value-obscuring-traits = según los rasgos
new-start-computer = Empezar la partida
new-start-hotseat = Empezar la partida
new-start-friend = Crear la partida y obtener el enlace
new-start-watch = Empezar y mirar

# Una invitación
join-title = { $name } te invita a una partida
join-title-plain = Una invitación
join-team = Jugarías con { $team }.
join-sit = Ocupar el puesto
join-watch = Solo mirar
invite-title = Invita a tu amigo
invite-text = Envía este enlace. El primero que lo abra ocupa el otro puesto, y la partida empieza.
invite-copy = Copiar
invite-elsewhere = El enlace del otro puesto se mostró donde se creó la partida.
invite-waiting = Esperando al otro jugador…

# Cartas
card-apl = LPA
card-move = Movimiento
card-defence = Df
card-save = Salvación
card-ignores = Ignora
card-invulnerable = Invuln.
card-wounds = Heridas
card-weapons = Armas
card-weapon = Arma
card-attacks = Ata
card-hit = Imp
card-damage = Daño
card-ranged = a distancia
card-melee = de combate

# La partida: alrededor del tablero
game-page = Partida
game-title = { $a } contra { $b }
game-missing = Esta partida no se puede mostrar
game-setting-up = Despliegue
game-turning-point = Punto de inflexión { $number }
game-turning-point-of = Punto de inflexión { $number } de { $of }
game-phase-setup = Despliegue
game-phase-initiative = Iniciativa
game-phase-strategy = Fase de Estrategia
game-phase-firefight = Fase de Tiroteo
game-phase-movement = Fase de Movimiento
game-phase-psychic = Fase Psíquica
game-phase-shooting = Fase de Disparo
game-phase-fight = Fase de Combate
game-phase-morale = Fase de Moral
game-phase-over = La batalla ha terminado
game-seat-open = nadie todavía
game-you = tú
game-has-initiative = Tiene la iniciativa
game-cp = { $points } PM
game-cp-long = Puntos de mando
game-ap = { $points } PA
game-turn-yours = Te toca
game-turn-side = Juega { $side }: { $name }
game-turn-theirs = Le toca a { $name }.
game-turn-computer = { $name } está pensando…
game-dice-fall = Caen los dados…
game-is-over = La partida ha terminado.
game-waits-for-friend = Esperando al otro jugador.
game-looking-back = El tablero tras la línea { $at } del registro.
game-back-to-now = Volver al presente
game-watching = Estás mirando
game-connection-connecting = Conectando…
game-connection-lost = Conexión perdida; se intenta de nuevo…
game-connection-closed = Desconectado
game-undo = Deshacer
game-undo-free = Deshacer tu última respuesta: no se han tirado dados desde entonces
game-undo-alone = Deshacer tu última respuesta, con los dados y lo que ha hecho el ordenador desde entonces
game-undo-ask = Deshacer tu última respuesta; otro jugador tiene que estar de acuerdo
game-menu = Más
game-menu-settings = Ajustes y juego limpio
game-menu-keys = Teclado
game-menu-replay = Ver la partida desde el principio
game-menu-record = Descargar el registro
game-menu-draw = Ofrecer un empate
game-menu-resign = Rendirse
game-resign-title = ¿Rendirse?
game-resign-text = Gana el otro bando y la partida termina.
game-left = abandonó
game-resign-text-many = Tus miniaturas abandonan la batalla y los demás siguen jugando.
game-resign-no = Seguir jugando
game-resign-yes = Rendirse
# $side es A o B
game-clock = Tiempo restante de { $side }
game-tabs = Qué se muestra
game-tab-act = Jugar
game-tab-teams = Comandos
game-tab-log = Registro
game-panel = Qué hay que hacer
game-skip = Mostrarlo todo de una vez

# Agentes
game-ready = apostado
game-expended = activado
game-reserve = sin desplegar
game-incapacitated = incapacitado
game-wounds =
    { $full ->
        [one] { $left } de { $full } herida
       *[other] { $left } de { $full } heridas
    }
game-mark-injured = lesionado
game-mark-stunned = menos PA
game-mark-reacted = ha actuado fuera de turno

# El registro
game-log = Qué ha pasado
game-log-empty = Todavía no ha pasado nada.
game-log-see = Ver el tablero como estaba entonces

# Dados
game-die-critical = crítico
game-die-normal = normal
game-die-failed = fallo
game-die-kept = guardado sin tirar
game-sequence-shoot = Disparo
game-sequence-fight = Combate
game-attack-dice = Dados de ataque
game-defence-dice = Dados de defensa
game-defends = se defiende
# $needs es el número mínimo que es un éxito
game-needs = necesita { $needs }+
game-no-dice-yet = Todavía no hay dados.
game-no-successes = No quedan dados.
game-own-dice-hint = Tira dados reales y di qué muestran: haz clic en las caras o escribe los números.
game-own-dice-typed = Dados hasta ahora
game-own-dice-remove = Quitar el { $face }
game-own-dice-faces = Caras
game-own-dice-send =
    { $count ->
        [one] Eso muestra el dado
       *[other] Eso muestran los { $count } dados
    }
game-your-dice = Tus dados

# Decisiones
game-advised = Veterano
game-hint-zone = Haz clic en una zona del tablero, o elige aquí.
game-initiative-mine = Tengo la iniciativa
game-initiative-mine-text = Actúas primero en este Punto de inflexión.
game-initiative-theirs = { $name } tiene la iniciativa
game-initiative-theirs-text = Actúas después, y sabes más.
game-pass-ploy = Conserva tus puntos de mando.
game-pass-counteract = No hacer nada ahora.
game-pass-next-target = No atacar a este.
game-pass-more-targets = El ataque ha terminado.
game-hint-activate = Haz clic en uno de los agentes con anillo, o elige aquí.
game-hint-order = La orden vale hasta su próxima activación.
game-which-order = Orden
game-order-engage-text = Puede disparar y cargar; es más fácil dispararle.
game-order-conceal-text = Con Cobertura no se le puede disparar; no dispara ni carga.
game-another-operative = Otro agente
game-other-action = Otra cosa
game-choose-again = Elegir de nuevo
game-hint-move = La zona sombreada está al alcance. Haz clic en el destino, o arrastra hasta él.
game-move-length = { $length }" de { $limit }"
game-move-measuring = Midiendo…
game-move-nowhere = No hay adónde ir.
game-move-confirm = { $action }: ir allí
game-hint-deploy = Elige un agente y haz clic en un lugar de la zona sombreada.
game-deploy-whom = A quién desplegar
game-deploy-here = Desplegarlo aquí
game-deploy-auto = Hazlo por mí
game-hint-barricade = Haz clic donde estará su centro, y gírala con el control o con q y e.
# $angle está en grados
game-barricade-turn = Dirección: { $angle }°
game-barricade-here = Colocarla aquí
game-hint-shoot = Los blancos válidos llevan un anillo, con el efecto esperado del disparo. Haz clic en uno para elegirlo; en otro, para ver por qué no lo es.
game-hint-fight = Elige contra quién combatir.
game-hint-overwatch = Un agente ya activado puede disparar fuera de turno.
game-shoot-looking = Trazando las líneas…
game-targets = Enemigos
game-target-far = { $length }"
game-target-cover = con Cobertura
game-target-obscured = Oculto
game-target-hidden = no Visible
# $expected es un número de heridas, $kills un porcentaje
game-odds-short = ⌀ { $expected } · ☠ { $kills }
game-odds-long =
    { $expected ->
        [one] { $expected } herida
       *[other] { $expected } heridas
    } de media, { $kills } de incapacitar.
game-odds-own =
    { $expected ->
        [one] Pierdes { $expected } herida
       *[other] Pierdes { $expected } heridas
    } de media, y { $dies } de quedar incapacitado.
game-shoot-confirm = Disparar a { $model }
game-fight-confirm = Combatir contra { $model }
game-weapon-line =
    { $attacks ->
        [one] { $attacks } dado
       *[other] { $attacks } dados
    }, { $hit }+, daño { $normal }/{ $critical }
game-hint-resolve = Golpea para herir, o gasta un éxito para anular uno del enemigo.
game-damage =
    { $points ->
        [one] { $points } herida
       *[other] { $points } heridas
    }
game-reroll-by = Qué lo permite
game-hint-reroll-balanced = Haz clic en un dado para repetirlo.
game-hint-reroll-ceaseless = Haz clic en un dado: se repiten todos los que muestran el mismo número.
game-hint-reroll-relentless = Haz clic en los dados que quieras repetir.
game-hint-reroll-command = Haz clic en un dado para repetirlo; cuesta puntos de mando.
game-reroll =
    { $count ->
        [0] Repetir ({ $source })
        [one] Repetir { $count } dado ({ $source })
       *[other] Repetir { $count } dados ({ $source })
    }
game-reroll-no = Dejar los dados como están
game-hint-saves = Pon tus salvaciones sobre los éxitos: haz clic en una salvación y luego en un éxito, o arrastra. Dos salvaciones normales anulan un éxito crítico.
game-hits-against-you = Éxitos contra ti
game-your-saves = Tus salvaciones
game-saves-spent = Todas las salvaciones están puestas.
# $by es none, critical, normal, pair o half
game-hit =
    { $by ->
        [none] éxito { $kind }, sin parar
        [half] éxito { $kind }, hace falta otra salvación
       *[other] éxito { $kind }, parado
    }
game-save =
    { $kind ->
        [critical] salvación crítica
       *[normal] salvación normal
    }
game-saves-done = Así me salvo
game-saves-clear = Quitarlas todas
game-saves-more = Queda una salvación que tiene que detener algo.
game-auto-once = Hazlo por mí

# Elecciones automáticas
game-auto-title = Se hace por mí sin preguntar
game-auto-text = La elección habitual se hace al momento. Deshazla, o quítala aquí, cuando quieras elegir tú.
game-auto-always = Siempre { $what } por mí
game-auto-reroll = repetir dados
game-auto-saves = gastar salvaciones
game-auto-cover-save = decidir las salvaciones por Cobertura
game-auto-use = decidir las reglas de arma opcionales
game-auto-keep = guardar dados
game-auto-weapon = elegir el arma para contraatacar
game-auto-resolve = golpear y parar
game-auto-next-target = elegir el siguiente blanco
game-auto-react = responder a los ataques con ardides
game-pace = Lo que hacen los demás se muestra
game-pace-calm = con calma
game-pace-brisk = con brío
game-pace-instant = de una vez

# Consejo
game-advice = ¿Qué haría un veterano?
game-advice-thinking = Pensando…
game-advice-says = Un veterano haría:
game-advice-ways = Lo mejor primero. Elige una opción para prepararla.
game-advice-then = Después: { $steps }
game-advice-do = Hacer eso

# Ofertas
game-offer-draw = { $name } ofrece un empate.
game-offer-undo = { $name } pide deshacer su última respuesta.
game-offer-mine-draw = Ofreces un empate.
game-offer-mine-undo = Pides deshacer tu última respuesta.
game-offer-accept = Aceptar
game-offer-decline = Rechazar
game-offer-withdraw = Retirar
game-offer-asked = Falta el acuerdo de: { $names }.

# El final
result-drawn = Empate
result-you-won = ¡Has ganado!
result-you-lost = Ha ganado { $name }.
result-won-by = Ha ganado { $name } con { $team }.
# $side es A o B
result-short-won = Ganó { $side }
result-how-played = Decidido en el tablero.
result-how-resigned = El otro bando se ha rendido.
result-how-agreed = Ambos bandos se han puesto de acuerdo.
result-how-time = Se ha acabado el tiempo.
result-rematch = Revancha
result-replay = Verla otra vez

# Juego limpio
fair-title = Dados que se pueden comprobar
fair-text = Antes de la partida el servidor selló un número secreto y publicó su sello. Junto con las palabras de los jugadores decide cada dado. En cuanto la partida termina, cualquiera puede comprobarlo.
fair-own-dice = En esta partida cada uno tiró sus propios dados; solo se pueden comprobar los del programa.
fair-commitment = Sello (SHA-256)
# $side es A o B
fair-words = Palabras del jugador { $side }
fair-seed = Número secreto
fair-seed-sealed = Sellado hasta que termine la partida.
fair-verify = Descarga el registro y compruébalo con:

# Repeticiones
replays-title = Partidas
replays-lead = Partidas en curso, y partidas para volver a ver.
replays-load = Abrir un registro
replays-load-text = ¿Tienes el registro de una partida? Abre el archivo, o suéltalo aquí.
replays-mine = Tus partidas
replays-mine-none = Todavía no has jugado.
replays-public = Partidas que cualquiera puede ver
replays-public-none = Nadie juega en público en este momento.
replays-running = en curso
replays-more = Ver más
replay-title = Ver una partida
replay-share = Copiar el enlace a este momento
replay-live = Volver a la partida
replay-start = La mesa antes de que caiga el primer dado.
replay-timeline = Línea de tiempo
replay-at = { $at } de { $of }
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-on = Un paso adelante
replay-last = Al final
replay-speed = Velocidad
replay-step = Un paso atrás o adelante
replay-ends = Al principio o al final
replay-turns = Un Punto de inflexión atrás o adelante

# Teclado
keys-title = Teclado
keys-space = Espacio
keys-choose = Tomar una opción por su número
keys-confirm = Confirmar lo elegido en el tablero
keys-back = Volver un paso, o al presente
keys-board = Ir al tablero
keys-crosshair = En el tablero: mover la cruz, o ir de miniatura en miniatura; Intro elige
keys-zoom = En el tablero: acercar, alejar, mostrarlo todo
keys-turn = Girar una barricada
`,"../../../../locales/es/page-goal.ftl":`# Cómo se gana una partida y cómo va.

goal-title = Cómo se gana esta partida:
goal-kt24 = Tras el último punto de inflexión gana quien tenga más agentes; con los mismos en ambos bandos hay empate. En las reglas ligeras los marcadores del tablero no puntúan.
goal-kt21 = Tras el último punto de inflexión gana quien haya eliminado más agentes enemigos; a igualdad, quien haya eliminado más heridas con ellos; si no, hay empate. En las reglas ligeras los marcadores del tablero no puntúan.
goal-kt18 = Al final de cada ronda, un punto de control da 1 punto a quien tenga más miniaturas no acobardadas a 2" o menos. Gana quien tenga más puntos; a igualdad, más miniaturas en el tablero; si no, hay empate. Quien sea el único con miniaturas gana en el acto.
goal-hold =
    { $points ->
        [one] Cada marcador que controles al final de un turno da { $points } punto de victoria.
       *[other] Cada marcador que controles al final de un turno da { $points } puntos de victoria.
    }
goal-breakthrough =
    { $points ->
        [one] Cada unidad tuya en la zona enemiga al final da { $points } punto de victoria.
       *[other] Cada unidad tuya en la zona enemiga al final da { $points } puntos de victoria.
    }
goal-kt4w40k = Gana quien tenga más puntos de victoria; a igualdad, el ejército al que le queden más puntos en unidades; si no, hay empate.

tally-kt24 = agentes restantes
tally-kt21 = enemigos eliminados
tally-kt18 = puntos obtenidos
tally-kt4w40k = puntos de victoria
tally-second-kt21 =
    { $count ->
        [one] { $count } herida
       *[other] { $count } heridas
    }
tally-second-kt18 =
    { $count ->
        [one] { $count } miniatura en el tablero
       *[other] { $count } miniaturas en el tablero
    }
tally-second-kt4w40k =
    { $count ->
        [one] { $count } punto en unidades restante
       *[other] { $count } puntos en unidades restantes
    }

result-by-kt24 = Decidido por los agentes restantes.
result-by-kt21 = Decidido por los agentes enemigos eliminados.
result-by-kt18 = Decidido por los puntos obtenidos.
result-by-kt4w40k = Decidido por los puntos de victoria.
result-by-second-kt21 = Los mismos enemigos eliminados en ambos bandos: decidieron sus heridas.
result-by-second-kt18 = Puntos iguales: decidieron las miniaturas en el tablero.
result-by-second-kt4w40k = Puntos de victoria iguales: decidió lo que queda de los ejércitos.
result-by-wipeout = A un bando no le queda nadie.
result-by-nothing = Todo lo que podía decidir está igualado.
`,"../../../../locales/es/page-killzones.ftl":`# Dibujar mesas.

draw-title = Zonas de aniquilación
draw-lead = Dibuja una mesa, compruébala, juega en ella.
draw-new = Nueva zona de aniquilación
draw-upload = Abrir un archivo
draw-mine = Las mías
draw-mine-none = Nada guardado aún. Dibuja una, o empieza con una copia de las de abajo.
draw-built-in = Con el programa
draw-open = Abrir
draw-use = Empezar con una copia
draw-copy-of = { $name }, a mi manera
draw-play = Jugar aquí
draw-back = Todas las zonas de aniquilación
draw-untitled = Sin título
draw-begin = Dibuja terreno con las herramientas de encima del tablero y pon un nombre a la zona: entonces se podrá guardar y jugar.
draw-changed = sin guardar
draw-download = Descargar
draw-save = Guardar
draw-save-copy = Guardar una copia
draw-saved = Guardado.
draw-fine = Todo está en orden.
draw-name = Nombre
draw-text = Unas palabras
draw-width = Ancho (")
draw-depth = Fondo (")
draw-mirror-all = Completar la simetría de media vuelta
draw-kind-terrain = Terreno
draw-kind-wall = Muro
draw-kind-door = Puerta
draw-kind-objective = Objetivo
draw-kinds-terrain = Terreno
draw-kinds-wall = Muros
draw-kinds-door = Puertas
draw-kinds-objective = Objetivos
draw-type = Tipo
draw-type-heavy = Pesado
draw-type-light = Ligero
draw-type-open = según la altura
draw-bottom = Base (")
draw-top = Cima (")
draw-vantage = Se puede estar encima
draw-door-open = Abierta al empezar
draw-x = Desde el oeste (")
draw-y = Desde el sur (")
draw-corner-x = Esquina { $corner }, desde el oeste
draw-corner-y = Esquina { $corner }, desde el sur
draw-corner-add = Una esquina más tras la esquina { $corner }
draw-corner-remove = Quitar la esquina { $corner }
draw-duplicate = Duplicar
draw-mirror = Copiar con media vuelta
draw-delete = Borrar
draw-tools = Herramientas de dibujo
draw-tool-select = Elegir
draw-tool-rectangle = Rectángulo
draw-tool-polygon = Polígono
draw-tool-wall = Muro
draw-tool-door = Puerta
draw-tool-objective = Objetivo
draw-hint-select = Haz clic en algo para cambiarlo, arrástralo para moverlo, arrastra sus esquinas para darle forma.
draw-hint-rectangle = Arrastra de esquina a esquina.
draw-hint-polygon = Haz clic de esquina en esquina; vuelve a la primera, o pulsa Intro, para cerrar.
draw-hint-wall = Haz clic de esquina en esquina, o arrastra; Intro u otro clic en el mismo sitio termina la serie.
draw-hint-door = Haz clic en una jamba de la puerta y luego en la otra, o arrastra. Sobre un muro abre ella misma el hueco.
draw-hint-objective = Haz clic donde está el objetivo.
draw-undo = Deshacer
draw-redo = Rehacer
draw-snap = Ajuste
draw-snap-none = no
draw-new-terrain = Terreno
draw-new-door = Puerta
draw-new-objective = Objetivo
draw-corners = { $count ->
    [one] { $count } esquina
   *[other] { $count } esquinas
}
draw-things = { $count ->
    [one] { $count } cosa en la mesa
   *[other] { $count } cosas en la mesa
}
draw-problems = { $count ->
    [one] { $count } cosa que corregir
   *[other] { $count } cosas que corregir
}
draw-warnings = { $count ->
    [one] { $count } cosa que saber
   *[other] { $count } cosas que saber
}
draw-colon = { ":" }
`,"../../../../locales/es/page-odds.ftl":`# La calculadora de probabilidades.

chances-title = Calculadora de probabilidades
chances-lead = La probabilidad exacta de un ataque, con toda la distribución, en los cuatro reglamentos.
chances-share = Copiar el enlace
chances-copy-by-hand = Copia la dirección de la barra de direcciones: lo contiene todo.
chances-form = El ataque
chances-results = Las probabilidades

# Situaciones que se comparan
chances-setup = Situación { $letter }
chances-compare = Comparar
chances-remove = Quitar
chances-name = Nombre de la situación

# El formulario
chances-edition = Reglas
chances-sequence = Tipo de ataque
chances-sequence-shoot = Disparar
chances-sequence-fight = Combatir
chances-sequence-overwatch = Disparos defensivos
chances-sequence-opportunity = Golpe de oportunidad
chances-sequence-mortal = Heridas mortales
chances-attacker = Atacante
chances-defender = Defensor
chances-pick-weapon = Rellenar con un arma…
chances-pick-operative = Rellenar con un agente…
chances-card = { $weapon } ({ $operative })
chances-attacks = Dados de ataque
chances-hit = Impactar
chances-damage-normal = Daño normal
chances-damage-critical = Daño crítico
chances-rules = Reglas del arma
chances-rules-none = ninguna
chances-rules-add = Añadir o quitar una regla de arma
chances-rules-read = Qué hacen:
chances-wounds = Heridas
chances-save = Salvación
chances-defence = Dados de defensa
chances-rerolls = Repeticiones de mando
chances-cover = Salvación por Cobertura
chances-obscured = Oculto
chances-invulnerable = Salvación invulnerable
chances-more = Objetivo, costumbres y nombre
chances-plays-for = Ambos bandos buscan
chances-for-damage = el daño
chances-for-kill = incapacitar
chances-plays = Cómo eligen
chances-plays-optimal = Lo mejor posible
chances-plays-always-strike = Golpear siempre
chances-plays-always-parry = Parar siempre que se pueda
chances-plays-never-fish = No repetir nunca un éxito

# El formulario de los reglamentos con fases
chances-weapon = Arma { $number }
chances-weapon-add = Otra arma
chances-weapon-remove = Quitar el arma { $number }
chances-line = El arma en una línea
chances-line-hint = Cambia la línea o los campos de abajo; los dados se escriben D3, 2D6, D6+1.
chances-line-wrong = No se puede leer; una línea es así: { $line }
chances-pick-model = Rellenar con una miniatura…
chances-pick-unit = Rellenar con una unidad…
chances-models = Miniaturas
chances-attacks-number = Ataques
chances-attacks-each = Ataques de cada una
chances-bs = Habilidad de proyectiles
chances-ws = Habilidad de armas
chances-hit-modifier = Modificadores al impactar
chances-strength = Fuerza
chances-ap = FP
chances-damage = Daño
chances-mortal-wounds = Heridas mortales
chances-mortal-hint = Las de un poder, una puerta y similares, una vez que funciona.
chances-snap-hint = Solo un 6 sin modificar impacta, sean cuales sean la habilidad y los modificadores.
chances-wounds-left = Heridas restantes
chances-wounds-each = Heridas de cada una
chances-toughness = Resistencia
chances-save-none = ninguna
chances-flesh-wounds = Heridas superficiales
chances-injury-modifier = Modificadores de lesión
chances-unit-cover = Toda la unidad tiene cobertura
chances-ignores = Las heridas se ignoran con
chances-left = Una miniatura está herida; heridas restantes
chances-special =
    { $number ->
        [0] Reglas especiales
       *[other] Reglas especiales ({ $number })
    }
chances-wr-auto-hit = Impacta automáticamente
chances-wr-melta = Fusión: la mayor de dos tiradas de daño
chances-wr-no-invulnerable = Sin salvaciones invulnerables
chances-wr-again = Repeticiones
chances-wr-hits-again = Repetir impactos
chances-wr-wounds-again = Repetir heridas
chances-wr-wounds-on = Hiere con
chances-wr-hits-on = Un 6 al impactar son
chances-wr-mortal-on = Un 6 al herir añade
chances-again-never = ninguna
chances-again-ones = los dados de 1
chances-again-fails = los dados fallidos
chances-wounds-by-strength = según la Fuerza
chances-hits =
    { $hits ->
        [one] { $hits } impacto
       *[other] { $hits } impactos
    }
chances-mortal =
    { $wounds ->
        [0] ninguna
        [one] { $wounds } herida mortal
       *[other] { $wounds } heridas mortales
    }

# La respuesta
chances-expected = Heridas perdidas de media
chances-kills = Probabilidad de incapacitar
chances-expected-own = Heridas propias perdidas de media
chances-dies = Probabilidad de quedar incapacitado
chances-glance-wounds =
    { $wounds ->
        [one] { $wounds } herida
       *[other] { $wounds } heridas
    }
chances-glance-kills = { $chance } de incapacitar
chances-slain = Miniaturas muertas
chances-unharmed = Probabilidad de no perder heridas
chances-outcome = Cómo queda la miniatura al final
chances-stands =
    { $wounds ->
        [0] En pie, sin heridas superficiales
        [one] En pie, { $wounds } herida superficial
       *[other] En pie, { $wounds } heridas superficiales
    }
chances-out-of-action = Fuera de combate
chances-expected-slain = Miniaturas muertas de media
chances-defender-loses = Heridas que pierde el defensor
chances-attacker-loses = Heridas que pierde el atacante
chances-mode = Probabilidad de perder
chances-exact = exactamente
chances-least = al menos
chances-chart-hint = Señala una columna para ver su probabilidad exacta.
chances-chart-at =
    { $wounds ->
        [one] { $wounds } herida: { $chances }
       *[other] { $wounds } heridas: { $chances }
    }
chances-chart-at-models =
    { $models ->
        [one] { $models } miniatura: { $chances }
       *[other] { $models } miniaturas: { $chances }
    }
chances-table = Todas las cifras
`,"../../../../locales/es/page-phases.ftl":`# Rule sets with phases, and boards with walls and doors.
board-control-point = Punto de control: { $name }
board-drop-zone = Zona de despliegue: { $name }
board-mark-readied = preparada
board-mark-shaken = acobardada
board-mark-flesh-1 = una herida superficial
board-mark-flesh-2 = dos heridas superficiales
board-mark-flesh-3 = tres heridas superficiales
board-mark-moved = se ha movido
board-mark-advanced = ha avanzado
board-mark-fell-back = ha retrocedido
board-mark-charged = ha cargado
board-mark-charge-failed = carga fallida
board-mark-retreated = se ha replegado
board-mark-shot = ha disparado
board-mark-fought = ha combatido

# Drawing what only some boards have
draw-kind-control_point = Punto de control
draw-kinds-control_point = Puntos de control
draw-kind-drop_zone = Zona de despliegue
draw-kinds-drop_zone = Zonas de despliegue
draw-new-control_point = Punto de control
draw-new-drop_zone = Zona de despliegue
draw-tool-control_point = Punto de control
draw-tool-drop_zone = Zona de despliegue
draw-hint-control_point = Haz clic donde se accionen las puertas a distancia.
draw-hint-drop_zone = Arrastra de esquina a esquina de la zona donde se coloca un comando.
draw-radius = Alcance (")
draw-confines-tactics = Aquí se pueden usar las Tácticas de espacios confinados

# A new game with phases
new-players = Jugadores

# $side is C or D
new-team-further = Comando del jugador { $side }
new-who = Quién juega { $side }
new-who-me = Yo, o alguien en esta pantalla
new-who-computer = El ordenador
new-who-friend = Un amigo, por enlace
new-team-models = { $count ->
    [one] { $count } miniatura
   *[other] { $count } miniaturas
}

# The game with phases
game-battle-round = Ronda de batalla { $number }
game-battle-round-of = Ronda de batalla { $number } de { $of }
game-phases = Fases de la ronda de batalla
game-phase-short-initiative = Iniciativa
game-phase-short-movement = Movimiento
game-phase-short-psychic = Psíquica
game-phase-short-shooting = Disparo
game-phase-short-fight = Combate
game-phase-short-morale = Moral
game-section-ready-fire = Listos, fuego
game-section-fire-at-will = Fuego a discreción
game-section-hammer-of-wrath = Martillo de ira
game-section-fight-for-your-lives = Luchad por vuestras vidas
game-order = Jugadores en el orden de esta ronda
game-broken = desmoralizado
game-score =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
game-score-long = Puntos obtenidos
game-out-of-action = fuera de combate
game-attacks-shoot = { $attacker } dispara a { $defender }: { $weapon }
game-attacks-fight = { $attacker } combate contra { $defender }: { $weapon }
game-another-model = Otra miniatura
game-deeds = Qué hace
game-deed-normal = Movimiento normal
game-deed-advance = Avanzar
game-deed-charge = Cargar
game-deed-fall-back = Retroceder
game-deed-door = Accionar una puerta
game-deed-ready = Prepararse
game-deed-stay = Permanecer inmóvil
game-hint-pick-mover = Haz clic en una de las miniaturas con anillo, o elige aquí.
game-hint-pick-shooter = Las miniaturas con anillo pueden disparar. Haz clic en una, o elige aquí.
game-hint-stationary-door = Una puerta que brilla puede accionarse si la miniatura se queda quieta: haz clic en ella.
game-hint-charge = Haz clic en los enemigos contra los que cargar, o elige aquí. No puede acercarse a nadie más.
game-charge-confirm = Cargar contra { $models }
game-finish-moving = Terminar de mover
game-finish-moving-rest = { $count ->
    [one] Terminar de mover; { $count } miniatura se queda
   *[other] Terminar de mover; { $count } miniaturas se quedan
}
game-go = Ir
game-hint-door = Haz clic en una puerta que brilla, o elige aquí.
game-door-open = Abrir la puerta { $number }, { $name }
game-door-close = Cerrar la puerta { $number }, { $name }
game-hint-reaction = { $charger } ha declarado una carga. La miniatura puede reaccionar una vez.
game-hint-snap = { $charger } queda detenida donde está. Solo impacta un 6 natural.
game-overwatch-with = Disparos defensivos: { $weapons }
game-hint-intercept = { $charger } viene por la línea. Mueve el control hasta donde se le dispare.
game-intercept-at = Tras { $length }" de { $of }"
game-intercept-confirm = Detenerla aquí y disparar
game-intercept-no = Dejarla venir
game-arms = Armas
game-no-target = No se le puede atacar con esto.
game-pass-fire = Nadie dispara ahora
game-pass-blows = Sin golpes
game-pass-contest = Deja que accionen la puerta.
game-pass-fight-with = Nadie combate ahora.
game-pass-cast = Ningún poder.
game-pass-deny = Deja que el poder actúe.
game-pass-reaction = Esperar en el sitio.
game-pass-snap = No disparar.

# Cards with profiles
card-m = M
card-ws = HA
card-bs = HP
card-s = F
card-t = R
card-w = H
card-a = A
card-ld = L
card-sv = S
card-aura = Aura
card-range = Alcance
card-ap = FP
card-d = D

# $range is in inches, $kind such as Rapid Fire 1, $reach is ranged or melee
game-weapon-profile = { $reach ->
    [melee] { $kind }
   *[ranged] { $range }" { $kind }
}, F { $strength }, FP { $ap }, D { $damage }
`,"../../../../locales/es/page-rules.ftl":`# El libro de reglas, y el panel que abre una regla junto a cualquier otra cosa.

rules-title = Reglas
rules-one = Regla { $id }
rules-lead = Lo que sigue el árbitro: cada regla con su número, las aclaraciones y ejemplos.
rules-book = Libro de reglas
rules-search = Buscar en las reglas
rules-found =
    { $count ->
        [0] Nada encontrado.
        [one] { $count } entrada
       *[other] { $count } entradas
    }
rules-pick = Elige un capítulo o busca una palabra.
rules-all = Todas las reglas
rules-open-page = Abrir en el libro de reglas
rules-see = Véase también
rules-terms = Términos
rules-kind-statement = Regla
rules-kind-ruling = Aclaración
rules-kind-example = Ejemplo
rules-examples =
    { $count ->
        [one] Un ejemplo
       *[other] { $count } ejemplos
    }
rules-exact =
    { $count ->
        [one] La regla exacta
       *[other] Las { $count } reglas exactas
    }
rules-technical = El texto exacto (en inglés), con sus ejemplos
rules-contents = Capítulos
rules-diagram-open = Abrir en un tablero
rules-entries = Todas las entradas por número
rules-print = Imprimir
`,"../../../../locales/es/page-seats.ftl":`# Asientos, invitaciones y jugadores: lo que se ha añadido a las primeras páginas.

invite-seat = Enlace para el jugador { $side }: { $team }
invite-taken = Lo ocupa { $name }.
join-used = Esta invitación ya se ha usado: todos los asientos están ocupados. Puedes mirar.
# $minutes is a number of minutes for the whole game, $seconds what each answer adds
join-clock =
    { $minutes ->
        [one] { $minutes } minuto cada uno, y { $seconds } s por respuesta
       *[other] { $minutes } minutos cada uno, y { $seconds } s por respuesta
    }
join-no-clock = Sin reloj
board-wall-at = Muro de { $from } a { $to }
game-log-fold = Plegar
game-log-unfold = Mostrar

account-leave-title = ¿Salir y perder tus partidas?
account-leave-text = Juegas como invitado: solo este navegador te conoce. Si sales, nadie volverá a encontrar tus partidas. Crea antes una cuenta para conservarlas.
account-leave-no = Quedarme
account-leave-yes = Salir de todos modos
account-password-change = Cambiar la contraseña
account-password-changed = Tu contraseña ha cambiado. Los demás navegadores tienen que volver a entrar.
account-password-old = Contraseña actual
account-password-new = Contraseña nueva
account-title-password = Cambiar la contraseña
account-about-password = Quien esté conectado en otro sitio tendrá que volver a entrar.
account-do-password = Cambiarla
`,"../../../../locales/es/page-sight.ftl":`# El laboratorio de visión.

lab-title = Laboratorio de visión
lab-lead = Coloca terreno y miniaturas, y ve al momento quién ve a quién, qué da cobertura y qué regla lo dice.
lab-share = Copiar el enlace
lab-export = Guardar un archivo
lab-import = Abrir un archivo
lab-bad-link = Este enlace no se puede leer; aquí tienes una mesa para empezar.
lab-bad-file = Este archivo no es una pregunta sobre visión o alcance.
lab-too-long = Esta mesa es demasiado grande para un enlace. Guarda un archivo.
lab-copy-by-hand = Copia la dirección de la barra: lo contiene todo.
lab-mode = Pregunta
lab-mode-sight = Quién ve a quién
lab-mode-reach = Adónde ir
lab-rules = Reglas
lab-from = Tirador
lab-to = Blanco
lab-swap = Intercambiar los dos
lab-mover = Miniatura
lab-action = Movimiento
lab-limit = Como mucho (")
lab-weapon-rules = Reglas del arma
lab-weapon-rules-hint-kt24 = Como en la carta, separadas por comas: Alcance 8", Búsqueda ligera
lab-weapon-rules-hint-kt21 = Como en la carta, separadas por comas: Alcance 6", Indirecta
lab-weapon-rules-hint-kt18 = Un tipo y un alcance, separados por una coma: Fuego rápido 1, Alcance 12"
lab-weapon-rules-hint-kt4w40k = Un tipo y un alcance, separados por una coma: Asalto 2, Alcance 24"
lab-switch-obscured = El terreno pesado lejano oculta
lab-switch-vantage = La altura da ventaja
lab-switch-operatives-block-sight = Los agentes bloquean la visión
lab-switch-vantage-exception = La altura revela a los blancos ocultos con Cobertura
lab-switch-vantage-inclusive = Bastan exactamente 2" de altura
lab-switch-vantage-light-only = Solo contra la Cobertura de terreno ligero
lab-switch-bases-give-cover = Otros agentes dan Cobertura
lab-switch-visibility-origin = Visión desde cualquier parte de la peana, no solo la más cercana
lab-switch-sight-line-mm = Una línea de visión tiene 1 mm de ancho
lab-switch-base-must-fit = Las peanas tienen que caber por las puertas
lab-switch-confines = Los muros y las puertas cuentan
lab-distance = Distancia
lab-no-way = sin camino
lab-fact-visible = Visible
lab-fact-cover = Con Cobertura
lab-fact-obscured = Oculto
lab-fact-engaged = Dentro del alcance de control
lab-fact-cover-save = Salvación por Cobertura
lab-yes = sí
lab-no = no
lab-why = Por qué
lab-show-line = Resaltar su línea
lab-panes = Lo que hay en la mesa
lab-pane-models = Miniaturas
lab-pane-terrain = Terreno
lab-add-model = Añadir a { $side }
lab-pick-model = Haz clic en una miniatura para cambiar su peana, altura y orden, o arrástrala.
lab-order = Orden
lab-base = Peana
lab-height = Altura (")
lab-floor = Está sobre
lab-ground = el suelo
lab-make-from = Que dispare
lab-make-to = Que sea el blanco
lab-make-mover = Que se mueva
lab-board = Tablero
lab-board-own = El mío
lab-board-empty = Un tablero vacío
lab-hint-sight = Arrastra las miniaturas: el veredicto las sigue. Rueda o pellizco para acercar.
lab-hint-reach = Señala un lugar para ver el camino legal más corto; haz clic para fijarlo.
lab-point-somewhere = Señala el tablero para ver si { $model } puede ir allí.
lab-switches = { $count ->
    [0] Donde los libros dejan elegir
   [one] Donde los libros dejan elegir, { $count } cambio
   *[other] Donde los libros dejan elegir, { $count } cambios
}
`,"../../../../locales/es/page-together.ftl":`# Juntos y más allá de la página: de quién es el turno, compartir, guardar.

turn-title = Cuando es mi turno
turn-sound = Sonar, si estoy mirando otra cosa
turn-notice = Mostrar una notificación, si estoy mirando otra cosa
turn-yours = Es tu turno
invite-qr = El enlace como código QR
invite-qr-text = O deja que tu amigo lo escanee con el teléfono.
invite-share = Compartir el enlace
export-title = Guardar o compartir
export-picture = Imagen del tablero
export-text = La partida como texto
export-embed = Copiar un marco para tu propia página
export-failed = Este navegador no ha podido hacer la imagen.
export-running = La partida no ha terminado.
embed-open = Abrir en Coverline
`,"../../../../locales/es/page-units.ftl":`# Rule sets in which models act together in units, on a large table.

# A new game with armies
# $units, $models and $points are numbers
new-army-size =
    { $units ->
        [one] { $units } unidad
       *[other] { $units } unidades
    }, { $models ->
        [one] { $models } miniatura
       *[other] { $models } miniaturas
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
new-table = Mesa
new-scenario = Escenario
new-scenario-turns =
    { $count ->
        [one] Dura { $count } turno.
       *[other] Dura { $count } turnos.
    }

# The turn and its steps
game-turn = Turno { $number }
game-turn-of = Turno { $number } de { $of }
game-phase-combat = Fase de Combate
game-phase-end = Fin del turno
game-phase-short-combat = Combate
game-phase-short-end = Fin
game-section-start-of-turn = empieza el turno
game-section-start-of-movement = inicio
game-section-decisive-moves = movimientos decisivos
game-section-moves = movimientos
game-section-end-of-movement = final
game-section-start-of-psychic = inicio
game-section-psykers = psíquicos
game-section-end-of-psychic = final
game-section-start-of-shooting = inicio
game-section-prepared-fire = disparo preparado
game-section-normal-fire = disparo normal
game-section-end-of-shooting = final
game-section-start-of-combat = inicio
game-section-hammer-of-fury = martillo de furia
game-section-normal-combat = combate normal
game-section-fights-last = los que combaten al final
game-section-end-of-combat = final
game-section-start-of-morale = inicio
game-section-morale-tests = chequeos
game-section-end-of-morale = final
game-section-end-of-turn = termina el turno
game-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
game-points-long = Puntos de las unidades que quedan

# What is to be seen at a unit
board-mark-engaged = trabada
board-mark-prepared = disparo preparado
board-mark-was-charged = fue cargada
board-mark-disembarked = desembarcó
board-mark-arrived = llegó
board-mark-cast = usó sus poderes
board-mark-tested = hizo su chequeo
board-mark-decisive-move = Movimiento decisivo
board-mark-decisive-shot = Disparo decisivo
board-mark-worse-line = una línea peor
board-mark-worse-line-next = una línea peor el próximo turno
board-mark-demoralised = desmoralizada
board-mark-demoralised-next = desmoralizada el próximo turno

# Units
game-destroyed = destruida
# $left and $full are numbers of models
game-models-left =
    { $full ->
        [one] { $left } de { $full } miniatura
       *[other] { $left } de { $full } miniaturas
    }
# $unit is the transport, such as A5
game-aboard = a bordo de { $unit }
game-unit-waiting = por desplegar
game-unit-reserve = en reserva
game-unit-aboard = a bordo
game-another-unit = Otra unidad
card-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
card-capacity = transporta { $count }
card-casts =
    { $casts ->
        [one] { $casts } poder
       *[other] { $casts } poderes
    }, rechaza { $denies }
card-aura-of = aura de { $length }"
card-ability-advance-and-charge = avanza y carga
card-ability-fights-first = combate primero
card-ability-fights-last = combate al final
card-ability-reserve = puede esperar en reserva

# Sending a unit
game-deed-march = Mover
game-deed-prepare = Preparar disparo
game-deed-withdraw = Retroceder
game-deed-disembark = Desembarcar
game-hint-deploy-unit = Elige una unidad y haz clic donde debe estar su primera miniatura; las demás la rodean.
game-hint-pick-unit = Haz clic en una de las unidades con anillo, o elige aquí.
game-finish-moving-units = { $count ->
    [one] Terminar de mover; { $count } unidad se queda
   *[other] Terminar de mover; { $count } unidades se quedan
}
game-hint-march = Haz clic en el punto adonde debe ir la unidad, o elige aquí.
game-hint-go-normal = Haz clic en el punto adonde va la primera miniatura, o arrastra la unidad; las demás la siguen.
game-hint-go-advance = Haz clic en el punto adonde va la primera miniatura, o arrastra la unidad; las demás la siguen.
game-hint-go-fall-back = Haz clic en el punto adonde va la primera miniatura, lejos de todo enemigo.
game-hint-go-charge = Confirma el camino mostrado, o haz clic en el punto adonde va la primera miniatura.
game-hint-go-failed-charge = La carga falla. La unidad puede acercarse.
game-hint-go-pile-in = Cada miniatura puede acercarse al enemigo que tiene más próximo.
game-hint-go-consolidate = Cada miniatura puede acercarse al enemigo que tiene más próximo.
game-hint-go-disembark = Haz clic donde baja la primera miniatura; las demás la rodean.
game-hint-go-arrive = Haz clic donde llega la primera miniatura; las demás la rodean.
game-hint-go-intervene = Haz clic donde intervenir, más cerca del enemigo más próximo.
game-hint-adjust = Arrastra una miniatura para enviarla a otro sitio, o confirma.
game-hint-adjust-one = Haz clic donde debe estar la miniatura { $number }.
game-adjust-whom = Miniaturas de la unidad
game-go-normal = Mover
game-go-advance = Avanzar
game-go-fall-back = Retroceder
game-go-charge = Cargar
game-go-failed-charge = Acercarse
game-go-pile-in = Agruparse
game-go-consolidate = Consolidar
game-go-disembark = Bajar aquí
game-go-arrive = Llegar aquí
game-go-intervene = Intervenir
game-go-stay = Quedarse ahí
game-go-closest = Lo más cerca posible

# Moments of the turn
game-hint-window = Por turnos, cada uno puede usar un efecto. Quien pasa ya no usa ninguno en este momento.
game-hint-window-unit = Haz clic en una de las unidades con anillo, o elige aquí.
game-window-pass = Nada más ahora
game-effect-decisive-move-text = La unidad mueve antes que todas las demás.
game-effect-decisive-shot-text = La unidad dispara con las que están preparadas.
game-effect-counter-offensive-text = La unidad combate a continuación, antes de su turno.
game-effect-insane-bravery-text = La unidad supera su chequeo de moral sin tirar.
game-effect-command-re-roll-text = Se repite un dado.
game-effect-arrive-text = La unidad se coloca en la mesa.
game-effect-heroic-intervention-text = El personaje se une a una melé cercana.

# Attacks of a unit
game-hint-pick-firing = Las unidades con anillo pueden disparar. Haz clic en una, o elige aquí.
game-hint-volley = Haz clic en un blanco: todo lo que pueda le dispara. Elige luego un arma para darle su propio blanco.
game-hint-blows = Haz clic en quien quieras golpear: todo lo que pueda va contra él. Elige luego un arma para darle su propio blanco.
# $count is how many models have the weapon
game-weapon-times = { $count } × { $name }
game-volley-confirm = Disparar
game-blows-confirm = Golpear
game-volley-count = Cuántos contra { $target }
game-volley-spare = No contra { $target }
game-volley-split = También otro blanco
game-volley-split-now = Haz clic en el otro blanco
game-hint-casualties = Haz clic en la miniatura que sufre la herida, o elige aquí.
# $reason is what the dice were rolled for
game-fallen-for = Tirada ({ $reason })
game-auto-allocate = elegir quién sufre las heridas
game-pass-embark = Quedarse fuera.
game-pass-muster = Sin chequeo.
game-pass-opportunity = Dejar que se vayan.
`,"../../../../locales/es/page.ftl":`# La página en el navegador: lo que está en todas sus páginas, y la portada.

app-title = Coverline: Kill Team en el navegador
page-title = { $page } · Coverline
skip-to-content = Ir al contenido
close = Cerrar
loading = Cargando…
try-again = Reintentar
copied = Copiado.
# $label es el nombre de un número que se puede cambiar
fewer = { $label }: uno menos
more = { $label }: uno más

# Reglamentos
rules-kt24 = Kill Team 2024
rules-kt21 = Kill Team 2021
rules-kt18 = Kill Team 2018
rules-kt4w40k = KT4W40K

# Problemas
error-network = El servidor no responde. Comprueba la conexión y vuelve a intentarlo.
error-unreadable = La respuesta del servidor no se puede leer.
error-unexpected = Algo ha ido mal. Vuelve a intentarlo.
error-status = El servidor lo rechaza con el estado { $status }.

# Navegación
nav-label = Páginas
nav-menu = Menú
nav-play = Jugar
nav-replays = Partidas
nav-odds = Probabilidades
nav-sight = Visión
nav-killzones = Zonas
nav-rules = Reglas
language-menu = Idioma: { $language }
theme-menu = Colores: { $theme }
theme-system = Como el sistema
theme-light = Claro
theme-dark = Oscuro
footer-trust = Cada regla citada, cada dado comprobable, cada probabilidad exacta.
footer-unofficial = Un proyecto de aficionados, no oficial. Kill Team es un juego de Games Workshop.

# Cuenta
account-menu = Cuenta de { $name }
account-menu-nobody = Cuenta: { account-nobody }
account-nobody = Entrar
account-guest = Juegas como invitado
# $name is the name of a player who has no account
seat-guest = { $name } (invitado)
account-member = Has iniciado sesión
account-be-guest = Jugar como invitado
account-signin = Iniciar sesión
account-signup = Crear una cuenta
account-keep = Conservar mis partidas: crear una cuenta
account-signout = Cerrar sesión
account-signed-out = Has cerrado la sesión.
account-welcome = Te damos la bienvenida, { $name }.
account-name = Nombre
account-password = Contraseña
account-password-hint = Al menos { $least } caracteres.
account-title-guest = ¿Cómo te llamamos?
account-title-signin = Iniciar sesión
account-title-signup = Crear una cuenta
account-about-guest = Basta un nombre para jugar. Tus partidas se quedan en este navegador.
account-about-signin = Tus partidas están donde las dejaste.
account-about-signup = Con una contraseña encuentras tus partidas en cualquier navegador.
account-do-guest = Jugar
account-do-signin = Entrar
account-do-signup = Crear la cuenta
account-to-guest = Prefiero dar solo un nombre
account-to-signin = Tengo una cuenta
account-to-signup = Quiero una cuenta

# Portada
home-title = Portada
home-kicker = Kill Team 2018, 2021 y 2024 · KT4W40K
home-heading = La mesa, el rival y el árbitro.
home-lead = Juega a Kill Team en el navegador. Coverline mide cada movimiento, decide cada línea de visión y te dice las probabilidades exactas antes de que te comprometas, y qué regla lo dice.
home-start = Empezar una partida
home-picture = Una zona de aniquilación desde arriba: hasta dónde llega un agente, sus líneas de visión junto a la cobertura y sus probabilidades contra el blanco.
home-picture-odds = { $chance } de incapacitar
home-ways = ¿Cómo quieres jugar?
home-way-computer = Contra el ordenador
home-way-computer-text = Elige dos comandos y una zona de aniquilación, y juega enseguida. Pregunta cuando quieras qué haría un veterano.
home-way-hotseat = En la misma pantalla
home-way-hotseat-text = Dos jugadores, un dispositivo. Con dados de verdad si quieres: tíralos y escribe lo que sale.
home-way-friend = Con un amigo, por enlace
home-way-friend-text = Manda un enlace y jugad en directo. Los dados se sellan antes de la partida, y los dos podéis comprobarlos después.
home-continue = Seguir jugando
home-versus = contra
home-seat-open = puesto aún libre
home-tools = Herramientas sin partida
home-tool-odds = Calculadora de probabilidades
home-tool-odds-text = La probabilidad exacta de un disparo o un combate, lado a lado.
home-tool-sight = Laboratorio de visión
home-tool-sight-text = Quién ve a quién, qué da cobertura y por qué.
home-tool-killzones = Editor de zonas de aniquilación
home-tool-killzones-text = Dibuja una mesa, compruébala y juega en ella.
home-tool-rules = Libro de reglas
home-tool-rules-text = Cada regla, con su número y sus ejemplos.

# Una página que no existe
missing-title = Fuera de la vista
missing-text = No hay ninguna página en esta dirección: algo tapa todas las líneas que llevan a ella.
missing-home = Volver a la portada
`,"../../../../locales/es/reason.ftl":`# Motivos: lo que decide si un blanco se ve y se le puede disparar.

reason-measured = La distancia se mide en línea recta, de peana a peana.
reason-measured-round = La distancia se mide rodeando una esquina: se suman sus tramos rectos.
reason-no-way = No hay camino entre los dos, así que no se mide ninguna distancia entre ellos.
reason-visible = El blanco es Visible.
reason-hidden =
    { $terrain ->
        [none] El blanco no es Visible.
       *[other] El blanco no es Visible; lo tapa: { $terrain }.
    }
reason-in-cover =
    { $terrain ->
        [none] El blanco tiene Cobertura.
       *[other] El blanco tiene Cobertura; lo protege: { $terrain }.
    }
reason-too-close-for-cover = El tirador está demasiado cerca para que el blanco tenga Cobertura.
reason-obscured =
    { $terrain ->
        [none] El blanco está Oculto.
       *[other] El blanco está Oculto; lo oculta: { $terrain }.
    }
reason-obscured-by-model =
    { $model ->
        [none] El blanco está Oculto por otra miniatura.
       *[other] El blanco está Oculto; lo oculta: { $model }.
    }
reason-sheltered = Lo que oculta al blanco está a 1" o menos de él: la tirada de lesión sufre -1.
reason-in-plain-sight = Nada oculta al blanco.
reason-engaged = Cada uno está dentro del alcance de control del otro.
reason-engaged-round-corner = Cada una está a 1" o menos de la otra a la vuelta de una esquina: combaten, pero impactan peor.
reason-walled-off = La separación en línea recta es de 1" como mucho, pero hay un muro en medio: no están a 1" o menos la una de la otra.
reason-cover-save = El defensor puede guardar un dado por la Cobertura.
reason-no-cover-save = No se puede guardar ningún dado por la Cobertura.
reason-refused = No se puede elegir ese blanco.
reason-valid-target = El blanco es válido.
`,"../../../../locales/es/term.ftl":`# Palabras de las reglas, tal como aparecen en las frases.

# Órdenes
term-engage = Trabarse
term-conceal = Ocultarse

# Bordes de la zona de aniquilación
term-west = oeste
term-east = este
term-south = sur
term-north = norte

# Éxitos
term-normal = normal
term-critical = crítico

# Acciones
term-reposition = Reposicionarse
term-dash = Correr
term-fall-back = Retroceder
term-charge = Carga
term-shoot = Disparar
term-fight = Combatir
term-door = Accionar una puerta

# Para qué se tiran los dados
term-draw = despliegue
term-initiative = iniciativa
term-attack = ataque
term-defence = defensa
term-reroll = repetición
term-hot = Sobrecalentamiento
term-hit = impactos
term-wound = heridas
term-save = salvaciones
term-attacks = número de ataques
term-damage = daño
term-injury = lesión
term-advance = avance
term-roll-off = tirada enfrentada
term-crush = puerta que se cierra
term-doors = número de puertas
term-psychic = chequeo psíquico
term-deny = rechazo del poder
term-perils = Peligros de la Disformidad
term-break = chequeo de desmoralización
term-nerve = chequeo de valor
term-morale = chequeo de moral
term-decisive = orden de los movimientos decisivos
term-ignore = heridas ignoradas
term-wreck = transporte destruido

# Lo que permite repetir
term-balanced = Equilibrada
term-ceaseless = Incesante
term-relentless = Implacable
term-command = Repetición de mando

# Reglas de arma opcionales
term-punishing = Castigadora
term-rending = Desgarradora
term-severe = Severa
term-obscured = Oculto
term-invulnerable-save = la Salvación invulnerable

# Tácticas
term-point-blank-overwatch = Disparos defensivos a bocajarro
term-remote-access = Acceso remoto

# Estratagemas y otros efectos de un momento del turno
term-decisive-move = Movimiento decisivo
term-decisive-shot = Disparo decisivo
term-command-re-roll = Repetición de mando
term-counter-offensive = Contraofensiva
term-insane-bravery = Valor demente
term-arrive = Llegada de la reserva
term-heroic-intervention = Intervención heroica
term-psybolt = Descarga psíquica
term-smite = Castigo
term-scorch = Abrasamiento
term-ward = Protección
term-guide = Guía

# Partes de la zona de aniquilación que tienen número y no nombre
part-wall = muro { $number }
part-barricade = barricada { $number }
part-terrain = terreno { $number }
`})),kt18:`# Kill Team 2018: sus propias palabras, en lugar de las de los mismos mensajes en los otros archivos.

# Para qué se tiran los dados
term-charge = carga

# Preguntas
ask-drop-zone = ¿Qué zona de despliegue tomas?
ask-deploy =
    { $left ->
        [one] Despliega { $left } miniatura más.
       *[other] Despliega { $left } miniaturas más.
    }
ask-gambit = ¿Usas una Táctica o pasas?
ask-react = Atacan a { $model }: ¿usas una Táctica o pasas?

# Opciones
choice-zone = Zona de despliegue { $zone }
choice-no-ploy = Ninguna Táctica
choice-end = Terminar tu parte de la fase

# Consejo
advice-attack =
    { $wounds ->
        [one] Alrededor de { $wounds } herida
       *[other] Alrededor de { $wounds } heridas
    }; { $chance }\xA0% de probabilidad de dejar al blanco fuera de combate.

# Respuestas de la línea de órdenes
sim-turns = Rondas de batalla por partida

# Sucesos
event-zone-taken = El jugador { $side } toma la zona de despliegue { $zone }.
board-zone = Zona de despliegue del jugador { $side }
event-initiative-tied = Varios jugadores han sacado lo mismo; vuelven a tirar.
event-deployed = { $model } se despliega en { $at }.
event-overwatches = { $model } realiza disparos defensivos.
event-moves-normally = { $model } hace un movimiento normal hasta { $to } ({ $length }).
event-share = { $target } recibe { $dice } de los ataques.

# Motivos
reason-engaged = Cada una está a 1" o menos de la otra.
lab-fact-engaged = A 1" o menos

# Rechazos
refusal-unknown-model = No hay ninguna miniatura { $model } en juego; nombra una que siga en la partida.
refusal-not-yours = No puedes usar a { $model }; ahora decide el jugador { $side }, con una miniatura propia.
refusal-already-deployed = { $model } ya está desplegada; elige una miniatura que aún no esté en el campo de batalla.
refusal-outside-drop-zone = { $model } debe desplegarse por completo dentro de tu zona de despliegue.
refusal-no-such-zone =
    { $zones ->
        [one] La única zona de despliegue es la 1.
       *[other] Esa zona de despliegue no existe; elige una del 1 al { $zones }.
    }
refusal-off-board = La peana se saldría del campo de batalla; debe quedar entera dentro.
refusal-enters-control-range = El recorrido pasa a 1" o menos de { $model }; quédate más lejos o carga contra ese enemigo.
refusal-ends-in-control-range = El movimiento acabaría a 1" o menos de { $model }; termínalo más lejos.
refusal-must-end-in-control-range = Una carga debe acabar a 1" o menos de uno de sus blancos; termínala ahí.
refusal-leaves-control-range = El recorrido se aleja a más de 1" de { $model }; quédate a 1" o menos.
refusal-in-control-range = No mientras { $model } esté a 1" o menos; permanece inmóvil o retrocede.
refusal-no-enemy-in-control-range = Para eso hace falta un enemigo a 1" o menos, y no hay ninguno; elige otra cosa.
refusal-target-not-in-control-range = { $model } no está a 1" o menos; combate con un enemigo que sí lo esté.
refusal-friend-engaged = { $model } está a 1" o menos de tu miniatura { $friend }; elige un blanco que no lo esté.
refusal-bad-split = Los ataques no se reparten así; da al menos 1 ataque a cada blanco, { $dice } en total (blancos: { $targets }).
refusal-no-split = Esta arma no reparte sus ataques; úsala sin repartirlos.
refusal-far-from-primary = { $model } está demasiado lejos del primer blanco; debe estar a { $reach } o menos.
refusal-unknown-ploy = Aquí no existe la Táctica { $ploy }; elige entre: { $has }.
refusal-ploy-used = La Táctica { $ploy } ya se ha usado en esta fase; usa otra o pasa.
refusal-ploy-target = { $ploy } no se usa así; nombra una miniatura solo si la Táctica lo pide, y una que permita.

# Consejo en palabras
advise-attack =
    Resultado esperado: { $wounds ->
        [one] { $wounds } herida
       *[other] { $wounds } heridas
    } a { $target }, fuera de combate en el { $chance }\xA0% de los casos.
advise-kill-chance = El ataque deja al blanco fuera de combate en el { $number }\xA0% de los casos.

# Las probabilidades de un ataque
game-odds-long =
    { $expected ->
        [one] { $expected } herida
       *[other] { $expected } heridas
    } de media, { $kills } de dejar fuera de combate.

# La calculadora de probabilidades
chances-kills = Probabilidad de dejar fuera de combate
chances-glance-kills = { $chance } de dejar fuera de combate
`,kt21:`# Kill Team 2021: sus propias palabras, en lugar de las de los mismos mensajes en los otros archivos.

# Acciones y éxitos
term-reposition = Movimiento normal

# Preguntas
ask-deploy =
    { $left ->
        [one] Despliega { $left } agente más, con una orden.
       *[other] Despliega { $left } agentes más, cada uno con una orden.
    }
ask-gambit = ¿Usas un ardid estratégico o pasas?
ask-react = Atacan a { $model }: ¿usas un ardid táctico o pasas?
ask-weapon = ¿Con qué arma te defiendes?
ask-resolve = ¿Golpeas o paras, y con qué impacto?

# Opciones
choice-weapon = Defenderse con { $weapon }
choice-strike = Golpear con un impacto { $success }
choice-block = Parar un impacto { $success } con un impacto { $with }
choice-block-nothing = Gastar un impacto { $with } sin parar nada
choice-saves-critical-on-critical =
    { $dice ->
        [one] { $dice } salvación crítica contra un impacto crítico
       *[other] { $dice } salvaciones críticas contra impactos críticos
    }
choice-saves-critical-on-normal =
    { $dice ->
        [one] { $dice } salvación crítica contra un impacto normal
       *[other] { $dice } salvaciones críticas contra impactos normales
    }
choice-saves-pair-on-critical =
    { $dice ->
        [one] { $dice } par de salvaciones normales contra un impacto crítico
       *[other] { $dice } pares de salvaciones normales contra impactos críticos
    }
choice-saves-normal-on-normal =
    { $dice ->
        [one] { $dice } salvación normal contra un impacto normal
       *[other] { $dice } salvaciones normales contra impactos normales
    }

# Sucesos
event-expended = { $model } ha sido activado y ya no está apostado.
event-hits =
    El jugador { $side } logra { $critical ->
        [one] { $critical } impacto crítico
       *[other] { $critical } impactos críticos
    } y { $normal ->
        [one] { $normal } impacto normal
       *[other] { $normal } impactos normales
    }.
event-saves =
    El jugador { $side } logra { $critical ->
        [one] { $critical } salvación crítica
       *[other] { $critical } salvaciones críticas
    } y { $normal ->
        [one] { $normal } salvación normal
       *[other] { $normal } salvaciones normales
    }.
event-unblocked =
    Sin anular: { $critical ->
        [one] { $critical } impacto crítico
       *[other] { $critical } impactos críticos
    } y { $normal ->
        [one] { $normal } impacto normal
       *[other] { $normal } impactos normales
    }.
event-retaliates = { $model } se defiende con { $weapon }.
event-strikes = { $model } golpea con un impacto { $success }.
event-blocks = { $model } para un impacto { $success }.
event-blocks-nothing = { $model } gasta un impacto en una parada que no descarta nada.
event-shocked = Aturdir: { $model } descarta un impacto { $success }.
event-hot =
    { $points ->
        [0] Sobrecalentamiento: { $model } sale ileso.
        [one] Sobrecalentamiento: { $model } sufre { $points } herida mortal.
       *[other] Sobrecalentamiento: { $model } sufre { $points } heridas mortales.
    }

# Motivos
reason-engaged = Cada uno está en la zona de amenaza del otro.
lab-fact-engaged = En la zona de amenaza

# Rechazos
refusal-off-board = Una parte se saldría de la zona de aniquilación; debe quedar todo dentro.
refusal-enters-control-range = El recorrido entra en la zona de amenaza de { $model }; quédate fuera o haz una Carga.
refusal-ends-in-control-range = El movimiento acabaría en la zona de amenaza de { $model }; termínalo fuera.
refusal-must-end-in-control-range = Una Carga debe acabar en la zona de amenaza de un enemigo; termínala ahí o usa otro movimiento.
refusal-leaves-control-range = El recorrido sale de la zona de amenaza de { $model }; una vez dentro, la Carga debe seguir en ella.
refusal-in-control-range = No mientras { $model } esté en la zona de amenaza; elige Combatir o Retroceder.
refusal-no-enemy-in-control-range = Para eso hace falta un enemigo en la zona de amenaza, y no hay ninguno; elige otra acción.
refusal-target-not-in-control-range = { $model } no está en la zona de amenaza; combate con un enemigo que sí lo esté.
refusal-friend-engaged = { $model } está en la zona de amenaza de tu agente { $friend }; elige un blanco que no lo esté.
refusal-not-expended = { $model } no puede realizar Disparos defensivos; elige un agente activado con orden de Trabarse.
refusal-too-few-ap =
    Eso cuesta { $cost } PA y solo { $left ->
        [one] queda
       *[other] quedan
    } { $left }; elige una acción más barata o Pasar.
refusal-far-from-primary = { $model } está demasiado lejos del blanco inicial; debe estar a { $reach } o menos.
refusal-no-such-success = No te queda ningún impacto de ese tipo; usa uno del otro tipo.
refusal-cannot-block = Ese impacto no puede parar este otro; para con un impacto crítico, para uno normal o golpea.
refusal-must-block-something = Hay un impacto que este dado puede parar; nómbralo o golpea.
refusal-saves-impossible = No tienes tantas salvaciones, o no hay tantos impactos; no gastes más de las que hay.
refusal-saves-unused = Sobra una salvación que podría anular un impacto; gástala también.

# Probabilidades
odds-strike-critical = golpear con un impacto crítico
odds-strike-normal = golpear con un impacto normal
odds-block-critical = parar un impacto crítico
odds-block-normal = parar un impacto normal
odds-block-nothing = no parar nada
odds-policy-always-parry = parar siempre que se pueda
odds-policy-never-fish = nunca repetir impactos
chances-plays-always-parry = Parar siempre que se pueda
chances-plays-never-fish = No repetir nunca un impacto

# Dados en la página
game-hint-resolve = Golpea para herir, o gasta un impacto para descartar uno del enemigo.
game-hint-saves = Pon tus salvaciones sobre los impactos: haz clic en una salvación y luego en un impacto, o arrastra. Dos salvaciones normales anulan un impacto crítico.
game-hits-against-you = Impactos contra ti
game-hit =
    { $by ->
        [none] impacto { $kind }, sin parar
        [half] impacto { $kind }, hace falta otra salvación
       *[other] impacto { $kind }, parado
    }
game-auto-weapon = elegir el arma para defenderse
game-auto-resolve = golpear y parar
`,kt4w40k:`# Warhammer 40,000 con la alternancia de Kill Team: sus propias palabras, en lugar de las de los mismos mensajes.

# Para qué se tiran los dados
term-charge = carga

# Preguntas
ask-drop-zone = ¿Qué zona de despliegue tomas?
ask-deploy =
    { $left ->
        [one] Despliega { $left } unidad más.
       *[other] Despliega { $left } unidades más.
    }
ask-gambit = ¿Usas una estratagema o pasas?
ask-react = Atacan a { $model }: ¿usas una estratagema o pasas?
ask-move = ¿Qué unidad actúa y qué hace? Pon fin a los movimientos cuando hayas terminado.
ask-reaction = { $charger } carga contra { $model }: ¿disparos defensivos o pasas?
ask-deny = ¿Rechazas { $power } con un psíquico o pasas?
ask-fire = ¿Qué unidad dispara, con qué y a quién, o pasas?
ask-fight-with = ¿Qué unidad combate?

# Opciones
choice-zone = Zona de despliegue { $zone }
choice-no-ploy = Ninguna estratagema
choice-end = Terminar tus movimientos
choice-ready = { $model }: preparar el disparo

# Consejo
advice-attack =
    { $wounds ->
        [one] Alrededor de { $wounds } herida
       *[other] Alrededor de { $wounds } heridas
    }; { $chance }\xA0% de probabilidad de destruir al blanco.

# Respuestas de la línea de órdenes
sim-turns = Turnos por partida
sight-cover-save = { $to } suma 1 a sus salvaciones por armadura por la cobertura.

# Sucesos
event-zone-taken = El jugador { $side } toma la zona de despliegue { $zone }.
board-zone = Zona de despliegue del jugador { $side }
event-initiative-tied = Varios jugadores han sacado lo mismo; vuelven a tirar.
event-deployed = { $model } se despliega en { $at }.
event-overwatches = { $model } realiza disparos defensivos.
event-moves-normally = { $model } hace un movimiento normal hasta { $to } ({ $length }).
event-share = { $target } recibe { $dice } de los ataques.
event-battle-round = Comienza el turno { $number }.
event-phase =
    { $phase ->
        [setup] Se despliegan los ejércitos.
        [initiative] Los jugadores tiran por la iniciativa.
        [movement] Comienza la fase de Movimiento.
        [psychic] Comienza la fase Psíquica.
        [shooting] Comienza la fase de Disparo.
        [combat] Comienza la fase de Combate.
        [morale] Comienza la fase de Moral.
       *[over] Ha terminado el último turno.
    }
event-makes-ready = { $model } prepara el disparo.
event-out-of-action = { $model } queda destruida.
event-shaken = { $model } falla su chequeo de moral.
event-keeps-nerve = { $model } supera su chequeo de moral.

# Motivos
reason-engaged = Cada una está a 1" o menos de la otra.
reason-cover-save = El blanco tiene cobertura: suma 1 a sus salvaciones por armadura.
reason-no-cover-save = El blanco no tiene cobertura: sus salvaciones por armadura no cambian.
lab-fact-engaged = A 1" o menos

# Rechazos
refusal-unknown-model = No hay en juego tal unidad o miniatura de { $model }; nombra una que lo esté.
refusal-not-yours = No puedes usar a { $model }; ahora decide el jugador { $side }, con una unidad propia.
refusal-already-deployed = { $model } ya está desplegada; elige una unidad que no lo esté.
refusal-outside-drop-zone = { $model } debe desplegarse por completo dentro de tu zona de despliegue.
refusal-no-such-zone =
    { $zones ->
        [one] La única zona de despliegue es la 1.
       *[other] Esa zona de despliegue no existe; elige una del 1 al { $zones }.
    }
refusal-off-board = La peana se saldría de la mesa; debe quedar entera dentro.
refusal-enters-control-range = El recorrido pasa a 1" o menos de { $model }; quédate más lejos o carga contra esa unidad.
refusal-ends-in-control-range = El movimiento acabaría a 1" o menos de { $model }; termínalo más lejos.
refusal-must-end-in-control-range = La primera miniatura de una carga debe acabar a 1" o menos de uno de sus blancos; mueve primero una que lo haga.
refusal-leaves-control-range = El recorrido se aleja a más de 1" de { $model }; quédate a 1" o menos.
refusal-in-control-range = No mientras { $model } esté a 1" o menos; permanece inmóvil o retrocede.
refusal-no-enemy-in-control-range = Para eso hace falta un enemigo a 1" o menos, y no hay ninguno; elige otra cosa.
refusal-target-not-in-control-range = { $model } no está a 1" o menos; elige un enemigo que sí lo esté.
refusal-friend-engaged = { $model } está a 1" o menos de tu unidad { $friend }; elige un blanco que no lo esté.
refusal-bad-split = Los ataques no se reparten así; da al menos uno a cada blanco, { $dice } en total (blancos: { $targets }).
refusal-one-target = Una miniatura que ha cargado dispara a una sola de las unidades a las que cargó; nombra un solo blanco para ella.
refusal-no-split = Esta arma no reparte sus ataques; úsala sin repartirlos.
refusal-far-from-primary = { $model } está demasiado lejos del primer blanco; debe estar a { $reach } o menos.
refusal-unknown-ploy = Aquí no existe la estratagema { $ploy }; elige entre: { $has }.
refusal-ploy-used = La estratagema { $ploy } ya se ha usado en esta fase; usa otra o pasa.
refusal-ploy-target = { $ploy } no se usa así; nombra una unidad solo si la estratagema lo pide, y una que permita.
refusal-has-acted = { $model } ya ha actuado en esta fase; elige una unidad que no lo haya hecho.
refusal-cannot-shoot = { $model } no puede disparar después de lo que ha hecho; elige otra unidad o pasa.
refusal-has-shot = { $model } ya ha disparado en esta fase; elige otra unidad o pasa.
refusal-has-fought = { $model } ya ha combatido en esta fase; elige otra unidad.
refusal-cannot-fight = { $model } no combate en este paso; elige una unidad que lo haga.
refusal-not-charged = No hubo carga entre ella y { $model }; ataca a una unidad contra la que cargó, o que cargó contra ella.
refusal-power-used = El poder { $power } ya se ha intentado en este turno; intenta otro o pasa.
refusal-cannot-deny = { $model } no puede rechazar ese poder; elige un psíquico a 24" o menos al que le queden rechazos, o pasa.
refusal-shaken = { $model } está acobardada y no hace nada; elige una unidad que no lo esté.
refusal-grenade-thrown = Solo una miniatura de una unidad lanza una granada; que las demás usen otras armas.
refusal-not-ready = { $model } no puede preparar el disparo; elige otro movimiento.

# Otras palabras
choice-fall-back = { $model }: retroceder
choice-fall-back-to = { $model }: retroceder hasta { $to }
event-falls-back = { $model } retrocede hasta { $to } ({ $length }).
event-denies = { $model } intenta rechazar { $power }.
term-deny = rechazo del poder
refusal-was-engaged = { $model } empezó la fase a 1" o menos de un enemigo; solo puede permanecer inmóvil o retroceder.
refusal-was-charged = Un enemigo ha cargado contra { $model } en esta fase, así que no puede retroceder; debe permanecer inmóvil.
reach-fall-back = retroceder
board-mark-fell-back = ha retrocedido
advise-attack =
    Resultado esperado: { $wounds ->
        [one] { $wounds } herida
       *[other] { $wounds } heridas
    } a { $target }, destruida en el { $chance }\xA0% de los casos.
advise-kill-chance = El ataque destruye al blanco en el { $number }\xA0% de los casos.
new-team-computer-a = Tu ejército
new-team-computer-b = El ejército del ordenador
new-team-hotseat-a = Ejército del jugador A
new-team-hotseat-b = Ejército del jugador B
new-team-friend-a = Tu ejército
new-team-friend-b = El ejército de tu amigo
new-team-watch-a = Ejército del jugador A
new-team-watch-b = Ejército del jugador B
new-team-further = Ejército del jugador { $side }
game-tab-teams = Ejércitos

# Las probabilidades de un ataque
game-odds-long =
    { $expected ->
        [one] { $expected } herida
       *[other] { $expected } heridas
    } de media, { $kills } de destruir la unidad.

# La calculadora de probabilidades
chances-kills = Probabilidad de destruir la unidad
chances-glance-kills = { $chance } de destruir la unidad
`};export{e as default};