//! What people see at a glance: the phase, and the dice as they lie.

use crate::{Hits, OpIx, Pool, Reach};

/// Where a battle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The teams are set up.
    SetUp,
    /// It is decided who has the initiative.
    Initiative,
    /// Ploys for the whole turning point.
    Strategy,
    /// Operatives act.
    Firefight,
    /// Nothing more happens.
    Over,
}

impl Phase {
    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Phase::SetUp => "setup",
            Phase::Initiative => "initiative",
            Phase::Strategy => "strategy",
            Phase::Firefight => "firefight",
            Phase::Over => "over",
        }
    }
}

/// Something to be seen at an operative besides its order and its wounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// It is injured.
    Injured,
    /// It has fewer action points for a while.
    Stunned,
    /// It has acted out of turn in this turning point: counteracted, or performed Overwatch.
    Reacted,
}

/// The dice of one side of an attack as they lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LyingDice {
    /// The dice before they are sorted.
    pub pool: Pool,
    /// The successes that are left, once the dice are sorted.
    pub retained: Option<Hits>,
    /// The number a die needs.
    pub needs: u8,
    /// The number from which a success is critical.
    pub critical_from: u8,
}

/// An attack that is being resolved, and its dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tray {
    /// Whether it is a shooting sequence or a fight.
    pub reach: Reach,
    /// Who attacks.
    pub attacker: OpIx,
    /// Who is attacked.
    pub defender: OpIx,
    /// The weapons' indices on their cards; the defender's once it has chosen one to fight back with.
    pub weapons: [Option<u8>; 2],
    /// The dice, the attacker's first.
    pub dice: [Option<LyingDice>; 2],
}
