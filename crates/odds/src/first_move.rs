//! How a fight is best begun, and what it costs to begin it otherwise.

use dice::Fraction;
use skirmish::Blow;
use table::Success;

/// A way to resolve the first die of a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FirstMove {
    /// A strike with such a success.
    Strike(Success),
    /// A block against such a success.
    Block(Success),
    /// A block that cancels nothing.
    BlockNothing,
}

impl FirstMove {
    /// All of them, in their order.
    pub const ALL: [FirstMove; 5] = [
        FirstMove::Strike(Success::Normal),
        FirstMove::Strike(Success::Critical),
        FirstMove::Block(Success::Normal),
        FirstMove::Block(Success::Critical),
        FirstMove::BlockNothing,
    ];

    /// The place in [`FirstMove::ALL`].
    pub(crate) const fn place(self) -> usize {
        match self {
            FirstMove::Strike(success) => success as usize,
            FirstMove::Block(success) => 2 + success as usize,
            FirstMove::BlockNothing => 4,
        }
    }

    /// What kind of move a resolved die is.
    pub const fn of(blow: Blow) -> Self {
        match blow {
            Blow::Strike(success) => FirstMove::Strike(success),
            Blow::Block(_, Some(success)) => FirstMove::Block(success),
            Blow::Block(_, None) => FirstMove::BlockNothing,
        }
    }
}

/// What a way to begin a fight is worth to the attacker, over all rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstMoveOdds {
    /// The move.
    pub first: FirstMove,
    /// The chance of a roll after which it is possible.
    pub possible: Fraction,
    /// The chance of a roll after which it is the best.
    pub best: Fraction,
    /// What it costs on average where it is possible, compared with the best move.
    pub cost: Fraction,
}
