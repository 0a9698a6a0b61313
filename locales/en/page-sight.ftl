# The sight laboratory.

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
lab-switch-obscured = Distant Heavy terrain obscures
lab-switch-vantage = Height gives an advantage
lab-switch-operatives-block-sight = Operatives block sight
lab-switch-vantage-exception = Height reveals concealed targets in cover
lab-switch-vantage-inclusive = Exactly 2" of height are enough
lab-switch-vantage-light-only = Only against cover from Light terrain
lab-switch-bases-give-cover = Other operatives give cover
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
