//! The dice of one side from the roll until nothing rolls them again, by themselves.

use dice::{Face, FaceCounts};
use table::{Illegal, RerollSource};

use crate::{Hits, Rerolls};

/// How rolled dice have fallen once nothing rolls them again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fell {
    /// The successes among them; dice kept unrolled are not counted.
    pub hits: Hits,
    /// Fails that show 1, where a rule counts them.
    pub ones: u8,
}

/// Dice of one side while they are rolled and rolled again. Neither the other side's dice nor what becomes of them
/// later matters to what is allowed here, so all ways of one roll can be listed once and used for every attack that
/// rolls alike.
pub trait Rolling: Copy {
    /// A number that is equal for dice, not yet rolled, that fall and are rolled again alike.
    fn kind(&self) -> u64;

    /// Tells dice of one kind apart on their way.
    fn key(&self) -> u64;

    /// How many dice wait to be rolled, first or again.
    fn to_roll(&self) -> u8;

    /// Which faces are alike for those.
    fn alike(&self) -> [u8; 6];

    /// What each side of the die comes to.
    fn worth(&self) -> [u8; 6];

    /// Takes rolled dice: all that were asked for, or when they are rolled again some of them.
    fn take(&mut self, faces: &[Face]);

    /// The canonical form of the dice, the plainest with the same odds, with the points still worth having; `better` says that better dice are
    /// always better, see [`Sequence::plain`](crate::Sequence::plain).
    #[must_use]
    fn plain(&self, points: u8, better: bool) -> (Self, u8);

    /// What may be rolled again, with so many command points at hand.
    fn rerolls(&self, points: u8) -> Rerolls;

    /// Picks dice up to roll them again.
    ///
    /// # Errors
    /// The rule against it.
    fn reroll(
        &mut self,
        source: RerollSource,
        faces: FaceCounts,
        points: u8,
    ) -> Result<(), Illegal>;

    /// What they come to if nothing more is rolled again.
    fn fell(&self) -> Fell;
}
