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
