# The board, wherever it is shown. Lengths are inches.

board-label = Board { $name }, { $width } by { $depth } inches
board-keys = Arrow keys go from model to model, or move the board; plus and minus zoom, zero shows all of it. While a place is being chosen, arrow keys move a crosshair and Enter points there.
board-tools = The view
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show the whole board
board-grid = Grid of inches
board-rulers = Inches along the edges
board-zone = Drop zone of player { $side }
board-objective = Objective: { $name }
board-door = { $open ->
    [yes] Door { $number }, { $name }, open
   *[no] Door { $number }, { $name }, closed
}
board-terrain = { $vantage ->
    [yes] { $name }: { $kind }, { $bottom }" to { $top }", vantage
   *[no] { $name }: { $kind }, { $bottom }" to { $top }"
}
board-terrain-unnamed = Terrain
board-kind-heavy = Heavy
board-kind-light = Light
board-kind-open = no type given
board-mark-injured = injured
board-mark-stunned = fewer action points
board-mark-reacted = has acted out of turn
# $label is such as A3, $order and $marks are words or "none"
board-model = { $label } { $name }{ $counted ->
    [yes] , { $wounds } of { $full } { $full ->
        [one] wound
       *[other] wounds
    }
   *[no] { "" }
}{ $order ->
    [none] { "" }
   *[other] , { $order }
}{ $ready ->
    [yes] , ready
    [none] { "" }
   *[no] , has acted
}{ $marks ->
    [none] { "" }
   *[other] , { $marks }
}, at { $x }, { $y }
