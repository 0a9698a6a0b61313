# Questions: what a player has to decide.

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
