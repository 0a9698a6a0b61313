//! What comes with the program has a name in every language.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use game::{Language, Speech};
use toml::{Table, Value};

const OTHERS: [Language; 3] = [Language::French, Language::Spanish, Language::Italian];

fn data() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../data")
}

/// The names and the texts of everything in the folders of content, the texts in one line each.
fn content() -> [BTreeSet<String>; 2] {
    fn gather(value: &Value, names: &mut BTreeSet<String>, texts: &mut BTreeSet<String>) {
        match value {
            Value::Table(table) => {
                for (key, value) in table {
                    match (key.as_str(), value) {
                        ("name", Value::String(name)) => drop(names.insert(name.clone())),
                        ("text", Value::String(text)) => {
                            texts.insert(text.split_whitespace().collect::<Vec<_>>().join(" "));
                        }
                        _ => gather(value, names, texts),
                    }
                }
            }
            Value::Array(list) => list.iter().for_each(|one| gather(one, names, texts)),
            _ => {}
        }
    }
    let (mut names, mut texts) = (BTreeSet::new(), BTreeSet::new());
    for folder in ["teams", "killzones", "missions"] {
        for entry in fs::read_dir(data().join(folder)).unwrap() {
            let text = fs::read_to_string(entry.unwrap().path()).unwrap();
            gather(&Value::Table(text.parse::<Table>().unwrap()), &mut names, &mut texts);
        }
    }
    [names, texts]
}

fn file(language: Language) -> Table {
    let path = data().join(format!("names/{language}.toml"));
    fs::read_to_string(&path).unwrap().parse().unwrap()
}

#[test]
fn every_name_and_text_is_said_in_every_language_and_nothing_else() {
    let [names, texts] = content();
    for language in OTHERS {
        let file = file(language);
        assert_eq!(file["format"].as_str(), Some("coverline names 1"));
        assert_eq!(file["language"].as_str(), Some(language.code()));
        for (part, wanted) in [("names", &names), ("texts", &texts)] {
            let said: BTreeSet<String> = file[part].as_table().unwrap().keys().cloned().collect();
            let missing: Vec<_> = wanted.difference(&said).collect();
            let strange: Vec<_> = said.difference(wanted).collect();
            assert!(missing.is_empty(), "{language}: {part} without {missing:#?}");
            assert!(strange.is_empty(), "{language}: nothing is called {strange:#?}");
        }
    }
}

#[test]
fn the_voice_of_a_language_uses_them() {
    let [names, texts] = content();
    for language in OTHERS {
        let speech = Speech::new(language);
        let file = file(language);
        for name in &names {
            assert_eq!(Some(speech.called(name).as_str()), file["names"][name].as_str());
        }
        for text in &texts {
            assert_eq!(Some(speech.described(text).as_str()), file["texts"][text].as_str());
        }
        assert_eq!(speech.called("A name of one's own"), "A name of one's own");
    }
    assert_eq!(Speech::new(Language::English).called("Great vat"), "Great vat");
}

/// Two weapons of one operative, two doors of one board: what has two names in a file has two in every language.
#[test]
fn what_is_told_apart_in_a_file_is_told_apart_in_every_language() {
    for folder in ["teams", "killzones", "missions"] {
        for entry in fs::read_dir(data().join(folder)).unwrap() {
            let path = entry.unwrap().path();
            let file: Table = fs::read_to_string(&path).unwrap().parse().unwrap();
            let mut names = BTreeSet::new();
            fn gather(value: &Value, names: &mut BTreeSet<String>) {
                match value {
                    Value::Table(table) => {
                        names.extend(table.get("name").and_then(Value::as_str).map(str::to_owned));
                        table.values().for_each(|one| gather(one, names));
                    }
                    Value::Array(list) => list.iter().for_each(|one| gather(one, names)),
                    _ => {}
                }
            }
            gather(&Value::Table(file), &mut names);
            for language in OTHERS {
                let speech = Speech::new(language);
                let mut said: BTreeMap<String, &str> = BTreeMap::new();
                for name in &names {
                    if let Some(other) = said.insert(speech.called(name), name) {
                        panic!("{language}, {}: {name:?} and {other:?}", path.display());
                    }
                }
            }
        }
    }
}
