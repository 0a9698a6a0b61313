# Risposte della riga di comando.

# $from e $to sono miniature
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
reach-too-large = L'area ha troppi angoli per essere calcolata; chiedi un movimento più breve, o un solo luogo.
reach-too-long = L'area richiede troppo tempo per essere calcolata; chiedi un movimento più breve, o un solo luogo.
reach-normal = movimento normale
reach-advance = avanzata
reach-fall-back = ripiegare
reach-charge = carica

sim-draws = Pareggi
sim-score = Punteggio della parte 1, intervallo al 95%
sim-games = Partite
sim-turns = Punti di svolta per partita
sim-decisions = Decisioni
sim-speed = Partite al secondo
sim-digest = Impronta

odds-defender-loses = Ferite che il difensore perde, esattamente e almeno altrettante:
odds-attacker-loses = Ferite che l'attaccante perde:
odds-attacks = Attacchi di seguito
odds-expected = Ferite attese
odds-kills = Probabilità di neutralizzare
odds-injures = Probabilità di lasciarlo infortunato
odds-expected-own = Ferite proprie attese
odds-dies = Probabilità di essere neutralizzato
odds-goal = Obiettivo
odds-goal-damage = danno
odds-goal-kill = neutralizzare
odds-value = Valore dell'obiettivo
odds-policy = Gioco
odds-policy-optimal = perfetto da entrambe le parti
odds-policy-always-strike = affondare sempre
odds-policy-always-parry = bloccare sempre se possibile
odds-policy-never-fish = mai ripetere il tiro dei successi
odds-first-move = Prima mossa dell'attaccante
odds-first-best = migliore in
odds-first-cost = costa
odds-strike-critical = affondare con un successo critico
odds-strike-normal = affondare con un successo normale
odds-block-critical = bloccare un successo critico
odds-block-normal = bloccare un successo normale
odds-block-nothing = non bloccare nulla
odds-matrix = { $rules }, { $team } contro { $targets }: { $figure }, gioco { $policy }
odds-matrix-range = una serie di bersagli
odds-matrix-target = { $save }+ { $wounds }Fe
odds-matrix-model = R{ $toughness } { $figures }
odds-matrix-damage = ferite attese
odds-matrix-kill = probabilità di neutralizzare
odds-unharmed = Probabilità di non perdere ferite
odds-flesh-wound = Probabilità di una ferita superficiale in più
odds-out-of-action = Probabilità di finire fuori combattimento
odds-slain = Miniature uccise, esattamente e almeno tante:
odds-expected-slain = Miniature uccise in media
odds-destroys = Probabilità di distruggere l'unità
odds-matrix-out-of-action = probabilità di mettere fuori combattimento
odds-matrix-destroy = probabilità di distruggere
odds-matrix-plain = { $rules }, { $team } contro { $targets }: { $figure }

advise-side = Decide il giocatore { $side }. Il meglio per primo:
advise-attack =
    Risultato atteso: { $wounds ->
        [one] { $wounds } ferita
       *[other] { $wounds } ferite
    } a { $target }, neutralizzato nel { $chance }% dei casi.
advise-kill-chance = L'attacco neutralizza il bersaglio nel { $number }% dei casi.
advise-denies-activation = Il bersaglio non ha ancora agito: forse non lo farà mai ({ $number }%).
advise-leaves-danger = Esce dal pericolo: { $number }% in meno da perdere.
advise-stays-in-danger = Resta in pericolo: è in gioco il { $number }% del suo valore.
advise-hides = Si nasconde: { $number }% in meno da perdere.
advise-comes-closer = Si avvicina di { $number }" al nemico.
advise-stays = Resta dov'è.
advise-makes-ready = Si prepara e spara prima degli altri.
advise-goes-on = Va dove serve.
advise-falls-back = Si sgancia dal combattimento.
advise-charges = Carica.
advise-works-door = Aziona la porta che sbarra la strada.
advise-gets-out = Sbarca.
advise-takes-wounds =
    Infligge { $number ->
        [one] { $number } ferita
       *[other] { $number } ferite
    } in media.

# Una regola, come la mostra `coverline rules`
book-ruling = chiarimento
book-example = esempio
book-see = Vedi { $ids }
book-examples = Esempi
book-tests = Prove
book-terms = Termini ({ $language })

# Righe di un verbale che non tornano
record-line = riga { $line }: { $what }
record-hash = qui l'impronta è { $hash }
record-other-decision = decide { $wanted }, non { $found }
record-other-dice = questi dadi sono di { $wanted }, non di { $found }
record-answer-expected = qui si attende una risposta di { $side }
record-roll-expected =
    qui si attende un tiro di { $side } con { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    }
record-over = qui la partita è già finita

# Che cosa ha verificato `coverline verify`
verify-held =
    verificato: { $answers ->
        [one] { $answers } risposta
       *[other] { $answers } risposte
    }, { $rolls ->
        [one] { $rolls } tiro
       *[other] { $rolls } tiri
    }; { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    } dal seme di { $commitment }
verify-back =
    annullato: { $answers ->
        [one] { $answers } risposta
       *[other] { $answers } risposte
    }, { $rolls ->
        [one] { $rolls } tiro
       *[other] { $rolls } tiri
    } con { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    }
verify-own =
    { $dice ->
        [one] non verificato: { $dice } dado tirato da un giocatore
       *[other] non verificati: { $dice } dadi tirati dai giocatori
    }
verify-words = parole di { $side }:

# Che cosa dice `coverline play`
play-open = Apri { $url } (vale una volta)
play-at = Coverline è all'indirizzo { $url }
play-end = Ctrl-C per terminare; le partite riprendono da dove si erano fermate.

# Che cosa sono le parti di un'immagine
picture-terrain =
    { $named ->
        [yes] { $name }: { $kind ->
            [heavy] terreno Pesante
           *[light] terreno Leggero
        }
       *[no] { $kind ->
            [heavy] Terreno Pesante
           *[light] Terreno Leggero
        }
    }, da { $bottom } a { $top }{ $vantage ->
        [yes] , punto di vantaggio
       *[no] { "" }
    }
picture-door =
    { $name } ({ $open ->
        [yes] aperta
       *[no] chiusa
    })
picture-model =
    { $model }{ $order ->
        [none] { "" }
       *[other] { " " }({ $order })
    }, { $height } di altezza, a quota { $floor }
