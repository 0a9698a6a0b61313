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
reach-too-large = The region has too many corners to be worked out; ask for a shorter move, or for one place.
reach-too-long = The region takes too long to be worked out; ask for a shorter move, or for one place.
reach-normal = normal move
reach-advance = Advance
reach-fall-back = Fall Back
reach-charge = charge

sim-draws = Drawn
sim-score = Side 1's score, 95% interval
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
odds-matrix-target = { $save }+ { $wounds }W
odds-matrix-model = T{ $toughness } { $figures }
odds-matrix-damage = expected wounds
odds-matrix-kill = chance to incapacitate
odds-unharmed = Chance to lose no wound
odds-flesh-wound = Chance of one more flesh wound
odds-out-of-action = Chance to be taken out of action
odds-slain = Models slain, exactly and that many or more:
odds-expected-slain = Expected models slain
odds-destroys = Chance to destroy the unit
odds-matrix-out-of-action = chance to take out of action
odds-matrix-destroy = chance to destroy
odds-matrix-plain = { $rules }, { $team } against { $targets }: { $figure }

advise-side = Player { $side } is to decide. The best first:
advise-attack =
    Expected: { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    } off { $target }, incapacitated in { $chance }% of cases.
advise-kill-chance = The attack incapacitates its target in { $number }% of cases.
advise-denies-activation = The target has not acted yet: it may never do so ({ $number }%).
advise-leaves-danger = It gets out of danger: { $number }% less to lose.
advise-stays-in-danger = It stays in danger: { $number }% of what it is worth is at stake.
advise-hides = It hides: { $number }% less to lose.
advise-comes-closer = It comes { $number }" closer to the enemy.
advise-stays = It stays where it is.
advise-makes-ready = It makes ready, and shoots before the others.
advise-goes-on = It goes to where it is wanted.
advise-falls-back = It gets out of the fight.
advise-charges = It charges.
advise-works-door = It works the door in its way.
advise-gets-out = It gets out.
advise-takes-wounds =
    It inflicts { $number ->
        [one] { $number } wound
       *[other] { $number } wounds
    } on average.

# A rule, as `coverline rules` prints it
book-ruling = ruling
book-example = example
book-see = See { $ids }
book-examples = Examples
book-tests = Tests
book-terms = Terms ({ $language })

# Lines of a record that do not hold
record-line = line { $line }: { $what }
record-hash = the hash here is { $hash }
record-other-decision = it is { $wanted }'s decision, not { $found }'s
record-other-dice = these are { $wanted }'s dice, not { $found }'s
record-answer-expected = an answer of { $side } is expected here
record-roll-expected =
    a roll of { $side } with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } is expected here
record-over = the game is over here

# What `coverline verify` has checked
verify-held =
    verified: { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }, { $rolls ->
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    }; { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } from the seed of { $commitment }
verify-back =
    taken back: { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }, { $rolls ->
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    } with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
verify-own =
    { $dice ->
        [one] not checked: { $dice } die that a player threw
       *[other] not checked: { $dice } dice that players threw themselves
    }
verify-words = words of { $side }:

# What `coverline play` says
play-open = Open { $url } (good once)
play-at = Coverline is at { $url }
play-end = Press ctrl-c to end; games go on where they stopped.

# What the parts of a picture are
picture-terrain =
    { $named ->
        [yes] { $name }: { $kind ->
            [heavy] heavy
           *[light] light
        }
       *[no] { $kind ->
            [heavy] heavy
           *[light] light
        }
    }, { $bottom } to { $top }{ $vantage ->
        [yes] , vantage
       *[no] { "" }
    }
picture-door =
    { $name } ({ $open ->
        [yes] open
       *[no] closed
    })
picture-model =
    { $model }{ $order ->
        [none] { "" }
       *[other] { " " }({ $order })
    }, { $height } tall at height { $floor }
