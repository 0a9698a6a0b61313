//! What cards give to friends near whoever has them.

use geometry::Length;

/// What somebody gives to friends near it; how near is measured as the rule set says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Aura {
    /// How far it reaches.
    pub reach: Length,
    /// What it gives.
    pub gives: Boon,
}

/// What an aura gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Boon {
    /// Hit rolls of 1 are rolled again.
    RerollOnes,
    /// Tests of nerve or morale are taken on the Leadership of whoever gives it, if that is better.
    Leadership,
}
