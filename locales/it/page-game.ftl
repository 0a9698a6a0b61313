# Le pagine in cui si gioca: una nuova partita, la partita stessa, le partite da rivedere.

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
