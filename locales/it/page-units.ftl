# Rule sets in which models act together in units, on a large table.

# A new game with armies
# $units, $models and $points are numbers
new-army-size =
    { $units ->
        [one] { $units } unità
       *[other] { $units } unità
    }, { $models ->
        [one] { $models } miniatura
       *[other] { $models } miniature
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
new-table = Plancia
new-scenario = Scenario
new-scenario-turns =
    { $count ->
        [one] Dura { $count } turno.
       *[other] Dura { $count } turni.
    }

# The turn and its steps
game-turn = Turno { $number }
game-turn-of = Turno { $number } di { $of }
game-phase-combat = Fase di Combattimento
game-phase-end = Fine del turno
game-phase-short-combat = Combattimento
game-phase-short-end = Fine
game-section-start-of-turn = comincia il turno
game-section-start-of-movement = inizio
game-section-decisive-moves = movimenti decisivi
game-section-moves = movimenti
game-section-end-of-movement = fine
game-section-start-of-psychic = inizio
game-section-psykers = psionici
game-section-end-of-psychic = fine
game-section-start-of-shooting = inizio
game-section-prepared-fire = tiro preparato
game-section-normal-fire = tiro normale
game-section-end-of-shooting = fine
game-section-start-of-combat = inizio
game-section-hammer-of-fury = martello di furia
game-section-normal-combat = combattimento normale
game-section-fights-last = chi combatte per ultimo
game-section-end-of-combat = fine
game-section-start-of-morale = inizio
game-section-morale-tests = test
game-section-end-of-morale = fine
game-section-end-of-turn = finisce il turno
game-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
game-points-long = Punti delle unità rimaste

# What is to be seen at a unit
board-mark-engaged = ingaggiata
board-mark-prepared = tiro preparato
board-mark-was-charged = è stata caricata
board-mark-disembarked = è sbarcata
board-mark-arrived = è arrivata
board-mark-cast = ha usato i suoi poteri
board-mark-tested = ha fatto il test
board-mark-decisive-move = Movimento decisivo
board-mark-decisive-shot = Tiro decisivo
board-mark-worse-line = una riga peggiore
board-mark-worse-line-next = una riga peggiore al prossimo turno
board-mark-demoralised = demoralizzata
board-mark-demoralised-next = demoralizzata al prossimo turno

# Units
game-destroyed = distrutta
# $left and $full are numbers of models
game-models-left =
    { $left ->
        [one] { $left } miniatura
       *[other] { $left } miniature
    } su { $full }
# $unit is the transport, such as A5
game-aboard = a bordo di { $unit }
game-unit-waiting = da schierare
game-unit-reserve = in riserva
game-unit-aboard = a bordo
game-another-unit = Un'altra unità
card-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
card-capacity = trasporta { $count }
card-casts =
    { $casts ->
        [one] { $casts } potere
       *[other] { $casts } poteri
    }, ne nega { $denies }
card-aura-of = aura di { $length }"
card-ability-advance-and-charge = avanza e carica
card-ability-fights-first = combatte per prima
card-ability-fights-last = combatte per ultima
card-ability-reserve = può attendere in riserva

# Sending a unit
game-deed-march = Muovere
game-deed-prepare = Preparare il tiro
game-deed-withdraw = Ripiegare
game-deed-disembark = Sbarcare
game-hint-deploy-unit = Scegli un'unità, poi fai clic dove va la sua prima miniatura; le altre le stanno intorno.
game-hint-pick-unit = Fai clic su una delle unità cerchiate, o scegli qui.
game-finish-moving-units = { $count ->
    [one] Finisci di muovere; { $count } unità resta
   *[other] Finisci di muovere; { $count } unità restano
}
game-hint-march = Fai clic dove deve andare l'unità, o scegli qui.
game-hint-go-normal = Fai clic dove va la prima miniatura, o trascina l'unità; le altre la seguono.
game-hint-go-advance = Fai clic dove va la prima miniatura, o trascina l'unità; le altre la seguono.
game-hint-go-fall-back = Fai clic dove va la prima miniatura, lontano da ogni nemico.
game-hint-go-charge = Conferma il percorso mostrato, o fai clic dove va la prima miniatura.
game-hint-go-failed-charge = La carica fallisce. L'unità può avvicinarsi.
game-hint-go-pile-in = Ogni miniatura può avvicinarsi al nemico che le è più vicino.
game-hint-go-consolidate = Ogni miniatura può avvicinarsi al nemico che le è più vicino.
game-hint-go-disembark = Fai clic dove scende la prima miniatura; le altre le stanno intorno.
game-hint-go-arrive = Fai clic dove arriva la prima miniatura; le altre le stanno intorno.
game-hint-go-intervene = Fai clic dove intervenire, più vicino al nemico più vicino.
game-hint-adjust = Trascina una miniatura per mandarla altrove, o conferma.
game-hint-adjust-one = Fai clic dove deve stare la miniatura { $number }.
game-adjust-whom = Miniature dell'unità
game-go-normal = Muovi
game-go-advance = Avanza
game-go-fall-back = Ripiega
game-go-charge = Carica
game-go-failed-charge = Avvicinati
game-go-pile-in = Serra le file
game-go-consolidate = Consolida
game-go-disembark = Scendi qui
game-go-arrive = Arriva qui
game-go-intervene = Intervieni
game-go-stay = Resta lì
game-go-closest = Il più vicino possibile

# Moments of the turn
game-hint-window = A turno ognuno può usare un effetto. Chi passa non ne usa più in questo momento.
game-hint-window-unit = Fai clic su una delle unità cerchiate, o scegli qui.
game-window-pass = Nient'altro ora
game-effect-decisive-move-text = L'unità muove prima di tutte le altre.
game-effect-decisive-shot-text = L'unità spara con quelle che sono preparate.
game-effect-counter-offensive-text = L'unità combatte subito, prima del suo turno.
game-effect-insane-bravery-text = L'unità supera il test di morale senza dado.
game-effect-command-re-roll-text = Si ripete il tiro di un dado.
game-effect-arrive-text = L'unità viene posta sulla plancia.
game-effect-heroic-intervention-text = Il personaggio entra in una mischia vicina.

# Attacks of a unit
game-hint-pick-firing = Le unità cerchiate possono sparare. Fai clic su una, o scegli qui.
game-hint-volley = Fai clic su un bersaglio: tutto ciò che può gli spara. Poi scegli un'arma per darle un bersaglio suo.
game-hint-blows = Fai clic sul nemico da colpire: tutto ciò che può va contro di lui. Poi scegli un'arma per darle un bersaglio suo.
# $count is how many models have the weapon
game-weapon-times = { $count } × { $name }
game-volley-confirm = Spara
game-blows-confirm = Colpisci
game-volley-count = Quanti contro { $target }
game-volley-spare = Non contro { $target }
game-volley-split = Anche un altro bersaglio
game-volley-split-now = Fai clic sull'altro bersaglio
game-hint-casualties = Fai clic sulla miniatura che subisce la ferita, o scegli qui.
# $reason is what the dice were rolled for
game-fallen-for = Tirati ({ $reason })
game-auto-allocate = scegliere chi subisce le ferite
game-pass-embark = Restare fuori.
game-pass-muster = Nessun test.
game-pass-opportunity = Lasciarli andare.
