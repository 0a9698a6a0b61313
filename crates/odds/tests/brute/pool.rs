//! Dice on the table: those rolled once, and those rolled again.

use std::collections::HashMap;

use crate::cards::Card;

/// Dice by face: rolled once, and rolled again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pool {
    pub once: [u8; 6],
    pub again: [u8; 6],
}

/// What may still be used to roll dice again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Means {
    pub balanced: bool,
    pub ceaseless: bool,
    pub relentless: bool,
    pub points: u8,
    /// Ceaseless takes 1s only.
    pub old: bool,
}

impl Means {
    pub fn of(card: &Card, points: u8, old: bool) -> Self {
        let Card { balanced, ceaseless, relentless, .. } = *card;
        Means { balanced, ceaseless, relentless, points, old }
    }

    pub fn points(points: u8, old: bool) -> Self {
        Means { balanced: false, ceaseless: false, relentless: false, points, old }
    }
}

impl Pool {
    /// Critical successes, normal successes, fails.
    pub fn sort(&self, needed: u8, critical: u8) -> (u8, u8, u8) {
        let (mut c, mut n, mut f) = (0, 0, 0);
        for face in 1..=6u8 {
            let dice = self.once[usize::from(face) - 1] + self.again[usize::from(face) - 1];
            if face == 6 || (face != 1 && face >= needed && face >= critical) {
                c += dice;
            } else if face != 1 && face >= needed {
                n += dice;
            } else {
                f += dice;
            }
        }
        (c, n, f)
    }

    /// Every set of dice that may be rolled again now, with what is left to roll more.
    pub fn rerolls(&self, means: Means) -> Vec<([u8; 6], Means)> {
        let mut all = Vec::new();
        for face in 0..6 {
            for dice in 1..=self.once[face] {
                let mut picked = [0; 6];
                picked[face] = dice;
                if dice == 1 && means.balanced {
                    all.push((picked, Means { balanced: false, ..means }));
                }
                if dice == 1 && means.points > 0 {
                    all.push((picked, Means { points: means.points - 1, ..means }));
                }
                if means.ceaseless && (face == 0 || !means.old) {
                    all.push((picked, Means { ceaseless: false, ..means }));
                }
            }
        }
        if means.relentless {
            let mut sets = vec![[0u8; 6]];
            for face in 0..6 {
                let with = |set: &[u8; 6], dice| {
                    let mut set = *set;
                    set[face] = dice;
                    set
                };
                sets = sets
                    .iter()
                    .flat_map(|set| (0..=self.once[face]).map(move |dice| with(set, dice)))
                    .collect();
            }
            let some = sets.into_iter().filter(|set| set.iter().any(|dice| *dice > 0));
            all.extend(some.map(|set| (set, Means { relentless: false, ..means })));
        }
        all
    }

    /// The mean over every throw of picked dice, thrown one by one.
    pub fn throw_again(&self, picked: [u8; 6], then: &mut dyn FnMut(Pool) -> f64) -> f64 {
        let mut pool = *self;
        let mut dice = 0;
        for (once, again) in pool.once.iter_mut().zip(picked) {
            *once -= again;
            dice += again;
        }
        each(dice, &mut |thrown| {
            let mut next = pool;
            (0..6).for_each(|face| next.again[face] += thrown[face]);
            then(next)
        })
    }
}

/// The mean over every throw of dice, thrown one by one.
pub fn each(dice: u8, then: &mut dyn FnMut([u8; 6]) -> f64) -> f64 {
    fn go(left: u8, thrown: [u8; 6], then: &mut dyn FnMut([u8; 6]) -> f64) -> f64 {
        if left == 0 {
            return then(thrown);
        }
        let next = |face: usize| {
            let mut next = thrown;
            next[face] += 1;
            next
        };
        (0..6).map(|face| go(left - 1, next(face), then)).sum::<f64>() / 6.0
    }
    go(dice, [0; 6], then)
}

/// One player's window for re-rolls: they stop when they like.
pub fn window(
    pool: Pool,
    means: Means,
    sign: f64,
    seen: &mut HashMap<(Pool, Means), f64>,
    then: &mut dyn FnMut(Pool, Means) -> f64,
) -> f64 {
    if let Some(value) = seen.get(&(pool, means)) {
        return *value;
    }
    let mut best = then(pool, means);
    for (picked, left) in pool.rerolls(means) {
        let value = pool.throw_again(picked, &mut |next| window(next, left, sign, seen, then));
        if value * sign > best * sign {
            best = value;
        }
    }
    seen.insert((pool, means), best);
    best
}
