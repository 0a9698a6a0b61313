//! Advice at positions: what a good player would do, in words and for programs.

use std::{fs, process};

use crate::running::run;

/// A position of a new game of a rule set after these commands, so many times.
fn after(rules: &str, commands: &str, times: usize) -> String {
    let mut script = format!("new rules={rules}\n");
    script += &commands.repeat(times);
    script += "position\nquit\n";
    let said = run(&["engine", "--seed", "3"], &script).out;
    let lines = said.lines().filter_map(|line| line.strip_prefix('|'));
    lines.map(|line| line.strip_prefix(' ').unwrap_or(line).to_owned() + "\n").collect()
}

fn position(rules: &str, steps: usize) -> String {
    after(rules, "auto\nroll auto\n", steps)
}

#[test]
fn three_activations_are_weighed_and_explained() {
    for rules in ["kt21", "kt24"] {
        let at = position(rules, 60);
        let advice = run(&["advise", "--json", "-"], &at).json();
        assert_eq!(advice["rules"], rules);
        let pieces = advice["advice"].as_array().unwrap();
        assert_eq!(pieces.len(), 3, "{advice}");
        let gains: Vec<f64> = pieces.iter().map(|piece| piece["gain"].as_f64().unwrap()).collect();
        assert!(gains.is_sorted_by(|a, b| a >= b), "the best first: {gains:?}");
        let begins = pieces[0]["answers"][0].as_str().unwrap();
        assert!(begins.starts_with("activate "), "{begins}");
        let told = run(&["advise", "-"], &at).out;
        let model = begins.split(' ').nth(1).unwrap();
        let first = told.lines().nth(1).unwrap();
        assert!(first.starts_with("1. ") && first.contains(&format!(" ({model}): ")), "{told}");
        assert!(!first.starts_with(&format!("1. {model}")), "operatives have names: {told}");
        assert!(told.contains("Gain: ") && told.contains("Risk: "), "{told}");
        let french = run(&["advise", "--lang", "fr", "-"], &at).out;
        assert!(french.contains("Gain\u{a0}: ") && french.contains("Risque\u{a0}: "), "{french}");
        assert!(!told.contains("activate "), "people read words, not the notation: {told}");
        assert_eq!(run(&["advise", "--json", "-"], &at).json(), advice, "the same every time");
    }
}

#[test]
fn what_is_advised_first_is_legal() {
    let at = position("kt24", 60);
    let advice = run(&["advise", "--json", "-"], &at).json();
    let answer = advice["advice"][0]["answers"][0].as_str().unwrap().to_owned();
    let said = run(&["engine"], &format!("load\n{at}.\ncheck {answer}\nquit\n")).out;
    assert!(said.contains("ok legal"), "{answer}: {said}");
}

#[test]
fn rule_sets_with_phases_get_an_answer_too() {
    for rules in ["kt18", "kt4w40k"] {
        // Dice alone, until somebody is asked for a zone.
        let at = after(rules, "roll auto\n", 12);
        let advice = run(&["advise", "--json", "-"], &at).json();
        let answer = advice["advice"][0]["answers"][0].as_str().unwrap().to_owned();
        let said = run(&["engine"], &format!("load\n{at}.\ncheck {answer}\nquit\n")).out;
        assert!(said.contains("ok legal"), "{rules}: {answer}: {said}");
    }
}

#[test]
fn three_deeds_are_suggested_where_there_are_phases() {
    for (rules, steps) in [("kt18", 40), ("kt4w40k", 60)] {
        let at = position(rules, steps);
        let advice = run(&["advise", "--json", "-"], &at).json();
        let pieces = advice["advice"].as_array().unwrap();
        assert_eq!(pieces.len(), 3, "{rules}: {advice}");
        for piece in pieces {
            let text = piece["why"][0]["text"].as_str().unwrap();
            assert!(text.ends_with('.') && !text.starts_with("advise-"), "{rules}: {text}");
            let answer = piece["answers"][0].as_str().unwrap();
            let said = run(&["engine"], &format!("load\n{at}.\ncheck {answer}\nquit\n")).out;
            assert!(said.contains("ok legal"), "{rules}: {answer}: {said}");
            assert_eq!(piece["attack"].is_object(), answer.starts_with("attack "), "{piece}");
        }
    }
}

/// The record of a game of troopers up to its first attack, and that attack.
fn before_an_attack(rules: &str) -> (String, String) {
    let place = std::env::temp_dir().join(format!("coverline-advise-{rules}-{}", process::id()));
    let path = place.to_str().unwrap();
    let players = ["--players", "trooper,trooper", "--games", "1", "--seed", "3"];
    run(&[&["sim", "--rules", rules, "--records", path], &players[..]].concat(), "");
    let record = fs::read_to_string(place.join("game-000001.txt")).unwrap();
    fs::remove_dir_all(&place).unwrap();
    let all: Vec<&str> = record.lines().collect();
    let attack = all.iter().position(|line| line.contains(": attack ")).unwrap();
    (all[..attack].join("\n") + "\nend of record\n", all[attack][3..].to_owned())
}

#[test]
fn attacks_where_there_are_phases_are_suggested_with_their_odds() {
    for rules in ["kt18", "kt4w40k"] {
        let (at, attack) = before_an_attack(rules);
        let advice = run(&["advise", "--json", "-"], &at).json();
        let piece = &advice["advice"][0];
        assert_eq!(piece["answers"][0], *attack, "{rules}: the trooper's own");
        let wounds = piece["attack"]["wounds"].as_f64().unwrap();
        assert!(wounds > 0.0, "{piece}");
        let told = run(&["advise", "-"], &at).out;
        assert!(told.contains(&format!("Expected: {wounds:.1} wound")), "{piece} {told}");
    }
}

#[test]
fn no_advice_where_nobody_is_asked() {
    let dice = position("kt24", 0);
    assert!(run(&["advise", "-"], &dice).refused().contains("does not wait for an answer"));
    assert!(run(&["advise", "-"], "nonsense").refused().contains("standard input"));
    let at = position("kt24", 60);
    assert!(run(&["advise", "--rules", "kt21", "-"], &at).refused().contains("rules"));
}
