//! Where the sources disagree or leave a choice: one switch per question, defaulted as the rule book says
//! (section 16).

use serde::{Deserialize, Serialize};
use skirmish::{BadSwitch, SwitchCard, on_or_off, read_on_or_off};

/// The switches of the rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Switches {
    /// Whether the winner of the initiative roll names who has initiative (D-01).
    pub initiative_winner_chooses: bool,
    /// Whether Group Activation is honoured (KT21-OP-04).
    pub use_group_activation: bool,
    /// Whether each straight segment of a move is rounded up to a whole inch (KT21-OP-07).
    pub round_move_increments: bool,
    /// Whether height reveals concealed targets in Cover (KT21-LOS-04).
    pub vantage_exception: bool,
    /// Whether a height difference of exactly 2" is enough for that (KT21-OP-32).
    pub vantage_inclusive: bool,
    /// Whether that works only against Cover from Light terrain (KT21-OP-32).
    pub vantage_light_only: bool,
    /// Whether other operatives' bases give Cover (KT21-OP-30).
    pub bases_give_cover: bool,
    /// Whether Blast reaches only those whom the original target sees (D-03).
    pub blast_needs_visibility: bool,
    /// Whether Reap also measures from its user (D-04).
    pub reap_from_user: bool,
    /// Whether saves are spent in the best way without asking (KT21-OP-37).
    pub auto_saves: bool,
    /// Whether the battle ends when a side has no operatives left (KT21-OP-60).
    pub stop_on_wipeout: bool,
    /// Whether the walls and doors of a board are played with (KT18-SCOPE-02).
    pub confines: bool,
}

impl Default for Switches {
    fn default() -> Self {
        Switches {
            initiative_winner_chooses: false,
            use_group_activation: false,
            round_move_increments: false,
            vantage_exception: true,
            vantage_inclusive: false,
            vantage_light_only: false,
            bases_give_cover: false,
            blast_needs_visibility: true,
            reap_from_user: true,
            auto_saves: true,
            stop_on_wipeout: true,
            confines: true,
        }
    }
}

/// A switch and where it is kept.
type Switch = (&'static str, fn(&mut Switches) -> &mut bool);

const ALL: [Switch; 12] = [
    ("initiative_winner_chooses", |s| &mut s.initiative_winner_chooses),
    ("use_group_activation", |s| &mut s.use_group_activation),
    ("round_move_increments", |s| &mut s.round_move_increments),
    ("vantage_exception", |s| &mut s.vantage_exception),
    ("vantage_inclusive", |s| &mut s.vantage_inclusive),
    ("vantage_light_only", |s| &mut s.vantage_light_only),
    ("bases_give_cover", |s| &mut s.bases_give_cover),
    ("blast_needs_visibility", |s| &mut s.blast_needs_visibility),
    ("reap_from_user", |s| &mut s.reap_from_user),
    ("auto_saves", |s| &mut s.auto_saves),
    ("stop_on_wipeout", |s| &mut s.stop_on_wipeout),
    ("confines", |s| &mut s.confines),
];

impl Switches {
    /// The names of all switches.
    pub const NAMES: [&'static str; 12] = {
        let mut names = [""; 12];
        let mut i = 0;
        while i < names.len() {
            names[i] = ALL[i].0;
            i += 1;
        }
        names
    };

    /// The same with their rules and settings.
    pub const CARDS: [SwitchCard; 12] = [
        SwitchCard::off("initiative_winner_chooses", "KT21-INIT-02"),
        SwitchCard::off("use_group_activation", "KT21-OP-04"),
        SwitchCard::off("round_move_increments", "KT21-OP-07"),
        SwitchCard::on("vantage_exception", "KT21-LOS-04"),
        SwitchCard::off("vantage_inclusive", "KT21-OP-32"),
        SwitchCard::off("vantage_light_only", "KT21-OP-32"),
        SwitchCard::off("bases_give_cover", "KT21-OP-30"),
        SwitchCard::on("blast_needs_visibility", "KT21-WR-BLAST"),
        SwitchCard::on("reap_from_user", "KT21-WR-REAP"),
        SwitchCard::on("auto_saves", "KT21-OP-37"),
        SwitchCard::on("stop_on_wipeout", "KT21-OP-60"),
        SwitchCard::on("confines", "KT18-SCOPE-02"),
    ];

    /// Sets one switch by name to `true`, `false`, `on` or `off`.
    ///
    /// # Errors
    /// If there is no such switch or it does not take the value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), BadSwitch> {
        let Some((name, switch)) = ALL.into_iter().find(|(known, _)| *known == name) else {
            return Err(BadSwitch::unknown(name, &Self::NAMES));
        };
        *switch(self) = read_on_or_off(name, value)?;
        Ok(())
    }

    /// The switches that differ from the default, as `(name, value)`.
    pub fn changed(&self) -> Vec<(&'static str, &'static str)> {
        let (mut set, mut default) = (*self, Switches::default());
        let values = ALL.map(|(name, switch)| (name, *switch(&mut set), *switch(&mut default)));
        let changed = values.into_iter().filter(|(_, value, usual)| value != usual);
        changed.map(|(name, value, _)| (name, on_or_off(value))).collect()
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
    fn every_switch_can_be_turned_and_shows_that_it_was() {
        for (name, switch) in ALL {
            let mut switches = Switches::default();
            let other = on_or_off(!*switch(&mut switches));
            switches.set(name, other).unwrap();
            assert_eq!(switches.changed(), [(name, other)]);
            switches.set(name, if other == "on" { "false" } else { "true" }).unwrap();
            assert_eq!(switches, Switches::default());
            assert!(switches.set(name, "sideways").is_err());
        }
        assert!(Switches::default().changed().is_empty());
        let error = Switches::default().set("obscured", "on").unwrap_err();
        assert!(error.to_string().contains("auto_saves, stop_on_wipeout, confines"), "{error}");
    }
}
