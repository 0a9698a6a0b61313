# Parole delle regole, come compaiono nelle frasi.

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
