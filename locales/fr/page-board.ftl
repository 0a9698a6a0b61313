# Le plateau, partout où il est montré. Les longueurs sont en pouces.

board-label = Plateau { $name }, { $width } sur { $depth } pouces
board-keys = Les flèches vont d'une figurine à l'autre, ou déplacent le plateau ; plus et moins changent l'échelle, zéro le montre en entier. Pendant le choix d'un endroit, les flèches déplacent un viseur et Entrée le désigne.
board-tools = La vue
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-fit = Montrer tout le plateau
board-grid = Quadrillage en pouces
board-rulers = Pouces le long des bords
board-zone = Zone d'insertion du joueur { $side }
board-objective = Objectif : { $name }
board-door = { $open ->
    [yes] Porte { $number }, { $name }, ouverte
   *[no] Porte { $number }, { $name }, fermée
}
board-terrain = { $vantage ->
    [yes] { $name } : { $kind }, de { $bottom }" à { $top }", promontoire
   *[no] { $name } : { $kind }, de { $bottom }" à { $top }"
}
board-terrain-unnamed = Décor
board-kind-heavy = Lourd
board-kind-light = Léger
board-kind-open = type non précisé
board-mark-injured = blessé
board-mark-stunned = moins de points d'action
board-mark-reacted = a agi hors de son tour
board-model = { $label } { $name }{ $counted ->
    [yes] , { $wounds } { $wounds ->
        [one] point de vie
       *[other] points de vie
    } sur { $full }
   *[no] { "" }
}{ $order ->
    [none] { "" }
   *[other] , { $order }
}{ $ready ->
    [yes] , préparé
    [none] { "" }
   *[no] , a agi
}{ $marks ->
    [none] { "" }
   *[other] , { $marks }
}, en { $x } ; { $y }
