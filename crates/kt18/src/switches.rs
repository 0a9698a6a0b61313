//! Where the source leaves a choice: one value per question, defaulted as the rule book says (section 17.3).

use geometry::Length;
use serde::{Deserialize, Serialize};
use table::{BadSwitch, SwitchCard, on_or_off, read_on_or_off};

/// The switches of the rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Switches {
    /// From where lines of sight are drawn.
    pub visibility_origin: VisibilityOrigin,
    /// How wide a line of sight is.
    pub sight_line: SightLine,
    /// What has to be clear of enemies for a door to be worked after a move.
    pub door_enemy_check: DoorEnemyCheck,
    /// Whether a base has to fit through a doorway.
    pub base_must_fit: bool,
    /// What the Tactics of the board cost.
    pub tac_cost: TacCost,
    /// Whether a Tactic is used once a phase.
    pub tactic_once_per_phase: bool,
    /// Whether models fight round corners.
    pub fight_round_corner: FightRoundCorner,
    /// Whether there is a Psychic phase.
    pub psychic_phase: bool,
    /// Whether walls, doors and the rules about them are played at all (KT18-SCOPE-02).
    pub confines: bool,
}

/// From where lines of sight are drawn (section 17, row 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VisibilityOrigin {
    /// From the part of the viewer's base that is closest to the target.
    Closest,
    /// From any part of the viewer's base.
    Any,
}

/// How wide a line of sight is, in hundredths of a millimetre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SightLine(pub u16);

impl SightLine {
    /// As a length.
    pub const fn width(self) -> Length {
        Length::from_units(self.0 as i32)
    }
}

/// What has to be clear of enemies for a door to be worked after a move (section 17, row 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DoorEnemyCheck {
    /// The door.
    Door,
    /// The model that works it.
    Operator,
}

/// The command points that the Tactics of the board cost (section 17, row 14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TacCost(pub u8);

/// Whether models fight round corners (KT18-WALL-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FightRoundCorner {
    /// They do, and hit less.
    AllowedMinus1,
    /// They do not.
    Forbidden,
}

impl Default for Switches {
    fn default() -> Self {
        Switches {
            visibility_origin: VisibilityOrigin::Closest,
            sight_line: SightLine(100),
            door_enemy_check: DoorEnemyCheck::Door,
            base_must_fit: true,
            tac_cost: TacCost(1),
            tactic_once_per_phase: true,
            fight_round_corner: FightRoundCorner::AllowedMinus1,
            psychic_phase: false,
            confines: true,
        }
    }
}

impl Switches {
    /// The names of all switches.
    pub const NAMES: [&'static str; 9] = [
        "visibility_origin",
        "sight_line_mm",
        "door_enemy_check",
        "base_must_fit",
        "tac_cost",
        "tactic_once_per_phase",
        "fight_round_corner",
        "psychic_phase",
        "confines",
    ];

    /// The same with their rules and settings; of those that take a number, the default and one other.
    pub const CARDS: [SwitchCard; 9] = [
        SwitchCard { name: "visibility_origin", rule: "KT18-VIS-02", settings: ["closest", "any"] },
        SwitchCard { name: "sight_line_mm", rule: "KT18-VIS-02", settings: ["1", "0"] },
        SwitchCard {
            name: "door_enemy_check",
            rule: "KT18-DOOR-07",
            settings: ["door", "operator"],
        },
        SwitchCard::on("base_must_fit", "KT18-GEO-05"),
        SwitchCard { name: "tac_cost", rule: "KT18-TAC-00", settings: ["1", "2"] },
        SwitchCard::on("tactic_once_per_phase", "KT18-CP-02"),
        SwitchCard {
            name: "fight_round_corner",
            rule: "KT18-WALL-07",
            settings: ["allowed_minus_1", "forbidden"],
        },
        SwitchCard::off("psychic_phase", "KT18-PSY-01"),
        SwitchCard::on("confines", "KT18-SCOPE-02"),
    ];

    /// Sets one switch by name; on/off switches take `true`, `false`, `on` or `off`.
    ///
    /// # Errors
    /// If there is no such switch or it does not take the value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), BadSwitch> {
        let Some(name) = Self::NAMES.into_iter().find(|n| *n == name) else {
            return Err(BadSwitch::unknown(name, &Self::NAMES));
        };
        let bad = |expected| BadSwitch::value(name, value, expected);
        let on = || read_on_or_off(name, value);
        match name {
            "visibility_origin" => {
                self.visibility_origin = match value {
                    "closest" => VisibilityOrigin::Closest,
                    "any" => VisibilityOrigin::Any,
                    _ => return Err(bad("closest or any")),
                }
            }
            "sight_line_mm" => {
                let mm: Option<f64> = value.parse().ok();
                let mm = mm.filter(|mm| (0.0..=100.0).contains(mm));
                let mm = mm.ok_or_else(|| bad("a width of 0 to 100 mm"))?;
                self.sight_line = SightLine(Length::from_mm_f64(mm).units() as u16);
            }
            "door_enemy_check" => {
                self.door_enemy_check = match value {
                    "door" => DoorEnemyCheck::Door,
                    "operator" => DoorEnemyCheck::Operator,
                    _ => return Err(bad("door or operator")),
                }
            }
            "base_must_fit" => self.base_must_fit = on()?,
            "tac_cost" => {
                let cost = value.parse().ok().filter(|cost| *cost <= 9);
                self.tac_cost = TacCost(cost.ok_or_else(|| bad("a number from 0 to 9"))?);
            }
            "tactic_once_per_phase" => self.tactic_once_per_phase = on()?,
            "fight_round_corner" => {
                self.fight_round_corner = match value {
                    "allowed_minus_1" => FightRoundCorner::AllowedMinus1,
                    "forbidden" => FightRoundCorner::Forbidden,
                    _ => return Err(bad("allowed_minus_1 or forbidden")),
                }
            }
            "psychic_phase" => self.psychic_phase = on()?,
            _ => self.confines = on()?,
        }
        Ok(())
    }

    /// The switches that differ from the default, as `(name, value)`.
    pub fn changed(&self) -> Vec<(&'static str, String)> {
        let default = Switches::default();
        let width = f64::from(self.sight_line.0) / 100.0;
        let all = [
            (self.visibility_origin != default.visibility_origin, "any".to_owned()),
            (self.sight_line != default.sight_line, width.to_string()),
            (self.door_enemy_check != default.door_enemy_check, "operator".to_owned()),
            (!self.base_must_fit, on_or_off(self.base_must_fit).to_owned()),
            (self.tac_cost != default.tac_cost, self.tac_cost.0.to_string()),
            (!self.tactic_once_per_phase, on_or_off(self.tactic_once_per_phase).to_owned()),
            (self.fight_round_corner != default.fight_round_corner, "forbidden".to_owned()),
            (self.psychic_phase, on_or_off(self.psychic_phase).to_owned()),
            (!self.confines, on_or_off(self.confines).to_owned()),
        ];
        let named = Self::NAMES.into_iter().zip(all);
        named.filter(|(_, (changed, _))| *changed).map(|(name, (_, value))| (name, value)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cards_tell_the_truth() {
        assert_eq!(Switches::CARDS.map(|card| card.name), Switches::NAMES);
        for SwitchCard { name, settings: [usual, other], .. } in Switches::CARDS {
            let mut switches = Switches::default();
            switches.set(name, usual).unwrap();
            assert_eq!(switches, Switches::default(), "{name}");
            switches.set(name, other).unwrap();
            assert_eq!(switches.changed(), [(name, other.to_owned())]);
            assert!(switches.set(name, "sideways").is_err(), "{name}");
        }
        assert!(Switches::default().set("gravity", "on").is_err());
    }

    #[test]
    fn numbers_are_taken_within_bounds() {
        let mut switches = Switches::default();
        switches.set("sight_line_mm", "2.5").unwrap();
        switches.set("tac_cost", "3").unwrap();
        let told = [("sight_line_mm", "2.5".to_owned()), ("tac_cost", "3".to_owned())];
        assert_eq!(switches.changed(), told);
        for (name, value) in [("sight_line_mm", "-1"), ("sight_line_mm", "NaN"), ("tac_cost", "10")]
        {
            assert!(switches.set(name, value).is_err(), "{name} {value}");
        }
    }
}
