//! Everything the program says, in all its languages.
#![allow(clippy::unwrap_used)]
// The values of all fields are one long `json!`.
#![recursion_limit = "256"]

mod editions;
mod files;
mod phases;
mod samples;
mod writing;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use files::{Messages, messages, messages_of_the_program};
use game::{Language, Speech};
use geometry::{Footing, Length, Point};
use samples::{half, questions, samples};
use serde_json::Value;
use skirmish::Reason;
use table::{Ask, Edge, Event, MoveAction, Order, RerollSource, Slug, Spoken, Success, Why};

fn reason(key: &'static str, terrain: Option<&str>) -> Reason {
    Reason {
        rule: "KT24-VIS-01",
        key,
        refusal: None,
        terrain: terrain.map(Into::into),
        model: None,
        line: None,
    }
}

fn family(messages: &Messages, family: &str) -> BTreeSet<String> {
    let stem = format!("{family}-");
    messages.keys().filter_map(|id| id.strip_prefix(&stem)).map(Into::into).collect()
}

fn set(keys: &[&str]) -> BTreeSet<String> {
    keys.iter().map(|&key| key.to_owned()).collect()
}

#[test]
fn every_key_has_a_message_and_every_message_a_key() {
    let english = messages(Language::English);
    assert_eq!(family(&english, Why::FAMILY), set(Why::KEYS));
    assert_eq!(family(&english, Event::FAMILY), set(Event::KEYS));
    assert_eq!(family(&english, "reason"), set(Reason::KEYS));
    let asked: BTreeSet<String> =
        questions().iter().map(|(_, id)| id.trim_start_matches("ask-").to_owned()).collect();
    assert_eq!(family(&english, "ask"), asked);
}

#[test]
fn every_word_of_an_enum_has_a_term() {
    fn words<T: serde::Serialize>(all: &[T]) -> Vec<Value> {
        all.iter().map(|word| serde_json::to_value(word).unwrap()).collect()
    }
    let english = messages(Language::English);
    let words = [
        words(&Order::ALL),
        words(&Edge::ALL),
        words(&MoveAction::ALL),
        words(&RerollSource::ALL),
        words(&[Success::Normal, Success::Critical]),
        words(&["draw", "initiative", "attack", "defence", "reroll", "hot"]),
        words(&["hit", "wound", "save", "attacks", "damage", "injury", "advance", "charge"]),
        words(&["roll-off", "crush", "doors", "psychic", "deny", "perils", "break", "nerve"]),
        words(&["shoot", "fight", "door", "punishing", "rending", "severe", "obscured"]),
        words(&["invulnerable-save"]),
        words(&["morale", "decisive", "ignore", "wreck", "arrive", "heroic-intervention"]),
        words(&kt18::Tactic::ALL.map(|tactic| tactic.slug().to_string())),
        words(&kt18::Power::ALL.map(|power| power.slug().to_string())),
        words(&kt4w40k::Power::ALL.map(|power| power.slug().to_string())),
        words(&kt4w40k::Generic::ALL.map(|stratagem| stratagem.slug().to_string())),
    ];
    let words: BTreeSet<String> =
        words.iter().flatten().map(|word| word.as_str().unwrap().to_owned()).collect();
    assert_eq!(family(&english, "term"), words);
}

/// The messages of a family that the sources of the program name.
fn named_in_the_sources(folder: &Path, family: &str, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            named_in_the_sources(&path, family, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            let stem = format!("\"{family}-");
            let named = text.split(&stem).skip(1);
            found.extend(named.filter_map(|rest| rest.split('"').next()).map(Into::into));
        }
    }
}

#[test]
fn every_problem_of_a_file_has_a_message_and_every_message_a_problem() {
    let mut named = BTreeSet::new();
    for room in ["table", "cards", "catalog"] {
        let sources = [env!("CARGO_MANIFEST_DIR"), "..", room, "src"].iter().collect::<PathBuf>();
        named_in_the_sources(&sources, "problem", &mut named);
    }
    assert_eq!(family(&messages(Language::English), "problem"), named);
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_variables() {
    let english = messages(Language::English);
    for language in Language::ALL {
        let other = messages(language);
        for (id, variables) in &english {
            assert_eq!(other.get(id), Some(variables), "{language}: {id}");
        }
        assert_eq!(other.len(), english.len(), "{language} has messages that English lacks");
    }
}

#[test]
fn every_file_is_part_of_the_program() {
    for language in Language::ALL {
        let speech = Speech::new(language);
        for id in messages_of_the_program(language).keys() {
            assert_ne!(&speech.text(id, &[]), id, "{language}");
        }
    }
}

/// Fluent shows a variable that is missing as its name in braces.
fn assert_sound(language: Language, id: &str, sentence: &str) {
    assert!(!sentence.contains(['{', '$']), "{language}: {id}: {sentence}");
    assert!(sentence.ends_with(['.', '?']), "{language}: {id}: {sentence}");
}

#[test]
fn every_message_is_a_sound_sentence_in_every_language() {
    for language in Language::ALL {
        let speech = Speech::new(language);
        for why in samples::<Why>() {
            assert_sound(language, why.key(), &speech.say(&why));
        }
        for event in samples::<Event>() {
            assert_sound(language, event.key(), &speech.say(&event));
        }
        for (ask, id) in questions() {
            assert_sound(language, id, &speech.ask(&ask));
        }
        for key in Reason::KEYS {
            for terrain in [None, Some("Ruin")] {
                let sentence = speech.reason(&reason(key, terrain));
                assert_sound(language, key, &sentence);
                assert!(!sentence.contains("none"), "{language}: {key}: {sentence}");
            }
        }
    }
}

#[test]
fn languages_do_not_borrow_from_english() {
    let english = Speech::new(Language::English);
    for language in [Language::French, Language::Spanish, Language::Italian] {
        let speech = Speech::new(language);
        for why in samples::<Why>() {
            assert_ne!(speech.say(&why), english.say(&why), "{language}: {}", why.key());
        }
        for event in samples::<Event>() {
            assert_ne!(speech.say(&event), english.say(&event), "{language}: {}", event.key());
        }
    }
}

#[test]
fn values_are_shown_as_people_write_them() {
    let speech = Speech::new(Language::English);
    let model = "A1".parse().unwrap();
    let at = Footing { at: Point { x: Length::inches(4), y: half(13) }, z: Length::inches(3) };
    assert_eq!(speech.say(&Event::Deployed { model, at }), "A1 is set up at (4\", 6.5\", 3\").");
    let moved = Event::Moved {
        model,
        action: MoveAction::FallBack,
        to: Footing::floor(at.at),
        length: half(9),
    };
    assert_eq!(speech.say(&moved), "A1 moves to (4\", 6.5\") (Fall Back, 4.5\").");
    let rolled = samples::<Event>().into_iter().find(|event| event.key() == "rolled").unwrap();
    assert_eq!(speech.say(&rolled), "Player A rolls for attack: 6 4 3 2.");
    let open = Event::ShotAt { target: model, cover: false, obscured: true };
    assert_eq!(speech.say(&open), "A1 is shot at, obscured.");
    let used = Event::UsedUp { model, weapon: Slug::of("charge") };
    assert_eq!(speech.say(&used), "A1 has used up charge.", "names of weapons are no terms");
}

#[test]
fn a_reason_that_is_a_refusal_speaks_as_one() {
    let why = Why::NotVisible { model: "B3".parse().unwrap() };
    let refused = Reason { refusal: Some(why.clone()), ..reason("refused", None) };
    for language in Language::ALL {
        let speech = Speech::new(language);
        assert_eq!(speech.reason(&refused), speech.say(&why));
    }
}

#[test]
fn numbers_choose_the_plural() {
    let model = "B3".parse().unwrap();
    let cases = [
        (Language::English, ["Set up 1 more operative.", "Set up 2 more operatives."]),
        (Language::French, ["Placez encore 1 agent.", "Placez encore 2 agents."]),
        (Language::Spanish, ["Despliega 1 agente más.", "Despliega 2 agentes más."]),
        (Language::Italian, ["Schiera ancora 1 agente.", "Schiera ancora 2 agenti."]),
    ];
    for (language, [one, two]) in cases {
        let speech = Speech::new(language);
        assert_eq!(speech.ask(&Ask::Deploy { left: 1 }), one);
        assert_eq!(speech.ask(&Ask::Deploy { left: 2 }), two);
        let text = |left: &str| speech.text("ask-deploy", &[("left", left.to_owned())]);
        assert_eq!((text("1"), text("2")), (one.to_owned(), two.to_owned()));
    }
    let cases = [
        (Language::English, "B3 loses 1 wound; 5 left.", "B3 loses 2 wounds; 5 left."),
        (
            Language::French,
            "B3 perd 1 PV\u{a0}; il lui en reste 5.",
            "B3 perd 2 PV\u{a0}; il lui en reste 5.",
        ),
        (
            Language::Spanish,
            "B3 pierde 1 herida; heridas restantes: 5.",
            "B3 pierde 2 heridas; heridas restantes: 5.",
        ),
        (
            Language::Italian,
            "B3 perde 1 ferita; ferite rimaste: 5.",
            "B3 perde 2 ferite; ferite rimaste: 5.",
        ),
    ];
    for (language, one, two) in cases {
        let speech = Speech::new(language);
        assert_eq!(speech.say(&Event::Damage { model, points: 1, left: 5 }), one);
        assert_eq!(speech.say(&Event::Damage { model, points: 2, left: 5 }), two);
    }
}

/// All refusals of a language, a line each.
fn refusals(language: Language) -> String {
    let speech = Speech::new(language);
    samples::<Why>().iter().map(|why| format!("{}: {}\n", why.key(), speech.say(why))).collect()
}

#[test]
fn refusals_in_english() {
    insta::assert_snapshot!(refusals(Language::English));
}

#[test]
fn refusals_in_french() {
    insta::assert_snapshot!(refusals(Language::French));
}
