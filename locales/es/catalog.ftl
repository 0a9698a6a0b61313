# Reglas y sus opciones, tal como las muestra el catálogo.

rule-set-kt18 = Kill Team 2018, espacios muy reducidos
rule-set-kt21 = Kill Team 2021
rule-set-kt24 = Kill Team 2024
rule-set-kt4w40k = Warhammer 40,000 con los turnos de Kill Team

switch-move-rounding = Cómo se cuentan los movimientos: exactos, o cada tramo recto redondeado a pulgadas enteras
switch-move-floor = Si el Movimiento puede reducirse por debajo de 4"
switch-reposition-past-engaged = Reposicionarse pasando junto a un enemigo trabado por un aliado
switch-obscured = La escenografía pesada lejana oculta
switch-vantage = La altura da ventaja
switch-assists = Los aliados ayudan en el combate
switch-operatives-block-sight = Los agentes bloquean la visión
switch-apl-change-cap = Si los cambios de LPA pueden superar 1 en total
switch-initiative-winner-chooses = Quien gana la tirada nombra a quien tiene la iniciativa
switch-use-group-activation = Activación de grupo
switch-round-move-increments = Cada tramo recto de un movimiento se redondea a pulgadas enteras
switch-vantage-exception = La altura revela a los blancos ocultos a cubierto
switch-vantage-inclusive = Una altura de exactamente 2" basta para ello
switch-vantage-light-only = Solo contra la Cobertura de escenografía ligera
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
switch-psychic-phase = Se juega la fase psíquica
