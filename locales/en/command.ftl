# Answers of the command line.

# $from and $to are models
sight-valid = { $to } is a valid target for { $from }.
sight-not-valid = { $to } is not a valid target for { $from }.
sight-distance = The distance is { $distance }.
sight-no-way = No way round the walls leads from { $from } to { $to }.
sight-cover-save = { $to } may retain a cover save.

# $action is a move, $length and $limit are lengths
reach-legal = { $model } may go there: { $action }, { $length } of at most { $limit }.
reach-illegal = { $model } may not go there: { $action }, at most { $limit }.
reach-region = Where { $model } may end: { $action }, at most { $limit }.
reach-nowhere = There is no place where { $model } may end: { $action }, at most { $limit }.
reach-normal = normal move
reach-advance = Advance
reach-fall-back = Fall Back
reach-charge = charge

sim-draws = Drawn
sim-score = Side 1's score, 95 % interval
sim-games = Games
sim-turns = Turning points per game
sim-decisions = Decisions
sim-speed = Games per second
sim-digest = Digest

odds-defender-loses = Wounds that the defender loses, exactly and that many or more:
odds-attacker-loses = Wounds that the attacker loses:
odds-attacks = Attacks in a row
odds-expected = Expected wounds
odds-kills = Chance to incapacitate
odds-injures = Chance to leave it injured
odds-expected-own = Expected own wounds lost
odds-dies = Chance to be incapacitated
odds-goal = Goal
odds-goal-damage = damage
odds-goal-kill = kill
odds-value = Value of the goal
odds-policy = Played
odds-policy-optimal = perfectly by both sides
odds-policy-always-strike = always striking
odds-policy-always-parry = always blocking while possible
odds-policy-never-fish = never re-rolling successes
odds-first-move = First move of the attacker
odds-first-best = best in
odds-first-cost = costs
odds-strike-critical = strike with a critical success
odds-strike-normal = strike with a normal success
odds-block-critical = block a critical success
odds-block-normal = block a normal success
odds-block-nothing = block nothing
odds-matrix = { $rules }, { $team } against { $targets }: { $figure }, played { $policy }
odds-matrix-range = a range of targets
odds-matrix-damage = expected wounds
odds-matrix-kill = chance to incapacitate

advise-side = Player { $side } is to decide. The best first:
advise-attack = Expected: { $wounds } wounds off { $target }, incapacitated in { $chance } % of cases.
advise-kill-chance = The attack takes its target out in { $number } % of cases.
advise-denies-activation = The target has not acted yet: it may never do so ({ $number } %).
advise-leaves-danger = It gets out of danger: { $number } % less to lose.
advise-stays-in-danger = It stays in danger: { $number } % of what it is worth is at stake.
advise-hides = It hides: { $number } % less to lose.
advise-comes-closer = It comes { $number }" closer to the enemy.
advise-stays = It stays where it is.
advise-makes-ready = It makes ready, and shoots before the others.
advise-goes-on = It goes to where it is wanted.
advise-falls-back = It gets out of the fight.
advise-charges = It charges.
advise-works-door = It works the door in its way.
advise-gets-out = It gets out.
advise-takes-wounds = It takes { $number } wounds on average.
