# The pages on which people play: a new game, the game itself, replays.

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
