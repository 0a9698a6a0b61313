//! Cards in files: read, written and read again; what is wrong is told with its column.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use cards::{Card, Condition, Inches, Kind, read_card};
use table::RuleSet;
use table::file::{Problem, Source};

const GLASS_EYE: &str = r#"
[[card]]
name = "Glass Eye"
when = "while shooting"
if = "target within 6 of it and not (target in cover)"
do = ["weapon has Lethal 5+"]
text = "A lens of green glass."
"#;

fn read(text: &str, kind: Option<Kind>) -> Result<Card, Problem> {
    let source = Source::new(text, "f");
    let parsed = source.parse().unwrap();
    let cards = source.top(parsed.get_ref()).field("card").list(8).unwrap();
    read_card(&cards[0], kind, RuleSet::KT24)
}

#[test]
fn a_card_is_written_as_it_was_read() {
    let card = read(GLASS_EYE, Some(Kind::Ability)).unwrap();
    let text = toml::to_string(&card).unwrap();
    let again: String = format!("[[card]]\n{text}");
    assert_eq!(read(&again, None).unwrap(), card, "{again}");
    assert!(text.contains("A lens of green glass."), "{text}");
}

#[test]
fn what_is_wrong_is_told_with_its_column() {
    let spoilt = GLASS_EYE.replace("in cover", "in clover");
    let problem = read(&spoilt, Some(Kind::Ability)).unwrap_err().to_string();
    assert!(problem.contains("card[1].if") && problem.contains("clover"), "{problem}");
}

#[test]
fn the_largest_lengths_are_refused_and_not_wrapped() {
    for text in ["655.99", "655.41", "99999"] {
        assert!(cards::read::<Inches>(text).is_err(), "{text}");
    }
    let sides = "it within 6 of a friendly Wick or I have 1 or more CP";
    let condition: Condition = sides.parse().unwrap();
    assert_eq!(condition.to_string(), sides);
}
