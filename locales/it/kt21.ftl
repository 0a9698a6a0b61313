# Kill Team 2021: le sue parole, al posto di quelle degli stessi messaggi negli altri file.

# Azioni e successi
term-reposition = Movimento Normale

# Domande
ask-deploy =
    { $left ->
        [one] Schiera ancora { $left } agente, con un ordine.
       *[other] Schiera ancora { $left } agenti, ciascuno con un ordine.
    }
ask-gambit = Usi un espediente strategico o passi?
ask-react = { $model } è sotto attacco: usi un espediente tattico o passi?
ask-weapon = Con quale arma ti difendi?
ask-resolve = Affondi o pari, e con quale colpo?

# Scelte
choice-weapon = Difendersi con { $weapon }
choice-strike = Affondare con un colpo { $success }
choice-block = Parare un colpo { $success } con un colpo { $with }
choice-block-nothing = Spendere un colpo { $with } senza parare nulla
choice-saves-critical-on-critical =
    { $dice ->
        [one] { $dice } tiro salvezza critico contro un colpo critico
       *[other] { $dice } tiri salvezza critici contro colpi critici
    }
choice-saves-critical-on-normal =
    { $dice ->
        [one] { $dice } tiro salvezza critico contro un colpo normale
       *[other] { $dice } tiri salvezza critici contro colpi normali
    }
choice-saves-pair-on-critical =
    { $dice ->
        [one] { $dice } coppia di tiri salvezza normali contro un colpo critico
       *[other] { $dice } coppie di tiri salvezza normali contro colpi critici
    }
choice-saves-normal-on-normal =
    { $dice ->
        [one] { $dice } tiro salvezza normale contro un colpo normale
       *[other] { $dice } tiri salvezza normali contro colpi normali
    }

# Eventi
event-expended = { $model } è stato attivato e non è più preparato.
event-hits =
    Il giocatore { $side } ottiene { $critical ->
        [one] { $critical } colpo critico
       *[other] { $critical } colpi critici
    } e { $normal ->
        [one] { $normal } colpo normale
       *[other] { $normal } colpi normali
    }.
event-saves =
    Il giocatore { $side } ottiene { $critical ->
        [one] { $critical } tiro salvezza critico
       *[other] { $critical } tiri salvezza critici
    } e { $normal ->
        [one] { $normal } tiro salvezza normale
       *[other] { $normal } tiri salvezza normali
    }.
event-unblocked =
    Non fermati: { $critical ->
        [one] { $critical } colpo critico
       *[other] { $critical } colpi critici
    } e { $normal ->
        [one] { $normal } colpo normale
       *[other] { $normal } colpi normali
    }.
event-retaliates = { $model } si difende con { $weapon }.
event-strikes = { $model } affonda con un colpo { $success }.
event-blocks = { $model } para un colpo { $success }.
event-blocks-nothing = { $model } spende un colpo per una parata che non scarta nulla.
event-shocked = Stordente: { $model } scarta un colpo { $success }.
event-hot =
    { $points ->
        [0] Ustionante: { $model } resta illeso.
        [one] Ustionante: { $model } subisce { $points } ferita mortale.
       *[other] Ustionante: { $model } subisce { $points } ferite mortali.
    }

# Motivi
reason-engaged = I due sono entro il raggio d'ingaggio l'uno dell'altro.
lab-fact-engaged = Entro il raggio d'ingaggio

# Rifiuti
refusal-off-board = Una parte uscirebbe dalla killzone; deve restarvi tutto.
refusal-enters-control-range = Il percorso entra nel raggio d'ingaggio di { $model }; restane fuori, oppure usa Caricare.
refusal-ends-in-control-range = Il movimento finirebbe entro il raggio d'ingaggio di { $model }; terminalo fuori.
refusal-must-end-in-control-range = Una carica deve finire entro il raggio d'ingaggio di un nemico; terminala lì o usa un altro movimento.
refusal-leaves-control-range = Il percorso esce dal raggio d'ingaggio di { $model }; una volta entrata, la carica deve restarvi.
refusal-in-control-range = Non mentre { $model } è entro il raggio d'ingaggio; scegli Combattere o Ripiegare.
refusal-no-enemy-in-control-range = Serve un nemico entro il raggio d'ingaggio, e non ce n'è nessuno; scegli un'altra azione.
refusal-target-not-in-control-range = { $model } non è entro il raggio d'ingaggio; combatti un nemico che lo sia.
refusal-friend-engaged = { $model } è entro il raggio d'ingaggio del tuo agente { $friend }; scegli un bersaglio che non lo sia.
refusal-not-expended = { $model } non può effettuare Fuoco di Sorveglianza; scegli un agente attivato con ordine Ingaggiare.
refusal-too-few-ap =
    Costa { $cost } PA e { $left ->
        [one] ne resta solo
       *[other] ne restano solo
    } { $left }; scegli un'azione meno costosa o Passare.
refusal-far-from-primary = { $model } è troppo lontano dal bersaglio iniziale; deve essere entro { $reach }.
refusal-no-such-success = Non ti restano colpi di quel tipo; usane uno dell'altro tipo.
refusal-cannot-block = Quel colpo non può parare questo; para con un colpo critico, para un colpo normale, o affonda.
refusal-must-block-something = C'è un colpo che questo dado può parare; indicalo, o affonda.
refusal-saves-impossible = Non hai così tanti tiri salvezza, o non ci sono così tanti colpi; non usarne più di quanti ce ne sono.
refusal-saves-unused = Avanza un tiro salvezza che potrebbe annullare un colpo; usa anche quello.

# Probabilità
odds-strike-critical = affondare con un colpo critico
odds-strike-normal = affondare con un colpo normale
odds-block-critical = parare un colpo critico
odds-block-normal = parare un colpo normale
odds-block-nothing = non parare nulla
odds-policy-always-parry = parare sempre se possibile
odds-policy-never-fish = mai ripetere il tiro dei colpi
chances-plays-always-parry = Parare sempre, finché si può
chances-plays-never-fish = Mai ripetere il tiro di un colpo

# Dadi sulla pagina
game-hint-resolve = Affonda per ferire, o usa un colpo per scartarne uno del nemico.
game-hint-saves = Metti i tuoi tiri salvezza sui colpi: fai clic su un tiro salvezza e poi su un colpo, o trascina. Due tiri salvezza normali annullano un colpo critico.
game-hits-against-you = Colpi contro di te
game-hit =
    { $by ->
        [none] colpo { $kind }, non fermato
        [half] colpo { $kind }, serve un altro tiro salvezza
       *[other] colpo { $kind }, fermato
    }
game-auto-weapon = scegliere l'arma con cui difendersi
game-auto-resolve = affondare e parare
