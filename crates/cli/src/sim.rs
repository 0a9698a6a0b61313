//! `coverline sim`: many games between computer players, the same on every machine.

use std::path::{Path, PathBuf};
use std::time::Instant;

use ai::series::{Finished, play, seated};
use ai::{Level, Player, Tally};
use catalog::Matchup;
use clap::Args;
use game::{Game, Speech};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde::Serialize;
use table::{Record, Side};

use crate::failure::{Failure, answer};
use crate::input::to_json;
use crate::matchup::MatchupArgs;
use crate::options::Options;
use crate::output;
use crate::per_thread::PerThread;

/// Plays complete games between computer players and counts who wins
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  coverline sim --games 1000 --players recruit,trooper
  coverline sim --games 10000 --seed 7 --threads 2 --json
  coverline sim --teams mine.toml,theirs.toml --killzone yard.toml --records games/
  coverline sim --switch obscured=on --switch move_floor=4
  coverline sim --rules kt21 --switch use_group_activation=on
  coverline sim --rules kt18 --players recruit,random,random
  coverline sim --rules kt4w40k --games 10 --players recruit,random

In the JSON, \"wins\" has a number for each side, side 1's first, and last the games that nobody won.")]
pub struct Sim {
    #[command(flatten)]
    matchup: MatchupArgs,
    /// How many games, from 1 to 10000000
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// Who plays side 1, side 2 and so on: random, recruit, trooper, veteran or commander; as many as there are teams
    #[arg(long, value_name = "PLAYER,PLAYER")]
    players: Option<String>,
    /// How many threads; the result does not depend on it
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Keep a record of each game in this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
}

/// The answer as programs read it.
#[derive(Debug, Serialize)]
struct Report {
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
}

/// How many games are played before their results are put in order: enough to keep every thread busy,
/// few enough to keep nothing worth mentioning in memory.
const BATCH: u64 = 1024;

/// Everything that the games have in common.
struct Series<'a> {
    matchup: &'a Matchup,
    /// A game about to begin, with everything prepared.
    start: Game,
    levels: Vec<Level>,
    seed: u64,
    records: Option<&'a Path>,
}

impl Sim {
    /// Plays the games.
    pub fn run(&self, options: Options) -> Result<(), Failure> {
        let levels = self.levels()?;
        let matchup = self.matchup.matchup(options, levels.as_ref().map(Vec::len))?;
        let sides = matchup.team_names().len();
        let levels = levels.unwrap_or_else(|| vec![Level::Random; sides]);
        if levels.len() != sides {
            let what = format!("{} of them, but {sides} teams", levels.len());
            return Err(Failure::input("--players", what));
        }
        let start = matchup.game().map_err(|error| Failure::Input(error.to_string()))?;
        if let Some(folder) = &self.records {
            output::folder("--records", folder)?;
        }
        let records = self.records.as_deref();
        let series = Series { matchup: &matchup, start, levels, seed: options.seed, records };
        let threads = rayon::ThreadPoolBuilder::new()
            .num_threads(self.threads.map_or(0, usize::from))
            .build()
            .map_err(|error| Failure::input("--threads", error))?;
        let started = Instant::now();
        let tally = threads.install(|| series.play(self.games))?;
        let seconds = started.elapsed().as_secs_f64().max(1e-9);
        let report = Report {
            games: self.games,
            decisions: tally.decisions,
            seconds,
            games_per_second: self.games as f64 / seconds,
            decisions_per_second: tally.decisions as f64 / seconds,
            interval: tally.interval(),
            mean_turns: tally.mean_turns(),
            digest: tally.digest(),
            wins: tally.wins,
        };
        if options.json {
            return answer(&to_json(&report));
        }
        answer(&in_words(&report, &series, &options.speech(series.start.rule_set())))
    }

    fn levels(&self) -> Result<Option<Vec<Level>>, Failure> {
        let bad = |what: String| Failure::input("--players", what);
        let Some(players) = &self.players else { return Ok(None) };
        let words: Vec<&str> = players.split(',').collect();
        if !(2..=Side::MAX).contains(&words.len()) {
            return Err(bad(format!("{} of them, expected PLAYER,PLAYER", words.len())));
        }
        let levels = words.into_iter().map(|word| word.parse().map_err(bad));
        levels.collect::<Result<_, _>>().map(Some)
    }
}

impl Series<'_> {
    fn play(&self, games: u64) -> Result<Tally, Failure> {
        // The bar hides itself where standard error is not a terminal.
        let bar = ProgressBar::new(games);
        if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta}") {
            bar.set_style(style);
        }
        let players = PerThread::new(|| seated(&self.levels));
        let mut tally = Tally::new(self.levels.len());
        let mut next = 0;
        while next < games {
            let batch = next..games.min(next + BATCH);
            next = batch.end;
            let finished: Vec<Finished> = batch
                .into_par_iter()
                .map(|number| {
                    let finished = players.with(|players| self.game(number, players));
                    bar.inc(1);
                    finished
                })
                .collect::<Result<_, _>>()?;
            finished.iter().for_each(|game| tally.add(game));
        }
        bar.finish_and_clear();
        Ok(tally)
    }

    /// Plays the game with a number from 0. Its dice and its players' chance depend on the seed and the number, never
    /// on other games: what the players have worked out in those makes them quicker and changes no answer.
    fn game(&self, number: u64, players: &mut [Player]) -> Result<Finished, Failure> {
        let mut record = self.records.map(|_| Record::new(self.matchup.whole_tags()));
        let finished = play(&self.start, players, (self.seed, number), record.as_mut())
            .map_err(|what| Failure::input(format!("game {}", number + 1), what))?;
        if let Some((folder, record)) = self.records.zip(record) {
            let path = folder.join(format!("game-{:06}.txt", number + 1));
            std::fs::write(&path, record.to_string())
                .map_err(|error| Failure::input(path.display(), error))?;
        }
        Ok(finished)
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

fn in_words(report: &Report, series: &Series<'_>, speech: &Speech) -> String {
    let percent = |part: u64| speech.percent(part as f64 / report.games as f64, 1);
    let names = series.matchup.team_names().into_iter();
    let players = series.levels.iter().map(|level| level.word());
    let mut rows: Vec<[String; 3]> = names
        .zip(players)
        .zip(&report.wins)
        .map(|((name, player), wins)| {
            [format!("{name} ({player})"), wins.to_string(), percent(*wins)]
        })
        .collect();
    let text = |id: &str| speech.text(id, &[]);
    let drawn = report.wins.last().copied().unwrap_or_default();
    rows.push([text("sim-draws"), drawn.to_string(), percent(drawn)]);
    let [low, high] = report.interval.map(|share| speech.percent(share, 1));
    let more = [
        ("sim-score", format!("{low} - {high}")),
        ("sim-games", report.games.to_string()),
        ("sim-turns", speech.decimal(report.mean_turns, 2)),
        ("sim-decisions", report.decisions.to_string()),
        ("sim-speed", speech.decimal(report.games_per_second, decimals(report.games_per_second))),
        ("sim-digest", report.digest.clone()),
    ];
    let more = more.map(|(id, value)| (text(id), value));
    let letters = |text: &str| text.chars().count();
    let first = rows.iter().map(|row| letters(&row[0]));
    let width = first.chain(more.iter().map(|(name, _)| letters(name))).max().unwrap_or(0);
    let mut table = String::new();
    for [name, wins, share] in rows {
        table += &format!("{name:width$}  {wins:>9}  {share:>7}\n");
    }
    for (name, value) in more {
        table += &format!("{name:width$}  {value:>9}\n");
    }
    table
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
        assert!(shown(lowest).trim_matches(['0', '.']) != "", "a speed above nothing is shown");
        assert!(!shown(250.0).contains('.'), "nobody asks for parts of hundreds of games");
    }
}
