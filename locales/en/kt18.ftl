# Kill Team 2018: its own words, instead of those of the same messages in the other files.

# What dice are rolled for
term-charge = the charge

# Questions
ask-drop-zone = Which deployment zone do you take?
ask-deploy =
    { $left ->
        [one] Set up { $left } more model.
       *[other] Set up { $left } more models.
    }
ask-gambit = Use a Tactic, or pass?
ask-react = { $model } is under attack: use a Tactic, or pass?

# Choices
choice-zone = Deployment zone { $zone }
choice-no-ploy = No Tactic
choice-end = End your part of the phase

# Advice
advice-attack =
    About { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }; a chance of { $chance }% to take the target out of action.

# Answers of the command line
sim-turns = Battle rounds per game

# Events
event-zone-taken = Player { $side } takes deployment zone { $zone }.
board-zone = Deployment zone of player { $side }
event-initiative-tied = Players have rolled the same; they roll again.
event-deployed = { $model } is set up at { $at }.
event-overwatches = { $model } fires Overwatch.
event-moves-normally = { $model } makes a normal move to { $to } ({ $length }).
event-share = { $target } gets { $dice } of the attacks.

# Reasons
reason-engaged = The two are within 1" of each other.
lab-fact-engaged = Within 1"

# Refusals
refusal-unknown-model = There is no model { $model } in play; name one that is still in the game.
refusal-not-yours = { $model } is not yours to use; player { $side } decides now, with a model of their own.
refusal-already-deployed = { $model } is set up already; choose a model that is not on the battlefield yet.
refusal-outside-drop-zone = { $model } has to be set up wholly within your deployment zone.
refusal-no-such-zone =
    { $zones ->
        [one] There is only deployment zone 1.
       *[other] There is no such deployment zone; choose one from 1 to { $zones }.
    }
refusal-off-board = The base would leave the battlefield; it has to stay wholly on it.
refusal-enters-control-range = The path comes within 1" of { $model }; keep farther away, or charge it.
refusal-ends-in-control-range = The move would end within 1" of { $model }; end it farther away.
refusal-must-end-in-control-range = A charge has to end within 1" of one of its targets; end it there.
refusal-leaves-control-range = The path goes more than 1" away from { $model }; stay within 1" of it.
refusal-in-control-range = Not while { $model } is within 1"; remain stationary or Fall Back instead.
refusal-no-enemy-in-control-range = That needs an enemy within 1", and there is none; choose something else.
refusal-target-not-in-control-range = { $model } is not within 1"; fight an enemy that is.
refusal-friend-engaged = { $model } is within 1" of your { $friend }; choose a target that is not.
refusal-bad-split = The attacks cannot be divided like that; give every target at least 1 attack, { $dice } in all (targets: { $targets }).
refusal-no-split = This weapon does not divide its attacks; use it without dividing them.
refusal-far-from-primary = { $model } is too far from the target named first; it has to be within { $reach }.
refusal-unknown-ploy = There is no Tactic { $ploy } here; choose from: { $has }.
refusal-ploy-used = { $ploy } has been used in this phase; use another Tactic or pass.
refusal-ploy-target = { $ploy } cannot be used that way; name a model only if the Tactic asks for one, and one it allows.

# Advice in words
advise-attack =
    Expected: { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    } off { $target }, out of action in { $chance }% of cases.
advise-kill-chance = The attack takes its target out of action in { $number }% of cases.

# The odds of an attack
game-odds-long =
    { $expected ->
        [one] { $expected } wound
       *[other] { $expected } wounds
    } on average, { $kills } to take out of action.

# The odds calculator
chances-kills = Chance to take out of action
chances-glance-kills = { $chance } to take out of action
