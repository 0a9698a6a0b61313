# Squadre e missioni proprie, sulla pagina delle nuove partite.

new-file-open = Apri un file
new-file-problems = Non si può giocare con { $name }:
new-file-warnings = { $name } è conservato. Forse questo non è voluto:
new-file-line = Riga { $line }, { $field }: { $text }
new-file-no-team = Questo file contiene una missione, non una squadra.
new-file-no-mission = Questo file contiene una squadra, non una missione.
new-file-other-rules = Questo file è scritto per altre regole: { $rules }.
new-file-too-large = Questo file è troppo grande: { $most } KB al massimo.
new-file-delete = Elimina { $name }
