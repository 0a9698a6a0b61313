# Rule sets in which models act together in units, on a large table.

# A new game with armies
# $units, $models and $points are numbers
new-army-size =
    { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }, { $models ->
        [one] { $models } model
       *[other] { $models } models
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
new-table = Table
new-scenario = Scenario
new-scenario-turns =
    { $count ->
        [one] It lasts { $count } turn.
       *[other] It lasts { $count } turns.
    }

# The turn and its steps
game-turn = Turn { $number }
game-turn-of = Turn { $number } of { $of }
game-phase-combat = Combat phase
game-phase-end = End of the turn
game-phase-short-combat = Combat
game-phase-short-end = End
game-section-start-of-turn = the turn begins
game-section-start-of-movement = start
game-section-decisive-moves = decisive moves
game-section-moves = moves
game-section-end-of-movement = end
game-section-start-of-psychic = start
game-section-psykers = psykers
game-section-end-of-psychic = end
game-section-start-of-shooting = start
game-section-prepared-fire = prepared fire
game-section-normal-fire = normal fire
game-section-end-of-shooting = end
game-section-start-of-combat = start
game-section-hammer-of-fury = hammer of fury
game-section-normal-combat = normal combat
game-section-fights-last = those who fight last
game-section-end-of-combat = end
game-section-start-of-morale = start
game-section-morale-tests = tests
game-section-end-of-morale = end
game-section-end-of-turn = the turn ends
game-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
game-points-long = Points of the units that are left

# What is to be seen at a unit
board-mark-engaged = engaged
board-mark-prepared = prepared to fire
board-mark-was-charged = was charged
board-mark-disembarked = disembarked
board-mark-arrived = arrived
board-mark-cast = has cast
board-mark-tested = has tested
board-mark-decisive-move = Decisive Move
board-mark-decisive-shot = Decisive Shot
board-mark-worse-line = a line worse
board-mark-worse-line-next = a line worse next turn
board-mark-demoralised = demoralised
board-mark-demoralised-next = demoralised next turn

# Units
game-destroyed = destroyed
# $left and $full are numbers of models
game-models-left =
    { $full ->
        [one] { $left } of { $full } model
       *[other] { $left } of { $full } models
    }
# $unit is the transport, such as A5
game-aboard = aboard { $unit }
game-unit-waiting = to be set up
game-unit-reserve = in reserve
game-unit-aboard = aboard
game-another-unit = Another unit
card-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
card-capacity = carries { $count }
card-casts =
    { $casts ->
        [one] { $casts } power
       *[other] { $casts } powers
    }, denies { $denies }
card-aura-of = aura { $length }"
card-ability-advance-and-charge = Advances and charges
card-ability-fights-first = fights first
card-ability-fights-last = fights last
card-ability-reserve = may wait in reserve

# Sending a unit
game-deed-march = Move
game-deed-prepare = Prepare fire
game-deed-withdraw = Fall Back
game-deed-disembark = Disembark
game-hint-deploy-unit = Choose a unit, then click where its first model is to stand; the others stand round it.
game-hint-pick-unit = Click one of the ringed units, or choose here.
game-finish-moving-units = { $count ->
    [one] Finish moving; { $count } unit stays
   *[other] Finish moving; { $count } units stay
}
game-hint-march = Click where the unit is to go, or choose here.
game-hint-go-normal = Click where the first model goes, or drag the unit; the others go with it.
game-hint-go-advance = Click where the first model goes, or drag the unit; the others go with it.
game-hint-go-fall-back = Click where the first model goes, away from all enemies.
game-hint-go-charge = Confirm the way shown, or click where the first model goes.
game-hint-go-failed-charge = The charge fails. The unit may come nearer.
game-hint-go-pile-in = Each model may come nearer to the enemy nearest to it.
game-hint-go-consolidate = Each model may come nearer to the enemy nearest to it.
game-hint-go-disembark = Click where the first model gets out; the others stand round it.
game-hint-go-arrive = Click where the first model arrives; the others stand round it.
game-hint-go-intervene = Click where to step in, nearer to the nearest enemy.
game-hint-adjust = Drag single models to send them elsewhere, or confirm.
game-hint-adjust-one = Click where model { $number } is to stand.
game-adjust-whom = Models of the unit
game-go-normal = Move
game-go-advance = Advance
game-go-fall-back = Fall Back
game-go-charge = Charge
game-go-failed-charge = Come nearer
game-go-pile-in = Pile in
game-go-consolidate = Consolidate
game-go-disembark = Get out here
game-go-arrive = Arrive here
game-go-intervene = Step in
game-go-stay = Stay there
game-go-closest = As close as possible

# Moments of the turn
game-hint-window = Everybody in turn may use one effect. Whoever passes uses none any more at this moment.
game-hint-window-unit = Click one of the ringed units, or choose here.
game-window-pass = Nothing more now
game-effect-decisive-move-text = The unit moves before all others.
game-effect-decisive-shot-text = The unit fires with those that are prepared.
game-effect-counter-offensive-text = The unit fights next, although its turn has not come.
game-effect-insane-bravery-text = The unit passes its morale test without a die.
game-effect-command-re-roll-text = One die is rolled again.
game-effect-arrive-text = The unit is set up on the table.
game-effect-heroic-intervention-text = The character steps into a melee nearby.

# Attacks of a unit
game-hint-pick-firing = The ringed units may shoot. Click one, or choose here.
game-hint-volley = Click a target: everything that can goes at it. Then choose a weapon to give it a target of its own.
game-hint-blows = Click whom to strike: everything that can goes at it. Then choose a weapon to give it a target of its own.
# $count is how many models have the weapon
game-weapon-times = { $count } × { $name }
game-volley-confirm = Fire
game-blows-confirm = Strike
game-volley-count = How many at { $target }
game-volley-spare = Not at { $target }
game-volley-split = Another target, too
game-volley-split-now = Click the other target
game-hint-casualties = Click the model that suffers, or choose here.
# $reason is what the dice were rolled for
game-fallen-for = Rolled for { $reason }
game-auto-allocate = choose who suffers
game-pass-embark = Stay outside.
game-pass-muster = No test.
game-pass-opportunity = Let them go.
