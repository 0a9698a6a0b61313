# Equipos y misiones propios, en la página de las partidas nuevas.

new-file-open = Abrir un archivo
new-file-problems = No se puede jugar con { $name }:
new-file-warnings = { $name } queda guardado. Quizá no se quería esto:
new-file-line = Línea { $line }, { $field }: { $text }
new-file-no-team = Este archivo contiene una misión, no un equipo.
new-file-no-mission = Este archivo contiene un equipo, no una misión.
new-file-other-rules = Este archivo está escrito para otras reglas: { $rules }.
new-file-too-large = Este archivo es demasiado grande: { $most } KB como máximo.
new-file-delete = Borrar { $name }
