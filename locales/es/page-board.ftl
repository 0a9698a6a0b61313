# El tablero, dondequiera que se muestre. Las longitudes son pulgadas.

board-label = Tablero { $name }, { $width } por { $depth } pulgadas
board-keys = Las flechas van de una miniatura a otra, o mueven el tablero; más y menos cambian la escala, cero lo muestra entero. Mientras se elige un lugar, las flechas mueven una mira e Intro lo señala.
board-tools = La vista
board-zoom-in = Acercar
board-zoom-out = Alejar
board-fit = Mostrar todo el tablero
board-grid = Cuadrícula de pulgadas
board-rulers = Pulgadas a lo largo de los bordes
board-zone = Zona de descenso del jugador { $side }
board-objective = Objetivo: { $name }
board-door = { $open ->
    [yes] Puerta { $number }, { $name }, abierta
   *[no] Puerta { $number }, { $name }, cerrada
}
board-terrain = { $vantage ->
    [yes] { $name }: { $kind }, de { $bottom }" a { $top }", posición elevada
   *[no] { $name }: { $kind }, de { $bottom }" a { $top }"
}
board-terrain-unnamed = Terreno
board-kind-heavy = Pesado
board-kind-light = Ligero
board-kind-open = tipo no indicado
board-mark-injured = lesionado
board-mark-stunned = menos puntos de acción
board-mark-reacted = ha actuado fuera de turno
board-model = { $label } { $name }{ $counted ->
    [yes] , { $wounds } de { $full } { $full ->
        [one] herida
       *[other] heridas
    }
   *[no] { "" }
}{ $order ->
    [none] { "" }
   *[other] , { $order }
}{ $ready ->
    [yes] , apostado
    [none] { "" }
   *[no] , ya ha actuado
}{ $marks ->
    [none] { "" }
   *[other] , { $marks }
}, en { $x }; { $y }
