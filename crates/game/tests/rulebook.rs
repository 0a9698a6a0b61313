//! The rule books can be looked up completely.

use std::collections::BTreeSet;

use game::Speech;
use game::rulebook::{Kind, Language, Rule, Rulebook, render};
use table::RuleSet;

fn book(set: RuleSet) -> &'static Rulebook {
    Rulebook::of(set)
}

fn rule(id: &str) -> &'static Rule {
    Rulebook::holding(id).and_then(|book| book.find(id)).unwrap_or_else(|| panic!("no {id}"))
}

fn text(set: RuleSet) -> String {
    let name = match set {
        RuleSet::KT18 => "kt18-confines",
        RuleSet::KT21 => "kt21-lite",
        RuleSet::KT24 => "kt24-lite",
        _ => "kt4w40k",
    };
    let path = format!("{}/../../docs/rules/{name}.md", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The id at the beginning of a line, found without the reader: after `| ` or `**`.
fn id_at_start(set: RuleSet, line: &str) -> Option<String> {
    let start = line.strip_prefix("| ").or_else(|| line.strip_prefix("**"))?;
    let end = start.find(|c: char| !(c.is_ascii_alphanumeric() || c == '-'))?;
    let word = &start[..end];
    if word.starts_with(set.prefix()) {
        return Some(word.to_owned());
    }
    let (letters, number) = word.split_once('-')?;
    let short = ["OP", "EX", "D", "C"].contains(&letters) && number.parse::<u32>().is_ok();
    short.then(|| format!("{}{word}", set.prefix()))
}

#[test]
fn every_id_of_a_row_or_paragraph_is_found_on_its_line() {
    for set in RuleSet::ALL {
        let mut seen = BTreeSet::new();
        for (number, line) in text(set).lines().enumerate() {
            let Some(id) = id_at_start(set, line) else { continue };
            let found = book(set).find(&id).unwrap_or_else(|| panic!("{id} is not found"));
            assert_eq!((&found.id, found.line), (&id, number + 1));
            assert!(seen.insert(id), "{} stands twice in the book", found.id);
        }
        assert!(seen.len() > 100, "{set}: only {} ids", seen.len());
    }
}

#[test]
fn the_books_have_as_many_entries_as_were_counted_by_hand() {
    let count = |set: RuleSet| {
        [Kind::Statement, Kind::Ruling, Kind::Example]
            .map(|kind| book(set).rules().iter().filter(|rule| rule.kind == kind).count())
    };
    assert_eq!(count(RuleSet::KT24), [159, 66, 82]);
    // 61 open points, 21 differences between the sources, 7 between chart and text.
    assert_eq!(count(RuleSet::KT21), [159, 61 + 21 + 7, 75]);
    assert_eq!(count(RuleSet::KT18), [135, 30, 43]);
    assert_eq!(count(RuleSet::KT4W40K), [151, 39, 50]);
}

#[test]
fn entries_are_whole_unique_and_in_order() {
    for set in RuleSet::ALL {
        let rules = book(set).rules();
        assert!(rules.is_sorted_by_key(|rule| rule.line), "{set}");
        let ids: BTreeSet<&str> = rules.iter().map(|rule| rule.id.as_str()).collect();
        assert_eq!(ids.len(), rules.len(), "{set}");
        for rule in rules {
            assert!(!rule.statement.trim().is_empty(), "{} says nothing", rule.id);
            assert!(!rule.section.is_empty(), "{} is in no section", rule.id);
            assert!(!rule.statement.starts_with([']', ')', '—', '.']), "{}", rule.id);
        }
    }
}

#[test]
fn rows_keep_their_columns() {
    let charge = rule("KT24-ACT-CHARGE-04");
    assert_eq!(charge.section, "3.7 Actions");
    assert_eq!(charge.title, None);
    let columns: Vec<_> =
        charge.columns.iter().map(|(name, cell)| (name.as_str(), cell.as_str())).collect();
    assert_eq!(
        columns,
        [
            ("When / precondition", "during the move"),
            ("Decides", "none"),
            ("Dice", "none"),
            ("State change", "none"),
            ("Src", "S90")
        ]
    );
    let ruling = rule("KT24-RUL-02");
    assert_eq!(ruling.title.as_deref(), Some("Borderline values"));
    assert!(ruling.statement.starts_with("All \"within\" tests are inclusive."));
    assert_eq!(ruling.columns[0], ("From the seed".to_owned(), "silent".to_owned()));
}

#[test]
fn paragraphs_give_title_basis_and_source() {
    let symbols = rule("KT21-MEAS-01");
    assert_eq!(symbols.title.as_deref(), Some("Distance symbols"));
    assert_eq!(symbols.columns[0], ("Basis".to_owned(), "S".to_owned()));
    assert_eq!(symbols.columns[1], ("Source".to_owned(), "FR:7, ES:11".to_owned()));
    assert!(symbols.statement.starts_with("Triangle"));

    let scope = rule("KT18-SCOPE-02");
    assert_eq!(scope.title.as_deref(), Some("Optional use elsewhere"));
    assert_eq!(scope.columns[0], ("Basis".to_owned(), "seed-fr".to_owned()));

    let zone = rule("KT21-EX-01");
    assert_eq!(zone.title.as_deref(), Some("Drop zone"));
    assert_eq!(zone.columns[0], ("Shows".to_owned(), "SETUP-07, 10".to_owned()));
}

#[test]
fn tables_and_code_that_follow_a_rule_belong_to_it() {
    assert!(rule("K4W-CORE-08").statement.contains("| 21 | End of turn |"));
    assert!(rule("K4W-CORE-08").statement.ends_with("(K4W-STRAT-02)."));
    assert!(rule("K4W-ALT-09").statement.contains("resolve(a) # one action only"));
    assert!(rule("KT21-ACT-GEN-03").statement.contains("| Fall Back |"));
}

#[test]
fn numbered_examples_know_their_situation() {
    let frame = rule("KT18-EX-22");
    assert_eq!(frame.title.as_deref(), Some("Frame obscures"));
    assert_eq!(frame.section, "18. Worked examples: Doors");
    assert_eq!(frame.columns[0].0, "Given");
    assert!(frame.columns[0].1.contains("door (5,0)–(5,2)"));
    assert_eq!(rule("K4W-EX-08").title, None);
}

#[test]
fn short_citations_are_completed() {
    let cases: [(&str, &[&str]); 9] = [
        (
            "KT24-EX-01",
            &[
                "KT24-SETUP-05",
                "KT24-SETUP-06",
                "KT24-SETUP-10",
                "KT24-SETUP-12",
                "KT24-ORD-01",
                "KT24-RUL-28",
            ],
        ),
        (
            "KT24-EX-09",
            &["KT24-ACT-REPO-01", "KT24-ACT-REPO-02", "KT24-ACT-REPO-03", "KT24-RUL-02"],
        ),
        (
            "KT24-EX-16",
            &["KT24-ACT-CHARGE-05", "KT24-ACT-CHARGE-07", "KT24-ACT-REPO-05", "KT24-ACT-DASH-06"],
        ),
        ("KT21-EX-01", &["KT21-SETUP-07", "KT21-SETUP-10"]),
        ("KT21-EX-03", &["KT21-INIT-02", "KT21-INIT-03", "KT21-INIT-04"]),
        ("KT21-EX-09", &["KT21-ACT-CHARGE-01", "KT21-ACT-CHARGE-02"]),
        (
            "KT21-EX-12",
            &["KT21-ACT-DASH-01", "KT21-ACT-DASH-02", "KT21-ACT-DASH-03", "KT21-ACT-GEN-03"],
        ),
        ("KT18-EX-11", &["KT18-CHARGE-02", "KT18-CHARGE-05", "KT18-GEO-05"]),
        ("KT24-WR-BLAST-02", &["KT24-WR-BLAST-03"]),
    ];
    for (id, cites) in cases {
        assert_eq!(rule(id).cites, cites, "{id}");
    }
}

#[test]
fn what_is_cited_is_in_the_book() {
    for set in RuleSet::ALL {
        for rule in book(set).rules() {
            for id in &rule.cites {
                assert!(book(set).find(id).is_some_and(|cited| &cited.id == id), "{id}");
                assert_ne!(id, &rule.id);
            }
        }
    }
}

#[test]
fn examples_are_found_by_what_they_show() {
    let ids = |id: &str| -> Vec<&str> {
        book(RuleSet::KT24).cited_by(id).map(|example| example.id.as_str()).collect()
    };
    assert!(ids("KT24-ACT-REPO-02").contains(&"KT24-EX-09"), "in the middle of a range");
    assert!(ids("KT24-SETUP-08").contains(&"KT24-EX-02"), "only as -08");
    assert_eq!(ids("KT24-NONE-01"), [""; 0]);
}

#[test]
fn only_remarks_of_2024_have_no_example() {
    let book = book(RuleSet::KT24);
    let without: Vec<&str> = book
        .rules()
        .iter()
        .filter(|rule| rule.kind == Kind::Statement && book.cited_by(&rule.id).next().is_none())
        .map(|rule| rule.id.as_str())
        .collect();
    // Who brings what to the table: nothing that a situation could show.
    assert_eq!(without, ["KT24-SETUP-01", "KT24-SETUP-03", "KT24-SETUP-04", "KT24-SETUP-14"]);
}

#[test]
fn ids_may_be_typed_carelessly() {
    let book = book(RuleSet::KT24);
    for typed in ["kt24-act-charge-04", " ACT-CHARGE-04 ", "act-charge-04"] {
        assert_eq!(book.find(typed).map(|rule| rule.id.as_str()), Some("KT24-ACT-CHARGE-04"));
    }
    assert_eq!(book.find("KT24-ACT-CHARGE-08"), None);
    assert_eq!(book.group("KT24-WR-BLAST").count(), 6);
    assert_eq!(Rulebook::holding("k4w-core-01").map(Rulebook::set), Some(RuleSet::KT4W40K));
    assert!(Rulebook::holding("KT99-X-01").is_none());
}

#[test]
fn near_misses_are_suggested() {
    let book = book(RuleSet::KT24);
    let near = book.nearest("KT24-ACT-CHRAGE-04");
    assert_eq!(near[0], "KT24-ACT-CHARGE-04");
    let near = book.nearest("KT24-CR-09");
    assert!(near.contains(&"KT24-CR-01") && near.contains(&"KT24-CR-02"), "{near:?}");
    assert!(near.len() <= 5);
    assert!(book.nearest("something else entirely").is_empty());
}

#[test]
fn glossaries_have_the_words_of_their_sources() {
    let has = |set, language, english: &str, word: &str| {
        assert!(book(set).terms(language).any(|pair| pair == (english, word)), "{english}: {word}");
    };
    has(RuleSet::KT24, Language::Italian, "control range", "distanza di controllo");
    has(RuleSet::KT24, Language::Italian, "counteract", "agire in risposta");
    has(RuleSet::KT24, Language::Italian, "Blast x", "Area x");
    has(RuleSet::KT21, Language::French, "Fall Back", "Battre en Retraite");
    has(RuleSet::KT21, Language::Spanish, "Fall Back", "Retroceder");
    has(RuleSet::KT21, Language::Spanish, "Defender", "defensor");
    has(RuleSet::KT18, Language::French, "Mortal wound", "Blessure mortelle");
    has(RuleSet::KT4W40K, Language::French, "Opportunity strike", "Frappe d'opportunité");
    has(RuleSet::KT24, Language::Italian, "mission pack", "pacchetto missioni");
    has(RuleSet::KT24, Language::Italian, "friendly operative", "agente amico");
    has(RuleSet::KT4W40K, Language::French, "battle round", "round");
    assert_eq!(book(RuleSet::KT24).terms(Language::French).count(), 0);
    assert!(
        !book(RuleSet::KT21)
            .terms(Language::Spanish)
            .any(|(english, _)| english == "Vantage Point")
    );
}

#[test]
fn terms_of_a_rule_are_the_longest_that_fit() {
    let terms = book(RuleSet::KT24).terms_of(rule("KT24-ACT-CHARGE-04"), Language::Italian);
    assert_eq!(
        terms,
        [
            ("friendly operative", "agente amico"),
            ("enemy operative", "agente nemico"),
            ("control range", "distanza di controllo"),
        ]
    );
}

#[test]
fn terms_are_recognised_in_running_text() {
    let words = |id: &str, language| -> Vec<&str> {
        let rule = rule(id);
        book(rule.set).terms_of(rule, language).into_iter().map(|(english, _)| english).collect()
    };
    // "mortal wounds" in small letters, though this glossary writes all its terms with a capital.
    assert!(words("KT18-PSY-02", Language::French).contains(&"Mortal wound"));
    // The stat Move, not every move.
    assert!(words("KT24-ACT-REPO-02", Language::Italian).contains(&"Move"));
    assert!(!words("KT24-WR-HEAVY-02", Language::Italian).contains(&"Move"));
    assert!(words("KT21-CP-01", Language::Spanish).contains(&"Command point (CP)"));
}

#[test]
fn a_rule_for_people() {
    insta::assert_snapshot!(render(
        rule("KT24-ACT-CHARGE-04"),
        &Speech::new(Language::Italian),
        72
    ));
}

#[test]
fn a_rule_with_a_table_for_people() {
    insta::assert_snapshot!(render(rule("K4W-MORALE-12"), &Speech::new(Language::English), 80));
}

#[test]
fn lines_keep_to_the_width() {
    let french = Speech::new(Language::French);
    for set in RuleSet::ALL {
        for rule in book(set).rules() {
            let verbatim = |line: &str| line.starts_with("  |") || rule.statement.contains("```");
            for line in render(rule, &french, 60).lines() {
                assert!(line.chars().count() <= 60 || verbatim(line), "{}: {line}", rule.id);
                assert_eq!(line, line.trim_end(), "{}", rule.id);
            }
        }
    }
}
