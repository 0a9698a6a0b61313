//! Thinking time, counted without a clock in sight: whoever drives a sitting says what was spent.

use table::RuleSet;
use tokio::time::Instant;

use super::*;
use crate::games::played::Shared;

/// A game on one screen with ten seconds a side and two more after each answer.
fn sitting() -> Sitting {
    let team = |name: &str| catalog::team(name).unwrap();
    let killzone = catalog::killzone("Cooperage Yard").unwrap();
    let teams = [team("Lantern Company"), team("Saltglass Crew")];
    let matchup = Matchup::new(RuleSet::KT24, teams, killzone, None).unwrap();
    let start = matchup.game().unwrap();
    let seed = Seed::new([7; 32]);
    let terms = Terms {
        id: "game".to_owned(),
        tags: matchup.tags(),
        commitment: seed.commitment(),
        matchup,
        dice: DiceSource::Program,
        clock: Some(ClockSettings { seconds: 10, increment: 2 }),
        seed: Some(seed),
        created_ms: 0,
    };
    let seat = || Seat {
        sitter: Sitter::Person(Some(("ann".to_owned(), "Ann".to_owned()))),
        invite_hash: None,
        entropy: String::new(),
        guest: true,
    };
    let mut sitting = Sitting::new(terms, vec![seat(), seat()], start);
    throw(&mut sitting);
    sitting
}

/// Throws the dice that the program has to, which takes nobody's time.
fn throw(sitting: &mut Sitting) {
    while let Some(moment) = sitting.program_roll() {
        sitting.apply(&Kept { moment, spent_ms: 0 }).unwrap();
    }
}

/// Any legal answer of the side whose turn it is.
fn some_answer(sitting: &Sitting) -> (Side, Moment) {
    let side = sitting.awaited().unwrap();
    let answer = sitting.game().candidates().into_iter().next().unwrap();
    (side, sitting.answer(side, answer).unwrap())
}

#[test]
fn who_thinks_spends_and_who_answers_gets_some_back() {
    let mut sitting = sitting();
    let mut left = [10_000, 10_000];
    for spent_ms in [3_000, 500, 0, 2_500, 1_999] {
        let (side, moment) = some_answer(&sitting);
        sitting.apply(&Kept { moment, spent_ms }).unwrap();
        left[side.index()] += 2_000 - spent_ms;
        throw(&mut sitting);
        assert_eq!([Side::A, Side::B].map(|side| sitting.left_ms(side).unwrap()), left);
    }
}

#[test]
fn offers_cost_the_time_of_who_has_to_answer() {
    let mut sitting = sitting();
    let side = sitting.awaited().unwrap();
    let moment = Moment::Offer(OfferKind::Draw, side);
    sitting.apply(&Kept { moment, spent_ms: 700 }).unwrap();
    sitting.apply(&Kept { moment: Moment::Decline(side), spent_ms: 300 }).unwrap();
    assert_eq!(sitting.left_ms(side), Some(9_000));
}

#[test]
fn nobody_gains_time_by_taking_answers_back() {
    let mut sitting = sitting();
    let before = sitting.at();
    let (side, moment) = some_answer(&sitting);
    for _ in 0..10 {
        sitting.apply(&Kept { moment: moment.clone(), spent_ms: 100 }).unwrap();
        // What was thought about the next decision is spent by whoever had to take it.
        sitting.apply(&Kept { moment: Moment::Undo(before), spent_ms: 0 }).unwrap();
    }
    assert_eq!(sitting.left_ms(side), Some(10_000 + 2_000 - 10 * 100));
    sitting.apply(&Kept { moment, spent_ms: 0 }).unwrap();
    throw(&mut sitting);
    let (next, moment) = some_answer(&sitting);
    let left = sitting.left_ms(next).unwrap();
    sitting.apply(&Kept { moment, spent_ms: 0 }).unwrap();
    assert_eq!(sitting.left_ms(next), Some(left + 2_000), "a new line is rewarded again");
}

#[test]
fn the_flag_falls_when_what_is_left_has_passed() {
    let mut sitting = sitting();
    let side = sitting.awaited().unwrap();
    let moment = Moment::Offer(OfferKind::Draw, side);
    sitting.apply(&Kept { moment, spent_ms: 4_000 }).unwrap();
    let before = Instant::now();
    let shared = Shared::new(sitting.clone());
    let after = Instant::now();
    let (whose, falls) = shared.deadline().unwrap();
    let left = std::time::Duration::from_secs(6);
    assert_eq!(whose, side);
    assert!((before + left..=after + left).contains(&falls));
    let lost = sitting.lost(side, Leaving::Time);
    assert_eq!(
        sitting.finish_after(&lost).and_then(|finish| finish.winner).map(|winner| winner == side),
        Some(false)
    );
    sitting.apply(&Kept { moment: lost, spent_ms: 6_000 }).unwrap();
    assert_eq!(Shared::new(sitting).deadline(), None, "nobody's clock runs when the game is over");
}
