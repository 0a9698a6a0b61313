# Mots de règle, tels qu'ils figurent dans les phrases.

# Ordres
term-engage = Engagement
term-conceal = Dissimulation

# Bords de la killzone
term-west = ouest
term-east = est
term-south = sud
term-north = nord

# Réussites
term-normal = normale
term-critical = critique

# Actions
term-reposition = Se Repositionner
term-dash = Sprinter
term-fall-back = Battre en Retraite
term-charge = Charger
term-shoot = Tirer
term-fight = Combattre
term-door = Actionner une porte

# Ce pour quoi on lance les dés
term-draw = mise en place
term-initiative = initiative
term-attack = attaque
term-defence = défense
term-reroll = relance
term-hot = Surchauffe
term-hit = touches
term-wound = blessures
term-save = sauvegardes
term-attacks = nombre d'attaques
term-damage = dégâts
term-injury = jet de trauma
term-advance = avance
term-roll-off = jet de départage
term-crush = porte qui se ferme
term-doors = nombre de portes
term-psychic = test psychique
term-deny = abjuration
term-perils = Périls du Warp
term-break = test de démoralisation
term-nerve = test de sang-froid
term-morale = test de moral
term-decisive = ordre des mouvements décisifs
term-ignore = blessures ignorées
term-wreck = transport détruit

# Ce qui permet de relancer
term-balanced = Équilibré
term-ceaseless = Incessant
term-relentless = Implacable
term-command = Relance de Commandement

# Règles d'arme facultatives
term-punishing = Punitif
term-rending = Perforant
term-severe = Sévère
term-obscured = Masqué
term-invulnerable-save = la Sauvegarde Invulnérable

# Tactiques
term-point-blank-overwatch = Tir en état d'alerte à bout portant
term-remote-access = Accès à distance

# Stratagèmes et autres effets d'un moment du tour
term-decisive-move = Mouvement décisif
term-decisive-shot = Tir décisif
term-command-re-roll = Relance de Commandement
term-counter-offensive = Contre-attaque
term-insane-bravery = Bravoure insensée
term-arrive = Arrivée des réserves
term-heroic-intervention = Intervention héroïque
term-psybolt = Décharge psychique
term-smite = Châtiment
term-scorch = Embrasement
term-ward = Protection
term-guide = Guidage

# Éléments de la killzone qui ont un numéro et pas de nom
part-wall = mur { $number }
part-barricade = barricade { $number }
part-terrain = décor { $number }
