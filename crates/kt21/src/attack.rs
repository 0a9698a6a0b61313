//! Attack dice of one side, from the roll to the retained hits: hooks S5 to S9 of a shooting attack, F3 to F6 of
//! a combat. Both sequences run this.

use dice::{Face, FaceCounts};
use serde::{Deserialize, Serialize};
use skirmish::{
    Ceaseless, FAILED_ONE, Fell, Hits, LyingDice, Pool, RerollLaw, Rerolls, Rolling, WeaponRerolls,
    faces_alike,
};
use table::{Answer, Illegal, RerollSource};

use crate::WeaponRules;

/// A weapon as it is used in one attack: its BS or WS already worsened by injury and Overwatch.
pub type Profile = skirmish::Profile<WeaponRules>;

/// What the rules say about re-rolls.
pub const REROLLS: RerollLaw = RerollLaw {
    balanced: "KT21-WR-BALANCED",
    ceaseless: "KT21-WR-CEASELESS",
    ceaseless_takes: Ceaseless::Ones,
    relentless: "KT21-WR-RELENTLESS",
    command: "KT21-CP-01",
    once: "KT21-DICE-01",
    points: "KT21-OP-59",
};

/// Where one side's attack dice are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AttackStage {
    /// The dice are to be rolled (S5, F3).
    Roll,
    /// Re-rolls may be used (S6, F4).
    Reroll,
    /// So many dice are being rolled again.
    RollAgain(u8),
    /// Whether to use Rending (S9, F6).
    Rending,
    /// The hits are retained.
    Retained,
}

/// One side's attack dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct AttackDice {
    /// The weapon.
    pub weapon: Profile,
    /// Where the dice are.
    pub stage: AttackStage,
    /// The dice before they are sorted; misses that stand are gone from it.
    pub pool: Pool,
    /// Discarded dice that show 1: only a Hot weapon counts them.
    pub ones: u8,
    /// Hits, once the dice are sorted.
    pub hits: Hits,
    /// Re-rolls of the weapon that have been used, as long as that tells.
    pub used: WeaponRerolls,
}

impl AttackDice {
    /// The dice of a weapon, not yet rolled.
    pub fn new(weapon: Profile) -> Self {
        AttackDice {
            weapon,
            stage: AttackStage::Roll,
            pool: Pool::default(),
            ones: 0,
            hits: Hits::default(),
            used: WeaponRerolls::default(),
        }
    }

    /// Whether dice read from outside could have come about: no more of them than the weapon rolls.
    pub fn is_sound(&self, most: u8) -> bool {
        let attacks = u32::from(self.weapon.attacks);
        let again = match self.stage {
            AttackStage::RollAgain(again) => u32::from(again),
            _ => 0,
        };
        let hits = u32::from(self.hits.critical) + u32::from(self.hits.normal);
        let ones = u32::from(self.ones);
        let no_others = self.pool.kept == 0 && self.pool.failed == 0;
        self.weapon.attacks <= most
            && no_others
            && self.pool.total() + again + ones <= attacks
            && hits + ones <= attacks
            && (self.weapon.rules.hot || ones == 0)
            && (self.stage != AttackStage::Rending || self.rending_offered())
            && self.weapon.damage.iter().all(|damage| *damage <= 100)
    }

    /// KT21-SHOOT-06, KT21-WR-LETHAL: the face from which hits are critical.
    fn critical_from(&self) -> u8 {
        self.weapon.rules.lethal.unwrap_or(6)
    }

    /// The dice as they lie.
    pub fn lying(&self) -> LyingDice {
        let retained = matches!(self.stage, AttackStage::Rending | AttackStage::Retained);
        LyingDice {
            pool: self.pool,
            retained: retained.then_some(self.hits),
            needs: self.weapon.hit,
            critical_from: self.critical_from(),
        }
    }

    /// The plainest dice with the same odds, with the points still worth having; see [`skirmish::Sequence::plain`].
    pub fn plainer(&self, points: u8, better: bool) -> (Self, u8) {
        match self.stage {
            AttackStage::Reroll | AttackStage::RollAgain(_) => {}
            AttackStage::Roll => return (*self, points),
            // Points are spent on re-rolls only.
            _ => return (*self, 0),
        }
        let mut plain = *self;
        plain.pool = self.pool.plainer(self.worth(), better, true);
        let (left, points) = plain.rerolls(points).worth_keeping();
        let WeaponRules { balanced, ceaseless, relentless, .. } = self.weapon.rules;
        plain.used = WeaponRerolls { balanced, ceaseless, relentless }.without(left);
        // Without Ceaseless and Hot a 1 is a miss like any other.
        let mut alike = self.worth();
        if self.weapon.rules.hot || left.ceaseless {
            alike[Face::ONE.index()] = FAILED_ONE;
        }
        plain.pool = self.pool.plainer(alike, better, false);
        let idle = plain.rerolls(points).never_taken(alike, better);
        plain.pool.pick_up(idle);
        plain.stand(idle);
        (plain, points)
    }

    /// Takes dice as they have fallen, and nothing rolls them again; only while they are to be rolled first.
    pub fn fall(&mut self, fell: Fell) {
        self.pool.stood = fell.hits;
        self.ones = fell.ones;
        self.sort();
    }

    /// Lets dice be what they show: hits are kept, misses discarded (KT21-SHOOT-05, -06, KT21-FIGHT-05); discarded
    /// 1s are what a Hot weapon looks at (KT21-WR-HOT, KT21-OP-57).
    fn stand(&mut self, faces: FaceCounts) {
        self.pool.stand(&faces, self.weapon.hit, self.critical_from());
        self.pool.failed = 0;
        if self.weapon.rules.hot {
            self.ones += faces.of(Face::ONE);
        }
    }

    /// Dice that nothing can roll again stand, and what can never be used again is not remembered.
    fn let_stand(&mut self, command_points: u8) {
        let idle = self.rerolls(command_points).out_of_reach();
        self.pool.pick_up(idle);
        self.stand(idle);
        self.used.ceaseless &= self.pool.fresh.of(Face::ONE) > 0;
        if self.pool.fresh.is_empty() {
            self.used = WeaponRerolls::default();
        }
    }

    /// Closes the window for re-rolls if there is nothing left to roll again.
    pub fn settle(&mut self, command_points: u8) {
        if self.stage == AttackStage::Reroll {
            self.let_stand(command_points);
            if !self.rerolls(command_points).any() {
                self.sort();
            }
        }
    }

    /// S7, S8, F5: the dice are what they show from here on.
    pub fn sort(&mut self) {
        self.stand(self.pool.fresh);
        self.hits = self.pool.stood;
        self.pool = Pool::default();
        self.used = WeaponRerolls::default();
        let rending = self.rending_offered();
        self.stage = if rending { AttackStage::Rending } else { AttackStage::Retained };
    }

    /// KT21-WR-RENDING: needs a critical hit from the roll and a normal one (KT21-OP-58).
    fn rending_offered(&self) -> bool {
        self.weapon.rules.rending && self.hits.critical > 0 && self.hits.normal > 0
    }

    /// S9, F6: retains a normal hit as a critical one, or does not.
    pub fn rend(&mut self, use_it: bool) {
        if use_it {
            self.hits.normal -= 1;
            self.hits.critical += 1;
        }
        self.stage = AttackStage::Retained;
    }

    /// Whether to use Rending: a critical hit may be worth less than a normal one. `at_once` is what each critical
    /// hit does besides its damage.
    pub fn sensible_rending(&self, at_once: u16) -> Answer {
        let [normal, critical] = self.weapon.damage;
        if critical + at_once >= normal { Answer::Yes } else { Answer::Pass }
    }
}

impl Rolling for AttackDice {
    fn kind(&self) -> u64 {
        let WeaponRules { balanced, ceaseless, relentless, hot, .. } = self.weapon.rules;
        let weapon = WeaponRerolls { balanced, ceaseless, relentless };
        let sources = weapon.key() << 1 | u64::from(hot);
        let needed = u64::from(self.weapon.hit) << 8 | u64::from(self.critical_from());
        (needed << 4 | sources) << 12 | u64::from(self.weapon.attacks) << 2 | 2
    }

    fn key(&self) -> u64 {
        let stage = match self.stage {
            AttackStage::Roll => 0,
            AttackStage::Reroll => 1,
            AttackStage::Rending => 2,
            AttackStage::Retained => 3,
            AttackStage::RollAgain(dice) => 4 + u64::from(dice),
        };
        let sorted = self.hits.key() << 4 | u64::from(self.ones);
        ((stage << 12 | sorted) << 3 | self.used.key()) << 40 | self.pool.key()
    }

    fn to_roll(&self) -> u8 {
        match self.stage {
            AttackStage::Roll => self.weapon.attacks,
            AttackStage::RollAgain(again) => again,
            _ => 0,
        }
    }

    /// Which faces are alike for the dice that wait to be rolled: those that come to the same, unless 1s are
    /// counted (KT21-WR-HOT) or may still be rolled again for being 1s (KT21-WR-CEASELESS).
    fn alike(&self) -> [u8; 6] {
        let rules = &self.weapon.rules;
        let mut alike = self.worth();
        if rules.hot || (rules.ceaseless && self.stage == AttackStage::Roll) {
            alike[Face::ONE.index()] = FAILED_ONE;
        }
        alike
    }

    fn worth(&self) -> [u8; 6] {
        faces_alike(self.weapon.hit, self.critical_from())
    }

    fn take(&mut self, faces: &[Face]) {
        self.stage = match self.stage {
            AttackStage::RollAgain(again) => {
                self.stand(FaceCounts::from_faces(faces));
                match again - faces.len() as u8 {
                    0 => AttackStage::Reroll,
                    left => AttackStage::RollAgain(left),
                }
            }
            _ => {
                self.pool.fresh.extend(faces.iter().copied());
                AttackStage::Reroll
            }
        };
    }

    fn plain(&self, points: u8, better: bool) -> (Self, u8) {
        let (mut plain, points) = self.plainer(points, better);
        plain.let_stand(points);
        (plain, points)
    }

    fn rerolls(&self, command_points: u8) -> Rerolls {
        let WeaponRules { balanced, ceaseless, relentless, .. } = self.weapon.rules;
        let weapon = WeaponRerolls { balanced, ceaseless, relentless }.without(self.used);
        Rerolls { law: &REROLLS, weapon, fresh: self.pool.fresh, points: command_points }
    }

    /// S6, F4: rolls dice again. KT21-WR-BALANCED, KT21-WR-CEASELESS, KT21-WR-RELENTLESS, KT21-CP-01, in any order
    /// (KT21-OP-23); a die is rolled again at most once (KT21-DICE-01).
    fn reroll(
        &mut self,
        source: RerollSource,
        faces: FaceCounts,
        command_points: u8,
    ) -> Result<(), Illegal> {
        self.rerolls(command_points).check(source, faces)?;
        self.pool.pick_up(faces);
        self.used.add(source);
        self.let_stand(command_points - u8::from(source == RerollSource::Command));
        self.stage = AttackStage::RollAgain(faces.total() as u8);
        Ok(())
    }

    fn fell(&self) -> Fell {
        let mut stood = *self;
        stood.stand(self.pool.fresh);
        Fell { hits: stood.pool.stood, ones: stood.ones }
    }
}
