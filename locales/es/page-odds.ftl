# La calculadora de probabilidades.

chances-title = Calculadora de probabilidades
chances-lead = La probabilidad exacta de un ataque, con toda la distribución, en los cuatro reglamentos.
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
chances-sequence-overwatch = Disparos defensivos
chances-sequence-opportunity = Golpe de oportunidad
chances-sequence-mortal = Heridas mortales
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
chances-cover = Salvación por Cobertura
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

# El formulario de los reglamentos con fases
chances-weapon = Arma { $number }
chances-weapon-add = Otra arma
chances-weapon-remove = Quitar el arma { $number }
chances-line = El arma en una línea
chances-line-hint = Cambia la línea o los campos de abajo; los dados se escriben D3, 2D6, D6+1.
chances-line-wrong = No se puede leer; una línea es así: { $line }
chances-pick-model = Rellenar con una miniatura…
chances-pick-unit = Rellenar con una unidad…
chances-models = Miniaturas
chances-attacks-number = Ataques
chances-attacks-each = Ataques de cada una
chances-bs = Habilidad de proyectiles
chances-ws = Habilidad de armas
chances-hit-modifier = Modificadores al impactar
chances-strength = Fuerza
chances-ap = FP
chances-damage = Daño
chances-mortal-wounds = Heridas mortales
chances-mortal-hint = Las de un poder, una puerta y similares, una vez que funciona.
chances-snap-hint = Solo un 6 sin modificar impacta, sean cuales sean la habilidad y los modificadores.
chances-wounds-left = Heridas restantes
chances-wounds-each = Heridas de cada una
chances-toughness = Resistencia
chances-save-none = ninguna
chances-flesh-wounds = Heridas superficiales
chances-injury-modifier = Modificadores de lesión
chances-unit-cover = Toda la unidad tiene cobertura
chances-ignores = Las heridas se ignoran con
chances-left = Una miniatura está herida; heridas restantes
chances-special =
    { $number ->
        [0] Reglas especiales
       *[other] Reglas especiales ({ $number })
    }
chances-wr-auto-hit = Impacta automáticamente
chances-wr-melta = Fusión: la mayor de dos tiradas de daño
chances-wr-no-invulnerable = Sin salvaciones invulnerables
chances-wr-again = Repeticiones
chances-wr-hits-again = Repetir impactos
chances-wr-wounds-again = Repetir heridas
chances-wr-wounds-on = Hiere con
chances-wr-hits-on = Un 6 al impactar son
chances-wr-mortal-on = Un 6 al herir añade
chances-again-never = ninguna
chances-again-ones = los dados de 1
chances-again-fails = los dados fallidos
chances-wounds-by-strength = según la Fuerza
chances-hits =
    { $hits ->
        [one] { $hits } impacto
       *[other] { $hits } impactos
    }
chances-mortal =
    { $wounds ->
        [0] ninguna
        [one] { $wounds } herida mortal
       *[other] { $wounds } heridas mortales
    }

# La respuesta
chances-expected = Heridas perdidas de media
chances-kills = Probabilidad de incapacitar
chances-expected-own = Heridas propias perdidas de media
chances-dies = Probabilidad de quedar incapacitado
chances-glance-wounds =
    { $wounds ->
        [one] { $wounds } herida
       *[other] { $wounds } heridas
    }
chances-glance-kills = { $chance } de incapacitar
chances-slain = Miniaturas muertas
chances-unharmed = Probabilidad de no perder heridas
chances-outcome = Cómo queda la miniatura al final
chances-stands =
    { $wounds ->
        [0] En pie, sin heridas superficiales
        [one] En pie, { $wounds } herida superficial
       *[other] En pie, { $wounds } heridas superficiales
    }
chances-out-of-action = Fuera de combate
chances-expected-slain = Miniaturas muertas de media
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
chances-chart-at-models =
    { $models ->
        [one] { $models } miniatura: { $chances }
       *[other] { $models } miniaturas: { $chances }
    }
chances-table = Todas las cifras
