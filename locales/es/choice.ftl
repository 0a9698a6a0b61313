# Opciones: lo que un jugador puede elegir, en un botón.

choice-pass = Pasar
choice-end = Terminar la activación
choice-initiative = El jugador { $side } tiene la iniciativa
choice-edge = El borde { $edge }
choice-zone = Zona de descenso { $zone }
choice-barricade = Colocar una barricada
choice-deploy = Desplegar a { $model }
choice-deploy-order = Desplegar a { $model }: { $order }
choice-activate = { $model }: { $order }
choice-counteract = Contraactuar con { $model }
choice-move = { $action }
choice-move-to = { $action } hasta { $to }
choice-shoot = Disparar: { $weapon }
choice-shoot-at = Disparar a { $target }: { $weapon }
choice-overwatch = Disparos defensivos con { $model }: { $weapon }
choice-overwatch-at = Disparos defensivos con { $model } contra { $target }: { $weapon }
choice-fight = Combatir: { $weapon }
choice-fight-with = Combatir contra { $target }: { $weapon }
choice-weapon = Contraatacar con { $weapon }
choice-target = { $model }
choice-no-target = Ningún blanco más
choice-keep =
    { $dice ->
        [0] Tirar todos los dados
        [one] Guardar { $dice } dado sin tirarlo
       *[other] Guardar { $dice } dados sin tirarlos
    }
choice-reroll = { $source }: repetir { $faces }
choice-no-reroll = Dejar los dados como están
choice-yes = Sí
choice-use = Usar { $rule }
choice-not-use = No usar { $rule }
choice-cover-save = Guardar una salvación por Cobertura
choice-no-cover-save = Tirar todos los dados
choice-saves-critical-on-critical =
    { $dice ->
        [one] { $dice } salvación crítica contra un éxito crítico
       *[other] { $dice } salvaciones críticas contra éxitos críticos
    }
choice-saves-critical-on-normal =
    { $dice ->
        [one] { $dice } salvación crítica contra un éxito normal
       *[other] { $dice } salvaciones críticas contra éxitos normales
    }
choice-saves-pair-on-critical =
    { $dice ->
        [one] { $dice } par de salvaciones normales contra un éxito crítico
       *[other] { $dice } pares de salvaciones normales contra éxitos críticos
    }
choice-saves-normal-on-normal =
    { $dice ->
        [one] { $dice } salvación normal contra un éxito normal
       *[other] { $dice } salvaciones normales contra éxitos normales
    }
choice-saves-none = No gastar salvaciones
choice-strike = Golpear con un éxito { $success }
choice-block = Parar un éxito { $success } con un éxito { $with }
choice-block-nothing = Gastar un éxito { $with } sin parar nada
choice-ploy = { $ploy } ({ $cost } PM)
choice-ploy-on = { $ploy } sobre { $model } ({ $cost } PM)
choice-no-ploy = Ningún ardid
choice-stay = { $model }: permanecer inmóvil
choice-ready = { $model }: prepararse
choice-normal = { $model }: movimiento normal
choice-normal-to = { $model }: movimiento normal hasta { $to }
choice-advance = { $model }: avanzar
choice-fall-back = { $model }: retroceder
choice-fall-back-to = { $model }: retroceder hasta { $to }
choice-charge = { $model }: cargar contra { $targets }
choice-stationary-door = { $model }: permanecer inmóvil y accionar la puerta { $door }
choice-go = Mover
choice-go-to = Mover hasta { $to }
choice-retreat = Replegarse
choice-retreat-to = Replegarse hasta { $to }
choice-attack = { $model } ataca: { $uses }
choice-use-on = { $weapon } contra { $targets }
choice-fire = { $model }: disparar con { $weapon }
choice-pick = { $model }
choice-door = Accionar la puerta { $door }
choice-door-changes = La puerta { $door } cambia
choice-door-stays = La puerta { $door } se queda como está
choice-at = Detener la carga tras { $length }
choice-cast = { $model }: { $power }
choice-disembark = { $model }: desembarcar
choice-march =
    { $models ->
        [one] Mover { $models } miniatura
       *[other] Mover { $models } miniaturas
    }
choice-lose = Miniatura { $number }
choice-lose-named = Miniatura { $number }: { $name } ({ $wounds ->
        [one] queda { $wounds } herida
       *[other] quedan { $wounds } heridas
    })
choice-in-reserve = Dejar { $model } en reserva
choice-in-transport = Desplegar { $model } en un transporte
choice-strike-leaving = { $model } golpea
choice-bravery = { $model }: Valor demente (2 PM)
choice-storm = Cargar: cada una por el camino más corto
choice-close-in = Acercarse: cada una hacia el enemigo más cercano
choice-save-armour = La salvación por armadura
choice-save-invulnerable = La salvación invulnerable

# Consejo: qué haría un veterano, y por qué. $wounds es un número de heridas, $chance un porcentaje.
advice-attack =
    { $wounds ->
        [one] Alrededor de { $wounds } herida
       *[other] Alrededor de { $wounds } heridas
    }; { $chance } % de probabilidad de incapacitar al blanco.
advice-charge = Cargar ahora, para combatir después.
advice-finish = No queda nada útil que hacer.
advice-go-first = Es el que más gana si actúa ahora.
advice-place = Desde allí se puede hacer más, o se está menos expuesto.
advice-sensible = La elección habitual.
advice-stays = Lo mejor es dejarlo donde está.
