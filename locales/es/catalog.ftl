# Reglas y sus opciones, tal como las muestra el catálogo.

rule-set-kt18 = Kill Team 2018, espacios confinados
rule-set-kt21 = Kill Team 2021
rule-set-kt24 = Kill Team 2024
rule-set-kt4w40k = Warhammer 40,000 con los turnos de Kill Team

switch-move-rounding = Cómo se cuentan los movimientos: exactos, o cada tramo recto redondeado a pulgadas enteras
switch-move-floor = Si el Movimiento puede reducirse por debajo de 4"
switch-dash = Hasta dónde llega una Carrera: nunca más que el Movimiento, o siempre 3"
switch-reposition-past-engaged = Reposicionarse pasando junto a un enemigo trabado por un aliado
switch-obscured = El terreno pesado lejano oculta
switch-vantage = La altura da ventaja
switch-assists = Los aliados ayudan en el combate
switch-operatives-block-sight = Los agentes bloquean la visión
switch-apl-change-cap = Si los cambios de LPA pueden superar 1 en total
switch-initiative-winner-chooses = Quien gana la tirada nombra a quien tiene la iniciativa
switch-use-group-activation = Activación de grupo
switch-round-move-increments = Cada tramo recto de un movimiento se redondea a pulgadas enteras
switch-obscuring = Lo que oculta: el terreno más alto que el blanco, o el terreno pesado
switch-vantage-exception = La altura revela a los blancos ocultos con Cobertura
switch-vantage-inclusive = Una altura de exactamente 2" basta para ello
switch-vantage-light-only = Solo contra la Cobertura de terreno ligero
switch-bases-give-cover = Las peanas de otros agentes dan Cobertura
switch-blast-needs-visibility = Área solo alcanza a quienes ve el blanco original
switch-reap-from-user = Destripar se mide también desde quien la usa
switch-auto-saves = Las salvaciones se gastan de la mejor manera sin preguntar
switch-stop-on-wipeout = La batalla acaba cuando un bando se queda sin nadie
switch-confines = Muros y puertas del tablero
switch-visibility-origin = La parte de la peana de la que parte una línea de visión
switch-sight-line-mm = El ancho de una línea de visión en milímetros
switch-door-enemy-check = Si son los enemigos junto a la puerta o junto a la miniatura los que impiden accionarla tras mover
switch-base-must-fit = Una peana tiene que caber por el vano
switch-tac-cost = Lo que cuestan las Tácticas del tablero en PM
switch-tactic-once-per-phase = Una Táctica se usa una vez por fase
switch-fight-round-corner = Combatir a la vuelta de la esquina de un muro
switch-psychic-phase = Se juega la fase Psíquica
switch-prepared-may-fire-late = Una unidad preparada que no disparó con las demás puede disparar más tarde
switch-decisive-shot-ignores-move = Un Disparo decisivo olvida que la unidad movió
switch-failed-charge-move = Cómo mueve a la unidad una carga fallida
switch-screen-by-gaps = Los huecos de una unidad ocultan como sus miniaturas
switch-degrading-monsters-as-vehicles = Los monstruos con perfil degradable fallan la moral como vehículos
switch-demoralised-scope = Lo que dificulta estar desmoralizado
switch-stratagem-once-per-phase = Una estratagema se usa una vez por fase
switch-first-deployer-bonus = Quien termina antes de desplegar suma 1 a la primera tirada de iniciativa

# Lo que está mal en una zona de aniquilación dibujada, o quizá no se quería
problem-name = Un nombre tiene de 1 a 60 caracteres en una línea, sin espacios en los extremos.
problem-inches = Aquí va una longitud de { $least }" a { $most }".
problem-too-many = Hay uno de más: { $most } como máximo.
problem-corners-few = Hacen falta al menos 3 esquinas.
problem-corners-many =
    { $most ->
        [one] Puede tener { $most } esquina como máximo.
       *[other] Puede tener { $most } esquinas como máximo.
    }
problem-corners-same = Las esquinas { $one } y { $other } son el mismo punto.
problem-edges-cross = Los lados que parten de las esquinas { $one } y { $other } se cruzan.
problem-flat = El contorno no tiene superficie.
problem-top = La cima ({ $top }") debe estar por encima de la base ({ $bottom }").
problem-no-length = Los dos extremos son el mismo punto.
problem-same-name = El nombre es el mismo que el del número { $number }.
problem-zones-overlap = Se solapa con otra zona de despliegue: { $name }.
problem-open-end = El extremo queda suelto: ahí no hay muro, ni extremo de puerta, ni borde del tablero.
problem-hangs = El extremo no se apoya en nada: ahí no hay muro, ni extremo de otra puerta, ni borde del tablero.
problem-doorway = Ninguna peana de { $mm } mm cabe por este vano.
problem-unreached = Una peana de 32 mm no puede llegar al otro lado, a ({ $x }"; { $y }"), ni con todas las puertas abiertas.
problem-two-zones = Una partida necesita al menos dos zonas de despliegue.
problem-zone-small = No caben en ella { $count } peanas de 32 mm.
problem-counts-as-heavy = Sin tipo cuenta como terreno pesado, porque mide 2" de alto o más.
problem-counts-as-light = Sin tipo cuenta como terreno ligero, porque mide menos de 2" de alto.
problem-edge-small =
    { $edge ->
        [west] No hay sitio para diez peanas de 40 mm en el borde oeste.
        [east] No hay sitio para diez peanas de 40 mm en el borde este.
        [south] No hay sitio para diez peanas de 40 mm en el borde sur.
       *[north] No hay sitio para diez peanas de 40 mm en el borde norte.
    }
problem-card-text = En el carácter { $column }: se esperaba { $expected }, hay { $found }.
problem-card-form = { $rules } no juega «{ $form }».
problem-roster-always = { $card } siempre lleva { $weapon }.
problem-roster-card = Ninguna carta de este comando se llama { $card }.
problem-roster-count = { $what }: se toman { $found }, se esperaban de { $least } a { $most }.
problem-roster-empty = La lista no toma a nadie; se esperaban de 1 a { $most }.
problem-roster-equipment = Ningún equipo de este comando se llama { $name }.
problem-roster-load = Demasiadas armas y perfiles para una miniatura: { $found }, como máximo { $most }.
problem-roster-weapon = { $card } no tiene ningún arma llamada { $weapon }.

# Lo que está mal en un archivo de cualquier formato, o quizá no se quería
problem-syntax = Esto no es TOML: { $why }
problem-unknown-field = Aquí no existe ese campo; existen { $known }.
problem-text = Aquí va un texto entre comillas.
problem-word = Aquí va uno de estos: { $words }.
problem-flag = Aquí va true o false.
problem-whole = Aquí va un número entero de { $least } a { $most }.
problem-diameter = Aquí va un diámetro de { $least } a { $most } mm.
problem-list = Aquí va una lista entre corchetes.
problem-table = Aquí va una tabla con campos propios.
problem-point = Aquí va un punto [x, y].
problem-corners = Aquí va una lista de esquinas [x, y].
problem-name-letters = Un nombre tiene alguna letra o cifra.
problem-name-long = Este nombre es demasiado largo: { $most } letras y cifras como máximo.
problem-zones-two = Aquí van dos zonas de descenso, cada una como lista de esquinas.
problem-zones-four = Aquí van de dos a cuatro zonas de descenso, cada una como lista de esquinas.
problem-drop-zones-overlap = Esta zona de descenso se solapa con otra.
problem-zone-room = En la zona de descenso { $zone } no caben diez peanas de 40 mm.
