//! Weapon rules in the spellings of real files, brought to the one that cards of this program have.
//!
//! `Rng ⬟`, `Prc1`, `Hvy(DashOnly)`, `3⬤`, `Tor [CIRCLE]` and `Letal 5+` are read here and nowhere else. A number is
//! never made up: what does not read is kept in its own words.

use skirmish::BadWeaponRule;
use table::RuleSet;

/// A weapon rule of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Spelt {
    /// A rule of the rule book, as cards have it.
    Known(String),
    /// A word that does nothing by itself; it is kept all the same.
    Keyword(String),
    /// Says again what another rule of the weapon says.
    Again,
    /// Not a rule of the rule book.
    Unknown(String),
}

/// The rules of a list such as `Rng 8", Prc1, Hvy(DashOnly)`, one by one. Brackets and decimals hold together.
pub(crate) fn split(list: &str) -> Vec<String> {
    let list = crate::words::prose(list).replace('\n', ", ");
    let mut parts = vec![String::new()];
    let mut depth = 0;
    let mut signs = list.chars().peekable();
    while let Some(sign) = signs.next() {
        let next = signs.peek().copied();
        match sign {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        let ends = match sign {
            ',' | ';' => depth <= 0,
            // `Rng ⬟. AP1`, but not `Rng. 6`.
            '.' => {
                let before = parts.last().and_then(|part| part.chars().last());
                next == Some(' ') && before.is_some_and(|c| !c.is_alphabetic())
            }
            _ => false,
        };
        if ends {
            parts.push(String::new());
        } else if let Some(part) = parts.last_mut() {
            part.push(sign);
            // `Combi* AP1` lacks its comma.
            if sign == '*' && next == Some(' ') && part.trim().len() > 1 {
                parts.push(String::new());
            }
        }
    }
    let plain = parts.iter().map(|part| part.trim().to_owned());
    plain.filter(|part| !matches!(part.as_str(), "" | "-" | "–" | "—")).collect()
}

/// Short forms of names.
const SHORT: &[(&str, &str)] = &[
    ("prccrits", "piercing crits"),
    ("prccrit", "piercing crits"),
    ("prc", "piercing"),
    ("rng", "range"),
    ("hvy", "heavy"),
    ("tor", "torrent"),
    ("dev", "devastating"),
    ("sat", "saturate"),
    ("sil", "silent"),
    ("sev", "severe"),
    ("lim", "limited"),
    ("bal", "balanced"),
    ("acc", "accurate"),
    ("rend", "rending"),
    ("rnd", "rending"),
    ("rlt", "relentless"),
    ("fus", "fusillade"),
    ("ind", "indirect"),
    ("let", "lethal"),
    ("pun", "punishing"),
    ("cls", "ceaseless"),
    ("brt", "brutal"),
];

/// Signs for distances, in inches.
const DISTANCES: &[(&str, u32)] = &[
    ("[tri]", 1),
    ("[triangle]", 1),
    ("▲", 1),
    ("△", 1),
    ("[circle]", 2),
    ("⬤", 2),
    ("●", 2),
    ("○", 2),
    ("⚫", 2),
    ("[square]", 3),
    ("⬛", 3),
    ("■", 3),
    ("□", 3),
    ("[pent]", 6),
    ("[pentagon]", 6),
    ("⬟", 6),
    ("⬠", 6),
    ("◆", 6),
];

/// Reads one rule. `others` are all rules of the weapon, as they are spelt.
pub(crate) fn read(rules: RuleSet, text: &str, others: &[String]) -> Spelt {
    let plain = text.replace("**", "").replace("^^", "").replace('\u{a0}', " ");
    let plain = plain.trim();
    if plain.starts_with('*') || plain.ends_with('*') {
        // The star says that the card has words of its own about it.
        return Spelt::Unknown(plain.to_owned());
    }
    let lower = skirmish::spelling(plain);
    if matches!(lower.as_str(), "psychic" | "psychic power" | "psychic action" | "psychic attack") {
        return match rules {
            RuleSet::KT21 => Spelt::Known("Psychic".to_owned()),
            _ => Spelt::Keyword("PSYCHIC".to_owned()),
        };
    }
    if lower == "no overwatch" && rules == RuleSet::KT21 {
        // Said already by Blast and Unwieldy (KT21-WR-BLAST, KT21-WR-UNWIELDY).
        let bans = |other: &String| {
            let other = skirmish::spelling(other);
            other.starts_with("blast") || other.starts_with("unwieldy")
        };
        return if others.iter().any(bans) {
            Spelt::Again
        } else {
            Spelt::Unknown(plain.to_owned())
        };
    }
    let candidates = [plain.to_owned(), whole(&lower)];
    let known = candidates.iter().find_map(|candidate| printed(rules, candidate).ok());
    known.map_or_else(|| Spelt::Unknown(plain.to_owned()), Spelt::Known)
}

/// The rule as an English card prints it.
fn printed(rules: RuleSet, text: &str) -> Result<String, BadWeaponRule> {
    match rules {
        RuleSet::KT21 => kt21::WeaponRules::read([text]).map(|rules| rules.to_string()),
        _ => kt24::WeaponRules::read([text]).map(|rules| rules.to_string()),
    }
}

/// The rule with its short forms and signs written out: `hvy(dashonly)` is `heavy (dash only)`.
fn whole(lower: &str) -> String {
    let lower = inches(lower);
    // A distance in front of the name: `1" dev3`.
    let (before, rest) = match lower.split_once('"') {
        Some((number, rest)) if is_number(number.trim()) && !rest.trim().is_empty() => {
            (format!("{}\" ", number.trim()), rest.trim())
        }
        _ => (String::new(), lower.as_str()),
    };
    let end = rest.find(|c: char| c.is_ascii_digit() || c == '(').unwrap_or(rest.len());
    let (name, rest) = rest.split_at(end);
    let name = name.trim().trim_end_matches([':', '.', '-']).trim_end();
    let name = SHORT.iter().find(|(short, _)| *short == name).map_or(name, |(_, long)| long);
    let rest = rest.trim();
    let rest = match rest.strip_prefix('(').and_then(|inner| inner.strip_suffix(')')) {
        Some(inner) => in_brackets(inner.trim()),
        None => rest.to_owned(),
    };
    format!("{before}{name} {rest}").trim().to_owned()
}

/// What stands in brackets behind Heavy; other brackets stay as they are.
fn in_brackets(inner: &str) -> String {
    let packed: String = inner.chars().filter(|c| c.is_alphabetic()).collect();
    match packed.as_str() {
        "dashonly" | "dash" => "(dash only)".to_owned(),
        "repositiononly" | "reponly" | "repoonly" | "reposition" => "(reposition only)".to_owned(),
        "fallbackonly" | "fallback" => "(fall back only)".to_owned(),
        "chargeonly" | "charge" => "(charge only)".to_owned(),
        // `Piercing (1)`.
        "" => inner.to_owned(),
        _ => format!("({inner})"),
    }
}

/// Distances by their signs as inches: `3⬤` is `6"`, `⬟+⬛` is `9"`.
fn inches(text: &str) -> String {
    let Some(start) = DISTANCES.iter().filter_map(|(sign, _)| text.find(sign)).min() else {
        return text.to_owned();
    };
    // A number in front of the first sign belongs to it.
    let digits = text[..start].trim_end();
    let digits = digits.len() - digits.chars().rev().take_while(char::is_ascii_digit).count();
    let (name, tail) = text.split_at(digits);
    let sum = tail.split('+').map(|term| {
        let term = term.trim();
        let (number, inches) = DISTANCES
            .iter()
            .find_map(|(sign, inches)| Some((term.strip_suffix(sign)?.trim(), *inches)))?;
        let times = if number.is_empty() { Some(1) } else { number.parse::<u32>().ok() };
        times.filter(|times| (1..=16).contains(times)).map(|times| times * inches)
    });
    match sum.sum::<Option<u32>>() {
        Some(sum) => format!("{name} {sum}\""),
        None => text.to_owned(),
    }
}

/// A distance by signs or in inches, as in a Move of `3⬤`.
pub(crate) fn distance(text: &str) -> Option<String> {
    let lower = inches(&skirmish::spelling(text));
    let number = lower.trim().trim_end_matches(['"', '”', '″', '\'']).trim().to_owned();
    is_number(&number).then_some(number)
}

fn is_number(text: &str) -> bool {
    let plain = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    plain && text.parse::<f64>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(rules: RuleSet, text: &str) -> String {
        match read(rules, text, &[]) {
            Spelt::Known(rule) => rule,
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn spellings_of_2024() {
        for (spelt, card) in [
            ("Rng 8\"", "Range 8\""),
            ("Rng8\"", "Range 8\""),
            ("Prc1", "Piercing 1"),
            ("PrcCrit1", "Piercing Crits 1"),
            ("Piercing Crits 1", "Piercing Crits 1"),
            ("Hvy(DashOnly)", "Heavy (Dash only)"),
            ("Hvy (RepOnly)", "Heavy (Reposition only)"),
            ("Heavy (Reposition\u{a0}only)", "Heavy (Reposition only)"),
            ("Hvy", "Heavy"),
            ("1\" Dev3", "1\" Devastating 3"),
            ("Dev 2", "Devastating 2"),
            ("Tor2\"", "Torrent 2\""),
            ("Blast 1", "Blast 1\""),
            ("Lim 1", "Limited 1"),
            ("Acc1", "Accurate 1"),
            ("Sat", "Saturate"),
            ("LETHAL 5", "Lethal 5+"),
            ("Gittata 6\"", "Range 6\""),
            ("**Severe**", "Severe"),
        ] {
            assert_eq!(known(RuleSet::KT24, spelt), card, "{spelt}");
        }
    }

    #[test]
    fn spellings_of_2021() {
        for (spelt, card) in [
            ("Rng ⬟", "Rng 6\""),
            ("Rng 3⬤", "Rng 6\""),
            ("Rng ⬟+⬛", "Rng 9\""),
            ("Torrent ⬤", "Torrent 2\""),
            ("Tor [CIRCLE]", "Torrent 2\""),
            ("Rng [PENT]", "Rng 6\""),
            ("Blast ▲", "Blast 1\""),
            ("Lim", "Limited"),
            ("Hvy", "Heavy"),
            ("Bal", "Balanced"),
            ("Fus", "Fusillade"),
            ("Ap1", "AP1"),
            ("P1", "P1"),
            ("MW3", "MW3"),
            ("Psychic Power", "Psychic"),
        ] {
            assert_eq!(known(RuleSet::KT21, spelt), card, "{spelt}");
        }
        let with = |rule: &str| read(RuleSet::KT21, "No Overwatch", &[rule.to_owned()]);
        assert_eq!(with("Blast [CIRCLE]"), Spelt::Again);
        assert_eq!(with("AP1"), Spelt::Unknown("No Overwatch".to_owned()));
    }

    #[test]
    fn what_is_not_a_rule_stays_in_its_words() {
        for text in
            ["Venom*", "*Smoulder", "Rng", "Piercing x", "Lethal 9+", "Kombi-thing", "Rng 0\""]
        {
            let shown = text.to_owned();
            assert_eq!(read(RuleSet::KT24, text, &[]), Spelt::Unknown(shown), "{text}");
        }
        assert_eq!(read(RuleSet::KT24, "PSYCHIC", &[]), Spelt::Keyword("PSYCHIC".to_owned()));
    }

    #[test]
    fn lists_fall_apart_at_commas_outside_brackets() {
        let list = "Rng [PENT]. AP1, Heavy (Dash only), Venom* AP2; -, 1.5";
        let parts = ["Rng [PENT]", "AP1", "Heavy (Dash only)", "Venom*", "AP2", "1.5"];
        assert_eq!(split(list), parts);
        assert!(split("-").is_empty() && split("").is_empty());
    }

    #[test]
    fn distances_of_cards() {
        for (text, inches) in
            [("3⬤", "6"), ("6\"", "6"), ("3[CIRCLE]", "6"), ("7", "7"), ("▲", "1")]
        {
            assert_eq!(distance(text).as_deref(), Some(inches), "{text}");
        }
        for bad in ["-", "", "x⬤", "6+", "2D6\""] {
            assert_eq!(distance(bad), None, "{bad}");
        }
    }
}
