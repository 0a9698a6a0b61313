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
        [one] { $critical } critical success
       *[other] { $critical } critical successes
    } and { $normal ->
        [one] { $normal } normal success
       *[other] { $normal } normal successes
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
        [one] { $critical } critical success
       *[other] { $critical } critical successes
    } and { $normal ->
        [one] { $normal } normal success
       *[other] { $normal } normal successes
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
event-stunned = { $model } is stunned: 1 APL less until the end of its next activation.
event-hot =
    { $points ->
        [0] The hot weapon spares { $model }.
        [one] The hot weapon burns { $model }, which loses { $points } wound.
       *[other] The hot weapon burns { $model }, which loses { $points } wounds.
    }
event-used-up = { $model } has used up { $weapon }.
event-incapacitated = { $model } is incapacitated.
event-battle-round = Battle round { $number } begins.
event-phase =
    { $phase ->
        [setup] The kill teams are set up.
        [initiative] The Initiative phase begins.
        [movement] The Movement phase begins.
        [psychic] The Psychic phase begins.
        [shooting] The Shooting phase begins.
        [fight] The Fight phase begins.
        [morale] The Morale phase begins.
       *[over] The last battle round has ended.
    }
event-initiative-order = The players act in this order: { $order }.
event-stays = { $model } remains stationary.
event-makes-ready = { $model } is Readied.
event-moves-normally = { $model } moves to { $to } ({ $length }).
event-falls-back = { $model } Falls Back to { $to } ({ $length }).
event-runs = { $model } Advances up to { $most }.
event-goes =
    { $errand ->
        [advance] { $model } Advances to { $to } ({ $length }).
        [charge] { $model } charges to { $to } ({ $length }).
        [failed-charge] { $model } comes as near as it can: to { $to } ({ $length }).
        [pile-in] { $model } piles in to { $to } ({ $length }).
        [normal] { $model } moves to { $to } ({ $length }).
        [fall-back] { $model } Falls Back to { $to } ({ $length }).
        [disembark] { $model } disembarks at { $to } ({ $length }).
        [arrive] { $model } arrives from reserve at { $to } ({ $length }).
        [intervene] { $model } intervenes heroically at { $to } ({ $length }).
       *[consolidate] { $model } consolidates to { $to } ({ $length }).
    }
event-declares-charge = { $model } declares a charge against { $targets }.
event-retreats = { $model } Retreats to { $to } ({ $length }).
event-charge-rolled = { $model } may charge up to { $most }.
event-charge-fails = The charge of { $model } fails.
event-intercepts = { $model } stops the charge of { $charger } at { $at } and fires.
event-attacks-with =
    { $model } attacks { $target } with { $weapon }: { $attacks ->
        [one] { $attacks } attack
       *[other] { $attacks } attacks
    }.
event-struck =
    { $hits ->
        [0] No attack hits { $target }.
        [one] { $hits } attack hits { $target }.
       *[other] { $hits } attacks hit { $target }.
    }
event-wounded =
    { $wounds ->
        [0] No hit wounds { $target }.
        [one] { $wounds } hit wounds { $target }.
       *[other] { $wounds } hits wound { $target }.
    }
event-unsaved =
    { $wounds ->
        [0] { $target } saves everything.
        [one] { $target } fails { $wounds } save.
       *[other] { $target } fails { $wounds } saves.
    }
event-flesh-wound =
    { $model } takes a flesh wound and has { $number ->
        [one] { $number } flesh wound
       *[other] { $number } flesh wounds
    } now.
event-out-of-action = { $model } is out of action.
event-door-opens = { $door } opens.
event-door-closes = { $door } closes.
event-door-stays = { $door } stays as it is.
event-door-blocked = { $door } cannot close: { $model } stands in the doorway.
event-works-door = { $model } works { $door }.
event-contests = { $model } contests { $door }.
event-roll-off = Player { $side } wins the roll-off.
event-casts = { $model } attempts { $power }.
event-power-works = { $model } manifests { $power }.
event-power-fails = { $model } does not manifest { $power }.
event-denies = { $model } tries to deny { $power }.
event-perils = { $model } suffers Perils of the Warp.
event-broken = The kill team of player { $side } is broken.
event-not-broken = The kill team of player { $side } is not broken.
event-recovers = { $model } is no longer shaken.
event-shaken = { $model } is shaken.
event-keeps-nerve = { $model } passes its Nerve test.
event-passed-over = Player { $side } is passed over: none of the units that would act has a target.
event-embarks = { $model } boards { $transport }.
event-scores =
    Player { $side } has { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }.
event-resigned = Player { $side } resigns: their models leave the battle, which goes on without them.
event-out-of-time = Player { $side } has run out of time: their models leave the battle, which goes on without them.
event-won = The battle is over: player { $side } wins.
event-drawn-game = The battle is over: it is a draw.
