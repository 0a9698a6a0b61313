//! `coverline arena`: engines against each other, in mirrored pairs, until it is known which is stronger.

mod bout;
mod program;
mod report;
mod schedule;
mod seat;

use std::time::{Duration, Instant};

use ai::arena::{Results, Sprt, Verdict};
use catalog::AnyMatchup;
use clap::Args;
use game::Game;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use table::{RuleSet, Tags};

use crate::failure::{Failure, answer};
use crate::input::to_json;
use crate::matchup;
use crate::options::Options;
use bout::{Pair, Terms};
use report::Report;
use schedule::{Fixture, fixtures};
use seat::Contestant;
pub use seat::Limits;

/// Lets two engines play each other in mirrored pairs, and says which is stronger and how surely
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  coverline arena trooper recruit --pairs 100
  coverline arena veteran trooper --ms 200 --rules kt21
  coverline arena commander veteran --nodes 2000 --sprt 0,30 --pairs 5000
  coverline arena \"python3 bot.py\" random --pairs 10 --json

An engine is a level (random, recruit, trooper, veteran, commander) or a program with its path or arguments that
speaks the engine protocol (docs/protocol.md) and answers `choose`. A pair is two games with the same teams, board and
dice, sides exchanged. With --nodes the result depends on the seed alone; with --ms also on the machine.")]
pub struct Arena {
    /// The first engine: a level, or a program
    first: Contestant,
    /// The second engine
    second: Contestant,
    /// How many pairs of games, at most
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pairs: u64,
    /// Milliseconds that an engine may think about a decision
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=600_000))]
    ms: Option<u64>,
    /// Positions that an engine may look at for a decision
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    nodes: Option<u64>,
    /// Stop as soon as the difference in Elo points is known to be FROM at most, or TO at least
    #[arg(long, value_name = "FROM,TO", value_parser = sprt_bounds, allow_hyphen_values = true)]
    sprt: Option<[f64; 2]>,
    /// How often the sequential test may err, either way
    #[arg(long, default_value_t = 0.05, value_parser = risk)]
    risk: f64,
    /// The teams that play, each against each; all of the rule set without it
    #[arg(long, value_name = "NAME,...", value_delimiter = ',')]
    teams: Vec<String>,
    /// The killzones that are played on; all that the rule set is meant for without it
    #[arg(long, value_name = "NAME,...", value_delimiter = ',')]
    killzones: Vec<String>,
    /// The missions that are played; without it, all that there are, and none
    #[arg(long, value_name = "NAME,...", value_delimiter = ',')]
    missions: Vec<String>,
    /// How many seconds a program may take for a reply
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=3600))]
    patience: u64,
    /// How many threads
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

fn sprt_bounds(text: &str) -> Result<[f64; 2], String> {
    let number = |part: &str| part.trim().parse::<f64>().ok().filter(|n| n.abs() <= 2000.0);
    let bounds = text.split_once(',').and_then(|(from, to)| Some([number(from)?, number(to)?]));
    let bounds = bounds.ok_or("expected two numbers of Elo points from -2000 to 2000, FROM,TO")?;
    if bounds[0] < bounds[1] { Ok(bounds) } else { Err("FROM has to be less than TO".to_owned()) }
}

fn risk(text: &str) -> Result<f64, String> {
    let risk = text.parse::<f64>().ok().filter(|risk| (0.001..=0.4).contains(risk));
    risk.ok_or_else(|| "expected a share from 0.001 to 0.4".to_owned())
}

/// How many pairs are played before their results are put in order.
const BATCH: u64 = 32;

/// A fixture with everything prepared.
struct Table {
    fixture: Fixture,
    start: Game,
    tags: Tags,
}

impl Arena {
    /// Plays the pairs.
    pub fn run(&self, options: Options) -> Result<(), Failure> {
        let rules = options.rules.unwrap_or(RuleSet::Kt24);
        let tables = self.tables(rules)?;
        let contestants = [self.first.clone(), self.second.clone()];
        let terms = Terms {
            contestants: &contestants,
            limits: Limits { ms: self.ms, nodes: self.nodes },
            patience: Duration::from_secs(self.patience),
            seed: options.seed,
        };
        let sprt = self.sprt.map(|[from, to]| Sprt { from, to, alpha: self.risk, beta: self.risk });
        let threads = rayon::ThreadPoolBuilder::new()
            .num_threads(self.threads.map_or(0, usize::from))
            .build()
            .map_err(|error| Failure::input("--threads", error))?;
        let began = Instant::now();
        let played = threads.install(|| self.play(&terms, &tables, sprt));
        let report = Report::new(rules, &terms, &tables, &played, sprt, began.elapsed());
        if options.json {
            return answer(&to_json(&report));
        }
        answer(&report.markdown())
    }

    /// Everything that is played on, prepared once.
    fn tables(&self, rules: RuleSet) -> Result<Vec<Table>, Failure> {
        let or = |named: &Vec<String>, all: Vec<String>| {
            if named.is_empty() { all } else { named.clone() }
        };
        let teams = or(&self.teams, catalog::team_names(rules));
        let killzones = or(&self.killzones, catalog::killzone_names_for(rules));
        self.check_names(rules)?;
        let named = !self.missions.is_empty();
        let missions: Vec<Option<String>> = if named {
            self.missions.iter().cloned().map(Some).collect()
        } else {
            let all = catalog::mission_names().into_iter().map(Some);
            std::iter::once(None).chain(all).collect()
        };
        let mut tables = Vec::new();
        for fixture in fixtures(&teams, &killzones, &missions) {
            let made = fixture.matchup(rules).and_then(|matchup: AnyMatchup| {
                let start = matchup.game().map_err(|error| Failure::Input(error.to_string()))?;
                Ok((start, matchup.tags()))
            });
            match made {
                Ok((start, tags)) => tables.push(Table { fixture, start, tags }),
                // Of the missions that nobody named, those that do not go with a board are left out.
                Err(_) if !named && (fixture.mission.is_some() || missions.len() > 1) => {}
                Err(failure) => return Err(failure),
            }
        }
        if tables.is_empty() {
            return Err(Failure::input("--teams", "nothing can be played with these"));
        }
        Ok(tables)
    }

    /// Whatever the command line names has to be there.
    fn check_names(&self, rules: RuleSet) -> Result<(), Failure> {
        for name in &self.teams {
            matchup::teams(Some(rules), &[("--teams", Some(name.as_str()))])?;
        }
        for name in &self.killzones {
            matchup::killzone("--killzones", Some(name), rules)?;
        }
        for name in &self.missions {
            matchup::mission("--missions", name)?;
        }
        Ok(())
    }

    /// The results of the pairs in their order, up to the one after which a sequential test is sure.
    fn play(&self, terms: &Terms<'_>, tables: &[Table], sprt: Option<Sprt>) -> Vec<Pair> {
        let bar = ProgressBar::new(self.pairs);
        if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} pairs {eta} {msg}")
        {
            bar.set_style(style);
        }
        let mut played: Vec<Pair> = Vec::new();
        let mut results = Results::default();
        let mut next = 0;
        while next < self.pairs {
            let batch = next..self.pairs.min(next + BATCH);
            next = batch.end;
            let pairs: Vec<Pair> = batch
                .into_par_iter()
                .map(|number| {
                    let table = &tables[(number % tables.len() as u64) as usize];
                    let pair = terms.pair(number, &table.start, &table.tags);
                    bar.inc(1);
                    pair
                })
                .collect();
            for pair in pairs {
                results.add([pair.endings[0], pair.endings[1]]);
                played.push(pair);
                if sprt.is_some_and(|sprt| sprt.verdict(&results) != Verdict::Open) {
                    bar.finish_and_clear();
                    return played;
                }
            }
            bar.set_message(format!("{:.1} %", 100.0 * results.score()));
        }
        bar.finish_and_clear();
        played
    }
}
