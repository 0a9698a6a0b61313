//! Everything the program says, in all its languages.
#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern};
use fluent_syntax::ast::{PatternElement, Resource};
use game::{Language, Speech};
use geometry::{Footing, Length, Point};
use kt24::Reason;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use table::{Ask, Edge, Event, MoveAction, Order, RerollSource, Slug, Spoken, Success, Why};

/// The messages of a language, each with the variables that it names.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn files(language: Language) -> BTreeMap<String, String> {
    let folder: PathBuf =
        [env!("CARGO_MANIFEST_DIR"), "..", "..", "locales", language.code()].iter().collect();
    let read = |entry: std::io::Result<fs::DirEntry>| {
        let path = entry.unwrap().path();
        (path.file_name().unwrap().to_str().unwrap().to_owned(), fs::read_to_string(path).unwrap())
    };
    fs::read_dir(folder).unwrap().map(read).collect()
}

fn messages(language: Language) -> Messages {
    let mut messages = Messages::new();
    for (name, text) in files(language) {
        let parsed: Result<Resource<&str>, _> = fluent_syntax::parser::parse(text.as_str());
        let resource = parsed.unwrap_or_else(|(_, faults)| panic!("{language}/{name}: {faults:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut variables = BTreeSet::new();
            let value = message.value.unwrap_or_else(|| panic!("{} is empty", message.id.name));
            in_pattern(&value, &mut variables);
            let twice = messages.insert(message.id.name.to_owned(), variables);
            assert!(twice.is_none(), "{language}: {} stands twice", message.id.name);
        }
    }
    messages
}

fn in_pattern(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, variables);
        }
    }
}

fn in_expression(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, variables),
        Expression::Select { selector, variants } => {
            in_inline(selector, variables);
            variants.iter().for_each(|variant| in_pattern(&variant.value, variables));
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference {
            arguments: CallArguments { positional, .. }, ..
        } => positional.iter().for_each(|argument| in_inline(argument, variables)),
        InlineExpression::Placeable { expression } => in_expression(expression, variables),
        _ => {}
    }
}

/// One message for every key of a family. Messages ignore fields that they do not have, so all are made
/// from one list of values.
fn samples<S: Spoken + DeserializeOwned>() -> Vec<S> {
    let place = Footing { at: Point { x: Length::inches(4), y: half(13) }, z: Length::ZERO };
    let fields = json!({
        "action": "fall-back", "after": "charge", "at": place, "cost": 2, "cover": true,
        "critical": 1, "edge": "west", "expected": "yes, or pass", "faces": [0, 1, 1, 1, 0, 1],
        "found": 3, "friend": "A2", "has": "bolt-pistol, knife", "left": 1, "length": half(13),
        "limit": Length::inches(6), "model": "B3", "most": 2, "normal": 2, "number": 1,
        "obscured": false, "order": "conceal", "ploy": "iron-will", "points": 3,
        "range": Length::inches(8), "reach": Length::inches(2), "reason": "attack", "side": "A",
        "source": "balanced", "success": "critical", "target": "B1", "terrain": "Ruin",
        "to": place, "weapon": "long-rifle", "wounds": 7, "zone": 2, "zones": 2,
    });
    let sample = |&key: &&str| {
        let mut fields = fields.clone();
        fields["key"] = key.into();
        if key == "dice-count" {
            fields["expected"] = 4.into();
        }
        let message: S = serde_json::from_value(fields).unwrap_or_else(|e| panic!("{key}: {e}"));
        assert_eq!(message.key(), key);
        message
    };
    S::KEYS.iter().map(sample).collect()
}

fn half(halves: i32) -> Length {
    Length::from_units(halves * 1270)
}

/// Every kind of question, with its message.
fn questions() -> Vec<(Ask, &'static str)> {
    let model = "B3".parse().unwrap();
    let asks = [
        Ask::DropZone,
        Ask::Deploy { left: 2 },
        Ask::Initiative,
        Ask::Gambit,
        Ask::Activate,
        Ask::Counteract,
        Ask::Act { model, ap: 1 },
        Ask::NextTarget,
        Ask::React { model },
        Ask::Keep { most: 2 },
        Ask::Reroll,
        Ask::Use { rule: Slug::of("rending") },
        Ask::CoverSave,
        Ask::Saves,
        Ask::Weapon,
        Ask::Resolve,
    ];
    // A new kind of question does not compile here until it has a message.
    let id = |ask: &Ask| match ask {
        Ask::DropZone => "ask-drop-zone",
        Ask::Barricade { .. } => "ask-barricade",
        Ask::Deploy { .. } => "ask-deploy",
        Ask::Initiative => "ask-initiative",
        Ask::Gambit => "ask-gambit",
        Ask::Activate => "ask-activate",
        Ask::Counteract => "ask-counteract",
        Ask::Overwatch => "ask-overwatch",
        Ask::Act { .. } => "ask-act",
        Ask::NextTarget => "ask-next-target",
        Ask::MoreTargets => "ask-more-targets",
        Ask::React { .. } => "ask-react",
        Ask::Keep { .. } => "ask-keep",
        Ask::Reroll => "ask-reroll",
        Ask::Use { .. } => "ask-use",
        Ask::CoverSave => "ask-cover-save",
        Ask::Saves => "ask-saves",
        Ask::Weapon => "ask-weapon",
        Ask::Resolve => "ask-resolve",
    };
    asks.into_iter().map(|ask| (ask.clone(), id(&ask))).collect()
}

fn reason(key: &'static str, terrain: Option<&str>) -> Reason {
    Reason { rule: "KT24-VIS-01", key, refusal: None, terrain: terrain.map(Into::into), line: None }
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
        words(&["shoot", "fight", "punishing", "rending", "severe", "obscured"]),
    ];
    let words: BTreeSet<String> =
        words.iter().flatten().map(|word| word.as_str().unwrap().to_owned()).collect();
    assert_eq!(family(&english, "term"), words);
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
        for id in messages(language).keys() {
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
            "B3 perd 1 PV ; il lui en reste 5.",
            "B3 perd 2 PV ; il lui en reste 5.",
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
