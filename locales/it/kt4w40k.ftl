# Warhammer 40,000 con l'alternanza di Kill Team: le sue parole, al posto di quelle degli stessi messaggi negli altri file.

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
