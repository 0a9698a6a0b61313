//! Whole games on one screen, from the first die to the record.

use axum::http::StatusCode;
use dice::Face;
use game::{Game, Language};
use serde_json::{Value, json};
use server::games::fair::check_dice;
use table::{Entry, Record, Rules};

use crate::people::{Made, Person, assert_every_die_checked, finish, new_game};

/// Plays a game on one screen to its end.
async fn whole_game(ann: &mut Person, rules: &str) -> Made {
    let made = ann.make(&new_game(rules, ["me", "me"])).await;
    assert!(!ann.play_until(&made.played, |_, _| false).await);
    assert!(finish(&made.played).is_some());
    made
}

/// Plays a record again from nothing but its text.
fn replay(record: &Record) -> Game {
    let matchup = catalog::Matchup::resolve(&record.tags, &catalog::Shelf::default()).unwrap();
    let mut game = matchup.game().unwrap();
    let mut hashes = 0;
    for (line, entry) in &record.entries {
        match entry {
            Entry::Answer(_, answer) => game.answer(answer).unwrap(),
            Entry::Roll(_, faces) => game.roll(faces).unwrap(),
            Entry::Leave(side, why) => game.leave(*side, *why).unwrap(),
            Entry::Undo(_) => panic!("nothing was taken back"),
            Entry::Hash(hash) => {
                hashes += 1;
                assert_eq!(*hash, game.state_hash(), "line {line}");
            }
        }
    }
    assert!(hashes > 1);
    game
}

async fn record_of(ann: &mut Person, id: &str) -> (String, Record) {
    let answer = ann.visitor.get(&format!("/api/games/{id}/record")).await;
    assert_eq!(answer.status, StatusCode::OK);
    assert!(answer.header("content-disposition").contains(id));
    let text = String::from_utf8(answer.body).unwrap();
    let record = Record::read(&text).unwrap();
    (text, record)
}

async fn played_out_and_proved(ann: &mut Person, rules: &str) {
    let made = whole_game(ann, rules).await;
    let (text, record) = record_of(ann, &made.id).await;
    let (last, at) = made.played.now();
    assert_eq!(replay(&record).state_hash(), last.state_hash());
    assert_every_die_checked(&record);
    let lines = record.entries.iter().filter(|(_, entry)| !matches!(entry, Entry::Hash(_)));
    assert_eq!(lines.count(), at as usize);
    let log = ann.visitor.get(&format!("/api/games/{}/log", made.id)).await.json();
    assert_eq!(log.as_array().unwrap().len(), at as usize);
    let row = ann.visitor.app.store().game(&made.id).await.unwrap().unwrap();
    assert!(text.contains(&row.seed));
    let sheet = ann.visitor.get(&format!("/api/games/{}", made.id)).await.json();
    assert_eq!(sheet["fairness"]["seed"], json!(row.seed));
    assert_eq!(sheet["finish"]["kind"], json!("played"));
    assert_eq!(row.result.unwrap().split(' ').next(), Some("played"));

    let mut loaded = record.clone();
    let roll = loaded.entries.iter_mut().rev().find_map(|(_, entry)| match entry {
        Entry::Roll(_, faces) => Some(faces),
        _ => None,
    });
    let first = &mut roll.unwrap()[0];
    *first = if *first == Face::SIX { Face::ONE } else { Face::SIX };
    assert!(check_dice(&loaded).is_err(), "a die that was turned is noticed");
}

on_both! {
    async fn kt24_is_played_out_and_proved(database: &Database) {
        played_out_and_proved(&mut Person::first(database).await, "kt24").await;
    }
}

on_both! {
    async fn kt18_is_played_out_and_proved(database: &Database) {
        played_out_and_proved(&mut Person::first(database).await, "kt18").await;
    }
}

on_both! {
    async fn kt21_is_played_out_and_proved(database: &Database) {
        played_out_and_proved(&mut Person::first(database).await, "kt21").await;
    }
}

on_both! {
    async fn the_seed_is_nowhere_before_the_end(database: &Database) {
        let mut ann = Person::first(database).await;
        let made = ann.make(&new_game("kt24", ["me", "me"])).await;
        let row = ann.visitor.app.store().game(&made.id).await.unwrap().unwrap();
        assert_eq!(row.seed.len(), 64);
        assert!(ann.play_until(&made.played, |_, at| at >= 40).await);
        let mut everything = String::new();
        let places = ["", "/table", "/table?at=3", "/log", "/record", "/options", "/advice"];
        for place in places {
            let answer = ann.visitor.get(&format!("/api/games/{}{place}", made.id)).await;
            assert_eq!(answer.status, StatusCode::OK, "{place}");
            everything += &String::from_utf8(answer.body).unwrap();
        }
        everything += &ann.visitor.get("/api/games").await.json().to_string();
        let (hello, _) = made.played.hello(Some(&ann.user.id), Language::English);
        everything += &serde_json::to_string(&hello).unwrap();
        everything += &format!("{:?}", made.played.shared.read(Clone::clone));
        assert!(everything.contains(&row.commitment), "what fixes the seed is told");
        assert!(!everything.contains(&row.seed), "what gives the dice away is not");
    }
}

/// A table without what can only be said of the present.
fn lasting(mut table: Value) -> Value {
    table["may_undo"] = json!([]);
    table
}

on_both! {
    async fn every_table_of_the_past_is_the_one_that_was_told_then(database: &Database) {
        let mut ann = Person::first(database).await;
        let made = ann.make(&new_game("kt21", ["me", "me"])).await;
        let mut notices = made.played.watch();
        let (hello, seen) = made.played.hello(None, Language::Italian);
        let hello = serde_json::to_value(hello).unwrap();
        let first = hello["table"]["at"].as_u64().unwrap();
        let mut told = vec![(first, hello["table"].clone())];
        assert!(ann.play_until(&made.played, |_, at| at >= 90).await);
        let viewer = made.played.viewer(None);
        while let Ok(notice) = notices.try_recv() {
            if notice.moment <= seen {
                continue;
            }
            let text = notice.text(Language::Italian, &viewer);
            let step: Value = serde_json::from_str(&text).unwrap();
            assert_eq!(step["say"], json!("step"));
            assert_eq!(step["entry"]["at"], step["table"]["at"]);
            told.push((step["table"]["at"].as_u64().unwrap(), step["table"].clone()));
        }
        let (_, at) = made.played.now();
        assert_eq!(told.iter().map(|(at, _)| *at).collect::<Vec<_>>(), (first..=u64::from(at)).collect::<Vec<_>>());
        for (at, table) in told {
            let path = format!("/api/games/{}/table?at={at}&lang=it", made.id);
            let then = ann.visitor.get(&path).await.json();
            assert_eq!(lasting(then), lasting(table), "at {at}");
        }
        let beyond = ann.visitor.get(&format!("/api/games/{}/table?at={}", made.id, at + 1)).await;
        assert_eq!(beyond.status, StatusCode::NOT_FOUND);
    }
}
