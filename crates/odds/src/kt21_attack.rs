//! Attacks of Kill Team 2021.

use kt21::{Defence, Fighter, Melee, Profile, Shot};
use skirmish::{Purses, Role};

use crate::Stakes;
use crate::attack::{Attack, Ends};

/// A shooting attack against one target.
#[derive(Clone, Copy, Debug)]
pub struct Shooting {
    /// The weapon.
    pub weapon: Profile,
    /// What protects the target.
    pub defence: Defence,
    /// The wounds of both.
    pub stakes: Stakes,
    /// What both may spend on re-rolls.
    pub purses: Purses,
}

impl Attack for Shooting {
    type Machine = Shot;

    /// Saves are spent in the best way without asking: nothing comes after them, and no way to spend them does
    /// better under either goal (KT21-OP-37).
    fn start(&self) -> Shot {
        Shot::new(self.weapon, self.defence, self.stakes.defender as i16, self.purses, true)
    }

    fn stakes(&self) -> Stakes {
        self.stakes
    }

    fn is_fight(&self) -> bool {
        false
    }

    fn backfires(&self, retained: &Shot) -> u16 {
        retained.burns()
    }

    fn ends(&self, done: &Shot, backfired: u16) -> (Ends, u8) {
        let losses = self.stakes.lose(i32::from(done.dealt()), i32::from(backfired));
        (Ends::from_iter([(losses, 1)]), 0)
    }
}

/// A combat.
#[derive(Clone, Copy, Debug)]
pub struct Fighting {
    /// The operative that performs the Fight action.
    pub attacker: Fighter,
    /// Its target.
    pub defender: Fighter,
    /// What both may spend on re-rolls.
    pub purses: Purses,
}

impl Attack for Fighting {
    type Machine = Melee;

    fn start(&self) -> Melee {
        Melee::new(self.attacker, self.defender, self.purses)
    }

    fn stakes(&self) -> Stakes {
        Stakes { attacker: self.attacker.wounds as u16, defender: self.defender.wounds as u16 }
    }

    fn is_fight(&self) -> bool {
        true
    }

    fn backfires(&self, _: &Melee) -> u16 {
        0
    }

    fn ends(&self, done: &Melee, _: u16) -> (Ends, u8) {
        let lost = |had: i16, role| i32::from(had) - i32::from(done.wounds(role));
        let attacker = lost(self.attacker.wounds, Role::Attacker);
        let defender = lost(self.defender.wounds, Role::Defender);
        (Ends::from_iter([(self.stakes().lose(defender, attacker), 1)]), 0)
    }
}
