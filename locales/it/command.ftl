# Risposte della riga di comando.

# $from e $to sono modelli
sight-valid = { $to } è un bersaglio valido per { $from }.
sight-not-valid = { $to } non è un bersaglio valido per { $from }.
sight-distance = La distanza è di { $distance }.
sight-no-way = Nessuna via attorno ai muri porta da { $from } a { $to }.
sight-cover-save = { $to } può mantenere un tiro copertura.

# $action è un movimento, $length e $limit sono lunghezze
reach-legal = { $model } può andarci: { $action }, { $length } su un massimo di { $limit }.
reach-illegal = { $model } non può andarci: { $action }, { $limit } al massimo.
reach-region = Dove può finire { $model }: { $action }, { $limit } al massimo.
reach-nowhere = Non c'è alcun luogo dove { $model } possa finire: { $action }, { $limit } al massimo.

sim-draws = Pareggi
sim-score = Punteggio della parte 1, intervallo al 95 %
sim-games = Partite
sim-turns = Punti di svolta per partita
sim-decisions = Decisioni
sim-speed = Partite al secondo
sim-digest = Impronta
