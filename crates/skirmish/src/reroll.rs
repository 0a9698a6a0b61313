//! Dice rolled again: who may do it, with which dice, and what is worth it.

use dice::{Face, FaceCounts};
use serde::{Deserialize, Serialize};
use table::{Answer, Illegal, RerollSource, Why};

use crate::{FAIL, FAILED_ONE, NORMAL};

/// Some of the re-rolls that a weapon may give: those it has, or those that have been used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct WeaponRerolls {
    /// One die.
    pub balanced: bool,
    /// Dice that show the same, as the rule set reads it.
    pub ceaseless: bool,
    /// Any dice.
    pub relentless: bool,
}

impl WeaponRerolls {
    /// Adds the re-roll of a source; command points are not the weapon's.
    pub fn add(&mut self, source: RerollSource) {
        match source {
            RerollSource::Balanced => self.balanced = true,
            RerollSource::Ceaseless => self.ceaseless = true,
            RerollSource::Relentless => self.relentless = true,
            RerollSource::Command => {}
        }
    }

    /// A number of three bits that tells them apart.
    pub const fn key(self) -> u64 {
        (self.balanced as u64) << 2 | (self.ceaseless as u64) << 1 | self.relentless as u64
    }

    /// Those that are not among `used`.
    #[must_use]
    pub const fn without(self, used: Self) -> Self {
        WeaponRerolls {
            balanced: self.balanced && !used.balanced,
            ceaseless: self.ceaseless && !used.ceaseless,
            relentless: self.relentless && !used.relentless,
        }
    }
}

/// Which dice Ceaseless rolls again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ceaseless {
    /// Dice of any one face.
    OneFace,
    /// Dice that show 1.
    Ones,
}

/// What a rule set says about re-rolls, and where.
#[derive(Clone, Copy, Debug)]
pub struct RerollLaw {
    /// The rule of Balanced.
    pub balanced: &'static str,
    /// The rule of Ceaseless.
    pub ceaseless: &'static str,
    /// Which dice that is.
    pub ceaseless_takes: Ceaseless,
    /// The rule of Relentless.
    pub relentless: &'static str,
    /// The rule of the Command Re-roll.
    pub command: &'static str,
    /// The rule that a die is rolled again at most once.
    pub once: &'static str,
    /// The rule about what command points pay for.
    pub points: &'static str,
}

impl RerollLaw {
    /// The rule that lets a source re-roll.
    pub const fn rule(&self, source: RerollSource) -> &'static str {
        match source {
            RerollSource::Balanced => self.balanced,
            RerollSource::Ceaseless => self.ceaseless,
            RerollSource::Relentless => self.relentless,
            RerollSource::Command => self.command,
        }
    }
}

/// The re-rolls that one side could use at one moment.
#[derive(Clone, Copy, Debug)]
pub struct Rerolls {
    /// What the rule set says.
    pub law: &'static RerollLaw,
    /// What the weapon still gives.
    pub weapon: WeaponRerolls,
    /// The dice that have been rolled once.
    pub fresh: FaceCounts,
    /// Command points at hand.
    pub points: u8,
}

impl Rerolls {
    /// The dice that a source could roll again, were it open.
    fn within_reach(&self, source: RerollSource) -> FaceCounts {
        match (source, self.law.ceaseless_takes) {
            (RerollSource::Ceaseless, Ceaseless::Ones) => of(Face::ONE, self.fresh.of(Face::ONE)),
            _ => self.fresh,
        }
    }

    /// Whether a source may be used now.
    pub fn may(&self, source: RerollSource) -> bool {
        !self.within_reach(source).is_empty()
            && match source {
                RerollSource::Balanced => self.weapon.balanced,
                RerollSource::Ceaseless => self.weapon.ceaseless,
                RerollSource::Relentless => self.weapon.relentless,
                RerollSource::Command => self.points > 0,
            }
    }

    /// Whether any source may be used now.
    pub fn any(&self) -> bool {
        RerollSource::ALL.into_iter().any(|source| self.may(source))
    }

    /// The dice that no open source could roll again: they stand as they are.
    pub fn out_of_reach(&self) -> FaceCounts {
        let open = RerollSource::ALL.into_iter().filter(|source| self.may(*source));
        let reached = open.map(|source| self.within_reach(source)).max_by_key(FaceCounts::total);
        self.fresh.checked_sub(&reached.unwrap_or_default()).unwrap_or_default()
    }

    /// Whether a source may roll exactly these dice again.
    ///
    /// # Errors
    /// The rule against it.
    pub fn check(&self, source: RerollSource, faces: FaceCounts) -> Result<(), Illegal> {
        let rule = self.law.rule(source);
        if !self.may(source) {
            let (rule, why) = match source {
                _ if self.fresh.is_empty() => (self.law.once, Why::NoSuchDie),
                RerollSource::Command => {
                    (self.law.points, Why::TooFewCp { cost: 1, left: self.points })
                }
                _ => (rule, Why::NoSuchReroll),
            };
            return Err(Illegal::new(rule, why));
        }
        let kinds = faces.counts().iter().filter(|n| **n > 0).count();
        match source {
            RerollSource::Balanced | RerollSource::Command if faces.total() != 1 => {
                return Err(Illegal::new(rule, Why::OneDie));
            }
            RerollSource::Ceaseless if kinds != 1 => return Err(Illegal::new(rule, Why::OneFace)),
            RerollSource::Ceaseless if self.never_takes(faces) => {
                return Err(Illegal::new(rule, Why::NoSuchDie));
            }
            _ => {}
        }
        // Dice rolled again before, and dice kept unrolled, have no face to name.
        if faces.is_empty() || !faces.is_subset_of(&self.fresh) {
            return Err(Illegal::new(self.law.once, Why::NoSuchDie));
        }
        if !faces.is_subset_of(&self.within_reach(source)) {
            return Err(Illegal::new(rule, Why::NoSuchDie));
        }
        Ok(())
    }

    /// Whether Ceaseless would not take these dice even if they had just been rolled.
    fn never_takes(&self, faces: FaceCounts) -> bool {
        self.law.ceaseless_takes == Ceaseless::Ones && faces.of(Face::ONE) == 0
    }

    /// The means to roll again that a canonical form still has to keep. Balanced is worth a point: one die, one at a time. With
    /// a single re-roll for every die nobody needs to roll several at once, where results may be seen in between,
    /// and no more points tell than there are dice.
    pub fn worth_keeping(&self) -> (WeaponRerolls, u8) {
        let dice = self.fresh.total().min(255) as u8;
        let singles = self.points.saturating_add(u8::from(self.weapon.balanced)).min(dice);
        if singles == dice {
            return (WeaponRerolls::default(), singles);
        }
        (WeaponRerolls { balanced: false, ..self.weapon }, singles)
    }

    /// The dice that will never be rolled again, because only single re-rolls are left and others of their class go
    /// first: no more of a class than there are re-rolls, and where better dice are always better fails before normal
    /// successes.
    pub fn never_taken(&self, alike: [u8; 6], better: bool) -> FaceCounts {
        if self.weapon.ceaseless || self.weapon.relentless {
            return FaceCounts::EMPTY;
        }
        let singles = self.points.saturating_add(u8::from(self.weapon.balanced));
        let counts = self.fresh.counts();
        let of = |class: u8| -> u8 {
            let places = (0..6).filter(|place| alike[*place] == class);
            places.map(|place| counts[place]).sum()
        };
        let fails = of(FAIL) + of(FAILED_ONE);
        let mut idle = [0; 6];
        for class in 0..=FAILED_ONE {
            let open = match class {
                NORMAL if better => singles.saturating_sub(fails),
                _ => singles,
            };
            let mut excess = of(class).saturating_sub(open);
            for place in (0..6).rev().filter(|place| alike[*place] == class) {
                idle[place] = counts[place].min(excess);
                excess -= idle[place];
            }
        }
        FaceCounts::new(idle)
    }

    /// Every answer to the question what to roll again, nothing included.
    pub fn options(&self, out: &mut Vec<Answer>) {
        for source in RerollSource::ALL.into_iter().filter(|source| self.may(*source)) {
            let dice = self.within_reach(source);
            match source {
                RerollSource::Balanced | RerollSource::Command => singles(dice, source, out),
                RerollSource::Ceaseless => of_one_face(dice, source, out),
                RerollSource::Relentless => subsets(dice, source, out),
            }
        }
        out.push(Answer::Pass);
    }

    /// The re-roll that gives most to dice that need a number: fails first, all of them where the source allows
    /// it. Command points are for players to spend.
    pub fn sensible(&self, needed: u8) -> Answer {
        let fails = |dice: FaceCounts| -> FaceCounts {
            dice.iter()
                .filter(|face| face.get() == 1 || (face.get() != 6 && face.get() < needed))
                .collect()
        };
        for source in [RerollSource::Balanced, RerollSource::Ceaseless, RerollSource::Relentless] {
            let fails = fails(self.within_reach(source));
            let shown = Face::ALL.into_iter().filter(|face| fails.of(*face) > 0);
            let Some(most) = shown.max_by_key(|face| fails.of(*face)) else { continue };
            if !self.may(source) {
                continue;
            }
            let faces = match source {
                RerollSource::Ceaseless => of(most, fails.of(most)),
                RerollSource::Relentless => fails,
                RerollSource::Balanced | RerollSource::Command => of(most, 1),
            };
            return Answer::Reroll(source, faces);
        }
        Answer::Pass
    }
}

fn of(face: Face, dice: u8) -> FaceCounts {
    std::iter::repeat_n(face, usize::from(dice)).collect()
}

fn singles(dice: FaceCounts, source: RerollSource, out: &mut Vec<Answer>) {
    let shown = Face::ALL.into_iter().filter(|face| dice.of(*face) > 0);
    out.extend(shown.map(|face| Answer::Reroll(source, of(face, 1))));
}

fn of_one_face(dice: FaceCounts, source: RerollSource, out: &mut Vec<Answer>) {
    for face in Face::ALL {
        out.extend((1..=dice.of(face)).map(|n| Answer::Reroll(source, of(face, n))));
    }
}

fn subsets(dice: FaceCounts, source: RerollSource, out: &mut Vec<Answer>) {
    let mut chosen = [0u8; 6];
    let counts = dice.counts();
    'next: loop {
        for (take, most) in chosen.iter_mut().zip(counts) {
            if *take < most {
                *take += 1;
                out.push(Answer::Reroll(source, FaceCounts::new(chosen)));
                continue 'next;
            }
            *take = 0;
        }
        return;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LAW: RerollLaw = RerollLaw {
        balanced: "BALANCED",
        ceaseless: "CEASELESS",
        ceaseless_takes: Ceaseless::OneFace,
        relentless: "RELENTLESS",
        command: "COMMAND",
        once: "ONCE",
        points: "POINTS",
    };
    const ONES: RerollLaw = RerollLaw { ceaseless_takes: Ceaseless::Ones, ..LAW };

    fn faces(pips: &[u8]) -> FaceCounts {
        pips.iter().map(|pips| Face::try_from(*pips).unwrap()).collect()
    }

    fn ceaseless(law: &'static RerollLaw, fresh: &[u8]) -> Rerolls {
        let weapon = WeaponRerolls { ceaseless: true, ..WeaponRerolls::default() };
        Rerolls { law, weapon, fresh: faces(fresh), points: 0 }
    }

    #[test]
    fn ceaseless_takes_one_face_or_the_ones() {
        let count = |rerolls: Rerolls| {
            let mut all = Vec::new();
            rerolls.options(&mut all);
            all.len()
        };
        assert_eq!(count(ceaseless(&LAW, &[1, 1, 2, 5])), 5);
        assert_eq!(count(ceaseless(&ONES, &[1, 1, 2, 5])), 3);
        let ones = ceaseless(&ONES, &[1, 1, 2]);
        let refused = |pips: &[u8]| ones.check(RerollSource::Ceaseless, faces(pips)).unwrap_err();
        assert_eq!(refused(&[2]), Illegal::new("CEASELESS", Why::NoSuchDie));
        assert_eq!(refused(&[1, 2]), Illegal::new("CEASELESS", Why::OneFace));
        assert_eq!(refused(&[1, 1, 1]), Illegal::new("ONCE", Why::NoSuchDie));
        assert!(ones.check(RerollSource::Ceaseless, faces(&[1])).is_ok());
        assert!(!ceaseless(&ONES, &[2, 3]).any());
        assert!(ceaseless(&LAW, &[2, 3]).any());
    }

    #[test]
    fn what_is_worth_rolling_again() {
        let all = WeaponRerolls { balanced: true, ceaseless: true, relentless: true };
        let sensible = |weapon, fresh: &[u8]| {
            Rerolls { law: &LAW, weapon, fresh: faces(fresh), points: 1 }.sensible(4)
        };
        let balanced = Answer::Reroll(RerollSource::Balanced, faces(&[2]));
        assert_eq!(sensible(all, &[1, 2, 2, 5]), balanced);
        let rest = all.without(WeaponRerolls { balanced: true, ..WeaponRerolls::default() });
        let ceaseless = Answer::Reroll(RerollSource::Ceaseless, faces(&[2, 2]));
        assert_eq!(sensible(rest, &[1, 2, 2, 5]), ceaseless);
        let relentless = WeaponRerolls { ceaseless: false, ..rest };
        let fails = Answer::Reroll(RerollSource::Relentless, faces(&[1, 2, 2]));
        assert_eq!(sensible(relentless, &[1, 2, 2, 5]), fails);
        assert_eq!(sensible(all, &[4, 6]), Answer::Pass);
        assert_eq!(sensible(WeaponRerolls::default(), &[1]), Answer::Pass);
    }
}
