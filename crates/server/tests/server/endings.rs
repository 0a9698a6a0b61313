//! Games that end otherwise than on the table.

use game::Language;
use serde_json::{Value, json};
use server::games::fair::check_dice;
use server::store::GameStatus;
use server::voice;
use server::wire::{Finish, FinishKind, FromPage};
use table::Record;

use crate::people::{Made, Person, decision, finish, footprint, new_game};

async fn friends(ann: &mut Person) -> (Made, Person) {
    let mut bob = ann.other("Bob").await;
    let made = ann.make(&new_game("kt24", ["me", "friend"])).await;
    let joining = json!({ "invite": made.invites[0] });
    bob.visitor.post(&format!("/api/games/{}/join", made.id), &joining).await;
    decision(&made.played).await;
    (made, bob)
}

async fn sheet(person: &mut Person, made: &Made) -> Value {
    person.visitor.get(&format!("/api/games/{}", made.id)).await.json()
}

/// A game that is over: nobody can do anything any more, and its dice can be checked.
async fn over(ann: &mut Person, bob: &Person, made: &Made, ended: Finish) {
    assert_eq!(finish(&made.played), Some(ended));
    let row = ann.visitor.app.store().game(&made.id).await.unwrap().unwrap();
    assert_eq!(row.status, GameStatus::Over);
    assert!(row.finished_ms.is_some());
    let before = footprint(ann, &made.id).await;
    for words in [
        FromPage::Auto { at: before.0 },
        FromPage::Answer { at: before.0, answer: "pass".parse().unwrap() },
        FromPage::Undo,
        FromPage::Draw,
        FromPage::Accept,
        FromPage::Decline,
        FromPage::Resign { side: "A".to_owned() },
    ] {
        for person in [&*ann, bob] {
            let refused = person.say(&made.played, words.clone()).await.unwrap_err();
            let over = voice(Language::English).text("server-over", &[]);
            assert_eq!(refused.said().text, over, "{words:?}");
        }
    }
    assert_eq!(footprint(ann, &made.id).await, before);
    assert_eq!(sheet(ann, made).await["fairness"]["seed"], json!(row.seed));
    let record = ann.visitor.get(&format!("/api/games/{}/record", made.id)).await.body;
    let record = Record::read(std::str::from_utf8(&record).unwrap()).unwrap();
    assert_eq!(record.tags.get("finish"), row.result.as_deref());
    check_dice(&record).unwrap();
    let table = ann.visitor.get(&format!("/api/games/{}/table", made.id)).await.json();
    assert_eq!(table["status"]["wait"], json!("over"));
}

on_both! {
    async fn who_resigns_loses(database: &Database) {
        let mut ann = Person::first(database).await;
        let (made, bob) = friends(&mut ann).await;
        bob.say(&made.played, FromPage::Resign { side: "B".to_owned() }).await.unwrap();
        let ended = Finish { kind: FinishKind::Resigned, winner: "A".parse().ok() };
        over(&mut ann, &bob, &made, ended).await;
    }
}

on_both! {
    async fn a_draw_takes_both(database: &Database) {
        let mut ann = Person::first(database).await;
        let (made, bob) = friends(&mut ann).await;
        assert!(bob.say(&made.played, FromPage::Accept).await.is_err(), "nothing is offered");
        ann.say(&made.played, FromPage::Draw).await.unwrap();
        let table = ann.visitor.get(&format!("/api/games/{}/table", made.id)).await.json();
        assert_eq!(table["offer"], json!({ "kind": "draw", "side": "A", "asked": ["B"] }));
        bob.say(&made.played, FromPage::Decline).await.unwrap();
        assert_eq!(finish(&made.played), None);
        bob.say(&made.played, FromPage::Draw).await.unwrap();
        bob.say(&made.played, FromPage::Decline).await.unwrap();
        assert!(ann.say(&made.played, FromPage::Accept).await.is_err(), "it was withdrawn");
        bob.say(&made.played, FromPage::Draw).await.unwrap();
        ann.say(&made.played, FromPage::Accept).await.unwrap();
        over(&mut ann, &bob, &made, Finish { kind: FinishKind::Agreed, winner: None }).await;
    }
}

on_both! {
    async fn whoever_plays_alone_agrees_with_themselves(database: &Database) {
        let mut ann = Person::first(database).await;
        let made = ann.make(&new_game("kt21", ["me", "me"])).await;
        decision(&made.played).await;
        ann.say(&made.played, FromPage::Draw).await.unwrap();
        assert_eq!(finish(&made.played), Some(Finish { kind: FinishKind::Agreed, winner: None }));
    }
}

on_both! {
    async fn an_open_game_can_be_given_up_before_a_friend_comes(database: &Database) {
        let mut ann = Person::first(database).await;
        let mut bob = ann.other("Bob").await;
        let made = ann.make(&new_game("kt24", ["me", "friend"])).await;
        ann.say(&made.played, FromPage::Resign { side: "A".to_owned() }).await.unwrap();
        let joining = json!({ "invite": made.invites[0] });
        let late = bob.visitor.post(&format!("/api/games/{}/join", made.id), &joining).await;
        assert_eq!(late.json()["error"]["text"], json!("The game is over."));
        assert_eq!(sheet(&mut ann, &made).await["seats"][1]["name"], json!(null));
    }
}
