# Rule sets and their switches, as the catalogue lists them.

rule-set-kt18 = Kill Team 2018, ultra-close confines
rule-set-kt21 = Kill Team 2021
rule-set-kt24 = Kill Team 2024
rule-set-kt4w40k = Warhammer 40,000 with Kill Team's turns

switch-move-rounding = How moves are counted: exactly, or each straight part rounded up to whole inches
switch-move-floor = Whether Move can be reduced below 4"
switch-dash = How far a Dash goes: never further than Move, or always 3"
switch-reposition-past-engaged = Repositioning past an enemy that a friend holds
switch-obscured = Distant Heavy terrain obscures
switch-vantage = Height gives an advantage
switch-assists = Friends help in a fight
switch-operatives-block-sight = Operatives block sight
switch-apl-change-cap = Whether changes of APL together may exceed 1
switch-initiative-winner-chooses = The winner of the roll names who has initiative
switch-use-group-activation = Group Activation
switch-round-move-increments = Each straight part of a move is rounded up to whole inches
switch-obscuring = What obscures: terrain taller than the target, or Heavy terrain
switch-vantage-exception = Height reveals concealed targets in Cover
switch-vantage-inclusive = A height of exactly 2" is enough for that
switch-vantage-light-only = Only against Cover from Light terrain
switch-bases-give-cover = Other operatives' bases give Cover
switch-blast-needs-visibility = Blast reaches only whom the original target sees
switch-reap-from-user = Reap also measures from its user
switch-auto-saves = Saves are spent in the best way without asking
switch-stop-on-wipeout = The battle ends when a side has nobody left
switch-confines = Walls and doors of the board
switch-visibility-origin = The part of a base that a line of sight begins at
switch-sight-line-mm = The width of a line of sight in millimetres
switch-door-enemy-check = Whether enemies near the door or near the model keep it from being worked after a move
switch-base-must-fit = A base has to fit through a doorway
switch-tac-cost = What the Tactics of the board cost in CP
switch-tactic-once-per-phase = A Tactic is used once a phase
switch-fight-round-corner = Fighting round the corner of a wall
switch-psychic-phase = The Psychic phase is played
switch-prepared-may-fire-late = A prepared unit that did not fire with the others may fire later
switch-decisive-shot-ignores-move = A Decisive Shot forgets that the unit moved
switch-failed-charge-move = How a charge that fails moves the unit
switch-screen-by-gaps = The gaps of a unit screen as its models do
switch-degrading-monsters-as-vehicles = Degrading monsters fail morale as vehicles do
switch-demoralised-scope = What being demoralised makes harder
switch-stratagem-once-per-phase = A stratagem is used once a phase
switch-first-deployer-bonus = Who finishes deploying first adds 1 to the first initiative roll

# What is wrong with a killzone that was drawn, or may not be meant
problem-name = A name has 1 to 60 characters on one line, without spaces at its ends.
problem-inches = A length from { $least }" to { $most }" belongs here.
problem-too-many = One too many: { $most } at most.
problem-corners-few = A footprint needs at least 3 corners.
problem-corners-many =
    { $most ->
        [one] A footprint has at most { $most } corner.
       *[other] A footprint has at most { $most } corners.
    }
problem-corners-same = Corners { $one } and { $other } are the same point.
problem-edges-cross = The edges from corner { $one } and from corner { $other } cross.
problem-flat = The footprint has no area.
problem-top = The top ({ $top }") has to be above the underside ({ $bottom }").
problem-no-length = Both ends are the same point.
problem-same-name = It has the same name as number { $number }.
problem-zones-overlap = It overlaps another deployment zone: { $name }.
problem-open-end = It ends in the open: no wall, no end of a door and no edge of the board is there.
problem-hangs = It hangs on nothing: no wall, no end of another door and no edge of the board is there.
problem-doorway = No base of { $mm } mm fits through this doorway.
problem-unreached = A base of 32 mm cannot walk to ({ $x }", { $y }") behind it, even with all doors open.
problem-two-zones = A game needs two deployment zones or more.
problem-zone-small = It does not hold { $count } bases of 32 mm.
problem-counts-as-heavy = Without a type it counts as Heavy, because it is 2" tall or more.
problem-counts-as-light = Without a type it counts as Light, because it is less than 2" tall.
problem-edge-small =
    { $edge ->
        [west] There is no room for ten bases of 40 mm at the west edge.
        [east] There is no room for ten bases of 40 mm at the east edge.
        [south] There is no room for ten bases of 40 mm at the south edge.
       *[north] There is no room for ten bases of 40 mm at the north edge.
    }
problem-card-text = At character { $column }: expected { $expected }, found { $found }.
problem-card-form = { $rules } does not play this: { $form }
problem-roster-always = { $card } always carries { $weapon }.
problem-roster-card = No card of this team is called { $card }.
problem-roster-count = { $what }: { $found } taken, expected { $least } to { $most }.
problem-roster-empty = The roster takes nobody; expected 1 to { $most }.
problem-roster-equipment = No equipment of this team is called { $name }.
problem-roster-load = { $found } weapons and profiles are too many for one model; at most { $most }.
problem-roster-weapon = { $card } has no weapon called { $weapon }.

# What is wrong with a file of any format, or may not be meant
problem-syntax = This is not TOML: { $why }
problem-unknown-field = There is no such field here; there are { $known }.
problem-text = A text in quotation marks belongs here.
problem-word = One of these belongs here: { $words }.
problem-flag = It can be true or false.
problem-whole = A whole number from { $least } to { $most } belongs here.
problem-diameter = A diameter of { $least } to { $most } mm belongs here.
problem-list = A list in square brackets belongs here.
problem-table = A table with fields of its own belongs here.
problem-point = A point [x, y] belongs here.
problem-corners = A list of corners [x, y] belongs here.
problem-name-letters = A name has a letter or a digit.
problem-name-long = This name is too long: { $most } letters and digits at most.
problem-zones-two = Two drop zones belong here, each a list of corners.
problem-zones-four = Two to four drop zones belong here, each a list of corners.
problem-drop-zones-overlap = This drop zone overlaps another.
problem-zone-room = Drop zone { $zone } does not hold ten bases of 40 mm.
