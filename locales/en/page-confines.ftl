# Rule sets with phases, and boards with walls and doors.
board-control-point = Control point: { $name }
board-drop-zone = Drop zone: { $name }
board-mark-readied = Readied
board-mark-shaken = shaken
board-mark-flesh-1 = one flesh wound
board-mark-flesh-2 = two flesh wounds
board-mark-flesh-3 = three flesh wounds
board-mark-moved = has moved
board-mark-advanced = has Advanced
board-mark-fell-back = has Fallen Back
board-mark-charged = has charged
board-mark-charge-failed = its charge failed
board-mark-retreated = has Retreated
board-mark-shot = has shot
board-mark-fought = has fought

# Drawing what only some boards have
draw-kind-control_point = Control point
draw-kinds-control_point = Control points
draw-kind-drop_zone = Drop zone
draw-kinds-drop_zone = Drop zones
draw-new-control_point = Control point
draw-new-drop_zone = Drop zone
draw-tool-control_point = Control point
draw-tool-drop_zone = Drop zone
draw-hint-control_point = Click where doors can be worked from afar.
draw-hint-drop_zone = Drag from corner to corner of the area where a team is set up.
draw-radius = Reach (″)
draw-confines-tactics = The Tactics of ultra-close confines may be used here
