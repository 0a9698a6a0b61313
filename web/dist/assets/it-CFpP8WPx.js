var e={shared:Object.values(Object.assign({"../../../../locales/it/ask.ftl":`# Domande: che cosa deve decidere un giocatore.

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
`,"../../../../locales/it/command.ftl":`# Risposte della riga di comando.

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

# Una regola, come la mostra \`coverline rules\`
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

# Che cosa ha verificato \`coverline verify\`
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

# Che cosa dice \`coverline play\`
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
`,"../../../../locales/it/page-board.ftl":`# La plancia, ovunque sia mostrata. Le lunghezze sono in pollici.

board-label = Plancia { $name }, { $width } per { $depth } pollici
board-keys = Le frecce vanno da una miniatura all'altra, o spostano la plancia; più e meno cambiano la scala, zero la mostra intera. Mentre si sceglie un punto, le frecce spostano un mirino e Invio lo indica.
board-tools = La vista
board-zoom-in = Ingrandisci
board-zoom-out = Riduci
board-fit = Mostra tutta la plancia
board-grid = Griglia in pollici
board-rulers = Pollici lungo i bordi
board-zone = Zona di atterraggio del giocatore { $side }
board-objective = Obiettivo: { $name }
board-door = { $open ->
    [yes] Porta { $number }, { $name }, aperta
   *[no] Porta { $number }, { $name }, chiusa
}
board-terrain = { $vantage ->
    [yes] { $name }: { $kind }, da { $bottom }" a { $top }", punto di vantaggio
   *[no] { $name }: { $kind }, da { $bottom }" a { $top }"
}
board-terrain-unnamed = Terreno
board-kind-heavy = Pesante
board-kind-light = Leggero
board-kind-open = tipo non indicato
board-mark-injured = infortunato
board-mark-stunned = meno punti azione
board-mark-reacted = ha agito fuori turno
board-model = { $label } { $name }{ $counted ->
    [yes] , { $wounds } { $wounds ->
        [one] ferita
       *[other] ferite
    } su { $full }
   *[no] { "" }
}{ $order ->
    [none] { "" }
   *[other] , { $order }
}{ $ready ->
    [yes] , preparato
    [none] { "" }
   *[no] , usato
}{ $marks ->
    [none] { "" }
   *[other] , { $marks }
}, in { $x }; { $y }
`,"../../../../locales/it/page-explain.ftl":`# Che cosa significano le cifre di una carta, per chi lo chiede.

rules-more = Leggi la regola
explain-apl = Limite di punti azione: i punti azione che può spendere in un'attivazione.
explain-move = Quanto si muove con un movimento normale, in pollici.
explain-defence = Dadi difesa: quanti ne tira quando gli sparano.
explain-save = Ciò che un dado difesa deve mostrare, o più, per essere un successo.
explain-invulnerable = Tiro salvezza invulnerabile: ciò che un dado deve mostrare qualunque sia l'arma; nulla lo peggiora.
explain-wounds = I danni che può subire. Con meno di metà è infortunato; senza è fuori.
explain-m = Movimento: quanto si muove, in pollici.
explain-ws = Abilità di combattimento: ciò che un dado deve mostrare per colpire in mischia.
explain-bs = Abilità balistica: ciò che un dado deve mostrare per colpire sparando.
explain-s = Forza: confrontata con la Resistenza del bersaglio, dice che cosa un dado deve mostrare per ferire.
explain-t = Resistenza: più è alta, più è difficile ferire.
explain-w = Ferite: i danni che può subire.
explain-a = Attacchi: quanti dadi tira in mischia.
explain-ld = Disciplina: ciò con cui si confrontano i suoi dadi di sangue freddo o di morale.
explain-sv = Tiro salvezza: ciò che un dado deve mostrare per fermare una ferita, prima della PA dell'arma.
explain-ignores = Ciò che un dado deve mostrare, per ogni ferita, per ignorarla.
explain-aura = Fin dove aiuta gli altri, in pollici.
explain-attacks = Quanti dadi attacco tira l'arma.
explain-hit = Ciò che un dado attacco deve mostrare, o più, per essere un successo.
explain-damage = Ciò che toglie un successo: il primo numero uno normale, il secondo uno critico.
explain-range = La portata dell'arma, in pollici.
explain-ap = Penetrazione: ciò che si toglie al tiro salvezza del bersaglio.
explain-d = Danni: le ferite che costa un tiro salvezza fallito.
guide-page = Guida alla prima partita
explain-choice = Spiega { $name }
`,"../../../../locales/it/page-fight.ftl":`# Il combattimento come lo mostra la plancia: ciò che è appena stato fatto, i dadi con i loro motivi, a che velocità.

fight-controls = Che cosa è mostrato e a che velocità
fight-again = Rivedi l'ultima attivazione
fight-again-stop = Torna ad adesso
fight-pause = Ferma ciò che è mostrato
fight-go-on = Continua
fight-pace-slow = lento
fight-pace-calm = calmo
fight-pace-brisk = svelto
fight-pace-instant = subito
game-pace-slow = lentamente

# Perché un dado è quello che è
die-by-lethal = critico grazie a Letale
die-by-accurate = conservato grazie ad Accurata
die-by-cover = conservato per la copertura
die-by-balanced = ripetuto grazie a { $rule }
die-by-ceaseless = ripetuto grazie a { $rule }
die-by-relentless = ripetuto grazie a { $rule }
die-by-command = ripetuto grazie a { $rule }

# Che cosa è diventato un dado
die-hit-critical = critico
die-hit-normal = colpo
die-hit-failed = mancato
die-save-critical = critico
die-save-normal = salvato
die-save-failed = fallito
die-stopped-title = I successi, e quali sono stati annullati dai tiri salvezza
# $kind is critical or normal; $by is none, critical, normal or pair
die-stopped =
    { $by ->
        [none] { $kind ->
            [critical] successo critico, non fermato
           *[normal] successo normale, non fermato
        }
        [critical] { $kind ->
            [critical] successo critico, annullato da un tiro salvezza critico
           *[normal] successo normale, annullato da un tiro salvezza critico
        }
        [pair] successo critico, annullato da due tiri salvezza normali
       *[normal] successo normale, annullato da un tiro salvezza normale
    }
`,"../../../../locales/it/page-files.ftl":`# Squadre e missioni proprie, sulla pagina delle nuove partite.

new-file-open = Apri un file
new-file-problems = Non si può giocare con { $name }:
new-file-warnings = { $name } è conservato. Forse questo non è voluto:
new-file-line = Riga { $line }, { $field }: { $text }
new-file-no-team = Questo file contiene una missione, non una squadra.
new-file-no-mission = Questo file contiene una squadra, non una missione.
new-file-other-rules = Questo file è scritto per altre regole: { $rules }.
new-file-too-large = Questo file è troppo grande: { $most } KB al massimo.
new-file-delete = Elimina { $name }
`,"../../../../locales/it/page-game.ftl":`# Le pagine in cui si gioca: una nuova partita, la partita stessa, le partite da rivedere.

# Una nuova partita
new-title = Nuova partita
new-lead = Scegli con chi giochi; tutto il resto è già pronto.
new-quick = Partita rapida
new-way = Come vuoi giocare?
new-way-computer = Contro il computer
new-way-computer-text = Tu giochi una squadra, il programma l'altra.
new-way-hotseat = Su uno schermo solo
new-way-hotseat-text = Due giocatori si alternano su questo dispositivo.
new-way-friend = Con un amico, tramite link
new-way-friend-text = Ricevi un link da inviare; la partita comincia quando viene aperto.
new-way-watch = Guarda due computer
new-way-watch-text = Mettiti comodo e guarda come si fa.
new-rules = Regole
new-team-computer-a = La tua squadra
new-team-computer-b = La squadra del computer
new-team-hotseat-a = Squadra del giocatore A
new-team-hotseat-b = Squadra del giocatore B
new-team-friend-a = La tua squadra
new-team-friend-b = La squadra del tuo amico
new-team-watch-a = Squadra del giocatore A
new-team-watch-b = Squadra del giocatore B
new-team-size =
    { $count ->
        [one] { $count } agente
       *[other] { $count } agenti
    }
new-team-cards = Mostra le carte
new-team-ploys = Espedienti
# $side è A o B
new-level = Livello del computer ({ $side })
new-second = Scambia le parti: gioco B
new-killzone = Killzone
new-mission = Missione
new-mission-none = Nessuna: scontro aperto, ogni parte prende un bordo
new-mission-turns =
    { $count ->
        [one] Dura { $count } punto di svolta.
       *[other] Dura { $count } punti di svolta.
    }
new-more = Altre impostazioni: dadi, orologio, varianti delle regole
new-dice = Dadi
new-dice-program = Tira il programma
new-dice-own = Dadi veri
new-dice-program-text = Il server sigilla la sua parte prima della partita e la apre dopo, così tutti possono verificare che nessuno ha scelto i dadi.
new-dice-own-text = Ognuno tira i propri dadi e scrive che cosa vede. I dadi del computer li tira il programma.
new-words = Le tue parole per i dadi
new-words-text = Vengono mescolate ai dadi, così il server da solo non può sceglierli. Va bene qualsiasi parola.
new-words-fresh = Altre
new-clock = Gioca con l'orologio
new-clock-minutes = Minuti a testa
new-clock-increment = Secondi in più per risposta
new-public = Chiunque può trovare questa partita e guardarla
new-switches = Varianti delle regole, dove le fonti differiscono
new-switch-default = { $value } (predefinito)
new-switch-value-on = sì
new-switch-value-off = no
new-switch-value-move-rounding-exact = esatti
new-switch-value-move-rounding-ceil-per-segment = ogni tratto dritto arrotondato
new-switch-value-move-floor-none = senza limite
new-switch-value-apl-change-cap-none = senza limite
new-switch-value-visibility-origin-closest = il punto più vicino
new-switch-value-visibility-origin-any = qualsiasi punto
new-switch-value-door-enemy-check-door = quelli vicini alla porta
new-switch-value-door-enemy-check-operator = quelli vicini alla miniatura
new-switch-value-fight-round-corner-allowed-minus-1 = consentito, -1 per colpire
new-switch-value-fight-round-corner-forbidden = vietato
new-switch-value-failed-charge-move-kt = si avvicina
new-switch-value-failed-charge-move-none = per niente
new-switch-value-demoralised-scope-tests = i test di morale
new-switch-value-demoralised-scope-hits = i tiri per colpire
new-switch-value-obscuring-height = secondo l'altezza
new-switch-value-obscuring-traits = secondo i tratti
new-start-computer = Inizia la partita
new-start-hotseat = Inizia la partita
new-start-friend = Crea la partita e ottieni il link
new-start-watch = Inizia e guarda

# Un invito
join-title = { $name } ti invita a una partita
join-title-plain = Un invito
join-team = Giocheresti { $team }.
join-sit = Prendi il posto
join-watch = Guarda soltanto
invite-title = Invita il tuo amico
invite-text = Invia questo link. Il primo che lo apre prende l'altro posto, e la partita comincia.
invite-copy = Copia
invite-elsewhere = Il link dell'altro posto è stato mostrato dove la partita è stata creata.
invite-waiting = In attesa dell'altro giocatore…

# Carte
card-apl = LPA
card-move = Movimento
card-defence = DF
card-save = Salvezza
card-ignores = Ignora
card-invulnerable = Invuln.
card-wounds = Ferite
card-weapons = Armi
card-weapon = Arma
card-attacks = Att
card-hit = Colp
card-damage = Dnn
card-ranged = da tiro
card-melee = da mischia

# La partita: intorno alla plancia
game-page = Partita
game-title = { $a } contro { $b }
game-missing = Questa partita non può essere mostrata
game-setting-up = Schieramento
game-turning-point = Punto di svolta { $number }
game-turning-point-of = Punto di svolta { $number } di { $of }
game-phase-setup = Schieramento
game-phase-initiative = Iniziativa
game-phase-strategy = Fase di Strategia
game-phase-firefight = Fase di Scontro a Fuoco
game-phase-movement = Fase di Movimento
game-phase-psychic = Fase Psichica
game-phase-shooting = Fase di Tiro
game-phase-fight = Fase di Combattimento
game-phase-morale = Fase di Morale
game-phase-over = La battaglia è finita
game-seat-open = ancora nessuno
game-you = tu
game-has-initiative = Ha l'iniziativa
game-cp = { $points } PC
game-cp-long = Punti comando
game-ap = { $points } PA
game-turn-yours = Tocca a te
game-turn-side = Gioca { $side }: { $name }
game-turn-theirs = Tocca a { $name }.
game-turn-computer = { $name } sta pensando…
game-dice-fall = I dadi cadono…
game-is-over = La partita è finita.
game-waits-for-friend = In attesa dell'altro giocatore.
game-looking-back = La plancia dopo la riga { $at } del registro.
game-back-to-now = Torna al presente
game-watching = Stai guardando
game-connection-connecting = Connessione…
game-connection-lost = Connessione persa; nuovo tentativo…
game-connection-closed = Disconnesso
game-undo = Annulla
game-undo-free = Annulla la tua ultima risposta: da allora non sono stati tirati dadi
game-undo-alone = Annulla la tua ultima risposta, con i dadi e ciò che il computer ha fatto da allora
game-undo-ask = Annulla la tua ultima risposta; un altro giocatore deve essere d'accordo
game-menu = Altro
game-menu-settings = Impostazioni ed equità
game-menu-keys = Tastiera
game-menu-replay = Rivedi la partita dall'inizio
game-menu-record = Scarica il verbale
game-menu-draw = Offri il pareggio
game-menu-resign = Arrenditi
game-resign-title = Ti arrendi?
game-resign-text = Vince l'altra parte, e la partita è finita.
game-left = uscito
game-resign-text-many = Le tue miniature lasciano la battaglia e gli altri continuano.
game-resign-no = Continua
game-resign-yes = Arrenditi
# $side è A o B
game-clock = Tempo rimasto a { $side }
game-tabs = Che cosa è mostrato
game-tab-act = Gioca
game-tab-teams = Squadre
game-tab-log = Registro
game-panel = Che cosa c'è da fare
game-skip = Mostra tutto subito

# Agenti
game-ready = preparato
game-expended = usato
game-reserve = non ancora schierato
game-incapacitated = neutralizzato
game-wounds =
    { $left ->
        [one] { $left } ferita
       *[other] { $left } ferite
    } su { $full }
game-mark-injured = infortunato
game-mark-stunned = meno PA
game-mark-reacted = ha agito fuori turno

# Il registro
game-log = Che cosa è successo
game-log-empty = Non è ancora successo nulla.
game-log-see = Vedi la plancia com'era allora

# Dadi
game-die-critical = critico
game-die-normal = normale
game-die-failed = fallimento
game-die-kept = mantenuto senza tirare
game-sequence-shoot = Tiro
game-sequence-fight = Combattimento
game-attack-dice = Dadi attacco
game-defence-dice = Dadi difesa
game-defends = si difende
# $needs è il numero minimo che è un successo
game-needs = serve { $needs }+
game-no-dice-yet = Ancora nessun dado.
game-no-successes = Nessun dado rimasto.
game-own-dice-hint = Tira dadi veri e di' che cosa mostrano: premi le facce, o scrivi i numeri.
game-own-dice-typed = Dadi finora
game-own-dice-remove = Togli il { $face }
game-own-dice-faces = Facce
game-own-dice-send =
    { $count ->
        [one] Ecco che cosa mostra il dado
       *[other] Ecco che cosa mostrano i { $count } dadi
    }
game-your-dice = I tuoi dadi

# Decisioni
game-advised = Veterano
game-hint-zone = Fai clic su un'area della plancia, o scegli qui.
game-initiative-mine = Ho io l'iniziativa
game-initiative-mine-text = Agisci per primo in questo punto di svolta.
game-initiative-theirs = Ha l'iniziativa { $name }
game-initiative-theirs-text = Agisci per secondo, e ne sai di più.
game-pass-ploy = Conserva i tuoi punti comando.
game-pass-counteract = Non fare nulla ora.
game-pass-next-target = Non attaccare questo.
game-pass-more-targets = L'attacco è finito.
game-hint-activate = Fai clic su uno degli agenti cerchiati, o scegli qui.
game-hint-order = L'ordine vale fino alla sua prossima attivazione.
game-which-order = Ordine
game-order-engage-text = Libero di sparare e caricare; più facile da bersagliare.
game-order-conceal-text = In copertura non gli si può sparare; non spara e non carica.
game-another-operative = Un altro agente
game-other-action = Qualcos'altro
game-choose-again = Scegli di nuovo
game-hint-move = L'area ombreggiata è raggiungibile. Fai clic dove andare, o trascina.
game-move-length = { $length }" di { $limit }"
game-move-measuring = Misurazione…
game-move-nowhere = Non c'è dove andare.
game-move-confirm = { $action }: vai lì
game-hint-deploy = Scegli un agente, poi fai clic su un punto dell'area ombreggiata.
game-deploy-whom = Chi schierare
game-deploy-here = Schieralo qui
game-deploy-auto = Fallo per me
game-hint-barricade = Fai clic dove sarà il suo centro, e girala con il cursore o con q ed e.
# $angle è in gradi
game-barricade-turn = Direzione: { $angle }°
game-barricade-here = Collocala qui
game-hint-shoot = I bersagli validi hanno un cerchio, con l'effetto atteso del tiro. Fai clic su uno per sceglierlo; su un altro, per vedere perché non lo è.
game-hint-fight = Scegli chi combattere.
game-hint-overwatch = Un agente già attivato può sparare fuori turno.
game-shoot-looking = Traccio le linee…
game-targets = Nemici
game-target-far = { $length }"
game-target-cover = in copertura
game-target-obscured = oscurato
game-target-hidden = non visibile
# $expected è un numero di ferite, $kills una percentuale
game-odds-short = ⌀ { $expected } · ☠ { $kills }
game-odds-long =
    { $expected ->
        [one] { $expected } ferita
       *[other] { $expected } ferite
    } in media, { $kills } di neutralizzare.
game-odds-own =
    { $expected ->
        [one] Perdi { $expected } ferita
       *[other] Perdi { $expected } ferite
    } in media, e { $dies } di essere neutralizzato.
game-shoot-confirm = Spara contro { $model }
game-fight-confirm = Combatti contro { $model }
game-weapon-line =
    { $attacks ->
        [one] { $attacks } dado
       *[other] { $attacks } dadi
    }, { $hit }+, danni { $normal }/{ $critical }
game-hint-resolve = Affonda per ferire, o usa un successo per annullarne uno del nemico.
game-damage =
    { $points ->
        [one] { $points } ferita
       *[other] { $points } ferite
    }
game-reroll-by = Che cosa lo permette
game-hint-reroll-balanced = Fai clic su un dado per ripeterlo.
game-hint-reroll-ceaseless = Fai clic su un dado: si ripetono tutti quelli che mostrano lo stesso numero.
game-hint-reroll-relentless = Fai clic sui dadi da ripetere.
game-hint-reroll-command = Fai clic su un dado per ripeterlo; costa punti comando.
game-reroll =
    { $count ->
        [0] Ripeti ({ $source })
        [one] Ripeti { $count } dado ({ $source })
       *[other] Ripeti { $count } dadi ({ $source })
    }
game-reroll-no = Lascia i dadi come sono
game-hint-saves = Metti i tuoi tiri salvezza sui successi: fai clic su un tiro salvezza e poi su un successo, o trascina. Due tiri salvezza normali annullano un successo critico.
game-hits-against-you = Successi contro di te
game-your-saves = I tuoi tiri salvezza
game-saves-spent = Tutti i tiri salvezza sono stati messi.
# $by è none, critical, normal, pair o half
game-hit =
    { $by ->
        [none] successo { $kind }, non bloccato
        [half] successo { $kind }, serve un altro tiro salvezza
       *[other] successo { $kind }, bloccato
    }
game-save =
    { $kind ->
        [critical] tiro salvezza critico
       *[normal] tiro salvezza normale
    }
game-saves-done = Mi salvo così
game-saves-clear = Togli tutto
game-saves-more = Resta un tiro salvezza che deve fermare qualcosa.
game-auto-once = Fallo per me

# Scelte automatiche
game-auto-title = Fatto per me senza chiedere
game-auto-text = La scelta abituale viene fatta subito. Annullala, o disattivala qui, quando vuoi scegliere tu.
game-auto-always = Sempre { $what } per me
game-auto-reroll = ripetere i tiri
game-auto-saves = usare i tiri salvezza
game-auto-cover-save = decidere i tiri copertura
game-auto-use = decidere le regole facoltative delle armi
game-auto-keep = mantenere dadi
game-auto-weapon = scegliere l'arma con cui rivalersi
game-auto-resolve = affondare e bloccare
game-auto-next-target = scegliere il prossimo bersaglio
game-auto-react = rispondere agli attacchi con espedienti
game-pace = Ciò che fanno gli altri è mostrato
game-pace-calm = con calma
game-pace-brisk = alla svelta
game-pace-instant = subito

# Consiglio
game-advice = Che cosa farebbe un veterano?
game-advice-thinking = Ci penso…
game-advice-says = Un veterano farebbe:
game-advice-ways = Il meglio per primo. Scegli una possibilità per prepararla.
game-advice-then = Poi: { $steps }
game-advice-do = Fai così

# Offerte
game-offer-draw = { $name } offre il pareggio.
game-offer-undo = { $name } chiede di annullare la sua ultima risposta.
game-offer-mine-draw = Offri il pareggio.
game-offer-mine-undo = Chiedi di annullare la tua ultima risposta.
game-offer-accept = Accetta
game-offer-decline = Rifiuta
game-offer-withdraw = Ritira
game-offer-asked = Manca l'accordo di: { $names }.

# La fine
result-drawn = Pareggio
result-you-won = Hai vinto!
result-you-lost = Ha vinto { $name }.
result-won-by = Ha vinto { $name } con { $team }.
# $side è A o B
result-short-won = Ha vinto { $side }
result-how-played = Deciso sulla plancia.
result-how-resigned = L'altra parte si è arresa.
result-how-agreed = Le due parti si sono accordate.
result-how-time = Il tempo è scaduto.
result-rematch = Rivincita
result-replay = Rivedila

# Equità
fair-title = Dadi verificabili
fair-text = Prima della partita il server ha sigillato un numero segreto e ne ha pubblicato il sigillo. Insieme alle parole dei giocatori decide ogni dado. Appena la partita è finita, chiunque può verificare.
fair-own-dice = In questa partita ognuno ha tirato i propri dadi; solo quelli del programma si possono verificare.
fair-commitment = Sigillo (SHA-256)
# $side è A o B
fair-words = Parole del giocatore { $side }
fair-seed = Numero segreto
fair-seed-sealed = Sigillato fino alla fine della partita.
fair-verify = Scarica il verbale, e verificalo con:

# Partite da rivedere
replays-title = Partite
replays-lead = Partite in corso, e partite da rivedere.
replays-load = Apri un verbale
replays-load-text = Hai il verbale di una partita? Apri il file, o trascinalo qui.
replays-mine = Le tue partite
replays-mine-none = Non hai ancora giocato.
replays-public = Partite che chiunque può guardare
replays-public-none = Al momento nessuno gioca in pubblico.
replays-running = in corso
replays-more = Mostra altre
replay-title = Rivedere una partita
replay-share = Copia il link a questo momento
replay-live = Torna alla partita
replay-start = La plancia prima che cada il primo dado.
replay-timeline = Linea del tempo
replay-at = { $at } di { $of }
replay-first = All'inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-on = Un passo avanti
replay-last = Alla fine
replay-speed = Velocità
replay-step = Un passo indietro o avanti
replay-ends = All'inizio o alla fine
replay-turns = Un punto di svolta indietro o avanti

# Tastiera
keys-title = Tastiera
keys-space = Spazio
keys-choose = Prendi una scelta con il suo numero
keys-confirm = Conferma ciò che è scelto sulla plancia
keys-back = Torna indietro di un passo, o al presente
keys-board = Vai alla plancia
keys-crosshair = Sulla plancia: sposta il mirino, o passa da miniatura a miniatura; Invio sceglie
keys-zoom = Sulla plancia: ingrandisci, riduci, mostra tutto
keys-turn = Gira una barricata
`,"../../../../locales/it/page-goal.ftl":`# Come si vince una partita, e come va.

goal-title = Come si vince questa partita:
goal-kt24 = Dopo l'ultimo punto di svolta vince chi ha più operativi rimasti; a parità è un pareggio. Nelle regole leggere i segnalini della plancia non danno punti.
goal-kt21 = Dopo l'ultimo punto di svolta vince chi ha eliminato più operativi nemici; a parità, chi con loro ha eliminato più ferite; altrimenti è un pareggio. Nelle regole leggere i segnalini della plancia non danno punti.
goal-kt18 = Alla fine di ogni round un punto di controllo dà 1 punto a chi ha più miniature non scosse entro 2". Vince chi ha più punti; a parità, più miniature sulla plancia; altrimenti è un pareggio. Chi da solo ha ancora miniature vince subito.
goal-hold =
    { $points ->
        [one] Ogni segnalino che controlli alla fine di un turno dà { $points } punto vittoria.
       *[other] Ogni segnalino che controlli alla fine di un turno dà { $points } punti vittoria.
    }
goal-breakthrough =
    { $points ->
        [one] Ogni tua unità nella zona nemica alla fine dà { $points } punto vittoria.
       *[other] Ogni tua unità nella zona nemica alla fine dà { $points } punti vittoria.
    }
goal-kt4w40k = Vince chi ha più punti vittoria; a parità, l'armata a cui restano più punti di unità; altrimenti è un pareggio.

tally-kt24 = operativi rimasti
tally-kt21 = nemici eliminati
tally-kt18 = punti segnati
tally-kt4w40k = punti vittoria
tally-second-kt21 =
    { $count ->
        [one] { $count } ferita
       *[other] { $count } ferite
    }
tally-second-kt18 =
    { $count ->
        [one] { $count } miniatura sulla plancia
       *[other] { $count } miniature sulla plancia
    }
tally-second-kt4w40k =
    { $count ->
        [one] { $count } punto di unità rimasto
       *[other] { $count } punti di unità rimasti
    }

result-by-kt24 = Deciso dagli operativi rimasti.
result-by-kt21 = Deciso dagli operativi nemici eliminati.
result-by-kt18 = Deciso dai punti segnati.
result-by-kt4w40k = Deciso dai punti vittoria.
result-by-second-kt21 = Altrettanti nemici eliminati da entrambe le parti: hanno deciso le loro ferite.
result-by-second-kt18 = Punti pari: hanno deciso le miniature sulla plancia.
result-by-second-kt4w40k = Punti vittoria pari: ha deciso ciò che resta delle armate.
result-by-wipeout = A una parte non resta nessuno.
result-by-nothing = Tutto ciò che poteva decidere è pari.
`,"../../../../locales/it/page-killzones.ftl":`# Disegnare plance.

draw-title = Killzone
draw-lead = Disegna una plancia, controllala, giocaci.
draw-new = Nuova killzone
draw-upload = Apri un file
draw-mine = Le mie
draw-mine-none = Ancora niente di salvato. Disegnane una, o parti da una copia qui sotto.
draw-built-in = Con il programma
draw-open = Apri
draw-use = Parti da una copia
draw-copy-of = { $name }, a modo mio
draw-play = Gioca qui
draw-back = Tutte le killzone
draw-untitled = Senza titolo
draw-begin = Disegna del terreno con gli strumenti sopra la plancia e dai un nome alla zona: allora si potrà salvare e giocare.
draw-changed = non salvato
draw-download = Scarica
draw-save = Salva
draw-save-copy = Salva una copia
draw-saved = Salvato.
draw-fine = Va tutto bene.
draw-name = Nome
draw-text = Qualche parola
draw-width = Larghezza (")
draw-depth = Profondità (")
draw-mirror-all = Completa la simmetria di mezzo giro
draw-kind-terrain = Terreno
draw-kind-wall = Muro
draw-kind-door = Porta
draw-kind-objective = Obiettivo
draw-kinds-terrain = Terreni
draw-kinds-wall = Muri
draw-kinds-door = Porte
draw-kinds-objective = Obiettivi
draw-type = Tipo
draw-type-heavy = Pesante
draw-type-light = Leggero
draw-type-open = secondo l'altezza
draw-bottom = Lato inferiore (")
draw-top = Lato superiore (")
draw-vantage = Ci si può stare sopra
draw-door-open = Aperta all'inizio
draw-x = Da ovest (")
draw-y = Da sud (")
draw-corner-x = Angolo { $corner }, da ovest
draw-corner-y = Angolo { $corner }, da sud
draw-corner-add = Un angolo in più dopo l'angolo { $corner }
draw-corner-remove = Togli l'angolo { $corner }
draw-duplicate = Duplica
draw-mirror = Copia con mezzo giro
draw-delete = Elimina
draw-tools = Strumenti da disegno
draw-tool-select = Scegli
draw-tool-rectangle = Rettangolo
draw-tool-polygon = Poligono
draw-tool-wall = Muro
draw-tool-door = Porta
draw-tool-objective = Obiettivo
draw-hint-select = Fai clic su qualcosa per cambiarlo, trascinalo per spostarlo, trascina gli angoli per dargli forma.
draw-hint-rectangle = Trascina da un angolo all'altro.
draw-hint-polygon = Fai clic su un angolo dopo l'altro; di nuovo sul primo, o premi Invio, per chiudere.
draw-hint-wall = Fai clic da un angolo all'altro, o trascina; Invio o un clic nello stesso punto termina la serie.
draw-hint-door = Fai clic su uno stipite della porta, poi sull'altro, o trascina. Su un muro apre da sé il varco.
draw-hint-objective = Fai clic dove si trova l'obiettivo.
draw-undo = Annulla
draw-redo = Ripeti
draw-snap = Passo
draw-snap-none = no
draw-new-terrain = Terreno
draw-new-door = Porta
draw-new-objective = Obiettivo
draw-corners = { $count ->
    [one] { $count } angolo
   *[other] { $count } angoli
}
draw-things = { $count ->
    [one] { $count } cosa sulla plancia
   *[other] { $count } cose sulla plancia
}
draw-problems = { $count ->
    [one] { $count } cosa da correggere
   *[other] { $count } cose da correggere
}
draw-warnings = { $count ->
    [one] { $count } cosa da sapere
   *[other] { $count } cose da sapere
}
draw-colon = { ":" }
`,"../../../../locales/it/page-odds.ftl":`# Il calcolatore di probabilità.

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
`,"../../../../locales/it/page-phases.ftl":`# Rule sets with phases, and boards with walls and doors.
board-control-point = Punto di controllo: { $name }
board-drop-zone = Zona di schieramento: { $name }
board-mark-readied = preparata
board-mark-shaken = scossa
board-mark-flesh-1 = una ferita superficiale
board-mark-flesh-2 = due ferite superficiali
board-mark-flesh-3 = tre ferite superficiali
board-mark-moved = si è mossa
board-mark-advanced = è avanzata
board-mark-fell-back = ha ripiegato
board-mark-charged = ha caricato
board-mark-charge-failed = carica fallita
board-mark-retreated = si è ritirata
board-mark-shot = ha sparato
board-mark-fought = ha combattuto

# Drawing what only some boards have
draw-kind-control_point = Punto di controllo
draw-kinds-control_point = Punti di controllo
draw-kind-drop_zone = Zona di schieramento
draw-kinds-drop_zone = Zone di schieramento
draw-new-control_point = Punto di controllo
draw-new-drop_zone = Zona di schieramento
draw-tool-control_point = Punto di controllo
draw-tool-drop_zone = Zona di schieramento
draw-hint-control_point = Fai clic dove si azionano le porte a distanza.
draw-hint-drop_zone = Trascina da un angolo all'altro della zona in cui si schiera una squadra.
draw-radius = Estensione (")
draw-confines-tactics = Qui si possono usare le Tattiche degli spazi angusti

# A new game with phases
new-players = Giocatori

# $side is C or D
new-team-further = Squadra del giocatore { $side }
new-who = Chi gioca { $side }
new-who-me = Io, o qualcuno a questo schermo
new-who-computer = Il computer
new-who-friend = Un amico, tramite link
new-team-models = { $count ->
    [one] { $count } miniatura
   *[other] { $count } miniature
}

# The game with phases
game-battle-round = Round di battaglia { $number }
game-battle-round-of = Round di battaglia { $number } di { $of }
game-phases = Fasi del round di battaglia
game-phase-short-initiative = Iniziativa
game-phase-short-movement = Movimento
game-phase-short-psychic = Psichica
game-phase-short-shooting = Tiro
game-phase-short-fight = Combattimento
game-phase-short-morale = Morale
game-section-ready-fire = Pronti, fuoco
game-section-fire-at-will = Fuoco a volontà
game-section-hammer-of-wrath = Martello dell'ira
game-section-fight-for-your-lives = Combattete per la vita
game-order = Giocatori nell'ordine di questo round
game-broken = demoralizzato
game-score =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
game-score-long = Punti ottenuti
game-out-of-action = fuori combattimento
game-attacks-shoot = { $attacker } spara contro { $defender }: { $weapon }
game-attacks-fight = { $attacker } combatte contro { $defender }: { $weapon }
game-another-model = Un'altra miniatura
game-deeds = Che cosa fa
game-deed-normal = Movimento normale
game-deed-advance = Avanzare
game-deed-charge = Caricare
game-deed-fall-back = Ripiegare
game-deed-door = Azionare una porta
game-deed-ready = Prepararsi
game-deed-stay = Restare stazionaria
game-hint-pick-mover = Fai clic su una delle miniature cerchiate, o scegli qui.
game-hint-pick-shooter = Le miniature cerchiate possono sparare. Fai clic su una, o scegli qui.
game-hint-stationary-door = Una porta che brilla può essere azionata se la miniatura resta ferma: fai clic su di essa.
game-hint-charge = Fai clic sui nemici da caricare, o scegli qui. La miniatura non può avvicinarsi a nessun altro.
game-charge-confirm = Caricare { $models }
game-finish-moving = Finire i movimenti
game-finish-moving-rest = { $count ->
    [one] Finire i movimenti; { $count } miniatura resta ferma
   *[other] Finire i movimenti; { $count } miniature restano ferme
}
game-go = Andare
game-hint-door = Fai clic su una porta che brilla, o scegli qui.
game-door-open = Aprire la porta { $number }, { $name }
game-door-close = Chiudere la porta { $number }, { $name }
game-hint-reaction = { $charger } ha dichiarato una carica. La miniatura può reagire una volta.
game-hint-snap = { $charger } è fermata dove si trova. Colpisce solo un 6 naturale.
game-overwatch-with = Fuoco di sorveglianza: { $weapons }
game-hint-intercept = { $charger } arriva lungo la linea. Sposta il cursore dove spararle.
game-intercept-at = Dopo { $length }" di { $of }"
game-intercept-confirm = Fermarla qui e sparare
game-intercept-no = Lasciarla venire
game-arms = Armi
game-no-target = Non la si può attaccare con questo.
game-pass-fire = Nessuno spara ora
game-pass-blows = Nessun colpo
game-pass-contest = Lascia che azionino la porta.
game-pass-fight-with = Nessuno combatte ora.
game-pass-cast = Nessun potere.
game-pass-deny = Lascia agire il potere.
game-pass-reaction = Aspettare sul posto.
game-pass-snap = Non sparare.

# Cards with profiles
card-m = M
card-ws = AC
card-bs = AB
card-s = Fo
card-t = R
card-w = Fe
card-a = A
card-ld = Di
card-sv = TS
card-aura = Aura
card-range = Gittata
card-ap = VP
card-d = D

# $range is in inches, $kind such as Rapid Fire 1, $reach is ranged or melee
game-weapon-profile = { $reach ->
    [melee] { $kind }
   *[ranged] { $range }" { $kind }
}, Fo { $strength }, VP { $ap }, D { $damage }
`,"../../../../locales/it/page-rules.ftl":`# Il libro delle regole, e il pannello che apre una regola accanto a tutto il resto.

rules-title = Regole
rules-one = Regola { $id }
rules-lead = Ciò che segue l'arbitro: ogni regola con il suo numero, i chiarimenti e gli esempi.
rules-book = Libro delle regole
rules-search = Cerca nelle regole
rules-found =
    { $count ->
        [0] Nessun risultato.
        [one] { $count } voce
       *[other] { $count } voci
    }
rules-pick = Scegli un capitolo o cerca una parola.
rules-all = Tutte le regole
rules-open-page = Apri nel libro delle regole
rules-see = Vedi anche
rules-terms = Termini
rules-kind-statement = Regola
rules-kind-ruling = Chiarimento
rules-kind-example = Esempio
rules-examples =
    { $count ->
        [one] Un esempio
       *[other] { $count } esempi
    }
rules-exact =
    { $count ->
        [one] La regola esatta
       *[other] Le { $count } regole esatte
    }
rules-technical = Il testo esatto (in inglese), con i suoi esempi
rules-contents = Capitoli
rules-diagram-open = Apri su una plancia
rules-entries = Tutte le voci per numero
rules-print = Stampa
`,"../../../../locales/it/page-seats.ftl":`# Posti, inviti e giocatori: ciò che si è aggiunto alle prime pagine.

invite-seat = Link per il giocatore { $side }: { $team }
invite-taken = Occupato da { $name }.
join-used = Questo invito è già stato usato: tutti i posti sono occupati. Puoi guardare.
# $minutes is a number of minutes for the whole game, $seconds what each answer adds
join-clock =
    { $minutes ->
        [one] { $minutes } minuto a testa, e { $seconds } s per risposta
       *[other] { $minutes } minuti a testa, e { $seconds } s per risposta
    }
join-no-clock = Senza orologio
board-wall-at = Muro da { $from } a { $to }
game-log-fold = Richiudi
game-log-unfold = Mostra

account-leave-title = Uscire e perdere le tue partite?
account-leave-text = Giochi come ospite: solo questo browser ti conosce. Se esci, nessuno ritroverà le tue partite. Crea prima un account per conservarle.
account-leave-no = Resta
account-leave-yes = Esci comunque
account-password-change = Cambia la password
account-password-changed = La tua password è cambiata. Gli altri browser devono accedere di nuovo.
account-password-old = Password attuale
account-password-new = Nuova password
account-title-password = Cambia la password
account-about-password = Chi è connesso altrove dovrà accedere di nuovo.
account-do-password = Cambiala
`,"../../../../locales/it/page-sight.ftl":`# Il laboratorio della vista.

lab-title = Laboratorio della visuale
lab-lead = Disponi terreni e miniature, e vedi subito chi vede chi, che cosa dà copertura e quale regola lo dice.
lab-share = Copia il link
lab-export = Salva in un file
lab-import = Apri un file
lab-bad-link = Questo link non si può leggere; ecco una plancia per cominciare.
lab-bad-file = Questo file non è una domanda su visuale o portata.
lab-too-long = Questa plancia è troppo grande per un link. Salvala in un file.
lab-copy-by-hand = Copia l'indirizzo dalla barra: contiene tutto.
lab-mode = Domanda
lab-mode-sight = Chi vede chi
lab-mode-reach = Dove andare
lab-rules = Regole
lab-from = Tiratore
lab-to = Bersaglio
lab-swap = Scambia i due
lab-mover = Miniatura
lab-action = Movimento
lab-limit = Al massimo (")
lab-weapon-rules = Regole dell'arma
lab-weapon-rules-hint-kt24 = Come sulla scheda, separate da virgole: Gittata 8", A Ricerca Leggera
lab-weapon-rules-hint-kt21 = Come sulla scheda, separate da virgole: Gittata 6", Indiretta
lab-weapon-rules-hint-kt18 = Un tipo e una gittata, separati da una virgola: Fuoco Rapido 1, Gittata 12"
lab-weapon-rules-hint-kt4w40k = Un tipo e una gittata, separati da una virgola: Assalto 2, Gittata 24"
lab-switch-obscured = I terreni Pesanti lontani oscurano
lab-switch-vantage = L'altezza dà un vantaggio
lab-switch-operatives-block-sight = Gli agenti bloccano la visuale
lab-switch-vantage-exception = L'altezza rivela i bersagli nascosti in copertura
lab-switch-vantage-inclusive = Bastano esattamente 2" di altezza
lab-switch-vantage-light-only = Solo contro la copertura di terreni Leggeri
lab-switch-bases-give-cover = Altri agenti danno copertura
lab-switch-visibility-origin = Visuale da ogni parte della basetta, non solo dalla più vicina
lab-switch-sight-line-mm = Una linea di visuale è larga 1 mm
lab-switch-base-must-fit = Le basette devono passare dalle porte
lab-switch-confines = Muri e porte contano
lab-distance = Distanza
lab-no-way = nessuna via
lab-fact-visible = Visibile
lab-fact-cover = In copertura
lab-fact-obscured = Oscurato
lab-fact-engaged = Entro la distanza di controllo
lab-fact-cover-save = Tiro copertura
lab-yes = sì
lab-no = no
lab-why = Perché
lab-show-line = Metti in risalto la linea
lab-panes = Che cosa c'è sulla plancia
lab-pane-models = Miniature
lab-pane-terrain = Terreni
lab-add-model = Aggiungi a { $side }
lab-pick-model = Fai clic su una miniatura per cambiarne basetta, altezza e ordine, o trascinala.
lab-order = Ordine
lab-base = Basetta
lab-height = Altezza (")
lab-floor = Sta su
lab-ground = il suolo
lab-make-from = Falla sparare
lab-make-to = Fanne il bersaglio
lab-make-mover = Falla muovere
lab-board = Plancia
lab-board-own = La mia
lab-board-empty = Una plancia vuota
lab-hint-sight = Trascina le miniature: il verdetto le segue. Rotella o pizzico per lo zoom.
lab-hint-reach = Indica un punto per vedere il percorso legale più breve; fai clic per tenerlo.
lab-point-somewhere = Indica un punto della plancia per vedere se { $model } può andarci.
lab-switches = { $count ->
    [0] Dove i libri lasciano scegliere
   [one] Dove i libri lasciano scegliere, { $count } modifica
   *[other] Dove i libri lasciano scegliere, { $count } modifiche
}
`,"../../../../locales/it/page-together.ftl":`# Insieme e oltre la pagina: a chi tocca, condividere, salvare.

turn-title = Quando tocca a me
turn-sound = Suonare, se guardo altrove
turn-notice = Mostrare una notifica, se guardo altrove
turn-yours = Tocca a te
invite-qr = Il link come codice QR
invite-qr-text = Oppure fallo scansionare al tuo amico con il telefono.
invite-share = Condividi il link
export-title = Salva o condividi
export-picture = Immagine della plancia
export-text = La partita come testo
export-embed = Copia un riquadro per una tua pagina
export-failed = Questo browser non ha potuto fare l'immagine.
export-running = La partita non è finita.
embed-open = Apri in Coverline
`,"../../../../locales/it/page-units.ftl":`# Rule sets in which models act together in units, on a large table.

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
`,"../../../../locales/it/page.ftl":`# La pagina nel browser: ciò che sta su tutte le sue pagine, e la pagina iniziale.

app-title = Coverline: Kill Team nel browser
page-title = { $page } · Coverline
skip-to-content = Vai al contenuto
close = Chiudi
loading = Caricamento…
try-again = Riprova
copied = Copiato.
# $label è il nome di un numero che si può cambiare
fewer = { $label }: uno in meno
more = { $label }: uno in più

# Regolamenti
rules-kt24 = Kill Team 2024
rules-kt21 = Kill Team 2021
rules-kt18 = Kill Team 2018
rules-kt4w40k = KT4W40K

# Problemi
error-network = Il server non risponde. Controlla la connessione e riprova.
error-unreadable = La risposta del server non si può leggere.
error-unexpected = Qualcosa è andato storto. Riprova.
error-status = Il server rifiuta con lo stato { $status }.

# Navigazione
nav-label = Pagine
nav-menu = Menu
nav-play = Gioca
nav-replays = Partite
nav-odds = Probabilità
nav-sight = Visuale
nav-killzones = Killzone
nav-rules = Regole
language-menu = Lingua: { $language }
theme-menu = Colori: { $theme }
theme-system = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
footer-trust = Ogni regola citata, ogni dado verificabile, ogni probabilità esatta.
footer-unofficial = Un progetto di appassionati, non ufficiale. Kill Team è un gioco di Games Workshop.

# Account
account-menu = Account di { $name }
account-menu-nobody = Account: { account-nobody }
account-nobody = Accedi
account-guest = Giochi come ospite
# $name is the name of a player who has no account
seat-guest = { $name } (ospite)
account-member = Hai effettuato l'accesso
account-be-guest = Gioca come ospite
account-signin = Accedi
account-signup = Crea un account
account-keep = Conserva le mie partite: crea un account
account-signout = Esci
account-signed-out = Sei uscito.
account-welcome = Ti diamo il benvenuto, { $name }.
account-name = Nome
account-password = Password
account-password-hint = Almeno { $least } caratteri.
account-title-guest = Come ti chiamiamo?
account-title-signin = Accedi
account-title-signup = Crea un account
account-about-guest = Per giocare basta un nome. Le tue partite restano in questo browser.
account-about-signin = Le tue partite sono dove le hai lasciate.
account-about-signup = Con una password ritrovi le tue partite in qualsiasi browser.
account-do-guest = Gioca
account-do-signin = Accedi
account-do-signup = Crea l'account
account-to-guest = Mi basta un nome
account-to-signin = Ho un account
account-to-signup = Voglio un account

# Pagina iniziale
home-title = Inizio
home-kicker = Kill Team 2018, 2021 e 2024 · KT4W40K
home-heading = La plancia, l'avversario e l'arbitro.
home-lead = Gioca a Kill Team nel browser. Coverline misura ogni movimento, decide ogni linea di vista e ti dice le probabilità esatte prima che tu scelga, e quale regola lo stabilisce.
home-start = Comincia una partita
home-picture = Una killzone dall'alto: fin dove arriva un agente, le sue linee di vista accanto alla copertura e le probabilità contro il bersaglio.
home-picture-odds = { $chance } di neutralizzare
home-ways = Come vuoi giocare?
home-way-computer = Contro il computer
home-way-computer-text = Scegli due squadre e una killzone, e gioca subito. Chiedi quando vuoi che cosa farebbe un veterano.
home-way-hotseat = Sullo stesso schermo
home-way-hotseat-text = Due giocatori, un dispositivo. Anche con dadi veri: tirali e scrivi che cosa è uscito.
home-way-friend = Con un amico, tramite link
home-way-friend-text = Manda un link e giocate dal vivo. I dadi sono sigillati prima della partita, e alla fine entrambi potete verificarli.
home-continue = Continua a giocare
home-versus = contro
home-seat-open = posto ancora libero
home-tools = Strumenti senza partita
home-tool-odds = Calcolatore di probabilità
home-tool-odds-text = Le probabilità esatte di un tiro o di un combattimento, fianco a fianco.
home-tool-sight = Laboratorio della visuale
home-tool-sight-text = Chi vede chi, che cosa dà copertura e perché.
home-tool-killzones = Editor di killzone
home-tool-killzones-text = Disegna una plancia, controllala, giocaci.
home-tool-rules = Libro delle regole
home-tool-rules-text = Ogni regola, con il suo numero e i suoi esempi.

# Una pagina che non c'è
missing-title = Fuori visuale
missing-text = A questo indirizzo non c'è nessuna pagina: qualcosa blocca tutte le linee che ci arrivano.
missing-home = Torna alla pagina iniziale
`,"../../../../locales/it/reason.ftl":`# Motivi: che cosa decide se un bersaglio si vede e gli si può sparare.

reason-measured = La distanza si misura in linea retta, da basetta a basetta.
reason-measured-round = La distanza si misura girando attorno a uno spigolo: si sommano i tratti dritti.
reason-no-way = Non c'è alcuna via tra i due, quindi tra loro non si misura alcuna distanza.
reason-visible = Il bersaglio è visibile.
reason-hidden =
    { $terrain ->
        [none] Il bersaglio non è visibile.
       *[other] Il bersaglio non è visibile; lo nasconde: { $terrain }.
    }
reason-in-cover =
    { $terrain ->
        [none] Il bersaglio è in copertura.
       *[other] Il bersaglio è in copertura; lo protegge: { $terrain }.
    }
reason-too-close-for-cover = Il tiratore è troppo vicino perché il bersaglio sia in copertura.
reason-obscured =
    { $terrain ->
        [none] Il bersaglio è oscurato.
       *[other] Il bersaglio è oscurato; lo oscura: { $terrain }.
    }
reason-obscured-by-model =
    { $model ->
        [none] Il bersaglio è oscurato da un'altra miniatura.
       *[other] Il bersaglio è oscurato; chi lo oscura: { $model }.
    }
reason-sheltered = Ciò che oscura il bersaglio è entro 1" da esso: il tiro per la lesione subisce -1.
reason-in-plain-sight = Nulla oscura il bersaglio.
reason-engaged = I due sono entro la distanza di controllo l'uno dell'altro.
reason-engaged-round-corner = Le due miniature sono entro 1" l'una dall'altra dietro uno spigolo: combattono, ma colpiscono peggio.
reason-walled-off = Lo spazio in linea retta è di 1" al massimo, ma c'è un muro in mezzo: le due miniature non sono entro 1" l'una dall'altra.
reason-cover-save = Il difensore può mantenere un dado per la copertura.
reason-no-cover-save = Non si può mantenere alcun dado per la copertura.
reason-refused = Il bersaglio non può essere scelto.
reason-valid-target = Il bersaglio è valido.
`,"../../../../locales/it/term.ftl":`# Parole delle regole, come compaiono nelle frasi.

# Ordini
term-engage = Ingaggiare
term-conceal = Nascondersi

# Bordi della killzone
term-west = ovest
term-east = est
term-south = sud
term-north = nord

# Successi
term-normal = normale
term-critical = critico

# Azioni
term-reposition = Riposizionarsi
term-dash = Scattare
term-fall-back = Ripiegare
term-charge = Caricare
term-shoot = Sparare
term-fight = Combattere
term-door = Azionare una porta

# Per che cosa si tirano i dadi
term-draw = schieramento
term-initiative = iniziativa
term-attack = attacco
term-defence = difesa
term-reroll = ripetizione
term-hot = Ustionante
term-hit = colpi
term-wound = ferite
term-save = tiri salvezza
term-attacks = numero di attacchi
term-damage = danni
term-injury = lesione
term-advance = avanzata
term-roll-off = tiro di spareggio
term-crush = porta che si chiude
term-doors = numero di porte
term-psychic = test psichico
term-deny = negazione del potere
term-perils = Pericoli del Warp
term-break = test di demoralizzazione
term-nerve = test di sangue freddo
term-morale = test di morale
term-decisive = ordine dei movimenti decisivi
term-ignore = ferite ignorate
term-wreck = trasporto distrutto

# Che cosa permette di ripetere il tiro
term-balanced = Bilanciata
term-ceaseless = Incessante
term-relentless = Ineluttabile
term-command = Ripetizione Comando

# Regole facoltative delle armi
term-punishing = Punitiva
term-rending = Dilaniante
term-severe = Inclemente
term-obscured = oscurato
term-invulnerable-save = il tiro salvezza invulnerabile

# Tattiche
term-point-blank-overwatch = Fuoco di sorveglianza a bruciapelo
term-remote-access = Accesso remoto

# Stratagemmi e altri effetti di un momento del turno
term-decisive-move = Movimento decisivo
term-decisive-shot = Tiro decisivo
term-command-re-roll = Ripetizione Comando
term-counter-offensive = Controffensiva
term-insane-bravery = Coraggio folle
term-arrive = Arrivo dalla riserva
term-heroic-intervention = Intervento eroico
term-psybolt = Dardo psichico
term-smite = Punizione
term-scorch = Ustione
term-ward = Protezione
term-guide = Guida

# Parti della killzone che hanno un numero e non un nome
part-wall = muro { $number }
part-barricade = barricata { $number }
part-terrain = terreno { $number }
`})),kt18:`# Kill Team 2018: le sue parole, al posto di quelle degli stessi messaggi negli altri file.

# Per che cosa si tirano i dadi
term-charge = carica

# Domande
ask-drop-zone = Quale zona di schieramento prendi?
ask-deploy =
    { $left ->
        [one] Schiera ancora { $left } miniatura.
       *[other] Schiera ancora { $left } miniature.
    }
ask-gambit = Usi una Tattica o passi?
ask-react = { $model } è sotto attacco: usi una Tattica o passi?

# Scelte
choice-zone = Zona di schieramento { $zone }
choice-no-ploy = Nessuna Tattica
choice-end = Terminare la tua parte della fase

# Consiglio
advice-attack =
    Circa { $wounds ->
        [one] { $wounds } ferita
       *[other] { $wounds } ferite
    }; { $chance }% di probabilità di mettere il bersaglio fuori combattimento.

# Risposte della riga di comando
sim-turns = Round di battaglia per partita

# Eventi
event-zone-taken = Il giocatore { $side } prende la zona di schieramento { $zone }.
board-zone = Zona di schieramento del giocatore { $side }
event-initiative-tied = Alcuni giocatori hanno ottenuto lo stesso risultato; tirano di nuovo.
event-deployed = { $model } è schierata in { $at }.
event-overwatches = { $model } effettua fuoco di sorveglianza.
event-moves-normally = { $model } fa un movimento normale fino a { $to } ({ $length }).
event-share = { $target } riceve { $dice } degli attacchi.

# Motivi
reason-engaged = Le due sono entro 1" l'una dall'altra.
lab-fact-engaged = Entro 1"

# Rifiuti
refusal-unknown-model = Nessuna miniatura { $model } è in gioco; indicane una ancora presente.
refusal-not-yours = Non puoi usare { $model }; ora decide il giocatore { $side }, con una propria miniatura.
refusal-already-deployed = { $model } è già schierata; scegli una miniatura che non sia ancora sulla plancia.
refusal-outside-drop-zone = { $model } va schierata interamente nella tua zona di schieramento.
refusal-no-such-zone =
    { $zones ->
        [one] L'unica zona di schieramento è la 1.
       *[other] Questa zona di schieramento non esiste; scegline una da 1 a { $zones }.
    }
refusal-off-board = La basetta uscirebbe dalla plancia; deve restarvi per intero.
refusal-enters-control-range = Il percorso passa entro 1" da { $model }; resta più lontano, oppure carica quel nemico.
refusal-ends-in-control-range = Il movimento finirebbe entro 1" da { $model }; terminalo più lontano.
refusal-must-end-in-control-range = Una carica deve finire entro 1" da uno dei suoi bersagli; terminala lì.
refusal-leaves-control-range = Il percorso si allontana oltre 1" da { $model }; resta entro 1".
refusal-in-control-range = Non mentre { $model } è entro 1"; resta stazionaria o ripiega.
refusal-no-enemy-in-control-range = Serve un nemico entro 1", e non ce n'è nessuno; scegli qualcos'altro.
refusal-target-not-in-control-range = { $model } non è entro 1"; combatti un nemico che lo sia.
refusal-friend-engaged = { $model } è entro 1" dalla tua miniatura { $friend }; scegli un bersaglio che non lo sia.
refusal-bad-split = Gli attacchi non si dividono così; dai almeno 1 attacco a ogni bersaglio, { $dice } in tutto (bersagli: { $targets }).
refusal-no-split = Quest'arma non divide i suoi attacchi; usala senza dividerli.
refusal-far-from-primary = { $model } è troppo lontana dal primo bersaglio; deve essere entro { $reach }.
refusal-unknown-ploy = Qui non c'è la Tattica { $ploy }; scegli tra: { $has }.
refusal-ploy-used = La Tattica { $ploy } è già stata usata in questa fase; usane un'altra o passa.
refusal-ploy-target = { $ploy } non si usa così; indica una miniatura solo se la Tattica la chiede, e una che consenta.

# Consiglio a parole
advise-attack =
    Risultato atteso: { $wounds ->
        [one] { $wounds } ferita
       *[other] { $wounds } ferite
    } a { $target }, fuori combattimento nel { $chance }% dei casi.
advise-kill-chance = L'attacco mette il bersaglio fuori combattimento nel { $number }% dei casi.

# Le probabilità di un attacco
game-odds-long =
    { $expected ->
        [one] { $expected } ferita
       *[other] { $expected } ferite
    } in media, { $kills } di mettere fuori combattimento.

# Il calcolatore di probabilità
chances-kills = Probabilità di mettere fuori combattimento
chances-glance-kills = { $chance } di mettere fuori combattimento
`,kt21:`# Kill Team 2021: le sue parole, al posto di quelle degli stessi messaggi negli altri file.

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
`,kt4w40k:`# Warhammer 40,000 con l'alternanza di Kill Team: le sue parole, al posto di quelle degli stessi messaggi negli altri file.

# Per che cosa si tirano i dadi
term-charge = carica

# Domande
ask-drop-zone = Quale zona di schieramento prendi?
ask-deploy =
    { $left ->
        [one] Schiera ancora { $left } unità.
       *[other] Schiera ancora { $left } unità.
    }
ask-gambit = Usi uno stratagemma o passi?
ask-react = { $model } è sotto attacco: usi uno stratagemma o passi?
ask-move = Quale unità agisce, e che cosa fa? Concludi i movimenti quando hai finito.
ask-reaction = { $charger } carica { $model }: fuoco di sorveglianza o passi?
ask-deny = Neghi { $power } con uno psionico o passi?
ask-fire = Quale unità spara, con che cosa e contro chi, o passi?
ask-fight-with = Quale unità combatte?

# Scelte
choice-zone = Zona di schieramento { $zone }
choice-no-ploy = Nessuno stratagemma
choice-end = Terminare i tuoi movimenti
choice-ready = { $model }: preparare il tiro

# Consiglio
advice-attack =
    Circa { $wounds ->
        [one] { $wounds } ferita
       *[other] { $wounds } ferite
    }; { $chance }% di probabilità di distruggere il bersaglio.

# Risposte della riga di comando
sim-turns = Turni per partita
sight-cover-save = { $to } aggiunge 1 ai suoi tiri salvezza dell'armatura per la copertura.

# Eventi
event-zone-taken = Il giocatore { $side } prende la zona di schieramento { $zone }.
board-zone = Zona di schieramento del giocatore { $side }
event-initiative-tied = Alcuni giocatori hanno ottenuto lo stesso risultato; tirano di nuovo.
event-deployed = { $model } è schierata in { $at }.
event-overwatches = { $model } effettua fuoco di sorveglianza.
event-moves-normally = { $model } fa un movimento normale fino a { $to } ({ $length }).
event-share = { $target } riceve { $dice } degli attacchi.
event-battle-round = Inizia il turno { $number }.
event-phase =
    { $phase ->
        [setup] Si schierano gli eserciti.
        [initiative] I giocatori tirano per l'iniziativa.
        [movement] Inizia la fase di Movimento.
        [psychic] Inizia la fase Psichica.
        [shooting] Inizia la fase di Tiro.
        [combat] Inizia la fase di Combattimento.
        [morale] Inizia la fase di Morale.
       *[over] L'ultimo turno è finito.
    }
event-makes-ready = { $model } prepara il tiro.
event-out-of-action = { $model } è distrutta.
event-shaken = { $model } fallisce il suo test di morale.
event-keeps-nerve = { $model } supera il suo test di morale.

# Motivi
reason-cover-save = Il bersaglio è in copertura: aggiunge 1 ai suoi tiri salvezza dell'armatura.
reason-no-cover-save = Il bersaglio non è in copertura: i suoi tiri salvezza dell'armatura restano quelli.
reason-engaged = Le due sono entro 1" l'una dall'altra.
lab-fact-engaged = Entro 1"

# Rifiuti
refusal-unknown-model = Nessuna unità o miniatura di { $model } di quel nome è in gioco; indicane una che lo sia.
refusal-not-yours = Non puoi usare { $model }; ora decide il giocatore { $side }, con una propria unità.
refusal-already-deployed = { $model } è già schierata; scegli un'unità che non lo sia.
refusal-outside-drop-zone = { $model } va schierata interamente nella tua zona di schieramento.
refusal-no-such-zone =
    { $zones ->
        [one] L'unica zona di schieramento è la 1.
       *[other] Questa zona di schieramento non esiste; scegline una da 1 a { $zones }.
    }
refusal-off-board = La basetta uscirebbe dalla plancia; deve restarvi per intero.
refusal-enters-control-range = Il percorso passa entro 1" da { $model }; resta più lontano, oppure carica quell'unità.
refusal-ends-in-control-range = Il movimento finirebbe entro 1" da { $model }; terminalo più lontano.
refusal-must-end-in-control-range = La prima miniatura di una carica deve finire entro 1" da uno dei suoi bersagli; muovi prima una miniatura che ci arrivi.
refusal-leaves-control-range = Il percorso si allontana oltre 1" da { $model }; resta entro 1".
refusal-in-control-range = Non mentre { $model } è entro 1"; resta stazionaria o ripiega.
refusal-no-enemy-in-control-range = Serve un nemico entro 1", e non ce n'è nessuno; scegli qualcos'altro.
refusal-target-not-in-control-range = { $model } non è entro 1"; scegli un nemico che lo sia.
refusal-friend-engaged = { $model } è entro 1" dalla tua unità { $friend }; scegli un bersaglio che non lo sia.
refusal-bad-split = Gli attacchi non si dividono così; danne almeno uno a ogni bersaglio, { $dice } in tutto (bersagli: { $targets }).
refusal-one-target = Una miniatura che ha caricato spara contro una sola delle unità che ha caricato; indica un solo bersaglio per essa.
refusal-no-split = Quest'arma non divide i suoi attacchi; usala senza dividerli.
refusal-far-from-primary = { $model } è troppo lontana dal primo bersaglio; deve essere entro { $reach }.
refusal-unknown-ploy = Qui non c'è lo stratagemma { $ploy }; scegli tra: { $has }.
refusal-ploy-used = Lo stratagemma { $ploy } è già stato usato in questa fase; usane un altro o passa.
refusal-ploy-target = { $ploy } non si usa così; indica un'unità solo se lo stratagemma la chiede, e una che consenta.
refusal-has-acted = { $model } ha già agito in questa fase; scegli un'unità che non l'abbia fatto.
refusal-cannot-shoot = { $model } non può sparare dopo ciò che ha fatto; scegli un'altra unità o passa.
refusal-has-shot = { $model } ha già sparato in questa fase; scegli un'altra unità o passa.
refusal-has-fought = { $model } ha già combattuto in questa fase; scegli un'altra unità.
refusal-cannot-fight = { $model } non combatte in questo passo; scegli un'unità che lo faccia.
refusal-not-charged = Non c'è stata carica tra essa e { $model }; attacca un'unità che ha caricato, o che l'ha caricata.
refusal-power-used = Il potere { $power } è già stato tentato in questo turno; tentane un altro o passa.
refusal-cannot-deny = { $model } non può negare questo potere; scegli uno psionico entro 24" che possa ancora farlo, o passa.
refusal-shaken = { $model } è scossa e non fa nulla; scegli un'unità che non lo sia.
refusal-grenade-thrown = Una sola miniatura di un'unità lancia una granata; le altre usino altre armi.
refusal-not-ready = { $model } non può preparare il tiro; scegli un altro movimento.

# Altre parole
choice-fall-back = { $model }: ripiegare
choice-fall-back-to = { $model }: ripiegare fino a { $to }
event-falls-back = { $model } ripiega fino a { $to } ({ $length }).
event-denies = { $model } tenta di negare { $power }.
term-deny = negazione del potere
refusal-was-engaged = { $model } ha iniziato la fase entro 1" da un nemico; può solo restare stazionaria o ripiegare.
refusal-was-charged = Un nemico ha caricato { $model } in questa fase, perciò non può ripiegare; deve restare stazionaria.
reach-fall-back = ripiegare
board-mark-fell-back = ha ripiegato
advise-attack =
    Risultato atteso: { $wounds ->
        [one] { $wounds } ferita
       *[other] { $wounds } ferite
    } a { $target }, distrutta nel { $chance }% dei casi.
advise-kill-chance = L'attacco distrugge il bersaglio nel { $number }% dei casi.
new-team-computer-a = Il tuo esercito
new-team-computer-b = L'esercito del computer
new-team-hotseat-a = Esercito del giocatore A
new-team-hotseat-b = Esercito del giocatore B
new-team-friend-a = Il tuo esercito
new-team-friend-b = L'esercito del tuo amico
new-team-watch-a = Esercito del giocatore A
new-team-watch-b = Esercito del giocatore B
new-team-further = Esercito del giocatore { $side }
game-tab-teams = Eserciti

# Le probabilità di un attacco
game-odds-long =
    { $expected ->
        [one] { $expected } ferita
       *[other] { $expected } ferite
    } in media, { $kills } di distruggere l'unità.

# Il calcolatore di probabilità
chances-kills = Probabilità di distruggere l'unità
chances-glance-kills = { $chance } di distruggere l'unità
`};export{e as default};