//! One attack after another against one target: how the chances of every state of the target change.

use battle::Strike;

use super::blow::{Hit, Hits, Number};

/// The smallest chance that is told apart from none: what can happen is never forgotten, however unlikely it becomes.
const LEAST: f64 = 1e-250;

/// The attacks of one weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Assault {
    /// How its dice are judged.
    pub strike: Strike,
    /// How many attacks are made.
    pub number: Number,
}

/// Whom attacks are made against: states, numbered, that wounds lead from one to another.
pub(crate) trait Target {
    /// What a failed save does to one kind of model.
    type Harm;

    /// How many states there are.
    fn states(&self) -> usize;

    /// Which kind of model suffers next; none once the attacks are over.
    fn suffers(&self, state: usize) -> Option<usize>;

    /// Shares the chance of a failed save out over the states that it may lead to.
    fn hurt(&self, state: usize, harm: &Self::Harm, chance: f64, to: &mut [f64]);

    /// Shares the chance of a mortal wound out over the states after this one; what is left is the chance to stay.
    fn mortal(&self, state: usize, all: &mut [f64]);
}

/// What a hit does to one kind of model.
pub(crate) struct Kind<H> {
    pub hit: Hit,
    pub harm: H,
}

/// Resolves all attacks of a weapon; `all` has the chance of each state before and after.
pub(crate) fn resolve<T: Target>(
    target: &T,
    strike: &Strike,
    number: Number,
    kinds: &[Kind<T::Harm>],
    all: &mut Vec<f64>,
) {
    let hits = Hits::of(strike);
    let mortal = strike.mortal(1);
    let number = number.chances();
    let most = number.len() - 1;
    let mut now = std::mem::take(all);
    let mut mixed = vec![0.0; now.len()];
    let (mut next, mut hurt) = (vec![0.0; now.len()], vec![0.0; now.len()]);
    let mut sixes = vec![0.0; if mortal > 0 { now.len() } else { 0 }];
    let mut after = vec![0.0; now.len()];
    for (attack, chance) in number.iter().enumerate() {
        if *chance > 0.0 {
            for (mixed, now) in mixed.iter_mut().zip(&now).filter(|(_, now)| **now > 0.0) {
                *mixed = (*mixed + now * chance).max(LEAST);
            }
        }
        if attack == most {
            break;
        }
        after.fill(0.0);
        let mut done = 0;
        hurt.clone_from(&now);
        for (hits, chance) in hits.iter() {
            while done < hits {
                one_hit(target, kinds, mortal, &hurt, &mut next, &mut sixes);
                std::mem::swap(&mut hurt, &mut next);
                done += 1;
            }
            for (after, hurt) in after.iter_mut().zip(&hurt).filter(|(_, hurt)| **hurt > 0.0) {
                *after = (*after + hurt * chance).max(LEAST);
            }
        }
        std::mem::swap(&mut now, &mut after);
    }
    *all = mixed;
}

/// One hit in full: wound, save, damage, and then the mortal wounds of a 6.
fn one_hit<T: Target>(
    target: &T,
    kinds: &[Kind<T::Harm>],
    mortal: u8,
    from: &[f64],
    to: &mut [f64],
    sixes: &mut [f64],
) {
    to.fill(0.0);
    sixes.fill(0.0);
    for (state, chance) in from.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
        let Some(kind) = target.suffers(state) else {
            to[state] += chance;
            continue;
        };
        let Kind { hit, harm } = &kinds[kind];
        to[state] += chance * hit.nothing;
        if hit.unsaved > 0.0 {
            target.hurt(state, harm, chance * hit.unsaved, to);
        }
        if hit.six_saved > 0.0 {
            sixes[state] += chance * hit.six_saved;
        }
        if hit.six_unsaved > 0.0 {
            target.hurt(state, harm, chance * hit.six_unsaved, sixes);
        }
    }
    if mortal > 0 {
        mortal_wounds(target, mortal, sixes);
        to.iter_mut().zip(sixes).for_each(|(to, six)| *to += *six);
    }
    to.iter_mut().filter(|to| **to > 0.0 && **to < LEAST).for_each(|to| *to = LEAST);
}

/// So many mortal wounds, one after another.
pub(crate) fn mortal_wounds<T: Target>(target: &T, points: u8, all: &mut [f64]) {
    for _ in 0..points {
        // The last first, so that no chance is moved twice.
        for state in (0..target.states()).rev() {
            if all[state] > 0.0 && target.suffers(state).is_some() {
                target.mortal(state, all);
            }
        }
    }
}

/// A number of mortal wounds that is rolled for.
pub(crate) fn mortal_volley<T: Target>(target: &T, points: &[f64], all: &mut Vec<f64>) {
    let mut mixed = vec![0.0; all.len()];
    let most = points.iter().rposition(|chance| *chance > 0.0).unwrap_or(0);
    for (point, chance) in points.iter().enumerate().take(most + 1) {
        if point > 0 {
            mortal_wounds(target, 1, all);
        }
        mixed.iter_mut().zip(&*all).for_each(|(mixed, now)| *mixed += now * chance);
    }
    *all = mixed;
}
