# Rule sets with phases, and boards with walls and doors.
board-control-point = Control point: { $name }
board-drop-zone = Deployment zone: { $name }
board-mark-readied = Readied
board-mark-shaken = shaken
board-mark-flesh-1 = one flesh wound
board-mark-flesh-2 = two flesh wounds
board-mark-flesh-3 = three flesh wounds
board-mark-moved = has moved
board-mark-advanced = has Advanced
board-mark-fell-back = has Fallen Back
board-mark-charged = has charged
board-mark-charge-failed = its charge failed
board-mark-retreated = has Retreated
board-mark-shot = has shot
board-mark-fought = has fought

# Drawing what only some boards have
draw-kind-control_point = Control point
draw-kinds-control_point = Control points
draw-kind-drop_zone = Deployment zone
draw-kinds-drop_zone = Deployment zones
draw-new-control_point = Control point
draw-new-drop_zone = Deployment zone
draw-tool-control_point = Control point
draw-tool-drop_zone = Deployment zone
draw-hint-control_point = Click where doors can be worked from afar.
draw-hint-drop_zone = Drag from corner to corner of the area where a team is set up.
draw-radius = Reach (")
draw-confines-tactics = The Tactics of ultra-close confines may be used here

# A new game with phases
new-players = Players

# $side is C or D
new-team-further = Team of player { $side }
new-who = Who plays { $side }
new-who-me = I, or somebody at this screen
new-who-computer = The computer
new-who-friend = A friend, by link
new-team-models = { $count ->
    [one] { $count } model
   *[other] { $count } models
}

# The game with phases
game-battle-round = Battle round { $number }
game-battle-round-of = Battle round { $number } of { $of }
game-phases = Phases of the battle round
game-phase-short-initiative = Initiative
game-phase-short-movement = Movement
game-phase-short-psychic = Psychic
game-phase-short-shooting = Shooting
game-phase-short-fight = Fight
game-phase-short-morale = Morale
game-section-ready-fire = Ready, fire
game-section-fire-at-will = Fire at will
game-section-hammer-of-wrath = Hammer of Wrath
game-section-fight-for-your-lives = Fight for your lives
game-order = Players in the order of this round
game-broken = broken
game-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
game-score-long = Points scored
game-out-of-action = out of action
game-attacks-shoot = { $attacker } shoots at { $defender }: { $weapon }
game-attacks-fight = { $attacker } fights { $defender }: { $weapon }
game-another-model = Another model
game-deeds = What it does
game-deed-normal = Move
game-deed-advance = Advance
game-deed-charge = Charge
game-deed-fall-back = Fall Back
game-deed-door = Work a door
game-deed-ready = Ready
game-deed-stay = Stay
game-hint-pick-mover = Click one of the ringed models, or choose here.
game-hint-pick-shooter = The ringed models may shoot. Click one, or choose here.
game-hint-stationary-door = A shining door can be worked by this model if it stays: click it.
game-hint-charge = Click the enemies to charge, or choose here. It may not come near anybody else.
game-charge-confirm = Charge { $models }
game-finish-moving = Finish moving
game-finish-moving-rest = { $count ->
    [one] Finish moving; { $count } model stays
   *[other] Finish moving; { $count } models stay
}
game-go = Go
game-hint-door = Click a shining door, or choose here.
game-door-open = Open door { $number }, { $name }
game-door-close = Close door { $number }, { $name }
game-hint-reaction = { $charger } has declared a charge. The model may react once.
game-hint-snap = { $charger } is stopped where it stands. Only a natural 6 hits.
game-overwatch-with = Overwatch: { $weapons }
game-hint-intercept = { $charger } comes along the line. Move the slider to where it is to be shot at.
game-intercept-at = After { $length }" of { $of }"
game-intercept-confirm = Stop it here and fire
game-intercept-no = Let it come
game-arms = Weapons
game-no-target = It cannot be attacked with this.
game-pass-fire = Nobody shoots now
game-pass-blows = No blows
game-pass-contest = Let them work the door.
game-pass-fight-with = Nobody fights now.
game-pass-cast = No power.
game-pass-deny = Let the power work.
game-pass-reaction = Stand and wait.
game-pass-snap = Do not fire.

# Cards with profiles
card-m = M
card-ws = WS
card-bs = BS
card-s = S
card-t = T
card-w = W
card-a = A
card-ld = Ld
card-sv = Sv
card-aura = Aura
card-range = Range
card-ap = AP
card-d = D

# $range is in inches, $kind such as Rapid Fire 1, $reach is ranged or melee
game-weapon-profile = { $reach ->
    [melee] { $kind }
   *[ranged] { $range }" { $kind }
}, S { $strength }, AP { $ap }, D { $damage }
