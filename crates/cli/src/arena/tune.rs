//! `coverline tune`: what computer players think things are worth, tuned by self-play.

use std::sync::{Mutex, PoisonError};

use ai::skirmish::Weights;
use ai::tune::{Crew, MOST_POINTS, Match, Round, Tuning, compare, crew, tune};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde::Serialize;
use table::RuleSet;

use super::pool::{Pool, Table};
use crate::failure::{Failure, answer};
use crate::input::to_json;
use crate::options::Options;

/// Tunes what computer players of kt21 and kt24 think things are worth, by self-play
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  coverline tune --rounds 120 --pairs 27
  coverline tune --rules kt21 --rounds 10 --pairs 9 --killzones \"Cooperage Yard\" --json

Every round, all weights are shaken this way and that at once; troopers with the one play troopers with the other, and both
play recruits, in mirrored pairs, and the weights move towards those that did better (SPSA). The result depends on the
seed alone, not on the threads. What comes out is printed; crates/ai/src/tactics/weights.rs holds what is played with.")]
pub struct Tune {
    /// How often the weights are shaken
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    rounds: u32,
    /// How many times three mirrored pairs of games are played in a round
    #[arg(long, default_value_t = 27, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pairs: u32,
    /// By how much weights are shaken at first, in thousandths of themselves
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(i32).range(1..=900))]
    shake: i32,
    /// How far a clear result moves the weights at first, in thousandths of a shake
    #[arg(long, default_value_t = 1500, value_parser = clap::value_parser!(i32).range(1..=10_000))]
    pace: i32,
    #[command(flatten)]
    pool: Pool,
    /// How many threads
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// What came of a weight.
#[derive(Debug, Serialize)]
struct Tuned {
    name: &'static str,
    before: i32,
    after: i32,
}

impl Tune {
    /// Tunes the weights.
    pub fn run(&self, options: Options) -> Result<(), Failure> {
        let rules = options.rules.unwrap_or(RuleSet::KT24);
        if !matches!(rules, RuleSet::KT21 | RuleSet::KT24) {
            return Err(Failure::input("--rules", "only players of kt21 and kt24 are tuned"));
        }
        let tables = self.pool.tables(rules)?;
        let threads = rayon::ThreadPoolBuilder::new()
            .num_threads(self.threads.map_or(0, usize::from))
            .build()
            .map_err(|error| Failure::input("--threads", error))?;
        let from = Weights::default();
        let to = threads.install(|| self.tune(&tables, from, options.seed));
        let numbers = from.numbers().into_iter().zip(to.numbers());
        let all: Vec<Tuned> = Weights::NAMES
            .into_iter()
            .zip(numbers)
            .map(|(name, (before, after))| Tuned { name, before, after })
            .collect();
        if options.json {
            return answer(&to_json(&all));
        }
        let row = |one: &Tuned| format!("| {} | {} | {} |\n", one.name, one.before, one.after);
        let rows: String = all.iter().map(row).collect();
        answer(&format!("| weight | before | after |\n|---|---|---|\n{rows}"))
    }

    fn tune(&self, tables: &[Table], from: Weights, seed: u64) -> Weights {
        let bar = ProgressBar::new(u64::from(self.rounds));
        if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} rounds {eta} {msg}")
        {
            bar.set_style(style);
        }
        // Every thread has its own players: its lock never waits.
        let crews = (0..rayon::current_num_threads()).map(|_| Mutex::new(crew()));
        let crews: Vec<Mutex<Crew>> = crews.collect();
        let tuning = Tuning { seed, rounds: self.rounds, shake: self.shake, pace: self.pace };
        let round = |found: &Match| {
            let first = u64::from(found.number) * u64::from(self.pairs);
            let numbers = first..first + u64::from(self.pairs);
            let points: i32 = numbers
                .into_par_iter()
                .map(|number| {
                    let table = &tables[(number % tables.len() as u64) as usize];
                    let thread = rayon::current_thread_index().unwrap_or_default();
                    let mut crew = crews[thread].lock().unwrap_or_else(PoisonError::into_inner);
                    compare(&table.start, &mut crew, found, seed, number)
                })
                .sum();
            points * 1000 / (MOST_POINTS * self.pairs as i32)
        };
        let watch = |round: &Round| {
            bar.inc(1);
            bar.set_message(format!("{:+.1} %", f64::from(round.margin) / 10.0));
        };
        let tuned = tune(from, tuning, round, watch);
        bar.finish_and_clear();
        tuned
    }
}
