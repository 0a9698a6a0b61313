use thiserror::Error;

use crate::{Face, FaceCounts};

/// The most dice whose outcomes can be listed: 6^24 is the last power of six that fits a `u64` weight.
pub const MOST_DICE: u8 = 24;

/// How the six sides of a die fall into `K` classes, when only the class matters.
///
/// Four dice have 126 outcomes by face but only 15 by three classes, with the same total weight.
///
/// ```
/// use dice::{Classes, Face};
/// let by_number = Classes::new([1, 3, 2])?;
/// let by_side = Classes::sorting(|face| match face.get() {
///     6 => 0,
///     3..=5 => 1,
///     _ => 2,
/// });
/// assert_eq!(by_number, by_side);
/// # Ok::<(), dice::NotSixSides>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Classes<const K: usize>([u8; K]);

/// Classes that do not share out exactly the six sides of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the classes of a die must hold 6 sides together, not {0}")]
pub struct NotSixSides(pub u32);

impl<const K: usize> Classes<K> {
    /// From the number of sides in each class.
    ///
    /// # Errors
    /// When they are not six sides together.
    pub fn new(sides: [u8; K]) -> Result<Self, NotSixSides> {
        let total = sides.iter().map(|&side| u32::from(side)).sum();
        if total == 6 { Ok(Self(sides)) } else { Err(NotSixSides(total)) }
    }

    /// By saying for each side which class it belongs to, from 0 to `K - 1`.
    ///
    /// # Panics
    /// When `class` names a class that does not exist.
    #[must_use]
    pub fn sorting(class: impl Fn(Face) -> usize) -> Self {
        let mut sides = [0; K];
        for face in Face::ALL {
            sides[class(face)] += 1;
        }
        Self(sides)
    }

    /// The number of sides in each class.
    #[must_use]
    pub const fn sides(&self) -> [u8; K] {
        self.0
    }
}

/// Every multiset of `n` dice with the number of ways in which it comes up.
///
/// The weights sum to 6^n exactly. Nothing is allocated while iterating.
///
/// ```
/// use dice::{FaceCounts, outcomes};
/// assert_eq!(outcomes(4).count(), 126);
/// assert_eq!(outcomes(4).map(|(_, ways)| ways).sum::<u64>(), 1296);
/// let pair = FaceCounts::new([0, 0, 0, 0, 0, 2]);
/// assert!(outcomes(2).any(|outcome| outcome == (pair, 1)));
/// ```
///
/// # Panics
/// With more than [`MOST_DICE`] dice.
#[must_use]
pub fn outcomes(n: u8) -> Outcomes {
    Outcomes(class_outcomes(n, Classes([1; 6])))
}

/// Every way to share `n` dice out over the classes, with the number of ways in which it comes up.
///
/// The weights sum to 6^n exactly; outcomes that cannot happen (dice in a class without sides) are left
/// out. They come with most dice in the first class first. Nothing is allocated while iterating.
///
/// # Panics
/// With more than [`MOST_DICE`] dice.
#[must_use]
pub fn class_outcomes<const K: usize>(n: u8, classes: Classes<K>) -> ClassOutcomes<K> {
    assert!(n <= MOST_DICE, "the weights of {n} dice do not fit; at most {MOST_DICE} dice");
    let mut first = [0; K];
    // Six sides are shared out, so there is at least one class.
    first[0] = n;
    ClassOutcomes { n, sides: classes.0, next: Some(first) }
}

/// The iterator of [`outcomes`].
#[derive(Clone, Debug)]
pub struct Outcomes(ClassOutcomes<6>);

impl Iterator for Outcomes {
    type Item = (FaceCounts, u64);

    fn next(&mut self) -> Option<Self::Item> {
        self.0.next().map(|(counts, ways)| (FaceCounts::new(counts), ways))
    }
}

/// The iterator of [`class_outcomes`].
#[derive(Clone, Debug)]
pub struct ClassOutcomes<const K: usize> {
    n: u8,
    sides: [u8; K],
    next: Option<[u8; K]>,
}

impl<const K: usize> Iterator for ClassOutcomes<K> {
    type Item = ([u8; K], u64);

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let counts = self.next?;
            self.next = successor(counts);
            let ways = ways(self.n, &counts, &self.sides);
            if ways > 0 {
                return Some((counts, ways));
            }
        }
    }
}

/// The next way to share out the same number of dice, or `None` when all are in the last class.
fn successor<const K: usize>(mut counts: [u8; K]) -> Option<[u8; K]> {
    let last = K - 1;
    let from = counts[..last].iter().rposition(|&count| count > 0)?;
    let carried = counts[last];
    counts[last] = 0;
    counts[from] -= 1;
    counts[from + 1] = carried + 1;
    Some(counts)
}

/// The number of throws of `n` dice that fall this way: for each class, which of the dice not yet
/// placed go there, and which of its sides each of them shows.
///
/// Every partial product divides the result, which is at most 6^n, so nothing overflows.
fn ways(n: u8, counts: &[u8], sides: &[u8]) -> u64 {
    let mut left = usize::from(n);
    let mut ways = 1;
    for (&count, &sides) in counts.iter().zip(sides) {
        let choices = u64::from(sides).pow(u32::from(count));
        if choices == 0 {
            return 0;
        }
        ways *= CHOOSE[left][usize::from(count)] * choices;
        left -= usize::from(count);
    }
    ways
}

const ROWS: usize = MOST_DICE as usize + 1;

/// Pascal's triangle.
const CHOOSE: [[u64; ROWS]; ROWS] = {
    let mut choose = [[0; ROWS]; ROWS];
    let mut n = 0;
    while n < ROWS {
        choose[n][0] = 1;
        let mut k = 1;
        while k <= n {
            choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    choose
};

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// Throws every sequence of `n` dice one after the other.
    fn by_brute_force(n: u32) -> BTreeMap<FaceCounts, u64> {
        let mut seen = BTreeMap::new();
        for throw in 0..6usize.pow(n) {
            let dice = (0..n).map(|die| Face::ALL[throw / 6usize.pow(die) % 6]).collect();
            *seen.entry(dice).or_insert(0) += 1;
        }
        seen
    }

    #[test]
    fn outcomes_are_what_throwing_every_die_gives() {
        for n in 0..=6 {
            let listed: Vec<_> = outcomes(n).collect();
            let seen = by_brute_force(u32::from(n));
            assert_eq!(listed.len(), seen.len(), "each outcome once, {n} dice");
            assert_eq!(listed.into_iter().collect::<BTreeMap<_, _>>(), seen, "{n} dice");
        }
    }

    #[test]
    fn no_dice_fall_in_one_way() {
        assert_eq!(outcomes(0).collect::<Vec<_>>(), [(FaceCounts::EMPTY, 1)]);
    }

    #[test]
    fn the_most_dice_still_fit() {
        let classes = Classes::new([1, 3, 2]).unwrap();
        let total: u64 = class_outcomes(MOST_DICE, classes).map(|(_, ways)| ways).sum();
        assert_eq!(total, 6u64.pow(u32::from(MOST_DICE)));
        assert_eq!(6u64.checked_pow(u32::from(MOST_DICE) + 1), None);
    }

    #[test]
    #[should_panic(expected = "at most 24 dice")]
    fn more_dice_are_refused() {
        let _ = outcomes(MOST_DICE + 1);
    }

    #[test]
    fn empty_classes_catch_no_dice() {
        let listed: Vec<_> = class_outcomes(2, Classes::new([0, 5, 1]).unwrap()).collect();
        assert_eq!(listed, [([0, 2, 0], 25), ([0, 1, 1], 10), ([0, 0, 2], 1)]);
        let certain: Vec<_> = class_outcomes(3, Classes::new([6]).unwrap()).collect();
        assert_eq!(certain, [([3], 216)]);
    }

    #[test]
    fn classes_share_out_six_sides() {
        assert_eq!(Classes::new([1, 3, 3]), Err(NotSixSides(7)));
        assert_eq!(Classes::new([]), Err(NotSixSides(0)));
        assert_eq!(Classes::new([255, 255]), Err(NotSixSides(510)));
    }
}
