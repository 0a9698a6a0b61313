//! Attacks that are not rolled together: each is resolved in full, and each of its hits, before the next.

use serde::{Deserialize, Serialize};

use crate::{Strike, WeaponRules};

/// What is still to come of attacks that are resolved one by one, each hit in full.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct OneByOne {
    /// How many attacks are left after this one.
    pub attacks: u8,
    /// How many hits of this attack are left after this one.
    pub hits: u8,
    /// Whether this hit wounded by a 6.
    pub six: bool,
}

/// What comes after a hit of which the damage is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// So many mortal wounds, after the damage of that same hit.
    Mortal(u8),
    /// The next hit of the same attack.
    Hit,
    /// The next attack.
    Attack,
    /// Nothing more.
    Done,
}

impl OneByOne {
    /// The attacks of a weapon that begin, if its rules have them resolved one by one.
    pub fn of(attacks: u8, rules: WeaponRules) -> Option<Self> {
        let queue = OneByOne { attacks: attacks.saturating_sub(1), hits: 0, six: false };
        rules.one_by_one().then_some(queue)
    }

    /// How many of a weapon's attacks are rolled together.
    pub const fn at_once(queue: Option<Self>, attacks: u8) -> u8 {
        match queue {
            Some(_) => 1,
            None => attacks,
        }
    }

    /// How many of the hits of attacks that were rolled together are now rolled to wound; the others wait.
    pub const fn to_wound(queue: &mut Option<Self>, hits: u8) -> u8 {
        match queue {
            Some(queue) if hits > 0 => {
                queue.hits = hits - 1;
                1
            }
            _ => hits,
        }
    }

    /// Notes how many of the wounds that were rolled for showed a 6.
    pub const fn note_sixes(queue: &mut Option<Self>, sixes: u8) {
        if let Some(queue) = queue {
            queue.six = sixes > 0;
        }
    }

    /// What comes next, and what is still to come after it.
    pub const fn next(mut self, strike: &Strike) -> (Next, Self) {
        let mortal = strike.mortal(self.six as u8);
        let next = if mortal > 0 {
            self.six = false;
            Next::Mortal(mortal)
        } else if self.hits > 0 {
            self.hits -= 1;
            Next::Hit
        } else if self.attacks > 0 {
            self.attacks -= 1;
            Next::Attack
        } else {
            Next::Done
        };
        (next, self)
    }

    /// Whether this can be what is left of so many attacks of a weapon, begun or not; an untrusted state may say
    /// something else.
    pub fn fits(queue: Option<Self>, begun: bool, attacks: u8, rules: WeaponRules) -> bool {
        match queue {
            None => !begun || !rules.one_by_one(),
            Some(queue) => {
                begun
                    && rules.one_by_one()
                    && queue.attacks < attacks
                    && queue.hits < rules.hits_on_six
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Amount, ToHit, ToSave};

    #[test]
    fn each_hit_is_done_before_the_next() {
        let rules = WeaponRules { mortal_on_six: 1, hits_on_six: 2, ..WeaponRules::default() };
        let save = ToSave { armour: 7, modifier: 0, invulnerable: None };
        let strike = Strike { hit: ToHit::Sixes, wound: 4, save, damage: Amount::fixed(1), rules };
        let mut queue = OneByOne::of(2, rules);
        assert_eq!(OneByOne::at_once(queue, 2), 1);
        assert_eq!(OneByOne::to_wound(&mut queue, 2), 1);
        OneByOne::note_sixes(&mut queue, 1);
        let mut order = Vec::new();
        while let Some(left) = queue {
            let (next, after) = left.next(&strike);
            order.push(next);
            queue = (next != Next::Done).then_some(after);
        }
        assert_eq!(order, [Next::Mortal(1), Next::Hit, Next::Attack, Next::Done]);
        let plain = WeaponRules::default();
        assert_eq!(OneByOne::of(2, plain), None);
        assert_eq!((OneByOne::at_once(None, 2), OneByOne::to_wound(&mut None, 2)), (2, 2));
    }
}
