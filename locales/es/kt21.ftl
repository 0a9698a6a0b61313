# Kill Team 2021: sus propias palabras, en lugar de las de los mismos mensajes en los otros archivos.

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
