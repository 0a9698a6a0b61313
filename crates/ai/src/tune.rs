//! Tuning by self-play: what things are worth is shaken a little this way and that, both ways play, and the better way is
//! followed (simultaneous perturbation, SPSA).

use dice::Chance;
use game::Game;
use table::{Outcome, Side};

use crate::arena::play;
use crate::skirmish::Weights;
use crate::{Level, Player};

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
    let mut tuner = Tuner::new(from, tuning);
    while let Some(found) = tuner.next_match() {
        let margin = play(&found);
        watch(&tuner.take(margin));
    }
    tuner.weights()
}

/// Tuning under way: says what is to be played, and takes what came of it.
#[derive(Clone, Debug)]
pub struct Tuner {
    tuning: Tuning,
    chance: Chance,
    /// The round that is played, from 1; 0 before the first.
    number: u32,
    /// The weights in thousandths: steps are small beside the numbers they change.
    exact: [i64; Weights::COUNT],
    shakes: [i64; Weights::COUNT],
}

impl Tuner {
    /// Tuning that is about to begin.
    #[must_use]
    pub fn new(from: Weights, tuning: Tuning) -> Self {
        let exact = from.numbers().map(|number| i64::from(number) * 1000);
        let chance = Chance::new(tuning.seed, 0);
        Tuner { tuning, chance, number: 0, exact, shakes: [0; Weights::COUNT] }
    }

    /// What is to be played in the next round; nothing after the last.
    pub fn next_match(&mut self) -> Option<Match> {
        if self.number == self.tuning.rounds {
            return None;
        }
        self.number += 1;
        let shake = self.fading(self.tuning.shake);
        let chance = &mut self.chance;
        self.shakes = self.exact.map(|number| {
            let by = (number.abs() * shake / 1000).max(LEAST_SHAKE * shake);
            if chance.below(2) == 0 { by } else { -by }
        });
        let shaken =
            |sign: i64| rounded(std::array::from_fn(|i| self.exact[i] + sign * self.shakes[i]));
        Some(Match { number: self.number, one: shaken(1), other: shaken(-1) })
    }

    /// Takes by how much the first weights of the match did better, in thousandths of all there was to win.
    pub fn take(&mut self, margin: i32) -> Round {
        let pace = self.fading(self.tuning.pace);
        for (number, shake) in self.exact.iter_mut().zip(self.shakes) {
            *number += shake * i64::from(margin) * pace / 1_000_000;
        }
        Round { number: self.number, margin, weights: self.weights() }
    }

    /// The weights that it has arrived at.
    #[must_use]
    pub fn weights(&self) -> Weights {
        rounded(self.exact)
    }

    /// What begins as `start` and has faded to half of that in the last round.
    fn fading(&self, start: i32) -> i64 {
        let (start, rounds) = (i64::from(start), i64::from(self.tuning.rounds));
        start * (2 * rounds - i64::from(self.number)) / (2 * rounds)
    }
}

/// The three players of a comparison: two whose weights are compared, and a recruit.
pub type Crew = [Player; 3];

/// A crew that has not played yet.
#[must_use]
pub fn crew() -> Crew {
    [Level::Trooper, Level::Trooper, Level::Recruit]
        .map(|level| Player::new(level, Chance::new(0, 0)))
}

/// The most points of one comparison.
pub const MOST_POINTS: i32 = 4;

/// Plays three mirrored pairs: one way of shaking against the other, and both against the recruit. Returns the points of
/// the first less those of the other.
pub fn compare(start: &Game, crew: &mut Crew, found: &Match, seed: u64, number: u64) -> i32 {
    let [one, other, recruit] = crew;
    one.reweigh(found.one);
    other.reweigh(found.other);
    pair(start, [&mut *one, &mut *other], seed, number)
        + pair(start, [one, &mut *recruit], seed, number)
        - pair(start, [other, recruit], seed, number)
}

/// Plays a mirrored pair; returns the points of the first player less those of the second.
fn pair(start: &Game, [one, other]: [&mut Player; 2], seed: u64, number: u64) -> i32 {
    let mut points = 0;
    for (mine, sign) in [(Side::A, 1), (Side::B, -1)] {
        let players =
            if mine == Side::A { [&mut *one, &mut *other] } else { [&mut *other, &mut *one] };
        points += sign
            * match play(start, players, seed, number) {
                Outcome::Won(Side::A) => 1,
                Outcome::Won(_) => -1,
                Outcome::Drawn => 0,
            };
    }
    points
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
