//! Several attacks on one operative, one after the other.

use dice::{Distribution, Fraction, TooLarge};
use thiserror::Error;

use crate::{BadQuestion, Odds};

/// What several attacks on one operative come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The wounds that it had.
    pub wounds: u16,
    /// The chance of each number of wounds that it may lose in all.
    pub loses: Distribution<u16>,
}

/// Why attacks cannot be added up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadRow {
    /// One of them cannot be solved.
    #[error(transparent)]
    Attack(#[from] BadQuestion),
    /// There are too many for exact weights.
    #[error("too many attacks to add up exactly: {0}")]
    Weights(#[from] TooLarge),
}

impl Row {
    /// Adds attacks up: `solve` gives the odds of one of them on an operative with so many wounds left. Each is played
    /// for what is left then; one that is down is not attacked again.
    ///
    /// # Errors
    /// What `solve` says, or if the weights get too large.
    pub fn of(
        attacks: usize,
        wounds: u16,
        mut solve: impl FnMut(usize, u16) -> Result<Odds, BadQuestion>,
    ) -> Result<Self, BadRow> {
        let mut loses = Distribution::certain(0u16);
        for attack in 0..attacks {
            let mut parts = Vec::new();
            for (lost, weight) in loses.iter() {
                let left = wounds - lost;
                let next = match left {
                    0 => Distribution::certain(*lost),
                    _ => solve(attack, left)?.defender_loses().map(|more| lost + more).reduce(),
                };
                parts.push((weight, next));
            }
            loses = Distribution::mix(parts)?.reduce();
        }
        Ok(Row { wounds, loses })
    }

    /// The mean of what it loses.
    pub fn expected(&self) -> Fraction {
        self.loses.expected(|lost| i64::from(*lost)).unwrap_or(Fraction::ZERO)
    }

    /// The chance that it goes down.
    pub fn kills(&self) -> Fraction {
        self.loses.chance(|lost| *lost >= self.wounds).unwrap_or(Fraction::ZERO)
    }

    /// The chance that it is still standing with fewer than half of the wounds it started the battle with.
    pub fn injures(&self, full: u16) -> Fraction {
        let injured = |lost: &u16| {
            let left = self.wounds - lost;
            left > 0 && 2 * u32::from(left) < u32::from(full)
        };
        self.loses.chance(injured).unwrap_or(Fraction::ZERO)
    }
}
