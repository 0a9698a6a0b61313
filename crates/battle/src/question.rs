//! What questions about a table ask of rule sets with phases: how somebody moves, and what is aimed.

use geometry::Length;

use crate::Kind;

/// The moves that take somebody somewhere: those of the Movement phase, and a charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gait {
    /// A normal move.
    Normal,
    /// An Advance.
    Advance,
    /// Falling Back.
    FallBack,
    /// A charge.
    Charge,
}

impl Gait {
    /// All of them, as questions write them.
    pub const WORDS: [(&'static str, Gait); 4] = [
        ("normal", Gait::Normal),
        ("advance", Gait::Advance),
        ("fall-back", Gait::FallBack),
        ("charge", Gait::Charge),
    ];
}

/// What a question says of the weapon that a target is judged for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Aim {
    /// How far it reaches; as far as it takes, if nothing is said.
    pub range: Option<Length>,
    /// Its type; it changes how often and how well it hits, never whom it may be fired at.
    pub kind: Option<Kind>,
}
