//! What attacks do to a unit of KT4W40K: the model that has lost wounds takes all until it is slain, then the next.

use battle::{Amount, Strike};
use kt4w40k::loses;

use super::blow::{Hit, Spread, damage, ignored, lost_of, spread};
use super::volley::{Kind, Target, mortal_volley, resolve};
use super::{Assault, Number};

/// A model of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member {
    /// The wounds that it has left.
    pub left: u8,
    /// Its kind: models of one kind save and ignore wounds alike.
    pub kind: usize,
}

/// A unit that is attacked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    /// Its models, in the order in which they suffer.
    members: Vec<Member>,
    /// From what number on models of each kind do not lose a wound.
    ignores: Vec<Option<u8>>,
    /// For each number of wounds lost, who suffers next and the wounds that it has left.
    places: Vec<Member>,
}

/// What attacks on a unit come to.
#[derive(Clone, Debug, PartialEq)]
pub struct Slain {
    /// The chance of each number of wounds lost, nothing first.
    pub lost: Vec<f64>,
    /// The chance of each number of models slain, nobody first.
    pub slain: Vec<f64>,
}

/// What a failed save does: the chance of each number of wounds lost, and the most of them.
pub(crate) struct Harm {
    lost: Spread,
    most: usize,
}

impl Unit {
    /// A unit of models in the order in which they suffer, the one that has lost wounds first.
    pub fn new(members: Vec<Member>, ignores: Vec<Option<u8>>) -> Self {
        let places = members.iter().flat_map(|member| {
            let kind = member.kind;
            (1..=member.left).rev().map(move |left| Member { left, kind })
        });
        Unit { places: places.collect(), members, ignores }
    }

    /// A unit of models that are alike, one of which may have lost wounds.
    pub fn alike(models: u8, wounds: u8, left: u8, ignores: Option<u8>) -> Self {
        let mut members = vec![Member { left: wounds, kind: 0 }; usize::from(models)];
        if let Some(first) = members.first_mut() {
            first.left = left;
        }
        Unit::new(members, vec![ignores])
    }

    /// What several weapons come to, one after another. Each has a strike for each kind of model, which differ in their
    /// saves alone.
    pub fn attacked<'a>(
        &self,
        assaults: impl IntoIterator<Item = (&'a [Strike], Number)>,
    ) -> Slain {
        let mut all = self.unhurt();
        for (strikes, number) in assaults {
            let Some(first) = strikes.first() else { continue };
            let kind = |(strike, ignores): (&Strike, &Option<u8>)| Kind {
                hit: Hit::of(strike),
                harm: harm(strike, *ignores),
            };
            let kinds: Vec<Kind<Harm>> = strikes.iter().zip(&self.ignores).map(kind).collect();
            resolve(self, first, number, &kinds, &mut all);
        }
        self.told(all)
    }

    /// What several weapons come to if all models are alike.
    pub fn attacked_alike(&self, assaults: &[Assault]) -> Slain {
        let each =
            assaults.iter().map(|assault| (std::slice::from_ref(&assault.strike), assault.number));
        self.attacked(each)
    }

    /// What a number of mortal wounds comes to.
    pub fn suffering(&self, points: Amount) -> Slain {
        let mut all = self.unhurt();
        mortal_volley(self, &spread(points), &mut all);
        self.told(all)
    }

    fn unhurt(&self) -> Vec<f64> {
        let mut all = vec![0.0; self.states()];
        all[0] = 1.0;
        all
    }

    fn told(&self, lost: Vec<f64>) -> Slain {
        let mut slain = vec![0.0; self.members.len() + 1];
        let mut from = 0;
        for (number, member) in self.members.iter().enumerate() {
            let to = from + usize::from(member.left);
            slain[number] = lost[from..to].iter().sum();
            from = to;
        }
        slain[self.members.len()] = lost[from];
        Slain { lost, slain }
    }
}

impl Slain {
    /// The chance that nobody is left.
    pub fn kills(&self) -> f64 {
        self.slain.last().copied().unwrap_or(0.0)
    }
}

fn harm(strike: &Strike, ignores: Option<u8>) -> Harm {
    let mut harm = Harm { lost: [0.0; _], most: 0 };
    let damage = damage(strike);
    for (points, chance) in damage.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
        harm.most = points;
        let lost = lost_of(points, ignores);
        harm.lost.iter_mut().zip(lost).for_each(|(all, part)| *all += chance * part);
    }
    harm
}

impl Target for Unit {
    type Harm = Harm;

    /// So many wounds lost: that says who of the unit is left, with how many.
    fn states(&self) -> usize {
        self.places.len() + 1
    }

    fn suffers(&self, state: usize) -> Option<usize> {
        self.places.get(state).map(|member| member.kind)
    }

    fn hurt(&self, state: usize, harm: &Harm, chance: f64, to: &mut [f64]) {
        let left = self.places[state].left;
        for (points, part) in (0u8..).zip(&harm.lost[..=harm.most]) {
            to[state + usize::from(loses(left, points))] += chance * part;
        }
    }

    fn mortal(&self, state: usize, all: &mut [f64]) {
        let ([spared, lost], chance) = (ignored(self.ignores[self.places[state].kind]), all[state]);
        all[state] = chance * spared;
        all[state + 1] += chance * lost;
    }
}
