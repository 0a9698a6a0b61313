//! Where the source leaves a choice: one value per question, defaulted as the rule book says (section 13.1).

use serde::{Deserialize, Serialize};
use table::{BadSwitch, SwitchCard, on_or_off, read_on_or_off};

/// The switches of the rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Switches {
    /// Whether a prepared unit that held its fire may fire with the others (K4W-SHOOT-03).
    pub prepared_may_fire_late: bool,
    /// Whether a Decisive Shot forgets that the unit moved (K4W-STRAT-04).
    pub decisive_shot_ignores_move: bool,
    /// What a charge that fails does (K4W-CHARGE-06).
    pub failed_charge_move: FailedCharge,
    /// Whether gaps between the models of a unit screen too (section 13, row 15).
    pub screen_by_gaps: bool,
    /// Whether degrading monsters fail morale as vehicles do (K4W-MORALE-12).
    pub degrading_monsters_as_vehicles: bool,
    /// What a demoralised character's penalty covers (K4W-MORALE-10).
    pub demoralised_scope: DemoralisedScope,
    /// Whether a stratagem is used once a phase (K4W-STRAT-01).
    pub stratagem_once_per_phase: bool,
    /// Whether who finishes deploying first adds 1 to the first initiative roll (K4W-INIT-02).
    pub first_deployer_bonus: bool,
}

/// What a charge that fails does (K4W-CHARGE-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FailedCharge {
    /// It comes as near as it can, or stays.
    Kt,
    /// It stays.
    None,
}

/// What a demoralised character's penalty covers (K4W-MORALE-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DemoralisedScope {
    /// Hit rolls, psychic tests, denials, morale.
    Tests,
    /// Hit rolls alone.
    Hits,
}

impl Default for Switches {
    fn default() -> Self {
        Switches {
            prepared_may_fire_late: false,
            decisive_shot_ignores_move: true,
            failed_charge_move: FailedCharge::Kt,
            screen_by_gaps: false,
            degrading_monsters_as_vehicles: false,
            demoralised_scope: DemoralisedScope::Tests,
            stratagem_once_per_phase: true,
            first_deployer_bonus: false,
        }
    }
}

impl Switches {
    /// The names of all switches.
    pub const NAMES: [&'static str; 8] = [
        "prepared_may_fire_late",
        "decisive_shot_ignores_move",
        "failed_charge_move",
        "screen_by_gaps",
        "degrading_monsters_as_vehicles",
        "demoralised_scope",
        "stratagem_once_per_phase",
        "first_deployer_bonus",
    ];

    /// The same with their rules and settings.
    pub const CARDS: [SwitchCard; 8] = [
        SwitchCard::off("prepared_may_fire_late", "K4W-SHOOT-03"),
        SwitchCard::on("decisive_shot_ignores_move", "K4W-STRAT-04"),
        SwitchCard { name: "failed_charge_move", rule: "K4W-CHARGE-06", settings: ["kt", "none"] },
        SwitchCard::off("screen_by_gaps", "K4W-SHOOT-09"),
        SwitchCard::off("degrading_monsters_as_vehicles", "K4W-MORALE-12"),
        SwitchCard {
            name: "demoralised_scope",
            rule: "K4W-MORALE-10",
            settings: ["tests", "hits"],
        },
        SwitchCard::on("stratagem_once_per_phase", "K4W-STRAT-01"),
        SwitchCard::off("first_deployer_bonus", "K4W-INIT-02"),
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
            "prepared_may_fire_late" => self.prepared_may_fire_late = on()?,
            "decisive_shot_ignores_move" => self.decisive_shot_ignores_move = on()?,
            "failed_charge_move" => {
                self.failed_charge_move = match value {
                    "kt" => FailedCharge::Kt,
                    "none" => FailedCharge::None,
                    _ => return Err(bad("kt or none")),
                }
            }
            "screen_by_gaps" => self.screen_by_gaps = on()?,
            "degrading_monsters_as_vehicles" => self.degrading_monsters_as_vehicles = on()?,
            "demoralised_scope" => {
                self.demoralised_scope = match value {
                    "tests" => DemoralisedScope::Tests,
                    "hits" => DemoralisedScope::Hits,
                    _ => return Err(bad("tests or hits")),
                }
            }
            "stratagem_once_per_phase" => self.stratagem_once_per_phase = on()?,
            _ => self.first_deployer_bonus = on()?,
        }
        Ok(())
    }

    /// The switches that differ from the default, as `(name, value)`.
    pub fn changed(&self) -> Vec<(&'static str, String)> {
        let default = Switches::default();
        let all = [
            (self.prepared_may_fire_late, on_or_off(self.prepared_may_fire_late)),
            (!self.decisive_shot_ignores_move, on_or_off(self.decisive_shot_ignores_move)),
            (self.failed_charge_move != default.failed_charge_move, "none"),
            (self.screen_by_gaps, on_or_off(self.screen_by_gaps)),
            (self.degrading_monsters_as_vehicles, on_or_off(self.degrading_monsters_as_vehicles)),
            (self.demoralised_scope != default.demoralised_scope, "hits"),
            (!self.stratagem_once_per_phase, on_or_off(self.stratagem_once_per_phase)),
            (self.first_deployer_bonus, on_or_off(self.first_deployer_bonus)),
        ];
        let named = Self::NAMES.into_iter().zip(all);
        let changed = named.filter(|(_, (changed, _))| *changed);
        changed.map(|(name, (_, value))| (name, value.to_owned())).collect()
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
}
