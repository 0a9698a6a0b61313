var e={shared:Object.values(Object.assign({"../../../../locales/es/ask.ftl":`# Preguntas: lo que un jugador tiene que decidir.

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
`,"../../../../locales/es/command.ftl":`# Respuestas de la línea de órdenes.

# $from y $to son miniaturas
sight-valid = { $to } es un objetivo válido para { $from }.
sight-not-valid = { $to } no es un objetivo válido para { $from }.
sight-distance = La distancia es de { $distance }.
sight-no-way = Ningún camino alrededor de los muros lleva de { $from } a { $to }.
sight-cover-save = { $to } puede conservar una salvación por cobertura.

# $action es un movimiento, $length y $limit son longitudes
reach-legal = { $model } puede ir allí: { $action }, { $length } de { $limit } como máximo.
reach-illegal = { $model } no puede ir allí: { $action }, { $limit } como máximo.
reach-region = Dónde puede acabar { $model }: { $action }, { $limit } como máximo.
reach-nowhere = No hay ningún lugar donde { $model } pueda acabar: { $action }, { $limit } como máximo.

sim-draws = Empates
sim-score = Puntuación del bando 1, intervalo del 95 %
sim-games = Partidas
sim-turns = Puntos de inflexión por partida
sim-decisions = Decisiones
sim-speed = Partidas por segundo
sim-digest = Huella

odds-defender-loses = Heridas que pierde el defensor, exactamente y esas o más:
odds-attacker-loses = Heridas que pierde el atacante:
odds-attacks = Ataques seguidos
odds-expected = Heridas esperadas
odds-kills = Probabilidad de incapacitar
odds-injures = Probabilidad de dejarlo herido
odds-expected-own = Heridas propias esperadas
odds-dies = Probabilidad de ser incapacitado
odds-goal = Objetivo
odds-goal-damage = daño
odds-goal-kill = incapacitar
odds-value = Valor del objetivo
odds-policy = Juego
odds-policy-optimal = perfecto por ambos lados
odds-policy-always-strike = golpear siempre
odds-policy-always-parry = bloquear siempre que se pueda
odds-policy-never-fish = nunca repetir éxitos
odds-first-move = Primera jugada del atacante
odds-first-best = mejor en
odds-first-cost = cuesta
odds-strike-critical = golpear con un éxito crítico
odds-strike-normal = golpear con un éxito normal
odds-block-critical = bloquear un éxito crítico
odds-block-normal = bloquear un éxito normal
odds-block-nothing = no bloquear nada
`,"../../../../locales/es/page-board.ftl":`# El tablero, dondequiera que se muestre. Las longitudes son pulgadas.

board-label = Tablero { $name }, { $width } por { $depth } pulgadas
board-keys = Las flechas van de una miniatura a otra, o mueven el tablero; más y menos cambian la escala, cero lo muestra entero. Mientras se elige un lugar, las flechas mueven una mira e Intro lo señala.
board-tools = La vista
board-zoom-in = Acercar
board-zoom-out = Alejar
board-fit = Mostrar todo el tablero
board-grid = Cuadrícula de pulgadas
board-rulers = Pulgadas a lo largo de los bordes
board-zone = Zona de descenso del bando { $side }
board-objective = Objetivo: { $name }
board-wall = Muro
board-door = { $open ->
    [yes] Puerta { $name }, abierta
   *[no] Puerta { $name }, cerrada
}
board-terrain = { $vantage ->
    [yes] { $name }: { $kind }, de { $bottom }″ a { $top }″, posición elevada
   *[no] { $name }: { $kind }, de { $bottom }″ a { $top }″
}
board-terrain-unnamed = Escenografía
board-kind-heavy = Pesada
board-kind-light = Ligera
board-kind-open = tipo no indicado
board-mark-injured = herido
board-mark-stunned = menos puntos de acción
board-mark-reacted = ha actuado fuera de turno
board-model = { $label } { $name }{ $counted ->
    [yes] , { $wounds } de { $full } heridas
   *[no] { "" }
}{ $order ->
    [none] { "" }
   *[other] , { $order }
}, { $ready ->
    [yes] preparado
   *[no] ya ha actuado
}{ $marks ->
    [none] { "" }
   *[other] , { $marks }
}, en { $x }; { $y }
`,"../../../../locales/es/page-killzones.ftl":`# Dibujar mesas.

draw-title = Zonas
draw-lead = Dibuja una mesa, compruébala, juega en ella.
draw-new = Zona nueva
draw-upload = Abrir un archivo
draw-mine = Las mías
draw-mine-none = Nada guardado aún. Dibuja una, o empieza con una copia de las de abajo.
draw-built-in = Con el programa
draw-open = Abrir
draw-use = Empezar con una copia
draw-copy-of = { $name }, a mi manera
draw-play = Jugar aquí
draw-back = Todas las zonas
draw-untitled = Sin título
draw-changed = sin guardar
draw-download = Descargar
draw-save = Guardar
draw-save-copy = Guardar una copia
draw-saved = Guardado.
draw-fine = Todo está en orden.
draw-name = Nombre
draw-text = Unas palabras
draw-width = Ancho (″)
draw-depth = Fondo (″)
draw-mirror-all = Completar la simetría de media vuelta
draw-kind-terrain = Escenografía
draw-kind-wall = Muro
draw-kind-door = Puerta
draw-kind-objective = Objetivo
draw-kinds-terrain = Escenografía
draw-kinds-wall = Muros
draw-kinds-door = Puertas
draw-kinds-objective = Objetivos
draw-type = Tipo
draw-type-heavy = Pesada
draw-type-light = Ligera
draw-type-open = según la altura
draw-bottom = Base (″)
draw-top = Cima (″)
draw-vantage = Se puede estar encima
draw-door-open = Abierta al empezar
draw-x = Desde el oeste (″)
draw-y = Desde el sur (″)
draw-corner-x = Esquina { $corner }, desde el oeste
draw-corner-y = Esquina { $corner }, desde el sur
draw-corner-add = Una esquina más tras la esquina { $corner }
draw-corner-remove = Quitar la esquina { $corner }
draw-duplicate = Duplicar
draw-mirror = Copiar con media vuelta
draw-delete = Borrar
draw-tools = Herramientas de dibujo
draw-tool-select = Elegir
draw-tool-rectangle = Rectángulo
draw-tool-polygon = Polígono
draw-tool-wall = Muro
draw-tool-door = Puerta
draw-tool-objective = Objetivo
draw-hint-select = Haz clic en algo para cambiarlo, arrástralo para moverlo, arrastra sus esquinas para darle forma.
draw-hint-rectangle = Arrastra de esquina a esquina.
draw-hint-polygon = Haz clic esquina a esquina; vuelve a la primera, o pulsa Intro, para cerrar.
draw-hint-wall = Arrastra de un extremo del muro al otro.
draw-hint-door = Arrastra de una jamba de la puerta a la otra.
draw-hint-objective = Haz clic donde está el objetivo.
draw-undo = Deshacer
draw-redo = Rehacer
draw-snap = Ajuste
draw-snap-none = no
draw-new-door = Puerta
draw-new-objective = Objetivo
draw-corners = { $count ->
    [one] { $count } esquina
   *[other] { $count } esquinas
}
draw-things = { $count ->
    [one] { $count } cosa en la mesa
   *[other] { $count } cosas en la mesa
}
draw-problems = { $count ->
    [one] { $count } cosa que corregir
   *[other] { $count } cosas que corregir
}
draw-warnings = { $count ->
    [one] { $count } cosa que saber
   *[other] { $count } cosas que saber
}
`,"../../../../locales/es/page-odds.ftl":`# La calculadora de probabilidades.

chances-title = Calculadora de probabilidades
chances-lead = La probabilidad exacta de un disparo o un combate, con ambos bandos eligiendo lo mejor posible.
chances-share = Copiar el enlace
chances-copy-by-hand = Copia la dirección de la barra de direcciones: lo contiene todo.
chances-form = El ataque
chances-results = Las probabilidades

# Situaciones que se comparan
chances-setup = Situación { $letter }
chances-compare = Comparar
chances-remove = Quitar
chances-name = Nombre de la situación

# El formulario
chances-edition = Reglas
chances-sequence = Tipo de ataque
chances-sequence-shoot = Disparar
chances-sequence-fight = Combatir
chances-attacker = Atacante
chances-defender = Defensor
chances-pick-weapon = Rellenar con un arma…
chances-pick-operative = Rellenar con un agente…
chances-card = { $weapon } ({ $operative })
chances-attacks = Dados de ataque
chances-hit = Impactar
chances-damage-normal = Daño normal
chances-damage-critical = Daño crítico
chances-rules = Reglas del arma
chances-rules-none = ninguna
chances-rules-add = Añadir o quitar una regla de arma
chances-rules-read = Qué hacen:
chances-wounds = Heridas
chances-save = Salvación
chances-defence = Dados de defensa
chances-rerolls = Repeticiones de mando
chances-cover = Salvación por cobertura
chances-obscured = Oculto
chances-invulnerable = Salvación invulnerable
chances-more = Objetivo, costumbres y nombre
chances-plays-for = Ambos bandos buscan
chances-for-damage = el daño
chances-for-kill = incapacitar
chances-plays = Cómo eligen
chances-plays-optimal = Lo mejor posible
chances-plays-always-strike = Golpear siempre
chances-plays-always-parry = Parar siempre que se pueda
chances-plays-never-fish = No repetir nunca un éxito

# La respuesta
chances-expected = Heridas perdidas de media
chances-kills = Probabilidad de incapacitar
chances-expected-own = Heridas propias perdidas de media
chances-dies = Probabilidad de quedar incapacitado
chances-glance-wounds = { $wounds } heridas
chances-glance-kills = { $chance } de incapacitar
chances-defender-loses = Heridas que pierde el defensor
chances-attacker-loses = Heridas que pierde el atacante
chances-mode = Probabilidad de perder
chances-exact = exactamente
chances-least = al menos
chances-chart-hint = Señala una columna para ver su probabilidad exacta.
chances-chart-at =
    { $wounds ->
        [one] { $wounds } herida: { $chances }
       *[other] { $wounds } heridas: { $chances }
    }
chances-table = Todas las cifras
`,"../../../../locales/es/page-rules.ftl":`# El libro de reglas, y el panel que abre una regla junto a cualquier otra cosa.

rules-title = Reglas
rules-one = Regla { $id }
rules-lead = Lo que sigue el árbitro: cada regla con su número, las aclaraciones y ejemplos.
rules-book = Libro de reglas
rules-search = Buscar en las reglas
rules-found =
    { $count ->
        [0] Nada encontrado.
        [one] { $count } entrada
       *[other] { $count } entradas
    }
rules-pick = Elige un capítulo o busca una palabra.
rules-all = Todas las reglas
rules-open-page = Abrir en el libro de reglas
rules-see = Véase también
rules-kind-statement = Regla
rules-kind-ruling = Aclaración
rules-kind-example = Ejemplo
rules-examples =
    { $count ->
        [one] Un ejemplo
       *[other] { $count } ejemplos
    }
`,"../../../../locales/es/page-sight.ftl":`# El laboratorio de visión.

lab-title = Laboratorio de visión
lab-lead = Coloca escenografía y miniaturas, y ve al momento quién ve a quién, qué da cobertura y qué regla lo dice.
lab-share = Copiar el enlace
lab-export = Guardar un archivo
lab-import = Abrir un archivo
lab-bad-link = Este enlace no se puede leer; aquí tienes una mesa para empezar.
lab-bad-file = Este archivo no es una pregunta sobre visión o alcance.
lab-too-long = Esta mesa es demasiado grande para un enlace. Guarda un archivo.
lab-copy-by-hand = Copia la dirección de la barra: lo contiene todo.
lab-mode = Pregunta
lab-mode-sight = Quién ve a quién
lab-mode-reach = Adónde ir
lab-rules = Reglas
lab-from = Tirador
lab-to = Blanco
lab-swap = Intercambiar los dos
lab-mover = Miniatura
lab-action = Movimiento
lab-limit = Como mucho (″)
lab-weapon-rules = Reglas del arma
lab-weapon-rules-hint-kt24 = Como en la carta, separadas por comas: Range 8", Seek Light
lab-weapon-rules-hint-kt21 = Como en la carta, separadas por comas: Rng 6", Indirect
lab-switch-obscured = La escenografía pesada lejana oscurece
lab-switch-vantage = La altura da ventaja
lab-switch-operatives-block-sight = Los agentes bloquean la visión
lab-switch-vantage-exception = La altura revela blancos ocultos con cobertura
lab-switch-vantage-inclusive = Bastan exactamente 2″ de altura
lab-switch-vantage-light-only = Solo contra cobertura de escenografía ligera
lab-switch-bases-give-cover = Otros agentes dan cobertura
lab-distance = Distancia
lab-no-way = sin camino
lab-fact-visible = Visible
lab-fact-cover = Con cobertura
lab-fact-obscured = Oscurecido
lab-fact-engaged = A corta distancia
lab-fact-cover-save = Dado de cobertura
lab-yes = sí
lab-no = no
lab-why = Por qué
lab-show-line = Resaltar su línea
lab-panes = Lo que hay en la mesa
lab-pane-models = Miniaturas
lab-pane-terrain = Escenografía
lab-add-model = Añadir a { $side }
lab-pick-model = Haz clic en una miniatura para cambiar su peana, altura y orden, o arrástrala.
lab-order = Orden
lab-base = Peana
lab-height = Altura (″)
lab-floor = Está sobre
lab-ground = el suelo
lab-make-from = Que dispare
lab-make-to = Que sea el blanco
lab-make-mover = Que se mueva
lab-board = Tablero
lab-board-own = El mío
lab-board-empty = Un tablero vacío
lab-hint-sight = Arrastra las miniaturas: el veredicto las sigue. Rueda o pellizco para acercar.
lab-hint-reach = Señala un lugar para ver el camino legal más corto; haz clic para fijarlo.
lab-point-somewhere = Señala el tablero para ver si { $model } puede ir allí.
lab-switches = { $count ->
    [0] Donde los libros dejan elegir
   *[other] Donde los libros dejan elegir, { $count } cambiado(s)
}
`,"../../../../locales/es/page.ftl":`# La página en el navegador: lo que está en todas sus páginas, y la portada.

app-title = Coverline: Kill Team en el navegador
page-title = { $page } · Coverline
skip-to-content = Ir al contenido
close = Cerrar
loading = Cargando…
try-again = Reintentar
copied = Copiado.
# $label es el nombre de un número que se puede cambiar
fewer = { $label }: uno menos
more = { $label }: uno más

# Reglamentos
rules-kt24 = Kill Team 2024
rules-kt21 = Kill Team 2021
rules-kt18 = Kill Team 2018
rules-kt4w40k = KT4W40K

# Problemas
error-network = El servidor no responde. Comprueba la conexión y vuelve a intentarlo.
error-unreadable = La respuesta del servidor no se puede leer.
error-unexpected = Algo ha ido mal. Vuelve a intentarlo.
error-status = El servidor lo rechaza con el estado { $status }.

# Navegación
nav-label = Páginas
nav-menu = Menú
nav-play = Jugar
nav-replays = Partidas
nav-odds = Probabilidades
nav-sight = Visión
nav-killzones = Zonas
nav-rules = Reglas
language-menu = Idioma: { $language }
theme-menu = Colores: { $theme }
theme-system = Como el sistema
theme-light = Claro
theme-dark = Oscuro
footer-trust = Cada regla citada, cada dado comprobable, cada probabilidad exacta.
footer-unofficial = Un proyecto de aficionados, no oficial. Kill Team es un juego de Games Workshop.

# Cuenta
account-menu = Cuenta de { $name }
account-menu-nobody = Cuenta
account-nobody = Entrar
account-guest = Juegas como invitado
account-member = Has iniciado sesión
account-be-guest = Jugar como invitado
account-signin = Iniciar sesión
account-signup = Crear una cuenta
account-keep = Conservar mis partidas: crear una cuenta
account-signout = Cerrar sesión
account-signed-out = Has cerrado la sesión.
account-welcome = Te damos la bienvenida, { $name }.
account-name = Nombre
account-password = Contraseña
account-password-hint = Al menos { $least } caracteres.
account-title-guest = ¿Cómo te llamamos?
account-title-signin = Iniciar sesión
account-title-signup = Crear una cuenta
account-about-guest = Basta un nombre para jugar. Tus partidas se quedan en este navegador.
account-about-signin = Tus partidas están donde las dejaste.
account-about-signup = Con una contraseña encuentras tus partidas en cualquier navegador.
account-do-guest = Jugar
account-do-signin = Entrar
account-do-signup = Crear la cuenta
account-to-guest = Prefiero dar solo un nombre
account-to-signin = Tengo una cuenta
account-to-signup = Quiero una cuenta

# Portada
home-title = Portada
home-kicker = Kill Team · 2021 y 2024
home-heading = La mesa, el rival y el árbitro.
home-lead = Juega a Kill Team en el navegador. Coverline mide cada movimiento, decide cada línea de visión y te dice las probabilidades exactas antes de que te comprometas, y qué regla lo dice.
home-start = Empezar una partida
home-picture = Una zona de aniquilación desde arriba: hasta dónde llega un agente, sus líneas de visión junto a la cobertura y sus probabilidades contra el blanco.
home-picture-odds = { $chance } de matar
home-ways = ¿Cómo quieres jugar?
home-way-computer = Contra el ordenador
home-way-computer-text = Elige dos comandos y una zona de aniquilación, y juega enseguida. Pregunta cuando quieras qué haría un veterano.
home-way-hotseat = En la misma pantalla
home-way-hotseat-text = Dos jugadores, un dispositivo. Con dados de verdad si quieres: tíralos y escribe lo que sale.
home-way-friend = Con un amigo, por enlace
home-way-friend-text = Manda un enlace y jugad en directo. Los dados se sellan antes de la partida, y los dos podéis comprobarlos después.
home-continue = Seguir jugando
home-versus = contra
home-seat-open = puesto aún libre
home-tools = Herramientas sin partida
home-tool-odds = Calculadora de probabilidades
home-tool-odds-text = La probabilidad exacta de un disparo o un combate, lado a lado.
home-tool-sight = Laboratorio de visión
home-tool-sight-text = Quién ve a quién, qué da cobertura y por qué.
home-tool-killzones = Editor de zonas
home-tool-killzones-text = Dibuja una mesa, compruébala y juega en ella.
home-tool-rules = Libro de reglas
home-tool-rules-text = Cada regla, con su número y sus ejemplos.

# Una página que no existe
missing-title = Fuera de la vista
missing-text = No hay ninguna página en esta dirección: algo tapa todas las líneas que llevan a ella.
missing-home = Volver a la portada
`,"../../../../locales/es/reason.ftl":`# Motivos: lo que decide si un blanco se ve y se le puede disparar.

reason-visible = El blanco está Visible.
reason-hidden =
    { $terrain ->
        [none] El blanco no está Visible.
       *[other] El blanco no está Visible; lo tapa: { $terrain }.
    }
reason-in-cover =
    { $terrain ->
        [none] El blanco está con Cobertura.
       *[other] El blanco está con Cobertura; lo protege: { $terrain }.
    }
reason-too-close-for-cover = El tirador está demasiado cerca para que el blanco tenga Cobertura.
reason-obscured =
    { $terrain ->
        [none] El blanco está Oculto.
       *[other] El blanco está Oculto; lo oculta: { $terrain }.
    }
reason-engaged = Los dos están dentro del alcance de control del otro.
reason-cover-save = El defensor puede guardar un dado por la cobertura.
reason-no-cover-save = No se puede guardar ningún dado por la cobertura.
reason-refused = No se puede elegir ese blanco.
reason-valid-target = El blanco es válido.
`,"../../../../locales/es/term.ftl":`# Palabras de las reglas, tal como aparecen en las frases.

# Órdenes
term-engage = Trabarse
term-conceal = Ocultarse

# Bordes de la zona de aniquilación
term-west = oeste
term-east = este
term-south = sur
term-north = norte

# Éxitos
term-normal = normal
term-critical = crítico

# Acciones
term-reposition = Reposicionarse
term-dash = Correr
term-fall-back = Retroceder
term-charge = Carga
term-shoot = Disparar
term-fight = Combatir

# Para qué se tiran los dados
term-draw = despliegue
term-initiative = iniciativa
term-attack = ataque
term-defence = defensa
term-reroll = repetición
term-hot = Sobrecalentamiento

# Lo que permite repetir
term-balanced = Equilibrada
term-ceaseless = Incesante
term-relentless = Implacable
term-command = Repetición de mando

# Reglas de arma opcionales
term-punishing = Castigadora
term-rending = Desgarradora
term-severe = Severa
term-obscured = oculto
term-invulnerable-save = la Salvación invulnerable
`})),kt21:`# Kill Team 2021: sus propias palabras, en lugar de las de los mismos mensajes en los otros archivos.

# Acciones y éxitos
term-reposition = Movimiento normal
term-normal = normal

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
event-expended = { $model } ha sido activado y ya no está preparado.
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
`};export{e as default};