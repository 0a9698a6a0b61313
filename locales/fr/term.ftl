# Mots de règle, tels qu'ils figurent dans les phrases.

# Ordres
term-engage = Engagement
term-conceal = Dissimulation

# Bords de la killzone
term-west = ouest
term-east = est
term-south = sud
term-north = nord

# Succès
term-normal = normal
term-critical = critique

# Actions
term-reposition = Se Repositionner
term-dash = Sprinter
term-fall-back = Battre en Retraite
term-charge = Charger
term-shoot = Tirer
term-fight = Combattre

# Ce pour quoi on lance les dés
term-draw = mise en place
term-initiative = initiative
term-attack = attaque
term-defence = défense
term-reroll = relance
term-hot = Surchauffe

# Ce qui permet de relancer
term-balanced = Équilibré
term-ceaseless = Incessant
term-relentless = Implacable
term-command = Relance de Commandement

# Règles d'arme facultatives
term-punishing = Punitif
term-rending = Perforant
term-severe = Sévère
term-obscured = masqué
term-invulnerable-save = la Sauvegarde Invulnérable
