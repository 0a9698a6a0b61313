//! Tuning by self-play: what things are worth is shaken a little this way and that, both ways play, and the better way is
//! followed (simultaneous perturbation, SPSA).

use dice::Chance;

use crate::tactics::Weights;

/// How tuning goes about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tuning {
    /// The same seed and the same results give the same weights.
    pub seed: u64,
    /// How often the weights are shaken.
    pub rounds: u32,
    /// By how much weights are shaken in the first round, in thousandths of themselves; in the last it is half of that.
    pub shake: i32,
    /// How much of a whole step a clear result is worth in the first round, in thousandths; in the last it is half of that.
    pub pace: i32,
}

impl Default for Tuning {
    fn default() -> Self {
        Tuning { seed: 1, rounds: 100, shake: 250, pace: 1000 }
    }
}

/// What is to be played in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Match {
    /// Which round, from 1.
    pub number: u32,
    /// The weights shaken one way.
    pub one: Weights,
    /// The weights shaken the other way.
    pub other: Weights,
}

/// One round, for whoever watches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// Which, from 1.
    pub number: u32,
    /// By how much the weights shaken one way did better, in thousandths of all there was to win.
    pub margin: i32,
    /// The weights after it.
    pub weights: Weights,
}

/// Tunes weights. `play` is asked by how much the first weights of a match do better than the other ones, in thousandths
/// of all there is to win; `watch` is told of every round.
pub fn tune(
    from: Weights,
    tuning: Tuning,
    mut play: impl FnMut(&Match) -> i32,
    mut watch: impl FnMut(&Round),
) -> Weights {
    // Steps are small beside the numbers they change: thousandths are kept in between.
    let mut exact = from.numbers().map(|number| i64::from(number) * 1000);
    let mut chance = Chance::new(tuning.seed, 0);
    for number in 1..=tuning.rounds {
        let fading = |start: i32| {
            let (start, rounds) = (i64::from(start), i64::from(tuning.rounds));
            start * (2 * rounds - i64::from(number)) / (2 * rounds)
        };
        let (shake, pace) = (fading(tuning.shake), fading(tuning.pace));
        let shakes = exact.map(|number| {
            let by = (number.abs() * shake / 1000).max(LEAST_SHAKE * shake);
            if chance.below(2) == 0 { by } else { -by }
        });
        let shaken = |sign: i64| rounded(std::array::from_fn(|i| exact[i] + sign * shakes[i]));
        let margin = play(&Match { number, one: shaken(1), other: shaken(-1) });
        for (number, shake) in exact.iter_mut().zip(shakes) {
            *number += shake * i64::from(margin) * pace / 1_000_000;
        }
        watch(&Round { number, margin, weights: rounded(exact) });
    }
    rounded(exact)
}

/// The size that even the smallest weight is taken to have when it is shaken.
const LEAST_SHAKE: i64 = 20;

fn rounded(exact: [i64; Weights::COUNT]) -> Weights {
    Weights::from_numbers(exact.map(|number| ((number + 500).div_euclid(1000)) as i32))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever comes nearer to some numbers does better.
    fn contest(goal: [i32; Weights::COUNT]) -> impl FnMut(&Match) -> i32 {
        move |contest| {
            let far = |weights: &Weights| -> i32 {
                let numbers = weights.numbers();
                (0..Weights::COUNT).map(|i| (numbers[i] - goal[i]).abs()).sum()
            };
            (far(&contest.other) - far(&contest.one)).clamp(-1000, 1000)
        }
    }

    #[test]
    fn the_better_way_is_followed() {
        let from = Weights::from_numbers([500; Weights::COUNT]);
        let goal: [i32; Weights::COUNT] = std::array::from_fn(|i| 350 + 25 * i as i32);
        let far = |weights: &Weights| -> i32 {
            weights.numbers().iter().zip(goal).map(|(number, goal)| (number - goal).abs()).sum()
        };
        let tuning = Tuning { rounds: 300, pace: 500, ..Tuning::default() };
        let mut rounds = 0;
        let tuned = tune(from, tuning, contest(goal), |round| {
            rounds += 1;
            assert_eq!(round.number, rounds);
        });
        assert_eq!(rounds, 300);
        assert!(3 * far(&tuned) < far(&from), "{} of {}", far(&tuned), far(&from));
        assert_eq!(tuned, tune(from, tuning, contest(goal), |_| {}), "the same every time");
    }

    #[test]
    fn equals_stay_as_they_are() {
        let from = Weights::default();
        assert_eq!(tune(from, Tuning::default(), |_| 0, |_| {}), from);
    }
}
