//! A sequence has one form: two that have the same future are the same. Odds count states, and games compare
//! them.

use kt24::{Defence, Fighter, Melee, Profile, Shot, WeaponRules};
use skirmish::{Purses, Role};

#[path = "../../skirmish/tests/machines/explored.rs"]
mod explored;
use explored::{Explored, Observed, numbers};

impl Observed for Shot {
    fn retained(&self) -> Vec<u16> {
        numbers(self.hits()).to_vec()
    }
    fn outcome(&self) -> Vec<i32> {
        let damage = [i32::from(self.dealt()), i32::from(self.devastated())];
        [damage, numbers(self.hits()), numbers(self.saves())].concat()
    }
}

impl Observed for Melee {
    fn takes(&mut self, answer: &table::Answer) -> String {
        format!("{:?}", self.take_choice(answer).expect("an offer"))
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
        weapon(3, 4, [3, 4], &["Accurate 1", "Rending", "Punishing", "Severe", "Balanced"]),
        weapon(3, 3, [2, 5], &["Ceaseless", "Lethal 5+", "Piercing Crits 1", "Punishing"]),
        weapon(2, 4, [0, 3], &["Relentless", "Balanced", "Devastating 1", "Severe"]),
        weapon(2, 7, [4, 1], &["Brutal", "Accurate 2", "Severe"]),
    ];
    for weapon in weapons {
        for (in_cover, obscured) in [(false, false), (true, false), (false, true)] {
            let defence = Defence { dice: 2, save: 4, in_cover, critical_cover: false, obscured };
            for purses in [Purses::new(0, 1), Purses::new(1, 1), Purses::shared(1)] {
                let explored = Explored::from(Shot::new(weapon, defence, 5, purses));
                assert!(explored.len() > 20);
            }
        }
    }
}

#[test]
fn fights_with_the_same_future_are_the_same() {
    let pairs = [
        (weapon(2, 4, [3, 4], &["Rending", "Shock"]), weapon(2, 4, [3, 4], &["Punishing"])),
        (weapon(2, 3, [2, 5], &["Balanced", "Severe"]), weapon(2, 5, [1, 0], &["Ceaseless"])),
        (
            weapon(3, 4, [0, 0], &["Accurate 1", "Severe", "Shock"]),
            weapon(2, 4, [1, 2], &["Brutal"]),
        ),
        (weapon(2, 4, [1, 1], &["Devastating 2", "Shock"]), weapon(3, 6, [2, 3], &["Lethal 5+"])),
    ];
    for (first, second) in pairs {
        for holder in [Role::Attacker, Role::Defender] {
            for purses in [Purses::new(0, 0), Purses::new(1, 0), Purses::new(0, 1)] {
                for armed in [Some(second), None] {
                    let attacker = Fighter { wounds: 5, weapon: Some(first) };
                    let defender = Fighter { wounds: 6, weapon: armed };
                    let explored = Explored::from(Melee::new(attacker, defender, holder, purses));
                    assert!(explored.len() > 5);
                }
            }
        }
    }
}
