//! Where the source leaves a choice: one value per question, defaulted as the rule book says (section 17.3).

use geometry::Length;
use table::Setting;

table::switches! {
    /// The switches of the rule set.
    pub struct Switches {
        /// From where lines of sight are drawn (section 17, row 3).
        visibility_origin: VisibilityOrigin = VisibilityOrigin::Closest, ["closest", "any"], "KT18-VIS-02";
        /// How wide a line of sight is.
        sight_line_mm: SightLine = SightLine(100), ["1", "0"], "KT18-VIS-02";
        /// What has to be clear of enemies for a door to be worked after a move (section 17, row 5).
        door_enemy_check: DoorEnemyCheck = DoorEnemyCheck::Door, ["door", "operator"], "KT18-DOOR-07";
        /// Whether a base has to fit through a doorway.
        base_must_fit: bool = true, ["on", "off"], "KT18-GEO-05";
        /// What the Tactics of the board cost (section 17, row 14).
        tac_cost: TacCost = TacCost(1), ["1", "2"], "KT18-TAC-00";
        /// Whether a Tactic is used once a phase.
        tactic_once_per_phase: bool = true, ["on", "off"], "KT18-CP-02";
        /// Whether models fight round corners.
        fight_round_corner: FightRoundCorner = FightRoundCorner::AllowedMinus1, ["allowed_minus_1", "forbidden"], "KT18-WALL-07";
        /// Whether there is a Psychic phase.
        psychic_phase: bool = true, ["on", "off"], "KT18-PSY-01";
        /// Whether walls, doors and the rules about them are played at all.
        confines: bool = true, ["on", "off"], "KT18-SCOPE-02";
    }
    formerly {
        psychic_phase = "off";
    }
}

table::setting! {
    /// From where lines of sight are drawn.
    pub enum VisibilityOrigin {
        /// From the part of the viewer's base that is closest to the target.
        Closest = "closest",
        /// From any part of the viewer's base.
        Any = "any",
    }
}

table::setting! {
    /// What has to be clear of enemies for a door to be worked after a move.
    pub enum DoorEnemyCheck {
        /// The door.
        Door = "door",
        /// The model that works it.
        Operator = "operator",
    }
}

table::setting! {
    /// Whether models fight round corners (KT18-WALL-07).
    pub enum FightRoundCorner {
        /// They do, and hit less.
        AllowedMinus1 = "allowed_minus_1",
        /// They do not.
        Forbidden = "forbidden",
    }
}

/// How wide a line of sight is, in hundredths of a millimetre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SightLine(pub u16);

impl SightLine {
    /// As a length.
    pub const fn width(self) -> Length {
        Length::from_units(self.0 as i32)
    }
}

impl Setting for SightLine {
    const TAKES: &'static str = "a width of 0 to 100 mm";

    fn read(word: &str) -> Option<Self> {
        let mm: f64 = word.parse().ok().filter(|mm| (0.0..=100.0).contains(mm))?;
        Some(SightLine(Length::from_mm_f64(mm).units() as u16))
    }

    fn word(self) -> String {
        (f64::from(self.0) / 100.0).to_string()
    }
}

/// The command points that the Tactics of the board cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TacCost(pub u8);

impl Setting for TacCost {
    const TAKES: &'static str = "a number from 0 to 9";

    fn read(word: &str) -> Option<Self> {
        word.parse().ok().filter(|cost| *cost <= 9).map(TacCost)
    }

    fn word(self) -> String {
        self.0.to_string()
    }
}

#[cfg(test)]
mod tests {
    use table::SwitchSet;

    use super::*;

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
