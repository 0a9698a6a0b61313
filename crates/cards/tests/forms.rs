//! The tables of forms: each row has an example that reads as this row and prints as it stands.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use std::collections::BTreeSet;

#[test]
fn every_example_is_read_as_its_form_and_printed_again() {
    let mut wrong = Vec::new();
    for table in cards::tables() {
        for form in table.forms {
            match (table.again)(form.example) {
                Ok((id, text)) if id == form.id && text == form.example => {}
                Ok((id, text)) => {
                    wrong.push(format!("{}: {:?} is {id}: {text:?}", form.id, form.example))
                }
                Err(bad) => wrong.push(format!("{}: {:?}: {bad}", form.id, form.example)),
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn ids_are_unique_and_holes_are_those_of_the_pattern() {
    let mut ids = BTreeSet::new();
    for form in cards::tables().iter().flat_map(|table| table.forms) {
        assert!(ids.insert(form.id), "{} twice", form.id);
        let words = form.pattern.split(' ');
        let in_pattern: Vec<&str> = words
            .filter_map(|word| word.strip_prefix('{').and_then(|word| word.strip_suffix('}')))
            .collect();
        assert_eq!(form.holes, in_pattern, "{}", form.id);
        let signs = form.pattern.split(' ').filter(|word| word.len() > 1);
        for word in signs {
            assert!(!word.contains(['(', ')', ',', ';', ':']), "{}: {word:?}", form.id);
        }
    }
}
