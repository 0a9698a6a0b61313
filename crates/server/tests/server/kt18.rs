//! Games of ultra-close confines: two to four seats.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};
use server::wire::{Finish, FinishKind, FromPage};
use table::{Record, Rules, Status};

use crate::people::{
    Person, assert_every_die_checked, decision, finish, new_game, resting, wait_for,
};

fn array<'a>(value: &'a Value, field: &str) -> &'a Vec<Value> {
    value[field].as_array().unwrap()
}

on_both! {
    async fn one_plays_against_two_computers(database: &Database) {
        let mut ann = Person::first(database).await;
        let made = ann.make(&new_game("kt18", ["me", "greedy", "random"])).await;
        let sheet = ann.visitor.get(&format!("/api/games/{}", made.id)).await.json();
        assert_eq!((array(&sheet, "teams").len(), array(&sheet, "seats").len()), (3, 3));
        assert_eq!(sheet["teams"][2]["operatives"][0]["model"], json!("C1"));
        assert!(!array(&sheet["killzone"], "walls").is_empty());
        let mut phases = std::collections::BTreeSet::new();
        let mut marks = std::collections::BTreeSet::new();
        loop {
            let mine = |game: &game::Game| {
                matches!(game.status(), Status::Decide(d) if d.side == table::Side::A)
            };
            let look = |played: &server::games::Played| {
                let over = finish(played).is_some();
                Some(played.now()).filter(|(game, _)| over || mine(game))
            };
            wait_for(&made.played, look).await;
            if finish(&made.played).is_some() {
                break;
            }
            let table = ann.visitor.get(&format!("/api/games/{}/table", made.id)).await.json();
            phases.insert(table["phase"].as_str().unwrap().to_owned());
            assert_eq!(array(&table, "players").len(), 3);
            if table["turn"].as_u64().unwrap() > 0 && table["phase"] != "initiative" {
                assert_eq!(array(&table, "order").len(), 3, "{table}");
                assert_eq!(table["initiative"], table["order"][0]);
                assert!(table["players"][0]["drop_zone"].is_array());
            }
            let models = array(&table, "models").iter();
            marks.extend(models.flat_map(|model| array(model, "marks")).map(Value::to_string));
            ann.answer(&made.played).await;
        }
        for phase in ["setup", "movement"] {
            assert!(phases.contains(phase), "{phases:?}");
        }
        assert!(marks.contains("\"readied\"") || marks.contains("\"moved\""), "{marks:?}");
        let text = ann.visitor.get(&format!("/api/games/{}/record", made.id)).await.body;
        let text = String::from_utf8(text).unwrap();
        let record = Record::read(&text).unwrap();
        assert!(record.tags.get("team C").is_some());
        assert_every_die_checked(&record);
        let request = Request::post("/api/records").header(header::CONTENT_TYPE, "text/plain");
        let loaded = ann.visitor.ask(request.body(Body::from(text)).unwrap()).await;
        assert_eq!(loaded.status, StatusCode::CREATED, "{}", loaded.json());
        let replay = loaded.json()["id"].as_str().unwrap().to_owned();
        let again = ann.visitor.get(&format!("/api/games/{replay}/table")).await.json();
        let last = ann.visitor.get(&format!("/api/games/{}/table", made.id)).await.json();
        assert_eq!(again["models"], last["models"]);
    }
}

on_both! {
    async fn four_friends_have_four_clocks(database: &Database) {
        let mut ann = Person::first(database).await;
        let mut asked = new_game("kt18", ["friend", "me", "friend", "friend"]);
        asked["clock"] = json!({ "seconds": 600, "increment": 2 });
        let made = ann.make(&asked).await;
        assert_eq!(made.invites.len(), 3);
        let mut friends = Vec::new();
        for (name, invite) in ["Bob", "Cy", "Dot"].iter().zip(&made.invites) {
            let mut friend = ann.other(name).await;
            let asked = json!({ "invite": invite, "entropy": name });
            let joined = friend.visitor.post(&format!("/api/games/{}/join", made.id), &asked).await;
            assert_eq!(joined.status, StatusCode::OK, "{}", joined.json());
            friends.push(friend);
        }
        decision(&made.played).await;
        let table = ann.visitor.get(&format!("/api/games/{}/table", made.id)).await.json();
        assert_eq!(array(&table["clock"], "left_ms").len(), 4);
        let sheet = ann.visitor.get(&format!("/api/games/{}", made.id)).await.json();
        assert_eq!(sheet["fairness"]["entropy"], json!(["Bob", "heads", "Cy", "Dot"]));
        // Three are left, then two; when one of them gives up, the last has won.
        for (friend, side) in [(2, "D"), (1, "C")] {
            assert_eq!(finish(&made.played), None);
            let words = FromPage::Resign { side: side.to_owned() };
            friends[friend].say(&made.played, words).await.unwrap();
        }
        ann.say(&made.played, FromPage::Resign { side: "B".to_owned() }).await.unwrap();
        let ended = Finish { kind: FinishKind::Resigned, winner: "A".parse().ok() };
        assert_eq!(finish(&made.played), Some(ended));
    }
}

on_both! {
    async fn moves_and_shots_are_asked_about(database: &Database) {
        let mut ann = Person::first(database).await;
        let made = ann.make(&new_game("kt18", ["me", "me"])).await;
        let moving = |game: &game::Game, _| match game.status() {
            Status::Decide(decision) => matches!(decision.ask, table::Ask::Move),
            _ => false,
        };
        assert!(ann.play_until(&made.played, moving).await);
        let path = format!("/api/games/{}", made.id);
        let options = ann.visitor.get(&format!("{path}/options")).await.json();
        let normal = array(&options, "choices").iter().find(|choice| {
            choice["kind"] == "normal" && choice.get("why_not").is_none()
        });
        let model = normal.unwrap()["model"].as_str().unwrap();
        let reach = ann.visitor.get(&format!("{path}/reach?action=normal&model={model}")).await;
        assert!(!array(&reach.json(), "region").is_empty());
        let nobody = ann.visitor.get(&format!("{path}/reach?action=normal")).await;
        assert_eq!(nobody.json()["error"]["field"], json!("model"));
        let firing = |game: &game::Game, _| match game.status() {
            Status::Decide(decision) => matches!(decision.ask, table::Ask::Fire),
            _ => false,
        };
        assert!(ann.play_until(&made.played, firing).await);
        resting(&made.played).await;
        let options = ann.visitor.get(&format!("{path}/options")).await.json();
        let shot = array(&options, "choices").iter().find(|choice| {
            choice["needs"] == json!(["target"]) && choice.get("why_not").is_none()
        });
        let (model, weapon) = (&shot.unwrap()["model"], &shot.unwrap()["weapon"]);
        let (model, weapon) = (model.as_str().unwrap(), weapon.as_str().unwrap());
        let asked = format!("{path}/targets?weapon={weapon}&reach=ranged&model={model}");
        let targets = ann.visitor.get(&asked).await.json();
        assert!(targets.as_array().unwrap().iter().any(|target| target["why_not"].is_null()));
    }
}
