# Rule sets and their switches, as the catalogue lists them.

rule-set-kt18 = Kill Team 2018, ultra-close confines
rule-set-kt21 = Kill Team 2021
rule-set-kt24 = Kill Team 2024
rule-set-kt4w40k = Warhammer 40,000 with Kill Team's turns

switch-move-rounding = How moves are counted: exactly, or each straight part rounded up to whole inches
switch-move-floor = Whether Move can be reduced below 4"
switch-reposition-past-engaged = Repositioning past an enemy that a friend holds
switch-obscured = Distant Heavy terrain obscures
switch-vantage = Height gives an advantage
switch-assists = Friends help in a fight
switch-operatives-block-sight = Operatives block sight
switch-apl-change-cap = Whether changes of APL together may exceed 1
switch-initiative-winner-chooses = The winner of the roll names who has initiative
switch-use-group-activation = Group Activation
switch-round-move-increments = Each straight part of a move is rounded up to whole inches
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
