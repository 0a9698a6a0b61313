//! A server that is stopped and started again goes on where it was.

use game::{Game, Language};
use serde_json::json;
use server::games::fair::check_dice;
use server::store::Entry;
use server::wire::{Finish, FinishKind, FromPage};
use table::{Record, Rules, Side, Status};

use crate::databases::Database;
use crate::people::{
    Person, assert_every_die_checked, decision, finish, footprint, new_game, wait_for,
};
use crate::visitor::{Visitor, config};

/// Stops the server and starts another one on the same database; the browser keeps its cookie.
async fn restarted(person: Person, database: &Database) -> Person {
    person.visitor.app.close().await;
    let mut config = config(database);
    config.pace = std::time::Duration::ZERO;
    let mut visitor = Visitor::with(config).await;
    visitor.cookie = person.visitor.cookie;
    Person { visitor, user: person.user }
}

on_both! {
    async fn a_game_goes_on_at_the_very_decision_where_it_stopped(database: &Database) {
        let mut ann = Person::first(database).await;
        let made = ann.make(&new_game("kt24", ["me", "me"])).await;
        let mid_attack = |game: &Game| {
            game.of::<kt24::Kt24>().is_some_and(|game| skirmish::Edition::tray(game).is_some())
        };
        let mut attacks = 0;
        while attacks < 3 {
            let from = made.played.now().1;
            let open = ann.played(&made.id).await;
            let attack = |game: &Game, at: u32| at > from + 3 && mid_attack(game);
            assert!(ann.play_until(&open, attack).await, "three attacks happen");
            let before = footprint(&ann, &made.id).await;
            let asked = format!("{:?}", open.now().0.status());
            let table = ann.visitor.get(&format!("/api/games/{}/table", made.id)).await.json();
            assert!(!table["attack"].is_null());
            ann = restarted(ann, database).await;
            let open = ann.played(&made.id).await;
            assert_eq!(footprint(&ann, &made.id).await, before);
            assert_eq!(format!("{:?}", open.now().0.status()), asked);
            let again = ann.visitor.get(&format!("/api/games/{}/table", made.id)).await.json();
            assert_eq!(again, table);
            attacks += 1;
            ann.answer(&open).await;
        }
        let open = ann.played(&made.id).await;
        assert!(!ann.play_until(&open, |_, _| false).await);
        let text = ann.visitor.get(&format!("/api/games/{}/record", made.id)).await.body;
        let record = Record::read(std::str::from_utf8(&text).unwrap()).unwrap();
        assert_every_die_checked(&record);
    }
}

on_both! {
    async fn offers_clocks_and_answers_taken_back_survive(database: &Database) {
        let mut ann = Person::first(database).await;
        let mut bob = ann.other("Bob").await;
        let mut asked = new_game("kt24", ["me", "friend"]);
        asked["clock"] = json!({ "seconds": 86400, "increment": 30 });
        let made = ann.make(&asked).await;
        let joining = json!({ "invite": made.invites[0] });
        bob.visitor.post(&format!("/api/games/{}/join", made.id), &joining).await;
        for _ in 0..8 {
            let (game, at) = decision(&made.played).await;
            let Status::Decide(open) = game.status() else { unreachable!() };
            let person = [&ann, &bob][open.side.index()];
            let answer = crate::people::veteran(&game);
            person.say(&made.played, FromPage::Answer { at, answer }).await.unwrap();
        }
        decision(&made.played).await;
        ann.say(&made.played, FromPage::Undo).await.unwrap();
        if made.played.shared.read(|sitting| sitting.offer().is_some()) {
            bob.say(&made.played, FromPage::Accept).await.unwrap();
        }
        decision(&made.played).await;
        bob.say(&made.played, FromPage::Draw).await.unwrap();
        let left = made.played.shared.read(|sitting| {
            sitting.sides().map(|side| sitting.left_ms(side)).collect::<Vec<_>>()
        });
        let before = footprint(&ann, &made.id).await;
        let offer = made.played.shared.read(|sitting| sitting.offer().cloned());
        assert!(offer.is_some());
        let ann = restarted(ann, database).await;
        let open = ann.played(&made.id).await;
        assert_eq!(footprint(&ann, &made.id).await, before);
        open.shared.read(|sitting| {
            assert_eq!(sitting.offer().cloned(), offer);
            assert_eq!(sitting.sides().map(|side| sitting.left_ms(side)).collect::<Vec<_>>(), left);
        });
        ann.say(&open, FromPage::Accept).await.unwrap();
        assert!(finish(&open).is_some());
    }
}

on_both! {
    async fn computers_play_on_without_being_asked(database: &Database) {
        let mut ann = Person::first(database).await;
        let made = ann.make(&new_game("kt24", ["random", "random"])).await;
        wait_for(&made.played, |played| (played.now().1 > 30).then_some(())).await;
        let told = made.played.log(None, Language::English);
        let ann = restarted(ann, database).await;
        ann.visitor.app.hub().woken().await;
        assert_eq!(ann.visitor.app.hub().count(), 1, "woken by the server itself");
        let open = ann.played(&made.id).await;
        wait_for(&open, finish).await;
        let log = open.log(None, Language::English);
        assert_eq!(log[..told.len()], told, "what was told stands");
        assert!(log.len() > told.len());
        let record = open.shared.read(|sitting| sitting.record());
        assert!(check_dice(&record).unwrap().dice > 0);
    }
}

on_both! {
    async fn a_clock_that_has_run_out_ends_the_game(database: &Database) {
        let mut ann = Person::first(database).await;
        let mut asked = new_game("kt24", ["me", "me"]);
        asked["clock"] = json!({ "seconds": 86400, "increment": 0 });
        let made = ann.make(&asked).await;
        let (game, _) = decision(&made.played).await;
        let Status::Decide(open) = game.status() else { unreachable!() };
        // Somebody thought for a day before they offered a draw.
        ann.visitor.app.close().await;
        let store = database.open().await;
        let seq = store.entries(&made.id, 0).await.unwrap().len() as i64;
        let offer = Entry { seq, at_ms: 0, kind: "offer".to_owned(), body: format!("86400001 draw {}", open.side) };
        store.journal().keep(&made.id, vec![offer], None).await.unwrap();
        store.close().await;
        let ann = Person::named("Bob", Visitor::with(config(database)).await).await;
        let played = ann.played(&made.id).await;
        let finish = wait_for(&played, finish).await;
        let winner = [Side::A, Side::B].into_iter().find(|side| *side != open.side).unwrap();
        assert_eq!(finish, Finish { kind: FinishKind::Time, winner: Some(winner) });
    }
}
