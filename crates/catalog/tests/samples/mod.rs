//! Good files of each format, small, to be spoilt by tests.

#![allow(dead_code, reason = "every test file takes the samples it needs")]

/// A team in 39 lines.
pub const TEAM: &str = r#"format = "coverline team 1"
rules = "kt24"
name = "Ferry"
[[operative]]
name = "Passenger"
apl = 3
move = 6
save = 3
wounds = 12
base_mm = 32
height = 1.5
keywords = ["Ferry"]
[[operative.weapon]]
name = "Pepperbox"
reach = "ranged"
attacks = 4
hit = 3
damage = [3, 5]
rules = ["Piercing 1"]
[[operative.weapon]]
name = "Cane"
reach = "melee"
attacks = 4
hit = 3
damage = [3, 5]
[[ploy]]
name = "Fog"
phase = "strategy"
whom = "team"
lasts = "turning-point"
effects = [{ save = 1 }]
[[ploy]]
name = "Paid"
phase = "firefight"
moment = "activation"
whom = "self"
lasts = "activation"
cost = 2
effects = [{ weapons = "all", rules = ["Shock"] }]
"#;

/// A killzone in 29 lines.
pub const KILLZONE: &str = r#"format = "coverline killzone 1"
name = "Toll House"
size = [30, 22]
[[terrain]]
name = "House"
type = "heavy"
top = 5
footprint = [[8, 6], [14, 6], [14, 10], [8, 10]]
[[terrain]]
name = "Landing"
type = "heavy"
bottom = 0.5
top = 3
rect = [18, 12, 22, 16]
vantage = true
[[wall]]
from = [0, 18]
to = [6, 18]
[[door]]
name = "Side door"
from = [6, 18]
to = [8, 18]
[[door]]
name = "Back door"
from = [8, 18]
to = [8, 22]
[[objective]]
name = "Strongbox"
at = [11, 8]
"#;

/// A mission in 8 lines.
pub const MISSION: &str = r#"format = "coverline mission 1"
rules = "kt24"
name = "Two Banks"
turning_points = 4
drop_zones = [
  [[0, 0], [30, 0], [30, 4], [0, 4]],
  [[0, 18], [30, 18], [30, 22], [0, 22]],
]
"#;

/// A team of Kill Team 2018 in 55 lines.
pub const TEAM_KT18: &str = r#"format = "coverline team 1"
rules = "kt18"
name = "Lockkeepers"
[[model]]
name = "Sluice Captain"
count = 2
move = 6
ws = 3
bs = 4
strength = 3
toughness = 4
wounds = 2
attacks = 3
leadership = 8
save = 4
invulnerable = 5
base_mm = 32
height = 1.5
keywords = ["Infantry", "PSYKER", "Lock"]
specialism = "comms"
powers = ["psybolt"]
aura = { reach = 6, gives = "leadership" }
[[model.weapon]]
name = "Bolt thrower"
range = 24
type = "Rapid Fire 1"
strength = 4
ap = -1
damage = 1
[[model.weapon]]
name = "Windlass"
type = "Melee"
strength = "x2"
damage = "D3"
reroll_ones = true
[[model]]
name = "Lookout"
move = 5
ws = 4
bs = 4
strength = 3
toughness = 3
wounds = 1
attacks = 1
leadership = 6
save = 7
base_mm = 25
height = 1.2
keywords = ["FLY"]
[[model.weapon]]
name = "Flare"
range = 6
type = "Grenade D6"
strength = "User"
damage = 1
"#;

/// A small army of KT4W40K in 136 lines.
pub const ARMY: &str = r#"format = "coverline team 1"
rules = "kt4w40k"
name = "Weir Watch"
points_limit = 300
[[detachment]]
name = "Patrol"
cp = 2
[[weapon]]
name = "Weir rifle"
range = 24
type = "Rapid Fire 1"
strength = 4
damage = 1
[[weapon]]
name = "Weir pistol"
range = 12
type = "Pistol 1"
strength = 3
damage = 1
[[weapon]]
name = "Net gun"
range = 36
type = "Heavy D3"
strength = 6
ap = -1
damage = "D3"
points = 5
[[weapon]]
name = "Flash pan"
range = 6
type = "Grenade D6"
strength = 3
damage = 1
[[weapon]]
name = "Boat hook"
type = "Melee"
strength = "+1"
damage = 1
[[unit]]
name = "Watch"
points = 4
size = [3, 6]
keywords = ["INFANTRY", "Weir"]
[[unit.model]]
name = "Watcher"
count = [2, 6]
points = 5
move = 6
ws = 4
bs = 4
strength = 3
toughness = 3
wounds = 1
attacks = 1
leadership = 7
save = 5
base_mm = 25
height = 1.3
weapons = ["Weir rifle", "Flash pan"]
[[unit.model]]
name = "Netter"
like = "Watcher"
count = [0, 1]
points = 7
attacks = 2
weapons = ["Net gun"]
[[unit]]
name = "Reeve"
keywords = ["INFANTRY", "CHARACTER", "PSYKER", "FLY", "Weir"]
powers = ["smite"]
casts = 2
aura = { reach = 6, gives = "leadership" }
abilities = ["reserve", "advance-and-charge"]
[[unit.model]]
name = "Reeve"
points = 60
move = 12
ws = 3
bs = 3
strength = 4
toughness = 4
wounds = 4
attacks = 4
leadership = 9
save = 3
invulnerable = 4
ignores = 6
base_mm = 32
height = 1.6
weapons = ["Weir pistol", "Boat hook"]
[[unit]]
name = "Punt"
keywords = ["VEHICLE", "TRANSPORT", "Weir"]
capacity = 6
[[unit.model]]
name = "Punt"
points = 80
move = 10
ws = 5
bs = 4
strength = 6
toughness = 6
wounds = 8
attacks = 3
leadership = 7
save = 4
base_mm = 60
height = 2
weapons = ["Net gun"]
line = [
  { wounds = 5, move = 8, bs = 5 },
  { wounds = 2, ws = 6, attacks = 1 },
]
[[stratagem]]
name = "Low Water"
cost = 2
when = "start-of-shooting"
keyword = "Weir"
effect = { hit = 1 }
lasts = "phase"
[[stratagem]]
name = "Current"
when = "start-of-movement"
effect = { move = 3 }
[[take]]
unit = "Reeve"
[[take]]
unit = "Watch"
name = "Upper Watch"
models = { Watcher = 4, Netter = 1 }
[[take]]
unit = "Watch"
count = 2
models = { Watcher = 3 }
[[take]]
unit = "Punt"
"#;

/// A mission of armies in 12 lines.
pub const MISSION_OF_ARMIES: &str = r#"format = "coverline mission 1"
rules = "kt4w40k"
name = "Three Fords"
turning_points = 5
hold = 1
breakthrough = 2
first_deployer_bonus = true
drop_zones = [
  [[0, 0], [20, 0], [20, 14], [0, 14]],
  [[0, 30], [20, 30], [20, 44], [0, 44]],
  [[40, 30], [60, 30], [60, 44], [40, 44]],
]
"#;
