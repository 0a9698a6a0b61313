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
reach-normal = movimento normale
reach-advance = Avanzata
reach-fall-back = ripiegare
reach-charge = carica

sim-draws = Pareggi
sim-score = Punteggio della parte 1, intervallo al 95 %
sim-games = Partite
sim-turns = Punti di svolta per partita
sim-decisions = Decisioni
sim-speed = Partite al secondo
sim-digest = Impronta

odds-defender-loses = Ferite che il difensore perde, esattamente e almeno altrettante:
odds-attacker-loses = Ferite che l’attaccante perde:
odds-attacks = Attacchi di seguito
odds-expected = Ferite attese
odds-kills = Probabilità di mettere fuori combattimento
odds-injures = Probabilità di lasciarlo infortunato
odds-expected-own = Ferite proprie attese
odds-dies = Probabilità di finire fuori combattimento
odds-goal = Obiettivo
odds-goal-damage = danno
odds-goal-kill = fuori combattimento
odds-value = Valore dell’obiettivo
odds-policy = Gioco
odds-policy-optimal = perfetto da entrambe le parti
odds-policy-always-strike = colpire sempre
odds-policy-always-parry = bloccare sempre se possibile
odds-policy-never-fish = mai ritirare i successi
odds-first-move = Prima mossa dell’attaccante
odds-first-best = migliore in
odds-first-cost = costa
odds-strike-critical = colpire con un successo critico
odds-strike-normal = colpire con un successo normale
odds-block-critical = bloccare un successo critico
odds-block-normal = bloccare un successo normale
odds-block-nothing = non bloccare nulla
odds-matrix = { $rules }, { $team } contro { $targets }: { $figure }, gioco { $policy }
odds-matrix-range = una serie di bersagli
odds-matrix-damage = ferite attese
odds-matrix-kill = probabilità di mettere fuori combattimento

advise-side = Decide il giocatore { $side }. Il meglio per primo:
advise-attack = Risultato atteso: { $wounds } ferite a { $target }, fuori combattimento nel { $chance } % dei casi.
advise-kill-chance = L'attacco mette il bersaglio fuori combattimento nel { $number } % dei casi.
advise-denies-activation = Il bersaglio non ha ancora agito: forse non lo farà mai ({ $number } %).
advise-leaves-danger = Esce dal pericolo: { $number } % in meno da perdere.
advise-stays-in-danger = Resta in pericolo: è in gioco il { $number } % del suo valore.
advise-hides = Si nasconde: { $number } % in meno da perdere.
advise-comes-closer = Si avvicina di { $number }" al nemico.
advise-stays = Resta dov'è.
advise-makes-ready = Si tiene pronta e spara prima degli altri.
advise-goes-on = Va dove serve.
advise-falls-back = Si sgancia dal combattimento.
advise-charges = Carica.
advise-works-door = Aziona la porta che le sbarra la strada.
advise-gets-out = Sbarca.
advise-takes-wounds = Infligge { $number } ferite in media.
