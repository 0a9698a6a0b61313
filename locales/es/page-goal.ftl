# Cómo se gana una partida y cómo va.

goal-title = Cómo se gana esta partida:
goal-kt24 = Tras el último punto de inflexión gana quien tenga más agentes; con los mismos en ambos bandos hay empate. En las reglas ligeras los marcadores del tablero no puntúan.
goal-kt21 = Tras el último punto de inflexión gana quien haya eliminado más agentes enemigos; a igualdad, quien haya eliminado más heridas con ellos; si no, hay empate. En las reglas ligeras los marcadores del tablero no puntúan.
goal-kt18 = Al final de cada ronda, un punto de control da 1 punto a quien tenga más miniaturas no acobardadas a 2" o menos. Gana quien tenga más puntos; a igualdad, más miniaturas en el tablero; si no, hay empate. Quien sea el único con miniaturas gana en el acto.
goal-hold =
    { $points ->
        [one] Cada marcador que controles al final de un turno da { $points } punto de victoria.
       *[other] Cada marcador que controles al final de un turno da { $points } puntos de victoria.
    }
goal-breakthrough =
    { $points ->
        [one] Cada unidad tuya en la zona enemiga al final da { $points } punto de victoria.
       *[other] Cada unidad tuya en la zona enemiga al final da { $points } puntos de victoria.
    }
goal-kt4w40k = Gana quien tenga más puntos de victoria; a igualdad, el ejército al que le queden más puntos en unidades; si no, hay empate.

tally-kt24 = agentes restantes
tally-kt21 = enemigos eliminados
tally-kt18 = puntos obtenidos
tally-kt4w40k = puntos de victoria
tally-second-kt21 =
    { $count ->
        [one] { $count } herida
       *[other] { $count } heridas
    }
tally-second-kt18 =
    { $count ->
        [one] { $count } miniatura en el tablero
       *[other] { $count } miniaturas en el tablero
    }
tally-second-kt4w40k =
    { $count ->
        [one] { $count } punto en unidades restante
       *[other] { $count } puntos en unidades restantes
    }

result-by-kt24 = Decidido por los agentes restantes.
result-by-kt21 = Decidido por los agentes enemigos eliminados.
result-by-kt18 = Decidido por los puntos obtenidos.
result-by-kt4w40k = Decidido por los puntos de victoria.
result-by-second-kt21 = Los mismos enemigos eliminados en ambos bandos: decidieron sus heridas.
result-by-second-kt18 = Puntos iguales: decidieron las miniaturas en el tablero.
result-by-second-kt4w40k = Puntos de victoria iguales: decidió lo que queda de los ejércitos.
result-by-wipeout = A un bando no le queda nadie.
result-by-nothing = Todo lo que podía decidir está igualado.
