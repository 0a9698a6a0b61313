# Preguntas: lo que un jugador tiene que decidir.

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
