//! Friends come by invitation: each takes one seat, once.

use axum::http::StatusCode;
use serde_json::{Value, json};
use server::store::GameStatus;

use crate::people::{Made, Person, new_game};
use crate::visitor::Answer;

async fn join(person: &mut Person, made: &Made, invite: &str) -> Answer {
    let asked = json!({ "invite": invite, "entropy": "tails" });
    person.visitor.post(&format!("/api/games/{}/join?lang=fr", made.id), &asked).await
}

fn said(answer: &Answer) -> Value {
    answer.json()["error"]["text"].clone()
}

on_both! {
    async fn an_invitation_is_good_once_and_for_a_friend(database: &Database) {
        let mut ann = Person::first(database).await;
        let mut bob = ann.other("Bob").await;
        let mut eve = ann.other("Eve").await;
        let made = ann.make(&new_game("kt24", ["friend", "me"])).await;
        let status = async |person: &Person| {
            person.visitor.app.store().game(&made.id).await.unwrap().unwrap().status
        };
        assert_eq!(status(&ann).await, GameStatus::Open);
        for wrong in ["", "wrong", &made.id] {
            let refused = join(&mut eve, &made, wrong).await;
            assert_eq!(refused.status, StatusCode::FORBIDDEN);
            assert_eq!(said(&refused), json!("Cette invitation ne mène à aucune place libre."));
        }
        let own = join(&mut ann, &made, &made.invites[0]).await;
        assert_eq!(own.status, StatusCode::CONFLICT, "the seat is kept for somebody else");
        assert_eq!(said(&own), json!("Vous jouez déjà dans cette partie\u{a0}; le lien est pour un ami."));
        assert_eq!(status(&ann).await, GameStatus::Open);
        let mut notices = made.played.watch();
        let joined = join(&mut bob, &made, &made.invites[0]).await;
        assert_eq!(joined.status, StatusCode::OK, "{}", joined.json());
        let sheet = joined.json();
        assert_eq!([&sheet["seats"][0]["name"], &sheet["seats"][0]["mine"]], [&json!("Bob"), &json!(true)]);
        assert_eq!(sheet["fairness"]["entropy"], json!(["tails", "heads"]));
        assert_eq!(status(&ann).await, GameStatus::Running);
        let notice = notices.recv().await.unwrap();
        assert!(matches!(notice.change, server::games::Change::Sheet), "{:?}", notice.change);
        for person in [&mut eve, &mut bob] {
            let refused = join(person, &made, &made.invites[0]).await;
            assert_eq!(refused.status, StatusCode::FORBIDDEN, "good once");
        }
    }
}

on_both! {
    async fn of_two_who_come_at_once_one_gets_the_seat(database: &Database) {
        let mut ann = Person::first(database).await;
        let made = ann.make(&new_game("kt24", ["me", "friend"])).await;
        let mut seated = 0;
        let mut coming = tokio::task::JoinSet::new();
        for name in ["Bob", "Eve", "Joe", "Kim"] {
            let person = ann.other(name).await;
            let (played, invite) = (made.played.clone(), made.invites[0].clone());
            coming.spawn(async move {
                played.join(person.user, invite, "x".to_owned(), game::Language::English).await
            });
        }
        while let Some(outcome) = coming.join_next().await {
            seated += usize::from(outcome.unwrap().is_ok());
        }
        assert_eq!(seated, 1);
    }
}

on_both! {
    async fn both_friends_may_come_to_somebody_elses_table(database: &Database) {
        let mut ann = Person::first(database).await;
        let made = ann.make(&new_game("kt21", ["friend", "friend"])).await;
        assert_eq!(made.invites.len(), 2);
        let mut bob = ann.other("Bob").await;
        assert_eq!(join(&mut bob, &made, &made.invites[1]).await.status, StatusCode::OK);
        let again = join(&mut bob, &made, &made.invites[0]).await;
        assert_eq!(again.status, StatusCode::CONFLICT);
        let row = ann.visitor.app.store().game(&made.id).await.unwrap().unwrap();
        assert_eq!(row.status, GameStatus::Open, "a seat is still free");
        let table = ann.visitor.get(&format!("/api/games/{}/table", made.id)).await.json();
        assert_eq!(table["status"], json!({ "wait": "seats" }));
    }
}

on_both! {
    async fn words_for_the_dice_are_checked_before_a_seat_is_taken(database: &Database) {
        let mut ann = Person::first(database).await;
        let mut bob = ann.other("Bob").await;
        let made = ann.make(&new_game("kt24", ["me", "friend"])).await;
        let path = format!("/api/games/{}/join", made.id);
        for entropy in ["two\nlines".to_owned(), "x".repeat(65), " edge".to_owned()] {
            let asked = json!({ "invite": made.invites[0], "entropy": entropy });
            let refused = bob.visitor.post(&path, &asked).await;
            assert_eq!(refused.json()["error"]["field"], json!("entropy"));
        }
        assert_eq!(join(&mut bob, &made, &made.invites[0]).await.status, StatusCode::OK);
    }
}
