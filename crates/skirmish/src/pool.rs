//! Pools of dice, counted by face so that equal dice are one thing.

use dice::{Face, FaceCounts};
use serde::{Deserialize, Serialize};
use table::Success;

use crate::{CRITICAL, FAIL, FAILED_ONE, NORMAL};

/// Retained successes.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Hits {
    /// Critical successes.
    pub critical: u8,
    /// Normal successes.
    pub normal: u8,
}

impl Hits {
    /// All successes together.
    pub const fn total(self) -> u8 {
        self.critical + self.normal
    }

    /// How many there are of one kind.
    pub const fn of(self, success: Success) -> u8 {
        match success {
            Success::Normal => self.normal,
            Success::Critical => self.critical,
        }
    }

    /// A number of eight bits that tells successes apart, as long as there are at most 15 of a kind.
    pub const fn key(self) -> u64 {
        (self.critical as u64) << 4 | self.normal as u64
    }

    /// Takes one of a kind away; the caller has seen that there is one.
    pub fn take_one(&mut self, success: Success) {
        match success {
            Success::Normal => self.normal -= 1,
            Success::Critical => self.critical -= 1,
        }
    }
}

/// The dice of one attack or defence roll before they are retained.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pool {
    /// Dice kept as normal successes without being rolled: they have no face.
    pub kept: u8,
    /// Dice rolled once: they may be rolled again.
    pub fresh: FaceCounts,
    /// Dice rolled again that are successes: they stand as they are, whatever their faces.
    pub stood: Hits,
    /// Dice rolled again that are fails.
    pub failed: u8,
}

/// What a face is worth: a 6 is always a critical success and a 1 always a fail; another face succeeds if it is at
/// least `needed`, and is critical if it also reaches `critical_from`.
fn worth(face: Face, needed: u8, critical_from: u8) -> Option<Success> {
    match face.get() {
        6 => Some(Success::Critical),
        1 => None,
        pips if pips < needed => None,
        pips if pips < critical_from => Some(Success::Normal),
        _ => Some(Success::Critical),
    }
}

/// Which faces come to the same for dice that need a number: the class of each, fails first, then normal and
/// critical successes.
pub fn faces_alike(needed: u8, critical_from: u8) -> [u8; 6] {
    Face::ALL.map(|face| match worth(face, needed, critical_from) {
        None => FAIL,
        Some(Success::Normal) => NORMAL,
        Some(Success::Critical) => CRITICAL,
    })
}

/// Sorts dice into successes and fails.
#[inline]
fn sort(faces: &FaceCounts, needed: u8, critical_from: u8) -> (Hits, u8) {
    let (mut hits, mut fails) = (Hits::default(), 0);
    for face in Face::ALL {
        let dice = faces.of(face);
        match worth(face, needed, critical_from) {
            None => fails += dice,
            Some(Success::Normal) => hits.normal += dice,
            Some(Success::Critical) => hits.critical += dice,
        }
    }
    (hits, fails)
}

impl Pool {
    /// All dice in the pool.
    pub fn total(&self) -> u32 {
        let stood = u32::from(self.stood.critical) + u32::from(self.stood.normal);
        u32::from(self.kept) + self.fresh.total() + stood + u32::from(self.failed)
    }

    /// A number of 40 bits that tells pools apart, as long as there are at most 15 dice of a kind.
    pub fn key(&self) -> u64 {
        let fresh = self.fresh.counts().iter().fold(0, |key, dice| key << 4 | u64::from(*dice));
        ((fresh << 4 | u64::from(self.kept)) << 4 | u64::from(self.failed)) << 8 | self.stood.key()
    }

    /// The dice without telling faces apart that fall into one class: either all are shown by the first face of the
    /// class, or, if dice of one face may yet be named, as many as of any face by the first, and the others by as few
    /// faces as will hold them: whoever picks dice up leaves most of one face if that is of use. If critical successes
    /// stand, they are no longer among the dice rolled once.
    #[must_use]
    pub fn plainer(&self, alike: [u8; 6], criticals_stand: bool, named: bool) -> Self {
        let mut counts = self.fresh.counts();
        let mut plain = *self;
        for class in 0..=FAILED_ONE {
            let places = || (0..6).filter(|i| alike[*i] == class);
            let all: u8 = places().map(|place| counts[place]).sum();
            let most = places().map(|place| counts[place]).max().unwrap_or(0);
            let stand = criticals_stand && class == CRITICAL;
            let mut left = if stand { 0 } else { all };
            for place in places() {
                counts[place] = if named { left.min(most) } else { left };
                left -= counts[place];
            }
            plain.stood.critical += if stand { all } else { 0 };
        }
        plain.fresh = FaceCounts::new(counts);
        plain
    }

    /// Takes dice up that are to be rolled again; the caller has seen that they are among the fresh ones.
    pub fn pick_up(&mut self, faces: FaceCounts) {
        self.fresh = self.fresh.checked_sub(&faces).unwrap_or_default();
    }

    /// Takes dice that have been rolled again: nothing can change them, so only what they are is kept.
    pub fn stand(&mut self, faces: &FaceCounts, needed: u8, critical_from: u8) {
        let (hits, fails) = sort(faces, needed, critical_from);
        self.stood.critical += hits.critical;
        self.stood.normal += hits.normal;
        self.failed += fails;
    }

    /// Lets the dice rolled once stand: nothing can roll them again any more.
    pub fn stand_all(&mut self, needed: u8, critical_from: u8) {
        let fresh = std::mem::take(&mut self.fresh);
        self.stand(&fresh, needed, critical_from);
    }

    /// Sorts the dice: a 6 is always a critical success and a 1 always a fail; another face succeeds if it
    /// is at least `needed`, and is critical if it also reaches `critical_from`.
    ///
    /// Returns the successes of rolled dice and the number of fails; dice kept unrolled are not counted.
    #[inline]
    pub fn classify(&self, needed: u8, critical_from: u8) -> (Hits, u8) {
        let (hits, fails) = sort(&self.fresh, needed, critical_from);
        let critical = hits.critical + self.stood.critical;
        (Hits { critical, normal: hits.normal + self.stood.normal }, fails + self.failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pool(faces: &[u8]) -> Pool {
        let faces: Vec<Face> = faces.iter().map(|&n| Face::try_from(n).unwrap()).collect();
        Pool { fresh: FaceCounts::from_faces(&faces), ..Pool::default() }
    }

    #[test]
    fn ones_fail_and_sixes_are_critical_whatever_is_needed() {
        assert_eq!(pool(&[1, 6]).classify(1, 6), (Hits { critical: 1, normal: 0 }, 1));
        assert_eq!(pool(&[5, 6]).classify(9, 6), (Hits { critical: 1, normal: 0 }, 1));
        assert_eq!(pool(&[6, 4, 3, 2]).classify(3, 6), (Hits { critical: 1, normal: 2 }, 1));
    }

    #[test]
    fn dice_rolled_again_are_told_by_what_they_are() {
        let again = |face: u8| {
            let mut pool = pool(&[2]);
            pool.stand(&FaceCounts::from_faces(&[Face::try_from(face).unwrap()]), 3, 5);
            pool
        };
        assert_eq!(again(3), again(4));
        assert_eq!(again(5), again(6));
        assert_eq!(again(1), again(2));
        assert_eq!(again(5).classify(3, 5), (Hits { critical: 1, normal: 0 }, 1));
        assert_eq!(again(4).total(), 2);
    }

    #[test]
    fn a_lower_critical_threshold_needs_a_success_first() {
        assert_eq!(pool(&[5, 5, 4, 2]).classify(3, 5), (Hits { critical: 2, normal: 1 }, 1));
        assert_eq!(pool(&[5, 6, 4, 2]).classify(6, 5), (Hits { critical: 1, normal: 0 }, 3));
    }
}
