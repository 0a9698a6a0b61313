# Kill Team 2018: le sue parole, al posto di quelle degli stessi messaggi negli altri file.

# Per che cosa si tirano i dadi
term-charge = carica

# Domande
ask-deploy =
    { $left ->
        [one] Schiera ancora { $left } modello.
       *[other] Schiera ancora { $left } modelli.
    }
ask-gambit = Usi una Tattica o passi?
ask-react = { $model } è sotto attacco: usi una Tattica o passi?

# Scelte
choice-no-ploy = Nessuna Tattica
choice-end = Terminare la tua parte della fase

# Consiglio
advice-attack = Circa { $wounds } ferite; { $chance } % di probabilità di mettere il bersaglio fuori combattimento.

# Risposte della riga di comando
sim-turns = Round di battaglia per partita

# Eventi
event-initiative-tied = Alcuni giocatori hanno ottenuto lo stesso risultato; tirano di nuovo.
event-deployed = { $model } è schierato in { $at }.
event-overwatches = { $model } effettua fuoco di sorveglianza.
event-moves-normally = { $model } fa un movimento normale in { $to } ({ $length }).
event-share = { $target } riceve { $dice } degli attacchi.

# Motivi
reason-engaged = I due sono entro 1" l'uno dall'altro.

# Rifiuti
refusal-unknown-model = Nessun modello { $model } è in gioco; indicane uno ancora presente.
refusal-not-yours = Non puoi usare { $model }; ora decide il giocatore { $side }, con un proprio modello.
refusal-already-deployed = { $model } è già schierato; scegli un modello che non sia ancora sul campo di battaglia.
refusal-off-board = La basetta uscirebbe dal campo di battaglia; deve restarvi per intero.
refusal-enters-control-range = Il percorso passa entro 1" da { $model }; resta più lontano, oppure carica quel nemico.
refusal-ends-in-control-range = Il movimento finirebbe entro 1" da { $model }; terminalo più lontano.
refusal-must-end-in-control-range = Una carica deve finire entro 1" da uno dei suoi bersagli; terminala lì.
refusal-leaves-control-range = Il percorso si allontana oltre 1" da { $model }; resta entro 1".
refusal-in-control-range = Non mentre { $model } è entro 1"; resta stazionario o ripiega.
refusal-no-enemy-in-control-range = Serve un nemico entro 1", e non ce n'è nessuno; scegli qualcos'altro.
refusal-target-not-in-control-range = { $model } non è entro 1"; combatti un nemico che lo sia.
refusal-friend-engaged = { $model } è entro 1" dal tuo modello { $friend }; scegli un bersaglio che non lo sia.
refusal-bad-split = Gli attacchi non si dividono così; dai almeno 1 attacco a ogni bersaglio, { $dice } in tutto (bersagli: { $targets }).
refusal-no-split = Quest'arma non divide i suoi attacchi; usala senza dividerli.
refusal-far-from-primary = { $model } è troppo lontano dal primo bersaglio; deve essere entro { $reach }.
refusal-unknown-ploy = Qui non c'è la Tattica { $ploy }; scegli tra: { $has }.
refusal-ploy-used = La Tattica { $ploy } è già stata usata in questa fase; usane un'altra o passa.
refusal-ploy-target = { $ploy } non si usa così; indica un modello solo se la Tattica lo chiede, e uno che consenta.
