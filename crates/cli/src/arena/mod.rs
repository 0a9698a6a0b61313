//! `coverline arena`: engines against each other, in mirrored pairs, until it is known which is stronger.

mod bout;
mod pool;
mod program;
mod report;
mod schedule;
mod seat;
mod tune;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use ai::arena::{Results, Sprt, Verdict};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use table::RuleSet;

use crate::failure::{Failure, answer};
use crate::input::to_json;
use crate::options::Options;
use crate::output;
use crate::per_thread::PerThread;
use bout::{Pair, Terms};
use pool::{Pool, Table};
use report::Report;
pub use seat::Limits;
use seat::{Bench, Contestant};
pub use tune::Tune;

/// Lets two engines play each other in mirrored pairs, and says which is stronger and how surely
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  coverline arena trooper recruit --pairs 100
  coverline arena veteran trooper --ms 200 --rules kt21
  coverline arena commander veteran --nodes 2000 --sprt 0,30 --pairs 5000
  coverline arena \"python3 bot.py\" random --pairs 10 --json
  coverline arena \"python3 bot.py\" recruit --pairs 5 --stderr --records games/

An engine is a level (random, recruit, trooper, veteran, commander) or a program with its path or arguments that
speaks the engine protocol (docs/protocol.md) and answers `choose`. A pair is two games with the same teams, board and
dice, sides exchanged. With --nodes the result depends on the seed alone; with --ms also on the machine. The exit
status is 1 if a game was forfeited: a program could not be started, ended, took too long or broke a rule.")]
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
    #[command(flatten)]
    pool: Pool,
    /// How many seconds a program may take for a reply
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=3600))]
    patience: u64,
    /// Pass on what programs say on standard error, each line behind the program's name
    #[arg(long)]
    stderr: bool,
    /// Keep a record of each game in this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
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

impl Arena {
    /// Plays the pairs.
    pub fn run(&self, options: Options) -> Result<(), Failure> {
        let rules = options.rules.unwrap_or(RuleSet::KT24);
        let tables = self.pool.tables(rules)?;
        let contestants = [self.first.clone(), self.second.clone()];
        let terms = Terms {
            contestants: &contestants,
            limits: Limits { ms: self.ms, nodes: self.nodes },
            patience: Duration::from_secs(self.patience),
            aloud: self.stderr,
            records: self.records.as_deref(),
            seed: options.seed,
        };
        let sprt = self.sprt.map(|[from, to]| Sprt { from, to, alpha: self.risk, beta: self.risk });
        let threads = rayon::ThreadPoolBuilder::new()
            .num_threads(self.threads.map_or(0, usize::from))
            .build()
            .map_err(|error| Failure::input("--threads", error))?;
        if let Some(folder) = &self.records {
            output::folder("--records", folder)?;
        }
        let began = Instant::now();
        let played = threads.install(|| self.play(&terms, &tables, sprt));
        if let Some(unkept) = played.iter().find_map(|pair| pair.unkept.as_ref()) {
            return Err(Failure::Input(unkept.clone()));
        }
        let report = Report::new(rules, &terms, &tables, &played, sprt, began.elapsed());
        let text = if options.json { to_json(&report) } else { report.markdown() };
        match played.iter().all(|pair| pair.forfeits.is_empty()) {
            true => answer(&text),
            // The table is the answer all the same; the exit status says that it is not of games alone.
            false => Err(Failure::Refuted(text)),
        }
    }

    /// The results of the pairs in their order, up to the one after which a sequential test is sure.
    fn play(&self, terms: &Terms<'_>, tables: &[Table], sprt: Option<Sprt>) -> Vec<Pair> {
        let bar = ProgressBar::new(self.pairs);
        if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} pairs {eta} {msg}")
        {
            bar.set_style(style);
        }
        let benches = PerThread::new(|| Bench::new(terms.contestants));
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
                    let pair =
                        benches.with(|bench| terms.pair(number, &table.start, &table.tags, bench));
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
