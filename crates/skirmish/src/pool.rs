//! Pools of dice, counted by face so that equal dice are one thing.

use dice::{Face, FaceCounts};
use serde::{Deserialize, Serialize};

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
}

/// The dice of one attack or defence roll before they are retained.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pool {
    /// Dice kept as normal successes without being rolled: they have no face.
    pub kept: u8,
    /// Dice rolled once: they may be rolled again.
    pub fresh: FaceCounts,
    /// Dice rolled again: they stand as they are.
    pub stood: FaceCounts,
}

impl Pool {
    /// How many dice show a face of at least `least`, or a 6.
    fn at_least(&self, least: u8) -> u8 {
        let counts = Face::ALL.into_iter().filter(|face| {
            let pips = face.get();
            pips == 6 || (pips != 1 && pips >= least)
        });
        counts.map(|face| self.fresh.of(face) + self.stood.of(face)).sum()
    }

    /// Sorts the dice: a 6 is always a critical success and a 1 always a fail; another face succeeds if it
    /// is at least `needed`, and is critical if it also reaches `critical_from`.
    ///
    /// Returns the successes of rolled dice and the number of fails; dice kept unrolled are not counted.
    pub fn classify(&self, needed: u8, critical_from: u8) -> (Hits, u8) {
        let successes = self.at_least(needed);
        let critical = self.at_least(needed.max(critical_from));
        let fails = (self.fresh.total() + self.stood.total()) as u8 - successes;
        (Hits { critical, normal: successes - critical }, fails)
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
    fn a_lower_critical_threshold_needs_a_success_first() {
        assert_eq!(pool(&[5, 5, 4, 2]).classify(3, 5), (Hits { critical: 2, normal: 1 }, 1));
        assert_eq!(pool(&[5, 6, 4, 2]).classify(6, 5), (Hits { critical: 1, normal: 0 }, 3));
    }
}
