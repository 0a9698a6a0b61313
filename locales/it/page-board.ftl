# La plancia, ovunque sia mostrata. Le lunghezze sono in pollici.

board-label = Plancia { $name }, { $width } per { $depth } pollici
board-keys = Le frecce vanno da una miniatura all'altra, o spostano la plancia; più e meno cambiano la scala, zero la mostra intera. Mentre si sceglie un punto, le frecce spostano un mirino e Invio lo indica.
board-tools = La vista
board-zoom-in = Ingrandisci
board-zoom-out = Riduci
board-fit = Mostra tutta la plancia
board-grid = Griglia in pollici
board-rulers = Pollici lungo i bordi
board-zone = Zona di atterraggio del giocatore { $side }
board-objective = Obiettivo: { $name }
board-door = { $open ->
    [yes] Porta { $number }, { $name }, aperta
   *[no] Porta { $number }, { $name }, chiusa
}
board-terrain = { $vantage ->
    [yes] { $name }: { $kind }, da { $bottom }" a { $top }", punto di vantaggio
   *[no] { $name }: { $kind }, da { $bottom }" a { $top }"
}
board-terrain-unnamed = Terreno
board-kind-heavy = Pesante
board-kind-light = Leggero
board-kind-open = tipo non indicato
board-mark-injured = infortunato
board-mark-stunned = meno punti azione
board-mark-reacted = ha agito fuori turno
board-model = { $label } { $name }{ $counted ->
    [yes] , { $wounds } { $wounds ->
        [one] ferita
       *[other] ferite
    } su { $full }
   *[no] { "" }
}{ $order ->
    [none] { "" }
   *[other] , { $order }
}{ $ready ->
    [yes] , preparato
    [none] { "" }
   *[no] , usato
}{ $marks ->
    [none] { "" }
   *[other] , { $marks }
}, in { $x }; { $y }
