//! Good files of each format, small, to be spoilt by tests.

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
from = [6, 19]
to = [8, 19]
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
