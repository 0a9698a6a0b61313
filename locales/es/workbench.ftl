# El banco de trabajo: preguntas sobre mesas, contenido, consejos y reglas en la línea de órdenes.

# $model está $mm milímetros más allá en una dirección, en ($x; $y)
sight-flip-hold =
    Sería un objetivo válido si { $model } estuviera { $mm } mm más { $direction ->
        [north] al norte
        [north-east] al noreste
        [east] al este
        [south-east] al sureste
        [south] al sur
        [south-west] al suroeste
        [west] al oeste
       *[north-west] al noroeste
    }, en ({ $x }"; { $y }").
sight-flip-away =
    Dejaría de ser un objetivo válido si { $model } estuviera { $mm } mm más { $direction ->
        [north] al norte
        [north-east] al noreste
        [east] al este
        [south-east] al sureste
        [south] al sur
        [south-west] al suroeste
        [west] al oeste
       *[north-west] al noroeste
    }, en ({ $x }"; { $y }").
sight-flip-none = Ningún paso de ninguna de las dos miniaturas lo cambia: probado en ocho direcciones, cada { $step } mm, hasta 2".
reach-shortest = El camino más corto hasta allí mediría { $length }.
reach-no-path = Por lejos que pudiera ir, ningún camino lleva allí.
reach-level =
    { $areas ->
        [one] A la altura { $height }: { $areas } contorno
       *[other] A la altura { $height }: { $areas } contornos
    }

list-teams = Equipos
list-killzones = Killzones
list-missions = Misiones
list-operatives =
    { $number ->
        [one] { $number } agente
       *[other] { $number } agentes
    }
list-models =
    { $number ->
        [one] { $number } miniatura
       *[other] { $number } miniaturas
    }
list-units =
    { $units ->
        [one] { $units } unidad
       *[other] { $units } unidades
    }, { $number ->
        [one] { $number } miniatura
       *[other] { $number } miniaturas
    }
list-board = { $width }" x { $depth }", terreno: { $terrain }, muros: { $walls }, puertas: { $doors }
list-mission =
    hasta { $players } jugadores, { $scores ->
        [yes] con puntos de victoria
       *[no] sin puntos de victoria
    }

show-apl = LPA
show-move = Movimiento
show-defence = Defensa
show-save = Salvación
show-invulnerable = Invulnerable
show-wounds = Heridas
show-base = Peana
show-height = Altura
show-ws = HA
show-bs = HP
show-strength = F
show-toughness = R
show-attacks = A
show-leadership = Ld
show-ranged = a distancia
show-melee = cuerpo a cuerpo
show-weapon = Arma
show-reach = Uso
show-profile = Perfil
show-rules = Reglas
show-part = Parte
show-type = Tipo
show-bottom = De
show-top = A
show-vantage = Posición elevada
show-unit =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $number ->
        [one] { $number } miniatura
       *[other] { $number } miniaturas
    }
show-ploy = { $phase }, { $cost } PM
show-terrain =
    { $kind ->
        [heavy] pesada
        [light] ligera
       *[none] sin tipo
    }, de { $bottom } a { $top }{ $vantage ->
        [yes] , posición elevada
       *[no] { "" }
    }
show-walls =
    { $number ->
        [one] { $number } muro
       *[other] { $number } muros
    }
show-objectives = Objetivos: { $names }
show-zones = Zonas de despliegue: { $names }
show-mission = Puntos de inflexión: { $turns }; zonas de despliegue: { $zones }
show-hold = Puntos de victoria por cada objetivo que se tiene al final de un turno: { $points }
show-breakthrough = Puntos de victoria por cada unidad en la zona de un enemigo al final: { $points }

advise-gain = Ganancia respecto a esperar, en agentes: { $number }.
advise-risk = Riesgo: después puede perder un { $number } % de sí mismo.

odds-named = { $attacker }, { $weapon }, a { $defender }
odds-named-fight = { $attacker }, { $weapon }, contra { $defender }, { $answer }
odds-first-help = La segunda columna dice cuántas veces es la mejor primera jugada; la tercera, cuánto del valor se pierde al empezar así donde es posible.

book-found =
    { $number ->
        [one] { $number } regla habla de «{ $word }»
       *[other] { $number } reglas hablan de «{ $word }»
    }
book-more = coverline rules ID muestra una de ellas; --long añade sus fuentes, ejemplos y pruebas.

won-kt18 = Tras la última ronda ganan más puntos; a igualdad, quien tenga más miniaturas en la mesa.
won-kt21 = Tras el último punto de inflexión gana quien haya incapacitado a más agentes enemigos; a igualdad, quien les haya quitado así más heridas.
won-kt24 = Tras el último punto de inflexión gana quien tenga más agentes; la igualdad es un empate.
won-kt4w40k = Tras el último turno ganan más puntos de victoria; a igualdad, más puntos de unidades que quedan.

# Lo que el autor de un tablero o de una misión quizá no quiso decir
problem-floor-wall = Un muro atraviesa este suelo.
problem-floor-unreached = Ninguna peana de 25 mm puede trepar a este suelo y quedarse en él.
problem-zone-off-board = Ninguna zona del programa es tan grande: una zona llega hasta { $x }" por { $y }".
