# El laboratorio de visión.

lab-title = Laboratorio de visión
lab-lead = Coloca terreno y miniaturas, y ve al momento quién ve a quién, qué da cobertura y qué regla lo dice.
lab-share = Copiar el enlace
lab-export = Guardar un archivo
lab-import = Abrir un archivo
lab-bad-link = Este enlace no se puede leer; aquí tienes una mesa para empezar.
lab-bad-file = Este archivo no es una pregunta sobre visión o alcance.
lab-too-long = Esta mesa es demasiado grande para un enlace. Guarda un archivo.
lab-copy-by-hand = Copia la dirección de la barra: lo contiene todo.
lab-mode = Pregunta
lab-mode-sight = Quién ve a quién
lab-mode-reach = Adónde ir
lab-rules = Reglas
lab-from = Tirador
lab-to = Blanco
lab-swap = Intercambiar los dos
lab-mover = Miniatura
lab-action = Movimiento
lab-limit = Como mucho (")
lab-weapon-rules = Reglas del arma
lab-weapon-rules-hint-kt24 = Como en la carta, separadas por comas: Alcance 8", Búsqueda ligera
lab-weapon-rules-hint-kt21 = Como en la carta, separadas por comas: Alcance 6", Indirecta
lab-switch-obscured = El terreno pesado lejano oculta
lab-switch-vantage = La altura da ventaja
lab-switch-operatives-block-sight = Los agentes bloquean la visión
lab-switch-vantage-exception = La altura revela a los blancos ocultos con Cobertura
lab-switch-vantage-inclusive = Bastan exactamente 2" de altura
lab-switch-vantage-light-only = Solo contra la Cobertura de terreno ligero
lab-switch-bases-give-cover = Otros agentes dan Cobertura
lab-distance = Distancia
lab-no-way = sin camino
lab-fact-visible = Visible
lab-fact-cover = Con Cobertura
lab-fact-obscured = Oculto
lab-fact-engaged = Dentro del alcance de control
lab-fact-cover-save = Salvación por Cobertura
lab-yes = sí
lab-no = no
lab-why = Por qué
lab-show-line = Resaltar su línea
lab-panes = Lo que hay en la mesa
lab-pane-models = Miniaturas
lab-pane-terrain = Terreno
lab-add-model = Añadir a { $side }
lab-pick-model = Haz clic en una miniatura para cambiar su peana, altura y orden, o arrástrala.
lab-order = Orden
lab-base = Peana
lab-height = Altura (")
lab-floor = Está sobre
lab-ground = el suelo
lab-make-from = Que dispare
lab-make-to = Que sea el blanco
lab-make-mover = Que se mueva
lab-board = Tablero
lab-board-own = El mío
lab-board-empty = Un tablero vacío
lab-hint-sight = Arrastra las miniaturas: el veredicto las sigue. Rueda o pellizco para acercar.
lab-hint-reach = Señala un lugar para ver el camino legal más corto; haz clic para fijarlo.
lab-point-somewhere = Señala el tablero para ver si { $model } puede ir allí.
lab-switches = { $count ->
    [0] Donde los libros dejan elegir
   [one] Donde los libros dejan elegir, { $count } cambio
   *[other] Donde los libros dejan elegir, { $count } cambios
}
