# The odds calculator.

chances-title = Odds calculator
chances-lead = Exact chances of one shot or one fight, both sides choosing as well as can be.
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

# The answer
chances-expected = Wounds lost on average
chances-kills = Chance to incapacitate
chances-expected-own = Own wounds lost on average
chances-dies = Chance to be incapacitated
chances-glance-wounds = { $wounds } wounds
chances-glance-kills = { $chance } to incapacitate
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
chances-table = All figures
