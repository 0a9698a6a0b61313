use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Face;

/// A handful of dice whose order does not matter: how many of them show each face.
///
/// Two handfuls that differ only in the order of their dice are equal, which is what makes this a key
/// for memoisation.
///
/// ```
/// use dice::{Face, FaceCounts};
/// let mut dice = FaceCounts::from_faces(&[Face::THREE, Face::SIX, Face::TWO, Face::SIX]);
/// assert_eq!(dice.to_string(), "6 6 3 2");
/// assert!(dice.remove(Face::SIX));
/// assert_eq!((dice.of(Face::SIX), dice.total()), (1, 3));
/// ```
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct FaceCounts([u8; 6]);

impl FaceCounts {
    /// No dice at all.
    pub const EMPTY: Self = Self([0; 6]);

    /// From the number of ones, twos, and so on to sixes.
    #[must_use]
    pub const fn new(counts: [u8; 6]) -> Self {
        Self(counts)
    }

    /// Counts dice as they were thrown.
    #[must_use]
    pub fn from_faces(faces: &[Face]) -> Self {
        faces.iter().copied().collect()
    }

    /// How many dice show `face`.
    #[must_use]
    pub const fn of(&self, face: Face) -> u8 {
        self.0[face.index()]
    }

    /// How many dice show each face, ones first.
    #[must_use]
    pub const fn counts(&self) -> [u8; 6] {
        self.0
    }

    /// How many dice there are.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether there are no dice.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 6]
    }

    /// Puts one more die in.
    ///
    /// # Panics
    /// With 255 dice of that face already there.
    pub fn add(&mut self, face: Face) {
        let count = &mut self.0[face.index()];
        assert!(*count < u8::MAX, "at most 255 dice can show the same face");
        *count += 1;
    }

    /// Takes one die of that face out; `false`, and nothing done, when there is none.
    #[must_use = "false means that there was no such die to take"]
    pub fn remove(&mut self, face: Face) -> bool {
        match self.0[face.index()].checked_sub(1) {
            Some(fewer) => {
                self.0[face.index()] = fewer;
                true
            }
            None => false,
        }
    }

    /// Both handfuls together, or `None` if more than 255 dice would show the same face.
    #[must_use]
    pub fn checked_add(&self, other: &Self) -> Option<Self> {
        let mut sum = *self;
        for (count, more) in sum.0.iter_mut().zip(other.0) {
            *count = count.checked_add(more)?;
        }
        Some(sum)
    }

    /// What is left when the dice of `other` are taken out, or `None` if they are not all here.
    #[must_use]
    pub fn checked_sub(&self, other: &Self) -> Option<Self> {
        let mut rest = *self;
        for (count, fewer) in rest.0.iter_mut().zip(other.0) {
            *count = count.checked_sub(fewer)?;
        }
        Some(rest)
    }

    /// Whether every die of this handful could be picked out of `other`.
    #[must_use]
    pub fn is_subset_of(&self, other: &Self) -> bool {
        self.0.iter().zip(other.0).all(|(&mine, theirs)| mine <= theirs)
    }

    /// Each die, highest face first.
    pub fn iter(&self) -> impl Iterator<Item = Face> + use<> {
        let counts = self.0;
        Face::ALL
            .into_iter()
            .rev()
            .flat_map(move |face| std::iter::repeat_n(face, usize::from(counts[face.index()])))
    }
}

impl FromIterator<Face> for FaceCounts {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Self {
        let mut counts = Self::EMPTY;
        counts.extend(faces);
        counts
    }
}

impl Extend<Face> for FaceCounts {
    fn extend<I: IntoIterator<Item = Face>>(&mut self, faces: I) {
        for face in faces {
            self.add(face);
        }
    }
}

/// Highest first, with spaces between: `6 4 3 2`. Nothing for no dice.
impl fmt::Display for FaceCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, face) in self.iter().enumerate() {
            if place > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{face}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order_of_throwing_does_not_matter() {
        let one = FaceCounts::from_faces(&[Face::FOUR, Face::SIX, Face::TWO, Face::THREE]);
        let other = FaceCounts::from_faces(&[Face::TWO, Face::THREE, Face::SIX, Face::FOUR]);
        assert_eq!(one, other);
        assert_eq!(one.to_string(), "6 4 3 2");
        assert_eq!(FaceCounts::EMPTY.to_string(), "");
    }

    #[test]
    fn a_die_that_is_not_there_cannot_be_taken() {
        let mut dice = FaceCounts::from_faces(&[Face::FIVE]);
        assert!(!dice.remove(Face::SIX));
        assert!(dice.remove(Face::FIVE));
        assert!(!dice.remove(Face::FIVE));
        assert!(dice.is_empty());
    }

    #[test]
    fn subsets_are_what_can_be_picked_out() {
        let all = FaceCounts::new([0, 1, 0, 2, 0, 1]);
        let some = FaceCounts::new([0, 0, 0, 2, 0, 1]);
        assert!(some.is_subset_of(&all) && all.is_subset_of(&all));
        assert!(!all.is_subset_of(&some));
        assert_eq!(all.checked_sub(&some), Some(FaceCounts::from_faces(&[Face::TWO])));
        assert_eq!(some.checked_sub(&all), None);
        assert_eq!(some.checked_add(&FaceCounts::from_faces(&[Face::TWO])), Some(all));
        assert_eq!(FaceCounts::new([255; 6]).checked_add(&some), None);
    }

    #[test]
    fn counts_are_six_numbers_on_the_wire() {
        let dice = FaceCounts::new([0, 1, 2, 3, 4, 5]);
        assert_eq!(serde_json::to_string(&dice).unwrap(), "[0,1,2,3,4,5]");
    }
}
