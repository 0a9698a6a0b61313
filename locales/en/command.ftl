# Answers of the command line.

# $from and $to are models
sight-valid = { $to } is a valid target for { $from }.
sight-not-valid = { $to } is not a valid target for { $from }.
sight-distance = The distance is { $distance }.
sight-no-way = No way round the walls leads from { $from } to { $to }.
sight-cover-save = { $to } may retain a cover save.

# $action is a move, $length and $limit are lengths
reach-legal = { $model } may go there: { $action }, { $length } of at most { $limit }.
reach-illegal = { $model } may not go there: { $action }, at most { $limit }.
reach-region = Where { $model } may end: { $action }, at most { $limit }.
reach-nowhere = There is no place where { $model } may end: { $action }, at most { $limit }.

sim-draws = Drawn
sim-score = Side 1's score, 95 % interval
sim-games = Games
sim-turns = Turning points per game
sim-decisions = Decisions
sim-speed = Games per second
sim-digest = Digest
