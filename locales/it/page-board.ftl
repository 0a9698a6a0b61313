# Il tavolo, ovunque sia mostrato. Le lunghezze sono in pollici.

board-label = Tavolo { $name }, { $width } per { $depth } pollici
board-keys = Le frecce vanno da un modello all’altro, o spostano il tavolo; più e meno cambiano la scala, zero lo mostra intero. Mentre si sceglie un punto, le frecce spostano un mirino e Invio lo indica.
board-tools = La vista
board-zoom-in = Ingrandisci
board-zoom-out = Riduci
board-fit = Mostra tutto il tavolo
board-grid = Griglia in pollici
board-rulers = Pollici lungo i bordi
board-zone = Zona di atterraggio della parte { $side }
board-objective = Obiettivo: { $name }
board-wall = Muro
board-door = { $open ->
    [yes] Porta { $number }, { $name }, aperta
   *[no] Porta { $number }, { $name }, chiusa
}
board-terrain = { $vantage ->
    [yes] { $name }: { $kind }, da { $bottom }″ a { $top }″, punto di vantaggio
   *[no] { $name }: { $kind }, da { $bottom }″ a { $top }″
}
board-terrain-unnamed = Terreno
board-kind-heavy = Pesante
board-kind-light = Leggero
board-kind-open = tipo non indicato
board-mark-injured = ferito
board-mark-stunned = meno punti azione
board-mark-reacted = ha agito fuori turno
board-model = { $label } { $name }{ $counted ->
    [yes] , { $wounds } ferite su { $full }
   *[no] { "" }
}{ $order ->
    [none] { "" }
   *[other] , { $order }
}{ $ready ->
    [yes] , pronto
    [none] { "" }
   *[no] , ha agito
}{ $marks ->
    [none] { "" }
   *[other] , { $marks }
}, in { $x }; { $y }
