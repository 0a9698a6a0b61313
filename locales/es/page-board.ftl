# El tablero, dondequiera que se muestre. Las longitudes son pulgadas.

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
    [yes] Puerta { $number }, { $name }, abierta
   *[no] Puerta { $number }, { $name }, cerrada
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
}{ $ready ->
    [yes] , preparado
    [none] { "" }
   *[no] , ya ha actuado
}{ $marks ->
    [none] { "" }
   *[other] , { $marks }
}, en { $x }; { $y }
