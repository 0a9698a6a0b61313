# Dibujar mesas.

draw-title = Zonas de aniquilación
draw-lead = Dibuja una mesa, compruébala, juega en ella.
draw-new = Nueva zona de aniquilación
draw-upload = Abrir un archivo
draw-mine = Las mías
draw-mine-none = Nada guardado aún. Dibuja una, o empieza con una copia de las de abajo.
draw-built-in = Con el programa
draw-open = Abrir
draw-use = Empezar con una copia
draw-copy-of = { $name }, a mi manera
draw-play = Jugar aquí
draw-back = Todas las zonas de aniquilación
draw-untitled = Sin título
draw-begin = Dibuja terreno con las herramientas de encima del tablero y pon un nombre a la zona: entonces se podrá guardar y jugar.
draw-changed = sin guardar
draw-download = Descargar
draw-save = Guardar
draw-save-copy = Guardar una copia
draw-saved = Guardado.
draw-fine = Todo está en orden.
draw-name = Nombre
draw-text = Unas palabras
draw-width = Ancho (")
draw-depth = Fondo (")
draw-mirror-all = Completar la simetría de media vuelta
draw-kind-terrain = Terreno
draw-kind-wall = Muro
draw-kind-door = Puerta
draw-kind-objective = Objetivo
draw-kinds-terrain = Terreno
draw-kinds-wall = Muros
draw-kinds-door = Puertas
draw-kinds-objective = Objetivos
draw-type = Tipo
draw-type-heavy = Pesado
draw-type-light = Ligero
draw-type-open = según la altura
draw-bottom = Base (")
draw-top = Cima (")
draw-vantage = Se puede estar encima
draw-door-open = Abierta al empezar
draw-x = Desde el oeste (")
draw-y = Desde el sur (")
draw-corner-x = Esquina { $corner }, desde el oeste
draw-corner-y = Esquina { $corner }, desde el sur
draw-corner-add = Una esquina más tras la esquina { $corner }
draw-corner-remove = Quitar la esquina { $corner }
draw-duplicate = Duplicar
draw-mirror = Copiar con media vuelta
draw-delete = Borrar
draw-tools = Herramientas de dibujo
draw-tool-select = Elegir
draw-tool-rectangle = Rectángulo
draw-tool-polygon = Polígono
draw-tool-wall = Muro
draw-tool-door = Puerta
draw-tool-objective = Objetivo
draw-hint-select = Haz clic en algo para cambiarlo, arrástralo para moverlo, arrastra sus esquinas para darle forma.
draw-hint-rectangle = Arrastra de esquina a esquina.
draw-hint-polygon = Haz clic de esquina en esquina; vuelve a la primera, o pulsa Intro, para cerrar.
draw-hint-wall = Haz clic de esquina en esquina, o arrastra; Intro u otro clic en el mismo sitio termina la serie.
draw-hint-door = Haz clic en una jamba de la puerta y luego en la otra, o arrastra. Sobre un muro abre ella misma el hueco.
draw-hint-objective = Haz clic donde está el objetivo.
draw-undo = Deshacer
draw-redo = Rehacer
draw-snap = Ajuste
draw-snap-none = no
draw-new-terrain = Terreno
draw-new-door = Puerta
draw-new-objective = Objetivo
draw-corners = { $count ->
    [one] { $count } esquina
   *[other] { $count } esquinas
}
draw-things = { $count ->
    [one] { $count } cosa en la mesa
   *[other] { $count } cosas en la mesa
}
draw-problems = { $count ->
    [one] { $count } cosa que corregir
   *[other] { $count } cosas que corregir
}
draw-warnings = { $count ->
    [one] { $count } cosa que saber
   *[other] { $count } cosas que saber
}
draw-colon = { ":" }
