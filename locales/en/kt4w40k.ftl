# Warhammer 40,000 with Kill Team's alternation: its own words, instead of those of the same messages in the other files.

# What dice are rolled for
term-charge = the charge

# Questions
ask-drop-zone = Which deployment zone do you take?
ask-deploy =
    { $left ->
        [one] Set up { $left } more unit.
       *[other] Set up { $left } more units.
    }
ask-gambit = Use a stratagem, or pass?
ask-react = { $model } is under attack: use a stratagem, or pass?
ask-move = Which unit acts, and what does it do? End the moves when you have finished.
ask-reaction = { $charger } charges { $model }: fire Overwatch, or pass?
ask-deny = Deny { $power } with a psyker, or pass?
ask-fire = Which unit shoots, with what and at whom, or pass?
ask-fight-with = Which unit fights?

# Choices
choice-zone = Deployment zone { $zone }
choice-no-ploy = No stratagem
choice-end = End your moves
choice-ready = { $model }: prepare fire

# Advice
advice-attack =
    About { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }; a chance of { $chance }% to destroy the target.

# Answers of the command line
sim-turns = Turns per game
sight-cover-save = { $to } adds 1 to its armour saves for cover.

# Events
event-zone-taken = Player { $side } takes deployment zone { $zone }.
board-zone = Deployment zone of player { $side }
event-initiative-tied = Players have rolled the same; they roll again.
event-deployed = { $model } is set up at { $at }.
event-overwatches = { $model } fires Overwatch.
event-moves-normally = { $model } makes a normal move to { $to } ({ $length }).
event-share = { $target } gets { $dice } of the attacks.
event-battle-round = Turn { $number } begins.
event-phase =
    { $phase ->
        [setup] The armies are set up.
        [initiative] Players roll for initiative.
        [movement] The Movement phase begins.
        [psychic] The Psychic phase begins.
        [shooting] The Shooting phase begins.
        [combat] The Combat phase begins.
        [morale] The Morale phase begins.
       *[over] The last turn has ended.
    }
event-makes-ready = { $model } prepares to fire.
event-out-of-action = { $model } is destroyed.
event-shaken = { $model } fails its morale test.
event-keeps-nerve = { $model } passes its morale test.

# Reasons
reason-engaged = The two are within 1" of each other.
reason-cover-save = The target has cover: it adds 1 to its armour saves.
reason-no-cover-save = The target has no cover: its armour saves are as they are.
lab-fact-engaged = Within 1"

# Refusals
refusal-unknown-model = There is no such unit or model of { $model } in play; name one that is.
refusal-not-yours = { $model } is not yours to use; player { $side } decides now, with a unit of their own.
refusal-already-deployed = { $model } is set up already; choose a unit that is not.
refusal-outside-drop-zone = { $model } has to be set up wholly within your deployment zone.
refusal-no-such-zone =
    { $zones ->
        [one] There is only deployment zone 1.
       *[other] There is no such deployment zone; choose one from 1 to { $zones }.
    }
refusal-off-board = The base would leave the table; it has to stay wholly on it.
refusal-enters-control-range = The path comes within 1" of { $model }; keep farther away, or charge it.
refusal-ends-in-control-range = The move would end within 1" of { $model }; end it farther away.
refusal-must-end-in-control-range = The first model of a charge has to end within 1" of one of its targets; move such a model first.
refusal-leaves-control-range = The path goes more than 1" away from { $model }; stay within 1" of it.
refusal-in-control-range = Not while { $model } is within 1"; remain stationary or Fall Back instead.
refusal-no-enemy-in-control-range = That needs an enemy within 1", and there is none; choose something else.
refusal-target-not-in-control-range = { $model } is not within 1"; choose an enemy that is.
refusal-friend-engaged = { $model } is within 1" of your { $friend }; choose a target that is not.
refusal-bad-split = The attacks cannot be divided like that; give every target at least one, { $dice } in all (targets: { $targets }).
refusal-one-target = A model that charged shoots at one of the units that it charged; name one target for it.
refusal-no-split = This weapon does not divide its attacks; use it without dividing them.
refusal-far-from-primary = { $model } is too far from the target named first; it has to be within { $reach }.
refusal-unknown-ploy = There is no stratagem { $ploy } here; choose from: { $has }.
refusal-ploy-used = { $ploy } has been used in this phase; use another stratagem or pass.
refusal-ploy-target = { $ploy } cannot be used that way; name a unit only if the stratagem asks for one, and one it allows.
refusal-has-acted = { $model } has acted in this phase; choose a unit that has not.
refusal-cannot-shoot = { $model } may not shoot after what it has done; choose another unit, or pass.
refusal-has-shot = { $model } has shot in this phase; choose another unit, or pass.
refusal-has-fought = { $model } has fought in this phase; choose another unit.
refusal-cannot-fight = { $model } does not fight in this step; choose a unit that does.
refusal-not-charged = There was no charge between it and { $model }; attack a unit that it charged, or that charged it.
refusal-power-used = { $power } has been attempted in this turn; attempt another power, or pass.
refusal-cannot-deny = { $model } may not deny this; choose a psyker within 24" that has denials left, or pass.
refusal-shaken = { $model } is shaken and does nothing; choose a unit that is not.
refusal-grenade-thrown = Only one model of a unit throws a grenade; let the others use other weapons.
refusal-not-ready = { $model } may not prepare fire; choose another move for it.

# Other words
choice-fall-back = { $model }: Fall Back
choice-fall-back-to = { $model }: Fall Back to { $to }
event-falls-back = { $model } Falls Back to { $to } ({ $length }).
event-denies = { $model } tries to deny { $power }.
term-deny = denying the power
refusal-was-engaged = { $model } began the phase within 1" of an enemy; it may only remain stationary or Fall Back.
refusal-was-charged = An enemy has charged { $model } in this phase, so it cannot Fall Back; it has to remain stationary.
reach-fall-back = Fall Back
board-mark-fell-back = has Fallen Back
advise-attack =
    Expected: { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    } off { $target }, destroyed in { $chance }% of cases.
advise-kill-chance = The attack destroys its target in { $number }% of cases.
new-team-computer-a = Your army
new-team-computer-b = The computer's army
new-team-hotseat-a = Army of player A
new-team-hotseat-b = Army of player B
new-team-friend-a = Your army
new-team-friend-b = Your friend's army
new-team-watch-a = Army of player A
new-team-watch-b = Army of player B
new-team-further = Army of player { $side }
game-tab-teams = Armies

# The odds of an attack
game-odds-long =
    { $expected ->
        [one] { $expected } wound
       *[other] { $expected } wounds
    } on average, { $kills } to destroy the unit.

# The odds calculator
chances-kills = Chance to destroy the unit
chances-glance-kills = { $chance } to destroy the unit
