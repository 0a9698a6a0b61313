//! Taking answers back: freely until dice fall, afterwards if the other agrees. Dice are never thrown twice.

use game::{Game, Language};
use serde_json::json;
use server::games::Played;
use server::games::fair::check_dice;
use server::wire::{FromPage, OfferKind};
use server::{Refused, voice};
use table::{Entry, Record, Rules, Side, Status};

use crate::people::{Made, Person, decision, finish, new_game, resting, veteran};

/// The person whose turn it is, and the other one.
fn in_turn<'a>(game: &Game, ann: &'a Person, bob: &'a Person) -> (&'a Person, &'a Person) {
    match game.status() {
        Status::Decide(decision) if decision.side == Side::A => (ann, bob),
        _ => (bob, ann),
    }
}

async fn friends(ann: &mut Person) -> (Made, Person) {
    let mut bob = ann.other("Bob").await;
    let made = ann.make(&new_game("kt24", ["me", "friend"])).await;
    let joining = json!({ "invite": made.invites[0] });
    bob.visitor.post(&format!("/api/games/{}/join", made.id), &joining).await;
    (made, bob)
}

async fn record_of(ann: &mut Person, id: &str) -> Record {
    let answer = ann.visitor.get(&format!("/api/games/{id}/record")).await;
    Record::read(std::str::from_utf8(&answer.body).unwrap()).unwrap()
}

fn text(outcome: Result<(), Refused>) -> String {
    outcome.unwrap_err().said().text.clone()
}

fn words(id: &str) -> String {
    voice(Language::English).text(id, &[])
}

fn offer(played: &Played) -> Option<(OfferKind, Side)> {
    played.shared.read(|sitting| sitting.offer().map(|offer| (offer.kind, offer.by)))
}

/// Plays until the last line of the log is of a kind.
async fn until_last(people: [&Person; 2], played: &Played, dice: bool) -> (Game, u32) {
    loop {
        let (game, at) = decision(played).await;
        let last =
            played.shared.read(|sitting| sitting.lines().last().map(|line| line.entry.clone()));
        if at > 20 && last.is_some_and(|entry| matches!(entry, Entry::Roll(..)) == dice) {
            return (game, at);
        }
        in_turn(&game, people[0], people[1]).0.answer(played).await;
    }
}

on_both! {
    async fn an_answer_comes_back_freely_until_dice_fall(database: &Database) {
        let mut ann = Person::first(database).await;
        let (made, bob) = friends(&mut ann).await;
        until_last([&ann, &bob], &made.played, false).await;
        let (before, at, mine, other) = loop {
            let (game, at) = decision(&made.played).await;
            let (mine, other) = in_turn(&game, &ann, &bob);
            mine.answer(&made.played).await;
            let (_, after) = resting(&made.played).await;
            if after == at + 1 {
                break (game, at, mine, other);
            }
        };
        assert_eq!(made.played.table(None, Language::English).may_undo.len(), 1);
        assert_eq!(text(other.say(&made.played, FromPage::Accept).await), words("server-nothing-offered"));
        mine.say(&made.played, FromPage::Undo).await.unwrap();
        let (back, now) = made.played.now();
        assert_eq!((now, back.state_hash()), (at, before.state_hash()));
        let nobody = ann.other("Eve").await;
        assert_eq!(text(nobody.say(&made.played, FromPage::Undo).await), words("server-nothing-to-undo"));
    }
}

on_both! {
    async fn behind_dice_the_other_has_to_agree(database: &Database) {
        let mut ann = Person::first(database).await;
        let (made, bob) = friends(&mut ann).await;
        until_last([&ann, &bob], &made.played, true).await;
        let (here, at) = made.played.now();
        for (asking, other, side) in [(&ann, &bob, Side::A), (&bob, &ann, Side::B)] {
            asking.say(&made.played, FromPage::Undo).await.unwrap();
            assert_eq!(offer(&made.played), Some((OfferKind::Undo, side)));
            assert_eq!(text(other.say(&made.played, FromPage::Draw).await), words("server-offer-open"));
            assert_eq!(text(asking.say(&made.played, FromPage::Accept).await), words("server-nothing-offered"));
            other.say(&made.played, FromPage::Decline).await.unwrap();
            assert_eq!(offer(&made.played), None);
        }
        let (still, now) = made.played.now();
        assert_eq!((now, still.state_hash()), (at, here.state_hash()), "declined offers change nothing");
        let last_of_ann = made.played.shared.read(|sitting| {
            let own = |entry: &Entry| matches!(entry, Entry::Answer(Side::A, _));
            sitting.lines().iter().rposition(|line| own(&line.entry)).unwrap() as u32
        });
        ann.say(&made.played, FromPage::Undo).await.unwrap();
        bob.say(&made.played, FromPage::Accept).await.unwrap();
        let (game, now) = made.played.now();
        assert_eq!(now, last_of_ann);
        assert!(matches!(game.status(), Status::Decide(decision) if decision.side == Side::A));
        let undone = made.played.shared.read(|sitting| sitting.game_at(last_of_ann).unwrap().state_hash());
        assert_eq!(game.state_hash(), undone);
    }
}

on_both! {
    async fn an_offer_lapses_when_somebody_plays_on(database: &Database) {
        let mut ann = Person::first(database).await;
        let (made, bob) = friends(&mut ann).await;
        let (game, _) = until_last([&ann, &bob], &made.played, true).await;
        bob.say(&made.played, FromPage::Undo).await.unwrap();
        in_turn(&game, &ann, &bob).0.answer(&made.played).await;
        assert_eq!(offer(&made.played), None);
        assert_eq!(text(ann.say(&made.played, FromPage::Accept).await), words("server-nothing-offered"));
    }
}

on_both! {
    async fn dice_that_were_taken_back_are_gone_and_the_rest_still_proves(database: &Database) {
        let mut ann = Person::first(database).await;
        let made = ann.make(&new_game("kt24", ["me", "me"])).await;
        let mut again = 0;
        for round in 1..=3 {
            let (_, at) = until_last([&ann, &ann], &made.played, true).await;
            let thrown = |entry: &Entry| match entry { Entry::Roll(_, faces) => faces.len(), _ => 0 };
            let undone = made.played.shared.read(|sitting| {
                sitting.lines().iter().rev().take_while(|line| matches!(line.entry, Entry::Roll(..)))
                    .map(|line| thrown(&line.entry)).sum::<usize>()
            });
            assert!(undone > 0);
            again += undone;
            ann.say(&made.played, FromPage::Undo).await.unwrap();
            let (_, now) = made.played.now();
            assert!(now < at, "round {round}");
            ann.answer(&made.played).await;
            let (_, _) = decision(&made.played).await;
            for _ in 0..5 {
                ann.answer(&made.played).await;
                decision(&made.played).await;
            }
        }
        ann.say(&made.played, FromPage::Resign { side: "B".to_owned() }).await.unwrap();
        let record = record_of(&mut ann, &made.id).await;
        let checked = check_dice(&record).unwrap();
        assert!(checked.dice > 0);
        assert_eq!((checked.answers_back, checked.dice_back), (3, again as u64));
        let mut without = record.clone();
        let stands = record.standing();
        let mut stand = stands.iter();
        without.entries.retain(|(_, entry)| *stand.next().unwrap() || matches!(entry, Entry::Hash(_)));
        assert!(check_dice(&without).is_err(), "without what was taken back they are other dice");
    }
}

on_both! {
    async fn against_the_computer_everything_comes_back(database: &Database) {
        let mut ann = Person::first(database).await;
        let made = ann.make(&new_game("kt24", ["me", "random"])).await;
        for _ in 0..30 {
            let own = |game: &Game, _| matches!(game.status(), Status::Decide(decision) if decision.side == Side::A);
            let mine = crate::people::wait_for(&made.played, |played| {
                let (game, at) = played.now();
                (own(&game, at) || finish(played).is_some()).then_some((game, at))
            }).await;
            let answer = veteran(&mine.0);
            ann.say(&made.played, FromPage::Answer { at: mine.1, answer }).await.unwrap();
        }
        let (before, at) = crate::people::wait_for(&made.played, |played| {
            let (game, at) = played.now();
            let own = matches!(game.status(), Status::Decide(decision) if decision.side == Side::A);
            own.then_some((game, at))
        }).await;
        ann.say(&made.played, FromPage::Undo).await.unwrap();
        let (game, now) = made.played.now();
        assert!(now < at && game.state_hash() != before.state_hash());
        assert!(matches!(game.status(), Status::Decide(decision) if decision.side == Side::A));
        assert_eq!(text(ann.say(&made.played, FromPage::Draw).await), words("server-computer-plays-on"));
    }
}
