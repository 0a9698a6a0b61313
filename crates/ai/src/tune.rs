//! Tuning by self-play: what things are worth is shaken a little this way and that, both ways play one another, and the
//! better way is followed (simultaneous perturbation, SPSA).

use dice::{Chance, Face};
use game::Game;
use table::{Outcome, Rules, Side, Status};

use crate::tactics::Weights;
use crate::{Level, Player};

/// How tuning goes about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tuning {
    /// The same seed, games and rounds give the same weights.
    pub seed: u64,
    /// How often the weights are shaken.
    pub rounds: u32,
    /// How many mirrored pairs are played each time.
    pub pairs: u32,
    /// By how much weights are shaken, in thousandths of themselves.
    pub shake: i32,
    /// How much of a whole step a clear result is worth, in thousandths.
    pub pace: i32,
}

impl Default for Tuning {
    fn default() -> Self {
        Tuning { seed: 1, rounds: 100, pairs: 10, shake: 200, pace: 500 }
    }
}

/// One round, for whoever watches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// Which, from 1.
    pub number: u32,
    /// Half points that the weights shaken one way won from those shaken the other way, less those they lost.
    pub margin: i32,
    /// The weights after it.
    pub weights: Weights,
}

/// Tunes weights by letting troopers play from these beginnings of games. `watch` is told of every round.
pub fn tune(
    beginnings: &[Game],
    from: Weights,
    tuning: Tuning,
    mut watch: impl FnMut(&Round),
) -> Weights {
    let mut weights = from;
    if beginnings.is_empty() {
        return weights;
    }
    let mut chance = Chance::new(tuning.seed, 0);
    for number in 1..=tuning.rounds {
        let before = weights.numbers();
        let shakes = before.map(|number| {
            let by = (number.abs() * tuning.shake / 1000).max(1);
            if chance.below(2) == 0 { by } else { -by }
        });
        let shaken = |sign: i32| {
            Weights::from_numbers(std::array::from_fn(|i| before[i] + sign * shakes[i]))
        };
        let (one, other) = (shaken(1), shaken(-1));
        let mut margin = 0;
        for pair in 0..tuning.pairs {
            let at = chance.below(beginnings.len() as u32) as usize;
            let dice = u64::from(number) << 32 | u64::from(pair);
            for swapped in [false, true] {
                let sides = if swapped { [other, one] } else { [one, other] };
                let won = play(&beginnings[at], sides, tuning.seed, dice);
                margin += if swapped { -won } else { won };
            }
        }
        let most = 2 * tuning.pairs.max(1) as i32;
        let step = |i: usize| shakes[i] * margin * tuning.pace / (1000 * most);
        weights = Weights::from_numbers(std::array::from_fn(|i| before[i] + step(i)));
        watch(&Round { number, margin, weights });
    }
    weights
}

/// Plays a game between troopers; 1 if the first wins, -1 if the second does.
fn play(beginning: &Game, weights: [Weights; 2], seed: u64, number: u64) -> i32 {
    let mut game = beginning.clone();
    game.silence();
    let mut dice = Chance::new(seed, number);
    let mut players = [0, 1].map(|i: usize| {
        let chance = Chance::new(seed + 1 + i as u64, number);
        Player::new(Level::Trooper, chance).with_weights(weights[i])
    });
    loop {
        match game.status() {
            Status::Over(Outcome::Drawn) => return 0,
            Status::Over(Outcome::Won(side)) => return if side == Side::A { 1 } else { -1 },
            Status::Roll(roll) => {
                let faces: Vec<Face> = dice.faces(usize::from(roll.dice)).collect();
                if game.roll(&faces).is_err() {
                    return 0;
                }
            }
            Status::Decide(decision) => {
                let player = &mut players[decision.side.index().min(1)];
                let answer = player.choose(&game.view(decision.side));
                if game.answer(&answer).is_err() {
                    return 0;
                }
            }
        }
    }
}
