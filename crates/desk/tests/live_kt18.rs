//! What is offered in a game of ultra-close confines, against what the game takes: two, three and four players.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

mod halves;
mod played;

use std::collections::BTreeSet;

use catalog::AnyMatchup;
use desk::live::{Choice, Errand, LiveReach, Need, Spot, Weapon, advice, options, reach, targets};
use game::{Game, Speech};
use geometry::Point;
use skirmish::Reach;
use table::{Answer, Ask, ModelId, RuleSet, Rules};

fn game(players: usize, number: usize) -> Game {
    let names = catalog::team_names(RuleSet::Kt18);
    let teams: Vec<_> =
        (0..players).map(|i| catalog::team(&names[(i + number) % names.len()]).unwrap()).collect();
    let boards = catalog::killzone_names_for(RuleSet::Kt18);
    let board = catalog::killzone(&boards[number % boards.len()]).unwrap();
    AnyMatchup::new(RuleSet::Kt18, teams, board, None).unwrap().game().unwrap()
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
                match (game.check(&choice.answer.parse().unwrap()), &choice.why_not) {
                    (Ok(()), None) => {}
                    (Err(illegal), Some(cause)) => assert_eq!(illegal.rule, cause.rule),
                    (checked, _) => panic!("{choice:?}, but the game says {checked:?}"),
                }
            }
            greyed.extend(options.choices.iter().filter_map(|c| Some(c.why_not.as_ref()?.rule)));
            asks.insert(options.ask);
        });
    }
    assert!(asks.len() >= 9, "{asks:?}");
    assert!(greyed.len() >= 6, "{greyed:?}");
}

/// What is asked about to fill in a choice's place.
fn errand(choice: &Choice) -> Errand {
    let model = || -> ModelId { choice.model.as_ref().unwrap().parse().unwrap() };
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
                let Some(LiveReach::Region(found)) = reach(game, errand, None, speech).unwrap()
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
                        reach(game, errand, Some(spot), speech).unwrap()
                    else {
                        panic!("a place was asked for")
                    };
                    assert!(path.legal, "{path:?}");
                    let filled = choice.answer.replace("{place}", &path.answer_place());
                    game.check(&filled.parse().unwrap()).unwrap();
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

trait Placed {
    fn answer_place(&self) -> String;
}

impl Placed for desk::live::LivePath {
    /// The place as the answer writes it.
    fn answer_place(&self) -> String {
        self.answer.rsplit(' ').next().unwrap().to_owned()
    }
}

#[test]
fn targets_agree_with_the_game() {
    let (mut open, mut closed) = (0, 0);
    for number in 0..4 {
        play(2, number, 1, |game, ask, speech| {
            let Ask::Fire = ask else { return };
            let options = options(game, None, speech).unwrap();
            for choice in options.choices.iter().filter(|choice| choice.needs == [Need::Target]) {
                let model = choice.model.as_ref().unwrap().parse().unwrap();
                let slug = choice.weapon.as_ref().unwrap().parse().unwrap();
                let weapon = Weapon { model: Some(model), reach: Reach::Ranged, slug };
                let all = targets(game, weapon, speech).unwrap();
                let allowed = all.iter().filter(|target| target.why_not.is_none()).count();
                assert_eq!(allowed > 0, choice.why_not.is_none(), "{choice:?}");
                for target in &all {
                    let answer: Answer = target.answer.parse().unwrap();
                    let filled = choice.answer.replace("{target}", &target.model);
                    assert_eq!(filled.parse(), Ok(answer.clone()));
                    let checked = game.check(&answer);
                    assert_eq!(checked.is_ok(), target.why_not.is_none(), "{target:?}");
                    assert!(target.visible || checked.is_err(), "{target:?}");
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
    for players in 2..=4 {
        play(players, players, 2, |game, _, speech| {
            let advice = advice(game, speech).unwrap();
            game.check(&advice.answer.parse().unwrap()).unwrap();
            assert!(advice.reason.ends_with('.') && !advice.reason.contains('{'), "{advice:?}");
        });
    }
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
