//! What is offered in a game of ultra-close confines, against what the game takes: two, three and four players.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

mod halves;
mod played;

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use desk::live::{
    AttackOdds, Choice, Errand, LiveReach, Need, Spot, Weapon, advice, options, reach, targets,
};
use fixtures::Fixture;
use game::{Game, Speech};
use geometry::Point;
use skirmish::Reach;
use table::{Answer, Ask, RuleSet, Rules};

fn go_on() -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn game(players: usize, number: usize) -> Game {
    Fixture::new(RuleSet::KT18).players(players).teams_from(number).board(number).game()
}

/// Plays a game and looks at every so many decisions.
fn play(players: usize, number: usize, every: usize, look: impl FnMut(&Game, &Ask, &Speech)) {
    halves::play(game(players, number), number, every, look);
}

#[test]
fn what_is_offered_is_taken_and_what_is_greyed_is_refused() {
    let (mut asks, mut greyed) = (BTreeSet::new(), BTreeSet::new());
    for (players, number) in [(2, 0), (3, 1), (4, 2), (2, 3)] {
        play(players, number, 3, |game, ask, speech| {
            let options = options(game, None, speech).unwrap();
            assert_eq!(options.question, speech.ask(ask));
            assert!(options.choices.iter().any(|choice| choice.why_not.is_none()), "{options:?}");
            for choice in &options.choices {
                let named = !choice.label.is_empty() && !choice.label.contains(['{', '$']);
                assert!(named && !choice.label.starts_with("choice-"), "{choice:?}");
                if !choice.needs.is_empty() {
                    continue;
                }
                match (game.check(choice.answer.as_ref().unwrap()), &choice.why_not) {
                    (Ok(()), None) => {}
                    (Err(illegal), Some(cause)) => assert_eq!(illegal.rule, cause.rule),
                    (checked, _) => panic!("{choice:?}, but the game says {checked:?}"),
                }
            }
            greyed.extend(options.choices.iter().filter_map(|c| Some(c.why_not.as_ref()?.rule)));
            asks.insert(options.ask.kind());
        });
    }
    assert!(asks.len() >= 9, "{asks:?}");
    assert!(greyed.len() >= 6, "{greyed:?}");
}

/// What is asked about to fill in a choice's place.
fn errand(choice: &Choice) -> Errand {
    let model = || choice.model.unwrap();
    match choice.kind.as_str() {
        "deploy" => Errand::Deploy(model(), None),
        "normal" => Errand::Normal(model()),
        "fall-back" => Errand::FallBack(model()),
        "go" => Errand::Go,
        "retreat" => Errand::Retreat,
        other => panic!("{other} needs no place"),
    }
}

#[test]
fn regions_hold_places_that_the_game_allows() {
    let mut met = BTreeSet::new();
    for number in 0..4 {
        play(2, number, 11, |game, _, speech| {
            let options = options(game, None, speech).unwrap();
            let moves = options.choices.iter().filter(|choice| choice.needs == [Need::Place]);
            for choice in moves.step_by(3) {
                let errand = errand(choice);
                let Some(LiveReach::Region(found)) =
                    reach(game, errand, None, speech, &go_on).unwrap()
                else {
                    panic!("everywhere was asked about: {choice:?}")
                };
                if choice.why_not.is_some() {
                    assert!(found.region.is_empty(), "{choice:?}");
                    continue;
                }
                for [x, y] in found.region.iter().flatten().step_by(9) {
                    let spot = Spot { at: Point::inches(*x, *y), z: None };
                    let Some(LiveReach::Path(path)) =
                        reach(game, errand, Some(spot), speech, &go_on).unwrap()
                    else {
                        panic!("a place was asked for")
                    };
                    assert!(path.legal, "{path:?}");
                    game.check(&path.answer).unwrap();
                    let about = match &path.answer {
                        Answer::Deed(model, _) | Answer::Deploy(model, ..) => Some(*model),
                        _ => None,
                    };
                    assert_eq!(about, choice.model, "{path:?}");
                    if let (Some(length), Some(limit)) = (path.length, path.limit) {
                        assert!(length <= limit, "{path:?}");
                    }
                    met.insert(choice.kind.clone());
                }
            }
        });
    }
    assert!(met.len() >= 3, "{met:?}");
}

#[test]
fn targets_agree_with_the_game() {
    let (mut open, mut closed) = (0, 0);
    for number in 0..4 {
        play(2, number, 1, |game, ask, speech| {
            let Ask::Fire = ask else { return };
            let options = options(game, None, speech).unwrap();
            for choice in options.choices.iter().filter(|choice| choice.needs == [Need::Target]) {
                let model = choice.model.unwrap();
                let slug = choice.weapon.unwrap();
                let weapon = Weapon { model: Some(model), reach: Reach::Ranged, slug };
                let all = targets(game, weapon, speech).unwrap();
                let allowed = all.iter().filter(|target| target.why_not.is_none()).count();
                assert_eq!(allowed > 0, choice.why_not.is_none(), "{choice:?}");
                for target in &all {
                    let answer = target.answer.clone();
                    let filled = format!("attack {model} {slug} at {}", target.model);
                    assert_eq!(filled.parse(), Ok(answer.clone()));
                    let checked = game.check(&answer);
                    assert_eq!(checked.is_ok(), target.why_not.is_none(), "{target:?}");
                    assert!(target.visible || checked.is_err(), "{target:?}");
                    assert_eq!(checked.is_ok(), target.odds.is_some(), "{target:?}");
                    let chances = target.odds.iter().flat_map(|odds| &odds.loses);
                    let all: f64 = chances.map(|(_, chance)| chance).sum();
                    assert!(checked.is_err() || (all - 1.0).abs() < 1e-12, "{target:?}");
                }
                open += allowed;
                closed += all.len() - allowed;
            }
        });
    }
    assert!(open > 0 && closed > 0, "{open} {closed}");
}

#[test]
fn advice_is_always_legal_and_says_why() {
    let mut attacks = 0;
    for players in 2..=4 {
        play(players, players, 2, |game, _, speech| {
            let advice = advice(game, speech).unwrap();
            let answer = advice.answer.clone();
            game.check(&answer).unwrap();
            assert!(advice.reason.ends_with('.') && !advice.reason.contains('{'), "{advice:?}");
            assert_eq!(advice.odds, AttackOdds::of(game, &answer), "{advice:?}");
            assert_eq!(
                advice.odds.is_some(),
                matches!(answer, Answer::Attack { .. }),
                "{advice:?}"
            );
            if advice.odds.is_some() {
                assert!(advice.reason.contains('%'), "{advice:?}");
                attacks += 1;
            }
        });
    }
    assert!(attacks > 0);
}

#[test]
fn doors_go_by_their_names() {
    let mut seen = false;
    play(2, 0, 1, |game, _, speech| {
        for choice in options(game, None, speech).unwrap().choices {
            if choice.kind == "door" && choice.model.is_some() {
                assert!(choice.label.contains('(') && choice.label.ends_with(')'), "{choice:?}");
                seen = true;
            }
        }
    });
    assert!(seen);
}
