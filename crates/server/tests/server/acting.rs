//! Who may act, and when. A refusal says why in the language of who asks, and changes nothing.

use game::Language;
use serde_json::json;
use server::voice;
use server::wire::{FromPage, GivenAnswer};
use table::{Rules, Side, Status};

use crate::people::{Person, decision, footprint, new_game, veteran};

/// What a refusal has to say.
fn words(language: Language, id: &str) -> String {
    voice(language).text(id, &[])
}

on_both! {
    async fn only_who_plays_acts(database: &Database) {
        let mut ann = Person::first(database).await;
        let bob = ann.other("Bob").await;
        let made = ann.make(&new_game("kt24", ["me", "me"])).await;
        let (game, at) = decision(&made.played).await;
        let before = footprint(&ann, &made.id).await;
        let answer = veteran(&game);
        for language in Language::ALL {
            for (said, id) in [
                (FromPage::Answer { at, answer: answer.clone() }, "server-not-yours"),
                (FromPage::Auto { at }, "server-not-yours"),
                (FromPage::Roll { at, faces: vec![1] }, "server-not-yours"),
                (FromPage::Undo, "server-nothing-to-undo"),
                (FromPage::Draw, "server-not-yours"),
                (FromPage::Accept, "server-nothing-offered"),
                (FromPage::Decline, "server-not-yours"),
                (FromPage::Resign { side: "A".to_owned() }, "server-not-yours"),
            ] {
                let refused = made.played.say(bob.user.clone(), said.clone(), language).await;
                assert_eq!(refused.unwrap_err().said().text, words(language, id), "{said:?}");
            }
        }
        assert_ne!(words(Language::French, "server-not-yours"), words(Language::English, "server-not-yours"));
        assert_eq!(footprint(&ann, &made.id).await, before);
    }
}

on_both! {
    async fn late_wrong_and_senseless_answers_change_nothing(database: &Database) {
        let mut ann = Person::first(database).await;
        let made = ann.make(&new_game("kt24", ["me", "me"])).await;
        assert!(ann.play_until(&made.played, |_, at| at >= 20).await);
        let (game, at) = decision(&made.played).await;
        let before = footprint(&ann, &made.id).await;
        let answer = |at: u32, answer: &GivenAnswer| FromPage::Answer { at, answer: answer.clone() };
        let good = veteran(&game);
        for late in [0, at - 1, at + 1, u32::MAX] {
            let refused = ann.say(&made.played, answer(late, &good)).await.unwrap_err();
            assert_eq!(refused.said().text, words(Language::English, "server-too-late"));
        }
        for garbage in ["", "tea", "A9", "pass pass", "\u{0}", &"x".repeat(5000), "{\"say\":1}"] {
            let said = answer(at, &GivenAnswer::Notation(garbage.to_owned()));
            let refused = made.played.say(ann.user.clone(), said, Language::Spanish).await.unwrap_err();
            let fault = refused.said();
            // Either it is no answer at all, or it is one that the rules forbid here.
            let field = fault.field.as_deref() == Some("answer");
            assert!(field != fault.rule.is_some(), "{garbage:?}: {fault:?}");
            if field {
                let start = words(Language::Spanish, "server-unreadable");
                let start = start.split(['{', '\u{2068}']).next().unwrap();
                assert!(fault.text.starts_with(start), "{fault:?}");
            }
        }
        let refused = ann.say(&made.played, FromPage::Roll { at, faces: vec![6] }).await.unwrap_err();
        assert_eq!(refused.said().text, words(Language::English, "server-answer-awaited"));
        let refused = ann.say(&made.played, FromPage::Roll { at, faces: vec![7] }).await.unwrap_err();
        assert_eq!(refused.said().field.as_deref(), Some("faces"));
        let refused = ann.say(&made.played, FromPage::Resign { side: "Z".to_owned() }).await.unwrap_err();
        assert_eq!(refused.said().field.as_deref(), Some("side"));
        assert_eq!(footprint(&ann, &made.id).await, before);
        ann.say(&made.played, answer(at, &good)).await.unwrap();
        assert_eq!(ann.say(&made.played, answer(at, &good)).await.unwrap_err().said().text,
            words(Language::English, "server-too-late"), "what is said twice counts once");
    }
}

on_both! {
    async fn a_player_waits_for_the_turn_of_the_other(database: &Database) {
        let mut ann = Person::first(database).await;
        let mut bob = ann.other("Bob").await;
        let made = ann.make(&new_game("kt24", ["me", "friend"])).await;
        let refused = ann.say(&made.played, FromPage::Auto { at: 0 }).await.unwrap_err();
        assert_eq!(refused.said().text, words(Language::English, "server-seats-open"));
        let joining = json!({ "invite": made.invites[0], "entropy": "tails" });
        let sheet = bob.visitor.post(&format!("/api/games/{}/join", made.id), &joining).await.json();
        assert_eq!(sheet["fairness"]["entropy"], json!(["heads", "tails"]));
        let mut turns = [0, 0];
        while turns[0] < 5 || turns[1] < 5 {
            let (game, at) = decision(&made.played).await;
            let Status::Decide(decision) = game.status() else { unreachable!() };
            let (mine, other) = if decision.side == Side::A { (&ann, &bob) } else { (&bob, &ann) };
            turns[decision.side.index()] += 1;
            let said = FromPage::Answer { at, answer: veteran(&game) };
            let before = footprint(&ann, &made.id).await;
            let refused = other.say(&made.played, said.clone()).await.unwrap_err();
            assert_eq!(refused.said().text, words(Language::English, "server-not-your-turn"));
            assert_eq!(footprint(&ann, &made.id).await, before);
            mine.say(&made.played, said).await.unwrap();
        }
        let resign = FromPage::Resign { side: "A".to_owned() };
        let refused = bob.say(&made.played, resign).await.unwrap_err();
        assert_eq!(refused.said().text, words(Language::English, "server-not-yours"));
    }
}

on_both! {
    async fn what_the_rules_forbid_is_refused_by_the_rule(database: &Database) {
        let mut ann = Person::first(database).await;
        let made = ann.make(&new_game("kt24", ["me", "me"])).await;
        let acts = |game: &game::Game, _| {
            matches!(game.status(), Status::Decide(decision) if decision.ask.kind() == "act")
        };
        assert!(ann.play_until(&made.played, acts).await);
        let (_, at) = made.played.now();
        let before = footprint(&ann, &made.id).await;
        let said = FromPage::Answer { at, answer: "initiative A".parse().unwrap() };
        let mut seen = Vec::new();
        for language in Language::ALL {
            let nonsense = FromPage::Answer { at, answer: "reposition to 99,99".parse().unwrap() };
            for said in [said.clone(), nonsense] {
                let refused = made.played.say(ann.user.clone(), said, language).await.unwrap_err();
                if let Some(rule) = &refused.said().rule {
                    assert!(rule.starts_with("KT24-"), "{rule}");
                    seen.push(refused.said().text.clone());
                }
            }
        }
        seen.dedup();
        assert!(seen.len() >= Language::ALL.len(), "each in its own language: {seen:?}");
        assert_eq!(footprint(&ann, &made.id).await, before);
    }
}
