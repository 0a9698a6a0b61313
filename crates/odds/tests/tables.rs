//! Attacks solved by tables against the same attacks solved state by state: larger ones than raw dice can be thrown for,
//! with every means to roll again.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use odds::{Attack, Goal, Odds, Policy, Stakes, kt21 as kt21_attack, kt24 as kt24_attack};
use skirmish::{Fighter, Profile, Purses, Role};

const REROLLS: [&[&str]; 6] = [
    &["Balanced"],
    &["Ceaseless"],
    &["Relentless"],
    &["Balanced", "Ceaseless"],
    &["Ceaseless", "Relentless"],
    &["Balanced", "Ceaseless", "Relentless"],
];

const POINTS: [(u8, u8); 3] = [(0, 0), (2, 1), (1, 3)];

fn compare<A: Attack>(attack: &A, goal: Goal, policy: Policy, what: &str) {
    let tables = attack.solve(goal, policy, odds::MOST_PAIRS).unwrap().unwrap();
    let searched = Odds::searched(attack, goal, policy).unwrap();
    assert_eq!(tables.value, searched.value, "{what} {goal:?} {policy:?}");
    let all: u128 = tables.losses.iter().map(|(_, ways)| ways).sum();
    assert_eq!(all, tables.losses.denominator(), "{what}");
    let worth = |losses: &odds::Losses| goal.worth(tables.stakes, *losses, attack.is_fight());
    let line = tables.expected(|losses| worth(losses) as i64);
    assert_eq!(line, tables.value, "{what}: the line is worth the value");
}

fn goals() -> impl Iterator<Item = (Goal, Policy)> {
    [
        (Goal::Damage, Policy::Optimal),
        (Goal::Kill, Policy::Optimal),
        (Goal::Damage, Policy::NeverFish),
    ]
    .into_iter()
}

fn both<'a>(rerolls: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
    rerolls.iter().chain(more).copied().collect()
}

#[test]
fn shots_of_2024() {
    for rerolls in REROLLS {
        for (damage, more) in [([3, 5], &["Rending", "Punishing"][..]), ([5, 2], &["Severe"])] {
            let rules = kt24::WeaponRules::read(both(rerolls, more)).unwrap();
            let weapon = Profile { attacks: 6, hit: 4, damage, rules };
            for (mine, theirs) in POINTS {
                let defence = kt24::Defence {
                    dice: 4,
                    save: 4,
                    in_cover: true,
                    critical_cover: false,
                    obscured: false,
                };
                let stakes = Stakes { attacker: 9, defender: 13 };
                let purses = Purses::new(mine, theirs);
                let shot = kt24_attack::Shooting::new(weapon, defence, stakes, purses);
                for (goal, policy) in goals() {
                    compare(
                        &shot,
                        goal,
                        policy,
                        &format!("{rerolls:?} {damage:?} {mine} {theirs}"),
                    );
                }
            }
        }
    }
}

#[test]
fn shots_of_2021() {
    for rerolls in REROLLS {
        for (damage, more) in [([3, 5], &["Rending", "Hot", "P1"][..]), ([5, 2], &["MW1"])] {
            let rules = kt21::WeaponRules::read(both(rerolls, more)).unwrap();
            let weapon = Profile { attacks: 6, hit: 4, damage, rules };
            for (mine, theirs) in POINTS {
                let defence =
                    kt21::Defence { dice: 4, save: 3, invulnerable: Some(5), cover: true };
                let stakes = Stakes { attacker: 9, defender: 13 };
                let purses = Purses::new(mine, theirs);
                let shot = kt21_attack::Shooting::new(weapon, defence, stakes, purses);
                for (goal, policy) in goals() {
                    compare(
                        &shot,
                        goal,
                        policy,
                        &format!("{rerolls:?} {damage:?} {mine} {theirs}"),
                    );
                }
            }
        }
    }
}

#[test]
fn fights_of_2024() {
    for (i, rerolls) in REROLLS.iter().enumerate() {
        let others = REROLLS[(i + 2) % REROLLS.len()];
        for damage in [[3, 5], [4, 2]] {
            let mine = kt24::WeaponRules::read(both(rerolls, &["Hot", "Rending"])).unwrap();
            let theirs = kt24::WeaponRules::read(both(others, &["Shock"])).unwrap();
            let mine = Profile { attacks: 3, hit: 4, damage, rules: mine };
            let theirs = Profile { attacks: 3, hit: 3, damage: [2, 4], rules: theirs };
            for (points, more) in POINTS {
                let fight = kt24_attack::Fighting::new(
                    Fighter { wounds: 9, weapon: Some(mine) },
                    Fighter { wounds: 8, weapon: Some(theirs) },
                    Role::Attacker,
                    Purses::new(points, more),
                );
                for (goal, policy) in goals() {
                    compare(
                        &fight,
                        goal,
                        policy,
                        &format!("{rerolls:?} {damage:?} {points} {more}"),
                    );
                }
            }
        }
    }
}

#[test]
fn fights_of_2021() {
    for (i, rerolls) in REROLLS.iter().enumerate() {
        let others = REROLLS[(i + 2) % REROLLS.len()];
        for damage in [[3, 5], [4, 2]] {
            let mine = kt21::WeaponRules::read(both(rerolls, &["Rending"])).unwrap();
            let theirs = kt21::WeaponRules::read(both(others, &["Stun", "Brutal"])).unwrap();
            let mine = Profile { attacks: 4, hit: 4, damage, rules: mine };
            let theirs = Profile { attacks: 4, hit: 3, damage: [2, 4], rules: theirs };
            for (points, more) in POINTS {
                let fight = kt21_attack::Fighting::new(
                    Fighter { wounds: 9, weapon: Some(mine) },
                    Fighter { wounds: 8, weapon: Some(theirs) },
                    Purses::new(points, more),
                );
                for (goal, policy) in goals() {
                    compare(
                        &fight,
                        goal,
                        policy,
                        &format!("{rerolls:?} {damage:?} {points} {more}"),
                    );
                }
            }
        }
    }
}
