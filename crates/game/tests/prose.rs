//! The rules told as a book are told completely, and alike in all languages.

use std::collections::BTreeSet;

use game::Language;
use game::rulebook::{Kind, Prose, Rulebook};
use table::RuleSet;

/// The books that have been told. A book is told whole, or it is not in this list.
const TOLD: [RuleSet; 1] = [RuleSet::KT24];

fn prose(set: RuleSet, language: Language) -> &'static Prose {
    Rulebook::of(set).prose(language).unwrap_or_else(|| panic!("{set} is not told in {language}"))
}

#[test]
fn the_list_of_told_books_is_true() {
    for set in RuleSet::ALL {
        let told = Rulebook::of(set).prose(Language::English).is_some();
        assert_eq!(told, TOLD.contains(&set), "{set}");
    }
}

#[test]
fn every_rule_and_ruling_is_told_once_in_every_language() {
    for set in TOLD {
        let law: BTreeSet<&str> = Rulebook::of(set)
            .rules()
            .iter()
            .filter(|rule| rule.kind != Kind::Example)
            .map(|rule| rule.id.as_str())
            .collect();
        for language in Language::ALL {
            let mut told = BTreeSet::new();
            for passage in prose(set, language).chapters.iter().flat_map(|one| &one.passages) {
                assert!(!passage.text.trim().is_empty(), "{language}: {:?}", passage.ids);
                for id in &passage.ids {
                    assert!(told.insert(id.as_str()), "{language}: {id} is told twice");
                }
            }
            let (missing, unknown): (Vec<_>, Vec<_>) =
                (law.difference(&told).collect(), told.difference(&law).collect());
            assert!(missing.is_empty(), "{set} in {language} does not tell {missing:?}");
            assert!(unknown.is_empty(), "{set} in {language} tells of {unknown:?}");
        }
    }
}

#[test]
fn the_languages_have_the_same_chapters_passages_and_diagrams() {
    for set in TOLD {
        let form = |language| {
            let chapters = prose(set, language).chapters.iter();
            let of_chapter = |chapter: &game::rulebook::Chapter| {
                let passages = chapter.passages.iter();
                let drawn = passages.map(|one| {
                    let questions: Vec<_> =
                        one.diagrams.iter().map(|one| one.question.clone()).collect();
                    (one.ids.clone(), questions)
                });
                (chapter.key.clone(), drawn.collect::<Vec<_>>())
            };
            chapters.map(of_chapter).collect::<Vec<_>>()
        };
        let english = form(Language::English);
        assert!(english.iter().all(|(key, _)| !key.is_empty()), "{set}: a chapter has no key");
        for language in Language::ALL {
            assert_eq!(form(language), english, "{set} in {language}");
        }
    }
}

/// Every line of a file is a title, a passage or a diagram that is drawn.
#[test]
fn nothing_of_a_file_is_passed_over() {
    for set in TOLD {
        for language in Language::ALL {
            let path = format!(
                "{}/../../docs/rules/prose/{language}/{set}.md",
                env!("CARGO_MANIFEST_DIR")
            );
            let text =
                std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
            let book = prose(set, language);
            let passages = || book.chapters.iter().flat_map(|chapter| &chapter.passages);
            let read = 1
                + book.chapters.len()
                + passages().count()
                + passages().map(|passage| passage.diagrams.len()).sum::<usize>();
            let lines = text.lines().filter(|line| !line.trim().is_empty()).count();
            assert_eq!(read, lines, "{path}");
        }
    }
}

/// The words of a language are its own: a passage that was left in another would be the same text.
#[test]
fn no_passage_is_left_in_another_language() {
    for set in TOLD {
        let texts = |language| {
            let passages = prose(set, language).chapters.iter().flat_map(|one| &one.passages);
            passages.map(|one| one.text.as_str()).collect::<Vec<_>>()
        };
        for (i, one) in Language::ALL.into_iter().enumerate() {
            for other in &Language::ALL[i + 1..] {
                let same = texts(one).into_iter().zip(texts(*other)).find(|(a, b)| a == b);
                assert_eq!(same, None, "{set}: {one} and {other}");
            }
        }
    }
}
