# Kill Team 2021: its own words, instead of those of the same messages in the other files.

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
