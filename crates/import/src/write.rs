//! Teams as files of this program.

use std::fmt::Write as _;

use table::RuleSet;

use crate::card::{Card, MAX_KEYWORDS};
use crate::compose::Load;
use crate::shorten;

/// A team that is ready to be written.
#[derive(Clone, Debug)]
pub(crate) struct Sheet<'a> {
    pub rules: RuleSet,
    pub name: &'a str,
    pub cards: &'a [Card],
    pub notes: &'a [(String, String)],
    pub equipment: &'a [(String, String, Option<u32>)],
    pub roster: Option<Roster<'a>>,
}

/// What of a team is fielded.
#[derive(Clone, Debug)]
pub(crate) struct Roster<'a> {
    pub loads: &'a [Load],
    pub limits: Vec<(Vec<String>, (usize, usize))>,
    pub takes: &'a [usize],
    pub most: usize,
}

/// The file of a team.
pub(crate) fn write(sheet: &Sheet) -> String {
    let mut file = format!(
        "format = \"coverline team 1\"\nrules = \"{}\"\nname = {}\n",
        sheet.rules,
        quoted(sheet.name)
    );
    if let Some(roster) = sheet.roster.as_ref().filter(|roster| !roster.limits.is_empty()) {
        file.push_str("\n[roster]\n");
        for (of, (least, most)) in &roster.limits {
            let _ = write!(
                file,
                "\n[[roster.limit]]\nof = {}\ncount = [{least}, {most}]\n",
                list(of.iter().map(String::as_str))
            );
        }
    }
    for (at, card) in sheet.cards.iter().enumerate() {
        let load = sheet.roster.as_ref().map(|roster| (&roster.loads[at], roster.most));
        write_card(&mut file, sheet.rules, card, load);
    }
    for (name, text, points) in sheet.equipment {
        let _ = write!(file, "\n[[equipment]]\nname = {}\n", quoted(name));
        if !text.is_empty() {
            let _ = writeln!(file, "text = {}", quoted(text));
        }
        if let Some(points) = points {
            let _ = writeln!(file, "points = {points}");
        }
    }
    for (name, text) in sheet.notes {
        let _ = write!(file, "\n[[note]]\nname = {}\ntext = {}\n", quoted(name), quoted(text));
    }
    if let Some(roster) = &sheet.roster {
        for card in roster.takes {
            let _ = write!(file, "\n[[take]]\ncard = {}\n", quoted(&sheet.cards[*card].name));
            if !roster.loads[*card].choices.is_empty() {
                let carried = roster.loads[*card].carried.iter().map(String::as_str);
                let _ = writeln!(file, "weapons = {}", list(carried));
            }
        }
    }
    file
}

fn write_card(file: &mut String, rules: RuleSet, card: &Card, load: Option<(&Load, usize)>) {
    let kind = if rules == RuleSet::KT18 { "model" } else { "operative" };
    let _ = write!(file, "\n[[{kind}]]\nname = {}\n", quoted(&card.name));
    match (card.count, load) {
        ((least, Some(most)), Some((_, all))) => {
            let most = most.min(all);
            let _ = writeln!(file, "count = [{}, {most}]", least.min(most));
        }
        ((least, None), Some((_, all))) if least > 0 => {
            let _ = writeln!(file, "count = [{}, {all}]", least.min(all));
        }
        ((number, _), None) if number > 1 => {
            let _ = writeln!(file, "count = {number}");
        }
        _ => {}
    }
    for (field, value) in &card.fields {
        let _ = writeln!(file, "{field} = {value}");
    }
    if !card.keywords.is_empty() {
        let words = card.keywords.iter().take(MAX_KEYWORDS).map(String::as_str);
        let _ = writeln!(file, "keywords = {}", list(words));
    }
    for (of, (least, most)) in load.iter().flat_map(|(load, _)| &load.choices) {
        let _ = write!(
            file,
            "\n[[{kind}.choice]]\nweapons = {}\ncount = [{least}, {most}]\n",
            list(of.iter().map(String::as_str))
        );
    }
    for arm in &card.arms {
        let name = shorten::shown(&arm.base, &arm.profile);
        let _ = write!(file, "\n[[{kind}.weapon]]\nname = {}\n", quoted(&name));
        for (field, value) in &arm.fields {
            let _ = writeln!(file, "{field} = {value}");
        }
    }
    for (name, text) in &card.notes {
        let name = crate::words::name(name, 60);
        let _ =
            write!(file, "\n[[{kind}.note]]\nname = {}\ntext = {}\n", quoted(&name), quoted(text));
    }
}

fn list<'a>(words: impl Iterator<Item = &'a str>) -> String {
    format!("[{}]", words.map(quoted).collect::<Vec<_>>().join(", "))
}

/// A basic string of TOML.
pub(crate) fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for sign in text.chars() {
        match sign {
            '"' | '\\' => quoted.extend(['\\', sign]),
            '\n' => quoted.push_str("\\n"),
            sign if sign.is_control() => {
                let _ = write!(quoted, "\\u{:04X}", u32::from(sign));
            }
            sign => quoted.push(sign),
        }
    }
    quoted.push('"');
    quoted
}
