//! The largest attacks that may be asked about.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use std::time::Instant;

use odds::{Policy, Question};

fn question(rules: &str, sequence: &str, dice: u8, card: &str, points: u8) -> Question {
    let weapon = format!(r#"{{"attacks":{dice},"hit":4,"damage":[3,5],"rules":[{card}]}}"#);
    let json = format!(
        r#"{{"rules":"{rules}","sequence":"{sequence}","goal":"damage",
            "attacker":{{"wounds":30,"weapon":{weapon}}},
            "defender":{{"wounds":30,"save":4,"defence":{dice},"cover":true,"weapon":{weapon}}},
            "command_rerolls":{{"attacker":{points},"defender":{points}}}}}"#
    );
    serde_json::from_str(&json).unwrap()
}

#[test]
#[ignore = "by hand"]
fn timings() {
    for (rules, sequence, dice, card, points) in [
        ("kt24", "fight", 5, r#""Balanced","Ceaseless","Relentless""#, 9),
        ("kt21", "fight", 5, r#""Balanced","Ceaseless","Relentless""#, 9),
        ("kt24", "shoot", 10, r#""Balanced","Ceaseless","Relentless""#, 9),
        ("kt24", "shoot", 10, r#""Balanced","Ceaseless","Relentless""#, 4),
        ("kt21", "shoot", 10, r#""Balanced","Ceaseless","Relentless""#, 4),
        ("kt21", "fight", 10, r#""Balanced","Ceaseless","Relentless""#, 9),
        ("kt24", "fight", 10, r#""Balanced","Ceaseless","Relentless""#, 9),
        ("kt21", "fight", 10, r#""Balanced","Ceaseless","Relentless""#, 0),
    ] {
        let question = question(rules, sequence, dice, card, points);
        let from = Instant::now();
        let odds = question.odds(Policy::Optimal);
        let value = odds.as_ref().map(|odds| (odds.value.to_f64(), odds.states));
        println!("{rules} {sequence} {dice} {card} {points}: {value:?} {:?}", from.elapsed());
    }
}
