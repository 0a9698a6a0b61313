# Respuestas de la línea de órdenes.

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
sim-score = Puntuación del bando 1, intervalo del 95 %
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
    } a { $target }, incapacitado en el { $chance } % de los casos.
advise-kill-chance = El ataque incapacita al blanco en el { $number } % de los casos.
advise-denies-activation = El blanco aún no ha actuado: puede que nunca lo haga ({ $number } %).
advise-leaves-danger = Sale del peligro: { $number } % menos que perder.
advise-stays-in-danger = Sigue en peligro: está en juego el { $number } % de lo que vale.
advise-hides = Se oculta: { $number } % menos que perder.
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

# Una regla, tal como la muestra `coverline rules`
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

# Lo que ha comprobado `coverline verify`
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

# Lo que dice `coverline play`
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
