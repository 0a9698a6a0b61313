//! Alternation: the hand, the right to act, goes round the players, one model or unit at a time.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::Side;

/// What a pass means for the rest of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Passing {
    /// A player who passed may act when the hand comes back, as long as somebody has acted since.
    Open,
    /// A player who passed is out of the window.
    Final,
}

/// A window in which players act in turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Alternation {
    order: ArrayVec<Side, { Side::MAX }>,
    /// Whose hand it is, by the place in the order.
    hand: u8,
    /// How many players have passed one after another.
    passes: u8,
    /// Players who are out, a bit for each place in the order.
    out: u8,
    passing: Passing,
}

impl Alternation {
    /// A window in which the first of the order has the hand.
    pub fn new(order: &[Side], passing: Passing) -> Self {
        let order = order.iter().copied().take(Side::MAX).collect();
        Alternation { order, hand: 0, passes: 0, out: 0, passing }
    }

    /// Whether it could have come about among players in this order; one from outside may not.
    pub fn fits(&self, order: &[Side]) -> bool {
        let players = self.order.len();
        self.order.as_slice() == order
            && usize::from(self.hand) < players.max(1)
            && usize::from(self.passes) <= 2 * players
            && u32::from(self.out) >> players == 0
    }

    /// Whose turn it is, if anybody can still act. Who cannot is passed over.
    pub fn turn(&self, able: impl Fn(Side) -> bool) -> Option<Side> {
        self.open().find(|side| able(*side))
    }

    /// The players who have not passed, whose turn it is first.
    pub fn open(&self) -> impl Iterator<Item = Side> + '_ {
        let players = self.order.len();
        let left = players.saturating_sub(usize::from(self.passes));
        let hands = (0..left).map(move |i| (usize::from(self.hand) + i) % players);
        hands.filter(|place| self.out >> place & 1 == 0).map(|place| self.order[place])
    }

    /// Gives the hand to a player whom it would come to later: those before are passed over, and may act when it comes
    /// back. Whether it was another's.
    pub fn give(&mut self, side: Side) -> bool {
        let place = self.place(side);
        let elsewhere = self.hand != place;
        self.hand = place;
        elsewhere
    }

    /// A player has acted: the hand goes on.
    pub fn acted(&mut self, side: Side) {
        self.passes = 0;
        self.go_on(side);
    }

    /// A player passes: the hand goes on.
    pub fn pass(&mut self, side: Side) {
        let place = self.place(side);
        match self.passing {
            Passing::Final => self.out |= 1 << place,
            // Those who were passed over since the hand came here have passed too.
            Passing::Open => {
                let over = (usize::from(place) + self.order.len() - usize::from(self.hand))
                    % self.order.len();
                self.passes += over as u8 + 1;
            }
        }
        self.go_on(side);
    }

    fn place(&self, side: Side) -> u8 {
        self.order.iter().position(|player| *player == side).unwrap_or(0) as u8
    }

    fn go_on(&mut self, side: Side) {
        self.hand = (self.place(side) + 1) % self.order.len().max(1) as u8;
    }
}

/// The first player of an order, from a place on, who is able to answer something, by the place.
pub fn next_able(order: &[Side], from: u8, able: impl Fn(Side) -> bool) -> Option<u8> {
    let places = (0..).zip(order).skip(usize::from(from));
    places.into_iter().find(|(_, side)| able(**side)).map(|(place, _)| place)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH: [Side; 2] = [Side::A, Side::B];

    #[test]
    fn a_pass_is_not_the_end_while_somebody_acts() {
        let mut window = Alternation::new(&BOTH, Passing::Open);
        assert_eq!(window.turn(|_| true), Some(Side::A));
        window.acted(Side::A);
        assert_eq!(window.turn(|_| true), Some(Side::B));
        window.pass(Side::B);
        assert_eq!(window.turn(|_| true), Some(Side::A));
        window.acted(Side::A);
        assert_eq!(window.turn(|_| true), Some(Side::B), "somebody has acted since");
        window.pass(Side::B);
        window.pass(Side::A);
        assert_eq!(window.turn(|_| true), None);
    }

    #[test]
    fn who_cannot_act_is_passed_over() {
        let mut window = Alternation::new(&BOTH, Passing::Open);
        let able = |side| side == Side::B;
        assert_eq!(window.turn(able), Some(Side::B));
        window.acted(Side::B);
        assert_eq!(window.turn(able), Some(Side::B));
        window.pass(Side::B);
        assert_eq!(window.turn(able), None);
        assert_eq!(window.turn(|_| false), None);
    }

    #[test]
    fn whoever_is_passed_over_has_not_passed() {
        let mut window = Alternation::new(&BOTH, Passing::Final);
        assert!(window.give(Side::B), "A cannot act now");
        assert!(!window.give(Side::B));
        window.acted(Side::B);
        assert_eq!(window.turn(|_| true), Some(Side::A), "and is asked again");
        window.pass(Side::A);
        assert_eq!(window.open().collect::<Vec<_>>(), [Side::B]);
    }

    #[test]
    fn who_is_able_is_found_from_a_place_on() {
        assert_eq!(next_able(&BOTH, 0, |side| side == Side::B), Some(1));
        assert_eq!(next_able(&BOTH, 1, |_| true), Some(1));
        assert_eq!(next_able(&BOTH, 1, |side| side == Side::A), None);
        assert_eq!(next_able(&BOTH, 2, |_| true), None);
    }

    #[test]
    fn a_final_pass_is_one() {
        let mut window = Alternation::new(&BOTH, Passing::Final);
        window.pass(Side::A);
        window.acted(Side::B);
        assert_eq!(window.turn(|_| true), Some(Side::B));
        window.acted(Side::B);
        window.pass(Side::B);
        assert_eq!(window.turn(|_| true), None);
    }
}
