//! A sequence has one form: two that have the same future are the same. Odds count states, and games compare
//! them.

use kt21::{Defence, Fighter, Melee, Profile, Shot, WeaponRules};
use skirmish::{Purses, Role};

#[path = "../../skirmish/tests/machines/explored.rs"]
mod explored;
use explored::{Explored, Observed, numbers};

impl Observed for Shot {
    fn retained(&self) -> Vec<u16> {
        let [critical, normal] = numbers(self.hits());
        vec![critical, normal, self.burns(), self.mortal(), self.splash(), u16::from(self.stuns())]
    }
    fn outcome(&self) -> Vec<i32> {
        let lost = [i32::from(self.dealt()), i32::from(self.mortal())];
        [lost, numbers(self.hits()), numbers(self.saves())].concat()
    }
}

impl Observed for Melee {
    fn takes(&mut self, answer: &table::Answer) -> String {
        format!("{:?}", self.take_choice(answer).expect("an offer"))
    }
    // A side that is about to fall may have hits left that it will not come to use.
    fn on_table(&self) -> Vec<u16> {
        self.retained()
    }
    fn retained(&self) -> Vec<u16> {
        Role::BOTH.map(|role| numbers(self.hits(role))).concat()
    }
    fn outcome(&self) -> Vec<i32> {
        Role::BOTH.map(|role| i32::from(self.wounds(role))).to_vec()
    }
}

fn weapon(attacks: u8, hit: u8, damage: [u16; 2], rules: &[&str]) -> Profile {
    let rules = WeaponRules::read(rules).expect("a card");
    Profile { attacks, hit, damage, rules }
}

#[test]
fn shots_with_the_same_future_are_the_same() {
    let weapons = [
        weapon(3, 4, [3, 4], &["Rending", "Balanced", "Hot", "MW1"]),
        weapon(3, 3, [2, 5], &["Ceaseless", "Lethal 5+", "P1", "Hot"]),
        weapon(3, 4, [1, 2], &["Ceaseless", "Balanced"]),
        weapon(2, 4, [0, 3], &["Relentless", "Balanced", "Splash 1", "AP1"]),
        weapon(2, 7, [4, 1], &["Brutal", "Stun", "No Cover"]),
    ];
    for weapon in weapons {
        for (cover, invulnerable) in [(false, None), (true, None), (true, Some(4)), (true, Some(5))]
        {
            let defence = Defence { dice: 2, save: 4, invulnerable, cover };
            for purses in [Purses::new(0, 1), Purses::new(1, 1), Purses::shared(1)] {
                for auto_saves in [true, false] {
                    let shot = Shot::new(weapon, defence, 5, purses, auto_saves);
                    assert!(Explored::from(shot).len() > 20);
                }
            }
        }
    }
}

#[test]
fn fights_with_the_same_future_are_the_same() {
    let pairs = [
        (weapon(3, 4, [3, 4], &["Rending", "Stun"]), weapon(3, 4, [1, 1], &["Lethal 5+"])),
        (weapon(3, 4, [1, 1], &["Stun", "Lethal 4+"]), weapon(3, 4, [1, 1], &["Stun"])),
        (
            weapon(4, 4, [0, 1], &["Stun", "Lethal 5+"]),
            weapon(3, 4, [0, 0], &["Stun", "Lethal 6+"]),
        ),
        (
            weapon(4, 4, [1, 2], &["Stun", "Lethal 5+"]),
            weapon(3, 4, [1, 3], &["Brutal", "Lethal 5+"]),
        ),
        (weapon(2, 3, [2, 5], &["Balanced", "Hot"]), weapon(2, 5, [1, 0], &["Ceaseless"])),
        (
            weapon(3, 4, [0, 0], &["Stun"]),
            weapon(2, 4, [1, 2], &["Brutal", "Ceaseless", "Balanced"]),
        ),
        (weapon(2, 4, [1, 1], &["MW2", "Relentless"]), weapon(3, 6, [2, 3], &["Lethal 5+"])),
    ];
    for (first, second) in pairs {
        for purses in [Purses::new(0, 0), Purses::new(1, 0), Purses::new(0, 1)] {
            for (armed, wounds) in [(Some(second), [5, 6]), (Some(second), [2, 9]), (None, [5, 6])]
            {
                let attacker = Fighter { wounds: wounds[0], weapon: Some(first) };
                let defender = Fighter { wounds: wounds[1], weapon: armed };
                assert!(Explored::from(Melee::new(attacker, defender, purses)).len() > 5);
            }
        }
    }
}
