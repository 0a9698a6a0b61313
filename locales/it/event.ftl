# Eventi: che cosa è successo, per la cronaca di una partita.

event-drawn = Il giocatore { $side } ha l'iniziativa per lo schieramento.
event-defender-drawn = Il giocatore { $side } è il Difensore.
event-edge-taken = Il giocatore { $side } prende il bordo { $edge }.
event-zone-taken = Il giocatore { $side } prende la zona di atterraggio { $zone }.
event-barricade-placed = Il giocatore { $side } colloca una barricata in { $at }.
event-deployed-with = { $model } è schierato in { $at } con ordine { $order }.
event-deployed = { $model } è schierato in { $at }.
event-turning-point = Inizia il punto di svolta { $number }.
event-rolled = Il giocatore { $side } tira i dadi ({ $reason }): { $faces }.
event-initiative-tied = I due giocatori hanno ottenuto lo stesso risultato; tirano di nuovo.
event-initiative = Il giocatore { $side } ha l'iniziativa.
event-command-points = Il giocatore { $side } ha { $points } PC.
event-readied = Gli agenti del giocatore { $side } sono preparati.
event-passed = Il giocatore { $side } passa.
event-ploy = Il giocatore { $side } usa { $ploy }.
event-ploy-on = Il giocatore { $side } usa { $ploy } su { $model }.
event-activated = { $model } è attivato con ordine { $order }.
event-counteracts = { $model } agisce in risposta.
event-overwatches = { $model } effettua Fuoco di Sorveglianza.
event-waits = { $model } passa e spende { $points } PA.
event-expended = { $model } è usato.
event-moved = { $model } si muove fino a { $to } ({ $action }, { $length }).
event-shoots = { $model } spara contro { $target } con { $weapon }.
event-share = { $target } è attaccato con { $dice } dei dadi.
event-shot-at =
    { $cover ->
        [yes] { $obscured ->
            [yes] Tiro contro { $target }, in copertura e oscurato.
           *[no] Tiro contro { $target }, in copertura.
        }
       *[no] { $obscured ->
            [yes] Tiro contro { $target }, oscurato.
           *[no] Tiro contro { $target }, allo scoperto.
        }
    }
event-fights = { $model } combatte contro { $target } con { $weapon }.
event-retaliates = { $model } si rivale con { $weapon }.
event-unarmed = { $model } non ha armi da mischia e non tira dadi.
event-rerolls = Il giocatore { $side } ripete il tiro di { $faces } ({ $source }).
event-hits =
    Il giocatore { $side } ottiene { $critical ->
        [one] { $critical } successo critico
       *[other] { $critical } successi critici
    } e { $normal ->
        [one] { $normal } successo normale
       *[other] { $normal } successi normali
    }.
event-invulnerable-save = { $model } usa il suo tiro salvezza invulnerabile.
event-cover-save = { $model } mantiene un tiro copertura.
event-saves =
    Il giocatore { $side } ottiene in difesa { $critical ->
        [one] { $critical } successo critico
       *[other] { $critical } successi critici
    } e { $normal ->
        [one] { $normal } successo normale
       *[other] { $normal } successi normali
    }.
event-unblocked =
    Non bloccati: { $critical ->
        [one] { $critical } successo critico
       *[other] { $critical } successi critici
    } e { $normal ->
        [one] { $normal } successo normale
       *[other] { $normal } successi normali
    }.
event-damage =
    { $model } perde { $points ->
        [one] { $points } ferita
       *[other] { $points } ferite
    }; ferite rimaste: { $left }.
event-mortal-wounds =
    { $model } subisce { $points ->
        [one] { $points } ferita mortale
       *[other] { $points } ferite mortali
    }; ferite rimaste: { $left }.
event-healed =
    { $model } recupera ferite e ora ha { $wounds ->
        [one] { $wounds } ferita
       *[other] { $wounds } ferite
    }.
event-strikes = { $model } affonda con un successo { $success }.
event-blocks = { $model } blocca un successo { $success }.
event-blocks-nothing = { $model } spende un dado per un blocco che non annulla nulla.
event-shocked = Shock: { $model } scarta un successo { $success }.
event-stunned = { $model } è stordito: 1 LPA in meno fino alla fine della sua prossima attivazione.
event-hot =
    { $points ->
        [0] Ustionante: { $model } resta illeso.
        [one] Ustionante: { $model } perde { $points } ferita.
       *[other] Ustionante: { $model } perde { $points } ferite.
    }
event-used-up = { $model } ha esaurito { $weapon }.
event-incapacitated = { $model } è neutralizzato.
event-battle-round = Inizia il round di battaglia { $number }.
event-phase =
    { $phase ->
        [setup] Si schierano i kill team.
        [initiative] Inizia la fase di Iniziativa.
        [movement] Inizia la fase di Movimento.
        [psychic] Inizia la fase Psichica.
        [shooting] Inizia la fase di Tiro.
        [fight] Inizia la fase di Combattimento.
        [morale] Inizia la fase di Morale.
       *[over] L'ultimo round di battaglia è finito.
    }
event-initiative-order = I giocatori agiscono in quest'ordine: { $order }.
event-stays = { $model } resta stazionaria.
event-makes-ready = { $model } si prepara.
event-moves-normally = { $model } si muove fino a { $to } ({ $length }).
event-falls-back = { $model } ripiega fino a { $to } ({ $length }).
event-runs = { $model } avanza, al massimo di { $most }.
event-goes =
    { $errand ->
        [advance] { $model } avanza fino a { $to } ({ $length }).
        [charge] { $model } carica fino a { $to } ({ $length }).
        [failed-charge] { $model } si avvicina quanto può, fino a { $to } ({ $length }).
        [pile-in] { $model } serra le file e arriva fino a { $to } ({ $length }).
        [normal] { $model } si muove fino a { $to } ({ $length }).
        [fall-back] { $model } ripiega fino a { $to } ({ $length }).
        [disembark] { $model } sbarca in { $to } ({ $length }).
        [arrive] { $model } arriva dalla riserva fino a { $to } ({ $length }).
        [intervene] Intervento eroico: { $model } va fino a { $to } ({ $length }).
       *[consolidate] { $model } consolida e arriva fino a { $to } ({ $length }).
    }
event-declares-charge = { $model } dichiara una carica contro { $targets }.
event-retreats = { $model } si ritira fino a { $to } ({ $length }).
event-charge-rolled = { $model } può caricare fino a { $most }.
event-charge-fails = La carica di { $model } fallisce.
event-intercepts = { $model } ferma la carica di { $charger } in { $at } e spara.
event-attacks-with =
    { $model } attacca { $target } con { $weapon }: { $attacks ->
        [one] { $attacks } attacco
       *[other] { $attacks } attacchi
    }.
event-struck =
    { $hits ->
        [0] Nessun attacco colpisce { $target }.
        [one] { $hits } attacco colpisce { $target }.
       *[other] { $hits } attacchi colpiscono { $target }.
    }
event-wounded =
    { $wounds ->
        [0] Nessun colpo ferisce { $target }.
        [one] { $wounds } colpo ferisce { $target }.
       *[other] { $wounds } colpi feriscono { $target }.
    }
event-unsaved =
    { $wounds ->
        [0] { $target } supera tutti i tiri salvezza.
        [one] { $target } fallisce { $wounds } tiro salvezza.
       *[other] { $target } fallisce { $wounds } tiri salvezza.
    }
event-flesh-wound =
    { $model } subisce una ferita superficiale e ha ora { $number ->
        [one] { $number } ferita superficiale
       *[other] { $number } ferite superficiali
    }.
event-out-of-action = { $model } è fuori combattimento.
event-door-opens = Porta aperta: { $door }.
event-door-closes = Porta chiusa: { $door }.
event-door-stays = Porta invariata: { $door }.
event-door-blocked = La porta non può chiudersi ({ $door }): { $model } è sulla soglia.
event-works-door = { $model } aziona una porta: { $door }.
event-contests = { $model } si oppone all'azionamento di una porta: { $door }.
event-roll-off = Il giocatore { $side } vince il tiro di spareggio.
event-casts = { $model } tenta { $power }.
event-power-works = { $model } manifesta { $power }.
event-power-fails = { $model } non manifesta { $power }.
event-denies = { $model } tenta di negare { $power }.
event-perils = { $model } subisce i Pericoli del Warp.
event-broken = Il kill team del giocatore { $side } è demoralizzato.
event-not-broken = Il kill team del giocatore { $side } non è demoralizzato.
event-recovers = { $model } non è più scossa.
event-shaken = { $model } è scossa.
event-keeps-nerve = { $model } supera il suo test di sangue freddo.
event-passed-over = Il giocatore { $side } viene saltato: nessuna delle sue unità che agirebbero ha un bersaglio.
event-embarks = { $model } sale su { $transport }.
event-scores =
    Il giocatore { $side } ha { $points ->
        [one] { $points } punto vittoria
       *[other] { $points } punti vittoria
    }.
event-resigned = Il giocatore { $side } si arrende: le sue miniature lasciano la battaglia, che continua senza di lui.
event-out-of-time = Il tempo del giocatore { $side } è scaduto: le sue miniature lasciano la battaglia, che continua senza di lui.
event-won = La battaglia è finita: vince il giocatore { $side }.
event-drawn-game = La battaglia è finita con un pareggio.
