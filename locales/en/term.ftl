# Words of the rules, as they stand inside sentences.

# Orders
term-engage = Engage
term-conceal = Conceal

# Edges of the killzone
term-west = west
term-east = east
term-south = south
term-north = north

# Successes
term-normal = normal
term-critical = critical

# Actions
term-reposition = Reposition
term-dash = Dash
term-fall-back = Fall Back
term-charge = Charge
term-shoot = Shoot
term-fight = Fight
term-door = Work a door

# What dice are rolled for
term-draw = setting up
term-initiative = initiative
term-attack = attack
term-defence = defence
term-reroll = the re-roll
term-hot = Hot
term-hit = hits
term-wound = wounds
term-save = saves
term-attacks = the number of attacks
term-damage = damage
term-injury = the injury
term-advance = the Advance
term-roll-off = the roll-off
term-crush = the closing door
term-doors = the number of doors
term-psychic = the Psychic test
term-deny = denying the power
term-perils = Perils of the Warp
term-break = the break test
term-nerve = the Nerve test
term-morale = the morale test
term-decisive = the order of the decisive moves
term-ignore = ignoring wounds
term-wreck = the wrecked transport

# What lets a player roll again
term-balanced = Balanced
term-ceaseless = Ceaseless
term-relentless = Relentless
term-command = Command Re-roll

# Optional weapon rules
term-punishing = Punishing
term-rending = Rending
term-severe = Severe
term-obscured = obscured
term-invulnerable-save = the invulnerable save

# Tactics
term-point-blank-overwatch = Point-Blank Overwatch
term-remote-access = Remote Access

# Stratagems and other effects of a moment of the turn
term-decisive-move = Decisive Move
term-decisive-shot = Decisive Shot
term-command-re-roll = Command Re-roll
term-counter-offensive = Counter-Offensive
term-insane-bravery = Insane Bravery
term-arrive = Arrival from reserve
term-heroic-intervention = Heroic Intervention
term-psybolt = Psybolt
term-smite = Smite
term-scorch = Scorch
term-ward = Ward
term-guide = Guide

# Parts of the killzone that have a number and no name
part-wall = wall { $number }
part-barricade = barricade { $number }
part-terrain = terrain { $number }
