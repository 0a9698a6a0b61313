use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// One side of a six-sided die. Always 1 to 6, so nobody needs to check again.
///
/// ```
/// use dice::Face;
/// let face = Face::try_from(5)?;
/// assert!(face > Face::ALL[0]);
/// assert_eq!(face.to_string(), "5");
/// assert!(Face::try_from(7).is_err());
/// # Ok::<(), dice::NotAFace>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Face(u8);

/// A number that is on no side of the die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a die shows 1 to 6, not {0}")]
pub struct NotAFace(pub u8);

impl Face {
    /// The side with one pip.
    pub const ONE: Self = Self(1);
    /// The side with two pips.
    pub const TWO: Self = Self(2);
    /// The side with three pips.
    pub const THREE: Self = Self(3);
    /// The side with four pips.
    pub const FOUR: Self = Self(4);
    /// The side with five pips.
    pub const FIVE: Self = Self(5);
    /// The side with six pips.
    pub const SIX: Self = Self(6);

    /// All six sides, lowest first.
    pub const ALL: [Self; 6] =
        [Self::ONE, Self::TWO, Self::THREE, Self::FOUR, Self::FIVE, Self::SIX];

    /// The number of pips, 1 to 6.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The place of this face in [`Face::ALL`], for arrays with one entry per side.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl TryFrom<u8> for Face {
    type Error = NotAFace;

    fn try_from(pips: u8) -> Result<Self, NotAFace> {
        if (1..=6).contains(&pips) { Ok(Self(pips)) } else { Err(NotAFace(pips)) }
    }
}

impl From<Face> for u8 {
    fn from(face: Face) -> Self {
        face.0
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_are_numbers_on_the_wire() {
        assert_eq!(serde_json::to_string(&Face::ALL).unwrap(), "[1,2,3,4,5,6]");
        assert_eq!(serde_json::from_str::<Face>("4").unwrap(), Face::FOUR);
        for wrong in ["0", "7", "-1", "\"4\""] {
            assert!(serde_json::from_str::<Face>(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn index_is_the_place_in_all() {
        for (place, face) in Face::ALL.into_iter().enumerate() {
            assert_eq!(face.index(), place);
        }
    }
}
