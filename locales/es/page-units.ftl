# Rule sets in which models act together in units, on a large table.

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
