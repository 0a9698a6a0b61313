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
