//! `coverline sim`: many games between computer players, the same on every machine.

mod keeping;
mod report;
mod series;

use std::path::PathBuf;
use std::time::Instant;

use ai::{Level, Tally};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use table::Side;

use crate::failure::{Failure, answer};
use crate::input::to_json;
use crate::matchup::MatchupArgs;
use crate::options::Options;
use keeping::Keeping;
use report::{Pairing, Report};
use series::Series;

/// Plays complete games between computer players and counts who wins
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  coverline sim --games 1000 --players recruit,trooper
  coverline sim --games 10000 --seed 7 --threads 2 --json
  coverline sim --teams mine.toml,theirs.toml --killzone yard.toml --records games/
  coverline sim --teams all --killzone all --mission all --games 100
  coverline sim --games 1000 --out games.parquet --positions positions.parquet
  coverline sim --switch obscured=on --switch move_floor=4
  coverline sim --rules kt21 --switch use_group_activation=on
  coverline sim --rules kt18 --players recruit,random,random
  coverline sim --rules kt4w40k --games 10 --players recruit,random

In the JSON, \"wins\" has a number for each side, side 1's first, and last the games that nobody won. Where all teams,
killzones or missions are asked for, \"pairings\" has the same of each pairing.")]
pub struct Sim {
    #[command(flatten)]
    matchup: MatchupArgs,
    /// How many games, from 1 to 10000000; of each pairing, where there are several
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
    /// Write a table of the games to this Parquet file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Write a table of all decisions, with their positions and what came of them, to this Parquet file
    #[arg(long, value_name = "FILE")]
    positions: Option<PathBuf>,
}

impl Sim {
    /// Plays the games.
    pub fn run(&self, options: Options) -> Result<(), Failure> {
        let levels = self.levels()?;
        let pairings = self.matchup.pairings(options, levels.as_ref().map(Vec::len))?;
        let sides = pairings.first().map_or(2, |(matchup, _)| matchup.teams.len());
        let levels = levels.unwrap_or_else(|| vec![Level::Random; sides]);
        if levels.len() != sides {
            let what = format!("{} of them, but {sides} teams", levels.len());
            return Err(Failure::input("--players", what));
        }
        let mut keeping = Keeping::begin(self)?;
        let threads = rayon::ThreadPoolBuilder::new()
            .num_threads(self.threads.map_or(0, usize::from))
            .build()
            .map_err(|error| Failure::input("--threads", error))?;
        let all: Vec<Series<'_>> = (1..)
            .zip(&pairings)
            .map(|(number, (matchup, start))| {
                let several = self.matchup.is_round_robin();
                let keeps = keeping.wants(several);
                Series { number, matchup, start, levels: &levels, seed: options.seed, keeps }
            })
            .collect();
        let bar = progress(self.games * all.len() as u64);
        let (mut whole, mut each) = (Tally::new(sides), Vec::new());
        let started = Instant::now();
        for series in &all {
            let mut tally = Tally::new(sides);
            threads.install(|| {
                series.play(self.games, &bar, |game| {
                    tally.add(&game.finished);
                    whole.add(&game.finished);
                    keeping.keep(game)
                })
            })?;
            each.push(Pairing::new(series.matchup, &tally));
        }
        keeping.finish()?;
        bar.finish_and_clear();
        let seconds = started.elapsed().as_secs_f64().max(1e-9);
        let report = Report::new(&whole, seconds, self.matchup.is_round_robin().then_some(each));
        if options.json {
            return answer(&to_json(&report));
        }
        let Some((matchup, _)) = pairings.first() else { return Ok(()) };
        answer(&report.in_words(matchup, &levels, &options.speech(matchup.rules)))
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

/// The bar, which hides itself where standard error is not a terminal.
fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta}") {
        bar.set_style(style);
    }
    bar
}
