//! Several attacks on one operative, one after the other.

use dice::{Distribution, Fraction, TooLarge};
use thiserror::Error;

use crate::{BadQuestion, Losses, Odds, Stakes};

/// What several attacks on one operative come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The wounds that both had.
    pub stakes: Stakes,
    /// The chance of everything that both may lose in all.
    pub losses: Distribution<Losses>,
}

/// Whose wounds are carried over from one attack to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carried {
    /// The defender's: every shot may be another operative's.
    Defender,
    /// Both sides': the same two fight again, and whoever is down fights no more.
    Both,
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
    /// Adds attacks up: `solve` gives the odds of one of them between operatives with so many wounds left. Each is
    /// played for what is left then; one that is down is not attacked again.
    ///
    /// # Errors
    /// What `solve` says, or if the weights get too large.
    pub fn of(
        attacks: usize,
        stakes: Stakes,
        carried: Carried,
        mut solve: impl FnMut(usize, Stakes) -> Result<Odds, BadQuestion>,
    ) -> Result<Self, BadRow> {
        let mut losses = Distribution::certain(Losses { defender: 0, attacker: 0 });
        for attack in 0..attacks {
            let mut parts = Vec::new();
            for (lost, weight) in losses.iter() {
                let left = Stakes {
                    attacker: stakes.attacker - lost.attacker,
                    defender: stakes.defender - lost.defender,
                };
                let next = if left.defender == 0 || left.attacker == 0 {
                    Distribution::certain(*lost)
                } else {
                    let more = solve(attack, left)?.losses.map(|more| Losses {
                        defender: lost.defender + more.defender,
                        attacker: match carried {
                            Carried::Defender => 0,
                            Carried::Both => lost.attacker + more.attacker,
                        },
                    });
                    more.reduce()
                };
                parts.push((weight, next));
            }
            losses = Distribution::mix(parts)?.reduce();
        }
        Ok(Row { stakes, losses })
    }

    /// The chance of each number of wounds that the defender may lose.
    pub fn defender_loses(&self) -> Distribution<u16> {
        self.losses.clone().map(|losses| losses.defender)
    }

    /// The chance of each number of wounds that the attacker may lose.
    pub fn attacker_loses(&self) -> Distribution<u16> {
        self.losses.clone().map(|losses| losses.attacker)
    }

    /// The mean of what the defender loses.
    pub fn expected(&self) -> Fraction {
        self.mean(|losses| losses.defender)
    }

    /// The mean of what the attacker loses.
    pub fn expected_own(&self) -> Fraction {
        self.mean(|losses| losses.attacker)
    }

    fn mean(&self, of: impl Fn(&Losses) -> u16) -> Fraction {
        self.losses.expected(|losses| i64::from(of(losses))).unwrap_or(Fraction::ZERO)
    }

    /// The chance that the defender goes down.
    pub fn kills(&self) -> Fraction {
        self.chance(|losses| losses.defender >= self.stakes.defender)
    }

    /// The chance that the attacker does.
    pub fn dies(&self) -> Fraction {
        self.chance(|losses| losses.attacker >= self.stakes.attacker)
    }

    /// The chance that the defender is still standing with fewer than half of the wounds it started the battle with.
    pub fn injures(&self, full: u16) -> Fraction {
        self.chance(|losses| {
            let left = self.stakes.defender - losses.defender;
            left > 0 && 2 * u32::from(left) < u32::from(full)
        })
    }

    fn chance(&self, is: impl FnMut(&Losses) -> bool) -> Fraction {
        self.losses.chance(is).unwrap_or(Fraction::ZERO)
    }
}
