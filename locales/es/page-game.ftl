# Las páginas en las que se juega: una partida nueva, la partida misma, las repeticiones.

# Una partida nueva
new-title = Partida nueva
new-lead = Elige con quién juegas; todo lo demás ya está preparado.
new-quick = Partida rápida
new-way = ¿Cómo quieres jugar?
new-way-computer = Contra el ordenador
new-way-computer-text = Tú llevas un comando, el programa el otro.
new-way-hotseat = En una pantalla
new-way-hotseat-text = Dos jugadores se turnan en este dispositivo.
new-way-friend = Con un amigo, por enlace
new-way-friend-text = Recibes un enlace para enviar; la partida empieza cuando se abre.
new-way-watch = Ver jugar a dos ordenadores
new-way-watch-text = Ponte cómodo y mira cómo se hace.
new-rules = Reglas
new-team-computer-a = Tu comando
new-team-computer-b = El comando del ordenador
new-team-hotseat-a = Comando del jugador A
new-team-hotseat-b = Comando del jugador B
new-team-friend-a = Tu comando
new-team-friend-b = El comando de tu amigo
new-team-watch-a = Comando del jugador A
new-team-watch-b = Comando del jugador B
new-team-size =
    { $count ->
        [one] { $count } agente
       *[other] { $count } agentes
    }
new-team-cards = Ver las cartas
new-team-ploys = Ardides
# $side es A o B
new-level = Nivel del ordenador ({ $side })
new-second = Cambiar de bando: juego con B
new-killzone = Zona de aniquilación
new-mission = Misión
new-mission-none = Ninguna: combate abierto, cada bando toma un borde
new-mission-turns =
    { $count ->
        [one] Dura { $count } Punto de inflexión.
       *[other] Dura { $count } Puntos de inflexión.
    }
new-more = Más ajustes: dados, reloj, variantes de las reglas
new-dice = Dados
new-dice-program = Tira el programa
new-dice-own = Dados reales
new-dice-program-text = El servidor sella su parte antes de la partida y la abre después, para que todos puedan comprobar que nadie ha elegido los dados.
new-dice-own-text = Cada uno tira en la mesa y escribe lo que ve. Los dados del ordenador los tira el programa.
new-words = Tus palabras para los dados
new-words-text = Se mezclan con los dados, para que el servidor solo no pueda elegirlos. Sirve cualquier palabra.
new-words-fresh = Otras
new-clock = Jugar con reloj
new-clock-minutes = Minutos cada uno
new-clock-increment = Segundos más por respuesta
new-public = Cualquiera puede encontrar esta partida y verla
new-switches = Variantes de las reglas, donde las fuentes difieren
new-switch-default = { $value } (por defecto)
new-switch-value-on = sí
new-switch-value-off = no
new-switch-value-move-rounding-exact = exactos
new-switch-value-move-rounding-ceil-per-segment = cada tramo recto redondeado
new-switch-value-move-floor-none = sin límite
new-switch-value-apl-change-cap-none = sin límite
new-switch-value-visibility-origin-closest = el punto más cercano
new-switch-value-visibility-origin-any = cualquier punto
new-switch-value-door-enemy-check-door = los que están junto a la puerta
new-switch-value-door-enemy-check-operator = los que están junto a la miniatura
new-switch-value-fight-round-corner-allowed-minus-1 = permitido, -1 para impactar
new-switch-value-fight-round-corner-forbidden = prohibido
new-switch-value-failed-charge-move-kt = se acerca
new-switch-value-failed-charge-move-none = nada
new-switch-value-demoralised-scope-tests = los chequeos de moral
new-switch-value-demoralised-scope-hits = las tiradas para impactar
new-switch-value-obscuring-height = según la altura
new-switch-value-obscuring-traits = según los rasgos
new-start-computer = Empezar la partida
new-start-hotseat = Empezar la partida
new-start-friend = Crear la partida y obtener el enlace
new-start-watch = Empezar y mirar

# Una invitación
join-title = { $name } te invita a una partida
join-title-plain = Una invitación
join-team = Jugarías con { $team }.
join-sit = Ocupar el puesto
join-watch = Solo mirar
invite-title = Invita a tu amigo
invite-text = Envía este enlace. El primero que lo abra ocupa el otro puesto, y la partida empieza.
invite-copy = Copiar
invite-elsewhere = El enlace del otro puesto se mostró donde se creó la partida.
invite-waiting = Esperando al otro jugador…

# Cartas
card-apl = LPA
card-move = Movimiento
card-defence = Df
card-save = Salvación
card-ignores = Ignora
card-invulnerable = Invuln.
card-wounds = Heridas
card-weapons = Armas
card-weapon = Arma
card-attacks = Ata
card-hit = Imp
card-damage = Daño
card-ranged = a distancia
card-melee = de combate

# La partida: alrededor del tablero
game-page = Partida
game-title = { $a } contra { $b }
game-missing = Esta partida no se puede mostrar
game-setting-up = Despliegue
game-turning-point = Punto de inflexión { $number }
game-turning-point-of = Punto de inflexión { $number } de { $of }
game-phase-setup = Despliegue
game-phase-initiative = Iniciativa
game-phase-strategy = Fase de Estrategia
game-phase-firefight = Fase de Tiroteo
game-phase-movement = Fase de Movimiento
game-phase-psychic = Fase Psíquica
game-phase-shooting = Fase de Disparo
game-phase-fight = Fase de Combate
game-phase-morale = Fase de Moral
game-phase-over = La batalla ha terminado
game-seat-open = nadie todavía
game-you = tú
game-has-initiative = Tiene la iniciativa
game-cp = { $points } PM
game-cp-long = Puntos de mando
game-ap = { $points } PA
game-turn-yours = Te toca
game-turn-side = Juega { $side }: { $name }
game-turn-theirs = Le toca a { $name }.
game-turn-computer = { $name } está pensando…
game-dice-fall = Caen los dados…
game-is-over = La partida ha terminado.
game-waits-for-friend = Esperando al otro jugador.
game-looking-back = El tablero tras la línea { $at } del registro.
game-back-to-now = Volver al presente
game-watching = Estás mirando
game-connection-connecting = Conectando…
game-connection-lost = Conexión perdida; se intenta de nuevo…
game-connection-closed = Desconectado
game-undo = Deshacer
game-undo-free = Deshacer tu última respuesta: no se han tirado dados desde entonces
game-undo-alone = Deshacer tu última respuesta, con los dados y lo que ha hecho el ordenador desde entonces
game-undo-ask = Deshacer tu última respuesta; otro jugador tiene que estar de acuerdo
game-menu = Más
game-menu-settings = Ajustes y juego limpio
game-menu-keys = Teclado
game-menu-replay = Ver la partida desde el principio
game-menu-record = Descargar el registro
game-menu-draw = Ofrecer un empate
game-menu-resign = Rendirse
game-resign-title = ¿Rendirse?
game-resign-text = Gana el otro bando y la partida termina.
game-left = abandonó
game-resign-text-many = Tus miniaturas abandonan la batalla y los demás siguen jugando.
game-resign-no = Seguir jugando
game-resign-yes = Rendirse
# $side es A o B
game-clock = Tiempo restante de { $side }
game-tabs = Qué se muestra
game-tab-act = Jugar
game-tab-teams = Comandos
game-tab-log = Registro
game-panel = Qué hay que hacer
game-skip = Mostrarlo todo de una vez

# Agentes
game-ready = apostado
game-expended = activado
game-reserve = sin desplegar
game-incapacitated = incapacitado
game-wounds =
    { $full ->
        [one] { $left } de { $full } herida
       *[other] { $left } de { $full } heridas
    }
game-mark-injured = lesionado
game-mark-stunned = menos PA
game-mark-reacted = ha actuado fuera de turno

# El registro
game-log = Qué ha pasado
game-log-empty = Todavía no ha pasado nada.
game-log-see = Ver el tablero como estaba entonces

# Dados
game-die-critical = crítico
game-die-normal = normal
game-die-failed = fallo
game-die-kept = guardado sin tirar
game-sequence-shoot = Disparo
game-sequence-fight = Combate
game-attack-dice = Dados de ataque
game-defence-dice = Dados de defensa
game-defends = se defiende
# $needs es el número mínimo que es un éxito
game-needs = necesita { $needs }+
game-no-dice-yet = Todavía no hay dados.
game-no-successes = No quedan dados.
game-own-dice-hint = Tira dados reales y di qué muestran: haz clic en las caras o escribe los números.
game-own-dice-typed = Dados hasta ahora
game-own-dice-remove = Quitar el { $face }
game-own-dice-faces = Caras
game-own-dice-send =
    { $count ->
        [one] Eso muestra el dado
       *[other] Eso muestran los { $count } dados
    }
game-your-dice = Tus dados

# Decisiones
game-advised = Veterano
game-hint-zone = Haz clic en una zona del tablero, o elige aquí.
game-initiative-mine = Tengo la iniciativa
game-initiative-mine-text = Actúas primero en este Punto de inflexión.
game-initiative-theirs = { $name } tiene la iniciativa
game-initiative-theirs-text = Actúas después, y sabes más.
game-pass-ploy = Conserva tus puntos de mando.
game-pass-counteract = No hacer nada ahora.
game-pass-next-target = No atacar a este.
game-pass-more-targets = El ataque ha terminado.
game-hint-activate = Haz clic en uno de los agentes con anillo, o elige aquí.
game-hint-order = La orden vale hasta su próxima activación.
game-which-order = Orden
game-order-engage-text = Puede disparar y cargar; es más fácil dispararle.
game-order-conceal-text = Con Cobertura no se le puede disparar; no dispara ni carga.
game-another-operative = Otro agente
game-other-action = Otra cosa
game-choose-again = Elegir de nuevo
game-hint-move = La zona sombreada está al alcance. Haz clic en el destino, o arrastra hasta él.
game-move-length = { $length }" de { $limit }"
game-move-measuring = Midiendo…
game-move-nowhere = No hay adónde ir.
game-move-confirm = { $action }: ir allí
game-hint-deploy = Elige un agente y haz clic en un lugar de la zona sombreada.
game-deploy-whom = A quién desplegar
game-deploy-here = Desplegarlo aquí
game-deploy-auto = Hazlo por mí
game-hint-barricade = Haz clic donde estará su centro, y gírala con el control o con q y e.
# $angle está en grados
game-barricade-turn = Dirección: { $angle }°
game-barricade-here = Colocarla aquí
game-hint-shoot = Los blancos válidos llevan un anillo, con el efecto esperado del disparo. Haz clic en uno para elegirlo; en otro, para ver por qué no lo es.
game-hint-fight = Elige contra quién combatir.
game-hint-overwatch = Un agente ya activado puede disparar fuera de turno.
game-shoot-looking = Trazando las líneas…
game-targets = Enemigos
game-target-far = { $length }"
game-target-cover = con Cobertura
game-target-obscured = Oculto
game-target-hidden = no Visible
# $expected es un número de heridas, $kills un porcentaje
game-odds-short = ⌀ { $expected } · ☠ { $kills }
game-odds-long =
    { $expected ->
        [one] { $expected } herida
       *[other] { $expected } heridas
    } de media, { $kills } de incapacitar.
game-odds-own =
    { $expected ->
        [one] Pierdes { $expected } herida
       *[other] Pierdes { $expected } heridas
    } de media, y { $dies } de quedar incapacitado.
game-shoot-confirm = Disparar a { $model }
game-fight-confirm = Combatir contra { $model }
game-weapon-line =
    { $attacks ->
        [one] { $attacks } dado
       *[other] { $attacks } dados
    }, { $hit }+, daño { $normal }/{ $critical }
game-hint-resolve = Golpea para herir, o gasta un éxito para anular uno del enemigo.
game-damage =
    { $points ->
        [one] { $points } herida
       *[other] { $points } heridas
    }
game-reroll-by = Qué lo permite
game-hint-reroll-balanced = Haz clic en un dado para repetirlo.
game-hint-reroll-ceaseless = Haz clic en un dado: se repiten todos los que muestran el mismo número.
game-hint-reroll-relentless = Haz clic en los dados que quieras repetir.
game-hint-reroll-command = Haz clic en un dado para repetirlo; cuesta puntos de mando.
game-reroll =
    { $count ->
        [0] Repetir ({ $source })
        [one] Repetir { $count } dado ({ $source })
       *[other] Repetir { $count } dados ({ $source })
    }
game-reroll-no = Dejar los dados como están
game-hint-saves = Pon tus salvaciones sobre los éxitos: haz clic en una salvación y luego en un éxito, o arrastra. Dos salvaciones normales anulan un éxito crítico.
game-hits-against-you = Éxitos contra ti
game-your-saves = Tus salvaciones
game-saves-spent = Todas las salvaciones están puestas.
# $by es none, critical, normal, pair o half
game-hit =
    { $by ->
        [none] éxito { $kind }, sin parar
        [half] éxito { $kind }, hace falta otra salvación
       *[other] éxito { $kind }, parado
    }
game-save =
    { $kind ->
        [critical] salvación crítica
       *[normal] salvación normal
    }
game-saves-done = Así me salvo
game-saves-clear = Quitarlas todas
game-saves-more = Queda una salvación que tiene que detener algo.
game-auto-once = Hazlo por mí

# Elecciones automáticas
game-auto-title = Se hace por mí sin preguntar
game-auto-text = La elección habitual se hace al momento. Deshazla, o quítala aquí, cuando quieras elegir tú.
game-auto-always = Siempre { $what } por mí
game-auto-reroll = repetir dados
game-auto-saves = gastar salvaciones
game-auto-cover-save = decidir las salvaciones por Cobertura
game-auto-use = decidir las reglas de arma opcionales
game-auto-keep = guardar dados
game-auto-weapon = elegir el arma para contraatacar
game-auto-resolve = golpear y parar
game-auto-next-target = elegir el siguiente blanco
game-auto-react = responder a los ataques con ardides
game-pace = Lo que hacen los demás se muestra
game-pace-calm = con calma
game-pace-brisk = con brío
game-pace-instant = de una vez

# Consejo
game-advice = ¿Qué haría un veterano?
game-advice-thinking = Pensando…
game-advice-says = Un veterano haría:
game-advice-ways = Lo mejor primero. Elige una opción para prepararla.
game-advice-then = Después: { $steps }
game-advice-do = Hacer eso

# Ofertas
game-offer-draw = { $name } ofrece un empate.
game-offer-undo = { $name } pide deshacer su última respuesta.
game-offer-mine-draw = Ofreces un empate.
game-offer-mine-undo = Pides deshacer tu última respuesta.
game-offer-accept = Aceptar
game-offer-decline = Rechazar
game-offer-withdraw = Retirar
game-offer-asked = Falta el acuerdo de: { $names }.

# El final
result-drawn = Empate
result-you-won = ¡Has ganado!
result-you-lost = Ha ganado { $name }.
result-won-by = Ha ganado { $name } con { $team }.
# $side es A o B
result-short-won = Ganó { $side }
result-how-played = Decidido en el tablero.
result-how-resigned = El otro bando se ha rendido.
result-how-agreed = Ambos bandos se han puesto de acuerdo.
result-how-time = Se ha acabado el tiempo.
result-rematch = Revancha
result-replay = Verla otra vez

# Juego limpio
fair-title = Dados que se pueden comprobar
fair-text = Antes de la partida el servidor selló un número secreto y publicó su sello. Junto con las palabras de los jugadores decide cada dado. En cuanto la partida termina, cualquiera puede comprobarlo.
fair-own-dice = En esta partida cada uno tiró sus propios dados; solo se pueden comprobar los del programa.
fair-commitment = Sello (SHA-256)
# $side es A o B
fair-words = Palabras del jugador { $side }
fair-seed = Número secreto
fair-seed-sealed = Sellado hasta que termine la partida.
fair-verify = Descarga el registro y compruébalo con:

# Repeticiones
replays-title = Partidas
replays-lead = Partidas en curso, y partidas para volver a ver.
replays-load = Abrir un registro
replays-load-text = ¿Tienes el registro de una partida? Abre el archivo, o suéltalo aquí.
replays-mine = Tus partidas
replays-mine-none = Todavía no has jugado.
replays-public = Partidas que cualquiera puede ver
replays-public-none = Nadie juega en público en este momento.
replays-running = en curso
replays-more = Ver más
replay-title = Ver una partida
replay-share = Copiar el enlace a este momento
replay-live = Volver a la partida
replay-start = La mesa antes de que caiga el primer dado.
replay-timeline = Línea de tiempo
replay-at = { $at } de { $of }
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-on = Un paso adelante
replay-last = Al final
replay-speed = Velocidad
replay-step = Un paso atrás o adelante
replay-ends = Al principio o al final
replay-turns = Un Punto de inflexión atrás o adelante

# Teclado
keys-title = Teclado
keys-space = Espacio
keys-choose = Tomar una opción por su número
keys-confirm = Confirmar lo elegido en el tablero
keys-back = Volver un paso, o al presente
keys-board = Ir al tablero
keys-crosshair = En el tablero: mover la cruz, o ir de miniatura en miniatura; Intro elige
keys-zoom = En el tablero: acercar, alejar, mostrarlo todo
keys-turn = Girar una barricada
