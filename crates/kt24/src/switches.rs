//! Where the sources disagree: one value per question, defaulted as the rule book says (section 6.6).

use geometry::{Length, Rounding};
use table::Setting;

table::switches! {
    /// The switches of the rule set.
    pub struct Switches {
        /// How the length of a path is counted.
        move_rounding: MoveRounding = MoveRounding::Exact, ["exact", "ceil_per_segment"], "KT24-RUL-11";
        /// Below what Move cannot be reduced.
        move_floor: MoveFloor = MoveFloor::None, ["none", "4"], "KT24-RUL-14";
        /// Whether a Dash may be longer than Move.
        dash: Dash = Dash::Capped, ["capped", "flat"], "KT24-RUL-14";
        /// Whether a Reposition may pass an enemy that a friend holds.
        reposition_past_engaged: bool = false, ["off", "on"], "KT24-RUL-16";
        /// Whether distant Heavy terrain obscures.
        obscured: bool = false, ["off", "on"], "KT24-RUL-08";
        /// Whether height gives an advantage.
        vantage: bool = false, ["off", "on"], "KT24-RUL-09";
        /// Whether friends help in a fight.
        assists: bool = false, ["off", "on"], "KT24-RUL-63";
        /// Whether operatives hide others.
        operatives_block_sight: bool = false, ["off", "on"], "KT24-RUL-04";
        /// How far all changes of APL together may go.
        apl_change_cap: AplChangeCap = AplChangeCap::One, ["1", "none"], "KT24-RUL-53";
        /// Whether the walls and doors of a board are played with.
        confines: bool = true, ["on", "off"], "KT18-SCOPE-02";
    }
    formerly {
        move_floor = "4";
        dash = "flat";
    }
}

table::setting! {
    /// How the length of a path is counted.
    pub enum MoveRounding {
        /// As long as it is.
        Exact = "exact",
        /// Each straight segment rounded up to a whole inch.
        CeilPerSegment = "ceil_per_segment",
    }
}

table::setting! {
    /// How far a Dash goes.
    pub enum Dash {
        /// 3", but no further than Move.
        Capped = "capped",
        /// 3", whatever Move is.
        Flat = "flat",
    }
}

impl From<MoveRounding> for Rounding {
    fn from(rounding: MoveRounding) -> Rounding {
        match rounding {
            MoveRounding::Exact => Rounding::Exact,
            MoveRounding::CeilPerSegment => Rounding::WholeInches,
        }
    }
}

/// Below what Move cannot be reduced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveFloor {
    /// It can be reduced to nothing.
    None,
    /// 4".
    Four,
}

impl MoveFloor {
    /// As a length.
    pub const fn length(self) -> Length {
        match self {
            MoveFloor::None => Length::ZERO,
            MoveFloor::Four => Length::inches(4),
        }
    }
}

impl Setting for MoveFloor {
    const TAKES: &'static str = "4 or none";

    fn read(word: &str) -> Option<Self> {
        match word {
            "4" | "true" | "on" => Some(MoveFloor::Four),
            "none" | "false" | "off" => Some(MoveFloor::None),
            _ => None,
        }
    }

    fn word(self) -> String {
        match self {
            MoveFloor::None => "none",
            MoveFloor::Four => "4",
        }
        .to_owned()
    }
}

/// How far all changes of APL together may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AplChangeCap {
    /// By one.
    One,
    /// As far as they come to.
    None,
}

impl AplChangeCap {
    /// The number, if there is one.
    pub const fn most(self) -> Option<u8> {
        match self {
            AplChangeCap::One => Some(1),
            AplChangeCap::None => None,
        }
    }
}

impl Setting for AplChangeCap {
    const TAKES: &'static str = "1 or none";

    fn read(word: &str) -> Option<Self> {
        match word {
            "1" | "true" | "on" => Some(AplChangeCap::One),
            "none" | "false" | "off" => Some(AplChangeCap::None),
            _ => None,
        }
    }

    fn word(self) -> String {
        match self {
            AplChangeCap::One => "1",
            AplChangeCap::None => "none",
        }
        .to_owned()
    }
}
