//! What is offered in a game of armies, against what the game takes: two, three and four players.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

mod halves;
mod played;

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use desk::live::{
    AttackOdds, Errand, LiveReach, Need, Spot, Weapon, advice, formation, options, reach, targets,
};
use fixtures::Fixture;
use game::{Game, Speech};
use geometry::Point;
use kt4w40k::UnitIx;
use skirmish::Reach;
use table::{Answer, Ask, ModelId, RuleSet, Rules};

fn go_on() -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn game(players: usize, number: usize) -> Game {
    let fixture = Fixture::new(RuleSet::KT4W40K).players(players);
    fixture.teams_from(number).board(number).game_with_room()
}

/// Plays a game and looks at every so many decisions.
fn play(players: usize, number: usize, every: usize, look: impl FnMut(&Game, &Ask, &Speech)) {
    halves::play(game(players, number), number, every, look);
}

#[test]
fn what_is_offered_is_taken_and_what_is_greyed_is_refused() {
    let (mut asks, mut greyed) = (BTreeSet::new(), BTreeSet::new());
    for (players, number) in [(2, 0), (3, 1), (4, 2)] {
        play(players, number, 3, |game, ask, speech| {
            let options = options(game, None, speech).unwrap();
            assert_eq!(options.question, speech.ask(ask));
            assert!(options.choices.iter().any(|choice| choice.why_not.is_none()), "{options:?}");
            for choice in &options.choices {
                let named = !choice.label.is_empty() && !choice.label.contains(['{', '$']);
                assert!(named && !choice.label.contains("choice-"), "{choice:?}");
                assert!(!choice.label.contains("term-"), "{choice:?}");
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
    for ask in ["deploy", "move", "go", "fire", "blows", "allocate"] {
        assert!(asks.contains(ask), "{asks:?}");
    }
    assert!(greyed.len() >= 5, "{greyed:?}");
}

/// What is asked about to fill in the place of a choice.
fn errand(kind: &str, unit: Option<ModelId>) -> Errand {
    match kind {
        "deploy" => Errand::Deploy(unit.unwrap(), None),
        "go" => Errand::Go,
        other => panic!("{other} needs no place"),
    }
}

#[test]
fn regions_hold_places_that_the_game_allows() {
    let mut met = BTreeSet::new();
    play(2, 1, 23, |game, _, speech| {
        let options = options(game, None, speech).unwrap();
        let Some(choice) = options.choices.iter().find(|choice| choice.needs == [Need::Place])
        else {
            return;
        };
        let errand = errand(&choice.kind, choice.model);
        let Some(LiveReach::Region(found)) = reach(game, errand, None, speech, &go_on).unwrap()
        else {
            panic!("everywhere was asked about: {choice:?}")
        };
        for [x, y] in found.region.iter().flatten().step_by(11) {
            let spot = Spot { at: Point::inches(*x, *y), z: None };
            let Some(LiveReach::Path(path)) =
                reach(game, errand, Some(spot), speech, &go_on).unwrap()
            else {
                panic!("a place was asked for")
            };
            let checked = game.check(&path.answer);
            assert_eq!(checked.is_ok(), path.legal, "{path:?}");
            if let (Some(length), Some(limit)) = (path.length, path.limit) {
                assert!(length <= limit, "{path:?}");
            }
            if path.legal {
                met.insert(choice.kind.clone());
            }
        }
    });
    assert!(met.contains("deploy") && met.contains("go"), "{met:?}");
}

#[test]
fn formations_show_where_everybody_ends() {
    let (mut moved, mut refused, mut named) = (0, 0, 0);
    play(2, 0, 3, |game, ask, speech| {
        let own = game.of::<kt4w40k::Kt4w40k>().unwrap();
        let mut answers = game.candidates();
        answers.truncate(3);
        if let Ask::Go { .. } = ask {
            answers.push("go to 1,1".parse().unwrap());
            answers.push("march 1 to 1,1".parse().unwrap());
        }
        for answer in answers {
            let Some(found) = formation(game, &answer, speech) else { continue };
            assert_eq!(found.legal, game.check(&answer).is_ok(), "{found:?}");
            assert_eq!(found.legal, found.why_not.is_none());
            let unit = own.setup().index(found.unit).unwrap();
            assert_eq!(found.models.len(), own.living(UnitIx(unit as u8)).count());
            if !found.legal {
                refused += 1;
                named += usize::from(found.culprit.is_some());
                continue;
            }
            let mut then = own.clone();
            then.answer(&answer).unwrap();
            for placed in &found.models {
                let model = then.numbered(UnitIx(unit as u8), placed.number).unwrap();
                let at = then.model(model).at.at;
                let told = Point::inches(placed.to[0], placed.to[1]);
                assert!(at.squared_distance(told) <= 2, "{placed:?}");
                moved += usize::from(placed.from.is_some_and(|from| from != placed.to));
                if let (Some(length), Some(limit)) = (placed.length, found.limit) {
                    assert!(length <= limit, "{found:?}");
                }
            }
        }
    });
    assert!(moved > 50 && refused > 10 && named > 5, "{moved} {refused} {named}");
}

#[test]
fn targets_agree_with_the_game() {
    let (mut open, mut closed, mut wounds) = (0, 0, 0.0);
    play(2, 2, 1, |game, ask, speech| {
        let Ask::Fire = ask else { return };
        let options = options(game, None, speech).unwrap();
        let weapons = options.choices.iter().filter(|choice| choice.needs == [Need::Target]);
        for choice in weapons.step_by(3) {
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
                assert_eq!(checked.is_ok(), target.odds.is_some(), "{target:?}");
                wounds += target.odds.as_ref().map_or(0.0, |odds| odds.expected);
            }
            open += allowed;
            closed += all.len() - allowed;
        }
    });
    assert!(open > 0 && closed > 0 && wounds > 0.0, "{open} {closed} {wounds}");
}

#[test]
fn advice_is_always_legal_and_says_why() {
    let mut attacks = 0;
    for players in 2..=4 {
        play(players, players, 4, |game, _, speech| {
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
