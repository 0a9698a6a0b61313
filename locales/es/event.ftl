# Sucesos: lo que ha pasado, para el registro de una partida.

event-drawn = El jugador { $side } tiene la iniciativa para el despliegue.
event-defender-drawn = El jugador { $side } es el defensor.
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
event-readied = Los agentes del jugador { $side } están preparados.
event-passed = El jugador { $side } pasa.
event-ploy = El jugador { $side } usa { $ploy }.
event-ploy-on = El jugador { $side } usa { $ploy } en { $model }.
event-activated = { $model } se activa con orden de { $order }.
event-counteracts = { $model } contraactúa.
event-overwatches = { $model } realiza Disparos defensivos.
event-waits = { $model } pasa y gasta { $points } PA.
event-expended = { $model } ha terminado su activación.
event-moved = { $model } se mueve a { $to } ({ $action }, { $length }).
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
        [one] { $critical } impacto crítico
       *[other] { $critical } impactos críticos
    } y { $normal ->
        [one] { $normal } impacto normal
       *[other] { $normal } impactos normales
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
        [one] { $critical } impacto crítico
       *[other] { $critical } impactos críticos
    } y { $normal ->
        [one] { $normal } impacto normal
       *[other] { $normal } impactos normales
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
    { $model } se recupera y tiene ahora { $wounds ->
        [one] { $wounds } herida
       *[other] { $wounds } heridas
    }.
event-strikes = { $model } golpea con un éxito { $success }.
event-blocks = { $model } para un éxito { $success }.
event-blocks-nothing = { $model } gasta un dado en una parada que no anula nada.
event-shocked = Conmoción: { $model } descarta un éxito { $success }.
event-stunned = { $model } queda aturdido y tiene 1 LPA menos por ahora.
event-hot =
    { $points ->
        [0] Sobrecalentamiento: { $model } sale ileso.
        [one] Sobrecalentamiento: { $model } pierde { $points } herida.
       *[other] Sobrecalentamiento: { $model } pierde { $points } heridas.
    }
event-used-up = { $model } ha agotado { $weapon }.
event-incapacitated = { $model } queda incapacitado.
event-won = La batalla ha terminado: gana el jugador { $side }.
event-drawn-game = La batalla ha terminado en empate.
