//! Where the sources disagree: one value per question, defaulted as the rule book says (section 6.6).

use geometry::{Length, Rounding};
use serde::{Deserialize, Serialize};
use skirmish::{BadSwitch, SwitchCard, on_or_off, read_on_or_off};

/// The switches of the rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Switches {
    /// How the length of a path is counted (KT24-RUL-11).
    pub move_rounding: MoveRounding,
    /// Below what Move cannot be reduced (KT24-RUL-14).
    pub move_floor: Option<Length>,
    /// Whether a Reposition may pass an enemy that a friend holds (KT24-RUL-16).
    pub reposition_past_engaged: bool,
    /// Whether distant Heavy terrain obscures (KT24-RUL-08).
    pub obscured: bool,
    /// Whether height gives an advantage (KT24-RUL-09).
    pub vantage: bool,
    /// Whether friends help in a fight (KT24-RUL-63).
    pub assists: bool,
    /// Whether operatives hide others (KT24-RUL-04).
    pub operatives_block_sight: bool,
    /// How far all changes of APL together may go (KT24-RUL-53).
    pub apl_change_cap: Option<u8>,
    /// Whether the walls and doors of a board are played with (KT18-SCOPE-02).
    pub confines: bool,
}

/// How the length of a path is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MoveRounding {
    /// As long as it is.
    Exact,
    /// Each straight segment rounded up to a whole inch.
    CeilPerSegment,
}

impl From<MoveRounding> for Rounding {
    fn from(rounding: MoveRounding) -> Rounding {
        match rounding {
            MoveRounding::Exact => Rounding::Exact,
            MoveRounding::CeilPerSegment => Rounding::WholeInches,
        }
    }
}

impl Default for Switches {
    fn default() -> Self {
        Switches {
            move_rounding: MoveRounding::Exact,
            move_floor: Some(Length::inches(4)),
            reposition_past_engaged: false,
            obscured: false,
            vantage: false,
            assists: false,
            operatives_block_sight: false,
            apl_change_cap: Some(1),
            confines: true,
        }
    }
}

impl Switches {
    /// The names of all switches.
    pub const NAMES: [&'static str; 9] = [
        "move_rounding",
        "move_floor",
        "reposition_past_engaged",
        "obscured",
        "vantage",
        "assists",
        "operatives_block_sight",
        "apl_change_cap",
        "confines",
    ];

    /// The same with their rules and settings.
    pub const CARDS: [SwitchCard; 9] = [
        SwitchCard {
            name: "move_rounding",
            rule: "KT24-RUL-11",
            settings: ["exact", "ceil_per_segment"],
        },
        SwitchCard { name: "move_floor", rule: "KT24-RUL-14", settings: ["4", "none"] },
        SwitchCard::off("reposition_past_engaged", "KT24-RUL-16"),
        SwitchCard::off("obscured", "KT24-RUL-08"),
        SwitchCard::off("vantage", "KT24-RUL-09"),
        SwitchCard::off("assists", "KT24-RUL-63"),
        SwitchCard::off("operatives_block_sight", "KT24-RUL-04"),
        SwitchCard { name: "apl_change_cap", rule: "KT24-RUL-53", settings: ["1", "none"] },
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
            "move_rounding" => {
                self.move_rounding = match value {
                    "exact" => MoveRounding::Exact,
                    "ceil_per_segment" => MoveRounding::CeilPerSegment,
                    _ => return Err(bad("exact or ceil_per_segment")),
                }
            }
            "move_floor" => {
                self.move_floor = match value {
                    "4" | "true" | "on" => Some(Length::inches(4)),
                    "none" | "false" | "off" => None,
                    _ => return Err(bad("4 or none")),
                }
            }
            "reposition_past_engaged" => self.reposition_past_engaged = on()?,
            "obscured" => self.obscured = on()?,
            "vantage" => self.vantage = on()?,
            "assists" => self.assists = on()?,
            "operatives_block_sight" => self.operatives_block_sight = on()?,
            "confines" => self.confines = on()?,
            _ => {
                self.apl_change_cap = match value {
                    "1" | "true" | "on" => Some(1),
                    "none" | "false" | "off" => None,
                    _ => return Err(bad("1 or none")),
                }
            }
        }
        Ok(())
    }

    /// The switches that differ from the default, as `(name, value)`.
    pub fn changed(&self) -> Vec<(&'static str, &'static str)> {
        let default = Switches::default();
        let all = [
            (self.move_rounding != default.move_rounding, "ceil_per_segment"),
            (self.move_floor != default.move_floor, "none"),
            (self.reposition_past_engaged, on_or_off(self.reposition_past_engaged)),
            (self.obscured, on_or_off(self.obscured)),
            (self.vantage, on_or_off(self.vantage)),
            (self.assists, on_or_off(self.assists)),
            (self.operatives_block_sight, on_or_off(self.operatives_block_sight)),
            (self.apl_change_cap != default.apl_change_cap, "none"),
            (!self.confines, on_or_off(self.confines)),
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
            assert_eq!(switches.changed(), [(name, other)]);
        }
    }

    #[test]
    fn every_switch_has_two_settings_and_shows_what_was_changed() {
        for name in Switches::NAMES {
            let mut switches = Switches::default();
            let other = match name {
                "move_rounding" => "ceil_per_segment",
                "move_floor" | "apl_change_cap" => "none",
                "confines" => "off",
                _ => "on",
            };
            switches.set(name, other).unwrap();
            assert_eq!(switches.changed(), [(name, other)]);
            assert!(switches.set(name, "sideways").is_err());
        }
        assert!(Switches::default().changed().is_empty());
        assert!(Switches::default().set("gravity", "on").is_err());
    }
}
