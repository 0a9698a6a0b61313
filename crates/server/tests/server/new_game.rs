//! Games that cannot be set up are refused by the field that is wrong.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::people::{Person, new_game};

/// A game to be, with one thing changed.
fn with(change: impl FnOnce(&mut Value)) -> Value {
    let mut asked = new_game("kt24", ["me", "greedy"]);
    change(&mut asked);
    asked
}

on_both! {
    async fn every_wrong_field_is_named(database: &Database) {
        let mut ann = Person::first(database).await;
        let cases: Vec<(&str, Value)> = vec![
            ("rules", with(|game| game["rules"] = json!("kt99"))),
            ("seats[0].team", with(|game| game["rules"] = json!("kt4w40k"))),
            ("seats", with(|game| game["seats"] = json!([]))),
            ("seats", with(|game| { let one = game["seats"][0].clone(); game["seats"].as_array_mut().unwrap().push(one); })),
            ("seats[0].kind", with(|game| game["seats"][0]["kind"] = json!("cat"))),
            ("seats[0].team", with(|game| game["seats"][0]["team"] = json!("Nobody"))),
            ("seats[1].team", with(|game| game["seats"][1]["team"] = json!("Orchard Vigil"))),
            ("seats[1].level", with(|game| game["seats"][1]["level"] = json!("divine"))),
            ("killzone", with(|game| game["killzone"] = json!("Nowhere"))),
            ("mission", with(|game| game["mission"] = json!("Tea"))),
            ("switches.tea", with(|game| game["switches"] = json!({ "tea": "yes" }))),
            ("switches.obscured", with(|game| game["switches"] = json!({ "obscured": "perhaps" }))),
            ("dice", with(|game| game["dice"] = json!("loaded"))),
            ("clock.seconds", with(|game| game["clock"] = json!({ "seconds": 9, "increment": 0 }))),
            ("clock.seconds", with(|game| game["clock"] = json!({ "seconds": 86401, "increment": 0 }))),
            ("clock.increment", with(|game| game["clock"] = json!({ "seconds": 60, "increment": 601 }))),
            ("clock.increment", with(|game| game["clock"] = json!({ "seconds": 60, "increment": -1 }))),
            ("commitment", with(|game| game["entropy"] = json!("words"))),
            ("commitment", with(|game| game["commitment"] = json!("0".repeat(64)))),
            ("entropy", with(|game| game["entropy"] = json!("x".repeat(65)))),
            ("entropy", with(|game| game["entropy"] = json!("two\nlines"))),
            ("entropy", with(|game| game["entropy"] = json!(" edge"))),
            ("clock.tea", with(|game| game["clock"] = json!({ "seconds": 60, "increment": 0, "tea": 1 }))),
            ("tea", with(|game| game["tea"] = json!(true))),
        ];
        for (field, asked) in cases {
            let refused = ann.visitor.post("/api/games", &asked).await;
            let error = &refused.json()["error"];
            assert!(refused.status.is_client_error(), "{field}: {error}");
            assert_eq!(error["field"], json!(field), "{error}");
            assert!(!error["text"].as_str().unwrap().is_empty());
        }
        let games = ann.visitor.get("/api/games").await.json();
        assert_eq!(games, json!({ "mine": [], "more_mine": null, "public": [], "more_public": null }), "nothing was made");
    }
}

on_both! {
    async fn refusals_speak_the_language_of_who_asks(database: &Database) {
        let mut ann = Person::first(database).await;
        let asked = with(|game| game["killzone"] = json!("Nowhere"));
        for (language, text) in [
            ("en", "There is no killzone called Nowhere."),
            ("fr", "Aucune killzone ne s'appelle Nowhere."),
        ] {
            let refused = ann.visitor.post(&format!("/api/games?lang={language}"), &asked).await;
            assert_eq!(refused.json()["error"]["text"].as_str().unwrap().replace(['\u{2068}', '\u{2069}'], ""), text);
        }
    }
}

on_both! {
    async fn who_has_no_name_makes_no_games(database: &Database) {
        let ann = Person::first(database).await;
        let mut nobody = ann.visitor.other();
        let refused = nobody.post("/api/games", &new_game("kt24", ["me", "me"])).await;
        assert_eq!(refused.status, StatusCode::UNAUTHORIZED);
        let refused = nobody.get("/api/games/nowhere").await;
        assert_eq!(refused.status, StatusCode::NOT_FOUND);
    }
}

on_both! {
    async fn what_was_asked_for_is_on_the_sheet(database: &Database) {
        let mut ann = Person::first(database).await;
        let mut asked = new_game("kt24", ["me", "friend"]);
        asked["mission"] = json!("Corner to Corner");
        asked["switches"] = json!({ "obscured": "on" });
        asked["clock"] = json!({ "seconds": 900, "increment": 5 });
        asked["public"] = json!(true);
        let made = ann.make(&asked).await;
        let sheet = ann.visitor.get(&format!("/api/games/{}", made.id)).await.json();
        assert_eq!(sheet["rules"], json!("kt24"));
        assert_eq!(sheet["mission"]["name"], json!("Corner to Corner"));
        assert_eq!(sheet["switches"], json!(["obscured=on"]));
        assert_eq!(sheet["clock"], json!({ "seconds": 900, "increment": 5 }));
        assert_eq!(sheet["fairness"]["entropy"], json!(["heads", ""]));
        assert_eq!(sheet["fairness"]["commitment"].as_str().unwrap().len(), 64);
        let seats = sheet["seats"].as_array().unwrap();
        assert_eq!([&seats[0]["name"], &seats[0]["mine"]], [&json!("Ann"), &json!(true)]);
        assert_eq!([&seats[1]["name"], &seats[1]["mine"]], [&json!(null), &json!(false)]);
        assert_eq!(made.invites.len(), 1);
        let row = ann.visitor.app.store().game(&made.id).await.unwrap().unwrap();
        assert!(!serde_json::to_string(&sheet).unwrap().contains(&row.seed));
    }
}
