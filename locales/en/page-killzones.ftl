# Drawing killzones.

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
