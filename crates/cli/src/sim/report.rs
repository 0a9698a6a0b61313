//! What the games come to, for programs and for people.

use ai::{Level, Tally};
use catalog::Matchup;
use game::Speech;
use serde::Serialize;

/// The answer as programs read it.
#[derive(Debug, Serialize)]
pub struct Report {
    games: u64,
    decisions: u64,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    /// By side, side 1's first; last, the games that nobody won.
    wins: Vec<u64>,
    interval: [f64; 2],
    mean_turns: f64,
    digest: String,
    /// Where all of something were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pairings: Option<Vec<Pairing>>,
}

/// The games of one pairing.
#[derive(Debug, Serialize)]
pub struct Pairing {
    teams: Vec<String>,
    killzone: String,
    mission: Option<String>,
    games: u64,
    decisions: u64,
    wins: Vec<u64>,
    interval: [f64; 2],
    mean_turns: f64,
    digest: String,
}

impl Pairing {
    /// What the games of a pairing come to.
    pub fn new(matchup: &Matchup, tally: &Tally) -> Self {
        Pairing {
            teams: matchup.team_names().into_iter().map(str::to_owned).collect(),
            killzone: matchup.killzone_name().to_owned(),
            mission: matchup.mission.as_ref().map(|mission| mission.name.clone()),
            games: tally.wins.iter().sum(),
            decisions: tally.decisions,
            wins: tally.wins.clone(),
            interval: tally.interval(),
            mean_turns: tally.mean_turns(),
            digest: tally.digest(),
        }
    }

    /// What people call it.
    fn title(&self) -> String {
        let mut title = format!("{}, {}", self.teams.join(" - "), self.killzone);
        if let Some(mission) = &self.mission {
            title += &format!(", {mission}");
        }
        title
    }
}

impl Report {
    /// What all games come to.
    pub fn new(tally: &Tally, seconds: f64, pairings: Option<Vec<Pairing>>) -> Self {
        let games: u64 = tally.wins.iter().sum();
        Report {
            games,
            decisions: tally.decisions,
            seconds,
            games_per_second: games as f64 / seconds,
            decisions_per_second: tally.decisions as f64 / seconds,
            wins: tally.wins.clone(),
            interval: tally.interval(),
            mean_turns: tally.mean_turns(),
            digest: tally.digest(),
            pairings,
        }
    }

    /// The report for people: the sides of the one pairing, or a line for each of several.
    pub fn in_words(&self, first: &Matchup, levels: &[Level], speech: &Speech) -> String {
        let rows = match &self.pairings {
            None => self.sides(first, levels, speech),
            Some(pairings) => self.several(pairings, levels, speech),
        };
        let [low, high] = self.interval.map(|share| speech.percent(share, 1));
        let more = [
            ("sim-score", format!("{low} - {high}")),
            ("sim-games", self.games.to_string()),
            ("sim-turns", speech.decimal(self.mean_turns, 2)),
            ("sim-decisions", self.decisions.to_string()),
            ("sim-speed", speech.decimal(self.games_per_second, decimals(self.games_per_second))),
            ("sim-digest", self.digest.clone()),
        ];
        let more = more.map(|(id, value)| (speech.text(id, &[]), value));
        let letters = |text: &str| text.chars().count();
        let first = rows.iter().map(|row| letters(&row[0]));
        let width = first.chain(more.iter().map(|(name, _)| letters(name))).max().unwrap_or(0);
        let mut table = String::new();
        for row in rows {
            let (last, cells) = row[1..].split_last().map_or(("", &[][..]), |(a, b)| (a, b));
            let cells: String = cells.iter().map(|cell| format!("  {cell:>9}")).collect();
            table += &format!("{:width$}{cells}  {last:>7}\n", row[0]);
        }
        for (name, value) in more {
            table += &format!("{name:width$}  {value:>9}\n");
        }
        table
    }

    /// A line for each side of the one pairing, and one for the games that nobody won.
    fn sides(&self, matchup: &Matchup, levels: &[Level], speech: &Speech) -> Vec<Vec<String>> {
        let percent = |part: u64| speech.percent(part as f64 / self.games as f64, 1);
        let names = matchup.team_names().into_iter().zip(levels);
        let names = names.map(|(name, level)| format!("{name} ({})", level.word()));
        let names = names.chain([speech.text("sim-draws", &[])]).zip(&self.wins);
        names.map(|(name, wins)| vec![name, wins.to_string(), percent(*wins)]).collect()
    }

    /// A line for each pairing: what each side won, what nobody did; last, the sums.
    fn several(&self, pairings: &[Pairing], levels: &[Level], speech: &Speech) -> Vec<Vec<String>> {
        let text = |id: &str| speech.text(id, &[]);
        let players = levels.iter().map(|level| level.word());
        let head = [String::new()].into_iter().chain(players.map(str::to_owned));
        let line = |name: String, wins: &[u64]| -> Vec<String> {
            [name].into_iter().chain(wins.iter().map(u64::to_string)).collect()
        };
        let mut rows: Vec<Vec<String>> = vec![head.chain([text("sim-draws")]).collect()];
        rows.extend(pairings.iter().map(|pairing| line(pairing.title(), &pairing.wins)));
        rows.push(line(format!("{} ({})", text("sim-games"), self.games), &self.wins));
        rows
    }
}

/// How many decimals a speed needs to say something.
fn decimals(speed: f64) -> usize {
    match speed {
        fast if fast >= 10.0 => 0,
        slow if slow >= 0.1 => 2,
        _ => 4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slow_games_are_counted_too() {
        let shown = |speed: f64| format!("{speed:.*}", decimals(speed));
        for (speed, text) in [(0.004, "0.0040"), (0.25, "0.25"), (0.1, "0.10")] {
            assert_eq!(shown(speed), text);
        }
        let lowest = 0.0001;
        assert!(
            !shown(lowest).trim_matches(['0', '.']).is_empty(),
            "a speed above nothing is shown"
        );
        assert!(!shown(250.0).contains('.'), "nobody asks for parts of hundreds of games");
    }
}
