//! The solved value against the average of sequences that are played out: the best answers are fed to the rule set's
//! own sequence, and a seeded generator throws its dice.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use dice::{Chance, Face};
use odds::{Attack, Goal, Player, Policy, Stakes, kt21 as kt21_attack, kt24 as kt24_attack};
use skirmish::{Fighter, Purses, Role, Sequence, Wait};

/// How many sequences are played of each attack.
const PLAYED: u32 = 1_000_000;

/// Plays one attack out again and again. The average of so many has a standard error that is known; four of them
/// leave one seed in sixteen thousand that would fail, and this seed does not.
fn play<A: Attack>(attack: &A, goal: Goal, seed: u64) {
    let mut player = Player::new(attack, goal, Policy::Optimal).unwrap();
    let solved = player.value().to_f64();
    let mut chance = Chance::new(seed, 0);
    let (mut sum, mut squares) = (0.0, 0.0);
    for _ in 0..PLAYED {
        let worth = once(attack, &mut player, goal, &mut chance);
        sum += worth;
        squares += worth * worth;
    }
    let n = f64::from(PLAYED);
    let mean = sum / n;
    let error = ((squares / n - mean * mean) / n).sqrt();
    assert!(error > 0.0, "nothing happens");
    assert!((mean - solved).abs() < 4.0 * error, "{mean} is not {solved} within 4 x {error}");
}

fn once<A: Attack>(attack: &A, player: &mut Player<'_, A>, goal: Goal, chance: &mut Chance) -> f64 {
    let mut state = attack.start();
    let mut backfired = 0;
    loop {
        match state.waits() {
            Wait::Roll(_, dice, _) => {
                let faces: Vec<Face> = chance.faces(usize::from(dice)).collect();
                state.roll(&faces);
            }
            Wait::Choice(..) => {
                let answer = player.best(&state).unwrap().unwrap();
                state.choose(&answer).unwrap();
            }
            Wait::Retained => {
                backfired += attack.backfires(&state);
                state.proceed();
            }
            Wait::Done => {
                let (ends, dice) = attack.ends(&state, backfired);
                // The last dice are thrown as one number.
                let mut left = chance.below(6u32.pow(u32::from(dice)));
                let end = ends.iter().find(|(_, ways)| {
                    let here = left < *ways;
                    left = left.saturating_sub(*ways);
                    here
                });
                let (losses, _) = end.unwrap();
                return goal.worth(attack.stakes(), *losses, attack.is_fight()) as f64;
            }
        }
    }
}

#[test]
fn a_shot_of_2024() {
    let rules = kt24::WeaponRules::read(["Ceaseless", "Rending", "Piercing Crits 1"]).unwrap();
    let weapon = kt24::Profile { attacks: 5, hit: 4, damage: [3, 5], rules };
    let defence =
        kt24::Defence { dice: 3, save: 4, in_cover: true, critical_cover: false, obscured: false };
    let stakes = Stakes { attacker: 8, defender: 9 };
    let purses = Purses::new(1, 1);
    play(&kt24_attack::Shooting::new(weapon, defence, stakes, purses), Goal::Damage, 11);
}

#[test]
fn a_fight_of_2024() {
    let read = |rules: &[&str]| kt24::WeaponRules::read(rules).unwrap();
    let mine = kt24::Profile {
        attacks: 4,
        hit: 3,
        damage: [3, 4],
        rules: read(&["Balanced", "Shock", "Hot"]),
    };
    let theirs = kt24::Profile { attacks: 4, hit: 4, damage: [2, 5], rules: read(&["Relentless"]) };
    let attacker = Fighter { wounds: 10, weapon: Some(mine) };
    let defender = Fighter { wounds: 9, weapon: Some(theirs) };
    let fight = kt24_attack::Fighting::new(attacker, defender, Role::Attacker, Purses::new(0, 1));
    play(&fight, Goal::Kill, 12);
}

#[test]
fn a_shot_of_2021() {
    let rules = kt21::WeaponRules::read(["Balanced", "Hot", "AP1", "MW2"]).unwrap();
    let weapon = kt21::Profile { attacks: 4, hit: 3, damage: [5, 6], rules };
    let defence = kt21::Defence { dice: 3, save: 3, invulnerable: Some(5), cover: true };
    let stakes = Stakes { attacker: 7, defender: 12 };
    let purses = Purses::new(0, 1);
    play(&kt21_attack::Shooting::new(weapon, defence, stakes, purses), Goal::Kill, 13);
}

#[test]
fn a_fight_of_2021() {
    let read = |rules: &[&str]| kt21::WeaponRules::read(rules).unwrap();
    let mine =
        kt21::Profile { attacks: 5, hit: 3, damage: [4, 5], rules: read(&["Rending", "Stun"]) };
    let theirs =
        kt21::Profile { attacks: 4, hit: 4, damage: [3, 4], rules: read(&["Ceaseless", "Brutal"]) };
    let attacker = Fighter { wounds: 12, weapon: Some(mine) };
    let defender = Fighter { wounds: 11, weapon: Some(theirs) };
    play(&kt21_attack::Fighting::new(attacker, defender, Purses::new(1, 0)), Goal::Damage, 14);
}
