# The workbench: questions about tables, content, advice and rules on the command line.

# $model stands $mm millimetres further in a direction, at ($x, $y)
sight-flip-hold =
    It would be a valid target if { $model } stood { $mm } mm further { $direction ->
        [north] north
        [north-east] north-east
        [east] east
        [south-east] south-east
        [south] south
        [south-west] south-west
        [west] west
       *[north-west] north-west
    }, at ({ $x }", { $y }").
sight-flip-away =
    It would no longer be a valid target if { $model } stood { $mm } mm further { $direction ->
        [north] north
        [north-east] north-east
        [east] east
        [south-east] south-east
        [south] south
        [south-west] south-west
        [west] west
       *[north-west] north-west
    }, at ({ $x }", { $y }").
sight-flip-none = No step of either model changes that: tried in eight directions, every { $step } mm, up to 2".
reach-shortest = The shortest path there would be { $length } long.
reach-no-path = However far it might go, no path leads there.
reach-level =
    { $areas ->
        [one] At height { $height }: { $areas } outline
       *[other] At height { $height }: { $areas } outlines
    }

list-teams = Teams
list-killzones = Killzones
list-missions = Missions
list-operatives =
    { $number ->
        [one] { $number } operative
       *[other] { $number } operatives
    }
list-models =
    { $number ->
        [one] { $number } model
       *[other] { $number } models
    }
list-units =
    { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }, { $number ->
        [one] { $number } model
       *[other] { $number } models
    }
list-board = { $width }" x { $depth }", terrain: { $terrain }, walls: { $walls }, doors: { $doors }
list-mission =
    up to { $players } players, { $scores ->
        [yes] with victory points
       *[no] without victory points
    }

show-apl = APL
show-move = Move
show-defence = Defence
show-save = Save
show-invulnerable = Invulnerable
show-wounds = Wounds
show-base = Base
show-height = Height
show-ws = WS
show-bs = BS
show-strength = S
show-toughness = T
show-attacks = A
show-leadership = Ld
show-ranged = ranged
show-melee = melee
show-weapon = Weapon
show-reach = Use
show-profile = Profile
show-rules = Rules
show-part = Part
show-type = Type
show-bottom = From
show-top = To
show-vantage = Vantage
show-unit =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $number ->
        [one] { $number } model
       *[other] { $number } models
    }
show-ploy = { $phase }, { $cost } CP
show-terrain =
    { $kind ->
        [heavy] heavy
        [light] light
       *[none] no type
    }, { $bottom } to { $top }{ $vantage ->
        [yes] , vantage
       *[no] { "" }
    }
show-walls =
    { $number ->
        [one] { $number } wall
       *[other] { $number } walls
    }
show-objectives = Objectives: { $names }
show-zones = Drop zones: { $names }
show-mission = { $turns } turning points, { $zones } drop zones
show-hold = Victory points for each objective held at the end of a turn: { $points }
show-breakthrough = Victory points for each unit in an enemy's drop zone at the end: { $points }

advise-gain = Gain over waiting, in operatives: { $number }.
advise-risk = Risk: afterwards it stands to lose { $number }% of itself.

odds-named = { $attacker }, { $weapon }, at { $defender }
odds-named-fight = { $attacker }, { $weapon }, against { $defender }, { $answer }
odds-first-help = "Best in" is how often this is the best first move; "costs" is how much of the value is lost by beginning with it where it is possible.

book-found =
    { $number ->
        [one] { $number } rule speaks of "{ $word }"
       *[other] { $number } rules speak of "{ $word }"
    }
book-more = coverline rules ID prints one of them; --long adds its sources, examples and tests.

won-kt18 = After the last battle round most points win; of equals, whoever has most models on the board.
won-kt21 = After the last turning point whoever has incapacitated more enemy operatives wins; of equals, whoever took more wounds off by that.
won-kt24 = After the last turning point whoever has more operatives left wins; equal is a draw.
won-kt4w40k = After the last turn most victory points win; of equals, most points of units left.

# What the author of a board or a mission may not have meant
problem-floor-wall = A wall runs through this floor.
problem-floor-unreached = No base of 25 mm can climb to this floor and stand there.
problem-zone-off-board = No killzone that comes with the program is as large: a zone reaches to { $x }" by { $y }".
