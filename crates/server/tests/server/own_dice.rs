//! Dice that people roll at a real table and type.

use game::Language;
use serde_json::json;
use server::games::fair::check_dice;
use server::voice;
use server::wire::FromPage;
use table::{Entry, Record, Rules, Side, Status};

use crate::people::{Person, awaits_dice, footprint, new_game, veteran, wait_for};

on_both! {
    async fn typed_dice_count_and_the_computers_are_still_proved(database: &Database) {
        let mut ann = Person::first(database).await;
        let mut asked = new_game("kt24", ["me", "random"]);
        asked["dice"] = json!("own");
        let made = ann.make(&asked).await;
        let (mut typed, mut refused_once) = (0, false);
        while typed < 12 {
            let (game, at) = wait_for(&made.played, |played| {
                let mine = played.shared.read(|sitting| sitting.awaited()) == Some(Side::A);
                mine.then(|| played.now())
            }).await;
            let Some(dice) = awaits_dice(&game) else {
                let answer = veteran(&game);
                ann.say(&made.played, FromPage::Answer { at, answer }).await.unwrap();
                continue;
            };
            let roll = |faces: Vec<u8>| FromPage::Roll { at, faces };
            if !refused_once {
                refused_once = true;
                let before = footprint(&ann, &made.id).await;
                for wrong in [vec![], vec![3; usize::from(dice) + 1]] {
                    let refused = ann.say(&made.played, roll(wrong)).await.unwrap_err();
                    let count = [("dice", dice.to_string())];
                    let words = voice(Language::English).text("server-wrong-dice", &count);
                    assert_eq!(refused.said().text, words);
                    assert_eq!(refused.said().field.as_deref(), Some("faces"));
                }
                for wrong in [0, 7, 255] {
                    let refused = ann.say(&made.played, roll(vec![wrong; usize::from(dice)])).await;
                    assert_eq!(refused.unwrap_err().said().field.as_deref(), Some("faces"));
                }
                let answer = FromPage::Answer { at, answer: "pass".parse().unwrap() };
                let refused = ann.say(&made.played, answer).await.unwrap_err();
                assert_eq!(refused.said().text, voice(Language::English).text("server-dice-awaited", &[]));
                let late = FromPage::Roll { at: at + 1, faces: vec![3; usize::from(dice)] };
                assert!(ann.say(&made.played, late).await.is_err());
                assert_eq!(footprint(&ann, &made.id).await, before);
            }
            ann.say(&made.played, roll(vec![5; usize::from(dice)])).await.unwrap();
            typed += 1;
        }
        ann.say(&made.played, FromPage::Resign { side: "A".to_owned() }).await.unwrap();
        let text = ann.visitor.get(&format!("/api/games/{}/record", made.id)).await.body;
        let record = Record::read(std::str::from_utf8(&text).unwrap()).unwrap();
        assert_eq!(record.tags.get("dice own"), Some("A"));
        let rolls = |wanted: Side| record.entries.iter().filter(move |(_, entry)| matches!(entry, Entry::Roll(side, _) if *side == wanted));
        assert_eq!(rolls(Side::A).count(), typed);
        let five = |(_, entry): &(usize, Entry)| matches!(entry, Entry::Roll(_, faces) if faces.iter().all(|face| face.get() == 5));
        assert!(rolls(Side::A).all(five));
        let thrown: usize = rolls(Side::B).map(|(_, entry)| match entry { Entry::Roll(_, faces) => faces.len(), _ => 0 }).sum();
        let own: usize = rolls(Side::A).map(|(_, entry)| match entry { Entry::Roll(_, faces) => faces.len(), _ => 0 }).sum();
        let checked = check_dice(&record).unwrap();
        assert_eq!((checked.dice, checked.own), (thrown as u64, own as u64));
    }
}

on_both! {
    async fn on_one_screen_all_dice_are_typed(database: &Database) {
        let mut ann = Person::first(database).await;
        let mut asked = new_game("kt21", ["me", "me"]);
        asked["dice"] = json!("own");
        let made = ann.make(&asked).await;
        let mut lines = 0;
        while lines < 60 {
            let (game, at) = made.played.now();
            assert_eq!(at, lines, "the program throws nothing");
            let words = match game.status() {
                Status::Roll(roll) => {
                    let faces = (0..roll.dice).map(|die| 1 + (u32::from(die) + lines) as u8 % 6).collect();
                    FromPage::Roll { at, faces }
                }
                _ => FromPage::Answer { at, answer: veteran(&game) },
            };
            ann.say(&made.played, words).await.unwrap();
            lines += 1;
        }
    }
}
