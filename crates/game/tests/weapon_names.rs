//! Weapon rules are read under every name that the books, the sentences and the page have for them.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use game::{Language, Speech};
use skirmish::BadWeaponRule;
use table::RuleSet;

const BOOKS: [(RuleSet, &str); 2] = [
    (RuleSet::KT21, include_str!("../../../docs/rules/kt21-lite.md")),
    (RuleSet::KT24, include_str!("../../../docs/rules/kt24-lite.md")),
];

/// What the page prints on cards.
const PAGE: &str = include_str!("../../../web/src/lib/rules/weaponRules.ts");

/// What a rule reads as, written down so that two names can be compared across editions.
fn read(set: RuleSet, rule: &str) -> Result<String, BadWeaponRule> {
    match set {
        RuleSet::KT21 => kt21::WeaponRules::read([rule]).map(|rules| format!("{rules:?}")),
        RuleSet::KT24 => kt24::WeaponRules::read([rule]).map(|rules| format!("{rules:?}")),
        _ => unreachable!("their weapons have types, not rules"),
    }
}

fn same(set: RuleSet, rule: &str, english: &str) {
    let meant = read(set, english).unwrap_or_else(|error| panic!("{set}: {error}"));
    for spelt in [rule.to_owned(), rule.to_uppercase(), rule.to_lowercase()] {
        let rules = read(set, &spelt).unwrap_or_else(|error| panic!("{set}: {error}"));
        assert_eq!(rules, meant, "{set}: {spelt} is not {english}");
    }
}

/// The rows of a section's table, without its heading and ruler.
fn rows(book: &'static str, section: &str) -> Vec<Vec<&'static str>> {
    let start = book.find(section).unwrap_or_else(|| panic!("no section {section}"));
    book[start..]
        .lines()
        .skip_while(|line| !line.starts_with('|'))
        .take_while(|line| line.starts_with('|'))
        .skip(2)
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect()
}

/// The names that a cell of a glossary gives for one rule, with a number where it takes one: `APx (Armour
/// Penetration)` is AP2 and Armour Penetration 2.
fn names(cell: &str) -> Vec<String> {
    let mut names = Vec::new();
    for name in cell.split(" / ") {
        match name.split_once(" (") {
            // `Heavy (Dash only)` has its brackets on the card.
            Some((short, long)) if !long.contains("only") && !long.contains("solo") => {
                let number = if short.ends_with('x') { " x" } else { "" };
                names.push(short.to_owned());
                names.push(format!("{}{number}", long.trim_end_matches(')')));
            }
            _ => names.push(name.to_owned()),
        }
    }
    if cell.contains(" / ") {
        names.push(cell.to_owned());
    }
    names
}

/// A name with the number that its parameter stands for; distances and faces are told apart by the rule.
fn numbered(name: &str) -> String {
    match name.strip_suffix('x').filter(|rest| !rest.ends_with(|c: char| c.is_lowercase())) {
        Some(rest) => format!("{rest}2"),
        None => name.replace("x+", "5+"),
    }
}

/// The cells of a row in every language, the English one first.
fn languages<'a>(set: RuleSet, row: &[&'a str]) -> Vec<&'a str> {
    let columns = if set == RuleSet::KT21 { 3 } else { 2 };
    row[..columns].to_vec()
}

#[test]
fn every_name_of_every_book_is_read() {
    let mut read = 0;
    for (set, book) in BOOKS {
        for row in rows(book, "### 1.4 Weapon rules") {
            let cells = languages(set, &row);
            if cells[0].starts_with("Invulnerable") {
                continue;
            }
            // `Heavy, Heavy (x only)`: what stands in one place is one rule in all languages.
            let parts: Vec<Vec<&str>> =
                cells.iter().map(|cell| cell.split(", ").collect()).collect();
            for (place, english) in parts[0].iter().enumerate() {
                let english = english.replace("(x only)", "(Dash only)").replace("y\"", "3\"");
                let english = numbered(&names(&english)[0]);
                for names_of in parts.iter().filter_map(|cell| cell.get(place)) {
                    let cell = names_of.replace("(x only)", "(Dash only)");
                    let cell = cell.replace("(solo x)", "(solo Scattare)").replace("y\"", "3\"");
                    for name in names(&cell) {
                        same(set, &numbered(&name), &english);
                        read += 1;
                    }
                }
            }
        }
    }
    assert!(read > 120, "only {read} names");
}

#[test]
fn the_tag_of_psychic_actions_is_read_as_the_book_heads_it() {
    let (set, book) = BOOKS[0];
    let row = rows(book, "### 1.3 Actions").into_iter().find(|row| row[0].starts_with("Psychic"));
    let row = row.expect("the book has psychic actions");
    for cell in [row[0], row[2], row[3]] {
        same(set, cell.split(" (").next().unwrap(), "Psychic");
    }
}

/// Headings `**KT21-WR-RENDING — Rending.`, and the ids of the table of 2024.
#[test]
fn every_heading_of_the_weapon_rules_is_read() {
    let (set, book) = BOOKS[0];
    let headings = book.lines().filter_map(|line| {
        let (id, heading) = line.strip_prefix("**KT21-WR-")?.split_once(" — ")?;
        Some((id, heading.split_once(". ")?.0))
    });
    let mut count = 0;
    for (id, heading) in headings.filter(|(id, _)| *id != "INV") {
        let name = heading.split(", ").next().unwrap();
        read(set, &numbered(name)).unwrap_or_else(|error| panic!("{id}: {error}"));
        count += 1;
    }
    assert_eq!(count, 26, "Stun has two headings");
}

/// The adjectives of the books, which cards of operatives and of weapons print in either gender.
#[test]
fn masculine_and_feminine_are_one_rule() {
    for (one, other) in [
        ("Équilibré", "Équilibrée"),
        ("Equilibrada", "Equilibrado"),
        ("Bilanciata", "Bilanciato"),
        ("Brutal", "Brutale"),
        ("Incessant", "Incessante"),
        ("Lourd", "Lourde"),
        ("Pesada", "Pesado"),
        ("Létal 5+", "Létale 5+"),
        ("Silencieux", "Silencieuse"),
        ("Silenciosa", "Silencioso"),
        ("Silenziosa", "Silenzioso"),
        ("Perforant", "Perforante"),
        ("Desgarradora", "Desgarrador"),
        ("Acerada", "Acerado"),
        ("Étourdissant", "Étourdissante"),
    ] {
        BOOKS.iter().for_each(|(set, _)| same(*set, one, other));
    }
    for (one, other) in [
        ("Limité", "Limitée"),
        ("Limitada", "Limitado"),
        ("Indirect", "Indirecte"),
        ("Indirecta", "Indirecto"),
        ("Encombrant", "Encombrante"),
        ("Aparatosa", "Aparatoso"),
    ] {
        same(RuleSet::KT21, one, other);
    }
    for (one, other) in [
        ("Accurata 1", "Accurato 1"),
        ("Limitata 1", "Limitato 1"),
        ("Limitée 1", "Limitado 1"),
        ("Punitiva", "Punitivo"),
        ("Punitif", "Punitive"),
        ("Castigadora", "Castigador"),
        ("Severa", "Severo"),
        ("Dévastateur 2", "Dévastatrice 2"),
    ] {
        same(RuleSet::KT24, one, other);
    }
}

#[test]
fn what_the_sentences_call_a_rule_is_read() {
    let terms = [
        ("balanced", "Balanced", true),
        ("ceaseless", "Ceaseless", true),
        ("relentless", "Relentless", true),
        ("rending", "Rending", true),
        ("hot", "Hot", true),
        ("punishing", "Punishing", false),
        ("severe", "Severe", false),
    ];
    for language in Language::ALL {
        for (set, _) in BOOKS {
            let speech = Speech::of(language, set);
            for (term, english, _) in terms.iter().filter(|row| row.2 || set == RuleSet::KT24) {
                same(set, &speech.text(&format!("term-{term}"), &[]), english);
            }
        }
    }
}

/// The page suggests weapon rules in the words of its language, and sends them as they stand there.
#[test]
fn what_the_page_suggests_is_read() {
    let mut count = 0;
    for line in PAGE.lines().filter(|line| line.trim_start().starts_with("{ id: 'KT")) {
        let set = if line.contains("'KT21-") { RuleSet::KT21 } else { RuleSet::KT24 };
        let (names, suggested) = line.split_once("names: {").unwrap().1.split_once('}').unwrap();
        let quoted = |text: &'static str| text.split('\'').skip(1).step_by(2);
        let names: Vec<&str> = quoted(names).collect();
        let takes = |number: &&str| read(set, &format!("{}{number}", names[0])).is_ok();
        // What is not suggested takes whatever number it takes.
        let number =
            quoted(suggested).next().or_else(|| [" 2", ""].into_iter().find(takes)).unwrap();
        for name in &names {
            same(set, &format!("{name}{number}"), &format!("{}{number}", names[0]));
            count += 1;
        }
    }
    assert!(count > 100, "only {count} names");
}

/// The rules of the page's lists: the edition and the names in English, French, Spanish and Italian.
fn printed_by_the_page() -> Vec<(RuleSet, [&'static str; 4])> {
    let lines = PAGE.lines().filter(|line| line.trim_start().starts_with("{ id: 'KT"));
    lines
        .map(|line| {
            let set = if line.contains("'KT21-") { RuleSet::KT21 } else { RuleSet::KT24 };
            let (names, _) = line.split_once("names: {").unwrap().1.split_once('}').unwrap();
            let names: Vec<&str> = names.split('\'').skip(1).step_by(2).collect();
            (set, names.try_into().unwrap())
        })
        .collect()
}

/// Names that are nouns, or adjectives of a noun: they have one gender.
const NOUNS: [&str; 3] = ["Fusilada", "Gittata", "Psychique"];

/// The same adjective in the other gender; none for words that have one form.
fn other_gender(language: Language, name: &str) -> Option<String> {
    let endings: &[(&str, &str)] = match language {
        Language::English => &[],
        Language::French => &[
            ("eux", "euse"),
            ("ateur", "atrice"),
            ("if", "ive"),
            ("é", "ée"),
            ("ant", "ante"),
            ("al", "ale"),
            ("ect", "ecte"),
            ("ourd", "ourde"),
            ("is", "ise"),
        ],
        Language::Spanish => &[
            ("dora", "dor"),
            ("ada", "ado"),
            ("osa", "oso"),
            ("isa", "iso"),
            ("era", "ero"),
            ("ecta", "ecto"),
            ("ica", "ico"),
        ],
        Language::Italian => {
            &[("ata", "ato"), ("osa", "oso"), ("iva", "ivo"), ("etta", "etto"), ("ica", "ico")]
        }
    };
    let known = !name.contains(' ') && !NOUNS.contains(&name);
    let (stem, ending) = endings
        .iter()
        .filter(|_| known)
        .find_map(|(one, other)| Some((name.strip_suffix(one)?, other)))?;
    Some(format!("{stem}{ending}"))
}

#[test]
fn what_the_page_prints_is_read_in_either_gender() {
    let mut count = 0;
    for (set, names) in printed_by_the_page() {
        let takes = |number: &&str| read(set, &format!("{}{number}", names[0])).is_ok();
        let number = ["", " 2", " 5+"].into_iter().find(takes).unwrap();
        let english = format!("{}{number}", names[0]);
        for (language, name) in Language::ALL.into_iter().zip(names) {
            for name in [Some(name.to_owned()), other_gender(language, name)].into_iter().flatten()
            {
                same(set, &format!("{name}{number}"), &english);
                count += 1;
            }
        }
    }
    assert!(count > 240, "only {count} names");
}

/// `Heavy (Dash only)` in the words of each language, as the page prints it.
#[test]
fn what_the_page_prints_in_brackets_is_read() {
    let heavy = printed_by_the_page()
        .into_iter()
        .find(|(set, names)| *set == RuleSet::KT24 && names[0] == "Heavy");
    let (set, heavy) = heavy.unwrap();
    let lines = PAGE.lines().filter(|line| line.contains("only)'") && line.contains("fr:"));
    let mut count = 0;
    for line in lines {
        let forms: Vec<&str> = line.split('\'').skip(1).step_by(2).collect();
        assert_eq!(forms.len(), 4, "{line}");
        for (name, form) in heavy.iter().zip(&forms) {
            same(set, &format!("{name} {form}"), &format!("Heavy {}", forms[0]));
            count += 1;
        }
    }
    assert_eq!(count, 8, "two moves in four languages");
}

/// The value of a message that stands on one line of a file of sentences.
fn message(language: Language, file: &str, id: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales");
    let text = std::fs::read_to_string(format!("{folder}/{language}/{file}.ftl")).unwrap();
    let start = format!("{id} = ");
    let value = text.lines().find_map(|line| line.strip_prefix(&start));
    value.unwrap_or_else(|| panic!("{language}: no {id}")).to_owned()
}

#[test]
fn what_the_page_gives_as_an_example_is_read() {
    for (set, id) in [
        (RuleSet::KT21, "lab-weapon-rules-hint-kt21"),
        (RuleSet::KT24, "lab-weapon-rules-hint-kt24"),
    ] {
        let rules = |language| -> Vec<String> {
            let hint = message(language, "page-sight", id);
            hint.split_once(": ").unwrap().1.split(", ").map(str::to_owned).collect()
        };
        let english = rules(Language::English);
        for language in Language::ALL {
            let own = rules(language);
            assert_eq!(own.len(), english.len(), "{language}: {id}");
            own.iter().zip(&english).for_each(|(rule, meant)| same(set, rule, meant));
        }
    }
}

/// Sentences that name a weapon rule name it as cards do.
#[test]
fn what_sentences_say_of_weapon_rules_is_read() {
    for (set, file, id, english) in [
        (RuleSet::KT24, "event", "event-shocked", "Shock"),
        (RuleSet::KT21, "kt21", "event-shocked", "Stun"),
        (RuleSet::KT21, "refusal", "refusal-heavy-moved", "Heavy"),
        (RuleSet::KT24, "refusal", "refusal-heavy-moved", "Heavy"),
        (RuleSet::KT24, "refusal", "refusal-heavy-fired", "Heavy"),
        (RuleSet::KT21, "catalog", "switch-blast-needs-visibility", "Blast 2"),
        (RuleSet::KT21, "catalog", "switch-reap-from-user", "Reap 2"),
    ] {
        let meant = read(set, english).unwrap();
        let number = english.trim_start_matches(char::is_alphabetic);
        for language in Language::ALL {
            let said = message(language, file, id);
            let mut words =
                said.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty());
            let named =
                words.any(|word| read(set, &format!("{word}{number}")).as_ref() == Ok(&meant));
            assert!(named, "{set}: {language}: {said}");
        }
    }
}

#[test]
fn what_cards_print_is_read() {
    let kt21 = "AP1, Balanced, Barrage, Blast 2\", Brutal, Ceaseless, Fusillade, Heavy, Hot, Indirect, Lethal 5+, \
                Limited, MW3, No Cover, P2, Psychic, Reap 1, Relentless, Rending, Rng 6\", Silent, Splash 1, Stun, \
                Torrent 2\", Unwieldy";
    for rule in kt21.split(", ") {
        assert_eq!(kt21::WeaponRules::read([rule]).unwrap().to_string(), rule);
    }
    let kt24 = "Accurate 1, Balanced, Blast 2\", Brutal, Ceaseless, 1\" Devastating 2, Heavy, Heavy (Dash only), Hot, \
                Lethal 5+, Limited 2, Piercing 1, Piercing Crits 2, Punishing, Range 6\", Relentless, Rending, \
                Saturate, Seek, Seek Light, Severe, Shock, Silent, Stun, Torrent 2\"";
    for rule in kt24.split(", ") {
        assert_eq!(kt24::WeaponRules::read([rule]).unwrap().to_string(), rule);
    }
}
