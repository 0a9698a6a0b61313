# Rechazos: qué está mal y qué habría sido legal.

refusal-not-asked = No es eso lo que se pregunta ahora; responde a la pregunta abierta.
refusal-no-decision = No hay nada que decidir ahora; la partida espera dados o ha terminado.
refusal-no-roll = No hay nada que tirar ahora; la partida espera una respuesta.
refusal-dice-count =
    { $expected ->
        [one] Hace falta exactamente { $expected } dado
       *[other] Hacen falta exactamente { $expected } dados
    }, no { $found }.
refusal-unknown-model = No hay ningún agente { $model } en juego; nombra uno que siga en la partida.
refusal-not-yours = No puedes usar a { $model }; ahora decide el jugador { $side }, con un agente propio.
refusal-already-deployed = { $model } ya está desplegado; elige un agente que aún no esté en el tablero.
refusal-outside-drop-zone = { $model } debe desplegarse por completo dentro de tu zona de descenso.
refusal-barricade-too-far = Ahí una barricada queda demasiado lejos de tu zona de descenso; debe estar a { $limit } o menos de ella.
refusal-barricade-on-terrain = Hay un obstáculo: { $terrain }; una barricada va en el suelo, sin solaparse con ningún terreno.
refusal-barricade-direction = La barricada no tiene dirección; indica otro punto, hacia el que vaya su lado largo.
refusal-order-needed = { $model } necesita una orden al desplegarse; añade Trabarse u Ocultarse.
refusal-order-not-asked = { $model } se despliega sin elegir orden; no indiques ninguna.
refusal-order-fixed = Su orden aún no puede cambiar; actívalo con la orden de { $order }.
refusal-no-such-zone =
    { $zones ->
        [one] La única zona de descenso es la 1.
       *[other] Esa zona de descenso no existe; elige una del 1 al { $zones }.
    }
refusal-off-board = La peana se saldría de la zona de aniquilación; debe quedar entera dentro.
refusal-overlaps = La peana se solaparía con la de { $model }; las peanas pueden tocarse, pero no solaparse.
refusal-through-model = { $model } cierra el paso; rodea su peana.
refusal-through-terrain = Hay un obstáculo: { $terrain }; rodéalo o detente antes.
refusal-through-wall = Un muro o una puerta cerrada cierra el paso; rodéalo o cruza por una puerta abierta.
refusal-no-support = Ahí no hay dónde apoyarse; termina en el suelo o en una superficie que sostenga toda la peana.
refusal-no-way = Ningún recorrido legal llega hasta ahí; elige un lugar accesible.
refusal-too-far = Ese recorrido mide { $length }; se permite { $limit } como máximo.
refusal-out-of-reach = Cualquier recorrido hasta ahí supera { $limit }, el máximo de este movimiento.
refusal-climb-banned = Este movimiento no permite trepar; sigue al mismo nivel, baja o usa otro movimiento.
refusal-climb-too-high = Es demasiado alto para trepar de una vez; el límite es 3".
refusal-leap-too-far = Es demasiado ancho para saltar; el límite es 4".
refusal-enters-control-range = El recorrido entra en el alcance de control de { $model }; quédate fuera o haz una Carga.
refusal-ends-in-control-range = El movimiento acabaría dentro del alcance de control de { $model }; termínalo fuera.
refusal-must-end-in-control-range = Una Carga debe acabar dentro del alcance de control de un enemigo; termínala ahí o usa otro movimiento.
refusal-leaves-control-range = El recorrido sale del alcance de control de { $model }; una vez dentro, la Carga debe seguir en él.
refusal-in-control-range = No mientras { $model } esté dentro del alcance de control; elige Combatir o Retroceder.
refusal-no-enemy-in-control-range = Para eso hace falta un enemigo dentro del alcance de control, y no hay ninguno; elige otra acción.
refusal-target-not-in-control-range = { $model } no está dentro del alcance de control; combate con un enemigo que sí lo esté.
refusal-not-ready = { $model } no está apostado; activa a un agente que lo esté.
refusal-not-expended = { $model } no puede contraactuar; elige un agente ya activado con orden de Trabarse.
refusal-has-counteracted = { $model } ya ha contraactuado en este Punto de inflexión; elige otro agente o pasa.
refusal-has-overwatched = { $model } ya ha realizado Disparos defensivos en este Punto de inflexión; elige otro agente o pasa.
refusal-not-for-overwatch = { $weapon } no puede usarse para Disparos defensivos; elige otra arma o pasa.
refusal-order-forbids = Su orden de { $order } lo impide; necesitaría la otra orden.
refusal-repeated = Ya ha realizado la acción { $action } en esta activación; elige otra acción.
refusal-barred-after = La acción { $action } no se permite después de { $after } en la misma activación; elige otra acción.
refusal-too-few-ap =
    Eso cuesta { $cost } PA y solo { $left ->
        [one] queda
       *[other] quedan
    } { $left }; elige una acción más barata o termina la activación.
refusal-one-ap-only = Eso cuesta { $cost } PA; aquí solo se permite una acción de 1 PA.
refusal-unknown-weapon = No tiene el arma { $weapon } para usarla aquí; elige entre: { $has }.
refusal-heavy-moved = { $weapon } es un arma Pesada y su portador se ha movido; usa otra arma.
refusal-heavy-fired = Ha usado un arma Pesada, lo que excluye este movimiento en la misma activación; elige otra acción.
refusal-used-up = El arma { $weapon } está agotada; elige otra.
refusal-not-an-enemy = { $model } no es un enemigo; elige a un enemigo como blanco.
refusal-not-visible = { $model } no es Visible; elige un blanco que lo sea.
refusal-obscured = { $model } está Oculto; elige un blanco que no lo esté.
refusal-in-cover = { $model } tiene Cobertura y orden de Ocultarse; elige un blanco al descubierto o con orden de Trabarse.
refusal-out-of-range = { $model } está a más de { $range }, el alcance del arma; elige un blanco más cercano.
refusal-friend-engaged = { $model } está dentro del alcance de control de tu agente { $friend }; elige un blanco que no lo esté.
refusal-one-target = Esta arma admite un solo blanco; nombra solo uno.
refusal-target-twice = { $model } aparece dos veces; nombra cada blanco una sola vez.
refusal-far-from-other = { $model } está demasiado lejos de { $other }; los blancos deben estar a { $reach } o menos entre sí.
refusal-bad-split = Los dados no se reparten así; da al menos 1 dado a cada blanco, { $dice } en total (blancos: { $targets }).
refusal-no-split = Esta arma no reparte sus dados; dispara sin repartirlos.
refusal-far-from-primary = { $model } está demasiado lejos del blanco principal; debe estar a { $reach } o menos.
refusal-point-off-base = Ese punto no está en la peana del tirador; elige uno que lo esté o no indiques ninguno.
refusal-not-a-target-left = { $model } no es uno de los blancos que quedan; elige uno de ellos.
refusal-unknown-ploy = Aquí no existe el ardid { $ploy }; elige entre: { $has }.
refusal-ploy-used = El ardid { $ploy } ya se ha usado en este Punto de inflexión; usa otro o pasa.
refusal-too-few-cp = Eso cuesta { $cost } PM y tienes { $left }; elige algo más barato o prescinde de ello.
refusal-ploy-moment = No es el momento de usar { $ploy }; hazlo cuando lo diga su texto.
refusal-ploy-target = { $ploy } no se usa así; nombra un agente solo si el ardid lo pide, y uno que permita.
refusal-keep-too-many =
    { $most ->
        [one] Puedes guardar { $most } dado como máximo.
       *[other] Puedes guardar { $most } dados como máximo.
    }
refusal-no-such-reroll = No tienes esa repetición o ya la has gastado; usa una que tengas o pasa.
refusal-no-such-die = No todos esos dados se pueden repetir; elige entre los que aún no se han repetido.
refusal-one-die = Esta repetición es de un solo dado; nombra exactamente uno.
refusal-one-face = Esta repetición es de dados con un mismo resultado; nombra una sola cara.
refusal-no-such-success = No te queda ningún éxito de ese tipo; usa uno del otro tipo.
refusal-cannot-block = Ese éxito no puede parar este otro; para con un éxito crítico o para uno normal.
refusal-must-block-something = Hay un éxito que este dado puede parar; nómbralo o golpea.
refusal-saves-impossible = No tienes tantas salvaciones, o no hay tantos éxitos en contra; no gastes más de las que hay.
refusal-saves-unused = Sobra una salvación que podría anular un éxito; gástala también.
refusal-shaken = { $model } está acobardada y no hace nada; elige una miniatura que no lo esté.
refusal-has-acted = { $model } ya ha actuado en esta fase; elige una miniatura que no lo haya hecho.
refusal-was-engaged = { $model } empezó la fase a 1" o menos de un enemigo; solo puede permanecer inmóvil o retroceder.
refusal-was-charged = Un enemigo ha cargado contra { $model } en esta fase, así que no puede retroceder; debe permanecer inmóvil.
refusal-no-length = Ese movimiento no lleva a ninguna parte; elige otro lugar o permanece inmóvil.
refusal-not-infantry = { $model } no es INFANTERÍA; acciona las puertas con una miniatura que lo sea.
refusal-is-readied = { $model } está preparada y no acciona puertas; elige una miniatura que no lo esté.
refusal-no-such-door =
    { $doors ->
        [0] Aquí no hay puertas.
        [one] La única puerta es la 1.
       *[other] Esa puerta no existe; elige una de la 1 a la { $doors }.
    }
refusal-door-too-far = Puerta demasiado lejana: { $door }; para accionarla hay que estar a 1" o menos de ella.
refusal-door-guarded = { $model } está a 1" o menos de la puerta ({ $door }); elige una puerta sin enemigos tan cerca.
refusal-in-doorway = { $model } está en el umbral ({ $door }); despéjalo antes de cerrar la puerta.
refusal-door-attempted = { $model } ya ha accionado una puerta en esta fase; elige otra miniatura o pasa.
refusal-door-worked = Puerta ya accionada desde el punto de control: { $door }; elige otra o pasa.
refusal-no-control-point = No hay ningún punto de control a 1" o menos de { $model }; lleva antes una miniatura hasta uno.
refusal-control-point-guarded = { $model } está a 1" o menos del punto de control; no puede haber enemigos tan cerca.
refusal-cannot-react = { $model } no puede reaccionar a esta carga; pasa.
refusal-has-moved = { $model } se ha movido en esta fase; eso solo puede hacerlo una miniatura que no se haya movido.
refusal-must-end-further = El movimiento debe acabar más lejos de { $model } que al empezar; elige un lugar así.
refusal-must-end-closer = El movimiento debe acabar más cerca de { $model } que al empezar; elige un lugar así o pasa.
refusal-not-as-close = El movimiento debe acabar lo más cerca posible de { $model }; acércate más o pasa.
refusal-out-of-charge = { $model } está a más de { $range }; carga contra un enemigo más cercano.
refusal-cannot-shoot = { $model } no puede disparar después de lo que ha hecho; elige otra miniatura o pasa.
refusal-has-shot = { $model } ya ha disparado en esta fase; elige otra miniatura o pasa.
refusal-has-fought = { $model } ya ha combatido en esta fase; elige otra miniatura o pasa.
refusal-cannot-fight = { $model } no combate en esta parte de la fase; elige una miniatura que lo haga o pasa.
refusal-weapon-kinds = Esas armas no se usan juntas; usa Pistolas, o una Granada, o armas que no sean ni lo uno ni lo otro.
refusal-weapon-twice = { $weapon } aparece dos veces; nombra cada arma una sola vez.
refusal-grenade-thrown = Tu comando ya ha usado una Granada en esta fase; usa otras armas.
refusal-closest-only = Solo se puede atacar al enemigo más cercano; elige a { $model }.
refusal-assault-only = { $weapon } no es un arma de Asalto; después de avanzar, usa una que lo sea.
refusal-pistols-only = { $weapon } no es una Pistola; con un enemigo a 1" o menos, usa una que lo sea.
refusal-not-charged = No ha habido carga entre ella y { $model }; ataca a una miniatura contra la que cargó, o que cargó contra ella.
refusal-not-a-psyker = { $model } no puede intentar poderes; elige un psíquico que pueda o pasa.
refusal-unknown-power = No conoce el poder { $power }; elige entre: { $has }.
refusal-power-used = El poder { $power } ya se ha intentado en esta ronda de batalla; intenta otro o pasa.
refusal-cannot-contest = { $model } no puede oponerse; elige una miniatura a 1" o menos de la puerta que no esté acobardada, o pasa.
refusal-cannot-deny = { $model } no puede rechazar ese poder; elige un psíquico lo bastante cercano que no esté acobardado, o pasa.
refusal-off-path = El recorrido solo mide { $length }; detén la carga a esa distancia como muy tarde.
refusal-no-invulnerable = { $model } no tiene salvación invulnerable; usa su salvación por armadura.
refusal-not-coherent = Las miniaturas de { $model } no quedarían en coherencia; termina con la unidad de una pieza, cada miniatura a 2" o menos, y 6" de altura, de otra.
refusal-room-left = Queda sitio para { $model }; despliégala, en reserva o en un transporte si puede, y pasa solo cuando nada encuentre sitio.
refusal-only-flyers = Solo las unidades con Volar cargan y combaten contra { $model }, que está en el aire, y ella no combate contra otras; elige otra unidad.
refusal-no-room = { $model } no tiene sitio, o está a más de 3" de alguna miniatura; elige un transporte cercano con sitio, o pasa.
