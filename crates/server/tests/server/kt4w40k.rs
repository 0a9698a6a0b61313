//! Games of armies: two to four seats, units and their models.

use serde_json::{Value, json};
use server::wire::{Finish, FinishKind, FromPage};
use table::{Ask, Rules, Status};

use crate::people::{Person, finish, new_game, resting, wait_for};

fn array<'a>(value: &'a Value, field: &str) -> &'a Vec<Value> {
    value[field].as_array().unwrap()
}

fn asks(kind: fn(&Ask) -> bool) -> impl Fn(&game::Game, u32) -> bool {
    move |game, _| matches!(game.status(), Status::Decide(decision) if kind(&decision.ask))
}

/// Waits until side A has to decide; false if the game ends before.
async fn my_turn(played: &server::games::Played) -> bool {
    let mine = |game: &game::Game| matches!(game.status(), Status::Decide(decision) if decision.side == table::Side::A);
    let look = |played: &server::games::Played| {
        let over = finish(played).is_some();
        (over || mine(&played.now().0)).then_some(!over)
    };
    wait_for(played, look).await
}

on_both! {
    async fn one_plays_against_a_computer_to_the_end(database: &Database) {
        let mut ann = Person::first(database).await;
        let made = ann.make(&new_game("kt4w40k", ["me", "greedy"])).await;
        let sheet = ann.visitor.get(&format!("/api/games/{}", made.id)).await.json();
        assert_eq!((array(&sheet, "teams").len(), array(&sheet, "seats").len()), (2, 2));
        let army = &sheet["teams"][1];
        assert_eq!(army["units"][0]["unit"], json!("B1"));
        let models: Vec<&Value> = array(army, "units").iter().flat_map(|u| array(u, "models")).collect();
        let cards: Vec<&Value> = array(army, "operatives").iter().map(|card| &card["model"]).collect();
        assert_eq!(models, cards, "every model of every unit has a card");
        let table = loop {
            if !my_turn(&made.played).await {
                panic!("over before anybody moved");
            }
            let table = ann.visitor.get(&format!("/api/games/{}/table", made.id)).await.json();
            if table["status"]["ask"]["kind"] == "move" {
                break table;
            }
            ann.answer(&made.played).await;
        };
        assert_eq!(table["phase"], json!("movement"));
        assert_eq!(table["section"], json!("moves"));
        assert_eq!(array(&table, "order").len(), 2);
        let units = array(&table, "units");
        let standing = units.iter().filter(|unit| unit["presence"] == "board");
        for unit in standing {
            let own = array(&table, "models").iter();
            let own = own.filter(|m| m["unit"] == unit["id"] && m["presence"] == "board");
            assert_eq!(json!(own.count()), unit["models"], "{unit}");
        }
        let first = &array(&table, "models")[0];
        assert_eq!((&first["id"], &first["number"]), (&json!("A1.1"), &json!(1)));
        assert!(table["players"][0]["points"].as_u64().unwrap() > 0);
        assert!(table["players"][0]["drop_zone"].is_array());
        while my_turn(&made.played).await {
            ann.answer(&made.played).await;
        }
        let ended = finish(&made.played).unwrap();
        assert_eq!(ended.kind, FinishKind::Played);
        let table = ann.visitor.get(&format!("/api/games/{}/table", made.id)).await.json();
        assert_eq!(table["phase"], json!("over"));
    }
}

on_both! {
    async fn whoever_gives_up_leaves_the_field_to_the_others(database: &Database) {
        let mut ann = Person::first(database).await;
        let made = ann.make(&new_game("kt4w40k", ["me", "me", "me"])).await;
        ann.say(&made.played, FromPage::Resign { side: "A".to_owned() }).await.unwrap();
        assert_eq!(finish(&made.played), None, "two play on");
        ann.say(&made.played, FromPage::Resign { side: "B".to_owned() }).await.unwrap();
        let last = Finish { kind: FinishKind::Resigned, winner: "C".parse().ok() };
        assert_eq!(finish(&made.played), Some(last));
    }
}

on_both! {
    async fn moves_and_shots_are_asked_about(database: &Database) {
        let mut ann = Person::first(database).await;
        let made = ann.make(&new_game("kt4w40k", ["me", "me"])).await;
        let path = format!("/api/games/{}", made.id);
        assert!(ann.play_until(&made.played, asks(|ask| matches!(ask, Ask::Deploy { .. }))).await);
        let options = ann.visitor.get(&format!("{path}/options")).await.json();
        let unit = array(&options, "choices")[0]["model"].as_str().unwrap().to_owned();
        let reach = ann.visitor.get(&format!("{path}/reach?action=deploy&model={unit}")).await;
        let region = reach.json();
        let spot = &region["region"][0][0];
        let asked = format!("{path}/formation?answer=deploy%20{unit}%20{},{}", spot[0], spot[1]);
        let found = ann.visitor.get(&asked).await.json();
        assert_eq!(found["unit"], json!(unit));
        assert!(!array(&found, "models").is_empty() || found["legal"] == json!(false), "{found}");
        let nothing = ann.visitor.get(&format!("{path}/formation?answer=pass")).await;
        assert_eq!(nothing.status, axum::http::StatusCode::CONFLICT);
        assert!(ann.play_until(&made.played, asks(|ask| matches!(ask, Ask::Go { .. }))).await);
        let found = ann.visitor.get(&format!("{path}/formation?answer=go%20to%201,1")).await.json();
        assert!(found["models"][0]["from"].is_array(), "{found}");
        assert!(ann.play_until(&made.played, asks(|ask| matches!(ask, Ask::Fire))).await);
        resting(&made.played).await;
        let options = ann.visitor.get(&format!("{path}/options")).await.json();
        let shot = array(&options, "choices").iter().find(|choice| {
            choice["needs"] == json!(["target"]) && choice.get("why_not").is_none()
        });
        let (unit, weapon) = (&shot.unwrap()["model"], &shot.unwrap()["weapon"]);
        let (unit, weapon) = (unit.as_str().unwrap(), weapon.as_str().unwrap());
        let asked = format!("{path}/targets?weapon={weapon}&reach=ranged&model={unit}");
        let targets = ann.visitor.get(&asked).await.json();
        let open = targets.as_array().unwrap().iter().find(|target| target["why_not"].is_null());
        assert!(open.unwrap()["odds"]["expected"].as_f64().unwrap() > 0.0, "{targets}");
    }
}
