# Il calcolatore di probabilità.

chances-title = Calcolatore di probabilità
chances-lead = Le probabilità esatte di un tiro o di un combattimento, con entrambe le parti che scelgono al meglio.
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

# La risposta
chances-expected = Ferite perse in media
chances-kills = Probabilità di neutralizzare
chances-expected-own = Ferite proprie perse in media
chances-dies = Probabilità di essere neutralizzato
chances-glance-wounds = { $wounds } ferite
chances-glance-kills = { $chance } di neutralizzare
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
chances-table = Tutte le cifre
