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
