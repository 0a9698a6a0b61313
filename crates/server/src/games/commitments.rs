//! Seeds that the server has committed to before a player adds entropy of their own.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use super::fair::Seed;

/// How long a commitment is kept for a game to be made.
const KEPT: Duration = Duration::from_secs(3600);

/// The most commitments at once; who asks for more has to wait until some have run out.
const MOST: usize = 10_000;

/// The seeds that were committed to, one for each person at most.
#[derive(Debug, Default)]
pub struct Commitments {
    seeds: Mutex<HashMap<String, (Seed, Instant)>>,
}

impl Commitments {
    /// Commits to a seed for somebody, in the place of an earlier one; false if there are too many.
    pub fn make(&self, user: &str, seed: Seed) -> bool {
        let mut seeds = self.seeds.lock().unwrap_or_else(PoisonError::into_inner);
        if seeds.len() >= MOST {
            seeds.retain(|_, (_, made)| made.elapsed() < KEPT);
        }
        if seeds.len() >= MOST && !seeds.contains_key(user) {
            return false;
        }
        seeds.insert(user.to_owned(), (seed, Instant::now()));
        true
    }

    /// The seed of this commitment to somebody. It is good for one game.
    pub fn take(&self, user: &str, commitment: &str) -> Option<Seed> {
        let mut seeds = self.seeds.lock().unwrap_or_else(PoisonError::into_inner);
        let fits = |(seed, made): &(Seed, Instant)| {
            seed.commitment() == commitment && made.elapsed() < KEPT
        };
        seeds.get(user).filter(|kept| fits(kept))?;
        seeds.remove(user).map(|(seed, _)| seed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_is_good_once_and_for_one_person() {
        let (commitments, seed) = (Commitments::default(), Seed::new([7; 32]));
        let commitment = seed.commitment();
        assert!(commitments.make("ann", seed.clone()));
        assert_eq!(commitments.take("bob", &commitment), None);
        assert_eq!(commitments.take("ann", "another"), None);
        assert_eq!(commitments.take("ann", &commitment), Some(seed));
        assert_eq!(commitments.take("ann", &commitment), None);
    }
}
