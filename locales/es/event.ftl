# Sucesos: lo que ha pasado, para el registro de una partida.

event-drawn = El jugador { $side } tiene la iniciativa para el despliegue.
event-defender-drawn = El jugador { $side } es el Defensor.
event-edge-taken = El jugador { $side } toma el borde { $edge }.
event-zone-taken = El jugador { $side } toma la zona de descenso { $zone }.
event-barricade-placed = El jugador { $side } coloca una barricada en { $at }.
event-deployed-with = { $model } se despliega en { $at } con orden de { $order }.
event-deployed = { $model } se despliega en { $at }.
event-turning-point = Comienza el Punto de inflexión { $number }.
event-rolled = El jugador { $side } tira los dados ({ $reason }): { $faces }.
event-initiative-tied = Ambos jugadores han sacado lo mismo; vuelven a tirar.
event-initiative = El jugador { $side } tiene la iniciativa.
event-command-points = El jugador { $side } tiene { $points } PM.
event-readied = Los agentes del jugador { $side } están apostados.
event-passed = El jugador { $side } pasa.
event-ploy = El jugador { $side } usa { $ploy }.
event-ploy-on = El jugador { $side } usa { $ploy } sobre { $model }.
event-activated = { $model } se activa con orden de { $order }.
event-counteracts = { $model } contraactúa.
event-overwatches = { $model } realiza Disparos defensivos.
event-waits = { $model } pasa y gasta { $points } PA.
event-expended = { $model } ha terminado su activación.
event-moved = { $model } se mueve hasta { $to } ({ $action }, { $length }).
event-shoots = { $model } dispara a { $target } con { $weapon }.
event-share = Se ataca a { $target } con { $dice } de los dados.
event-shot-at =
    { $cover ->
        [yes] { $obscured ->
            [yes] Disparo contra { $target }, con Cobertura y Oculto.
           *[no] Disparo contra { $target }, con Cobertura.
        }
       *[no] { $obscured ->
            [yes] Disparo contra { $target }, Oculto.
           *[no] Disparo contra { $target }, al descubierto.
        }
    }
event-fights = { $model } combate contra { $target } con { $weapon }.
event-retaliates = { $model } contraataca con { $weapon }.
event-unarmed = { $model } no tiene arma de combate y no tira dados.
event-rerolls = El jugador { $side } repite { $faces } ({ $source }).
event-hits =
    El jugador { $side } logra { $critical ->
        [one] { $critical } éxito crítico
       *[other] { $critical } éxitos críticos
    } y { $normal ->
        [one] { $normal } éxito normal
       *[other] { $normal } éxitos normales
    }.
event-invulnerable-save = { $model } usa su Salvación invulnerable.
event-cover-save = { $model } guarda una salvación por Cobertura.
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
        [one] { $critical } éxito crítico
       *[other] { $critical } éxitos críticos
    } y { $normal ->
        [one] { $normal } éxito normal
       *[other] { $normal } éxitos normales
    }.
event-damage =
    { $model } pierde { $points ->
        [one] { $points } herida
       *[other] { $points } heridas
    }; heridas restantes: { $left }.
event-mortal-wounds =
    { $model } sufre { $points ->
        [one] { $points } herida mortal
       *[other] { $points } heridas mortales
    }; heridas restantes: { $left }.
event-healed =
    { $model } recupera heridas y tiene ahora { $wounds ->
        [one] { $wounds } herida
       *[other] { $wounds } heridas
    }.
event-strikes = { $model } golpea con un éxito { $success }.
event-blocks = { $model } para un éxito { $success }.
event-blocks-nothing = { $model } gasta un dado en una parada que no anula nada.
event-shocked = Choque: { $model } descarta un éxito { $success }.
event-stunned = { $model } queda aturdido: 1 LPA menos hasta el final de su próxima activación.
event-hot =
    { $points ->
        [0] Sobrecalentamiento: { $model } sale ileso.
        [one] Sobrecalentamiento: { $model } pierde { $points } herida.
       *[other] Sobrecalentamiento: { $model } pierde { $points } heridas.
    }
event-used-up = { $model } ha agotado { $weapon }.
event-incapacitated = { $model } queda incapacitado.
event-battle-round = Comienza la ronda de batalla { $number }.
event-phase =
    { $phase ->
        [setup] Se despliegan los comandos.
        [initiative] Comienza la fase de Iniciativa.
        [movement] Comienza la fase de Movimiento.
        [psychic] Comienza la fase Psíquica.
        [shooting] Comienza la fase de Disparo.
        [fight] Comienza la fase de Combate.
        [morale] Comienza la fase de Moral.
       *[over] Ha terminado la última ronda de batalla.
    }
event-initiative-order = Los jugadores actúan en este orden: { $order }.
event-stays = { $model } permanece inmóvil.
event-makes-ready = { $model } se prepara.
event-moves-normally = { $model } se mueve hasta { $to } ({ $length }).
event-falls-back = { $model } retrocede hasta { $to } ({ $length }).
event-runs = { $model } avanza, { $most } como máximo.
event-goes =
    { $errand ->
        [advance] { $model } avanza hasta { $to } ({ $length }).
        [charge] { $model } carga hasta { $to } ({ $length }).
        [failed-charge] { $model } se acerca cuanto puede, hasta { $to } ({ $length }).
        [pile-in] { $model } se agrupa y llega a { $to } ({ $length }).
        [normal] { $model } se mueve hasta { $to } ({ $length }).
        [fall-back] { $model } retrocede hasta { $to } ({ $length }).
        [disembark] { $model } desembarca en { $to } ({ $length }).
        [arrive] { $model } llega de la reserva hasta { $to } ({ $length }).
        [intervene] Intervención heroica: { $model } va hasta { $to } ({ $length }).
       *[consolidate] { $model } consolida y llega a { $to } ({ $length }).
    }
event-declares-charge = { $model } declara una carga contra { $targets }.
event-retreats = { $model } se repliega hasta { $to } ({ $length }).
event-charge-rolled = { $model } puede cargar hasta { $most }.
event-charge-fails = La carga de { $model } fracasa.
event-intercepts = { $model } detiene la carga de { $charger } en { $at } y dispara.
event-attacks-with =
    { $model } ataca a { $target } con { $weapon }: { $attacks ->
        [one] { $attacks } ataque
       *[other] { $attacks } ataques
    }.
event-struck =
    { $hits ->
        [0] Ningún ataque impacta a { $target }.
        [one] { $hits } ataque impacta a { $target }.
       *[other] { $hits } ataques impactan a { $target }.
    }
event-wounded =
    { $wounds ->
        [0] Ningún impacto hiere a { $target }.
        [one] { $wounds } impacto hiere a { $target }.
       *[other] { $wounds } impactos hieren a { $target }.
    }
event-unsaved =
    { $wounds ->
        [0] { $target } supera todas sus salvaciones.
        [one] { $target } falla { $wounds } salvación.
       *[other] { $target } falla { $wounds } salvaciones.
    }
event-flesh-wound =
    { $model } sufre una herida superficial y tiene ahora { $number ->
        [one] { $number } herida superficial
       *[other] { $number } heridas superficiales
    }.
event-out-of-action = { $model } queda fuera de combate.
event-door-opens = Puerta abierta: { $door }.
event-door-closes = Puerta cerrada: { $door }.
event-door-stays = Puerta sin cambios: { $door }.
event-door-blocked = La puerta no puede cerrarse ({ $door }): { $model } está en el umbral.
event-works-door = { $model } acciona una puerta: { $door }.
event-contests = { $model } se opone a que se accione una puerta: { $door }.
event-roll-off = El jugador { $side } gana la tirada enfrentada.
event-casts = { $model } intenta { $power }.
event-power-works = { $model } manifiesta { $power }.
event-power-fails = { $model } no manifiesta { $power }.
event-denies = { $model } intenta rechazar { $power }.
event-perils = { $model } sufre los Peligros de la Disformidad.
event-broken = El comando del jugador { $side } está desmoralizado.
event-not-broken = El comando del jugador { $side } no está desmoralizado.
event-recovers = { $model } ya no está acobardada.
event-shaken = { $model } está acobardada.
event-keeps-nerve = { $model } supera su chequeo de valor.
event-passed-over = Se salta al jugador { $side }: ninguna de sus unidades que actuarían tiene blanco.
event-embarks = { $model } embarca en { $transport }.
event-scores =
    El jugador { $side } tiene { $points ->
        [one] { $points } punto de victoria
       *[other] { $points } puntos de victoria
    }.
event-resigned = El jugador { $side } se rinde: sus miniaturas abandonan la batalla, que sigue sin él.
event-out-of-time = Al jugador { $side } se le ha acabado el tiempo: sus miniaturas abandonan la batalla, que sigue sin él.
event-won = La batalla ha terminado: gana el jugador { $side }.
event-drawn-game = La batalla ha terminado en empate.
