//! Questions without a game.

use axum::http::StatusCode;
use desk::{Budget, ReachQuestion, SightQuestion};
use game::Language;
use odds::{Policy, Question, Report};
use serde_json::{Value, json};

use crate::databases::Database;
use crate::visitor::{Answer, Visitor};

async fn post(path: &str, body: &Value) -> Answer {
    let database = Database::sqlite();
    Visitor::new(&database).await.post(path, body).await
}

async fn get(path: &str) -> Answer {
    let database = Database::sqlite();
    Visitor::new(&database).await.get(path).await
}

fn attack() -> Value {
    let weapon = json!({ "attacks": 4, "hit": 3, "damage": [3, 4], "rules": ["Lethal 5+"] });
    json!({
        "rules": "kt24", "sequence": "fight", "goal": "damage",
        "attacker": { "wounds": 10, "weapon": weapon },
        "defender": { "wounds": 8, "weapon": weapon },
    })
}

fn table() -> Value {
    json!({
        "rules": "kt24",
        "killzone": { "size": [30, 22], "terrain": [
            { "type": "heavy", "bottom": 0, "top": 3, "footprint": [[9, 9], [11, 9], [11, 13], [9, 13]] }
        ] },
        "models": [
            { "id": "scout", "side": 1, "at": [5, 11], "base_mm": 32, "height": 1.5, "order": "engage" },
            { "id": "guard", "side": 2, "at": [15, 11], "base_mm": 32, "height": 1.5, "order": "engage" }
        ]
    })
}

fn with(mut body: Value, more: Value) -> Value {
    for (name, value) in more.as_object().unwrap() {
        body[name] = value.clone();
    }
    body
}

#[tokio::test]
async fn odds_are_those_of_the_solver() {
    let question: Question = serde_json::from_value(attack()).unwrap();
    for (policy, word) in [(Policy::Optimal, "optimal"), (Policy::AlwaysStrike, "always-strike")] {
        let answer = post("/api/odds", &with(attack(), json!({ "policy": word }))).await;
        let expected = Report::new(&question, &question.odds(policy).unwrap());
        assert_eq!(answer.status, StatusCode::OK);
        assert_eq!(answer.body, serde_json::to_vec(&expected).unwrap());
    }
    let plain = post("/api/odds", &attack()).await;
    assert_eq!(plain.json()["policy"], Value::Null, "perfect play goes without saying");
}

#[tokio::test]
async fn weapon_rules_that_do_not_read_are_refused_in_the_language() {
    let said = async |path: &str, body: Value| {
        let refused = post(path, &body).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        let error = refused.json()["error"].clone();
        (error["field"].clone(), error["text"].clone())
    };
    let mut odds = attack();
    odds["attacker"]["weapon"]["rules"] = json!(["Letal 7+"]);
    let spanish =
        "El número de esa regla de arma falta o no está permitido, o no lleva ninguno: Letal 7+.";
    let field = json!("attacker.weapon.rules[0]");
    assert_eq!(said("/api/odds?lang=es", odds).await, (field, json!(spanish)));
    for (rules, language, text) in [
        ("kt24", "it", "Qui non c'è questa regola dell'arma: Zap 2."),
        ("kt18", "fr", "Cette règle d'arme n'existe pas ici\u{a0}: Zap 2."),
    ] {
        let mut asked =
            with(table(), json!({ "from": "scout", "to": "guard", "weapon_rules": ["Zap 2"] }));
        asked["rules"] = json!(rules);
        if rules == "kt18" {
            for model in asked["models"].as_array_mut().unwrap() {
                model.as_object_mut().unwrap().remove("order");
            }
        }
        let path = format!("/api/sight?lang={language}");
        assert_eq!(said(&path, asked).await, (json!("weapon_rules[0]"), json!(text)));
    }
}

#[tokio::test]
async fn odds_are_told_in_the_rule_sets_with_phases_too() {
    let kt18 = json!({
        "rules": "kt18", "sequence": "fight",
        "attacker": { "weapons": [ { "attacks": 2, "skill": 3, "strength": 8, "ap": -3, "damage": 2 } ] },
        "defender": { "wounds": 1, "toughness": 4, "save": 4 }
    });
    let answer = post("/api/odds", &kt18).await;
    assert_eq!(answer.status, StatusCode::OK);
    let out = answer.json()["outcome"]["out_of_action"].as_f64().unwrap();
    assert!((out - 65.0 / 108.0).abs() < 1e-12);
    let kt4w40k = json!({
        "rules": "kt4w40k", "sequence": "mortal", "attacker": { "mortal_wounds": "D3" },
        "defender": { "models": 2, "wounds": 1, "ignores": 5 }
    });
    let kills = post("/api/odds", &kt4w40k).await.json()["kill"].as_f64().unwrap();
    assert!((kills - 32.0 / 81.0).abs() < 1e-12);
    let wrong = post("/api/odds", &with(kt18, json!({ "sequence": "opportunity" }))).await;
    assert_eq!(wrong.status, StatusCode::BAD_REQUEST);
    assert_eq!(wrong.json()["error"]["field"], "sequence");
}

#[tokio::test]
async fn a_wrong_field_is_named() {
    let mut wrong = attack();
    wrong["attacker"]["weapon"]["hit"] = json!(1);
    let answer = post("/api/odds", &wrong).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    assert_eq!(answer.json()["error"]["field"], "attacker.weapon.hit");

    let answer = post("/api/odds", &with(attack(), json!({ "policy": "lazy" }))).await;
    assert_eq!(answer.json()["error"]["field"], "policy");

    let answer =
        post("/api/sight", &with(table(), json!({ "from": "scout", "to": "nobody" }))).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(answer.json()["error"]["field"], "to");

    let wrong = json!({ "from": "scout", "to": "guard", "colour": "red" });
    let answer = post("/api/sight", &with(table(), wrong)).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn sight_and_reach_are_those_of_the_desk() {
    let body = with(table(), json!({ "from": "scout", "to": "guard" }));
    let question: SightQuestion = serde_json::from_value(body.clone()).unwrap();
    let expected = question.answer(Language::French).unwrap();
    let answer = post("/api/sight?lang=fr", &body).await;
    assert_eq!(answer.body, serde_json::to_vec(&expected).unwrap());

    let dash = json!({ "model": "scout", "action": "dash", "limit": 3 });
    for body in [with(table(), dash.clone()), with(with(table(), dash), json!({ "to": [6, 12] }))] {
        let question: ReachQuestion = serde_json::from_value(body.clone()).unwrap();
        let expected = question.answer(Language::English, Budget::UNLIMITED, |_, _| {
            std::ops::ControlFlow::Continue(())
        });
        let answer = post("/api/reach", &body).await;
        assert_eq!(answer.body, serde_json::to_vec(&expected.unwrap()).unwrap());
    }
}

#[tokio::test]
async fn a_region_that_would_take_minutes_is_refused_at_once() {
    let ring: Vec<[f64; 2]> = (0..60)
        .map(|i| {
            let turn = f64::from(i) * std::f64::consts::TAU / 60.0;
            [0.4 * turn.cos(), 0.4 * turn.sin()]
        })
        .collect();
    let pillar = |i: u32| {
        let (x, y) = (f64::from(i % 4) * 17.5 + 2.0, f64::from(i / 4) * 14.0 + 2.0);
        let footprint: Vec<[f64; 2]> = ring.iter().map(|[dx, dy]| [x + dx, y + dy]).collect();
        json!({ "bottom": 0, "top": 3, "footprint": footprint })
    };
    let mut body = with(table(), json!({ "model": "scout", "action": "reposition", "limit": 72 }));
    body["killzone"] =
        json!({ "size": [72, 72], "terrain": (0..16).map(pillar).collect::<Vec<_>>() });
    body["models"] = json!([
        { "id": "scout", "side": 1, "at": [36, 71], "base_mm": 25, "height": 1.5, "order": "engage" }
    ]);
    let mut told = std::collections::BTreeSet::new();
    for language in Language::ALL {
        let answer = post(&format!("/api/reach?lang={language}"), &body).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.json());
        assert_eq!(answer.json()["error"]["field"], "limit");
        told.insert(answer.json()["error"]["text"].to_string());
    }
    assert_eq!(told.len(), Language::ALL.len(), "{told:?}");
}

#[tokio::test]
async fn odds_that_would_take_minutes_are_refused_at_once() {
    let weapon = |attacks: u8, rules: &[&str]| json!({ "attacks": attacks, "hit": 3, "damage": [3, 4], "rules": rules });
    let all = ["Balanced", "Ceaseless", "Relentless"];
    // A card with several numbers of one rule leaves its user to pick: as many fights to solve.
    let picks = [&all[..], &["Lethal 2+", "Lethal 3+", "Lethal 4+", "Lethal 5+"]].concat();
    let fight = |rules: &str, attacks: u8, card: &[&str]| {
        json!({
            "rules": rules, "sequence": "fight", "goal": "damage",
            "attacker": { "wounds": 20, "weapon": weapon(attacks, card) },
            "defender": { "wounds": 20, "weapon": weapon(attacks, card) },
            "command_rerolls": { "attacker": 4, "defender": 4 }
        })
    };
    for (rules, card) in [("kt24", &all[..]), ("kt24", &picks), ("kt21", &picks)] {
        let mut told = std::collections::BTreeSet::new();
        for language in Language::ALL {
            let path = format!("/api/odds?lang={language}");
            let answer = post(&path, &fight(rules, 10, card)).await;
            assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{rules} {card:?}");
            assert_eq!(answer.json()["error"]["field"], "attacker.weapon.attacks");
            told.insert(answer.json()["error"]["text"].to_string());
        }
        assert_eq!(told.len(), Language::ALL.len(), "{told:?}");
        let fewer = post("/api/odds", &fight(rules, 5, card)).await;
        assert_eq!(fewer.status, StatusCode::OK, "{}", fewer.json());
    }
}

#[tokio::test]
async fn rules_are_listed_searched_and_shown() {
    let book = get("/api/rules?rules=kt21").await.json();
    let all = book.as_array().unwrap().len();
    assert!(all > 200, "{all}");
    let found = get("/api/rules?rules=kt24&q=charge%20control").await.json();
    let ids: Vec<&str> =
        found.as_array().unwrap().iter().map(|entry| entry["id"].as_str().unwrap()).collect();
    assert!(ids.contains(&"KT24-ACT-CHARGE-04") && ids.len() < all, "{ids:?}");

    let rule = get("/api/rules/KT24-ACT-CHARGE-04?lang=it").await.json();
    assert_eq!(rule[0]["kind"], "statement");
    assert!(rule[0]["shown_by"].as_array().unwrap().contains(&json!("KT24-EX-17")));
    assert!(!rule[0]["terms"].as_array().unwrap().is_empty());
    let group = get("/api/rules/KT24-WR-BLAST").await.json();
    assert!(group.as_array().unwrap().len() > 1);

    let nothing = get("/api/rules/KT24-DANCE-01").await;
    assert_eq!(nothing.status, StatusCode::NOT_FOUND);
    assert_eq!(get("/api/rules?rules=chess").await.json()["error"]["field"], "rules");
}

#[tokio::test]
async fn the_catalogue_lists_what_games_are_made_of() {
    let catalogue = get("/api/catalog?lang=es").await.json();
    let sets = catalogue["rule_sets"].as_array().unwrap();
    assert_eq!(sets.len(), 4);
    for set in sets {
        assert_eq!(set["playable"], true);
        assert!(!set["switches"].as_array().unwrap().is_empty());
        for switch in set["switches"].as_array().unwrap() {
            assert!(switch["values"].as_array().unwrap().contains(&switch["default"]));
            assert!(!switch["text"].as_str().unwrap().starts_with("switch-"), "{switch}");
            let rule = format!("/api/rules/{}", switch["rule"].as_str().unwrap());
            assert_eq!(get(&rule).await.status, StatusCode::OK, "{rule}");
        }
        assert!(!set["name"].as_str().unwrap().starts_with("rule-set-"));
    }
    for rules in ["kt18", "kt21", "kt24", "kt4w40k"] {
        let teams = catalogue["teams"].as_array().unwrap().iter();
        assert!(teams.filter(|team| team["rules"] == rules).count() >= 2);
    }
    assert_eq!(catalogue["killzones"].as_array().unwrap().len(), catalog::killzone_names().len());
    assert_eq!(catalogue["missions"].as_array().unwrap().len(), catalog::mission_names().len());
    let levels = catalogue["levels"].as_array().unwrap();
    assert!(levels.iter().all(|level| !level["name"].as_str().unwrap().starts_with("level-")));
}
