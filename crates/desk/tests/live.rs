//! What is offered in a game that is going on, against what the game takes.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

mod played;

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use desk::live::{
    Choice, Errand, LiveReach, LiveRegion, Need, Options, Spot, Weapon, advice, options, reach,
    targets,
};
use dice::Chance;
use fixtures::Fixture;
use game::{Game, Speech};
use geometry::{Length, Place, Point, Polygon, Vector};
use skirmish::Reach;
use table::{Answer, Ask, RuleSet, Rules};

fn go_on() -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn game(rules: RuleSet, number: usize) -> Game {
    Fixture::new(rules).teams_from(number).board(number).game()
}

/// Plays a game by chance, and looks at every decision that is met, or at every so many.
fn play(rules: RuleSet, number: usize, every: usize, look: impl FnMut(&Game, &Ask, &Speech)) {
    let chance = Chance::new(11, number as u64);
    let by_chance = |game: &Game, _, chance: &mut Chance| game.propose(chance);
    played::play(game(rules, number), chance, every, look, by_chance);
}

const BOTH: [RuleSet; 2] = [RuleSet::KT21, RuleSet::KT24];

/// The answer of a choice, with what it needs filled in.
fn filled(choice: &Choice, place: &str, target: &str) -> Answer {
    if let Some(answer) = &choice.answer {
        return answer.clone();
    }
    let weapon = || choice.weapon.unwrap();
    let text = match choice.kind.as_str() {
        "shoot" => format!("shoot {} at {target}", weapon()),
        "fight" => format!("fight {target} with {}", weapon()),
        kind => format!("{kind} to {place}"),
    };
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn assert_fits(game: &Game, options: &Options) {
    for choice in &options.choices {
        assert!(!choice.label.is_empty() && !choice.label.contains(['{', '$']), "{choice:?}");
        assert!(!choice.label.starts_with("choice-"), "{choice:?}");
        if choice.needs.is_empty() {
            let checked = game.check(choice.answer.as_ref().unwrap());
            match (&checked, &choice.why_not) {
                (Ok(()), None) => {}
                (Err(illegal), Some(cause)) => assert_eq!(illegal.rule, cause.rule, "{choice:?}"),
                _ => panic!("{choice:?}, but the game says {checked:?}"),
            }
        } else {
            assert_eq!(choice.answer, None, "{choice:?}");
        }
    }
}

#[test]
fn what_is_offered_is_taken_and_what_is_greyed_is_refused() {
    for rules in BOTH {
        let mut asks = BTreeSet::new();
        let mut greyed = BTreeSet::new();
        for number in 0..6 {
            play(rules, number, 1, |game, ask, speech| {
                let options = options(game, None, speech).unwrap();
                assert_eq!(options.question, speech.ask(ask));
                assert!(
                    options.choices.iter().any(|choice| choice.why_not.is_none()),
                    "{options:?}"
                );
                assert_fits(game, &options);
                greyed
                    .extend(options.choices.iter().filter_map(|c| Some(c.why_not.as_ref()?.rule)));
                asks.insert(options.ask.kind());
            });
        }
        assert!(asks.len() >= 10, "{asks:?}");
        assert!(greyed.len() >= 12, "{greyed:?}");
    }
}

#[test]
fn a_finite_decision_offers_all_its_candidates() {
    for rules in BOTH {
        play(rules, 2, 1, |game, ask, speech| {
            if matches!(
                ask,
                Ask::Act { .. } | Ask::Deploy { .. } | Ask::Barricade { .. } | Ask::Overwatch
            ) {
                return;
            }
            let options = options(game, None, speech).unwrap();
            let open: BTreeSet<String> = options
                .choices
                .iter()
                .filter(|choice| choice.why_not.is_none())
                .filter_map(|choice| Some(choice.answer.as_ref()?.to_string()))
                .collect();
            let all: BTreeSet<String> = game.candidates().iter().map(Answer::to_string).collect();
            assert_eq!(open, all, "{ask:?}");
            let automatic = options.choices.iter().filter(|choice| choice.automatic).count();
            assert_eq!(automatic, usize::from(game.automatic().is_some()), "{options:?}");
        });
    }
}

#[test]
fn an_action_that_is_greyed_is_refused_wherever_to_and_at_whomever() {
    for rules in BOTH {
        let mut seen = 0;
        play(rules, 1, 1, |game, ask, speech| {
            let Ask::Act { model, .. } = ask else { return };
            let options = options(game, None, speech).unwrap();
            let enemies = (1..=16).map(|n| format!("{}{n}", model.side.other()));
            let enemies: Vec<String> = enemies.collect();
            for choice in options.choices.iter().filter(|choice| !choice.needs.is_empty()) {
                let Some(cause) = &choice.why_not else { continue };
                seen += 1;
                if choice.needs == [Need::Place] {
                    for place in ["3,3", "15,11", "20.5,4"] {
                        let refused = game.check(&filled(choice, place, "")).unwrap_err();
                        assert_eq!(refused.rule, cause.rule, "{choice:?}");
                    }
                } else {
                    assert!(enemies.iter().all(|e| game.check(&filled(choice, "", e)).is_err()));
                }
            }
        });
        assert!(seen > 100, "{seen}");
    }
}

fn region(game: &Game, errand: Errand, speech: &Speech) -> LiveRegion {
    match reach(game, errand, None, speech, &go_on).unwrap().unwrap() {
        LiveReach::Region(region) => region,
        LiveReach::Path(path) => panic!("{path:?}"),
    }
}

/// Corners of outlines lie inside the region, so the game has to take each of them.
fn assert_allowed(game: &Game, errand: Errand, region: &LiveRegion, speech: &Speech) -> usize {
    let corners = region.region.iter().flatten();
    let mut met = 0;
    for [x, y] in corners.step_by(7) {
        let spot = Spot { at: Point::inches(*x, *y), z: None };
        let Some(LiveReach::Path(path)) = reach(game, errand, Some(spot), speech, &go_on).unwrap()
        else {
            panic!("a place was asked for")
        };
        assert!(path.legal, "{path:?}");
        game.check(&path.answer).unwrap_or_else(|e| panic!("{path:?}: {e}"));
        if matches!(errand, Errand::Move(_)) {
            assert!(path.length.unwrap() <= path.limit.unwrap(), "{path:?}");
            let end = path.path.last().copied();
            assert!(end.is_none_or(|end| end == path.to), "{path:?}");
        }
        met += 1;
    }
    met
}

#[test]
fn regions_hold_what_the_game_allows_and_nothing_else() {
    for rules in BOTH {
        let mut met = 0;
        for number in 0..3 {
            play(rules, number, 13, |game, ask, speech| {
                let Ask::Act { .. } = ask else { return };
                for kind in table::MoveAction::ALL {
                    let errand = Errand::Move(kind);
                    let found = region(game, errand, speech);
                    let options = options(game, None, speech).unwrap();
                    let word = kind.to_string();
                    let choice = options.choices.iter().find(|choice| choice.kind == word).unwrap();
                    assert_eq!(choice.why_not, found.why_not);
                    met += assert_allowed(game, errand, &found, speech);
                    if found.why_not.is_some() {
                        continue;
                    }
                    for answer in game.candidates() {
                        let Answer::Move(action, table::Way::To(to)) = answer else { continue };
                        if action == kind && wide_enough(&found, to.at) {
                            assert!(inside(&found, to.at), "{word} to {to:?}: {found:?}");
                        }
                    }
                }
            });
        }
        assert!(met > 100, "{met}");
    }
}

fn inside(region: &LiveRegion, at: Point) -> bool {
    let within = |outline: &Vec<[f64; 2]>| {
        let corners = outline.iter().map(|[x, y]| Point::inches(*x, *y)).collect();
        Polygon::new(corners).is_ok_and(|polygon| polygon.place(at) != Place::Outside)
    };
    region.region.iter().filter(|outline| within(outline)).count() % 2 == 1
}

/// Whether a place is so far from every corner that the lattice cannot have missed it.
fn wide_enough(region: &LiveRegion, at: Point) -> bool {
    let near = Length::from_units(Length::INCH.units() / 2);
    let mut corners = region.region.iter().flatten();
    let fits = region.region.iter().all(|outline| outline.len() <= Polygon::MAX_CORNERS);
    fits && corners.all(|[x, y]| Point::inches(*x, *y).squared_distance(at) > near.squared())
}

#[test]
fn setting_up_has_regions_too() {
    let mut met = [0; 2];
    play(RuleSet::KT21, 0, 1, |game, ask, speech| match ask {
        Ask::Barricade { .. } => {
            let errand = Errand::Barricade(Vector { dx: 2540, dy: 0 });
            met[0] += assert_allowed(game, errand, &region(game, errand, speech), speech);
        }
        Ask::Deploy { left } if left % 3 == 0 => {
            let options = options(game, None, speech).unwrap();
            let choice = &options.choices[0];
            let model = choice.model.unwrap();
            let order = choice.order;
            assert!(order.is_some(), "operatives are set up with an order");
            let errand = Errand::Deploy(model, order);
            met[1] += assert_allowed(game, errand, &region(game, errand, speech), speech);
        }
        _ => {}
    });
    assert!(met[0] > 10 && met[1] > 10, "{met:?}");
}

#[test]
fn targets_agree_with_the_game_and_come_with_odds() {
    for rules in BOTH {
        let (mut allowed, mut solved, mut lines) = (0, 0, 0);
        play(rules, 3, 5, |game, ask, speech| {
            let Ask::Act { .. } = ask else { return };
            let options = options(game, None, speech).unwrap();
            let attacks = options.choices.iter().filter(|c| c.needs == [Need::Target]);
            for choice in attacks {
                let reach = if choice.kind == "shoot" { Reach::Ranged } else { Reach::Melee };
                let slug = choice.weapon.unwrap();
                let all = targets(game, Weapon { model: None, reach, slug }, speech).unwrap();
                let open = all.iter().filter(|target| target.why_not.is_none()).count();
                assert_eq!(open > 0, choice.why_not.is_none(), "{choice:?}: {all:?}");
                for target in &all {
                    let answer = target.answer.clone();
                    assert_eq!(filled(choice, "", &target.model.to_string()), answer);
                    let checked = game.check(&answer);
                    assert_eq!(checked.is_ok(), target.why_not.is_none(), "{target:?}");
                    lines += target.why.iter().filter(|cause| cause.line.is_some()).count();
                    for wider in &target.wider {
                        game.check(&wider.answer).unwrap();
                    }
                    if let Some(odds) = &target.odds {
                        let sum: f64 = odds.loses.iter().map(|(_, share)| share).sum();
                        assert!((sum - 1.0).abs() < 1e-9);
                        assert!((0.0..=1.0).contains(&odds.kills));
                        solved += 1;
                    }
                    allowed += usize::from(checked.is_ok());
                }
            }
        });
        assert!(allowed > 3 && solved > 0 && lines > 20, "{rules}: {allowed} {solved} {lines}");
    }
}

#[test]
fn overwatch_has_targets() {
    let mut met = 0;
    for number in 0..4 {
        play(RuleSet::KT21, number, 1, |game, ask, speech| {
            let Ask::Overwatch = ask else { return };
            let options = options(game, None, speech).unwrap();
            for choice in options.choices.iter().filter(|c| c.needs == [Need::Target]) {
                let model = choice.model.unwrap();
                let slug = choice.weapon.unwrap();
                let weapon = Weapon { model: Some(model), reach: Reach::Ranged, slug };
                for target in targets(game, weapon, speech).unwrap() {
                    let checked = game.check(&target.answer);
                    assert_eq!(checked.is_ok(), target.why_not.is_none(), "{target:?}");
                    met += usize::from(checked.is_ok());
                }
            }
        });
    }
    assert!(met > 0);
}

#[test]
fn advice_is_always_legal_and_says_why() {
    for rules in BOTH {
        let mut attacks = 0;
        play(rules, 4, 3, |game, _, speech| {
            let advice = advice(game, speech).unwrap();
            game.check(&advice.answer).unwrap();
            assert!(advice.reason.ends_with('.') && !advice.reason.contains('{'), "{advice:?}");
            attacks += usize::from(advice.odds.is_some());
        });
        assert!(attacks > 0);
    }
}

#[test]
fn one_model_is_asked_about_alone() {
    let mut seen = false;
    play(RuleSet::KT24, 0, 1, |game, ask, speech| {
        let Ask::Activate = ask else { return };
        let all = options(game, None, speech).unwrap();
        let one = all.choices[0].model.unwrap();
        let own = options(game, Some(one), speech).unwrap();
        assert_eq!(own.choices.len(), 2);
        assert!(own.choices.iter().all(|choice| choice.model == Some(one)));
        seen = true;
    });
    assert!(seen);
}
