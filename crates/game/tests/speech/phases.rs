//! The words of phases, errands and dice, which sentences choose by.

use std::collections::BTreeSet;

use game::{Language, Speech};
use geometry::{Footing, Length, Point};
use table::{Ask, Errand, Event, ModelId, RuleSet, Slug, Why};

use crate::assert_sound;
use crate::files::messages;
use crate::samples::half;

const ERRANDS: [Errand; 5] =
    [Errand::Advance, Errand::Charge, Errand::FailedCharge, Errand::PileIn, Errand::Consolidate];

/// What units move for, besides.
const UNIT_ERRANDS: [Errand; 5] =
    [Errand::Normal, Errand::FallBack, Errand::Disembark, Errand::Arrive, Errand::Intervene];

const UNIT_PHASES: [&str; 8] =
    ["setup", "initiative", "movement", "psychic", "shooting", "combat", "morale", "over"];

const WINDOWS: [&str; 12] = [
    "start-of-turn",
    "start-of-movement",
    "end-of-movement",
    "start-of-psychic",
    "end-of-psychic",
    "start-of-shooting",
    "end-of-shooting",
    "start-of-combat",
    "end-of-combat",
    "start-of-morale",
    "end-of-morale",
    "end-of-turn",
];

const PHASES: [&str; 8] =
    ["setup", "initiative", "movement", "psychic", "shooting", "fight", "morale", "over"];

fn model() -> ModelId {
    "B3".parse().unwrap()
}

fn goes(errand: Errand) -> Event {
    let to = Footing::floor(Point { x: Length::inches(4), y: half(13) });
    Event::Goes { model: model(), errand, to, length: half(5) }
}

/// What is said of each is a sentence, and another one for each.
fn assert_all_told_apart(language: Language, sentences: Vec<String>) {
    for sentence in &sentences {
        assert_sound(language, "choosing sentence", sentence);
    }
    let told: BTreeSet<&String> = sentences.iter().collect();
    assert_eq!(told.len(), sentences.len(), "{language}: {sentences:?}");
}

#[test]
fn every_errand_has_words_of_its_own() {
    for language in Language::ALL {
        let speech = Speech::of(language, RuleSet::KT18);
        assert_all_told_apart(language, ERRANDS.map(|errand| speech.say(&goes(errand))).to_vec());
        let most = Length::inches(3);
        let ask = |errand| speech.ask(&Ask::Go { model: model(), errand, most });
        assert_all_told_apart(language, ERRANDS.map(ask).to_vec());
    }
    let english = Speech::of(Language::English, RuleSet::KT18);
    assert_eq!(english.say(&goes(Errand::PileIn)), "B3 piles in to (4\", 6.5\") (2.5\").");
    let ask = Ask::Go { model: model(), errand: Errand::Consolidate, most: half(5) };
    assert_eq!(english.ask(&ask), "Where does B3 consolidate to, or pass? At most 2.5\".");
}

#[test]
fn every_phase_has_words_of_its_own_in_the_log_and_on_the_page() {
    for language in Language::ALL {
        let speech = Speech::of(language, RuleSet::KT18);
        let say = |phase| speech.say(&Event::PhaseBegins { phase: Slug::of(phase) });
        assert_all_told_apart(language, PHASES.map(say).to_vec());
        let shown = messages(language);
        for phase in PHASES {
            assert!(shown.contains_key(&format!("game-phase-{phase}")), "{language}: {phase}");
        }
    }
}

#[test]
fn most_is_a_length_for_moves_and_a_number_for_dice() {
    let speech = Speech::new(Language::English);
    let runs = Event::Runs { model: model(), most: half(17) };
    assert_eq!(speech.say(&runs), "B3 Advances up to 8.5\".");
    let charge = Event::ChargeRolled { model: model(), most: Length::inches(7) };
    assert_eq!(speech.say(&charge), "B3 may charge up to 7\".");
    let keep = Why::KeepTooMany { most: 2 };
    assert_eq!(speech.say(&keep), "You may keep at most 2 dice.");
}

#[test]
fn nothing_is_counted_in_words_of_its_own() {
    let target = model();
    for language in Language::ALL {
        let speech = Speech::of(language, RuleSet::KT18);
        let struck = [0, 1, 2].map(|hits| speech.say(&Event::Struck { target, hits }));
        assert_all_told_apart(language, struck.to_vec());
        let wounded = [0, 1, 2].map(|wounds| speech.say(&Event::Wounded { target, wounds }));
        assert_all_told_apart(language, wounded.to_vec());
        let unsaved = [0, 1, 2].map(|wounds| speech.say(&Event::Unsaved { target, wounds }));
        assert_all_told_apart(language, unsaved.to_vec());
        for text in struck.iter().chain(&wounded).chain(&unsaved).step_by(3) {
            assert!(!text.contains('0'), "{language}: {text}");
        }
    }
    let english = Speech::of(Language::English, RuleSet::KT18);
    assert_eq!(english.say(&Event::Struck { target, hits: 0 }), "No attack hits B3.");
}

#[test]
fn units_have_words_for_every_errand_phase_and_window() {
    for language in Language::ALL {
        let speech = Speech::of(language, RuleSet::KT4W40K);
        let errands: Vec<Errand> = ERRANDS.into_iter().chain(UNIT_ERRANDS).collect();
        let most = Length::inches(3);
        let say = |errand: &Errand| speech.say(&goes(*errand));
        let ask = |errand: &Errand| speech.ask(&Ask::Go { model: model(), errand: *errand, most });
        assert_all_told_apart(language, errands.iter().map(say).collect());
        assert_all_told_apart(language, errands.iter().map(ask).collect());
        let begins = |phase| speech.say(&Event::PhaseBegins { phase: Slug::of(phase) });
        assert_all_told_apart(language, UNIT_PHASES.map(begins).to_vec());
        let window = |window| speech.ask(&Ask::Window { window: Slug::of(window) });
        assert_all_told_apart(language, WINDOWS.map(window).to_vec());
    }
}
