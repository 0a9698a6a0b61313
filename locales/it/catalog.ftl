# Regole e loro opzioni, come le elenca il catalogo.

rule-set-kt18 = Kill Team 2018, spazi angusti
rule-set-kt21 = Kill Team 2021
rule-set-kt24 = Kill Team 2024
rule-set-kt4w40k = Warhammer 40,000 con i turni di Kill Team

switch-move-rounding = Come si contano i movimenti: esatti, o ogni tratto dritto arrotondato a pollici interi
switch-move-floor = Se il Movimento può scendere sotto 4"
switch-dash = Fin dove porta uno Scatto: mai oltre il Movimento, o sempre 3"
switch-reposition-past-engaged = Riposizionarsi passando accanto a un nemico trattenuto da un alleato
switch-obscured = I terreni Pesanti lontani oscurano
switch-vantage = L'altezza dà un vantaggio
switch-assists = Gli alleati aiutano nel combattimento
switch-operatives-block-sight = Gli agenti bloccano la visuale
switch-apl-change-cap = Se i cambi di LPA possono superare 1 in tutto
switch-initiative-winner-chooses = Chi vince il tiro nomina chi ha l'iniziativa
switch-use-group-activation = Attivazione di Gruppo
switch-round-move-increments = Ogni tratto dritto di un movimento è arrotondato a pollici interi
switch-obscuring = Che cosa oscura: i terreni più alti del bersaglio, o quelli Pesanti
switch-vantage-exception = L'altezza rivela i bersagli nascosti in Copertura
switch-vantage-inclusive = Un'altezza di esattamente 2" basta per questo
switch-vantage-light-only = Solo contro la Copertura di terreni Leggeri
switch-bases-give-cover = Le basette degli altri agenti danno Copertura
switch-blast-needs-visibility = Area raggiunge solo chi è visto dal bersaglio originale
switch-reap-from-user = Falciare si misura anche da chi la usa
switch-auto-saves = I tiri salvezza sono usati nel modo migliore senza chiedere
switch-stop-on-wipeout = La battaglia finisce quando una parte non ha più nessuno
switch-confines = Muri e porte della plancia
switch-visibility-origin = La parte della basetta da cui parte una linea di vista
switch-sight-line-mm = La larghezza di una linea di vista in millimetri
switch-door-enemy-check = Se sono i nemici vicini alla porta o vicini alla miniatura a impedire di azionarla dopo un movimento
switch-base-must-fit = Una basetta deve passare dal varco
switch-tac-cost = Quanto costano le Tattiche della plancia in PC
switch-tactic-once-per-phase = Una Tattica si usa una volta per fase
switch-fight-round-corner = Combattere dietro l'angolo di un muro
switch-psychic-phase = Si gioca la fase Psichica
switch-prepared-may-fire-late = Un'unità preparata che non ha sparato con le altre può sparare più tardi
switch-decisive-shot-ignores-move = Un Tiro decisivo dimentica che l'unità si è mossa
switch-failed-charge-move = Come una carica fallita muove l'unità
switch-screen-by-gaps = Gli spazi di un'unità schermano come le sue miniature
switch-degrading-monsters-as-vehicles = I mostri con profilo degradante falliscono il morale come i veicoli
switch-demoralised-scope = Che cosa rende più difficile essere demoralizzati
switch-stratagem-once-per-phase = Uno stratagemma si usa una volta per fase
switch-first-deployer-bonus = Chi finisce per primo di schierare aggiunge 1 al primo tiro di iniziativa

# Che cosa non va in una killzone disegnata, o forse non è voluto
problem-name = Un nome ha da 1 a 60 caratteri su una riga, senza spazi alle estremità.
problem-inches = Qui va una lunghezza da { $least }" a { $most }".
problem-too-many = Ce n'è uno di troppo: { $most } al massimo.
problem-corners-few = Servono almeno 3 angoli.
problem-corners-many =
    { $most ->
        [one] Può avere al massimo { $most } angolo.
       *[other] Può avere al massimo { $most } angoli.
    }
problem-corners-same = Gli angoli { $one } e { $other } sono lo stesso punto.
problem-edges-cross = I lati che partono dagli angoli { $one } e { $other } si incrociano.
problem-flat = Il contorno non ha superficie.
problem-top = Il lato superiore ({ $top }") deve stare sopra quello inferiore ({ $bottom }").
problem-no-length = Le due estremità sono lo stesso punto.
problem-same-name = Il nome è lo stesso del numero { $number }.
problem-zones-overlap = Si sovrappone a un'altra zona di schieramento: { $name }.
problem-open-end = L'estremità è libera: lì non c'è muro, né estremità di una porta, né bordo della plancia.
problem-hangs = L'estremità non poggia su nulla: lì non c'è muro, né estremità di un'altra porta, né bordo della plancia.
problem-doorway = Nessuna basetta di { $mm } mm passa da questo varco.
problem-unreached = Una basetta di 32 mm non può arrivare dall'altra parte, a ({ $x }"; { $y }"), nemmeno con tutte le porte aperte.
problem-two-zones = Una partita richiede almeno due zone di schieramento.
problem-zone-small = Non contiene { $count } basette di 32 mm.
problem-counts-as-heavy = Senza tipo conta come terreno Pesante, perché è alto 2" o più.
problem-counts-as-light = Senza tipo conta come terreno Leggero, perché è alto meno di 2".
problem-edge-small =
    { $edge ->
        [west] Non c'è posto per dieci basette di 40 mm al bordo ovest.
        [east] Non c'è posto per dieci basette di 40 mm al bordo est.
        [south] Non c'è posto per dieci basette di 40 mm al bordo sud.
       *[north] Non c'è posto per dieci basette di 40 mm al bordo nord.
    }
problem-card-text = Al carattere { $column }: atteso { $expected }, trovato { $found }.
problem-card-form = { $rules } non gioca «{ $form }».
problem-roster-always = { $card } porta sempre { $weapon }.
problem-roster-card = Nessuna carta di questa squadra si chiama { $card }.
problem-roster-count = { $what }: presi { $found }, attesi da { $least } a { $most }.
problem-roster-empty = La lista non prende nessuno; attesi da 1 a { $most }.
problem-roster-equipment = Nessun equipaggiamento di questa squadra si chiama { $name }.
problem-roster-load = Troppe armi e profili per una miniatura: { $found }, al massimo { $most }.
problem-roster-weapon = { $card } non ha nessuna arma chiamata { $weapon }.

# Che cosa non va in un file di qualunque formato, o forse non è voluto
problem-syntax = Questo non è TOML: { $why }
problem-unknown-field = Qui non c'è questo campo; ci sono { $known }.
problem-text = Qui va un testo tra virgolette.
problem-word = Qui va uno di questi: { $words }.
problem-flag = Qui va true o false.
problem-whole = Qui va un numero intero da { $least } a { $most }.
problem-diameter = Qui va un diametro da { $least } a { $most } mm.
problem-list = Qui va una lista tra parentesi quadre.
problem-table = Qui va una tabella con campi propri.
problem-point = Qui va un punto [x, y].
problem-corners = Qui va una lista di angoli [x, y].
problem-name-letters = Un nome ha almeno una lettera o una cifra.
problem-name-long = Questo nome è troppo lungo: { $most } lettere e cifre al massimo.
problem-zones-two = Qui vanno due zone di atterraggio, ciascuna una lista di angoli.
problem-zones-four = Qui vanno da due a quattro zone di atterraggio, ciascuna una lista di angoli.
problem-drop-zones-overlap = Questa zona di atterraggio si sovrappone a un'altra.
problem-zone-room = La zona di atterraggio { $zone } non contiene dieci basette da 40 mm.
