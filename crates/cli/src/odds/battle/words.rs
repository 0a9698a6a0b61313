//! The odds of attacks of hit, wound and save for people.

use game::Speech;
use odds::battle::{Injuries, Slain};

use crate::odds::chart::bars_of;

/// What attacks on a model of Kill Team 2018 come to.
pub fn injuries(odds: &Injuries, speech: &Speech) -> String {
    let say = |id: &str| speech.text(id, &[]);
    let text = format!(
        "{}\n{}",
        say("odds-defender-loses"),
        bars_of(&shares(&odds.wounds_lost()), speech)
    );
    let unharmed = odds.lost.first().copied().unwrap_or(0.0);
    let lines = [
        (say("odds-expected"), speech.decimal(odds.expected(), 4)),
        (say("odds-unharmed"), speech.percent(unharmed, 2)),
        (say("odds-flesh-wound"), speech.percent(odds.flesh_wound, 2)),
        (say("odds-out-of-action"), speech.percent(odds.out_of_action, 2)),
    ];
    text + &aligned(&lines)
}

/// What attacks on a unit of KT4W40K come to.
pub fn slain(odds: &Slain, speech: &Speech) -> String {
    let say = |id: &str| speech.text(id, &[]);
    let text = format!(
        "{}\n{}{}\n{}",
        say("odds-defender-loses"),
        bars_of(&shares(&odds.lost), speech),
        say("odds-slain"),
        bars_of(&shares(&odds.slain), speech),
    );
    let lines = [
        (say("odds-expected"), speech.decimal(odds.expected(), 4)),
        (say("odds-expected-slain"), speech.decimal(odds.expected_slain(), 4)),
        (say("odds-destroys"), speech.percent(odds.kills(), 2)),
    ];
    text + &aligned(&lines)
}

/// Numbers that can be, with their chances.
fn shares(chances: &[f64]) -> Vec<(u16, f64)> {
    (0..).zip(chances.iter().copied()).filter(|(_, chance)| *chance > 0.0).collect()
}

fn aligned(lines: &[(String, String)]) -> String {
    let width = lines.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    lines.iter().map(|(name, value)| format!("{name:width$}  {value}\n")).collect()
}
