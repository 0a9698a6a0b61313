//! Who acts in what order: two dice each, the highest first, ties rolled again.

use std::ops::RangeInclusive;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{BadState, Event, Log, Roll, RollReason, Side, Status};

use crate::Players;

/// An order of players that is being rolled for.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Initiative {
    /// Players in order; those who are tied, or have not rolled yet, share a place.
    places: ArrayVec<Players, { Side::MAX }>,
    /// What those of the first shared place have rolled, in their order.
    rolled: ArrayVec<u8, { Side::MAX }>,
}

impl Initiative {
    /// Nobody has rolled yet.
    pub fn new(players: impl IntoIterator<Item = Side>) -> Self {
        let mut places = ArrayVec::new();
        places.push(players.into_iter().take(Side::MAX).collect());
        Initiative { places, rolled: ArrayVec::new() }
    }

    /// Whether it could have come about among these players with two dice each; one from outside may not.
    pub fn fits(&self, players: impl IntoIterator<Item = Side>) -> bool {
        self.fits_rolls(players, 2..=12)
    }

    /// The same for rolls of other dice.
    pub fn fits_rolls(
        &self,
        players: impl IntoIterator<Item = Side>,
        rolls: RangeInclusive<u8>,
    ) -> bool {
        let mut all: Players = self.places.iter().flatten().copied().take(Side::MAX).collect();
        all.sort_unstable();
        let mut expected: Players = players.into_iter().take(Side::MAX).collect();
        expected.sort_unstable();
        let rolling = self.shared().map_or(0, |place| self.places[place].len());
        let entries: usize = self.places.iter().map(|place| place.len()).sum();
        all == expected
            && entries == expected.len()
            && self.places.iter().all(|place| !place.is_empty())
            && (self.rolled.len() < rolling || (rolling == 0 && self.rolled.is_empty()))
            && self.rolled.iter().all(|roll| rolls.contains(roll))
    }

    /// Whether nobody who still plays is missing, and whoever else rolls sits at the table.
    pub fn among(&self, sides: impl Iterator<Item = Side>, plays: impl Fn(Side) -> bool) -> bool {
        let rolls = |side: Side| self.places.iter().flatten().any(|one| *one == side);
        let sides: Players = sides.take(Side::MAX).collect();
        sides.iter().all(|side| !plays(*side) || rolls(*side))
            && self.places.iter().flatten().all(|side| sides.contains(side))
    }

    /// Those who roll.
    pub fn rollers(&self) -> impl Iterator<Item = Side> + '_ {
        self.places.iter().flatten().copied()
    }

    fn shared(&self) -> Option<usize> {
        self.places.iter().position(|place| place.len() > 1)
    }

    /// Who rolls next; nobody once the order is settled.
    pub fn roller(&self) -> Option<Side> {
        self.shared().map(|place| self.places[place][self.rolled.len()])
    }

    /// What the roller rolled with two dice. Says whether some are tied and roll again.
    pub fn roll(&mut self, result: u8) -> bool {
        let Some(place) = self.shared() else { return false };
        self.rolled.push(result);
        if self.rolled.len() < self.places[place].len() {
            return false;
        }
        let rolled = std::mem::take(&mut self.rolled);
        let tied = std::mem::take(&mut self.places[place]);
        let mut results: ArrayVec<u8, { Side::MAX }> = rolled.clone();
        results.sort_unstable_by(|a, b| b.cmp(a));
        let mut places: ArrayVec<Players, { Side::MAX }> =
            self.places[..place].iter().cloned().collect();
        let mut again = false;
        for (i, result) in results.iter().enumerate() {
            if i > 0 && results[i - 1] == *result {
                continue;
            }
            let alike = tied.iter().zip(&rolled).filter(|(_, roll)| *roll == result);
            let alike: Players = alike.map(|(side, _)| *side).collect();
            again |= alike.len() > 1;
            places.push(alike);
        }
        places.extend(self.places[place + 1..].iter().cloned());
        self.places = places;
        again
    }

    /// What the order waits for: the dice of the next player.
    pub fn status(&self, dice: u8, reason: RollReason) -> Status {
        let side = self.roller().unwrap_or(Side::A);
        Status::Roll(Roll { side, dice, reason })
    }

    /// What the roller rolled; tells of ties, and returns the order once it is settled.
    pub fn settle(&mut self, result: u8, log: &mut Log) -> Option<Players> {
        if self.roll(result) {
            log.push(Event::InitiativeTied);
        }
        self.order()
    }

    /// The order, once it is settled.
    pub fn order(&self) -> Option<Players> {
        let settled = self.shared().is_none();
        settled.then(|| self.places.iter().flatten().copied().collect())
    }
}

/// Checks that an untrusted state has as many players as sit at the table, and all of them in its order.
///
/// # Errors
/// The field that has too many or too few.
pub fn check_order(
    order: &[Side],
    players: usize,
    sides: impl Iterator<Item = Side>,
) -> Result<(), BadState> {
    let sides: Players = sides.take(Side::MAX).collect();
    if players != sides.len() {
        return Err(BadState::new("players", format!("expected {}", sides.len())));
    }
    let mut sorted = order.to_vec();
    sorted.sort_unstable();
    if sorted[..] != sides[..] {
        return Err(BadState::new("order", "expected every player once"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// KT18-EX-36: 9, 6 and 9; the two nines roll 4 and 7.
    #[test]
    fn only_those_who_are_tied_roll_again() {
        let side = |i| Side::from_index(i).unwrap();
        let mut initiative = Initiative::new([0, 1, 2].map(side));
        for (who, result, again) in
            [(0, 9, false), (1, 6, false), (2, 9, true), (0, 4, false), (2, 7, false)]
        {
            assert_eq!((initiative.roller(), initiative.order()), (Some(side(who)), None));
            assert_eq!(initiative.roll(result), again);
        }
        assert_eq!(initiative.order().unwrap().as_slice(), [side(2), side(0), side(1)]);
        assert_eq!(initiative.roller(), None);
    }

    #[test]
    fn ties_for_the_last_place_leave_the_others() {
        let side = |i| Side::from_index(i).unwrap();
        let mut initiative = Initiative::new([0, 1, 2, 3].map(side));
        for result in [5, 5, 12, 5] {
            initiative.roll(result);
        }
        for result in [3, 3, 2] {
            initiative.roll(result);
        }
        for result in [2, 11] {
            initiative.roll(result);
        }
        assert_eq!(initiative.order().unwrap().as_slice(), [2, 1, 0, 3].map(side));
    }
}
