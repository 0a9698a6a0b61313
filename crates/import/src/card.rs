//! Operatives and models: their numbers, what they carry and what is left to be played by hand.

use std::collections::HashSet;

use table::RuleSet;
use table::file::{MAX_NOTE, MAX_NOTES};

use crate::arm::{self, Arm};
use crate::raw::{Kind, RawOperative, RawText};
use crate::report::{Import, Why};
use crate::{bases, rule, shorten, words};

/// The most keywords of a card; others stay in a note.
pub(crate) const MAX_KEYWORDS: usize = 16;

/// A card whose numbers were read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Card {
    pub name: String,
    /// Its fields after the name and the count, as they are written.
    pub fields: Vec<(&'static str, String)>,
    pub keywords: Vec<String>,
    pub arms: Vec<Arm>,
    pub notes: Vec<(String, String)>,
    pub choices: Vec<(usize, usize)>,
    pub count: (usize, Option<usize>),
}

impl Card {
    /// Whether they are the same but for how many may come.
    pub fn is_like(&self, other: &Card) -> bool {
        (&self.name, &self.fields, &self.keywords, &self.choices)
            == (&other.name, &other.fields, &other.keywords, &other.choices)
            && (&self.arms, &self.notes) == (&other.arms, &other.notes)
    }
}

/// Reads an operative; nothing comes of one without the numbers that a card needs.
pub(crate) fn read(import: &mut Import, team: &str, raw: &RawOperative) -> Option<Card> {
    let name = import.named(team, &raw.name, "Operative");
    let place = format!("{team} / {name}");
    import.counts.operatives += 1;
    let keywords = keywords(import, &place, &raw.keywords);
    let fields = match import.rules {
        RuleSet::KT18 => confines(raw),
        rules => skirmish(raw, rules),
    };
    let fields = fields.map(|fields| sized(import, &place, raw, fields, &keywords));
    let mut notes = Vec::new();
    let mut arms = Vec::new();
    let need = arm::need(raw);
    for weapon in &raw.weapons {
        let read = arm::read(import, &place, weapon, need);
        arms.extend(read.arm);
        notes.extend(read.left);
    }
    notes.extend(texts(import, &place, &raw.texts));
    if keywords.len() > MAX_KEYWORDS {
        let rest = keywords[MAX_KEYWORDS..].join(", ");
        import.remark(&format!("{place} / Keywords"), &rest, Why::Room);
        notes.push(("Keywords".to_owned(), rest));
    }
    if import.rules == RuleSet::KT21
        && let Some(group) =
            raw.stat(&["ga"]).filter(|group| !matches!(*group, "1" | "2" | "3" | "4"))
    {
        let (field, found) = ("group_activation".to_owned(), group.to_owned());
        import.remark(&place, &format!("GA {group}"), Why::Number { field, found });
        notes.push(("GA".to_owned(), group.to_owned()));
    }
    match fields {
        Ok(fields) => {
            let arms = shorten::arms(import, &place, arms);
            let notes = shortened(import, &place, notes);
            let (choices, count) = (raw.choices.clone(), raw.count);
            Some(Card { name, fields, keywords, arms, notes, choices, count })
        }
        Err((field, found)) => {
            let stats = raw
                .stats
                .iter()
                .map(|(name, value)| format!("{} {}", name.to_uppercase(), words::prose(value)));
            let stats = stats.collect::<Vec<_>>().join(", ");
            let field = field.to_owned();
            import.remark(&place, &stats, Why::Number { field, found });
            None
        }
    }
}

/// As many notes as a card or a team may have, none of them too long; the last says what is left out.
pub(crate) fn shortened(
    import: &mut Import,
    place: &str,
    notes: Vec<(String, String)>,
) -> Vec<(String, String)> {
    let pieces = notes.into_iter().flat_map(|(name, text)| {
        let signs: Vec<char> = text.chars().collect();
        let name = if name.is_empty() { "-".to_owned() } else { name };
        let pieces = signs.chunks(MAX_NOTE).map(|piece| piece.iter().collect::<String>());
        pieces.map(|piece| (name.clone(), piece)).collect::<Vec<_>>()
    });
    let mut notes: Vec<(String, String)> = pieces.collect();
    if notes.len() > MAX_NOTES {
        let mut rest: Vec<String> =
            notes.split_off(MAX_NOTES - 1).into_iter().map(|(name, _)| name).collect();
        rest.dedup();
        let rest = rest.join(", ");
        import.remark(place, &rest, Why::Room);
        notes.push(("...".to_owned(), rest.chars().take(MAX_NOTE).collect()));
    }
    notes
}

/// The texts of a card or a team, each of them a note to be played by hand.
pub(crate) fn texts(import: &mut Import, place: &str, all: &[RawText]) -> Vec<(String, String)> {
    let mut notes = Vec::new();
    for RawText { kind, name, text } in all {
        let text = words::prose(text);
        if text.is_empty() {
            continue;
        }
        let name = import.named(place, name, "-");
        let why = match kind {
            Kind::Card | Kind::Rule => Why::Prose,
            Kind::Book => Why::Book,
            Kind::Composition => Why::Composition,
            Kind::Condition | Kind::Builder => Why::Condition,
            Kind::Missing => Why::Missing,
            Kind::Field => Why::Field,
            Kind::Lore => Why::Lore,
            Kind::Link => Why::Link,
        };
        import.counts.abilities += usize::from(matches!(kind, Kind::Card | Kind::Rule));
        import.remark(&format!("{place} / {name}"), &text, why);
        // What only a list builder needs, and what the program knows, is no note to play by.
        if matches!(kind, Kind::Book | Kind::Builder | Kind::Missing | Kind::Field) {
            continue;
        }
        notes.push((name, text));
    }
    notes
}

fn keywords(import: &mut Import, place: &str, raw: &[String]) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    let mut known: HashSet<String> = HashSet::new();
    for word in raw.iter().filter(|word| !word.trim().is_empty()) {
        let word = import.named(place, word, "-");
        if known.insert(word.to_ascii_lowercase()) {
            all.push(word);
        }
    }
    all
}

type Unread = (&'static str, String);
type Fields = Vec<(&'static str, String)>;

fn number(
    raw: &RawOperative,
    field: &'static str,
    names: &[&str],
    range: std::ops::RangeInclusive<u32>,
) -> Result<(&'static str, String), Unread> {
    let found = raw.stat(names).unwrap_or_default();
    let plain = found.trim_end_matches(['+', '"']).trim();
    let read = plain.parse::<u32>().ok().filter(|n| range.contains(n));
    read.map(|n| (field, n.to_string())).ok_or_else(|| (field, found.to_owned()))
}

fn movement(raw: &RawOperative) -> Result<(&'static str, String), Unread> {
    let found = raw.stat(&["m", "move"]).unwrap_or_default();
    let inches = rule::distance(found);
    let fits = |inches: &String| inches.parse::<f64>().is_ok_and(|inches| inches <= 30.0);
    let inches = inches.filter(fits).ok_or_else(|| ("move", found.to_owned()))?;
    Ok(("move", inches))
}

fn skirmish(raw: &RawOperative, rules: RuleSet) -> Result<Fields, Unread> {
    let mut fields = vec![number(raw, "apl", &["apl"], 1..=9)?, movement(raw)?];
    if rules == RuleSet::KT21 {
        fields.push(number(raw, "defence", &["df"], 0..=10)?);
    }
    fields.push(number(raw, "save", &["sv", "save"], 2..=6)?);
    if rules == RuleSet::KT21
        && let Ok(group) = number(raw, "group_activation", &["ga"], 2..=4)
    {
        fields.push(group);
    }
    fields.push(number(raw, "wounds", &["w", "wounds"], 1..=9999)?);
    Ok(fields)
}

fn confines(raw: &RawOperative) -> Result<Fields, Unread> {
    Ok(vec![
        movement(raw)?,
        number(raw, "ws", &["ws"], 2..=6)?,
        number(raw, "bs", &["bs"], 2..=6)?,
        number(raw, "strength", &["s"], 1..=10)?,
        number(raw, "toughness", &["t"], 1..=10)?,
        number(raw, "wounds", &["w"], 1..=20)?,
        number(raw, "attacks", &["a"], 0..=10)?,
        number(raw, "leadership", &["ld"], 1..=12)?,
        number(raw, "save", &["sv"], 2..=7)?,
    ])
}

/// The fields with the size of the base and the height, from the file or from the table.
fn sized(
    import: &mut Import,
    place: &str,
    raw: &RawOperative,
    mut fields: Fields,
    keywords: &[String],
) -> Fields {
    let wounds = fields.iter().find(|(name, _)| *name == "wounds");
    let wounds = wounds.and_then(|(_, wounds)| wounds.parse().ok()).unwrap_or(1);
    let (base, height) = bases::size(import.rules, wounds, keywords);
    let given = raw.base_mm.as_deref().map(|base| base.trim().trim_end_matches("mm").trim());
    let given =
        given.filter(|base| base.parse::<f64>().is_ok_and(|mm| (10.0..=200.0).contains(&mm)));
    if given.is_none() {
        if let Some(found) = raw.base_mm.as_deref() {
            let (field, found) = ("base_mm".to_owned(), found.to_owned());
            import.remark(place, &found.clone(), Why::Number { field, found });
        }
        import.guess(place, "base_mm", base, Why::Size);
    }
    import.guess(place, "height", height, Why::Size);
    fields.push(("base_mm", given.unwrap_or(base).to_owned()));
    fields.push(("height", height.to_owned()));
    fields
}
