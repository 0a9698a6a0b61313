//! The defence dice of a shooting sequence, from the roll to the retained saves: hooks S14 to S16.

use dice::{Face, FaceCounts};
use skirmish::{Fell, Pool, Rerolls, Rolling, WeaponRerolls, faces_alike};
use table::{Illegal, RerollSource};

use crate::attack::REROLLS;

/// Defence dice on their way to be sorted: what a [`Shot`](crate::Shot) keeps of them, by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DefenceDice {
    /// The number that each needs.
    pub save: u8,
    /// How many wait to be rolled.
    pub to_roll: u8,
    /// Whether those are rolled again.
    pub again: bool,
    /// The dice that have been.
    pub pool: Pool,
}

impl DefenceDice {
    /// The dice that have been rolled once stand where nothing can roll them again.
    fn let_stand(&mut self, points: u8) {
        if points == 0 {
            self.pool.stand_all(self.save, 6);
        }
    }
}

impl Rolling for DefenceDice {
    fn kind(&self) -> u64 {
        u64::from(self.save) << 12 | u64::from(self.to_roll) << 2 | 1
    }

    fn key(&self) -> u64 {
        u64::from(self.to_roll) << 40 | self.pool.key()
    }

    fn to_roll(&self) -> u8 {
        self.to_roll
    }

    fn alike(&self) -> [u8; 6] {
        self.worth()
    }

    fn worth(&self) -> [u8; 6] {
        faces_alike(self.save, 6)
    }

    fn take(&mut self, faces: &[Face]) {
        let rolled = FaceCounts::from_faces(faces);
        if self.again {
            self.pool.stand(&rolled, self.save, 6);
        } else {
            self.pool.fresh = rolled;
        }
        self.to_roll -= faces.len() as u8;
    }

    fn plain(&self, points: u8, better: bool) -> (Self, u8) {
        let mut plain = *self;
        plain.pool = self.pool.plainer(self.worth(), better, false);
        let (_, points) = plain.rerolls(points).worth_keeping();
        let idle = plain.rerolls(points).never_taken(self.worth(), better);
        plain.pool.pick_up(idle);
        plain.pool.stand(&idle, self.save, 6);
        // Nothing looks at failed saves.
        plain.pool.failed = 0;
        (plain, points)
    }

    /// KT24-FF-10: what the defender may roll again.
    fn rerolls(&self, points: u8) -> Rerolls {
        let weapon = WeaponRerolls::default();
        Rerolls { law: &REROLLS, weapon, fresh: self.pool.fresh, points }
    }

    fn reroll(
        &mut self,
        source: RerollSource,
        faces: FaceCounts,
        points: u8,
    ) -> Result<(), Illegal> {
        self.rerolls(points).check(source, faces)?;
        self.pool.pick_up(faces);
        (self.to_roll, self.again) = (1, true);
        self.let_stand(points - 1);
        Ok(())
    }

    /// KT24-DICE-01 to -05 for defence dice.
    fn fell(&self) -> Fell {
        Fell { hits: self.pool.classify(self.save, 6).0, ones: 0 }
    }
}
