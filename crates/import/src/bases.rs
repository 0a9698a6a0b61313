//! The size of a model whose file does not say it, by its wounds and keywords (docs/formats.md has the table).

use table::RuleSet;

/// A base in millimetres and a height in inches, as files have them.
pub(crate) type Size = (&'static str, &'static str);

/// Kill Team 2021 and 2024: up to so many wounds.
const SKIRMISH: [(u32, Size); 5] = [
    (5, ("25", "1")),
    (8, ("28.5", "1.3")),
    (14, ("32", "1.5")),
    (19, ("40", "1.8")),
    (u32::MAX, ("50", "2.2")),
];

/// Kill Team 2018: up to so many wounds.
const CONFINES: [(u32, Size); 4] =
    [(1, ("28.5", "1.3")), (2, ("32", "1.5")), (3, ("40", "1.8")), (u32::MAX, ("50", "2.2"))];

/// Keywords of bulky models, which have at least such a base.
const BULKY: [&str; 5] = ["TERMINATOR", "GRAVIS", "OGRYN", "BATTLESUIT", "CAVALRY"];

/// Keywords of models that keep low.
const LOW: [&str; 2] = ["SWARM", "BEAST"];

/// The size by wounds and keywords.
pub(crate) fn size(rules: RuleSet, wounds: u32, keywords: &[String]) -> Size {
    let table: &[(u32, Size)] =
        if rules == RuleSet::KT18 { CONFINES.as_slice() } else { SKIRMISH.as_slice() };
    let row = table.iter().find(|(most, _)| wounds <= *most);
    let (base, height) = row.map_or(("32", "1.5"), |(_, size)| *size);
    let has = |words: &[&str]| {
        keywords.iter().any(|keyword| words.iter().any(|word| keyword.eq_ignore_ascii_case(word)))
    };
    if has(&BULKY) && matches!(base, "25" | "28.5" | "32") {
        return ("40", "1.8");
    }
    if has(&LOW) { (base, "0.8") } else { (base, height) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wounds_and_keywords_decide() {
        let bulky = ["Terminator".to_owned()];
        assert_eq!(size(RuleSet::KT24, 7, &[]), ("28.5", "1.3"));
        assert_eq!(size(RuleSet::KT24, 14, &bulky), ("40", "1.8"));
        assert_eq!(size(RuleSet::KT21, 30, &bulky), ("50", "2.2"));
        assert_eq!(size(RuleSet::KT18, 1, &["swarm".to_owned()]), ("28.5", "0.8"));
    }
}
