//! `coverline odds`: the machine contract, its refusals, and what people see.

use serde_json::{Value, json};

use crate::running::run;

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
    fight["attacker"]["weapon"]["rules"] = json!(["Rending", "Shock"]);
    fight["defender"]["weapon"] =
        json!({ "attacks": 4, "hit": 4, "damage": [3, 5], "rules": ["Hot"] });
    fight
}

fn old() -> Value {
    let mut old = shot();
    old["rules"] = json!("kt21");
    old["goal"] = json!("kill");
    old["attacker"]["weapon"]["rules"] = json!(["AP1", "Hot", "MW2"]);
    old["defender"]["invulnerable"] = json!(5);
    old["defender"]["cover"] = json!(true);
    old["command_rerolls"] = json!({ "attacker": 1, "defender": 1 });
    old
}

fn asked(question: &Value) -> crate::running::Ended {
    run(&["odds", "--json", "-"], &question.to_string())
}

#[test]
fn answers_in_json_stay_as_they_are() {
    for (name, question) in [("shot", shot()), ("fight", fight()), ("old", old())] {
        let ended = asked(&question);
        let answer = ended.json();
        for side in ["defender_loses", "attacker_loses"] {
            let shares =
                answer[side].as_array().unwrap().iter().map(|row| row[1].as_f64().unwrap());
            assert!((shares.sum::<f64>() - 1.0).abs() < 1e-12, "{name} {side}");
        }
        insta::assert_snapshot!(format!("odds_{name}"), ended.out);
    }
}

#[test]
fn bad_input_is_refused_by_its_field() {
    for (pointer, value, told) in [
        (
            "/attacker/weapon/attacks",
            json!(11),
            "attacker.weapon.attacks: 11 is not between 0 and 10",
        ),
        ("/attacker/weapon/hit", json!(1), "attacker.weapon.hit: 1 is not between 2 and 9"),
        ("/attacker/weapon/damage/1", json!(101), "attacker.weapon.damage[1]: 101"),
        ("/attacker/wounds", json!(0), "attacker.wounds: 0 is not between 1 and 9999"),
        ("/defender/save", json!(10), "defender.save: 10"),
        ("/defender/defence", json!(-1), "defender.defence: -1"),
        ("/defender/cover", json!(1), "defender.cover: invalid type"),
        ("/defender/invulnerable", json!(5), "defender.invulnerable: "),
        ("/defender/obscured", json!(true), "defender.obscured: "),
        ("/command_rerolls/defender", json!(10), "command_rerolls.defender: 10"),
        ("/attacker/weapon/rules", json!(["Rending", "AP1"]), "attacker.weapon.rules[1]: "),
        ("/attacker/weapon/rules", json!("Rending"), "attacker.weapon.rules: invalid type"),
        ("/rules", json!("kt99"), "rules: unknown variant"),
        ("/rules", json!("kt18"), "attacker.weapon: unknown field"),
        ("/goal", json!("fame"), "goal: unknown variant"),
        ("/sequence", json!("fight"), "defender.weapon: missing"),
        ("/switches", json!({ "gravity": "on" }), "switches.gravity: unknown switch"),
    ] {
        let mut question = shot();
        *question.pointer_mut(pointer).unwrap() = value;
        let ended = asked(&question);
        let line = ended.refused();
        assert!(line.starts_with(told), "{pointer}: {line}");
    }
    let twice = shot().to_string().replacen("\"hit\":3", "\"hit\":3,\"hit\":3", 1);
    assert!(run(&["odds", "--json", "-"], &twice).refused().contains("duplicate field `hit`"));
    assert!(run(&["odds", "--json", "-"], "[1]").refused().len() > 5);
    assert!(run(&["odds", "--json", "-"], "{").refused().len() > 5);
    assert!(run(&["odds", "--json", "no-such-file.json"], "").refused().contains("no such file"));
}

#[test]
fn people_write_cards_and_see_bars() {
    let card = "4 3+ 3/4 Piercing 1, Lethal 5+";
    let shown = run(&["odds", card, "--against", "save 3+ wounds 12 cover"], "");
    assert_eq!(shown.status, 0, "{}", shown.err);
    insta::assert_snapshot!("odds_people_shot", shown.out);
    let against = "wounds 10 weapon 4 4+ 3/4 Shock";
    let shown = run(&["odds", "4 3+ 4/5", "--against", against, "--lang", "fr"], "");
    assert_eq!(shown.status, 0, "{}", shown.err);
    insta::assert_snapshot!("odds_people_fight", shown.out);
}

#[test]
fn the_same_attack_is_the_same_however_it_is_asked_for() {
    let card =
        ["odds", "--json", "4 3+ 3/4 Piercing 1, Lethal 5+", "--against", "save 3+ wounds 12"];
    assert_eq!(run(&card, "").out, asked(&shot()).out);
}

#[test]
fn every_policy_is_told() {
    for (policy, told) in [
        ("optimal", "perfectly by both sides"),
        ("always-strike", "always striking"),
        ("always-parry", "always blocking while possible"),
        ("never-fish", "never re-rolling successes"),
    ] {
        let against = "wounds 10 weapon 3 4+ 3/4";
        let shown =
            run(&["odds", "4 3+ 4/5 Balanced", "--against", against, "--policy", policy], "");
        assert!(shown.out.contains(told), "{}{}", shown.out, shown.err);
    }
}

#[test]
fn attacks_in_a_row_are_added_up() {
    let args = ["odds", "4 3+ 3/4", "--and", "5 4+ 2/3 Hot", "--times", "2"];
    let ask = |against| {
        let mut all = args.to_vec();
        all.extend(["--against", against]);
        run(&all, "")
    };
    let shown = ask("save 4+ wounds 8/14");
    assert!(shown.out.contains("Attacks in a row") && shown.out.contains('4'), "{}", shown.err);
    // Fights go on with what both have left.
    let fights = ask("wounds 8 weapon 3 4+ 2/3").out;
    assert!(fights.contains("Chance to be incapacitated"), "{fights}");
    let zero = ["odds", "4 3+ 3/4", "--times", "0", "--against", "save 3+ wounds 8"];
    assert!(run(&zero, "").refused().starts_with("--times: "));
}

#[test]
fn a_matrix_is_a_table_csv_or_a_picture() {
    let range = run(&["odds", "matrix", "lantern-company", "--saves", "3-4", "--wounds", "8"], "");
    insta::assert_snapshot!("odds_matrix", range.out);
    let teams =
        ["odds", "matrix", "lantern-company", "--against", "saltglass-crew", "--goal", "kill"];
    let with = |format| {
        let mut all = teams.to_vec();
        all.extend(["--format", format]);
        run(&all, "")
    };
    let csv = with("csv");
    let widths: Vec<usize> = csv.out.lines().map(|line| line.split(',').count()).collect();
    assert!(widths.len() > 5, "{}{}", csv.out, csv.err);
    assert!(with("svg").out.starts_with("<svg "), "a picture");
    let french = run(&["odds", "matrix", "lantern-company", "--lang", "fr"], "");
    assert!(
        french.out.contains("contre une série de cibles\u{a0}: pertes moyennes"),
        "{}",
        french.out
    );
    assert!(run(&["odds", "matrix", "nobody"], "").refused().contains("nobody"));
}
