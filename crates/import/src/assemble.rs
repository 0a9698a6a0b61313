//! Teams from the words of a file: read, put together, written and checked.

use catalog::Problem;
use table::RuleSet;
use table::file::{MAX_CARDS, MAX_NOTE};

use crate::arm;
use crate::card::{self, Card};
use crate::compose::{self, Load};
use crate::limits::{MAX_LIMITS, MAX_TEAMS};
use crate::raw::{RawEquipment, RawLimit, RawTeam, RawText};
use crate::report::{Import, ImportedTeam, Why};
use crate::write::{self, Roster, Sheet, quoted};

/// The most bytes of a file that are words to play by; the rest is for numbers.
const MAX_WORDS: usize = catalog::MAX_BYTES / 2;

/// Reads a team and keeps the file that comes of it.
pub(crate) fn team(import: &mut Import, raw: &RawTeam) {
    let name = import.named("", &raw.name, "Team");
    if raw.is_edition_guessed {
        let rules = import.rules.id();
        import.guess(&name, "rules", rules, Why::NoEdition);
    }
    if import.teams.len() >= MAX_TEAMS {
        import.remark(&name, &name, Why::Room);
        return;
    }
    let (mut cards, limits) = cards(import, &name, raw);
    let notes = card::texts(import, &name, &raw.texts);
    let mut equipment = equipment(import, &name, &raw.equipment);
    if cards.is_empty() {
        import.remark(&name, &name, Why::Empty);
        return;
    }
    let mut notes = card::shortened(import, &name, notes);
    spare(import, &name, &mut cards, &mut notes, &mut equipment);
    match written(import, &name, raw, &cards, &limits, &notes, &equipment) {
        Ok(text) => {
            let file = file_name(import, &name);
            import.teams.push(ImportedTeam { name, file, text });
        }
        Err(problem) => {
            let what = format!("{}: {}", problem.field, problem.what);
            import.remark(&name, &name, Why::Unwritten(what));
        }
    }
}

/// Leaves the longest words out of a file that would become too large. Each of them is in the report.
fn spare(
    import: &mut Import,
    team: &str,
    cards: &mut [Card],
    notes: &mut Vec<(String, String)>,
    equipment: &mut [(String, String, Option<u32>)],
) {
    let size = |notes: &[(String, String)]| -> usize {
        let pieces = notes.iter().map(|(name, text)| quoted(name).len() + quoted(text).len() + 40);
        pieces.sum()
    };
    let of_equipment: usize = equipment.iter().map(|(_, text, _)| quoted(text).len()).sum();
    let of_cards: usize = cards.iter().map(|card| size(&card.notes)).sum();
    let of_team = size(notes);
    if of_equipment + of_cards + of_team <= MAX_WORDS {
        return;
    }
    let mut left_out: Vec<String> = Vec::new();
    if of_equipment + of_cards <= MAX_WORDS {
        left_out.extend(notes.drain(..).map(|(name, _)| name));
    } else {
        left_out.extend(notes.drain(..).map(|(name, _)| name));
        left_out.extend(cards.iter_mut().flat_map(|card| card.notes.drain(..)).map(|note| note.0));
        for (name, text, _) in equipment.iter_mut().filter(|_| of_equipment > MAX_WORDS) {
            text.clear();
            left_out.push(name.clone());
        }
    }
    import.remark(team, &left_out.join(", "), Why::Room);
}

/// The cards of a team, those that are alike as one, and the limits by the numbers of the cards.
fn cards(import: &mut Import, team: &str, raw: &RawTeam) -> (Vec<Card>, Vec<RawLimit>) {
    let mut cards: Vec<Card> = Vec::new();
    let mut places: Vec<Option<usize>> = Vec::new();
    for operative in &raw.operatives {
        let Some(card) = card::read(import, team, operative) else {
            places.push(None);
            continue;
        };
        if let Some(at) = cards.iter().position(|other| other.is_like(&card)) {
            let ((least, most), (more, most_more)) = (cards[at].count, card.count);
            let most = most.zip(most_more).map(|(a, b)| a.saturating_add(b));
            cards[at].count = (least.saturating_add(more), most);
            places.push(Some(at));
        } else if cards.len() >= MAX_CARDS {
            import.remark(&format!("{team} / {}", card.name), &card.name, Why::Room);
            places.push(None);
        } else {
            places.push(Some(cards.len()));
            cards.push(card);
        }
    }
    named_apart(import, team, &mut cards);
    let limits = raw.limits.iter().map(|limit| {
        let mut of: Vec<usize> =
            limit.of.iter().filter_map(|at| places.get(*at).copied().flatten()).collect();
        of.sort_unstable();
        of.dedup();
        RawLimit { of, count: limit.count }
    });
    let mut limits: Vec<RawLimit> = limits.filter(|limit| !limit.of.is_empty()).collect();
    limits.dedup();
    for RawLimit { of, count: (least, most) } in limits.split_off(limits.len().min(MAX_LIMITS)) {
        let most = most.map_or("-".to_owned(), |most| most.to_string());
        let of: Vec<&str> = of.iter().map(|at| cards[*at].name.as_str()).collect();
        import.remark(team, &format!("{least}..{most}: {}", of.join(", ")), Why::Composition);
    }
    (cards, limits)
}

fn named_apart(import: &mut Import, team: &str, cards: &mut [Card]) {
    for at in 0..cards.len() {
        let plain = cards[at].name.clone();
        let mut number = 1;
        while cards[..at]
            .iter()
            .any(|other| other.name.to_lowercase() == cards[at].name.to_lowercase())
        {
            number += 1;
            let short: String = plain.chars().take(54).collect();
            cards[at].name = format!("{} ({number})", short.trim());
        }
        if cards[at].name != plain {
            let place = format!("{team} / {plain}");
            import.guess(&place, "name", &cards[at].name, Why::Apart);
        }
    }
}

/// Equipment with its words and points; a weapon that comes with it is a part of its words.
fn equipment(
    import: &mut Import,
    team: &str,
    all: &[RawEquipment],
) -> Vec<(String, String, Option<u32>)> {
    let mut pieces = Vec::new();
    for piece in all {
        let name = import.named(team, &piece.name, "-");
        let place = format!("{team} / {name}");
        let text = RawText::card(name.clone(), piece.text.clone());
        let mut lines: Vec<String> =
            card::texts(import, team, &[text]).into_iter().map(|(_, text)| text).collect();
        for weapon in &piece.weapons {
            let read = arm::read(import, &place, weapon, None);
            if let Some(arm) = read.arm {
                let fields: Vec<String> =
                    arm.fields.iter().map(|(field, value)| format!("{field} {value}")).collect();
                lines.push(format!("{}: {}", arm.base, fields.join(", ")));
            }
            lines.extend(read.left.into_iter().map(|(name, text)| format!("{name}: {text}")));
        }
        let points = piece.points.as_deref().map(str::trim).filter(|points| !points.is_empty());
        let read = points.and_then(|points| points.parse().ok()).filter(|points| *points <= 100);
        if let Some(found) = points.filter(|_| read.is_none()) {
            let (field, found) = ("points".to_owned(), found.to_owned());
            import.remark(&place, &found.clone(), Why::Number { field, found });
        }
        let lines = lines.join("\n");
        let text: String = lines.chars().take(MAX_NOTE).collect();
        if text.len() < lines.len() {
            import.remark(&place, &lines[text.len()..], Why::Room);
        }
        if pieces.len() < MAX_CARDS {
            pieces.push((name, text, read));
        } else {
            import.remark(&place, &name, Why::Room);
        }
    }
    pieces
}

/// How many are fielded at most, and how many weapons each carries: one place is left for bare hands in kt18.
fn room(rules: RuleSet) -> (usize, usize) {
    match rules {
        RuleSet::KT18 => (kt18::MAX_TEAM, kt18::MAX_WEAPONS - 1),
        _ => (skirmish::MAX_TEAM, skirmish::MAX_WEAPONS),
    }
}

fn written(
    import: &mut Import,
    name: &str,
    raw: &RawTeam,
    cards: &[Card],
    limits: &[RawLimit],
    notes: &[(String, String)],
    equipment: &[(String, String, Option<u32>)],
) -> Result<String, Problem> {
    let rules = import.rules;
    let (most, most_weapons) = room(rules);
    let sheet = |roster| Sheet { rules, name, cards, notes, equipment, roster };
    let number: usize = cards.iter().map(|card| card.count.0.max(1)).sum();
    let fits = |card: &Card| card.arms.len() <= most_weapons && card.choices.is_empty();
    if raw.fielded && number <= most && cards.iter().all(fits) {
        return checked(write::write(&sheet(None)));
    }
    let places = cards.iter().map(|card| format!("{name} / {}", card.name));
    let places: Vec<String> = places.collect();
    let loads: Vec<Load> = cards
        .iter()
        .zip(&places)
        .map(|(card, place)| compose::load(import, place, card, most_weapons))
        .collect();
    let mut cards_taken = cards.to_vec();
    if raw.fielded {
        // Somebody has more on the list than can be fielded: each may come as often as it is there.
        for card in &mut cards_taken {
            card.count = (0, Some(card.count.0.max(1)));
        }
    }
    let cards = cards_taken.as_slice();
    let sheet = |roster| Sheet { rules, name, cards, notes, equipment, roster };
    let mut takes = compose::roster(cards, limits, most);
    if raw.fielded {
        let all = cards
            .iter()
            .zip(0..)
            .flat_map(|(card, at)| std::iter::repeat_n(at, card.count.1.unwrap_or(1)));
        takes = all.take(most).collect();
    }
    import.guess(name, "take", &takes.len().to_string(), Why::Taken);
    let named = |limit: &RawLimit| {
        let of = limit.of.iter().map(|at| cards[*at].name.clone()).collect();
        let (least, upper) = limit.count;
        let upper = upper.unwrap_or(MAX_CARDS).min(MAX_CARDS);
        (of, (least.min(upper), upper))
    };
    let with = |limits: Vec<(Vec<String>, (usize, usize))>| {
        let roster = Roster { loads: &loads, limits, takes: &takes, most };
        checked(write::write(&sheet(Some(roster))))
    };
    let all: Vec<(Vec<String>, (usize, usize))> = limits.iter().map(named).collect();
    let first = with(all.clone());
    if first.is_ok() || all.is_empty() {
        return first;
    }
    // Limits that no roster of the first that fit keeps stay as words.
    for (of, (least, upper)) in &all {
        import.remark(name, &format!("{least}..{upper}: {}", of.join(", ")), Why::Composition);
    }
    with(Vec::new())
}

fn checked(text: String) -> Result<String, Problem> {
    if text.len() > catalog::MAX_BYTES {
        let what = format!("larger than {} bytes", catalog::MAX_BYTES);
        let (file, field) = ("team".to_owned(), "file".to_owned());
        return Err(Problem { file, line: 1, field, what, said: None });
    }
    match catalog::check(&text, "team") {
        Ok(_) => Ok(text),
        Err(problems) => problems.into_iter().next().map_or(Ok(text), Err),
    }
}

/// A name for the team's file that no other team of the import has.
fn file_name(import: &Import, name: &str) -> String {
    let lower: String = name.chars().flat_map(char::to_lowercase).collect();
    let words = lower.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let stem = words.collect::<Vec<_>>().join("-");
    let stem: String =
        if stem.is_empty() { "team".to_owned() } else { stem.chars().take(60).collect() };
    let names =
        std::iter::once(format!("{stem}.toml")).chain((2..).map(|n| format!("{stem}-{n}.toml")));
    let is_free = |file: &String| !import.teams.iter().any(|team| team.file == *file);
    names.into_iter().find(is_free).unwrap_or_default()
}
