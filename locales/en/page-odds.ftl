# The odds calculator.

chances-title = Odds calculator
chances-lead = Exact chances of an attack, with the whole distribution, in all four rule sets.
chances-share = Copy the link
chances-copy-by-hand = Copy the address from the address bar: it holds everything.
chances-form = The attack
chances-results = The odds

# Set-ups that are compared
chances-setup = Set-up { $letter }
chances-compare = Compare
chances-remove = Remove
chances-name = Name of the set-up

# The form
chances-edition = Rules
chances-sequence = Kind of attack
chances-sequence-shoot = Shoot
chances-sequence-fight = Fight
chances-sequence-overwatch = Overwatch
chances-sequence-opportunity = Opportunity strike
chances-sequence-mortal = Mortal wounds
chances-attacker = Attacker
chances-defender = Defender
chances-pick-weapon = Fill in from a weapon…
chances-pick-operative = Fill in from an operative…
chances-card = { $weapon } ({ $operative })
chances-attacks = Attack dice
chances-hit = Hit
chances-damage-normal = Normal damage
chances-damage-critical = Critical damage
chances-rules = Weapon rules
chances-rules-none = none
chances-rules-add = Add or remove a weapon rule
chances-rules-read = What they do:
chances-wounds = Wounds
chances-save = Save
chances-defence = Defence dice
chances-rerolls = Command Re-rolls
chances-cover = Cover save
chances-obscured = Obscured
chances-invulnerable = Invulnerable save
chances-more = Goal, habits and name
chances-plays-for = Both sides play for
chances-for-damage = damage
chances-for-kill = the kill
chances-plays = How they choose
chances-plays-optimal = As well as can be
chances-plays-always-strike = Always strike
chances-plays-always-parry = Always block while possible
chances-plays-never-fish = Never re-roll a success

# The form where there are phases
chances-weapon = Weapon { $number }
chances-weapon-add = Another weapon
chances-weapon-remove = Remove weapon { $number }
chances-line = The weapon in a line
chances-line-hint = Change the line or the fields below; dice are written D3, 2D6, D6+1.
chances-line-wrong = This cannot be read; a line looks like: { $line }
chances-pick-model = Fill in from a model…
chances-pick-unit = Fill in from a unit…
chances-models = Models
chances-attacks-number = Attacks
chances-attacks-each = Attacks of each
chances-bs = Ballistic Skill
chances-ws = Weapon Skill
chances-hit-modifier = Hit modifiers
chances-strength = Strength
chances-ap = AP
chances-damage = Damage
chances-mortal-wounds = Mortal wounds
chances-mortal-hint = Those of a power, a door and the like, once it works.
chances-snap-hint = Only an unmodified 6 hits, whatever the skill and the modifiers.
chances-wounds-left = Wounds left
chances-wounds-each = Wounds of each
chances-toughness = Toughness
chances-save-none = none
chances-flesh-wounds = Flesh wounds
chances-injury-modifier = Injury modifiers
chances-unit-cover = The whole unit is in cover
chances-ignores = Wounds are ignored on
chances-left = One model is wounded; wounds left
chances-special =
    { $number ->
        [0] Special rules
       *[other] Special rules ({ $number })
    }
chances-wr-auto-hit = Hits automatically
chances-wr-melta = Melta: the higher of two rolls for damage
chances-wr-no-invulnerable = No invulnerable saves
chances-wr-again = Re-rolls
chances-wr-hits-again = Re-roll hits
chances-wr-wounds-again = Re-roll wounds
chances-wr-wounds-on = Wounds on
chances-wr-hits-on = A 6 to hit is
chances-wr-mortal-on = A 6 to wound adds
chances-again-never = none
chances-again-ones = dice that show 1
chances-again-fails = dice that fail
chances-wounds-by-strength = by Strength
chances-hits =
    { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }
chances-mortal =
    { $wounds ->
        [0] none
        [one] { $wounds } mortal wound
       *[other] { $wounds } mortal wounds
    }

# The answer
chances-expected = Wounds lost on average
chances-kills = Chance to incapacitate
chances-expected-own = Own wounds lost on average
chances-dies = Chance to be incapacitated
chances-glance-wounds =
    { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
chances-glance-kills = { $chance } to incapacitate
chances-slain = Models slain
chances-unharmed = Chance to lose no wound
chances-outcome = How the model stands at the end
chances-stands =
    { $wounds ->
        [0] Standing, no flesh wound
        [one] Standing, { $wounds } flesh wound
       *[other] Standing, { $wounds } flesh wounds
    }
chances-out-of-action = Out of action
chances-expected-slain = Models slain on average
chances-defender-loses = Wounds the defender loses
chances-attacker-loses = Wounds the attacker loses
chances-mode = Chances of
chances-exact = exactly
chances-least = at least
chances-chart-hint = Point at a column for its exact chance.
chances-chart-at =
    { $wounds ->
        [one] { $wounds } wound: { $chances }
       *[other] { $wounds } wounds: { $chances }
    }
chances-chart-at-models =
    { $models ->
        [one] { $models } model: { $chances }
       *[other] { $models } models: { $chances }
    }
chances-table = All figures
