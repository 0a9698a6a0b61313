//! Questions that cannot be answered are refused, and the answer has the shape that programs rely on.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use odds::{Carried, Policy, Question, Report, Row, Stakes};
use serde_json::{Value, json};

fn shot() -> Value {
    json!({
        "rules": "kt24", "sequence": "shoot", "goal": "damage",
        "attacker": { "wounds": 12,
            "weapon": { "attacks": 4, "hit": 3, "damage": [3, 4], "rules": ["Piercing 1", "Lethal 5+"] } },
        "defender": { "wounds": 12, "save": 3, "defence": 3, "invulnerable": null,
            "cover": false, "obscured": false, "weapon": null },
        "command_rerolls": { "attacker": 0, "defender": 0 },
        "switches": {}
    })
}

fn fight() -> Value {
    let mut fight = shot();
    fight["sequence"] = json!("fight");
    fight["defender"]["weapon"] = fight["attacker"]["weapon"].clone();
    fight
}

fn old() -> Value {
    let mut old = shot();
    old["rules"] = json!("kt21");
    old["attacker"]["weapon"]["rules"] = json!(["AP1"]);
    old
}

/// What is wrong with a question, if anything is.
fn fault(question: &Value) -> Option<String> {
    match serde_json::from_value::<Question>(question.clone()) {
        Err(error) => Some(error.to_string()),
        Ok(question) => question.odds(Policy::Optimal).err().map(|bad| bad.to_string()),
    }
}

fn set(mut question: Value, path: &str, value: Value) -> Value {
    *question.pointer_mut(path).unwrap() = value;
    question
}

fn without(mut question: Value, path: &str) -> Value {
    let (parent, name) = path.rsplit_once('/').unwrap();
    question.pointer_mut(parent).unwrap().as_object_mut().unwrap().remove(name);
    question
}

#[test]
fn every_range_is_kept() {
    for (path, least, most) in [
        ("/attacker/weapon/attacks", 0, 10),
        ("/attacker/weapon/hit", 2, 9),
        ("/attacker/weapon/damage/0", 0, 100),
        ("/attacker/weapon/damage/1", 0, 100),
        ("/attacker/wounds", 1, 9999),
        ("/defender/wounds", 1, 9999),
        ("/defender/save", 2, 9),
        ("/defender/defence", 0, 10),
        ("/command_rerolls/attacker", 0, 9),
        ("/command_rerolls/defender", 0, 9),
    ] {
        for inside in [least, most] {
            // The largest numbers of dice are slow together with others; alone they are not.
            assert_eq!(fault(&set(shot(), path, json!(inside))), None, "{path} {inside}");
        }
        for outside in [json!(least - 1), json!(most + 1), json!(3.5), json!("3"), json!(1e30)] {
            assert!(fault(&set(shot(), path, outside.clone())).is_some(), "{path} {outside}");
        }
    }
}

#[test]
fn every_field_that_is_required_is_missed() {
    for path in [
        "/rules",
        "/sequence",
        "/goal",
        "/attacker",
        "/attacker/wounds",
        "/attacker/weapon",
        "/attacker/weapon/attacks",
        "/attacker/weapon/hit",
        "/attacker/weapon/damage",
        "/attacker/weapon/rules",
        "/defender",
        "/defender/wounds",
        "/defender/save",
    ] {
        let name = path.rsplit('/').next().unwrap();
        let told = fault(&without(shot(), path)).unwrap();
        assert!(told.contains(name), "{path}: {told}");
    }
    for path in [
        "/defender/defence",
        "/defender/invulnerable",
        "/defender/cover",
        "/defender/obscured",
        "/defender/weapon",
        "/command_rerolls",
        "/command_rerolls/attacker",
        "/switches",
    ] {
        assert_eq!(fault(&without(shot(), path)), None, "{path}");
    }
    assert!(fault(&without(old(), "/defender/defence")).unwrap().contains("defence"));
    assert!(fault(&without(fight(), "/defender/weapon")).unwrap().contains("defender.weapon"));
    assert_eq!(fault(&without(fight(), "/defender/save")), None);
}

#[test]
fn what_nobody_knows_is_refused() {
    for (path, name) in [("", "speed"), ("/attacker", "save"), ("/attacker/weapon", "range")] {
        let mut question = shot();
        question.pointer_mut(path).unwrap()[name] = json!(1);
        assert!(fault(&question).unwrap().contains(name), "{path}/{name}");
    }
    for (path, value) in [
        ("/rules", json!("kt18")),
        ("/sequence", json!("charge")),
        ("/goal", json!("glory")),
        ("/attacker/weapon/rules", json!(["AP1"])),
        ("/attacker/weapon/rules", json!(["Lethal"])),
        ("/attacker/weapon/damage", json!([3])),
        ("/defender/invulnerable", json!(5)),
        ("/defender/obscured", json!(true)),
        ("/switches", json!({ "gravity": true })),
        ("/switches", json!({ "auto_saves": true })),
    ] {
        assert!(fault(&set(shot(), path, value.clone())).is_some(), "{path} {value}");
    }
    let told = fault(&set(old(), "/attacker/weapon/rules", json!(["AP1", "Piercing 1, Shock"])));
    assert!(told.unwrap().starts_with("attacker.weapon.rules[1]"));
    assert!(fault(&set(old(), "/defender/obscured", json!(true))).is_some());
}

#[test]
fn nothing_is_said_twice() {
    let text = serde_json::to_string(&shot()).unwrap();
    for (once, twice) in [
        (r#""goal":"damage""#, r#""goal":"damage","goal":"damage""#),
        (r#""hit":3"#, r#""hit":3,"hit":3"#),
        (r#""switches":{}"#, r#""switches":{"vantage":true,"vantage":true}"#),
    ] {
        let doubled = text.replacen(once, twice, 1);
        assert_ne!(doubled, text);
        let told = serde_json::from_str::<Question>(&doubled).unwrap_err().to_string();
        assert!(told.contains("duplicate"), "{told}");
    }
}

#[test]
fn obscured_acts_with_its_switch() {
    let switched = set(shot(), "/switches", json!({ "obscured": true }));
    let odds = |question: &Value| {
        let question: Question = serde_json::from_value(question.clone()).unwrap();
        question.odds(Policy::Optimal).unwrap().value
    };
    assert!(odds(&set(switched.clone(), "/defender/obscured", json!(true))) < odds(&switched));
}

#[test]
fn of_two_lethals_the_user_picks_the_better() {
    let value = |rules: Value, damage: Value| {
        let question = set(shot(), "/attacker/weapon/rules", rules);
        let question = set(question, "/attacker/weapon/damage", damage);
        let question: Question = serde_json::from_value(question).unwrap();
        question.odds(Policy::Optimal).unwrap().value
    };
    let both = json!(["Lethal 4+", "Lethal 6+"]);
    assert_eq!(value(both.clone(), json!([3, 5])), value(json!(["Lethal 4+"]), json!([3, 5])));
    assert_eq!(value(both, json!([5, 1])), value(json!(["Lethal 6+"]), json!([5, 1])));
}

#[test]
fn chances_sum_to_one_exactly_under_every_policy() {
    let question: Question = serde_json::from_value(fight()).unwrap();
    for policy in Policy::ALL {
        let odds = question.odds(policy).unwrap();
        assert_eq!(odds.policy, policy);
        let all: u128 = odds.losses.iter().map(|(_, ways)| ways).sum();
        assert_eq!(all, odds.losses.denominator(), "chances sum to one exactly");
        assert_eq!(all, 6u128.pow(8), "every throw of eight dice ends somewhere");
    }
    let report =
        serde_json::to_value(Report::new(&question, &question.odds(Policy::AlwaysStrike).unwrap()));
    assert_eq!(report.unwrap()["policy"], json!("always-strike"));
}

#[test]
fn the_answer_has_its_shape() {
    let question: Question = serde_json::from_value(shot()).unwrap();
    let report = Report::new(&question, &question.odds(Policy::Optimal).unwrap());
    let value = serde_json::to_value(&report).unwrap();
    let fields: Vec<&String> = value.as_object().unwrap().keys().collect();
    let expected = [
        "attacker_loses",
        "defender_loses",
        "expected",
        "goal",
        "incapacitated",
        "rules",
        "sequence",
        "value",
    ];
    let mut sorted = fields.clone();
    sorted.sort();
    assert_eq!(sorted, expected);
    // Four dice of which a third fail, a third are normal and a third critical successes, against two dice.
    assert!((value["value"].as_f64().unwrap() - 460.0 / 81.0).abs() < 1e-9);
    assert_eq!(value["attacker_loses"], json!([[0, 1.0]]));
}

/// Ten dice a side, every re-roll that a weapon can have, and all command points: the larger fights are left to the
/// bench, which is built for speed.
#[test]
fn the_largest_shots_are_solved() {
    for rules in ["kt21", "kt24"] {
        let mut question = set(shot(), "/rules", json!(rules));
        question["attacker"]["weapon"] = json!({
            "attacks": 10, "hit": 4, "damage": [3, 5], "rules": ["Balanced", "Ceaseless", "Relentless"]
        });
        question["defender"]["defence"] = json!(10);
        question["defender"]["wounds"] = json!(30);
        question["defender"]["cover"] = json!(true);
        question["command_rerolls"] = json!({ "attacker": 9, "defender": 9 });
        let question: Question = serde_json::from_value(question).unwrap();
        let odds = question.odds(Policy::Optimal).unwrap();
        let all: u128 = odds.losses.iter().map(|(_, ways)| ways).sum();
        assert_eq!(all, odds.losses.denominator());
        assert!(odds.states < 500_000, "{}", odds.states);
        let mean = odds.expected(|losses| i64::from(losses.defender));
        assert_eq!(mean, odds.value, "the line is worth the value exactly");
    }
}

/// Two fights in a row, held against every pair of ends of one: both keep what they have lost, and whoever is down
/// fights no more.
#[test]
fn fights_in_a_row_carry_the_wounds_of_both() {
    let with = |left: Stakes| {
        let question = set(fight(), "/attacker/wounds", json!(left.attacker));
        let question = set(question, "/defender/wounds", json!(left.defender));
        let question: Question = serde_json::from_value(question).unwrap();
        question.odds(Policy::Optimal).unwrap()
    };
    let stakes = Stakes { attacker: 7, defender: 6 };
    let row = Row::of(2, stakes, Carried::Both, |_, left| Ok(with(left))).unwrap();
    let all: u128 = row.losses.iter().map(|(_, ways)| ways).sum();
    assert_eq!(all, row.losses.denominator());
    let (mut kills, mut own) = (0.0, 0.0);
    for (first, chance) in with(stakes).losses.shares() {
        let left = Stakes {
            attacker: stakes.attacker - first.attacker,
            defender: stakes.defender - first.defender,
        };
        own += chance * f64::from(first.attacker);
        if left.defender == 0 {
            kills += chance;
        } else if left.attacker > 0 {
            let second = with(left);
            kills += chance * second.kills().to_f64();
            own += chance * second.expected(|losses| i64::from(losses.attacker)).to_f64();
        }
    }
    assert!((row.kills().to_f64() - kills).abs() < 1e-12);
    assert!((row.expected_own().to_f64() - own).abs() < 1e-12);
    assert!(row.dies().to_f64() > 0.0);
}
