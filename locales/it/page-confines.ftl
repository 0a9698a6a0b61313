# Rule sets with phases, and boards with walls and doors.
board-control-point = Punto di controllo: { $name }
board-drop-zone = Zona di schieramento: { $name }
board-mark-readied = preparato
board-mark-shaken = scosso
board-mark-flesh-1 = una ferita superficiale
board-mark-flesh-2 = due ferite superficiali
board-mark-flesh-3 = tre ferite superficiali
board-mark-moved = si è mosso
board-mark-advanced = è avanzato
board-mark-fell-back = ha ripiegato
board-mark-charged = ha caricato
board-mark-charge-failed = carica fallita
board-mark-retreated = si è ritirato
board-mark-shot = ha sparato
board-mark-fought = ha combattuto

# Drawing what only some boards have
draw-kind-control_point = Punto di controllo
draw-kinds-control_point = Punti di controllo
draw-kind-drop_zone = Zona di schieramento
draw-kinds-drop_zone = Zone di schieramento
draw-new-control_point = Punto di controllo
draw-new-drop_zone = Zona di schieramento
draw-tool-control_point = Punto di controllo
draw-tool-drop_zone = Zona di schieramento
draw-hint-control_point = Clicca dove si azionano le porte a distanza.
draw-hint-drop_zone = Trascina da un angolo all'altro della zona in cui si schiera una squadra.
draw-radius = Estensione (″)
draw-confines-tactics = Qui si possono usare le Tattiche degli spazi angusti
