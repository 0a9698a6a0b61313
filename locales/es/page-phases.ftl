# Rule sets with phases, and boards with walls and doors.
board-control-point = Punto de control: { $name }
board-drop-zone = Zona de despliegue: { $name }
board-mark-readied = preparada
board-mark-shaken = acobardada
board-mark-flesh-1 = una herida superficial
board-mark-flesh-2 = dos heridas superficiales
board-mark-flesh-3 = tres heridas superficiales
board-mark-moved = se ha movido
board-mark-advanced = ha avanzado
board-mark-fell-back = ha retrocedido
board-mark-charged = ha cargado
board-mark-charge-failed = carga fallida
board-mark-retreated = se ha replegado
board-mark-shot = ha disparado
board-mark-fought = ha combatido

# Drawing what only some boards have
draw-kind-control_point = Punto de control
draw-kinds-control_point = Puntos de control
draw-kind-drop_zone = Zona de despliegue
draw-kinds-drop_zone = Zonas de despliegue
draw-new-control_point = Punto de control
draw-new-drop_zone = Zona de despliegue
draw-tool-control_point = Punto de control
draw-tool-drop_zone = Zona de despliegue
draw-hint-control_point = Haz clic donde se accionen las puertas a distancia.
draw-hint-drop_zone = Arrastra de esquina a esquina de la zona donde se coloca un comando.
draw-radius = Alcance (")
draw-confines-tactics = Aquí se pueden usar las Tácticas de espacios confinados

# A new game with phases
new-players = Jugadores

# $side is C or D
new-team-further = Comando del jugador { $side }
new-who = Quién juega { $side }
new-who-me = Yo, o alguien en esta pantalla
new-who-computer = El ordenador
new-who-friend = Un amigo, por enlace
new-team-models = { $count ->
    [one] { $count } miniatura
   *[other] { $count } miniaturas
}

# The game with phases
game-battle-round = Ronda de batalla { $number }
game-battle-round-of = Ronda de batalla { $number } de { $of }
game-phases = Fases de la ronda de batalla
game-phase-short-initiative = Iniciativa
game-phase-short-movement = Movimiento
game-phase-short-psychic = Psíquica
game-phase-short-shooting = Disparo
game-phase-short-fight = Combate
game-phase-short-morale = Moral
game-section-ready-fire = Listos, fuego
game-section-fire-at-will = Fuego a discreción
game-section-hammer-of-wrath = Martillo de ira
game-section-fight-for-your-lives = Luchad por vuestras vidas
game-order = Jugadores en el orden de esta ronda
game-broken = desmoralizado
game-score =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
game-score-long = Puntos obtenidos
game-out-of-action = fuera de combate
game-attacks-shoot = { $attacker } dispara a { $defender }: { $weapon }
game-attacks-fight = { $attacker } combate contra { $defender }: { $weapon }
game-another-model = Otra miniatura
game-deeds = Qué hace
game-deed-normal = Movimiento normal
game-deed-advance = Avanzar
game-deed-charge = Cargar
game-deed-fall-back = Retroceder
game-deed-door = Accionar una puerta
game-deed-ready = Prepararse
game-deed-stay = Permanecer inmóvil
game-hint-pick-mover = Haz clic en una de las miniaturas con anillo, o elige aquí.
game-hint-pick-shooter = Las miniaturas con anillo pueden disparar. Haz clic en una, o elige aquí.
game-hint-stationary-door = Una puerta que brilla puede accionarse si la miniatura se queda quieta: haz clic en ella.
game-hint-charge = Haz clic en los enemigos contra los que cargar, o elige aquí. No puede acercarse a nadie más.
game-charge-confirm = Cargar contra { $models }
game-finish-moving = Terminar de mover
game-finish-moving-rest = { $count ->
    [one] Terminar de mover; { $count } miniatura se queda
   *[other] Terminar de mover; { $count } miniaturas se quedan
}
game-go = Ir
game-hint-door = Haz clic en una puerta que brilla, o elige aquí.
game-door-open = Abrir la puerta { $number }, { $name }
game-door-close = Cerrar la puerta { $number }, { $name }
game-hint-reaction = { $charger } ha declarado una carga. La miniatura puede reaccionar una vez.
game-hint-snap = { $charger } queda detenida donde está. Solo impacta un 6 natural.
game-overwatch-with = Disparos defensivos: { $weapons }
game-hint-intercept = { $charger } viene por la línea. Mueve el control hasta donde se le dispare.
game-intercept-at = Tras { $length }" de { $of }"
game-intercept-confirm = Detenerla aquí y disparar
game-intercept-no = Dejarla venir
game-arms = Armas
game-no-target = No se le puede atacar con esto.
game-pass-fire = Nadie dispara ahora
game-pass-blows = Sin golpes
game-pass-contest = Deja que accionen la puerta.
game-pass-fight-with = Nadie combate ahora.
game-pass-cast = Ningún poder.
game-pass-deny = Deja que el poder actúe.
game-pass-reaction = Esperar en el sitio.
game-pass-snap = No disparar.

# Cards with profiles
card-m = M
card-ws = HA
card-bs = HP
card-s = F
card-t = R
card-w = H
card-a = A
card-ld = L
card-sv = S
card-aura = Aura
card-range = Alcance
card-ap = FP
card-d = D

# $range is in inches, $kind such as Rapid Fire 1, $reach is ranged or melee
game-weapon-profile = { $reach ->
    [melee] { $kind }
   *[ranged] { $range }" { $kind }
}, F { $strength }, FP { $ap }, D { $damage }
