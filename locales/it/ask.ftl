# Domande: che cosa deve decidere un giocatore.

ask-drop-zone = Quale zona di atterraggio prendi?
ask-barricade = Dove collochi una barricata? Barricate rimaste ai due giocatori: { $left }.
ask-deploy =
    { $left ->
        [one] Schiera ancora { $left } agente.
       *[other] Schiera ancora { $left } agenti.
    }
ask-initiative = Chi ha l'iniziativa?
ask-gambit = Usi un espediente o passi?
ask-activate = Quale agente attivi, e con quale ordine?
ask-counteract = Agisci in risposta con un agente o passi?
ask-overwatch = Usi Fuoco di Sorveglianza con un agente o passi?
ask-act = Che cosa fa { $model }? PA rimasti: { $ap }.
ask-next-target = Qual è il prossimo bersaglio?
ask-more-targets = Attacchi un altro bersaglio o passi?
ask-react = { $model } è sotto attacco: usi un espediente o passi?
ask-keep =
    { $most ->
        [one] Quanti dadi mantieni senza tirarli? Al massimo { $most } dado.
       *[other] Quanti dadi mantieni senza tirarli? Al massimo { $most } dadi.
    }
ask-reroll = Ripeti il tiro di alcuni dadi o passi?
ask-use = Usi { $rule }?
ask-cover-save = Mantieni un tiro copertura?
ask-saves = Come usi i tuoi tiri salvezza?
ask-weapon = Con quale arma ti rivali?
ask-resolve = Affondi o blocchi, e con quale successo?
ask-move = Quale miniatura agisce, e che cosa fa? Concludi i movimenti quando hai finito.
ask-go =
    { $errand ->
        [advance] Fin dove avanza { $model }? Al massimo { $most }.
        [charge] Fin dove carica { $model }? Al massimo { $most }.
        [failed-charge] La carica è fallita: dove va { $model }, o passi? Al massimo { $most }.
        [pile-in] Dove serra le file { $model }, o passi? Al massimo { $most }.
        [normal] Dove si muove { $model }? Al massimo { $most }.
        [fall-back] Dove ripiega { $model }? Al massimo { $most }.
        [disembark] Dove sbarca { $model }? Al massimo a { $most } dal suo trasporto.
        [arrive] Dove arriva { $model } dalla riserva? { $most } di movimento.
        [intervene] Intervento eroico: dove va { $model }? Al massimo { $most }.
       *[consolidate] Dove consolida { $model }, o passi? Al massimo { $most }.
    }
ask-doors = { $model } aziona una porta o passi?
ask-remote-doors = Quale porta aziona { $model } dal punto di controllo, o passi? Porte rimaste: { $left }.
ask-contest = Ti opponi con una miniatura all'azionamento della porta { $door } o passi?
ask-door-state = La porta { $door } cambia o passi?
ask-reaction = { $charger } carica { $model }: reagisci o passi?
ask-intercept = Dove { $model } ferma { $charger } sul suo percorso di { $length }, o passi?
ask-snap = Con che cosa { $model } spara contro { $charger }, o passi?
ask-cast = Tenti un potere psichico o passi?
ask-deny = Neghi { $power } con una miniatura o passi?
ask-fire = Quale miniatura spara, con che cosa e contro chi, o passi?
ask-fight-with = Quale miniatura combatte, o passi?
ask-blows = Con che cosa combatte { $model }, e contro chi?
ask-save-with = Quale tiro salvezza usa { $model }?
ask-window =
    { $window ->
        [start-of-turn] Inizio del turno: usi un effetto o passi?
        [start-of-movement] Inizio della fase di Movimento: usi un effetto o passi?
        [end-of-movement] Fine della fase di Movimento: usi un effetto o passi?
        [start-of-psychic] Inizio della fase Psichica: usi un effetto o passi?
        [end-of-psychic] Fine della fase Psichica: usi un effetto o passi?
        [start-of-shooting] Inizio della fase di Tiro: usi un effetto o passi?
        [end-of-shooting] Fine della fase di Tiro: usi un effetto o passi?
        [start-of-combat] Inizio della fase di Combattimento: usi un effetto o passi?
        [end-of-combat] Fine della fase di Combattimento: usi un effetto o passi?
        [start-of-morale] Inizio della fase di Morale: usi un effetto o passi?
        [end-of-morale] Fine della fase di Morale: usi un effetto o passi?
       *[end-of-turn] Fine del turno: usi un effetto o passi?
    }
ask-opportunity = { $charger } ripiega: { $model } colpisce o passi?
ask-embark = Su quale trasporto sale { $model }, o passi?
ask-allocate =
    { $left ->
        [one] Quale miniatura di { $model } subisce la ferita?
       *[other] Quale miniatura di { $model } subisce la prossima di { $left } ferite?
    }
ask-muster = Quale unità fa il suo test di morale?
ask-bravery = Usi Coraggio folle perché { $model } superi il suo test di morale o passi?
