//! Lists of games come part by part, and show no more than they read.

use axum::http::StatusCode;
use serde_json::{Value, json};
use server::store::{GameRow, GameStatus, Listing, SeatRow};

use crate::people::{Person, new_game};
use crate::store::game;
use crate::visitor::{Visitor, config};

fn ids(list: &Value) -> Vec<String> {
    let rows = list.as_array().unwrap().iter();
    rows.map(|row| row["id"].as_str().unwrap().to_owned()).collect()
}

on_both! {
    async fn lists_come_part_by_part_and_read_no_set_ups(database: &Database) {
        let mut ann = Person::first(database).await;
        let store = ann.visitor.app.store().clone();
        let seat = |side: i64| SeatRow {
            side,
            kind: "person".to_owned(),
            user_id: Some(ann.user.id.clone()),
            name: Some("Ann".to_owned()),
            level: None,
            invite_hash: None,
            entropy: None,
            guest: true,
        };
        let mut made = Vec::new();
        for number in 0..120 {
            // Some are made in the same moment.
            let row = GameRow {
                created_ms: 1_000 + number / 7,
                setup: "what no list needs".to_owned(),
                status: GameStatus::Running,
                ..game(&format!("g{number:03}"))
            };
            let listing = Listing {
                public: number % 2 == 0,
                killzone: "Yard".to_owned(),
                teams: vec!["First".to_owned(), "Second".to_owned()],
                owner: None,
            };
            store.add_listed_game(&row, &[seat(0), seat(1)], Some(&listing)).await.unwrap();
            made.push(row.id);
        }
        let first = ann.visitor.get("/api/games").await.json();
        assert_eq!((ids(&first["mine"]).len(), ids(&first["public"]).len()), (50, 50));
        let row = &first["mine"][0];
        assert_eq!((&row["killzone"], &row["seats"][1]["team"]), (&json!("Yard"), &json!("Second")));
        assert_eq!((&row["seats"][0]["name"], &row["seats"][0]["guest"]), (&json!("Ann"), &json!(true)));
        for (list, more, expected) in [("mine", "more_mine", 120), ("public", "more_public", 60)] {
            let mut all = ids(&first[list]);
            let mut next = first[more].clone();
            while let Some(cursor) = next.as_str() {
                let page = ann.visitor.get(&format!("/api/games?{list}={cursor}")).await.json();
                let other = if list == "mine" { "public" } else { "mine" };
                assert!(ids(&page[other]).is_empty());
                all.extend(ids(&page[list]));
                next = page[more].clone();
            }
            let newest = all.clone();
            all.sort();
            all.dedup();
            assert_eq!((all.len(), newest.len()), (expected, expected), "{list}: each once");
            assert_eq!(newest[0], if list == "mine" { "g119" } else { "g112" });
        }
        let strange = ann.visitor.get("/api/games?mine=tea").await;
        assert_eq!((strange.status, &strange.json()["error"]["field"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("mine")));
        assert!(ids(&ann.visitor.other().get("/api/games").await.json()["mine"]).is_empty());
    }
}

on_both! {
    async fn games_from_before_lists_are_made_up_for(database: &Database) {
        let mut ann = Person::first(database).await;
        let mut asked = new_game("kt24", ["me", "me"]);
        asked["public"] = json!(true);
        let made = ann.make(&asked).await;
        let app = &ann.visitor.app;
        let row = app.store().game(&made.id).await.unwrap().unwrap();
        let seats = app.store().seats(&made.id).await.unwrap();
        let old = GameRow { id: "older".to_owned(), created_ms: 1, ..row };
        app.store().add_game(&old, &seats).await.unwrap();
        app.close().await;
        let mut later = Visitor::with(config(database)).await;
        let public = later.get("/api/games").await.json()["public"].clone();
        assert_eq!(ids(&public), [made.id.as_str(), "older"]);
        assert_eq!(public[0]["seats"], public[1]["seats"]);
        assert_eq!(public[1]["killzone"], json!("Cooperage Yard"));
    }
}
