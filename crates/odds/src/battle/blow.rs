//! What one attack of a weapon comes to: the machine of the rules, driven through every face.

use battle::{Amount, Strike, StrikeStage, lost};
use dice::Face;

/// The most that a number on a card comes to.
const MOST: usize = 38;
/// Chances of numbers from 0 on.
pub(crate) type Spread = [f64; MOST + 1];

/// How many hits one attack may be.
const MOST_HITS: usize = 6;

/// How many attacks are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number {
    /// Those of one model.
    pub each: Amount,
    /// How many models roll for theirs.
    pub models: u8,
    /// Whether each number counts twice.
    pub doubled: bool,
}

impl Number {
    /// A number of attacks that nobody rolls for.
    pub const fn fixed(attacks: u8) -> Self {
        Number { each: Amount::fixed(attacks), models: 1, doubled: false }
    }

    /// The most attacks that it may come to.
    pub fn most(&self) -> usize {
        let times = if self.doubled { 2 } else { 1 };
        let each = usize::from(self.each.dice) * if self.each.halved { 3 } else { 6 };
        (each + usize::from(self.each.plus)) * times * usize::from(self.models)
    }

    /// The chance of each number of attacks, nothing first.
    pub(crate) fn chances(&self) -> Vec<f64> {
        let times = if self.doubled { 2 } else { 1 };
        let mut all = vec![0.0; self.most() + 1];
        if self.each.dice == 0 {
            all[self.most()] = 1.0;
            return all;
        }
        let one = spread(self.each);
        all[0] = 1.0;
        for model in 0..usize::from(self.models) {
            let most = self.most() / usize::from(self.models) * model;
            let before: Vec<f64> = all.drain(..=most).collect();
            all.clear();
            all.resize(self.most() + 1, 0.0);
            for (attacks, chance) in before.iter().enumerate() {
                for (more, part) in one.iter().enumerate().filter(|(_, part)| **part > 0.0) {
                    all[attacks + times * more] += chance * part;
                }
            }
        }
        all
    }
}

/// The chance of each result of an amount.
pub(crate) fn spread(amount: Amount) -> Spread {
    let mut all = [0.0; MOST + 1];
    let mut faces = [Face::ONE; 3];
    let dice = usize::from(amount.dice).min(faces.len());
    let throws = 6u32.pow(dice as u32);
    for throw in 0..throws {
        let mut rest = throw as usize;
        for face in &mut faces[..dice] {
            *face = Face::ALL[rest % 6];
            rest /= 6;
        }
        all[usize::from(amount.of(&faces[..dice])).min(MOST)] += 1.0;
    }
    all.iter_mut().for_each(|weight| *weight /= f64::from(throws));
    all
}

/// The chance of each Damage that a failed save does.
pub(crate) fn damage(strike: &Strike) -> Spread {
    let once = spread(strike.damage);
    if strike.damage_dice() == strike.damage.dice {
        return once;
    }
    let mut all = [0.0; MOST + 1];
    for (first, chance) in (0u8..).zip(once) {
        for (second, part) in (0u8..).zip(once) {
            all[usize::from(strike.harder(first, second))] += chance * part;
        }
    }
    all
}

/// The chance that one wound is ignored, and that it is lost.
pub(crate) fn ignored(ignores: Option<u8>) -> [f64; 2] {
    let lost = Face::ALL.iter().filter(|face| lost(1, ignores, &[**face]) == 1).count();
    [(6 - lost) as f64 / 6.0, lost as f64 / 6.0]
}

/// Of so many points of damage, the chance of each number that is lost.
pub(crate) fn lost_of(points: usize, ignores: Option<u8>) -> Spread {
    let mut all = [0.0; MOST + 1];
    if ignores.is_none() {
        all[points] = 1.0;
        return all;
    }
    let [spared, lost] = ignored(ignores);
    all[0] = 1.0;
    for more in 1..=points {
        for number in (0..=more).rev() {
            let before = if number > 0 { all[number - 1] * lost } else { 0.0 };
            all[number] = all[number] * spared + before;
        }
    }
    all
}

/// What one attack of a weapon may be.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Hits {
    /// The chance of each number of hits.
    chances: [f64; MOST_HITS + 1],
}

impl Hits {
    pub fn of(strike: &Strike) -> Self {
        let mut weights = [0u32; MOST_HITS + 1];
        drive(strike, strike.begin(1), 36, &mut |stage, weight| match stage {
            StrikeStage::Wound { hits } => {
                weights[usize::from(hits).min(MOST_HITS)] += weight;
                true
            }
            StrikeStage::Damage { .. } => {
                weights[0] += weight;
                true
            }
            _ => false,
        });
        Hits { chances: weights.map(|weight| f64::from(weight) / 36.0) }
    }

    /// Those that may be, with their chances.
    pub fn iter(&self) -> impl Iterator<Item = (usize, f64)> + '_ {
        self.chances.iter().copied().enumerate().filter(|(_, chance)| *chance > 0.0)
    }
}

/// What one hit may come to.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Hit {
    /// Nothing.
    pub nothing: f64,
    /// A failed save.
    pub unsaved: f64,
    /// A wound by a 6 that is saved.
    pub six_saved: f64,
    /// A wound by a 6 that is not.
    pub six_unsaved: f64,
}

impl Hit {
    pub fn of(strike: &Strike) -> Self {
        let mut weights = [0u32; 4];
        drive(strike, StrikeStage::Wound { hits: 1 }, 216, &mut |stage, weight| match stage {
            StrikeStage::Damage { unsaved, sixes } => {
                let six = strike.mortal(sixes) > 0;
                weights[2 * usize::from(six) + usize::from(unsaved)] += weight;
                true
            }
            _ => false,
        });
        let [nothing, unsaved, six_saved, six_unsaved] =
            weights.map(|weight| f64::from(weight) / 216.0);
        Hit { nothing, unsaved, six_saved, six_unsaved }
    }
}

/// Goes on from a stage that waits for one die at a time through every face, as far as somebody wants to see; every
/// stage that is seen comes with its weight.
fn drive(
    strike: &Strike,
    stage: StrikeStage,
    weight: u32,
    seen: &mut impl FnMut(StrikeStage, u32) -> bool,
) {
    if seen(stage, weight) || strike.waits(stage).is_none() {
        return;
    }
    for face in Face::ALL {
        drive(strike, strike.rolled(stage, &[face], None), weight / 6, seen);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_attacks_add_up() {
        let two = Number { each: "D3+1".parse().unwrap(), models: 2, doubled: false };
        let chances = two.chances();
        assert_eq!(chances.len(), 9);
        assert!((chances[4] - 1.0 / 9.0).abs() < 1e-15 && (chances[6] - 3.0 / 9.0).abs() < 1e-15);
        let twice = Number { each: "D3".parse().unwrap(), models: 1, doubled: true };
        assert_eq!(twice.chances().iter().filter(|chance| **chance > 0.0).count(), 3);
        assert_eq!(Number::fixed(3).chances(), [0.0, 0.0, 0.0, 1.0]);
    }

    #[test]
    fn points_are_ignored_one_by_one() {
        let lost = lost_of(2, Some(5));
        for (found, expected) in lost.iter().zip([1.0 / 9.0, 4.0 / 9.0, 4.0 / 9.0, 0.0]) {
            assert!((found - expected).abs() < 1e-15);
        }
    }
}
