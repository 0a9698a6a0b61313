# Rule sets with phases, and boards with walls and doors.
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
