var e={shared:Object.values(Object.assign({"../../../../locales/en/ask.ftl":`# Questions: what a player has to decide.

ask-drop-zone = Which drop zone do you take?
ask-barricade = Where do you place a barricade? { $left } left, of both players.
ask-deploy =
    { $left ->
        [one] Set up { $left } more operative.
       *[other] Set up { $left } more operatives.
    }
ask-initiative = Who has the initiative?
ask-gambit = Use a ploy, or pass?
ask-activate = Activate which operative, with which order?
ask-counteract = Counteract with an operative, or pass?
ask-overwatch = Perform Overwatch with an operative, or pass?
ask-act = What does { $model } do? { $ap } AP left.
ask-next-target = Which target is next?
ask-more-targets = Attack another target, or pass?
ask-react = { $model } is under attack: use a ploy, or pass?
ask-keep =
    { $most ->
        [one] How many dice do you keep without rolling? At most { $most } die.
       *[other] How many dice do you keep without rolling? At most { $most } dice.
    }
ask-reroll = Re-roll dice, or pass?
ask-use = Use { $rule }?
ask-cover-save = Retain a cover save?
ask-saves = How do you spend your saves?
ask-weapon = Which weapon do you retaliate with?
ask-resolve = Strike or block, and with which success?
`,"../../../../locales/en/command.ftl":`# Answers of the command line.

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
`,"../../../../locales/en/page-board.ftl":`# The board, wherever it is shown. Lengths are inches.

board-label = Board { $name }, { $width } by { $depth } inches
board-keys = Arrow keys go from model to model, or move the board; plus and minus zoom, zero shows all of it. While a place is being chosen, arrow keys move a crosshair and Enter points there.
board-tools = The view
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show the whole board
board-grid = Grid of inches
board-rulers = Inches along the edges
board-zone = Drop zone of side { $side }
board-objective = Objective: { $name }
board-wall = Wall
board-door = { $open ->
    [yes] Door { $name }, open
   *[no] Door { $name }, closed
}
board-terrain = { $vantage ->
    [yes] { $name }: { $kind }, { $bottom }″ to { $top }″, vantage
   *[no] { $name }: { $kind }, { $bottom }″ to { $top }″
}
board-terrain-unnamed = Terrain
board-kind-heavy = Heavy
board-kind-light = Light
board-kind-open = no type given
board-mark-injured = injured
board-mark-stunned = fewer action points
board-mark-reacted = has acted out of turn
# $label is such as A3, $order and $marks are words or "none"
board-model = { $label } { $name }{ $counted ->
    [yes] , { $wounds } of { $full } wounds
   *[no] { "" }
}{ $order ->
    [none] { "" }
   *[other] , { $order }
}, { $ready ->
    [yes] ready
   *[no] has acted
}{ $marks ->
    [none] { "" }
   *[other] , { $marks }
}, at { $x }, { $y }
`,"../../../../locales/en/page-killzones.ftl":`# Drawing killzones.

draw-title = Killzones
draw-lead = Draw a table, check it, play on it.
draw-new = New killzone
draw-upload = Open a file
draw-mine = My own
draw-mine-none = Nothing saved yet. Draw one, or begin with a copy of one below.
draw-built-in = With the program
draw-open = Open
draw-use = Begin with a copy
draw-copy-of = { $name }, my way
draw-play = Play here
draw-back = All killzones
draw-untitled = Untitled
draw-changed = not saved
draw-download = Download
draw-save = Save
draw-save-copy = Save a copy
draw-saved = Saved.
draw-fine = Nothing is wrong with it.
draw-name = Name
draw-text = A few words about it
draw-width = Width (″)
draw-depth = Depth (″)
draw-mirror-all = Complete the half-turn symmetry
draw-kind-terrain = Terrain
draw-kind-wall = Wall
draw-kind-door = Door
draw-kind-objective = Objective
draw-kinds-terrain = Terrain
draw-kinds-wall = Walls
draw-kinds-door = Doors
draw-kinds-objective = Objectives
draw-type = Type
draw-type-heavy = Heavy
draw-type-light = Light
draw-type-open = by height
draw-bottom = Underside (″)
draw-top = Top (″)
draw-vantage = Models may stand on it
draw-door-open = Open at the start
draw-x = From the west (″)
draw-y = From the south (″)
draw-corner-x = Corner { $corner }, from the west
draw-corner-y = Corner { $corner }, from the south
draw-corner-add = A corner more after corner { $corner }
draw-corner-remove = Remove corner { $corner }
draw-duplicate = Duplicate
draw-mirror = Mirror by half a turn
draw-delete = Delete
draw-tools = Drawing tools
draw-tool-select = Select
draw-tool-rectangle = Rectangle
draw-tool-polygon = Polygon
draw-tool-wall = Wall
draw-tool-door = Door
draw-tool-objective = Objective
draw-hint-select = Click something to change it, drag it to move it, drag its corners to reshape it.
draw-hint-rectangle = Drag from corner to corner.
draw-hint-polygon = Click corner after corner; click the first again, or press Enter, to close.
draw-hint-wall = Drag from one end of the wall to the other.
draw-hint-door = Drag from one door post to the other.
draw-hint-objective = Click where the objective lies.
draw-undo = Undo
draw-redo = Redo
draw-snap = Snap
draw-snap-none = off
draw-new-door = Door
draw-new-objective = Objective
draw-corners = { $count ->
    [one] { $count } corner
   *[other] { $count } corners
}
draw-things = { $count ->
    [one] { $count } thing on the board
   *[other] { $count } things on the board
}
draw-problems = { $count ->
    [one] { $count } thing to put right
   *[other] { $count } things to put right
}
draw-warnings = { $count ->
    [one] { $count } thing to know
   *[other] { $count } things to know
}
`,"../../../../locales/en/page-odds.ftl":`# The odds calculator.

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
`,"../../../../locales/en/page-rules.ftl":`# The rules browser, and the sheet that opens a rule beside anything else.

rules-title = Rules
rules-one = Rule { $id }
rules-lead = What the referee goes by: every rule with its id, the rulings, and worked examples.
rules-book = Rule book
rules-search = Search the rules
rules-found =
    { $count ->
        [0] Nothing found.
        [one] { $count } entry
       *[other] { $count } entries
    }
rules-pick = Pick a chapter, or search for a word.
rules-all = All rules
rules-open-page = Open in the rules browser
rules-see = See also
rules-kind-statement = Rule
rules-kind-ruling = Ruling
rules-kind-example = Example
rules-examples =
    { $count ->
        [one] A worked example
       *[other] { $count } worked examples
    }
`,"../../../../locales/en/page-sight.ftl":`# The sight laboratory.

lab-title = Sight laboratory
lab-lead = Put terrain and models, and see at once who sees whom, what is cover, and which rule says so.
lab-share = Copy the link
lab-export = Save as a file
lab-import = Open a file
lab-bad-link = This link does not read; here is a table to begin with.
lab-bad-file = This file is no question about sight or reach.
lab-too-long = This table is too large for a link. Save it as a file.
lab-copy-by-hand = Copy the address from the address bar: it holds everything.
lab-mode = Question
lab-mode-sight = Who sees whom
lab-mode-reach = Where to move
lab-rules = Rules
lab-from = Shooter
lab-to = Target
lab-swap = Swap the two
lab-mover = Model
lab-action = Move
lab-limit = At most (″)
lab-weapon-rules = Weapon rules
lab-weapon-rules-hint-kt24 = As on the card, with commas between: Range 8", Seek Light
lab-weapon-rules-hint-kt21 = As on the card, with commas between: Rng 6", Indirect
lab-switch-obscured = Distant Heavy terrain obscures
lab-switch-vantage = Height gives an advantage
lab-switch-operatives-block-sight = Operatives block sight
lab-switch-vantage-exception = Height reveals concealed targets in cover
lab-switch-vantage-inclusive = Exactly 2″ of height are enough
lab-switch-vantage-light-only = Only against cover from Light terrain
lab-switch-bases-give-cover = Other operatives give cover
lab-distance = Distance
lab-no-way = no way
lab-fact-visible = Visible
lab-fact-cover = In cover
lab-fact-obscured = Obscured
lab-fact-engaged = In close quarters
lab-fact-cover-save = Cover save
lab-yes = yes
lab-no = no
lab-why = Why
lab-show-line = Bring out its line
lab-panes = What is on the table
lab-pane-models = Models
lab-pane-terrain = Terrain
lab-add-model = Add to { $side }
lab-pick-model = Click a model to change its base, height and order, or drag it about.
lab-order = Order
lab-base = Base
lab-height = Height (″)
lab-floor = Stands on
lab-ground = the ground
lab-make-from = Make it shoot
lab-make-to = Make it the target
lab-make-mover = Make it move
lab-board = Board
lab-board-own = My own
lab-board-empty = An empty board
lab-hint-sight = Drag models: the verdict follows. Wheel or pinch to zoom.
lab-hint-reach = Point somewhere to see the shortest legal path; click to keep it.
lab-point-somewhere = Point at the board to see whether { $model } may go there.
lab-switches = { $count ->
    [0] Where the books leave a choice
   *[other] Where the books leave a choice, { $count } changed
}
`,"../../../../locales/en/page.ftl":`# The page in the browser: everything that is on all its pages, and the home page.

app-title = Coverline: Kill Team in the browser
page-title = { $page } · Coverline
skip-to-content = Skip to the content
close = Close
loading = Loading…
try-again = Try again
copied = Copied.
# $label is the name of a number that can be changed
fewer = { $label }: one less
more = { $label }: one more

# Rule sets
rules-kt24 = Kill Team 2024
rules-kt21 = Kill Team 2021
rules-kt18 = Kill Team 2018
rules-kt4w40k = KT4W40K

# Problems
error-network = The server does not answer. Check the connection and try again.
error-unreadable = The server's answer cannot be read.
error-unexpected = Something went wrong. Try again.
error-status = The server refuses with status { $status }.

# Navigation
nav-label = Pages
nav-menu = Menu
nav-play = Play
nav-replays = Replays
nav-odds = Odds
nav-sight = Sight
nav-killzones = Killzones
nav-rules = Rules
language-menu = Language: { $language }
theme-menu = Colours: { $theme }
theme-system = As the system
theme-light = Light
theme-dark = Dark
footer-trust = Every rule cited, every die checkable, every chance exact.
footer-unofficial = An unofficial fan project. Kill Team is a game of Games Workshop.

# Account
account-menu = Account of { $name }
account-menu-nobody = Account
account-nobody = Sign in
account-guest = Playing as a guest
account-member = Signed in
account-be-guest = Play as a guest
account-signin = Sign in
account-signup = Create an account
account-keep = Keep my games: create an account
account-signout = Sign out
account-signed-out = You are signed out.
account-welcome = Welcome, { $name }.
account-name = Name
account-password = Password
account-password-hint = At least { $least } characters.
account-title-guest = What shall we call you?
account-title-signin = Sign in
account-title-signup = Create an account
account-about-guest = A name is enough to play. Your games stay with this browser.
account-about-signin = Your games are where you left them.
account-about-signup = With a password you find your games again in any browser.
account-do-guest = Play
account-do-signin = Sign in
account-do-signup = Create the account
account-to-guest = Only a name, please
account-to-signin = I have an account
account-to-signup = I want an account

# Home
home-title = Home
home-kicker = Kill Team · 2021 and 2024
home-heading = The table, the opponent and the referee.
home-lead = Play Kill Team in the browser. Coverline measures every move, decides every line of sight and tells you the exact odds before you commit, and which rule says so.
home-start = Start a game
home-picture = A killzone from above: one operative's reach, its lines of sight past cover, and the odds on its target.
home-picture-odds = { $chance } to kill
home-ways = How do you want to play?
home-way-computer = Against the computer
home-way-computer-text = Pick two teams and a killzone, and play at once. Ask what a veteran would do at any time.
home-way-hotseat = On one screen
home-way-hotseat-text = Two players, one device. With real dice if you like: roll them and type what they show.
home-way-friend = With a friend, by link
home-way-friend-text = Send a link, play live. Dice are sealed before the game, and both of you can check them afterwards.
home-continue = Go on playing
home-versus = against
home-seat-open = seat still free
home-tools = Tools without a game
home-tool-odds = Odds calculator
home-tool-odds-text = Exact chances of a shot or a fight, side by side.
home-tool-sight = Sight laboratory
home-tool-sight-text = Who sees whom, what is cover, and why.
home-tool-killzones = Killzone editor
home-tool-killzones-text = Draw a table, check it, play on it.
home-tool-rules = Rules browser
home-tool-rules-text = Every rule with its id and its examples.

# A page that is not there
missing-title = Out of sight
missing-text = There is no page at this address: something blocks every line to it.
missing-home = Back to the home page
`,"../../../../locales/en/reason.ftl":`# Reasons: what decided whether a target can be seen and shot at.

reason-visible = The target is visible.
reason-hidden =
    { $terrain ->
        [none] The target cannot be seen.
       *[other] The target cannot be seen: { $terrain } hides it.
    }
reason-in-cover =
    { $terrain ->
        [none] The target is in cover.
       *[other] The target is in cover behind { $terrain }.
    }
reason-too-close-for-cover = The shooter is too close for the target to be in cover.
reason-obscured =
    { $terrain ->
        [none] The target is obscured.
       *[other] The target is obscured by { $terrain }.
    }
reason-engaged = The two are within control range of each other.
reason-cover-save = The defender may retain a die for cover.
reason-no-cover-save = No die can be retained for cover.
reason-refused = The target may not be chosen.
reason-valid-target = The target is valid.
`,"../../../../locales/en/term.ftl":`# Words of the rules, as they stand inside sentences.

# Orders
term-engage = Engage
term-conceal = Conceal

# Edges of the killzone
term-west = west
term-east = east
term-south = south
term-north = north

# Successes
term-normal = normal
term-critical = critical

# Actions
term-reposition = Reposition
term-dash = Dash
term-fall-back = Fall Back
term-charge = Charge
term-shoot = Shoot
term-fight = Fight

# What dice are rolled for
term-draw = setting up
term-initiative = initiative
term-attack = attack
term-defence = defence
term-reroll = the re-roll
term-hot = Hot

# What lets a player roll again
term-balanced = Balanced
term-ceaseless = Ceaseless
term-relentless = Relentless
term-command = Command Re-roll

# Optional weapon rules
term-punishing = Punishing
term-rending = Rending
term-severe = Severe
term-obscured = obscured
term-invulnerable-save = the invulnerable save
`})),kt21:`# Kill Team 2021: its own words, instead of those of the same messages in the other files.

# Actions and successes
term-reposition = Normal Move
term-normal = normal

# Questions
ask-deploy =
    { $left ->
        [one] Set up { $left } more operative, with an order.
       *[other] Set up { $left } more operatives, each with an order.
    }
ask-gambit = Use a Strategic Ploy, or pass?
ask-react = { $model } is under attack: use a Tactical Ploy, or pass?
ask-weapon = Which weapon do you fight back with?
ask-resolve = Strike or parry, and with which hit?

# Choices
choice-weapon = Fight back with { $weapon }
choice-strike = Strike with a { $success } hit
choice-block = Parry a { $success } hit with a { $with } hit
choice-block-nothing = Spend a { $with } hit on nothing
choice-saves-critical-on-critical =
    { $dice ->
        [one] { $dice } critical save on a critical hit
       *[other] { $dice } critical saves on critical hits
    }
choice-saves-critical-on-normal =
    { $dice ->
        [one] { $dice } critical save on a normal hit
       *[other] { $dice } critical saves on normal hits
    }
choice-saves-pair-on-critical =
    { $dice ->
        [one] { $dice } pair of normal saves on a critical hit
       *[other] { $dice } pairs of normal saves on critical hits
    }
choice-saves-normal-on-normal =
    { $dice ->
        [one] { $dice } normal save on a normal hit
       *[other] { $dice } normal saves on normal hits
    }

# Events
event-expended = { $model } has been activated and is no longer ready.
event-retaliates = { $model } fights back with { $weapon }.
event-strikes = { $model } strikes with a { $success } hit.
event-blocks = { $model } parries a { $success } hit.
event-blocks-nothing = { $model } spends a hit on a parry that discards nothing.
event-shocked = Stun: { $model } discards a { $success } hit.
event-hot =
    { $points ->
        [0] The hot weapon spares { $model }.
        [one] The hot weapon burns { $model }, which suffers { $points } mortal wound.
       *[other] The hot weapon burns { $model }, which suffers { $points } mortal wounds.
    }

# Reasons
reason-engaged = The two are within Engagement Range of each other.

# Refusals
refusal-off-board = Part of it would be off the killzone; it has to be wholly on it.
refusal-enters-control-range = The path enters the Engagement Range of { $model }; keep out of it, or Charge.
refusal-ends-in-control-range = The move would end within Engagement Range of { $model }; end it outside.
refusal-must-end-in-control-range = A Charge has to end within Engagement Range of an enemy; end it there or use another move.
refusal-leaves-control-range = The path leaves the Engagement Range of { $model }; once there, the Charge has to stay with it.
refusal-in-control-range = Not while { $model } is within Engagement Range; Fight or Fall Back instead.
refusal-no-enemy-in-control-range = That needs an enemy within Engagement Range, and there is none; choose another action.
refusal-target-not-in-control-range = { $model } is not within Engagement Range; fight an enemy that is.
refusal-friend-engaged = { $model } is within Engagement Range of your { $friend }; choose a target that is not.
refusal-not-expended = { $model } cannot perform Overwatch; choose an activated operative with an Engage order.
refusal-too-few-ap = That costs { $cost } AP and only { $left } AP is left; choose a cheaper action or Pass.
refusal-far-from-primary = { $model } is too far from the original target; it has to be within { $reach }.
refusal-no-such-success = You have no hit of that kind left; use one of the other kind.
refusal-cannot-block = That hit cannot parry this one; parry with a critical hit, parry a normal hit, or strike.
refusal-must-block-something = There is a hit this die can parry; name it, or strike.
`};export{e as default};