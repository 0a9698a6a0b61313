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
ask-move = Which model acts, and what does it do? End the moves when you have finished.
ask-go =
    { $errand ->
        [advance] Where does { $model } Advance to? At most { $most }.
        [charge] Where does { $model } charge to? At most { $most }.
        [failed-charge] The charge has failed: where does { $model } go, or pass? At most { $most }.
        [pile-in] Where does { $model } pile in to, or pass? At most { $most }.
        [normal] Where does { $model } move to? At most { $most }.
        [fall-back] Where does { $model } Fall Back to? At most { $most }.
        [disembark] Where does { $model } disembark? At most { $most } from its transport.
        [arrive] Where does { $model } arrive from reserve? { $most } of movement.
        [intervene] Where does { $model } step in? At most { $most }.
       *[consolidate] Where does { $model } consolidate to, or pass? At most { $most }.
    }
ask-doors = Does { $model } work a door, or pass?
ask-remote-doors = Which door does { $model } work from the control point, or pass? { $left } left.
ask-contest = Contest door { $door } with a model, or pass?
ask-door-state = Does door { $door } change, or pass?
ask-reaction = { $charger } charges { $model }: react, or pass?
ask-intercept = Where does { $model } stop { $charger } on its path of { $length }, or pass?
ask-snap = What does { $model } fire at { $charger }, or pass?
ask-cast = Attempt a psychic power, or pass?
ask-deny = Deny { $power } with a model, or pass?
ask-fire = Which model shoots, with what and at whom, or pass?
ask-fight-with = Which model fights, or pass?
ask-blows = What does { $model } fight with, and whom?
ask-save-with = Which save does { $model } take?
ask-window =
    { $window ->
        [start-of-turn] Start of the turn: use an effect, or pass?
        [start-of-movement] Start of the Movement phase: use an effect, or pass?
        [end-of-movement] End of the Movement phase: use an effect, or pass?
        [start-of-psychic] Start of the Psychic phase: use an effect, or pass?
        [end-of-psychic] End of the Psychic phase: use an effect, or pass?
        [start-of-shooting] Start of the Shooting phase: use an effect, or pass?
        [end-of-shooting] End of the Shooting phase: use an effect, or pass?
        [start-of-combat] Start of the Combat phase: use an effect, or pass?
        [end-of-combat] End of the Combat phase: use an effect, or pass?
        [start-of-morale] Start of the Morale phase: use an effect, or pass?
        [end-of-morale] End of the Morale phase: use an effect, or pass?
       *[end-of-turn] End of the turn: use an effect, or pass?
    }
ask-opportunity = { $charger } Falls Back: does { $model } strike, or pass?
ask-embark = Which transport does { $model } board, or pass?
ask-allocate =
    { $left ->
        [one] Which model of { $model } takes the wound?
       *[other] Which model of { $model } takes the next of { $left } wounds?
    }
ask-muster = Which unit tests its morale?
ask-bravery = Use Insane Bravery so that { $model } passes its morale test, or pass?
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

# A rule, as \`coverline rules\` prints it
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

# What \`coverline verify\` has checked
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

# What \`coverline play\` says
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
`,"../../../../locales/en/page-board.ftl":`# The board, wherever it is shown. Lengths are inches.

board-label = Board { $name }, { $width } by { $depth } inches
board-keys = Arrow keys go from model to model, or move the board; plus and minus zoom, zero shows all of it. While a place is being chosen, arrow keys move a crosshair and Enter points there.
board-tools = The view
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show the whole board
board-grid = Grid of inches
board-rulers = Inches along the edges
board-zone = Drop zone of player { $side }
board-objective = Objective: { $name }
board-door = { $open ->
    [yes] Door { $number }, { $name }, open
   *[no] Door { $number }, { $name }, closed
}
board-terrain = { $vantage ->
    [yes] { $name }: { $kind }, { $bottom }" to { $top }", vantage
   *[no] { $name }: { $kind }, { $bottom }" to { $top }"
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
    [yes] , { $wounds } of { $full } { $full ->
        [one] wound
       *[other] wounds
    }
   *[no] { "" }
}{ $order ->
    [none] { "" }
   *[other] , { $order }
}{ $ready ->
    [yes] , ready
    [none] { "" }
   *[no] , has acted
}{ $marks ->
    [none] { "" }
   *[other] , { $marks }
}, at { $x }, { $y }
`,"../../../../locales/en/page-explain.ftl":`# What the figures of a card mean, for whoever asks.

rules-more = Read the rule
explain-apl = Action point limit: the action points that it may spend in an activation.
explain-move = How far it moves with an ordinary move, in inches.
explain-defence = Defence dice: how many it rolls when it is shot at.
explain-save = What a defence die has to show, or more, to be a success.
explain-invulnerable = Invulnerable save: what a die has to show whatever the weapon; nothing makes it worse.
explain-wounds = How much damage it can take. With fewer than half left it is injured; with none it is out.
explain-m = Move: how far it moves, in inches.
explain-ws = Weapon Skill: what a die has to show to hit in a fight.
explain-bs = Ballistic Skill: what a die has to show to hit with a shot.
explain-s = Strength: compared with the Toughness of the target, it says what a die has to show to wound.
explain-t = Toughness: the higher, the harder it is to wound.
explain-w = Wounds: how much damage it can take.
explain-a = Attacks: how many dice it rolls in a fight.
explain-ld = Leadership: what its dice for nerve or morale are compared with.
explain-sv = Save: what a die has to show to stop a wound, before the AP of the weapon.
explain-ignores = What a die has to show, for each wound, to ignore it.
explain-aura = How far it helps others, in inches.
explain-attacks = How many attack dice the weapon rolls.
explain-hit = What an attack die has to show, or more, to be a success.
explain-damage = What a success takes off: the first number a normal one, the second a critical one.
explain-range = How far the weapon reaches, in inches.
explain-ap = Armour penetration: what is taken off the save of the target.
explain-d = Damage: the wounds that a failed save costs.
guide-page = First game guide
explain-choice = Explain { $name }
`,"../../../../locales/en/page-fight.ftl":`# The fight as the board shows it: what has just been done, dice with their reasons, how fast it is shown.

fight-controls = What is shown, and how fast
fight-again = Show the last activation again
fight-again-stop = Back to now
fight-pause = Hold what is shown
fight-go-on = Go on
fight-pace-slow = slow
fight-pace-calm = calm
fight-pace-brisk = brisk
fight-pace-instant = at once
game-pace-slow = slowly

# Why a die is what it is
die-by-lethal = critical by Lethal
die-by-accurate = kept by Accurate
die-by-cover = kept for cover
die-by-balanced = re-rolled by { $rule }
die-by-ceaseless = re-rolled by { $rule }
die-by-relentless = re-rolled by { $rule }
die-by-command = re-rolled by { $rule }

# What a die became
die-hit-critical = critical
die-hit-normal = hit
die-hit-failed = miss
die-save-critical = critical
die-save-normal = save
die-save-failed = fail
die-stopped-title = The successes, and which of them saves have cancelled
# $kind is critical or normal; $by is none, critical, normal or pair
die-stopped =
    { $by ->
        [none] { $kind ->
            [critical] critical success, not stopped
           *[normal] normal success, not stopped
        }
        [critical] { $kind ->
            [critical] critical success, cancelled by a critical save
           *[normal] normal success, cancelled by a critical save
        }
        [pair] critical success, cancelled by two normal saves
       *[normal] normal success, cancelled by a normal save
    }
`,"../../../../locales/en/page-files.ftl":`# Teams and missions of one's own on the page for new games.

new-file-open = Open a file
new-file-problems = { $name } cannot be played with:
new-file-warnings = { $name } is kept. Perhaps this is not meant:
new-file-line = Line { $line }, { $field }: { $text }
new-file-no-team = This file holds a mission, not a team.
new-file-no-mission = This file holds a team, not a mission.
new-file-other-rules = This file is written for other rules: { $rules }.
new-file-too-large = This file is too large: { $most } KB at most.
new-file-delete = Delete { $name }
`,"../../../../locales/en/page-game.ftl":`# The pages on which people play: a new game, the game itself, replays.

# A new game
new-title = New game
new-lead = Choose with whom you play; everything else is set already.
new-quick = Quick game
new-way = How do you want to play?
new-way-computer = Against the computer
new-way-computer-text = You play one team, the program the other.
new-way-hotseat = On one screen
new-way-hotseat-text = Two players take turns at this device.
new-way-friend = With a friend, by link
new-way-friend-text = You get a link to send; the game begins when it is opened.
new-way-watch = Watch two computers
new-way-watch-text = Lean back and see how it is done.
new-rules = Rules
new-team-computer-a = Your team
new-team-computer-b = The computer's team
new-team-hotseat-a = Team of player A
new-team-hotseat-b = Team of player B
new-team-friend-a = Your team
new-team-friend-b = Your friend's team
new-team-watch-a = Team of player A
new-team-watch-b = Team of player B
new-team-size =
    { $count ->
        [one] { $count } operative
       *[other] { $count } operatives
    }
new-team-cards = Show the cards
new-team-ploys = Ploys
# $side is A or B
new-level = How well the computer plays ({ $side })
new-second = Change sides: I play B
new-killzone = Killzone
new-mission = Mission
new-mission-none = None: an open fight, each side takes an edge
new-mission-turns =
    { $count ->
        [one] It lasts { $count } turning point.
       *[other] It lasts { $count } turning points.
    }
new-more = More settings: dice, clock, rule switches
new-dice = Dice
new-dice-program = The program rolls
new-dice-own = Own real dice
new-dice-program-text = The server seals its part before the game and opens it afterwards, so that everybody can check that nobody chose the dice.
new-dice-own-text = People roll at the table and type what they see. The computer's dice are rolled by the program.
new-words = Your words for the dice
new-words-text = They are mixed into the dice, so that the server alone cannot choose them. Any words will do.
new-words-fresh = Others
new-clock = Play with a clock
new-clock-minutes = Minutes each
new-clock-increment = Seconds more per answer
new-public = Anybody may find this game and watch it
new-switches = Rule switches, where the sources differ
new-switch-default = { $value } (default)
new-switch-value-on = on
new-switch-value-off = off
new-switch-value-move-rounding-exact = exactly
new-switch-value-move-rounding-ceil-per-segment = each straight part rounded up
new-switch-value-move-floor-none = no limit
new-switch-value-apl-change-cap-none = no limit
new-switch-value-visibility-origin-closest = the closest point
new-switch-value-visibility-origin-any = any point
new-switch-value-door-enemy-check-door = those near the door
new-switch-value-door-enemy-check-operator = those near the model
new-switch-value-fight-round-corner-allowed-minus-1 = allowed, 1 off hit rolls
new-switch-value-fight-round-corner-forbidden = forbidden
new-switch-value-failed-charge-move-kt = it comes nearer
new-switch-value-failed-charge-move-none = not at all
new-switch-value-demoralised-scope-tests = morale tests
new-switch-value-demoralised-scope-hits = hit rolls
new-switch-value-obscuring-height = by height
new-switch-value-obscuring-traits = by traits
new-start-computer = Start the game
new-start-hotseat = Start the game
new-start-friend = Create the game and get the link
new-start-watch = Start and watch

# An invitation
join-title = { $name } invites you to a game
join-title-plain = An invitation
join-team = You would play { $team }.
join-sit = Take the seat
join-watch = Only watch
invite-title = Invite your friend
invite-text = Send this link. Whoever opens it first takes the other seat, and the game begins.
invite-copy = Copy
invite-elsewhere = The link for the other seat was shown where the game was created.
invite-waiting = Waiting for the other player…

# Cards
card-apl = APL
card-move = Move
card-defence = DF
card-save = Save
card-ignores = Ignores
card-invulnerable = Invuln.
card-wounds = Wounds
card-weapons = Weapons
card-weapon = Weapon
card-attacks = Atk
card-hit = Hit
card-damage = Dmg
card-ranged = ranged
card-melee = melee

# The game: around the board
game-page = Game
game-title = { $a } against { $b }
game-missing = This game cannot be shown
game-setting-up = Setting up
game-turning-point = Turning point { $number }
game-turning-point-of = Turning point { $number } of { $of }
game-phase-setup = Setting up
game-phase-initiative = Initiative
game-phase-strategy = Strategy phase
game-phase-firefight = Firefight phase
game-phase-movement = Movement phase
game-phase-psychic = Psychic phase
game-phase-shooting = Shooting phase
game-phase-fight = Fight phase
game-phase-morale = Morale phase
game-phase-over = The battle is over
game-seat-open = nobody yet
game-you = you
game-has-initiative = Has the initiative
game-cp = { $points } CP
game-cp-long = Command points
game-ap = { $points } AP
game-turn-yours = Your turn
game-turn-side = { $side } to play: { $name }
game-turn-theirs = { $name } is to play.
game-turn-computer = { $name } is thinking…
game-dice-fall = The dice fall…
game-is-over = The game is over.
game-waits-for-friend = Waiting for the other player.
game-looking-back = The board after line { $at } of the log.
game-back-to-now = Back to now
game-watching = You are watching
game-connection-connecting = Connecting…
game-connection-lost = Connection lost; trying again…
game-connection-closed = Disconnected
game-undo = Take back
game-undo-free = Take your last answer back: no dice have been rolled since
game-undo-alone = Take your last answer back, with the dice and what the computer has done since
game-undo-ask = Take your last answer back; another player has to agree
game-menu = More
game-menu-settings = Settings and fairness
game-menu-keys = Keyboard
game-menu-replay = Look at the game from the start
game-menu-record = Download the record
game-menu-draw = Offer a draw
game-menu-resign = Resign
game-resign-title = Resign?
game-resign-text = The other side wins, and the game is over.
game-left = left
game-resign-text-many = Your models leave the battle, and the others play on.
game-resign-no = Play on
game-resign-yes = Resign
# $side is A or B
game-clock = Time left for { $side }
game-tabs = What is shown
game-tab-act = Play
game-tab-teams = Teams
game-tab-log = Log
game-panel = What to do
game-skip = Show everything at once

# Operatives
game-ready = ready
game-expended = expended
game-reserve = not set up yet
game-incapacitated = incapacitated
game-wounds =
    { $full ->
        [one] { $left } of { $full } wound
       *[other] { $left } of { $full } wounds
    }
game-mark-injured = injured
game-mark-stunned = fewer AP
game-mark-reacted = acted out of turn

# The log
game-log = What happened
game-log-empty = Nothing has happened yet.
game-log-see = See the board as it was then

# Dice
game-die-critical = critical
game-die-normal = normal
game-die-failed = fail
game-die-kept = kept without rolling
game-sequence-shoot = Shooting
game-sequence-fight = Fighting
game-attack-dice = Attack dice
game-defence-dice = Defence dice
game-defends = defends
# $needs is the least number that is a success
game-needs = needs { $needs }+
game-no-dice-yet = No dice yet.
game-no-successes = No dice left.
game-own-dice-hint = Roll real dice and tell what they show: press the faces, or type the numbers.
game-own-dice-typed = Dice so far
game-own-dice-remove = Remove the { $face }
game-own-dice-faces = Faces
game-own-dice-send =
    { $count ->
        [one] That is what the die shows
       *[other] That is what the { $count } dice show
    }
game-your-dice = Your dice

# Decisions
game-advised = Veteran
game-hint-zone = Click an area of the board, or choose here.
game-initiative-mine = I have the initiative
game-initiative-mine-text = You act first in this turning point.
game-initiative-theirs = { $name } has the initiative
game-initiative-theirs-text = You act second, and know more.
game-pass-ploy = Keep your command points.
game-pass-counteract = Do nothing now.
game-pass-next-target = Do not attack this one.
game-pass-more-targets = The attack is over.
game-hint-activate = Click one of the ringed operatives, or choose here.
game-hint-order = The order counts until its next activation.
game-which-order = Order
game-order-engage-text = Free to shoot and charge; easier to shoot at.
game-order-conceal-text = In cover it cannot be shot at; it does not shoot or charge.
game-another-operative = Another operative
game-other-action = Something else
game-choose-again = Choose again
game-hint-move = The shaded area can be reached. Click where to go, or drag.
game-move-length = { $length }" of { $limit }"
game-move-measuring = Measuring…
game-move-nowhere = There is no place to go.
game-move-confirm = { $action }: go there
game-hint-deploy = Choose an operative, then click a place in the shaded area.
game-deploy-whom = Whom to set up
game-deploy-here = Set it up here
game-deploy-auto = Do it for me
game-hint-barricade = Click where its middle is to be, and turn it with the slider or with q and e.
# $angle is in degrees
game-barricade-turn = Direction: { $angle }°
game-barricade-here = Place it here
game-hint-shoot = Valid targets have a ring, with what the shot comes to. Click one to choose it; click another to see why not.
game-hint-fight = Choose whom to fight.
game-hint-overwatch = An operative that has been activated may shoot out of turn.
game-shoot-looking = Drawing the lines…
game-targets = Enemies
game-target-far = { $length }"
game-target-cover = in cover
game-target-obscured = obscured
game-target-hidden = not visible
# $expected is a number of wounds, $kills a percentage
game-odds-short = ⌀ { $expected } · ☠ { $kills }
game-odds-long =
    { $expected ->
        [one] { $expected } wound
       *[other] { $expected } wounds
    } on average, { $kills } to incapacitate.
game-odds-own =
    { $expected ->
        [one] You lose { $expected } wound
       *[other] You lose { $expected } wounds
    } on average, and { $dies } to be incapacitated.
game-shoot-confirm = Shoot at { $model }
game-fight-confirm = Fight { $model }
game-weapon-line =
    { $attacks ->
        [one] { $attacks } die
       *[other] { $attacks } dice
    }, { $hit }+, damage { $normal }/{ $critical }
game-hint-resolve = Strike to wound, or spend a success to cancel one of your enemy's.
game-damage =
    { $points ->
        [one] { $points } wound
       *[other] { $points } wounds
    }
game-reroll-by = What allows it
game-hint-reroll-balanced = Click one die to roll it again.
game-hint-reroll-ceaseless = Click a die: all dice that show the same number are rolled again.
game-hint-reroll-relentless = Click the dice to roll again.
game-hint-reroll-command = Click one die to roll it again; it costs command points.
game-reroll =
    { $count ->
        [0] Re-roll ({ $source })
        [one] Re-roll { $count } die ({ $source })
       *[other] Re-roll { $count } dice ({ $source })
    }
game-reroll-no = Keep the dice as they are
game-hint-saves = Put your saves on the successes: click a save, then a success, or drag. Two normal saves cancel a critical success.
game-hits-against-you = Successes against you
game-your-saves = Your saves
game-saves-spent = All saves are placed.
# $by is none, critical, normal, pair or half
game-hit =
    { $by ->
        [none] { $kind } success, not stopped
        [half] { $kind } success, one more save is needed
       *[other] { $kind } success, stopped
    }
game-save =
    { $kind ->
        [critical] critical save
       *[normal] normal save
    }
game-saves-done = That is how I save
game-saves-clear = Take all off
game-saves-more = A save is left that has to stop something.
game-auto-once = Do it for me

# Automatic choices
game-auto-title = Done for me without asking
game-auto-text = The usual choice is made at once. Take it back, or switch it off here, whenever you want to choose yourself.
game-auto-always = Always { $what } for me
game-auto-reroll = re-roll
game-auto-saves = spend saves
game-auto-cover-save = decide about cover saves
game-auto-use = decide about optional weapon rules
game-auto-keep = keep dice
game-auto-weapon = choose the weapon to retaliate with
game-auto-resolve = strike and block
game-auto-next-target = choose the next target
game-auto-react = answer attacks with ploys
game-pace = What others do is shown
game-pace-calm = calmly
game-pace-brisk = briskly
game-pace-instant = at once

# Advice
game-advice = What would a veteran do?
game-advice-thinking = Thinking…
game-advice-says = A veteran would:
game-advice-ways = The best first. Choose one to have it filled in.
game-advice-then = Then: { $steps }
game-advice-do = Do that

# Offers
game-offer-draw = { $name } offers a draw.
game-offer-undo = { $name } asks to take the last answer back.
game-offer-mine-draw = You offer a draw.
game-offer-mine-undo = You ask to take your last answer back.
game-offer-accept = Agree
game-offer-decline = Decline
game-offer-withdraw = Withdraw
game-offer-asked = Still asked: { $names }.

# The end
result-drawn = A draw
result-you-won = You have won!
result-you-lost = { $name } has won.
result-won-by = { $name } has won with { $team }.
# $side is A or B
result-short-won = { $side } won
result-how-played = Decided on the board.
result-how-resigned = The other side resigned.
result-how-agreed = Both sides agreed.
result-how-time = The time ran out.
result-rematch = Rematch
result-replay = Look at it again

# Fairness
fair-title = Dice you can check
fair-text = Before the game the server sealed a secret number and published its seal. Together with the players' words it decides every die. Now that the game is over, or as soon as it is, anybody can check it.
fair-own-dice = People rolled their own dice in this game; only the program's dice can be checked.
fair-commitment = Seal (SHA-256)
# $side is A or B
fair-words = Words of player { $side }
fair-seed = Secret number
fair-seed-sealed = Sealed until the game is over.
fair-verify = Download the record, and check it with:

# Replays
replays-title = Replays
replays-lead = Games that are going on, and games to look at again.
replays-load = Open a record
replays-load-text = Have you got a record of a game? Open the file, or drop it here.
replays-mine = Your games
replays-mine-none = You have not played yet.
replays-public = Games that anybody may watch
replays-public-none = Nobody plays in public at the moment.
replays-running = going on
replays-more = Show more
replay-title = Replay
replay-share = Copy the link to this moment
replay-live = Back to the game
replay-start = The table before the first die falls.
replay-timeline = Timeline
replay-at = { $at } of { $of }
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step forward
replay-last = To the end
replay-speed = Speed
replay-step = One step back or forward
replay-ends = To the start or the end
replay-turns = A turning point back or forward

# Keyboard
keys-title = Keyboard
keys-space = Space
keys-choose = Take a choice by its number
keys-confirm = Confirm what is chosen on the board
keys-back = Go back a step, or return to now
keys-board = Go to the board
keys-crosshair = On the board: move the crosshair, or go from model to model; Enter picks
keys-zoom = On the board: zoom in, zoom out, show everything
keys-turn = Turn a barricade
`,"../../../../locales/en/page-goal.ftl":`# How a game is won, and how it stands.

goal-title = How this game is won:
goal-kt24 = After the last turning point, whoever has more operatives left wins; with as many on both sides it is a draw. Markers on the board score nothing in the lite rules.
goal-kt21 = After the last turning point, whoever has taken out more enemy operatives wins; where that is equal, whoever has taken out more wounds with them; else it is a draw. Markers on the board score nothing in the lite rules.
goal-kt18 = At the end of each battle round a control point scores 1 point for whoever has most unshaken models within 2" of it. Most points win; where they are equal, most models on the board; else it is a draw. Whoever alone has models left wins at once.
goal-hold =
    { $points ->
        [one] Each marker that you hold at the end of a turn scores { $points } victory point.
       *[other] Each marker that you hold at the end of a turn scores { $points } victory points.
    }
goal-breakthrough =
    { $points ->
        [one] Each of your units in the enemy's zone at the end scores { $points } victory point.
       *[other] Each of your units in the enemy's zone at the end scores { $points } victory points.
    }
goal-kt4w40k = Most victory points win; where they are equal, the army that has more points' worth of units left; else it is a draw.

tally-kt24 = operatives left
tally-kt21 = enemies taken out
tally-kt18 = points scored
tally-kt4w40k = victory points
tally-second-kt21 =
    { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
tally-second-kt18 =
    { $count ->
        [one] { $count } model on the board
       *[other] { $count } models on the board
    }
tally-second-kt4w40k =
    { $count ->
        [one] { $count } point's worth of units left
       *[other] { $count } points' worth of units left
    }

result-by-kt24 = Decided by the operatives left.
result-by-kt21 = Decided by the enemy operatives taken out.
result-by-kt18 = Decided by the points scored.
result-by-kt4w40k = Decided by victory points.
result-by-second-kt21 = As many enemies were taken out on both sides; their wounds decided.
result-by-second-kt18 = The points were equal; the models on the board decided.
result-by-second-kt4w40k = Victory points were equal; what is left of the armies decided.
result-by-wipeout = One side has nobody left.
result-by-nothing = Everything that could decide is equal.
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
draw-begin = Draw terrain with the tools above the board and give the killzone a name: then it can be saved and played.
draw-changed = not saved
draw-download = Download
draw-save = Save
draw-save-copy = Save a copy
draw-saved = Saved.
draw-fine = Nothing is wrong with it.
draw-name = Name
draw-text = A few words about it
draw-width = Width (")
draw-depth = Depth (")
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
draw-bottom = Underside (")
draw-top = Top (")
draw-vantage = Models may stand on it
draw-door-open = Open at the start
draw-x = From the west (")
draw-y = From the south (")
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
draw-hint-wall = Click from corner to corner, or drag; Enter or a click on the same place ends the row.
draw-hint-door = Click one door post, then the other, or drag. On a wall it cuts the doorway itself.
draw-hint-objective = Click where the objective lies.
draw-undo = Undo
draw-redo = Redo
draw-snap = Snap
draw-snap-none = off
draw-new-terrain = Terrain
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
draw-colon = { ":" }
`,"../../../../locales/en/page-odds.ftl":`# The odds calculator.

chances-title = Odds calculator
chances-lead = Exact chances of an attack, with the whole distribution, in all four rule sets.
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
chances-sequence-overwatch = Overwatch
chances-sequence-opportunity = Opportunity strike
chances-sequence-mortal = Mortal wounds
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

# The form where there are phases
chances-weapon = Weapon { $number }
chances-weapon-add = Another weapon
chances-weapon-remove = Remove weapon { $number }
chances-line = The weapon in a line
chances-line-hint = Change the line or the fields below; dice are written D3, 2D6, D6+1.
chances-line-wrong = This cannot be read; a line looks like: { $line }
chances-pick-model = Fill in from a model…
chances-pick-unit = Fill in from a unit…
chances-models = Models
chances-attacks-number = Attacks
chances-attacks-each = Attacks of each
chances-bs = Ballistic Skill
chances-ws = Weapon Skill
chances-hit-modifier = Hit modifiers
chances-strength = Strength
chances-ap = AP
chances-damage = Damage
chances-mortal-wounds = Mortal wounds
chances-mortal-hint = Those of a power, a door and the like, once it works.
chances-snap-hint = Only an unmodified 6 hits, whatever the skill and the modifiers.
chances-wounds-left = Wounds left
chances-wounds-each = Wounds of each
chances-toughness = Toughness
chances-save-none = none
chances-flesh-wounds = Flesh wounds
chances-injury-modifier = Injury modifiers
chances-unit-cover = The whole unit is in cover
chances-ignores = Wounds are ignored on
chances-left = One model is wounded; wounds left
chances-special =
    { $number ->
        [0] Special rules
       *[other] Special rules ({ $number })
    }
chances-wr-auto-hit = Hits automatically
chances-wr-melta = Melta: the higher of two rolls for damage
chances-wr-no-invulnerable = No invulnerable saves
chances-wr-again = Re-rolls
chances-wr-hits-again = Re-roll hits
chances-wr-wounds-again = Re-roll wounds
chances-wr-wounds-on = Wounds on
chances-wr-hits-on = A 6 to hit is
chances-wr-mortal-on = A 6 to wound adds
chances-again-never = none
chances-again-ones = dice that show 1
chances-again-fails = dice that fail
chances-wounds-by-strength = by Strength
chances-hits =
    { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }
chances-mortal =
    { $wounds ->
        [0] none
        [one] { $wounds } mortal wound
       *[other] { $wounds } mortal wounds
    }

# The answer
chances-expected = Wounds lost on average
chances-kills = Chance to incapacitate
chances-expected-own = Own wounds lost on average
chances-dies = Chance to be incapacitated
chances-glance-wounds =
    { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
chances-glance-kills = { $chance } to incapacitate
chances-slain = Models slain
chances-unharmed = Chance to lose no wound
chances-outcome = How the model stands at the end
chances-stands =
    { $wounds ->
        [0] Standing, no flesh wound
        [one] Standing, { $wounds } flesh wound
       *[other] Standing, { $wounds } flesh wounds
    }
chances-out-of-action = Out of action
chances-expected-slain = Models slain on average
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
chances-chart-at-models =
    { $models ->
        [one] { $models } model: { $chances }
       *[other] { $models } models: { $chances }
    }
chances-table = All figures
`,"../../../../locales/en/page-phases.ftl":`# Rule sets with phases, and boards with walls and doors.
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
rules-terms = Terms
rules-kind-statement = Rule
rules-kind-ruling = Ruling
rules-kind-example = Example
rules-examples =
    { $count ->
        [one] A worked example
       *[other] { $count } worked examples
    }
rules-exact =
    { $count ->
        [one] The exact rule
       *[other] The { $count } exact rules
    }
rules-technical = The exact wording, with its examples
rules-contents = Chapters
rules-diagram-open = Open on a board
rules-entries = All entries by number
rules-print = Print
`,"../../../../locales/en/page-seats.ftl":`# Seats, invitations and who plays: what was added to the first pages.

invite-seat = Link for player { $side }: { $team }
invite-taken = Taken by { $name }.
join-used = This invitation has been used: every seat is taken. You can watch.
# $minutes is a number of minutes for the whole game, $seconds what each answer adds
join-clock =
    { $minutes ->
        [one] { $minutes } minute each, and { $seconds } s an answer
       *[other] { $minutes } minutes each, and { $seconds } s an answer
    }
join-no-clock = No clock
board-wall-at = Wall from { $from } to { $to }
game-log-fold = Fold away
game-log-unfold = Show

account-leave-title = Sign out and lose your games?
account-leave-text = You play as a guest: only this browser knows you. If you sign out, nobody finds your games again. Create an account first to keep them.
account-leave-no = Stay
account-leave-yes = Sign out all the same
account-password-change = Change the password
account-password-changed = Your password is changed. Other browsers have to sign in again.
account-password-old = Password until now
account-password-new = New password
account-title-password = Change the password
account-about-password = Whoever is signed in elsewhere has to sign in again.
account-do-password = Change it
`,"../../../../locales/en/page-sight.ftl":`# The sight laboratory.

lab-title = Sight laboratory
lab-lead = Place terrain and models, and see at once who sees whom, what is cover, and which rule says so.
lab-share = Copy the link
lab-export = Save as a file
lab-import = Open a file
lab-bad-link = This link cannot be read; here is a table to begin with.
lab-bad-file = This file is not a question about sight or reach.
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
lab-limit = At most (")
lab-weapon-rules = Weapon rules
lab-weapon-rules-hint-kt24 = As on the card, with commas between: Range 8", Seek Light
lab-weapon-rules-hint-kt21 = As on the card, with commas between: Rng 6", Indirect
lab-weapon-rules-hint-kt18 = A type and a range, with commas between: Rapid Fire 1, Range 12"
lab-weapon-rules-hint-kt4w40k = A type and a range, with commas between: Assault 2, Range 24"
lab-switch-obscured = Distant Heavy terrain obscures
lab-switch-vantage = Height gives an advantage
lab-switch-operatives-block-sight = Operatives block sight
lab-switch-vantage-exception = Height reveals concealed targets in cover
lab-switch-vantage-inclusive = Exactly 2" of height are enough
lab-switch-vantage-light-only = Only against cover from Light terrain
lab-switch-bases-give-cover = Other operatives give cover
lab-switch-visibility-origin = Sight from any part of the base, not only the closest
lab-switch-sight-line-mm = A line of sight is 1 mm wide
lab-switch-base-must-fit = Bases have to fit through doorways
lab-switch-confines = Walls and doors count
lab-distance = Distance
lab-no-way = no way
lab-fact-visible = Visible
lab-fact-cover = In cover
lab-fact-obscured = Obscured
lab-fact-engaged = Within control range
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
lab-height = Height (")
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
   [one] Where the books leave a choice, { $count } change
   *[other] Where the books leave a choice, { $count } changes
}
`,"../../../../locales/en/page-together.ftl":`# Together and beyond the page: whose turn it is, sharing, saving.

turn-title = When it is my turn
turn-sound = Ring, if I am looking elsewhere
turn-notice = Show a notification, if I am looking elsewhere
turn-yours = It is your turn
invite-qr = The link as a QR code
invite-qr-text = Or let your friend scan this with a phone.
invite-share = Share the link
export-title = Save or share
export-picture = Picture of the board
export-text = The game as text
export-embed = Copy a frame for a page of your own
export-failed = This browser could not make the picture.
export-running = The game is not over.
embed-open = Open in Coverline
`,"../../../../locales/en/page-units.ftl":`# Rule sets in which models act together in units, on a large table.

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
account-menu-nobody = Account: { account-nobody }
account-nobody = Sign in
account-guest = Playing as a guest
# $name is the name of a player who has no account
seat-guest = { $name } (guest)
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
home-kicker = Kill Team 2018, 2021 and 2024 · KT4W40K
home-heading = The table, the opponent and the referee.
home-lead = Play Kill Team in the browser. Coverline measures every move, decides every line of sight and tells you the exact odds before you commit, and which rule says so.
home-start = Start a game
home-picture = A killzone from above: one operative's reach, its lines of sight past cover, and the odds on its target.
home-picture-odds = { $chance } to incapacitate
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

reason-measured = The distance is measured straight from base to base.
reason-measured-round = The distance is measured round a corner: its straight legs add up.
reason-no-way = There is no way between the two, so no distance is measured between them.
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
reason-obscured-by-model =
    { $model ->
        [none] The target is obscured by another model.
       *[other] The target is obscured by { $model }.
    }
reason-sheltered = What obscures the target is within 1" of it: 1 is taken off the injury roll.
reason-in-plain-sight = Nothing obscures the target.
reason-engaged = The two are within control range of each other.
reason-engaged-round-corner = The two are within 1" of each other round a corner: they fight, and hit less.
reason-walled-off = The straight gap is at most 1", but a wall stands in it: they are not within 1" of each other.
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
term-door = Work a door

# What dice are rolled for
term-draw = setting up
term-initiative = initiative
term-attack = attack
term-defence = defence
term-reroll = the re-roll
term-hot = Hot
term-hit = hits
term-wound = wounds
term-save = saves
term-attacks = the number of attacks
term-damage = damage
term-injury = the injury
term-advance = the Advance
term-roll-off = the roll-off
term-crush = the closing door
term-doors = the number of doors
term-psychic = the Psychic test
term-deny = denying the power
term-perils = Perils of the Warp
term-break = the break test
term-nerve = the Nerve test
term-morale = the morale test
term-decisive = the order of the decisive moves
term-ignore = ignoring wounds
term-wreck = the wrecked transport

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

# Tactics
term-point-blank-overwatch = Point-Blank Overwatch
term-remote-access = Remote Access

# Stratagems and other effects of a moment of the turn
term-decisive-move = Decisive Move
term-decisive-shot = Decisive Shot
term-command-re-roll = Command Re-roll
term-counter-offensive = Counter-Offensive
term-insane-bravery = Insane Bravery
term-arrive = Arrival from reserve
term-heroic-intervention = Heroic Intervention
term-psybolt = Psybolt
term-smite = Smite
term-scorch = Scorch
term-ward = Ward
term-guide = Guide

# Parts of the killzone that have a number and no name
part-wall = wall { $number }
part-barricade = barricade { $number }
part-terrain = terrain { $number }
`})),kt18:`# Kill Team 2018: its own words, instead of those of the same messages in the other files.

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
`,kt21:`# Kill Team 2021: its own words, instead of those of the same messages in the other files.

# Actions and successes
term-reposition = Normal Move

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
event-hits =
    Player { $side } scores { $critical ->
        [one] { $critical } critical hit
       *[other] { $critical } critical hits
    } and { $normal ->
        [one] { $normal } normal hit
       *[other] { $normal } normal hits
    }.
event-saves =
    Player { $side } makes { $critical ->
        [one] { $critical } critical save
       *[other] { $critical } critical saves
    } and { $normal ->
        [one] { $normal } normal save
       *[other] { $normal } normal saves
    }.
event-unblocked =
    { $critical ->
        [one] { $critical } critical hit
       *[other] { $critical } critical hits
    } and { $normal ->
        [one] { $normal } normal hit
       *[other] { $normal } normal hits
    } get through.
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
lab-fact-engaged = Within Engagement Range

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
refusal-too-few-ap =
    That costs { $cost } AP and only { $left } AP { $left ->
        [one] is
       *[other] are
    } left; choose a cheaper action or Pass.
refusal-far-from-primary = { $model } is too far from the original target; it has to be within { $reach }.
refusal-no-such-success = You have no hit of that kind left; use one of the other kind.
refusal-cannot-block = That hit cannot parry this one; parry with a critical hit, parry a normal hit, or strike.
refusal-must-block-something = There is a hit this die can parry; name it, or strike.
refusal-saves-impossible = You do not have that many saves, or there are not that many hits; spend no more than there are.
refusal-saves-unused = A save that could cancel a hit is left over; spend it too.

# Odds
odds-strike-critical = strike with a critical hit
odds-strike-normal = strike with a normal hit
odds-block-critical = parry a critical hit
odds-block-normal = parry a normal hit
odds-block-nothing = parry nothing
odds-policy-always-parry = always parrying while possible
odds-policy-never-fish = never re-rolling hits
chances-plays-always-parry = Always parry while possible
chances-plays-never-fish = Never re-roll a hit

# Dice on the page
game-hint-resolve = Strike to wound, or spend a hit to discard one of your enemy's.
game-hint-saves = Put your saves on the hits: click a save, then a hit, or drag. Two normal saves cancel a critical hit.
game-hits-against-you = Hits against you
game-hit =
    { $by ->
        [none] { $kind } hit, not stopped
        [half] { $kind } hit, one more save is needed
       *[other] { $kind } hit, stopped
    }
game-auto-weapon = choose the weapon to fight back with
game-auto-resolve = strike and parry
`,kt4w40k:`# Warhammer 40,000 with Kill Team's alternation: its own words, instead of those of the same messages in the other files.

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
`};export{e as default};