# Rule sets with phases, and boards with walls and doors.
board-control-point = Punto de control: { $name }
board-drop-zone = Zona de despliegue: { $name }
board-mark-readied = preparada
board-mark-shaken = acobardada
board-mark-flesh-1 = una herida superficial
board-mark-flesh-2 = dos heridas superficiales
board-mark-flesh-3 = tres heridas superficiales
board-mark-moved = se ha movido
board-mark-advanced = ha avanzado
board-mark-fell-back = ha retrocedido
board-mark-charged = ha cargado
board-mark-charge-failed = carga fallida
board-mark-retreated = se ha replegado
board-mark-shot = ha disparado
board-mark-fought = ha combatido

# Drawing what only some boards have
draw-kind-control_point = Punto de control
draw-kinds-control_point = Puntos de control
draw-kind-drop_zone = Zona de despliegue
draw-kinds-drop_zone = Zonas de despliegue
draw-new-control_point = Punto de control
draw-new-drop_zone = Zona de despliegue
draw-tool-control_point = Punto de control
draw-tool-drop_zone = Zona de despliegue
draw-hint-control_point = Pulsa donde se accionen las puertas a distancia.
draw-hint-drop_zone = Arrastra de esquina a esquina de la zona donde se coloca un equipo.
draw-radius = Alcance (″)
draw-confines-tactics = Aquí se pueden usar las Tácticas de espacios confinados
