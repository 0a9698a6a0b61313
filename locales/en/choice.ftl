# Choices: what a player can pick, on a button.

choice-pass = Pass
choice-end = End the activation
choice-initiative = Player { $side } has the initiative
choice-edge = The { $edge } edge
choice-zone = Drop zone { $zone }
choice-barricade = Place a barricade
choice-deploy = Set up { $model }
choice-deploy-order = Set up { $model }: { $order }
choice-activate = { $model }: { $order }
choice-counteract = Counteract with { $model }
choice-move = { $action }
choice-move-to = { $action } to { $to }
choice-shoot = Shoot: { $weapon }
choice-shoot-at = Shoot { $target }: { $weapon }
choice-overwatch = Overwatch with { $model }: { $weapon }
choice-overwatch-at = Overwatch with { $model } on { $target }: { $weapon }
choice-fight = Fight: { $weapon }
choice-fight-with = Fight { $target }: { $weapon }
choice-weapon = Retaliate with { $weapon }
choice-target = { $model }
choice-no-target = No further target
choice-keep =
    { $dice ->
        [0] Roll all dice
        [one] Keep { $dice } die without rolling
       *[other] Keep { $dice } dice without rolling
    }
choice-reroll = { $source }: re-roll { $faces }
choice-no-reroll = Keep the dice as they are
choice-yes = Yes
choice-use = Use { $rule }
choice-not-use = Do not use { $rule }
choice-cover-save = Retain a cover save
choice-no-cover-save = Roll all dice
choice-saves-critical-on-critical =
    { $dice ->
        [one] { $dice } critical save on a critical success
       *[other] { $dice } critical saves on critical successes
    }
choice-saves-critical-on-normal =
    { $dice ->
        [one] { $dice } critical save on a normal success
       *[other] { $dice } critical saves on normal successes
    }
choice-saves-pair-on-critical =
    { $dice ->
        [one] { $dice } pair of normal saves on a critical success
       *[other] { $dice } pairs of normal saves on critical successes
    }
choice-saves-normal-on-normal =
    { $dice ->
        [one] { $dice } normal save on a normal success
       *[other] { $dice } normal saves on normal successes
    }
choice-saves-none = Spend no saves
choice-strike = Strike with a { $success } success
choice-block = Block a { $success } success with a { $with } success
choice-block-nothing = Spend a { $with } success on nothing
choice-ploy = { $ploy } ({ $cost } CP)
choice-ploy-on = { $ploy } on { $model } ({ $cost } CP)
choice-no-ploy = No ploy
choice-stay = { $model }: remain stationary
choice-ready = { $model }: Ready
choice-normal = { $model }: normal move
choice-normal-to = { $model }: normal move to { $to }
choice-advance = { $model }: Advance
choice-fall-back = { $model }: Fall Back
choice-fall-back-to = { $model }: Fall Back to { $to }
choice-charge = { $model }: charge { $targets }
choice-stationary-door = { $model }: remain stationary and work door { $door }
choice-go = Move
choice-go-to = Move to { $to }
choice-retreat = Retreat
choice-retreat-to = Retreat to { $to }
choice-attack = { $model } attacks: { $uses }
choice-use-on = { $weapon } on { $targets }
choice-fire = { $model }: shoot with { $weapon }
choice-pick = { $model }
choice-door = Work door { $door }
choice-door-changes = Door { $door } changes
choice-door-stays = Door { $door } stays as it is
choice-at = Stop the charge after { $length }
choice-cast = { $model }: { $power }
choice-disembark = { $model }: disembark
choice-march =
    { $models ->
        [one] Move { $models } model
       *[other] Move { $models } models
    }
choice-lose = Model { $number }
choice-lose-named = Model { $number }: { $name } ({ $wounds ->
        [one] { $wounds } wound left
       *[other] { $wounds } wounds left
    })
choice-in-reserve = Keep { $model } in reserve
choice-in-transport = Set up { $model } in a transport
choice-strike-leaving = { $model } strikes
choice-bravery = { $model }: Insane Bravery (2 CP)
choice-storm = Charge: everybody by the shortest way
choice-close-in = Close in: everybody towards the nearest enemy
choice-save-armour = The armour save
choice-save-invulnerable = The invulnerable save

# Advice: what a veteran would do, and why. $wounds is a number of wounds, $chance a percentage.
advice-attack =
    About { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }; a chance of { $chance }% to incapacitate.
advice-charge = Charge now, to Fight afterwards.
advice-finish = Nothing useful is left to do.
advice-go-first = It gains most by acting now.
advice-place = From there it can do more, or less can be done to it.
advice-sensible = The usual choice.
advice-stays = It is best left where it stands.
