# Kill Team 2018: sus propias palabras, en lugar de las de los mismos mensajes en los otros archivos.

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
    }; { $chance } % de probabilidad de dejar al blanco fuera de combate.

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
    } a { $target }, fuera de combate en el { $chance } % de los casos.
advise-kill-chance = El ataque deja al blanco fuera de combate en el { $number } % de los casos.

# Las probabilidades de un ataque
game-odds-long =
    { $expected ->
        [one] { $expected } herida
       *[other] { $expected } heridas
    } de media, { $kills } de dejar fuera de combate.

# La calculadora de probabilidades
chances-kills = Probabilidad de dejar fuera de combate
chances-glance-kills = { $chance } de dejar fuera de combate
