//! The solver against raw dice: a second reading of the rule books' attack sections that shares no code with the
//! first, throws every die one by one and tries every choice. It is slow, so the attacks are small.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

mod cards;
mod clash;
mod pool;
mod shots;

use cards::{Case, Random};
use odds::{Policy, Question};

/// How many random attacks of each kind are compared.
const CASES: usize = 1500;

fn compare(edition: &str, sequence: &str, seed: u64) {
    let mut random = Random(seed);
    let mut distinct = std::collections::BTreeSet::new();
    for number in 0..CASES {
        let case = Case::random(edition, sequence, &mut random);
        let json = case.json();
        let question: Question = serde_json::from_str(&json).unwrap();
        let odds = question.odds(Policy::Optimal).unwrap();
        let solved = odds.value.to_f64();
        let brute = match sequence {
            "shoot" => shots::value(&case),
            _ => clash::value(&case),
        };
        assert!((solved - brute).abs() < 1e-9, "case {number}: {solved} is not {brute}\n{json}");
        // The distributions are those of a line that is worth as much.
        let stakes = odds.stakes;
        let worth = |losses: &odds::Losses| odds.goal.worth(stakes, *losses, sequence == "fight");
        let line = odds.expected(|losses| worth(losses) as i64);
        assert_eq!(line, odds.value, "case {number}: {json}");
        distinct.insert(format!("{solved:.6}"));
    }
    assert!(distinct.len() > CASES / 4, "the cases must differ: {}", distinct.len());
}

#[test]
fn shots_of_2024_are_what_raw_dice_give() {
    compare("kt24", "shoot", 1);
}

#[test]
fn shots_of_2021_are_what_raw_dice_give() {
    compare("kt21", "shoot", 2);
}

#[test]
fn fights_of_2024_are_what_raw_dice_give() {
    compare("kt24", "fight", 3);
}

#[test]
fn fights_of_2021_are_what_raw_dice_give() {
    compare("kt21", "fight", 4);
}
