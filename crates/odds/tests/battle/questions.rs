//! The worked examples, the bounds of every field, and what is refused.

use odds::battle::{Kt4w40kQuestion, Kt4w40kReport, Kt18Question, Kt18Report};
use serde_json::{Value, json};

/// The answer, or what is wrong with the question.
pub fn asked(question: &Value) -> Result<Value, String> {
    let text = question.to_string();
    let value = match question["rules"].as_str() {
        Some("kt18") => {
            let question: Kt18Question = serde_json::from_str(&text).map_err(|e| e.to_string())?;
            let odds = question.odds().map_err(|bad| bad.to_string())?;
            serde_json::to_value(Kt18Report::new(&question, &odds))
        }
        _ => {
            let question: Kt4w40kQuestion =
                serde_json::from_str(&text).map_err(|e| e.to_string())?;
            let odds = question.odds().map_err(|bad| bad.to_string())?;
            serde_json::to_value(Kt4w40kReport::new(&question, &odds))
        }
    };
    Ok(value.unwrap())
}

pub fn near(found: &Value, expected: f64) {
    let found = found.as_f64().unwrap();
    assert!((found - expected).abs() < 1e-12, "{found} instead of {expected}");
}

pub fn near_pairs(found: &Value, expected: &[(u64, f64)]) {
    let found = found.as_array().unwrap();
    assert_eq!(found.len(), expected.len(), "{found:?} instead of {expected:?}");
    for (found, (number, chance)) in found.iter().zip(expected) {
        assert_eq!(found[0].as_u64().unwrap(), *number, "{found:?}");
        near(&found[1], *chance);
    }
}

pub fn kt18() -> Value {
    json!({
        "rules": "kt18", "sequence": "shoot",
        "attacker": { "weapons": [ { "attacks": 2, "skill": 3, "strength": 4, "ap": -1, "damage": "D3",
                                     "hit_modifiers": [-1, -1], "rules": ["re-roll hits 1"] } ] },
        "defender": { "wounds": 1, "flesh_wounds": 0, "toughness": 4, "save": 4, "invulnerable": null,
                      "ignores": null, "injury_modifiers": [-1] }
    })
}

pub fn kt4w40k() -> Value {
    json!({
        "rules": "kt4w40k", "sequence": "shoot",
        "attacker": { "weapons": [ { "models": 5, "attacks": 2, "skill": 3, "strength": 4, "ap": 0, "damage": 1,
                                     "hit_modifiers": [], "rules": [] } ] },
        "defender": { "models": 5, "wounds": 2, "left": 1, "toughness": 4, "save": 3, "invulnerable": null,
                      "ignores": null, "cover": true }
    })
}

#[test]
fn a_shot_that_may_leave_a_flesh_wound() {
    let answer = asked(&json!({
        "rules": "kt18", "sequence": "shoot",
        "attacker": { "weapons": [ { "attacks": 1, "skill": 3, "strength": 4, "ap": 0, "damage": 1,
                                     "hit_modifiers": [-1] } ] },
        "defender": { "wounds": 1, "flesh_wounds": 1, "toughness": 4, "save": 5, "injury_modifiers": [-1] }
    }))
    .unwrap();
    near(&answer["outcome"]["out_of_action"], 1.0 / 12.0);
    near(&answer["outcome"]["unharmed"], 5.0 / 6.0);
    near_pairs(&answer["outcome"]["flesh_wounds"], &[(1, 5.0 / 6.0), (2, 1.0 / 12.0)]);
    near(&answer["expected"]["wounds_lost"], 1.0 / 6.0);
    near(&answer["kill"], 1.0 / 12.0);
    assert_eq!((&answer["rules"], &answer["sequence"]), (&json!("kt18"), &json!("shoot")));
}

#[test]
fn one_injury_roll_at_most() {
    let answer = asked(&json!({
        "rules": "kt18", "sequence": "fight",
        "attacker": { "weapons": [ { "attacks": 2, "skill": 3, "strength": 8, "ap": -3, "damage": 2 } ] },
        "defender": { "wounds": 1, "toughness": 4, "save": 4 }
    }))
    .unwrap();
    near(&answer["outcome"]["out_of_action"], 65.0 / 108.0);
    near_pairs(&answer["outcome"]["flesh_wounds"], &[(0, 16.0 / 81.0), (1, 65.0 / 324.0)]);
    near(&answer["expected"]["wounds_lost"], 65.0 / 81.0);
}

#[test]
fn what_a_slain_model_cannot_lose_is_lost() {
    let answer = asked(&json!({
        "rules": "kt4w40k", "sequence": "shoot",
        "attacker": { "weapons": [ { "models": 2, "attacks": 1, "skill": 4, "strength": 5, "ap": -1, "damage": 2 } ] },
        "defender": { "models": 2, "wounds": 2, "left": 1, "toughness": 4, "save": 4, "cover": true }
    }))
    .unwrap();
    let parts = [25.0 / 36.0, 10.0 / 36.0, 1.0 / 36.0];
    near_pairs(&answer["wounds_lost"], &[(0, parts[0]), (1, parts[1]), (3, parts[2])]);
    near_pairs(&answer["slain"], &[(0, parts[0]), (1, parts[1]), (2, parts[2])]);
    near(&answer["expected"]["wounds_lost"], 13.0 / 36.0);
    near(&answer["expected"]["slain"], 1.0 / 3.0);
    near(&answer["kill"], 1.0 / 36.0);
}

#[test]
fn mortal_wounds_may_be_ignored_one_by_one() {
    let answer = asked(&json!({
        "rules": "kt4w40k", "sequence": "mortal",
        "attacker": { "mortal_wounds": "D3" },
        "defender": { "models": 2, "wounds": 1, "ignores": 5 }
    }))
    .unwrap();
    let parts = [13.0 / 81.0, 36.0 / 81.0, 32.0 / 81.0];
    near_pairs(&answer["wounds_lost"], &[(0, parts[0]), (1, parts[1]), (2, parts[2])]);
    near(&answer["kill"], 32.0 / 81.0);
    near(&answer["expected"]["wounds_lost"], 100.0 / 81.0);
    near(&answer["expected"]["slain"], 100.0 / 81.0);
}

fn set(mut question: Value, path: &str, value: Value) -> Value {
    let (parent, name) = path.rsplit_once('/').unwrap();
    match question.pointer_mut(parent).unwrap() {
        Value::Array(all) => all[name.parse::<usize>().unwrap()] = value,
        other => {
            other.as_object_mut().unwrap().insert(name.to_owned(), value);
        }
    }
    question
}

fn without(mut question: Value, path: &str) -> Value {
    let (parent, name) = path.rsplit_once('/').unwrap();
    question.pointer_mut(parent).unwrap().as_object_mut().unwrap().remove(name);
    question
}

#[test]
fn every_bound_is_kept() {
    let both = [
        ("/attacker/weapons/0/attacks", 1, 20),
        ("/attacker/weapons/0/damage", 1, 20),
        ("/attacker/weapons/0/skill", 2, 7),
        ("/attacker/weapons/0/strength", 1, 20),
        ("/attacker/weapons/0/ap", -10, 0),
        ("/defender/toughness", 1, 20),
        ("/defender/save", 2, 7),
        ("/defender/invulnerable", 2, 6),
        ("/defender/ignores", 2, 6),
    ];
    let only_kt18 = [("/defender/wounds", 1, 100), ("/defender/flesh_wounds", 0, 3)];
    let only_kt4w40k = [
        ("/attacker/weapons/0/models", 1, 40),
        ("/defender/models", 1, 40),
        ("/defender/wounds", 1, 100),
        ("/defender/left", 1, 2),
    ];
    let single = |question: Value| set(question, "/attacker/weapons/0/attacks", json!(1));
    let kt18_fields = both.iter().chain(&only_kt18).map(|field| (single(kt18()), field));
    let kt4w40k_fields = both.iter().chain(&only_kt4w40k).map(|field| (single(kt4w40k()), field));
    for (question, (path, least, most)) in kt18_fields.chain(kt4w40k_fields) {
        let field = path.rsplit('/').next().unwrap();
        for number in [*least, *most] {
            let asked = asked(&set(question.clone(), path, json!(number)));
            assert!(asked.is_ok(), "{path} {number}: {asked:?}");
        }
        for number in [json!(least - 1), json!(most + 1), json!(2.5), json!("2"), json!(true)] {
            let refused = asked(&set(question.clone(), path, number.clone()));
            assert!(refused.is_err(), "{path} {number}");
        }
        if !["invulnerable", "ignores"].contains(&field) {
            assert!(asked(&set(question.clone(), path, Value::Null)).is_err(), "{path} null");
        }
    }
}

#[test]
fn amounts_are_numbers_or_dice_in_quotes() {
    for amount in
        [json!("D3"), json!("D6"), json!("2D6"), json!("3D3+20"), json!("D3+1"), json!(20)]
    {
        for field in ["attacks", "damage"] {
            let question = set(kt18(), &format!("/attacker/weapons/0/{field}"), amount.clone());
            assert!(asked(&question).is_ok(), "{field} {amount}");
        }
    }
    for amount in [
        json!("4"),
        json!("1D6"),
        json!("4D6"),
        json!("D4"),
        json!("d3"),
        json!("D3+0"),
        json!("D3+21"),
        json!("D3+"),
        json!("D3++1"),
        json!("D3+01"),
        json!(" D3"),
        json!("D3 "),
        json!("D3-1"),
        json!(""),
        json!(0),
        json!(21),
        json!(1.5),
        json!(null),
        json!([1]),
    ] {
        for field in ["attacks", "damage"] {
            let question = set(kt18(), &format!("/attacker/weapons/0/{field}"), amount.clone());
            assert!(asked(&question).is_err(), "{field} {amount}");
        }
        let mortal = json!({
            "rules": "kt18", "sequence": "mortal", "attacker": { "mortal_wounds": amount },
            "defender": { "wounds": 3 }
        });
        assert!(asked(&mortal).is_err(), "{amount}");
    }
}

#[test]
fn modifiers_are_few_and_small() {
    for (question, path) in [
        (kt18(), "/attacker/weapons/0/hit_modifiers"),
        (kt18(), "/defender/injury_modifiers"),
        (kt4w40k(), "/attacker/weapons/0/hit_modifiers"),
    ] {
        assert!(asked(&set(question.clone(), path, json!(vec![6; 8]))).is_ok());
        for bad in [json!(vec![6; 9]), json!([7]), json!([-7]), json!(1), json!([1.5]), json!(null)]
        {
            assert!(asked(&set(question.clone(), path, bad.clone())).is_err(), "{path} {bad}");
        }
    }
}

#[test]
fn what_has_a_default_may_be_left_out_and_nothing_else() {
    for path in
        ["/attacker/weapons/0/hit_modifiers", "/attacker/weapons/0/rules", "/defender/invulnerable"]
    {
        assert!(asked(&without(kt18(), path)).is_ok() && asked(&without(kt4w40k(), path)).is_ok());
    }
    for path in ["/defender/flesh_wounds", "/defender/injury_modifiers", "/defender/ignores"] {
        assert!(asked(&without(kt18(), path)).is_ok(), "{path}");
    }
    for path in
        ["/defender/models", "/defender/left", "/defender/cover", "/attacker/weapons/0/models"]
    {
        assert!(asked(&without(kt4w40k(), path)).is_ok(), "{path}");
    }
    for path in [
        "/sequence",
        "/attacker",
        "/defender",
        "/attacker/weapons",
        "/attacker/weapons/0/attacks",
        "/attacker/weapons/0/skill",
        "/attacker/weapons/0/strength",
        "/attacker/weapons/0/ap",
        "/attacker/weapons/0/damage",
        "/defender/wounds",
        "/defender/toughness",
        "/defender/save",
    ] {
        for question in [kt18(), kt4w40k()] {
            let refused = asked(&without(question, path)).unwrap_err();
            let field = path.rsplit('/').next().unwrap();
            assert!(refused.contains(field), "{path}: {refused}");
        }
    }
}

#[test]
fn fields_of_the_other_rule_set_are_unknown() {
    for (path, value) in [
        ("/attacker/weapons/0/models", json!(2)),
        ("/defender/models", json!(2)),
        ("/defender/left", json!(1)),
        ("/defender/cover", json!(true)),
        ("/goal", json!("damage")),
        ("/switches", json!({})),
        ("/command_rerolls", json!({})),
        ("/attacker/wounds", json!(3)),
    ] {
        let refused = asked(&set(kt18(), path, value)).unwrap_err();
        assert!(refused.contains("unknown field"), "{path}: {refused}");
    }
    for (path, value) in [
        ("/defender/flesh_wounds", json!(1)),
        ("/defender/injury_modifiers", json!([])),
        ("/goal", json!("damage")),
        ("/attacker/weapons/0/range", json!(12)),
    ] {
        let refused = asked(&set(kt4w40k(), path, value)).unwrap_err();
        assert!(refused.contains("unknown field"), "{path}: {refused}");
    }
    assert!(asked(&set(kt18(), "/sequence", json!("opportunity"))).is_err());
    assert!(asked(&set(kt4w40k(), "/sequence", json!("opportunity"))).is_ok());
}

#[test]
fn the_same_key_twice_is_refused() {
    for (text, key) in [
        (kt18().to_string(), "\"wounds\":1"),
        (kt18().to_string(), "\"skill\":3"),
        (kt18().to_string(), "\"sequence\":\"shoot\""),
        (kt18().to_string(), "\"ignores\":null"),
    ] {
        assert!(text.contains(key), "{key} in {text}");
        let twice = text.replace(key, &format!("{key},{key}"));
        let refused = serde_json::from_str::<Kt18Question>(&twice).unwrap_err().to_string();
        assert!(refused.contains("duplicate field"), "{refused}");
    }
}

#[test]
fn mortal_wounds_and_weapons_go_apart() {
    let mortal = json!({
        "rules": "kt18", "sequence": "mortal", "attacker": { "mortal_wounds": 2 }, "defender": { "wounds": 2 }
    });
    assert!(asked(&mortal).is_ok());
    let armed = set(mortal.clone(), "/attacker/weapons", kt18()["attacker"]["weapons"].clone());
    assert!(asked(&armed).unwrap_err().contains("weapons"));
    assert!(
        asked(&without(mortal.clone(), "/attacker/mortal_wounds"))
            .unwrap_err()
            .contains("mortal_wounds")
    );
    let both = set(kt18(), "/attacker/mortal_wounds", json!(1));
    assert!(asked(&both).unwrap_err().contains("mortal_wounds"));
    // What is not needed has its bounds all the same.
    assert!(asked(&set(mortal.clone(), "/defender/toughness", json!(4))).is_ok());
    assert!(asked(&set(mortal, "/defender/toughness", json!(21))).is_err());
}

#[test]
fn weapons_are_few_and_make_few_attacks() {
    let weapon = kt4w40k()["attacker"]["weapons"][0].clone();
    let with = |weapons: Vec<Value>| set(kt4w40k(), "/attacker/weapons", json!(weapons));
    assert!(asked(&with(vec![weapon.clone(); 8])).is_ok());
    for bad in [Vec::new(), vec![weapon.clone(); 9]] {
        assert!(asked(&with(bad)).unwrap_err().contains("weapons"));
    }
    let many = |models: u8, attacks: Value| {
        let weapon =
            set(set(json!({ "w": weapon }), "/w/models", json!(models)), "/w/attacks", attacks);
        weapon["w"].clone()
    };
    assert!(asked(&with(vec![many(20, json!(20))])).is_ok());
    assert!(asked(&with(vec![many(40, json!("2D3+4"))])).is_ok());
    for bad in [
        vec![many(20, json!(20)), many(1, json!(1))],
        vec![many(40, json!("D6+5"))],
        vec![many(21, json!(20))],
    ] {
        assert!(asked(&with(bad)).unwrap_err().contains("attacks"));
    }
}

#[test]
fn left_is_no_more_than_the_wounds_of_a_model() {
    assert!(asked(&set(kt4w40k(), "/defender/left", json!(3))).unwrap_err().contains("left"));
    let all = asked(&without(kt4w40k(), "/defender/left")).unwrap();
    assert_eq!(all, asked(&set(kt4w40k(), "/defender/left", json!(2))).unwrap());
}

#[test]
fn the_largest_question_is_answered() {
    let answer = asked(&json!({
        "rules": "kt4w40k", "sequence": "shoot",
        "attacker": { "weapons": [ { "models": 10, "attacks": "3D6+20", "skill": 3, "strength": 20, "ap": -10,
            "damage": "3D6+20", "rules": ["hit 6: 6 hits", "mortal on wound 6+ (6)", "melta"] } ] },
        "defender": { "models": 40, "wounds": 100, "toughness": 1, "save": 7, "ignores": 2 }
    }))
    .unwrap();
    let sum: f64 =
        answer["wounds_lost"].as_array().unwrap().iter().map(|p| p[1].as_f64().unwrap()).sum();
    assert!((sum - 1.0).abs() < 1e-12, "{sum}");
}
