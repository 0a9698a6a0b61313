# Respuestas de la línea de órdenes.

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
reach-normal = movimiento normal
reach-advance = Avance
reach-fall-back = retroceder
reach-charge = carga

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
odds-matrix = { $rules }, { $team } contra { $targets }: { $figure }, juego { $policy }
odds-matrix-range = una serie de blancos
odds-matrix-damage = heridas esperadas
odds-matrix-kill = probabilidad de incapacitar

advise-side = Decide el jugador { $side }. Lo mejor primero:
advise-attack = Resultado esperado: { $wounds } heridas a { $target }, fuera de combate en el { $chance } % de los casos.
advise-kill-chance = El ataque deja al blanco fuera de combate en el { $number } % de los casos.
advise-denies-activation = El blanco aún no ha actuado: puede que nunca lo haga ({ $number } %).
advise-leaves-danger = Sale del peligro: { $number } % menos que perder.
advise-stays-in-danger = Sigue en peligro: está en juego el { $number } % de lo que vale.
advise-hides = Se oculta: { $number } % menos que perder.
advise-comes-closer = Se acerca { $number }" al enemigo.
advise-stays = Se queda donde está.
advise-makes-ready = Se prepara y dispara antes que los demás.
advise-goes-on = Va adonde hace falta.
advise-falls-back = Sale del combate.
advise-charges = Carga.
advise-works-door = Acciona la puerta que le cierra el paso.
advise-gets-out = Desembarca.
advise-takes-wounds = Causa { $number } heridas de media.
