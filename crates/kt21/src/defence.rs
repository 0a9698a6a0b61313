//! The defence dice of a shooting attack, from the roll to the successful saves: hooks S14 and S15.

use dice::{Face, FaceCounts};
use serde::{Deserialize, Serialize};
use skirmish::{
    Choice, Fell, Hits, LyingDice, Pool, Rerolls, Role, Rolling, Wait, WeaponRerolls, faces_alike,
};
use table::{Illegal, RerollSource, RollReason};

use crate::attack::REROLLS;

/// What protects the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Defence {
    /// How many defence dice: its DF.
    pub dice: u8,
    /// The number a defence die needs: its SV.
    pub save: u8,
    /// The number that its invulnerable save needs, if it has one.
    pub invulnerable: Option<u8>,
    /// Whether a die may be retained for Cover, as far as the board goes (Barrage and Blast included).
    pub cover: bool,
}

/// The save that is used: how many dice, and what each of them needs (2 to 6: a 1 always fails, a 6 always saves).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Save {
    /// The dice of the pool.
    pub dice: u8,
    /// The number that each needs.
    pub needed: u8,
}

impl Save {
    /// A pool of dice that need a number.
    pub fn new(dice: u8, needed: u8) -> Self {
        Save { dice, needed: needed.clamp(2, 6) }
    }

    /// How many successes can be expected, in sixths, if a die may be retained for Cover or may not.
    pub fn expected(self, cover: bool) -> u16 {
        let covered = u16::from(cover && self.dice > 0);
        6 * covered + (u16::from(self.dice) - covered) * (7 - u16::from(self.needed))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    Roll(u8),
    Reroll,
    RollAgain,
}

/// Defence dice on their way to be sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DefenceDice {
    stage: Stage,
    needed: u8,
    pool: Pool,
    /// A die was retained for Cover.
    covered: bool,
}

impl DefenceDice {
    /// The dice of a save, one of them retained for Cover or none.
    pub fn new(save: Save, covered: bool) -> Self {
        let stage = Stage::Roll(save.dice - u8::from(covered));
        DefenceDice { stage, needed: save.needed, pool: Pool::default(), covered }
    }

    /// Whether dice read from outside could have come about: no more of them than the target has.
    pub fn is_sound(&self, most: u8) -> bool {
        let asked = match self.stage {
            Stage::Roll(dice) => u32::from(dice),
            Stage::Reroll => 0,
            Stage::RollAgain => 1,
        };
        let dice = self.pool.total() + asked + u32::from(self.covered);
        dice <= u32::from(most) && (2..=6).contains(&self.needed)
    }

    /// The dice as they lie; the one retained for Cover among those kept.
    pub fn lying(&self) -> LyingDice {
        let kept = self.pool.kept + u8::from(self.covered);
        let pool = Pool { kept, ..self.pool };
        LyingDice { pool, retained: None, needs: self.needed, critical_from: 6 }
    }

    /// What the dice wait for.
    pub fn waits(&self) -> Wait {
        match self.stage {
            Stage::Roll(dice) => Wait::Roll(Role::Defender, dice, RollReason::Defence),
            Stage::Reroll => Wait::Choice(Role::Defender, Choice::Reroll),
            Stage::RollAgain => Wait::Roll(Role::Defender, 1, RollReason::Reroll),
        }
    }

    /// KT21-SHOOT-08: failed saves are discarded.
    fn stand(&mut self, faces: FaceCounts) {
        self.pool.stand(&faces, self.needed, 6);
        self.pool.failed = 0;
    }

    /// S15: the successful saves; a 6 is a critical one (KT21-OP-21), Cover a normal one (KT21-OP-36).
    pub fn saves(self) -> Hits {
        self.with_cover(self.fell())
    }

    /// The successful saves if the dice fall so.
    pub fn with_cover(&self, fell: Fell) -> Hits {
        let Hits { critical, normal } = fell.hits;
        Hits { critical, normal: normal + u8::from(self.covered) }
    }
}

impl Rolling for DefenceDice {
    fn kind(&self) -> u64 {
        u64::from(self.needed) << 12 | u64::from(self.to_roll()) << 2 | 3
    }

    /// Tells them apart from one another; never below 2^40.
    fn key(&self) -> u64 {
        let stage = match self.stage {
            Stage::Reroll => 1,
            Stage::RollAgain => 2,
            Stage::Roll(dice) => 3 + u64::from(dice),
        };
        let save = u64::from(self.needed) << 1 | u64::from(self.covered);
        (stage << 4 | save) << 40 | self.pool.key()
    }

    fn to_roll(&self) -> u8 {
        match self.stage {
            Stage::Roll(dice) => dice,
            Stage::Reroll => 0,
            Stage::RollAgain => 1,
        }
    }

    /// Which faces are alike: those that come to the same.
    fn alike(&self) -> [u8; 6] {
        faces_alike(self.needed, 6)
    }

    fn worth(&self) -> [u8; 6] {
        self.alike()
    }

    fn take(&mut self, faces: &[Face]) {
        let faces = FaceCounts::from_faces(faces);
        if self.stage == Stage::RollAgain {
            self.stand(faces);
        } else {
            self.pool.fresh = faces;
        }
        self.stage = Stage::Reroll;
    }

    fn plain(&self, points: u8, better: bool) -> (Self, u8) {
        if self.stage != Stage::Reroll {
            return (*self, points);
        }
        let pool = self.pool.plainer(self.alike(), better, false);
        let mut plain = DefenceDice { pool, ..*self };
        let (_, points) = plain.rerolls(points).worth_keeping();
        let idle = plain.rerolls(points).never_taken(self.alike(), better);
        plain.pool.pick_up(idle);
        plain.stand(idle);
        (plain, points)
    }

    /// KT21-CP-01: what may be rolled again; the die retained for Cover was never rolled (KT21-OP-22).
    fn rerolls(&self, points: u8) -> Rerolls {
        let weapon = WeaponRerolls::default();
        Rerolls { law: &REROLLS, weapon, fresh: self.pool.fresh, points }
    }

    /// S15: rolls a die again; those that nothing can roll again any more stand.
    fn reroll(
        &mut self,
        source: RerollSource,
        faces: FaceCounts,
        points: u8,
    ) -> Result<(), Illegal> {
        self.rerolls(points).check(source, faces)?;
        self.pool.pick_up(faces);
        let idle = self.rerolls(points - 1).out_of_reach();
        self.pool.pick_up(idle);
        self.stand(idle);
        self.stage = Stage::RollAgain;
        Ok(())
    }

    fn fell(&self) -> Fell {
        let mut stood = *self;
        stood.stand(self.pool.fresh);
        Fell { hits: stood.pool.stood, ones: 0 }
    }
}
