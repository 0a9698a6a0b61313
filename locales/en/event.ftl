# Events: what has happened, for the log of a game.

event-drawn = Player { $side } has the initiative for setting up.
event-defender-drawn = Player { $side } is the Defender.
event-edge-taken = Player { $side } takes the { $edge } edge.
event-zone-taken = Player { $side } takes drop zone { $zone }.
event-barricade-placed = Player { $side } places a barricade at { $at }.
event-deployed-with = { $model } is set up at { $at } with the order { $order }.
event-deployed = { $model } is set up at { $at }.
event-turning-point = Turning point { $number } begins.
event-rolled = Player { $side } rolls for { $reason }: { $faces }.
event-initiative-tied = Both players have rolled the same; they roll again.
event-initiative = Player { $side } has the initiative.
event-command-points = Player { $side } has { $points } CP.
event-readied = The operatives of player { $side } are ready.
event-passed = Player { $side } passes.
event-ploy = Player { $side } uses { $ploy }.
event-ploy-on = Player { $side } uses { $ploy } on { $model }.
event-activated = { $model } is activated with the order { $order }.
event-counteracts = { $model } counteracts.
event-overwatches = { $model } performs Overwatch.
event-waits = { $model } passes and spends { $points } AP.
event-expended = { $model } is expended.
event-moved = { $model } moves to { $to } ({ $action }, { $length }).
event-shoots = { $model } shoots at { $target } with { $weapon }.
event-share = { $target } is attacked with { $dice } of the dice.
event-shot-at =
    { $cover ->
        [yes] { $obscured ->
            [yes] { $target } is shot at, in cover and obscured.
           *[no] { $target } is shot at, in cover.
        }
       *[no] { $obscured ->
            [yes] { $target } is shot at, obscured.
           *[no] { $target } is shot at, in the open.
        }
    }
event-fights = { $model } fights { $target } with { $weapon }.
event-retaliates = { $model } retaliates with { $weapon }.
event-unarmed = { $model } has no melee weapon and rolls no dice.
event-rerolls = Player { $side } re-rolls { $faces } ({ $source }).
event-hits =
    Player { $side } scores { $critical ->
        [one] { $critical } critical hit
       *[other] { $critical } critical hits
    } and { $normal ->
        [one] { $normal } normal hit
       *[other] { $normal } normal hits
    }.
event-invulnerable-save = { $model } uses its invulnerable save.
event-cover-save = { $model } retains a cover save.
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
event-damage =
    { $model } loses { $points ->
        [one] { $points } wound
       *[other] { $points } wounds
    }; { $left } left.
event-mortal-wounds =
    { $model } suffers { $points ->
        [one] { $points } mortal wound
       *[other] { $points } mortal wounds
    }; { $left } left.
event-healed =
    { $model } regains wounds and has { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    } now.
event-strikes = { $model } strikes with a { $success } success.
event-blocks = { $model } blocks a { $success } success.
event-blocks-nothing = { $model } spends a die on a block that cancels nothing.
event-shocked = Shock: { $model } discards a { $success } success.
event-stunned = { $model } is stunned and has 1 APL fewer for now.
event-hot =
    { $points ->
        [0] The hot weapon spares { $model }.
        [one] The hot weapon burns { $model }, which loses { $points } wound.
       *[other] The hot weapon burns { $model }, which loses { $points } wounds.
    }
event-used-up = { $model } has used up { $weapon }.
event-incapacitated = { $model } is incapacitated.
event-won = The battle is over: player { $side } wins.
event-drawn-game = The battle is over: it is a draw.
