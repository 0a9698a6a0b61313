//! The family of rule sets with phases: what each says of its battle, and what follows for all of them.

use std::cmp::Ordering;

use arrayvec::ArrayVec;
use table::{Event, Outcome, Rules, Side};

use crate::{Roster, Zones};

/// Players in some order.
pub type Players = ArrayVec<Side, { Side::MAX }>;

/// The steps that every battle comes to, whatever lies between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Milestone {
    /// A player takes a zone, by the place in the order.
    Zones(u8),
    /// A player sets up somebody, by the place in the order.
    Deploy(u8),
    /// The battle is over.
    Over(Outcome),
}

/// A battle of two to four players under a rule set with phases.
///
/// A rule set says how its state holds what every battle has. How players take zones, in what order they act, how one of
/// them leaves and how a battle ends is the same for all, with the rule handed in that says it.
pub trait Battle: Rules + Roster {
    /// The rule about where players set up.
    const SETTING_UP: &'static str;

    /// The rule about how long a battle goes on.
    const GOES_ON: &'static str;

    /// The players in this round's order.
    fn order(&self) -> &[Side];

    /// Sets the order of the players.
    fn set_order(&mut self, order: Players);

    /// The zones of the map, and who has taken which.
    fn zones(&self) -> Zones<'_>;

    /// Gives a player a zone, from 0.
    fn give_zone(&mut self, side: Side, zone: u8);

    /// Whether players still set up.
    fn sets_up(&self) -> bool;

    /// Whether the battle is over.
    fn is_over(&self) -> bool;

    /// Goes to a step that every battle has.
    fn go_to(&mut self, milestone: Milestone);

    /// Advances by the smallest step, if neither a choice nor dice are needed. Returns whether anything happened.
    fn proceed(&mut self) -> bool;

    /// Whether there is a frame inside the step, such as an attack.
    fn is_busy(&self) -> bool;

    /// Drops all frames.
    fn drop_everything(&mut self);

    /// Whether a player has anybody left to fight with.
    fn lives(&self, side: Side) -> bool;

    /// Notes that a player has left.
    fn note_leaving(&mut self, side: Side);

    /// Takes whatever a player has left out of the battle. Returns whether there was anything.
    fn clear_away(&mut self, side: Side) -> bool;

    /// The players, those who have left too.
    fn seats(&self) -> impl Iterator<Item = Side> + use<Self> {
        (0..self.sides()).filter_map(Side::from_index)
    }

    /// The players who have not left, in the order of their sides.
    fn playing(&self) -> impl Iterator<Item = Side> + '_ {
        self.seats().filter(|side| !self.has_left(*side))
    }

    /// The player whose turn it is, by the place in the order.
    fn in_turn(&self, turn: u8) -> Side {
        self.order()[usize::from(turn)]
    }

    /// Takes an order that was rolled for. Those who have left keep their places, behind all others, and nothing to do
    /// there.
    fn take_order(&mut self, mut order: Players) {
        let gone: Players = self.seats().filter(|side| !order.contains(side)).collect();
        order.extend(gone);
        let playing = order.iter().copied().filter(|side| !self.has_left(*side)).collect();
        self.set_order(order);
        self.log().push(Event::InitiativeOrder { order: playing });
    }

    /// Ends the battle at once if at most one player has anybody left. Whether it is over.
    fn over(&mut self) -> bool {
        let mut left = self.seats().filter(|side| self.lives(*side));
        let (first, second) = (left.next(), left.next());
        drop(left);
        if second.is_some() {
            return false;
        }
        self.close(first);
        true
    }

    /// Ends the battle: one player has won it, or nobody has.
    fn close(&mut self, winner: Option<Side>) {
        self.log().push(match winner {
            Some(side) => Event::Won { side },
            None => Event::DrawnGame,
        });
        self.go_to(Milestone::Over(winner.map_or(Outcome::Drawn, Outcome::Won)));
    }
}

/// The player who is worth more than every other, if one is.
pub fn foremost<K: Ord>(
    players: impl Iterator<Item = Side>,
    worth: impl Fn(Side) -> K,
) -> Option<Side> {
    let mut best: Option<(Side, K)> = None;
    let mut alone = false;
    for side in players {
        let own = worth(side);
        match best.as_ref().map_or(Ordering::Greater, |(_, most)| own.cmp(most)) {
            Ordering::Less => {}
            Ordering::Equal => alone = false,
            Ordering::Greater => (best, alone) = (Some((side, own)), true),
        }
    }
    best.filter(|_| alone).map(|(side, _)| side)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_equals_nobody_is_foremost() {
        let seats = || (0..3).filter_map(Side::from_index);
        let of = |worth: [u8; 3]| foremost(seats(), |side| worth[side.index()]);
        assert_eq!(of([3, 5, 4]), Some(Side::B));
        assert_eq!(of([5, 5, 4]), None);
        assert_eq!(of([2, 2, 4]), Side::from_index(2));
        assert_eq!(foremost(std::iter::empty(), |side| side), None);
    }
}
