# Regole e loro opzioni, come le elenca il catalogo.

rule-set-kt18 = Kill Team 2018, spazi angusti
rule-set-kt21 = Kill Team 2021
rule-set-kt24 = Kill Team 2024
rule-set-kt4w40k = Warhammer 40,000 con i turni di Kill Team

switch-move-rounding = Come si contano i movimenti: esatti, o ogni tratto dritto arrotondato a pollici interi
switch-move-floor = Se il Movimento può scendere sotto 4"
switch-reposition-past-engaged = Riposizionarsi passando accanto a un nemico trattenuto da un alleato
switch-obscured = I terreni Pesanti lontani oscurano
switch-vantage = L'altezza dà un vantaggio
switch-assists = Gli alleati aiutano nel combattimento
switch-operatives-block-sight = Gli agenti bloccano la visuale
switch-apl-change-cap = Se i cambi di LPA possono superare 1 in tutto
switch-initiative-winner-chooses = Chi vince il tiro nomina chi ha l'iniziativa
switch-use-group-activation = Attivazione di Gruppo
switch-round-move-increments = Ogni tratto dritto di un movimento è arrotondato a pollici interi
switch-vantage-exception = L'altezza rivela i bersagli nascosti in Copertura
switch-vantage-inclusive = Un'altezza di esattamente 2" basta per questo
switch-vantage-light-only = Solo contro la Copertura di terreni Leggeri
switch-bases-give-cover = Le basette degli altri agenti danno Copertura
switch-blast-needs-visibility = Esplosione raggiunge solo chi è visto dal bersaglio originale
switch-reap-from-user = Falciare si misura anche da chi la usa
switch-auto-saves = I tiri salvezza sono usati nel modo migliore senza chiedere
switch-stop-on-wipeout = La battaglia finisce quando una parte non ha più nessuno
switch-confines = Muri e porte del campo
switch-visibility-origin = La parte della base da cui parte una linea di vista
switch-sight-line-mm = La larghezza di una linea di vista in millimetri
switch-door-enemy-check = Se sono i nemici vicini alla porta o vicini al modello a impedire di azionarla dopo un movimento
switch-base-must-fit = Una base deve passare dal varco
switch-tac-cost = Quanto costano le Tattiche del tavolo in PC
switch-tactic-once-per-phase = Una Tattica si usa una volta per fase
switch-fight-round-corner = Combattere dietro l'angolo di un muro
switch-psychic-phase = Si gioca la fase psichica
