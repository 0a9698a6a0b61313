//! The words of an edition: the same messages, said as its rule book says them.

use std::collections::BTreeSet;

use game::{Language, Speech};
use serde::de::DeserializeOwned;
use skirmish::Reason;
use table::{Event, MoveAction, RuleSet, Spoken, Success, Why};

use crate::files::{messages, of_edition, written};
use crate::samples::{questions, samples};
use crate::{assert_sound, reason};

/// Rule sets that have words of their own.
const EDITIONS: [RuleSet; 3] = [RuleSet::KT18, RuleSet::KT21, RuleSet::KT4W40K];

/// Words that belong to Kill Team 2024 alone, in small letters.
fn words_of_2024(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &["control range", "reposition", "retaliat", "block", "expended"],
        Language::French => &["portée de contrôle", "repositionner", "riposte", "réussite"],
        Language::Spanish => &["alcance de control", "reposicionarse", "contraataca", "éxito"],
        Language::Italian => &["distanza di controllo", "riposizionarsi", "rival", "blocchi"],
    }
}

/// Words that belong to Kill Team 2021 alone, in small letters.
fn words_of_2021(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &["engagement range", "normal move", "fights back", "parr"],
        Language::French => &["portée d'engagement", "mouvement normal", "stratégique"],
        Language::Spanish => &["zona de amenaza", "movimiento normal", "estratégico"],
        Language::Italian => &["raggio d'ingaggio", "movimento normale", "strategico"],
    }
}

/// Words that Kill Team 2018 has not, in small letters.
fn words_after_2018(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &[
            "control range",
            "engagement range",
            "turning point",
            "operative",
            " ploy",
            "killzone",
            "drop zone",
        ],
        Language::French => &[
            "portée de contrôle",
            "portée d'engagement",
            "tournant",
            "agent",
            "subterfuge",
            "insertion",
        ],
        Language::Spanish => &[
            "alcance de control",
            "zona de amenaza",
            "inflexión",
            "agente",
            "ardid",
            "aniquilación",
            "descenso",
        ],
        Language::Italian => &[
            "distanza di controllo",
            "raggio d'ingaggio",
            "svolta",
            "agente",
            "espediente",
            "atterraggio",
        ],
    }
}

/// Words of Kill Team 2018, in small letters.
fn words_of_2018(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &["within 1\"", "battle round", "normal move", "tactic", "shaken"],
        Language::French => &["1\" ou moins", "round de bataille", "mouvement normal", "tactique"],
        Language::Spanish => &["1\" o menos", "ronda de batalla", "movimiento normal", "táctica"],
        Language::Italian => &["entro 1\"", "round di battaglia", "movimento normale", "tattica"],
    }
}

/// Words of Warhammer 40,000 with Kill Team's alternation, in small letters.
fn words_of_units(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &["unit", "stratagem", "morale test", "turn 1", "deployment zone"],
        Language::French => &["unité", "stratagème", "test de moral", "zone de déploiement"],
        Language::Spanish => &["unidad", "estratagema", "chequeo de moral", "zona de despliegue"],
        Language::Italian => &["unità", "stratagemma", "test di morale", "zona di schieramento"],
    }
}

/// Activations, counteractions, actions out of turn and barricades, which Kill Team 2018 has not, so that it never says
/// these.
const UNKNOWN_IN_2018: [&str; 10] = [
    "ask-activate",
    "ask-counteract",
    "ask-overwatch",
    "event-readied",
    "event-turning-point",
    "refusal-barricade-too-far",
    "refusal-has-counteracted",
    "refusal-has-overwatched",
    "refusal-not-expended",
    "refusal-not-ready",
];

/// Everything that a voice can say, by the id of its message.
fn everything(speech: &Speech) -> Vec<(String, String)> {
    fn spoken<S: Spoken + DeserializeOwned>(speech: &Speech) -> Vec<(String, String)> {
        let say = |message: &S| (format!("{}-{}", S::FAMILY, message.key()), speech.say(message));
        samples::<S>().iter().map(say).collect()
    }
    let mut said = spoken::<Why>(speech);
    said.extend(spoken::<Event>(speech));
    said.extend(questions().iter().map(|(ask, id)| ((*id).to_owned(), speech.ask(ask))));
    let why = |key| (format!("reason-{key}"), speech.reason(&reason(key, Some("Ruin"))));
    said.extend(Reason::KEYS.iter().copied().map(why));
    let actions = MoveAction::ALL.map(|action| format!("term-{action}"));
    said.extend(actions.map(|id| (id.clone(), speech.text(&id, &[]))));
    said
}

/// A message as the files have it for a rule set: in its own words, else in those of all.
fn worded(language: Language, rules: RuleSet, id: &str) -> String {
    let all = written(language);
    let own = format!("{rules}.ftl");
    let of_any = |file: &str| EDITIONS.iter().any(|edition| file == format!("{edition}.ftl"));
    let mut found = all.iter().filter(|(_, one, _)| one == id);
    let text = found.clone().find(|(file, ..)| *file == own);
    let text = text.or_else(|| found.find(|(file, ..)| !of_any(file)));
    text.unwrap_or_else(|| panic!("{language}: no {id}")).2.clone()
}

#[test]
fn a_zone_has_one_name_on_the_board_and_in_the_log() {
    for (rules, language) in RuleSet::ALL.into_iter().flat_map(|e| Language::ALL.map(|l| (e, l))) {
        let worded = |id| worded(language, rules, id);
        let [board, choice] = ["board-zone", "choice-zone"].map(worded);
        let name = choice.trim_end_matches(" { $zone }");
        assert!(board.starts_with(name), "{rules}: {language}: {board}");
        let taken = worded("event-zone-taken");
        assert!(taken.contains(&name.to_lowercase()), "{rules}: {language}: {taken}");
    }
}

/// Zones that are part of a board are those of Kill Team 2018.
#[test]
fn a_zone_has_one_name_in_the_editor_and_in_the_game() {
    for language in Language::ALL {
        let worded = |id| worded(language, RuleSet::KT18, id);
        let name = worded("draw-kind-drop_zone");
        for id in [
            "board-drop-zone",
            "board-zone",
            "choice-zone",
            "draw-new-drop_zone",
            "draw-tool-drop_zone",
        ] {
            assert!(worded(id).starts_with(&name), "{language}: {id}");
        }
    }
}

fn assert_free_of(words: &[&str], speech: &Speech) {
    assert_sayings_free_of(words, speech, everything(speech));
}

fn assert_sayings_free_of(words: &[&str], speech: &Speech, said: Vec<(String, String)>) {
    for (id, sentence) in said {
        let plain = sentence.to_lowercase();
        let found = words.iter().find(|word| plain.contains(*word));
        assert_eq!(found, None, "{}: {id}: {sentence}", speech.language());
    }
}

#[test]
fn an_edition_says_only_what_is_said_anyway_with_the_same_variables() {
    for (rules, language) in EDITIONS.into_iter().flat_map(|e| Language::ALL.map(|l| (e, l))) {
        let plain = messages(language);
        for (id, variables) in of_edition(language, rules) {
            assert_eq!(plain.get(&id), Some(&variables), "{rules}: {language}: {id}");
        }
    }
}

#[test]
fn an_edition_has_the_same_messages_in_all_languages() {
    for rules in EDITIONS {
        let ids = |language| of_edition(language, rules).into_keys().collect::<BTreeSet<_>>();
        let english = ids(Language::English);
        assert!(!english.is_empty(), "{rules} has words of its own");
        for language in Language::ALL {
            assert_eq!(ids(language), english, "{rules}: {language}");
        }
    }
}

#[test]
fn files_of_words_are_of_these_editions() {
    for rules in RuleSet::ALL.into_iter().filter(|rules| !EDITIONS.contains(rules)) {
        for language in Language::ALL {
            assert!(of_edition(language, rules).is_empty(), "{rules} belongs into EDITIONS");
        }
    }
}

/// What sounds the same in all languages need not be said again.
#[test]
fn an_edition_changes_every_message_that_it_has() {
    for rules in EDITIONS {
        for id in of_edition(Language::English, rules).keys() {
            let differs = |language| {
                let [plain, own] = [Speech::new(language), Speech::of(language, rules)];
                plain.text(id, &[]) != own.text(id, &[])
            };
            assert!(Language::ALL.into_iter().any(differs), "{rules}: {id}");
        }
    }
}

#[test]
fn every_sentence_of_an_edition_is_sound() {
    for (rules, language) in EDITIONS.into_iter().flat_map(|e| Language::ALL.map(|l| (e, l))) {
        let speech = Speech::of(language, rules);
        for (id, sentence) in everything(&speech) {
            if !id.starts_with("term-") {
                assert_sound(language, &id, &sentence);
            }
        }
    }
}

#[test]
fn the_2021_edition_does_not_speak_as_that_of_2024() {
    for language in Language::ALL {
        assert_free_of(words_of_2024(language), &Speech::of(language, RuleSet::KT21));
    }
}

#[test]
fn the_2024_edition_does_not_speak_as_that_of_2021() {
    for language in Language::ALL {
        assert_free_of(words_of_2021(language), &Speech::of(language, RuleSet::KT24));
        assert_free_of(words_of_2021(language), &Speech::new(language));
    }
}

#[test]
fn the_rule_sets_with_phases_do_not_speak_as_later_editions() {
    for language in Language::ALL {
        for rules in [RuleSet::KT18, RuleSet::KT4W40K] {
            let speech = Speech::of(language, rules);
            let mut said = everything(&speech);
            said.retain(|(id, _)| !UNKNOWN_IN_2018.contains(&id.as_str()));
            assert_sayings_free_of(words_after_2018(language), &speech, said);
        }
    }
}

/// The tests above would hold for words that nobody ever says.
#[test]
fn each_edition_does_speak_its_words() {
    for language in Language::ALL {
        for (rules, words) in [
            (RuleSet::KT18, words_of_2018(language)),
            (RuleSet::KT21, words_of_2021(language)),
            (RuleSet::KT24, words_of_2024(language)),
            (RuleSet::KT4W40K, words_of_units(language)),
        ] {
            let said = everything(&Speech::of(language, rules));
            for word in words {
                let spoken = said.iter().any(|(_, text)| text.to_lowercase().contains(word));
                assert!(spoken, "{rules}: {language}: {word}");
            }
        }
    }
}

#[test]
fn hits_agree_with_their_kind() {
    let model = "A1".parse().unwrap();
    let strikes = |language, success| {
        Speech::of(language, RuleSet::KT21).say(&Event::Strikes { model, success })
    };
    for (language, normal, critical) in [
        (Language::English, "A1 strikes with a normal hit.", "A1 strikes with a critical hit."),
        (
            Language::French,
            "A1 frappe avec une touche normale.",
            "A1 frappe avec une touche critique.",
        ),
        (
            Language::Spanish,
            "A1 golpea con un impacto normal.",
            "A1 golpea con un impacto crítico.",
        ),
        (Language::Italian, "A1 affonda con un colpo normale.", "A1 affonda con un colpo critico."),
    ] {
        assert_eq!(strikes(language, Success::Normal), normal);
        assert_eq!(strikes(language, Success::Critical), critical);
    }
}

/// What an edition says in its own words, a line each.
fn own_words(language: Language, rules: RuleSet) -> String {
    let own = of_edition(language, rules);
    let said = everything(&Speech::of(language, rules)).into_iter();
    let said = said.filter(|(id, _)| own.contains_key(id));
    said.map(|(id, sentence)| format!("{id}: {sentence}\n")).collect()
}

#[test]
fn words_of_2021_in_english() {
    insta::assert_snapshot!(own_words(Language::English, RuleSet::KT21));
}

#[test]
fn words_of_2021_in_french() {
    insta::assert_snapshot!(own_words(Language::French, RuleSet::KT21));
}

#[test]
fn words_of_2021_in_spanish() {
    insta::assert_snapshot!(own_words(Language::Spanish, RuleSet::KT21));
}

#[test]
fn words_of_2018_in_english() {
    insta::assert_snapshot!(own_words(Language::English, RuleSet::KT18));
}

#[test]
fn words_of_2018_in_french() {
    insta::assert_snapshot!(own_words(Language::French, RuleSet::KT18));
}

#[test]
fn words_of_units_in_english() {
    insta::assert_snapshot!(own_words(Language::English, RuleSet::KT4W40K));
}

#[test]
fn words_of_units_in_french() {
    insta::assert_snapshot!(own_words(Language::French, RuleSet::KT4W40K));
}
