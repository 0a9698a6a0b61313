//! What a veteran advises in games of every rule set.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use ai::{Budget, Level, Player};
use desk::live::{Advice, advice};
use dice::Chance;
use fixtures::Fixture;
use game::{Game, Language, Speech};
use table::{Ask, RuleSet, Rules, Status};

/// Plays a game as troopers do, and looks at every decision until that is enough or the game is over.
fn play(rules: RuleSet, mut enough: impl FnMut(&Game, &Ask) -> bool) {
    let mut game = Fixture::new(rules).game();
    game.silence();
    let mut dice = Chance::new(5, 0);
    let mut trooper = Player::new(Level::Trooper, Chance::new(5, 1));
    fixtures::play(&mut game, &mut dice, |game, decision, _| {
        let done = enough(game, &decision.ask);
        (!done).then(|| trooper.choose(&game.view(decision.side)))
    });
}

fn in_english(game: &Game) -> Advice {
    advice(game, &Speech::of(Language::English, game.rule_set())).unwrap()
}

fn assert_worded(text: &str) {
    assert!(text.ends_with('.') && !text.contains(['{', '$']) && !text.contains("advi"), "{text}");
}

#[test]
fn every_kind_of_decision_gets_an_answer_that_is_legal() {
    for rules in RuleSet::ALL {
        let mut kinds = Vec::new();
        play(rules, |game, ask| {
            let kind = std::mem::discriminant(ask);
            if !kinds.contains(&kind) {
                kinds.push(kind);
                let advice = in_english(game);
                let answer = advice.answer.clone();
                game.check(&answer).unwrap_or_else(|illegal| panic!("{rules} {answer}: {illegal}"));
                assert!(!advice.label.is_empty());
                assert_worded(&advice.reason);
                assert_eq!(advice, in_english(game), "{rules}: the same every time");
            }
            false
        });
        assert!(kinds.len() > 5, "{rules}: {}", kinds.len());
    }
}

#[test]
fn the_veteran_is_asked_with_what_the_player_sees() {
    for rules in [RuleSet::KT21, RuleSet::KT24] {
        let mut activations = 0;
        play(rules, |game, ask| {
            if *ask == Ask::Activate {
                activations += 1;
                let Status::Decide(decision) = game.status() else { unreachable!() };
                let mut veteran = Player::new(Level::Veteran, Chance::new(0, 0));
                let answer =
                    veteran.choose_within(&game.view(decision.side), &Budget::usual(rules));
                assert_eq!(in_english(game).answer, answer, "{rules}");
            }
            activations == 4
        });
        assert_eq!(activations, 4, "{rules}");
    }
}

#[test]
fn three_activations_are_told_with_reasons_in_every_language() {
    for rules in [RuleSet::KT21, RuleSet::KT24] {
        let (mut met, mut attacks, mut steps) = (0, 0, 0);
        play(rules, |game, ask| {
            if *ask != Ask::Activate {
                return met == 6;
            }
            met += 1;
            let told = in_english(game);
            assert_eq!(told.activations.len(), 3, "{rules}");
            assert_eq!(told.activations[0].answer, told.answer);
            assert_eq!(told.activations[0].label, told.label);
            for language in Language::ALL {
                let speech = Speech::of(language, rules);
                let advice = advice(game, &speech).unwrap();
                for (one, english) in advice.activations.iter().zip(&told.activations) {
                    assert_eq!(one.answer, english.answer, "the words alone differ");
                    game.check(&one.answer).unwrap();
                    let said = one.expected.iter().chain(&one.why);
                    assert!(said.clone().count() > 0, "{language}: {one:?}");
                    said.for_each(|text| assert_worded(text));
                    assert!(one.steps.iter().all(|step| !step.contains("choice-")), "{one:?}");
                    attacks += usize::from(one.expected.is_some());
                    steps += one.steps.len();
                }
            }
            met == 6
        });
        assert!(met == 6 && attacks > 0 && steps > 0, "{rules}: {met} {attacks} {steps}");
    }
}

#[test]
fn only_activations_come_with_others() {
    play(RuleSet::KT24, |game, ask| {
        let acts = matches!(ask, Ask::Act { .. });
        if acts {
            assert_eq!(in_english(game).activations, []);
        }
        acts
    });
}
