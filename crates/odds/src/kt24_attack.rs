//! Attacks of Kill Team 2024.

use dice::Face;
use kt24::{Defence, Fighter, Melee, Profile, Shot, hot_wounds};
use skirmish::{Purses, Role};

use crate::attack::{Attack, Ends};
use crate::{Losses, Stakes};

/// A Shoot action against one target.
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

    fn start(&self) -> Shot {
        Shot::new(self.weapon, self.defence, self.stakes.defender as i16, self.purses)
    }

    fn stakes(&self) -> Stakes {
        self.stakes
    }

    fn is_fight(&self) -> bool {
        false
    }

    fn backfires(&self, _: &Shot) -> u16 {
        0
    }

    /// The Hot die is rolled once the action is over (KT24-WR-HOT-01).
    fn ends(&self, done: &Shot, _: u16) -> (Ends, u8) {
        let dealt = i32::from(done.dealt());
        let mut ends = Ends::new();
        if !self.weapon.rules.hot {
            ends.push((self.stakes.lose(dealt, 0), 1));
            return (ends, 0);
        }
        for face in Face::ALL {
            let burnt = i32::from(hot_wounds(self.weapon.hit, face));
            add(&mut ends, self.stakes.lose(dealt, burnt), 1);
        }
        (ends, 1)
    }
}

/// A Fight action.
#[derive(Clone, Copy, Debug)]
pub struct Fighting {
    /// The operative that acts.
    pub attacker: Fighter,
    /// The operative that retaliates.
    pub defender: Fighter,
    /// The side that goes first wherever both may act.
    pub first: Role,
    /// What both may spend on re-rolls.
    pub purses: Purses,
}

impl Fighting {
    /// The faces that burn a side, if it has a Hot weapon and is still standing (KT24-RUL-52).
    fn hot(weapon: Option<Profile>, left: i16) -> Option<u8> {
        weapon.filter(|weapon| weapon.rules.hot && left > 0).map(|weapon| weapon.hit)
    }
}

impl Attack for Fighting {
    type Machine = Melee;

    fn start(&self) -> Melee {
        Melee::new(self.attacker, self.defender, self.first, self.purses)
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
        let stakes = self.stakes();
        let left = Role::BOTH.map(|role| done.wounds(role));
        let hot = [(self.attacker, left[0]), (self.defender, left[1])]
            .map(|(fighter, left)| Fighting::hot(fighter.weapon, left));
        let lost = [
            i32::from(self.attacker.wounds) - i32::from(left[0]),
            i32::from(self.defender.wounds) - i32::from(left[1]),
        ];
        let faces = |hot: Option<u8>| if hot.is_some() { &Face::ALL[..] } else { &Face::ALL[..1] };
        let burns = |hot: Option<u8>, face| hot.map_or(0, |hit| i32::from(hot_wounds(hit, face)));
        let mut ends = Ends::new();
        for first in faces(hot[0]) {
            for second in faces(hot[1]) {
                let attacker = lost[0] + burns(hot[0], *first);
                let defender = lost[1] + burns(hot[1], *second);
                add(&mut ends, stakes.lose(defender, attacker), 1);
            }
        }
        (ends, hot.iter().flatten().count() as u8)
    }
}

fn add(ends: &mut Ends, losses: Losses, ways: u32) {
    match ends.iter_mut().find(|(known, _)| *known == losses) {
        Some((_, known)) => *known += ways,
        None => ends.push((losses, ways)),
    }
}
