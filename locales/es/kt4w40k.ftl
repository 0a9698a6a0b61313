# Warhammer 40,000 con la alternancia de Kill Team: sus propias palabras, en lugar de las de los mismos mensajes.

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
    }; { $chance } % de probabilidad de destruir al blanco.

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
    } a { $target }, destruida en el { $chance } % de los casos.
advise-kill-chance = El ataque destruye al blanco en el { $number } % de los casos.
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
