//! Content for pages, in Markdown.

use catalog::{Loaded, Mission};
use desk::view::{KillzoneView, OperativeCard, PloyCard, TeamCard, WeaponReach};
use game::Speech;

use super::text::{alike, numbers, weapon};

/// A cell of a table: what would end it is written otherwise.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ")
}

fn row(cells: &[String]) -> String {
    let cells: Vec<String> = cells.iter().map(|text| cell(text)).collect();
    format!("| {} |\n", cells.join(" | "))
}

/// A table with its heading.
fn table(head: &[String], rows: &[Vec<String>]) -> String {
    let ruler = format!("|{}\n", "---|".repeat(head.len()));
    rows.iter().fold(row(head) + &ruler, |text, cells| text + &row(cells))
}

/// A team.
pub fn team(team: &TeamCard, speech: &Speech) -> String {
    let mut text = format!("# {} ({})\n\n{}\n", team.name, team.rules, team.text);
    for (card, count) in alike(&team.operatives) {
        text += &format!("\n{}", operative(card, count, speech));
    }
    for card in &team.ploys {
        text += &format!("\n{}", ploy(card, speech));
    }
    text
}

/// A card.
pub fn operative(card: &OperativeCard, count: usize, speech: &Speech) -> String {
    let many = if count > 1 { format!(" \u{d7}{count}") } else { String::new() };
    let (head, cells): (Vec<String>, Vec<String>) = numbers(card, speech).into_iter().unzip();
    let say = |id: &str| speech.text(id, &[]);
    let rows = card.weapons.iter().map(|one| {
        let id = if one.reach == WeaponReach::Ranged { "show-ranged" } else { "show-melee" };
        let (line, rules) = weapon(one, speech);
        vec![one.name.clone(), say(id), line, rules]
    });
    let weapons = ["show-weapon", "show-reach", "show-profile", "show-rules"].map(say);
    format!(
        "## {}{many}\n\n{}\n{}",
        card.name,
        table(&head, &[cells]),
        table(&weapons, &rows.collect::<Vec<_>>())
    )
}

/// A ploy.
pub fn ploy(ploy: &PloyCard, speech: &Speech) -> String {
    let args = [("cost", ploy.cost.to_string()), ("phase", ploy.phase.clone())];
    format!("## {} ({})\n\n{}\n", ploy.name, speech.text("show-ploy", &args), ploy.text)
}

/// A killzone.
pub fn killzone(board: &KillzoneView, speech: &Speech) -> String {
    let rows = board.terrain.iter().map(|part| {
        let yes = if part.vantage { "\u{2713}" } else { "" }.to_owned();
        let kind = part.kind.clone().unwrap_or_default();
        vec![part.name.clone(), kind, speech.inches(part.bottom), speech.inches(part.top), yes]
    });
    let head = ["show-part", "show-type", "show-bottom", "show-top", "show-vantage"];
    format!(
        "# {} ({} x {})\n\n{}\n\n{}",
        board.name,
        speech.inches(board.width),
        speech.inches(board.depth),
        board.text,
        table(&head.map(|id| speech.text(id, &[])), &rows.collect::<Vec<_>>())
    )
}

/// A mission.
pub fn mission(mission: &Loaded<Mission>, speech: &Speech) -> String {
    let value = &mission.value;
    let args = [
        ("turns", value.turning_points.to_string()),
        ("zones", value.drop_zones.len().to_string()),
    ];
    let (name, words) = (speech.called(&mission.name), speech.described(&mission.text));
    let mut text = format!("# {name} ({})\n\n{words}\n\n", value.rules);
    text += &format!("- {}\n", speech.text("show-mission", &args));
    let scores = [("show-hold", value.hold), ("show-breakthrough", value.breakthrough)];
    for (id, points) in scores.into_iter().filter(|(_, points)| *points > 0) {
        text += &format!("- {}\n", speech.text(id, &[("points", points.to_string())]));
    }
    text
}
