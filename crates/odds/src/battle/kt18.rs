//! What attacks do to one model of Kill Team 2018: wounds, then one injury roll, and the sequence is over.

use battle::{Amount, Strike};
use kt18::{Injury, wounds_after};

use super::blow::{Hit, Spread, damage, ignored, lost_of, spread};
use super::volley::{Assault, Kind, Target, mortal_volley, resolve};

/// A model that is attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wounded {
    /// The wounds that it has left.
    pub wounds: u8,
    /// The flesh wounds that it has.
    pub flesh_wounds: u8,
    /// What is added to its injury roll besides.
    pub injury_modifier: i8,
    /// From what number on a wound is not lost.
    pub ignores: Option<u8>,
}

/// What attacks on a model come to.
#[derive(Clone, Debug, PartialEq)]
pub struct Injuries {
    /// The chance of each number of wounds lost without an injury roll, nothing first.
    pub lost: Vec<f64>,
    /// The chance of an injury roll that is one more flesh wound.
    pub flesh_wound: f64,
    /// The chance of one that takes the model out of action.
    pub out_of_action: f64,
}

/// What a failed save does: the wounds that are lost, and the injury roll if they were the last.
pub(crate) struct Harm {
    /// The chance of each number of wounds lost.
    lost: Spread,
    /// The most of them.
    most: usize,
    /// If so many wounds are left: the chances that they go, with a flesh wound and out of action.
    last: Vec<[f64; 2]>,
}

impl Wounded {
    /// What several weapons come to, one after another.
    pub fn attacked(&self, assaults: &[Assault]) -> Injuries {
        let mut all = self.unhurt();
        for assault in assaults {
            let strike = &assault.strike;
            let kind = Kind { hit: Hit::of(strike), harm: self.harm(strike) };
            resolve(self, strike, assault.number, &[kind], &mut all);
        }
        self.told(all)
    }

    /// What a number of mortal wounds comes to.
    pub fn suffering(&self, points: Amount) -> Injuries {
        let mut all = self.unhurt();
        mortal_volley(self, &spread(points), &mut all);
        self.told(all)
    }

    fn unhurt(&self) -> Vec<f64> {
        let mut all = vec![0.0; self.states()];
        all[0] = 1.0;
        all
    }

    fn told(&self, mut all: Vec<f64>) -> Injuries {
        let wounds = usize::from(self.wounds);
        let (flesh_wound, out_of_action) = (all[wounds], all[wounds + 1]);
        all.truncate(wounds);
        Injuries { lost: all, flesh_wound, out_of_action }
    }

    /// The chances of an injury roll of so many dice (KT18-INJ-01).
    fn injury(&self, dice: usize) -> [f64; 2] {
        let throws = |faces: u128| faces.pow(dice as u32);
        let mut weights = [0u128; 2];
        for highest in 1..=6u8 {
            let weight = throws(highest.into()) - throws(u128::from(highest) - 1);
            let injury = Injury::of(highest, self.flesh_wounds, self.injury_modifier);
            weights[usize::from(injury == Injury::OutOfAction)] += weight;
        }
        weights.map(|weight| weight as f64 / throws(6) as f64)
    }

    fn harm(&self, strike: &Strike) -> Harm {
        let mut harm = Harm { lost: [0.0; _], most: 0, last: Vec::new() };
        let damage = damage(strike);
        for (points, chance) in damage.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
            let lost = lost_of(points, self.ignores);
            let injury = self.injury(points);
            harm.most = points;
            harm.last.resize(points + 1, [0.0; 2]);
            let mut at_least = 0.0;
            for number in (0..=points).rev() {
                harm.lost[number] += chance * lost[number];
                at_least += lost[number];
                let last = &mut harm.last[number];
                *last = [0, 1].map(|i| last[i] + chance * at_least * injury[i]);
            }
        }
        harm
    }
}

impl Target for Wounded {
    type Harm = Harm;

    /// So many wounds lost; then a flesh wound; then out of action.
    fn states(&self) -> usize {
        usize::from(self.wounds) + 2
    }

    fn suffers(&self, state: usize) -> Option<usize> {
        (state < usize::from(self.wounds)).then_some(0)
    }

    fn hurt(&self, state: usize, harm: &Harm, chance: f64, to: &mut [f64]) {
        let wounds = usize::from(self.wounds);
        let left = (wounds - state) as u8;
        for (points, part) in (0u8..).zip(&harm.lost[..=harm.most]) {
            match wounds_after(left, points) {
                0 => break,
                after => to[wounds - usize::from(after)] += chance * part,
            }
        }
        if let Some([flesh_wound, out]) = harm.last.get(usize::from(left)) {
            to[wounds] += chance * flesh_wound;
            to[wounds + 1] += chance * out;
        }
    }

    fn mortal(&self, state: usize, all: &mut [f64]) {
        let wounds = usize::from(self.wounds);
        let ([spared, lost], chance) = (ignored(self.ignores), all[state]);
        all[state] = chance * spared;
        if state + 1 < wounds {
            all[state + 1] += chance * lost;
        } else {
            let [flesh_wound, out] = self.injury(1);
            all[wounds] += chance * lost * flesh_wound;
            all[wounds + 1] += chance * lost * out;
        }
    }
}
