//! `coverline odds` in Kill Team 2018 and KT4W40K: the machine contract, its refusals, and what people see.

use serde_json::{Value, json};

use crate::running::{Ended, run};

fn asked(question: &Value) -> Ended {
    run(&["odds", "--json", "-"], &question.to_string())
}

fn kt18() -> Value {
    json!({
        "rules": "kt18", "sequence": "fight",
        "attacker": { "weapons": [ { "attacks": 2, "skill": 3, "strength": 8, "ap": -3, "damage": 2 } ] },
        "defender": { "wounds": 1, "toughness": 4, "save": 4 }
    })
}

fn kt4w40k() -> Value {
    json!({
        "rules": "kt4w40k", "sequence": "shoot",
        "attacker": { "weapons": [ { "models": 2, "attacks": 1, "skill": 4, "strength": 5, "ap": -1, "damage": 2 } ] },
        "defender": { "models": 2, "wounds": 2, "left": 1, "toughness": 4, "save": 4, "cover": true }
    })
}

#[test]
fn answers_in_json_stay_as_they_are() {
    for (name, question) in [("kt18", kt18()), ("kt4w40k", kt4w40k())] {
        let ended = asked(&question);
        ended.json();
        insta::assert_snapshot!(format!("odds_{name}"), ended.out);
    }
}

#[test]
fn bad_input_is_refused_by_its_field() {
    for (question, pointer, value, told) in [
        (kt18(), "/attacker/weapons/0/attacks", json!("4"), "attacker.weapons[0].attacks: "),
        (
            kt18(),
            "/attacker/weapons/0/skill",
            json!(8),
            "attacker.weapons[0].skill: 8 is not between 2 and 7",
        ),
        (
            kt18(),
            "/attacker/weapons/0/ap",
            json!(1),
            "attacker.weapons[0].ap: 1 is not between -10 and 0",
        ),
        (
            kt18(),
            "/attacker/weapons/0/rules",
            json!(["melta", "Melta"]),
            "attacker.weapons[0].rules[1]: ",
        ),
        (
            kt18(),
            "/attacker/weapons/0/hit_modifiers",
            json!([7]),
            "attacker.weapons[0].hit_modifiers[0]: ",
        ),
        (
            kt18(),
            "/attacker/weapons/0/models",
            json!(2),
            "attacker.weapons[0].models: unknown field",
        ),
        (kt18(), "/attacker/weapons", json!([]), "attacker.weapons: "),
        (kt18(), "/sequence", json!("opportunity"), "sequence: unknown variant"),
        (kt18(), "/sequence", json!("mortal"), "attacker.weapons: "),
        (kt18(), "/defender/flesh_wounds", json!(4), "defender.flesh_wounds: 4"),
        (kt18(), "/defender/cover", json!(true), "defender.cover: unknown field"),
        (kt18(), "/goal", json!("kill"), "goal: unknown field"),
        (kt4w40k(), "/attacker/weapons/0/attacks", json!(20), ""),
        (kt4w40k(), "/attacker/weapons/0/models", json!(41), "attacker.weapons[0].models: 41"),
        (kt4w40k(), "/defender/left", json!(3), "defender.left: 3"),
        (kt4w40k(), "/defender/flesh_wounds", json!(1), "defender.flesh_wounds: unknown field"),
        (kt4w40k(), "/attacker/mortal_wounds", json!(1), "attacker.mortal_wounds: "),
    ] {
        let mut question = question;
        let (parent, name) = pointer.rsplit_once('/').unwrap();
        question.pointer_mut(parent).unwrap()[name] = value;
        let ended = asked(&question);
        if told.is_empty() {
            ended.json();
            continue;
        }
        let line = ended.refused();
        assert!(line.starts_with(told), "{pointer}: {line}");
    }
    let mut many = kt4w40k();
    many["attacker"]["weapons"][0]["models"] = json!(40);
    many["attacker"]["weapons"][0]["attacks"] = json!("D6+5");
    assert!(asked(&many).refused().starts_with("attacker.weapons[0].attacks: "));
    for key in ["\"skill\":3", "\"rules\":\"kt18\"", "\"wounds\":1"] {
        let twice = kt18().to_string().replacen(key, &format!("{key},{key}"), 1);
        assert!(
            run(&["odds", "--json", "-"], &twice).refused().contains("duplicate field"),
            "{key}"
        );
    }
    assert!(
        run(&["odds", "--rules", "kt24", "--json", "-"], &kt18().to_string())
            .refused()
            .starts_with("rules: ")
    );
    assert!(
        run(&["odds", "--goal", "kill", "--json", "-"], &kt18().to_string())
            .refused()
            .starts_with("--goal: ")
    );
}

#[test]
fn the_same_attack_is_the_same_however_it_is_asked_for() {
    let card = [
        "odds",
        "--json",
        "--rules",
        "kt18",
        "Melee 2 ws 3+ S8 AP-3 D2",
        "--against",
        "T4 W1 sv 4+",
    ];
    assert_eq!(run(&card, "").out, asked(&kt18()).out);
    let card = [
        "odds",
        "--json",
        "--rules",
        "kt4w40k",
        "models 2 Heavy 1 bs 4+ S5 AP-1 D2",
        "--against",
        "models 2 T4 W2 left 1 sv 4+ cover",
    ];
    assert_eq!(run(&card, "").out, asked(&kt4w40k()).out);
}

#[test]
fn people_write_cards_and_see_bars() {
    for (name, args) in [
        ("kt18_en", ["kt18", "Rapid Fire 1 bs 3+ S4 AP-1 D1", "T4 W1 sv 4+", "en"]),
        (
            "kt18_it",
            [
                "kt18",
                "Melee 3 ws 3+ S5 AP-1 DD3 hit -1 re-roll hits 1, melta",
                "T4 W3 sv 3+ inv 5+ flesh 1 injury -1",
                "it",
            ],
        ),
        (
            "kt4w40k_fr",
            [
                "kt4w40k",
                "models 5 Rapid Fire 2 bs 3+ S4 D1",
                "models 3 T4 W2 left 1 sv 3+ cover",
                "fr",
            ],
        ),
        ("kt4w40k_es", ["kt4w40k", "mortal D3", "models 2 W1 ignores 5+", "es"]),
    ] {
        let [rules, card, against, lang] = args;
        let shown =
            run(&["odds", "--rules", rules, card, "--against", against, "--lang", lang], "");
        assert_eq!(shown.status, 0, "{}", shown.err);
        insta::assert_snapshot!(format!("odds_people_{name}"), shown.out);
    }
}

#[test]
fn cards_that_are_none_are_refused() {
    for card in [
        "",
        "Rapid",
        "Rapid Fire",
        "Rapid Fire 1",
        "Bow 1 bs 3+ S4 D1",
        "Heavy 0 bs 3+ S4 D1",
        "Heavy 1 bs 8+ S4 D1",
        "Heavy 1 bs 3+ 4 D1",
        "Heavy 1 bs 3+ S4",
        "Heavy 1 bs 3+ S4 D1 shiny",
        "Heavy 1 bs 3+ S4 D1 melta, shiny",
        "mortal",
        "mortal 0",
        "models 2 Heavy 1 bs 3+ S4 D1",
    ] {
        let line = run(&["odds", "--rules", "kt18", card, "--against", "T4 W1 sv 4+"], "");
        assert!(line.refused().starts_with("CARD: "), "{card}");
    }
    for against in [
        "",
        "T4 sv 4+",
        "W1",
        "T4 W1 sv 8+",
        "T4 W1 sv 4+ hull 3",
        "T4 W1 W1 sv 4+",
        "T4 W1 sv 4+ cover",
    ] {
        let asked =
            run(&["odds", "--rules", "kt18", "Heavy 1 bs 3+ S4 D1", "--against", against], "");
        asked.refused();
    }
    let both = [
        "odds",
        "--rules",
        "kt18",
        "Heavy 1 bs 3+ S4 D1",
        "--and",
        "Melee 1 ws 3+ S4 D1",
        "--against",
        "T4 W1 sv 4+",
    ];
    assert!(run(&both, "").refused().starts_with("--and: "));
    let snap = [
        "odds",
        "--rules",
        "kt18",
        "--only-sixes",
        "opportunity",
        "Heavy 1 bs 3+ S4 D1",
        "--against",
        "T4 W1 sv 4+",
    ];
    assert!(run(&snap, "").refused().starts_with("--only-sixes: "));
}

#[test]
fn a_matrix_is_a_table() {
    let range = run(
        &[
            "odds",
            "matrix",
            "--rules",
            "kt18",
            "sternwake-boarders",
            "--saves",
            "3-4",
            "--wounds",
            "1",
        ],
        "",
    );
    assert_eq!(range.status, 0, "{}", range.err);
    insta::assert_snapshot!("odds_matrix_kt18", range.out);
}
