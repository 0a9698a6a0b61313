# Il calcolatore di probabilità.

chances-title = Calcolatore di probabilità
chances-lead = Le probabilità esatte di un attacco, con l'intera distribuzione, in tutti e quattro i regolamenti.
chances-share = Copia il link
chances-copy-by-hand = Copia l'indirizzo dalla barra degli indirizzi: contiene tutto.
chances-form = L'attacco
chances-results = Le probabilità

# Situazioni a confronto
chances-setup = Situazione { $letter }
chances-compare = Confronta
chances-remove = Togli
chances-name = Nome della situazione

# Il modulo
chances-edition = Regole
chances-sequence = Tipo di attacco
chances-sequence-shoot = Sparare
chances-sequence-fight = Combattere
chances-sequence-overwatch = Fuoco di sorveglianza
chances-sequence-opportunity = Colpo d'opportunità
chances-sequence-mortal = Ferite mortali
chances-attacker = Attaccante
chances-defender = Difensore
chances-pick-weapon = Compila da un'arma…
chances-pick-operative = Compila da un agente…
chances-card = { $weapon } ({ $operative })
chances-attacks = Dadi attacco
chances-hit = Colpire
chances-damage-normal = Danni normali
chances-damage-critical = Danni critici
chances-rules = Regole dell'arma
chances-rules-none = nessuna
chances-rules-add = Aggiungi o togli una regola dell'arma
chances-rules-read = Che cosa fanno:
chances-wounds = Ferite
chances-save = Salvezza
chances-defence = Dadi difesa
chances-rerolls = Ripetizioni Comando
chances-cover = Tiro copertura
chances-obscured = Oscurato
chances-invulnerable = Tiro salvezza invulnerabile
chances-more = Obiettivo, abitudini e nome
chances-plays-for = Entrambe le parti cercano
chances-for-damage = i danni
chances-for-kill = di neutralizzare
chances-plays = Come scelgono
chances-plays-optimal = Al meglio
chances-plays-always-strike = Affondare sempre
chances-plays-always-parry = Bloccare sempre, finché si può
chances-plays-never-fish = Mai ripetere il tiro di un successo

# Il modulo dei regolamenti a fasi
chances-weapon = Arma { $number }
chances-weapon-add = Un'altra arma
chances-weapon-remove = Togli l'arma { $number }
chances-line = L'arma in una riga
chances-line-hint = Cambia la riga o i campi qui sotto; i dadi si scrivono D3, 2D6, D6+1.
chances-line-wrong = Non si può leggere; una riga è così: { $line }
chances-pick-model = Compila da una miniatura…
chances-pick-unit = Compila da un'unità…
chances-models = Miniature
chances-attacks-number = Attacchi
chances-attacks-each = Attacchi di ciascuna
chances-bs = Abilità Balistica
chances-ws = Abilità di Combattimento
chances-hit-modifier = Modificatori per colpire
chances-strength = Forza
chances-ap = VP
chances-damage = Danni
chances-mortal-wounds = Ferite mortali
chances-mortal-hint = Quelle di un potere, di una porta e simili, quando l'effetto riesce.
chances-snap-hint = Colpisce solo un 6 non modificato, qualunque siano l'abilità e i modificatori.
chances-wounds-left = Ferite rimaste
chances-wounds-each = Ferite di ciascuna
chances-toughness = Resistenza
chances-save-none = nessuno
chances-flesh-wounds = Ferite superficiali
chances-injury-modifier = Modificatori di lesione
chances-unit-cover = Tutta l'unità è in copertura
chances-ignores = Le ferite si ignorano con
chances-left = Una miniatura è ferita; ferite rimaste
chances-special =
    { $number ->
        [0] Regole speciali
       *[other] Regole speciali ({ $number })
    }
chances-wr-auto-hit = Colpisce automaticamente
chances-wr-melta = Melta: il più alto di due tiri per i danni
chances-wr-no-invulnerable = Nessun tiro salvezza invulnerabile
chances-wr-again = Tiri ripetuti
chances-wr-hits-again = Ripetere per colpire
chances-wr-wounds-again = Ripetere per ferire
chances-wr-wounds-on = Ferisce con
chances-wr-hits-on = Un 6 per colpire vale
chances-wr-mortal-on = Un 6 per ferire aggiunge
chances-again-never = nessuno
chances-again-ones = i dadi con 1
chances-again-fails = i dadi falliti
chances-wounds-by-strength = secondo la Forza
chances-hits =
    { $hits ->
        [one] { $hits } colpo
       *[other] { $hits } colpi
    }
chances-mortal =
    { $wounds ->
        [0] nessuna
        [one] { $wounds } ferita mortale
       *[other] { $wounds } ferite mortali
    }

# La risposta
chances-expected = Ferite perse in media
chances-kills = Probabilità di neutralizzare
chances-expected-own = Ferite proprie perse in media
chances-dies = Probabilità di essere neutralizzato
chances-glance-wounds =
    { $wounds ->
        [one] { $wounds } ferita
       *[other] { $wounds } ferite
    }
chances-glance-kills = { $chance } di neutralizzare
chances-slain = Miniature uccise
chances-unharmed = Probabilità di non perdere ferite
chances-outcome = Come sta la miniatura alla fine
chances-stands =
    { $wounds ->
        [0] In piedi, senza ferite superficiali
        [one] In piedi, { $wounds } ferita superficiale
       *[other] In piedi, { $wounds } ferite superficiali
    }
chances-out-of-action = Fuori combattimento
chances-expected-slain = Miniature uccise in media
chances-defender-loses = Ferite perse dal difensore
chances-attacker-loses = Ferite perse dall'attaccante
chances-mode = Probabilità di perdere
chances-exact = esattamente
chances-least = almeno
chances-chart-hint = Indica una colonna per leggere la sua probabilità esatta.
chances-chart-at =
    { $wounds ->
        [one] { $wounds } ferita: { $chances }
       *[other] { $wounds } ferite: { $chances }
    }
chances-chart-at-models =
    { $models ->
        [one] { $models } miniatura: { $chances }
       *[other] { $models } miniature: { $chances }
    }
chances-table = Tutte le cifre
