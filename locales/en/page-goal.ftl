# How a game is won, and how it stands.

goal-title = How this game is won:
goal-kt24 = After the last turning point, whoever has more operatives left wins; with as many on both sides it is a draw. Markers on the board score nothing in the lite rules.
goal-kt21 = After the last turning point, whoever has taken out more enemy operatives wins; where that is equal, whoever has taken out more wounds with them; else it is a draw. Markers on the board score nothing in the lite rules.
goal-kt18 = At the end of each battle round a control point scores 1 point for whoever has most unshaken models within 2" of it. Most points win; where they are equal, most models on the board; else it is a draw. Whoever alone has models left wins at once.
goal-hold =
    { $points ->
        [one] Each marker that you hold at the end of a turn scores { $points } victory point.
       *[other] Each marker that you hold at the end of a turn scores { $points } victory points.
    }
goal-breakthrough =
    { $points ->
        [one] Each of your units in the enemy's zone at the end scores { $points } victory point.
       *[other] Each of your units in the enemy's zone at the end scores { $points } victory points.
    }
goal-kt4w40k = Most victory points win; where they are equal, the army that has more points' worth of units left; else it is a draw.

tally-kt24 = operatives left
tally-kt21 = enemies taken out
tally-kt18 = points scored
tally-kt4w40k = victory points
tally-second-kt21 =
    { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
tally-second-kt18 =
    { $count ->
        [one] { $count } model on the board
       *[other] { $count } models on the board
    }
tally-second-kt4w40k =
    { $count ->
        [one] { $count } point's worth of units left
       *[other] { $count } points' worth of units left
    }

result-by-kt24 = Decided by the operatives left.
result-by-kt21 = Decided by the enemy operatives taken out.
result-by-kt18 = Decided by the points scored.
result-by-kt4w40k = Decided by victory points.
result-by-second-kt21 = As many enemies were taken out on both sides; their wounds decided.
result-by-second-kt18 = The points were equal; the models on the board decided.
result-by-second-kt4w40k = Victory points were equal; what is left of the armies decided.
result-by-wipeout = One side has nobody left.
result-by-nothing = Everything that could decide is equal.
