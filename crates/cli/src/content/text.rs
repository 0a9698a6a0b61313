//! Content for people in a terminal.

use catalog::{Loaded, Mission};
use desk::view::{KillzoneView, OperativeCard, PloyCard, TeamCard, WeaponCard, WeaponReach};
use game::Speech;

use crate::paint::{Ink, paint};

/// A team: its story, its operatives with their weapons, its ploys.
pub fn team(team: &TeamCard, speech: &Speech) -> String {
    let mut text = format!("{} ({})\n{}\n", paint(&team.name, Ink::Bold), team.rules, team.text);
    for unit in &team.units {
        let args = [("points", unit.points.to_string()), ("number", unit.models.len().to_string())];
        text +=
            &format!("\n{}: {}\n", paint(&unit.name, Ink::Bold), speech.text("show-unit", &args));
    }
    for (card, count) in alike(&team.operatives) {
        text += &format!("\n{}", operative(card, count, speech));
    }
    for card in &team.ploys {
        text += &format!("\n{}", ploy(card, speech));
    }
    text
}

/// The cards of a team, each once, with how many have it.
pub(super) fn alike(cards: &[OperativeCard]) -> Vec<(&OperativeCard, usize)> {
    let mut all: Vec<(&OperativeCard, usize)> = Vec::new();
    for card in cards {
        let same =
            |other: &OperativeCard| OperativeCard { model: card.model, ..other.clone() } == *card;
        match all.iter_mut().find(|(other, _)| same(other)) {
            Some((_, count)) => *count += 1,
            None => all.push((card, 1)),
        }
    }
    all
}

/// The numbers of a card: what each is called, and what it is.
pub(super) fn numbers(card: &OperativeCard, speech: &Speech) -> Vec<(String, String)> {
    let say = |id: &str| speech.text(id, &[]);
    let mut numbers = vec![(say("show-move"), speech.inches(card.movement))];
    match &card.profile {
        None => {
            numbers.insert(0, (say("show-apl"), card.apl.to_string()));
            numbers.push((say("show-defence"), card.defence.to_string()));
        }
        Some(profile) => numbers.extend([
            (say("show-ws"), format!("{}+", profile.weapon_skill)),
            (say("show-bs"), format!("{}+", profile.ballistic_skill)),
            (say("show-strength"), profile.strength.to_string()),
            (say("show-toughness"), profile.toughness.to_string()),
            (say("show-attacks"), profile.attacks.to_string()),
            (say("show-leadership"), profile.leadership.to_string()),
        ]),
    }
    numbers.push((say("show-save"), format!("{}+", card.save)));
    if let Some(save) = card.invulnerable {
        numbers.push((say("show-invulnerable"), format!("{save}+")));
    }
    numbers.push((say("show-wounds"), card.wounds.to_string()));
    numbers.push((say("show-base"), format!("{} mm", millimetres(card.base_mm, speech))));
    numbers.push((say("show-height"), speech.inches(card.height)));
    numbers
}

/// A measure with the decimals that it has, at most two.
fn millimetres(mm: f64, speech: &Speech) -> String {
    let decimals = (0..2).find(|n| (mm * 10_f64.powi(*n)).fract().abs() < 1e-6).unwrap_or(2);
    speech.decimal(mm, decimals as usize)
}

/// The numbers of a weapon, in a line, and its rules.
pub(super) fn weapon(weapon: &WeaponCard, speech: &Speech) -> (String, String) {
    let line = match &weapon.profile {
        None => {
            let [normal, critical] = weapon.damage;
            format!("{} {}+ {normal}/{critical}", weapon.attacks, weapon.hit)
        }
        Some(profile) => {
            let range =
                if profile.range > 0.0 { speech.inches(profile.range) } else { String::new() };
            let line = format!(
                "{range} {} S{} AP{} D{}",
                profile.kind, profile.strength, profile.ap, profile.damage
            );
            line.trim().to_owned()
        }
    };
    (line, weapon.rules.join(", "))
}

/// A card: its numbers, its weapons as `coverline odds` takes them, its keywords.
pub fn operative(card: &OperativeCard, count: usize, speech: &Speech) -> String {
    let many = if count > 1 { format!(" \u{d7}{count}") } else { String::new() };
    let mut text = format!("{}{many}\n", paint(&card.name, Ink::Bold));
    let numbers: Vec<String> =
        numbers(card, speech).iter().map(|(name, value)| format!("{name} {value}")).collect();
    text += &format!("  {}\n", numbers.join("  "));
    let wide = card.weapons.iter().map(|weapon| weapon.name.chars().count()).max().unwrap_or(0);
    for one in &card.weapons {
        let id = match one.reach {
            WeaponReach::Ranged => "show-ranged",
            WeaponReach::Melee => "show-melee",
        };
        let (line, rules) = weapon(one, speech);
        let line = format!("  {:wide$}  {}  {line}  {rules}", one.name, speech.text(id, &[]));
        text += line.trim_end();
        text.push('\n');
    }
    if !card.keywords.is_empty() {
        text += &format!("  {}\n", paint(&card.keywords.join(", "), Ink::Faint));
    }
    text
}

/// A ploy: when, for how much, and what it says.
pub fn ploy(ploy: &PloyCard, speech: &Speech) -> String {
    let args = [("cost", ploy.cost.to_string()), ("phase", ploy.phase.clone())];
    let when = speech.text("show-ploy", &args);
    format!("{} ({when})\n  {}\n", paint(&ploy.name, Ink::Bold), ploy.text)
}

/// A killzone: its measures and everything on it, in lists.
pub fn killzone(board: &KillzoneView, speech: &Speech) -> String {
    let mut text = format!(
        "{} ({} x {})\n{}\n",
        paint(&board.name, Ink::Bold),
        speech.inches(board.width),
        speech.inches(board.depth),
        board.text
    );
    for part in &board.terrain {
        let kind = part.kind.as_deref().unwrap_or("none").to_owned();
        let args = [
            ("kind", kind),
            ("bottom", speech.inches(part.bottom)),
            ("top", speech.inches(part.top)),
            ("vantage", if part.vantage { "yes" } else { "no" }.to_owned()),
        ];
        text += &format!("  {}: {}\n", part.name, speech.text("show-terrain", &args));
    }
    for door in &board.doors {
        let open = if door.open { "yes" } else { "no" }.to_owned();
        text += &format!(
            "  {}\n",
            speech.text("picture-door", &[("name", door.name.clone()), ("open", open)])
        );
    }
    let walls = [("number", board.walls.len().to_string())];
    if !board.walls.is_empty() {
        text += &format!("  {}\n", speech.text("show-walls", &walls));
    }
    let names = |id: &str, names: Vec<&str>| match names.as_slice() {
        [] => String::new(),
        names => format!("  {}\n", speech.text(id, &[("names", names.join(", "))])),
    };
    text +=
        &names("show-objectives", board.objectives.iter().map(|one| one.name.as_str()).collect());
    text += &names("show-zones", board.drop_zones.iter().map(|one| one.name.as_str()).collect());
    text
}

/// A mission: how long it lasts, where players begin, what is scored.
pub fn mission(mission: &Loaded<Mission>, speech: &Speech) -> String {
    let value = &mission.value;
    let mut text = format!(
        "{} ({})\n{}\n",
        paint(&speech.called(&mission.name), Ink::Bold),
        value.rules,
        speech.described(&mission.text)
    );
    let args = [
        ("turns", value.turning_points.to_string()),
        ("zones", value.drop_zones.len().to_string()),
    ];
    text += &format!("  {}\n", speech.text("show-mission", &args));
    let scores = [("show-hold", value.hold), ("show-breakthrough", value.breakthrough)];
    for (id, points) in scores.into_iter().filter(|(_, points)| *points > 0) {
        text += &format!("  {}\n", speech.text(id, &[("points", points.to_string())]));
    }
    text
}
