# Disegnare plance.

draw-title = Killzone
draw-lead = Disegna una plancia, controllala, giocaci.
draw-new = Nuova killzone
draw-upload = Apri un file
draw-mine = Le mie
draw-mine-none = Ancora niente di salvato. Disegnane una, o parti da una copia qui sotto.
draw-built-in = Con il programma
draw-open = Apri
draw-use = Parti da una copia
draw-copy-of = { $name }, a modo mio
draw-play = Gioca qui
draw-back = Tutte le killzone
draw-untitled = Senza titolo
draw-begin = Disegna del terreno con gli strumenti sopra la plancia e dai un nome alla zona: allora si potrà salvare e giocare.
draw-changed = non salvato
draw-download = Scarica
draw-save = Salva
draw-save-copy = Salva una copia
draw-saved = Salvato.
draw-fine = Va tutto bene.
draw-name = Nome
draw-text = Qualche parola
draw-width = Larghezza (")
draw-depth = Profondità (")
draw-mirror-all = Completa la simmetria di mezzo giro
draw-kind-terrain = Terreno
draw-kind-wall = Muro
draw-kind-door = Porta
draw-kind-objective = Obiettivo
draw-kinds-terrain = Terreni
draw-kinds-wall = Muri
draw-kinds-door = Porte
draw-kinds-objective = Obiettivi
draw-type = Tipo
draw-type-heavy = Pesante
draw-type-light = Leggero
draw-type-open = secondo l'altezza
draw-bottom = Lato inferiore (")
draw-top = Lato superiore (")
draw-vantage = Ci si può stare sopra
draw-door-open = Aperta all'inizio
draw-x = Da ovest (")
draw-y = Da sud (")
draw-corner-x = Angolo { $corner }, da ovest
draw-corner-y = Angolo { $corner }, da sud
draw-corner-add = Un angolo in più dopo l'angolo { $corner }
draw-corner-remove = Togli l'angolo { $corner }
draw-duplicate = Duplica
draw-mirror = Copia con mezzo giro
draw-delete = Elimina
draw-tools = Strumenti da disegno
draw-tool-select = Scegli
draw-tool-rectangle = Rettangolo
draw-tool-polygon = Poligono
draw-tool-wall = Muro
draw-tool-door = Porta
draw-tool-objective = Obiettivo
draw-hint-select = Fai clic su qualcosa per cambiarlo, trascinalo per spostarlo, trascina gli angoli per dargli forma.
draw-hint-rectangle = Trascina da un angolo all'altro.
draw-hint-polygon = Fai clic su un angolo dopo l'altro; di nuovo sul primo, o premi Invio, per chiudere.
draw-hint-wall = Fai clic da un angolo all'altro, o trascina; Invio o un clic nello stesso punto termina la serie.
draw-hint-door = Fai clic su uno stipite della porta, poi sull'altro, o trascina. Su un muro apre da sé il varco.
draw-hint-objective = Fai clic dove si trova l'obiettivo.
draw-undo = Annulla
draw-redo = Ripeti
draw-snap = Passo
draw-snap-none = no
draw-new-terrain = Terreno
draw-new-door = Porta
draw-new-objective = Obiettivo
draw-corners = { $count ->
    [one] { $count } angolo
   *[other] { $count } angoli
}
draw-things = { $count ->
    [one] { $count } cosa sulla plancia
   *[other] { $count } cose sulla plancia
}
draw-problems = { $count ->
    [one] { $count } cosa da correggere
   *[other] { $count } cose da correggere
}
draw-warnings = { $count ->
    [one] { $count } cosa da sapere
   *[other] { $count } cose da sapere
}
draw-colon = { ":" }
