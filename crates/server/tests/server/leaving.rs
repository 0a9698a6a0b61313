//! Games of three and four: who leaves leaves the others playing, and what is offered needs everybody who still plays.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};
use server::games::Played;
use server::games::fair::{check_dice, check_finish};
use server::wire::{Finish, FinishKind, FromPage};
use table::{Entry, Record, Rules, Side, Status};

use crate::databases::Database;
use crate::people::{Made, Person, decision, finish, new_game, resting, veteran, wait_for};

/// A game of as many as there are names besides the one who makes it.
async fn table_of(
    ann: &mut Person,
    rules: &str,
    names: &[&str],
    asked: Value,
) -> (Made, Vec<Person>) {
    let made = match names.len() {
        2 => ann.make(&merged(new_game(rules, ["me", "friend", "friend"]), asked)).await,
        _ => ann.make(&merged(new_game(rules, ["me", "friend", "friend", "friend"]), asked)).await,
    };
    let mut friends = Vec::new();
    for (name, invite) in names.iter().zip(&made.invites) {
        let mut friend = ann.other(name).await;
        let joining = json!({ "invite": invite, "entropy": name });
        let joined = friend.visitor.post(&format!("/api/games/{}/join", made.id), &joining).await;
        assert_eq!(joined.status, StatusCode::OK, "{}", joined.json());
        friends.push(friend);
    }
    (made, friends)
}

fn merged(mut game: Value, more: Value) -> Value {
    for (name, value) in more.as_object().unwrap() {
        game[name] = value.clone();
    }
    game
}

/// Everybody answers in turn, until something holds or the game is over.
async fn play(people: &[&Person], played: &Played, enough: impl Fn(&game::Game, u32) -> bool) {
    while finish(played).is_none() {
        let (game, at) = resting(played).await;
        let Status::Decide(open) = game.status() else { return };
        if enough(&game, at) {
            return;
        }
        let answer = veteran(&game);
        let words = FromPage::Answer { at, answer };
        people[open.side.index()].say(played, words).await.unwrap();
    }
}

fn resign(side: &str) -> FromPage {
    FromPage::Resign { side: side.to_owned() }
}

async fn record_of(ann: &mut Person, id: &str) -> (String, Record) {
    let text = ann.visitor.get(&format!("/api/games/{id}/record")).await.body;
    let text = String::from_utf8(text).unwrap();
    let record = Record::read(&text).unwrap();
    (text, record)
}

async fn who_gives_up_leaves_the_others_playing(database: &Database, rules: &str) {
    let mut ann = Person::first(database).await;
    let (made, friends) = table_of(&mut ann, rules, &["Bob", "Cy"], json!({})).await;
    let [bob, cy] = friends.as_slice() else { unreachable!() };
    let people = [&ann, bob, cy];
    play(&people, &made.played, |game, at| game.round() > 0 && at > 40).await;
    let at = made.played.now().1;
    assert!(ann.say(&made.played, resign("C")).await.is_err(), "nobody gives up for others");
    cy.say(&made.played, resign("C")).await.unwrap();
    assert_eq!(finish(&made.played), None, "the game goes on");
    let (game, _) = made.played.now();
    assert!(game.has_left(Side::from_index(2).unwrap()) && !game.has_left(Side::B));
    for words in [resign("C"), FromPage::Undo, FromPage::Draw] {
        assert!(cy.say(&made.played, words).await.is_err(), "who has left plays no more");
    }
    let log = ann.visitor.get(&format!("/api/games/{}/log", made.id)).await.json();
    let line = log.as_array().unwrap().iter().find(|line| line["kind"] == "leave").unwrap();
    assert!(line["at"].as_u64().unwrap() > u64::from(at));
    assert_eq!(
        (&line["side"], line["text"][0].as_str().unwrap().starts_with("Player C resigns")),
        (&json!("C"), true)
    );
    let table = ann.visitor.get(&format!("/api/games/{}/table", made.id)).await.json();
    assert_eq!(
        [&table["players"][1]["left"], &table["players"][2]["left"]],
        [&json!(false), &json!(true)]
    );
    // The others play on, and the models of who has left are gone once nothing is going on.
    play(&[&ann, bob, cy], &made.played, |_, now| now > at + 30).await;
    let table = ann.visitor.get(&format!("/api/games/{}/table", made.id)).await.json();
    let gone = |model: &&Value| model["id"].as_str().unwrap().starts_with('C');
    assert!(
        table["models"]
            .as_array()
            .unwrap()
            .iter()
            .filter(gone)
            .all(|model| model["presence"] != "board")
    );
    bob.say(&made.played, resign("B")).await.unwrap();
    let won = Finish { kind: FinishKind::Resigned, winner: "A".parse().ok() };
    assert_eq!(finish(&made.played), Some(won));
    let (text, record) = record_of(&mut ann, &made.id).await;
    let left = record.entries.iter().filter(|(_, entry)| matches!(entry, Entry::Leave(..)));
    assert_eq!(
        left.map(|(_, entry)| entry.to_string()).collect::<Vec<_>>(),
        ["C resigns", "B resigns"]
    );
    assert!(check_dice(&record).unwrap().dice > 0);
    check_finish(&record, &made.played.now().0).unwrap();
    let request = Request::post("/api/records").header(header::CONTENT_TYPE, "text/plain");
    let loaded = ann.visitor.ask(request.body(Body::from(text.clone())).unwrap()).await;
    assert_eq!(loaded.status, StatusCode::CREATED, "{}", loaded.json());
    let replay = loaded.json()["id"].as_str().unwrap().to_owned();
    assert_eq!(record_of(&mut ann, &replay).await.0, text, "a replay keeps what its record says");
}

on_both! {
    async fn who_gives_up_in_kt18_leaves_the_others_playing(database: &Database) {
        who_gives_up_leaves_the_others_playing(database, "kt18").await;
    }
}

on_both! {
    async fn who_gives_up_in_kt4w40k_leaves_the_others_playing(database: &Database) {
        who_gives_up_leaves_the_others_playing(database, "kt4w40k").await;
    }
}

on_both! {
    async fn what_is_offered_needs_everybody_who_still_plays(database: &Database) {
        let mut ann = Person::first(database).await;
        let (made, friends) = table_of(&mut ann, "kt18", &["Bob", "Cy", "Dot"], json!({})).await;
        let [bob, cy, dot] = friends.as_slice() else { unreachable!() };
        let people = [&ann, bob, cy, dot];
        play(&people, &made.played, |_, at| at > 24).await;
        dot.say(&made.played, resign("D")).await.unwrap();
        decision(&made.played).await;
        // Taking back: one agreement is not enough, and no is no.
        play(&people, &made.played, |_, at| at > 40).await;
        let (before, at) = resting(&made.played).await;
        let asking = *people.iter().find(|person| {
            made.played.shared.read(|sitting| sitting.undo(&person.user.id).is_ok_and(|moment| moment.offered().is_some()))
        }).unwrap();
        let mut others: Vec<&Person> = people[..3].iter().copied().filter(|one| one.user.id != asking.user.id).collect();
        asking.say(&made.played, FromPage::Undo).await.unwrap();
        others[0].say(&made.played, FromPage::Accept).await.unwrap();
        assert!(others[0].say(&made.played, FromPage::Accept).await.is_err(), "once is enough");
        assert!(dot.say(&made.played, FromPage::Accept).await.is_err(), "who has left is not asked");
        assert_eq!(made.played.now().1, at, "not everybody has agreed");
        assert_eq!(made.played.shared.read(|sitting| sitting.asked().len()), 1);
        others[1].say(&made.played, FromPage::Decline).await.unwrap();
        assert_eq!(made.played.now().0.state_hash(), before.state_hash());
        asking.say(&made.played, FromPage::Undo).await.unwrap();
        for other in &others {
            other.say(&made.played, FromPage::Accept).await.unwrap();
        }
        wait_for(&made.played, |played| (played.now().1 < at).then_some(())).await;
        // A draw.
        others.push(asking);
        others[0].say(&made.played, FromPage::Draw).await.unwrap();
        others[1].say(&made.played, FromPage::Accept).await.unwrap();
        assert_eq!(finish(&made.played), None);
        others[2].say(&made.played, FromPage::Accept).await.unwrap();
        assert_eq!(finish(&made.played), Some(Finish { kind: FinishKind::Agreed, winner: None }));
        let (_, record) = record_of(&mut ann, &made.id).await;
        assert!(check_dice(&record).unwrap().answers_back > 0);
    }
}

on_both! {
    async fn with_a_computer_at_the_table_there_is_no_draw(database: &Database) {
        let mut ann = Person::first(database).await;
        let made = ann.make(&new_game("kt18", ["me", "friend", "random"])).await;
        let mut bob = ann.other("Bob").await;
        let joining = json!({ "invite": made.invites[0] });
        bob.visitor.post(&format!("/api/games/{}/join", made.id), &joining).await;
        assert!(ann.say(&made.played, FromPage::Draw).await.is_err());
        // Who gives up leaves the others to it, the computer among them.
        ann.say(&made.played, resign("A")).await.unwrap();
        bob.say(&made.played, resign("B")).await.unwrap();
        assert_eq!(finish(&made.played).unwrap().winner, "C".parse().ok());
    }
}

on_both! {
    async fn whose_time_is_up_leaves_the_others_playing(database: &Database) {
        let mut ann = Person::first(database).await;
        let clock = json!({ "clock": { "seconds": 86400, "increment": 0 } });
        let (made, friends) = table_of(&mut ann, "kt18", &["Bob", "Cy"], clock).await;
        let (game, _) = decision(&made.played).await;
        let Status::Decide(open) = game.status() else { unreachable!() };
        // Somebody thought for a day before they offered a draw.
        let thought = server::store::Entry {
            seq: footprint(&ann, &made.id).await as i64,
            at_ms: 0,
            kind: "offer".to_owned(),
            body: format!("86400000 draw {}", open.side),
        };
        ann.visitor.app.store().journal().keep(&made.id, vec![thought], None).await.unwrap();
        ann.visitor.app.hub().stop().await;
        let mut config = crate::visitor::config(database);
        config.pace = std::time::Duration::ZERO;
        let mut visitor = crate::visitor::Visitor::with(config).await;
        visitor.cookie = ann.visitor.cookie.clone();
        let ann = Person { visitor, user: ann.user };
        let played = ann.played(&made.id).await;
        wait_for(&played, |played| played.now().0.has_left(open.side).then_some(())).await;
        assert_eq!(finish(&played), None, "two play on");
        let record = played.shared.read(|sitting| sitting.record());
        assert!(record.to_string().contains(&format!("{} runs out of time\n", open.side)));
        drop(friends);
    }
}

async fn footprint(person: &Person, id: &str) -> usize {
    crate::people::footprint(person, id).await.2
}
