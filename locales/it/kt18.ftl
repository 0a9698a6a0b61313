# Kill Team 2018: le sue parole, al posto di quelle degli stessi messaggi negli altri file.

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
