//! What an arena found out, for programs and for people.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::Duration;

use ai::arena::{Results, Sprt, Verdict};
use serde::Serialize;
use table::RuleSet;

use super::Table;
use super::bout::{Pair, Terms};

/// How many reasons for lost games are told.
const MOST_FORFEITS: usize = 20;

/// The answer as programs read it.
#[derive(Debug, Serialize)]
pub struct Report {
    rules: &'static str,
    engines: [String; 2],
    budget: Budget,
    seed: u64,
    pairs: u64,
    games: u64,
    /// Of the first engine: won, drawn, lost.
    results: [u64; 3],
    /// Pairs by the points of the first engine: none, a half, one, one and a half, two.
    pentanomial: [u64; 5],
    score: f64,
    /// 95 %.
    interval: [f64; 2],
    /// None where one engine took every point.
    elo: Option<f64>,
    /// 95 %; none where there is no bound: of a clean sheet, on its side.
    elo_interval: [Option<f64>; 2],
    sprt: Option<Test>,
    decisions: [u64; 2],
    ms_per_decision: [f64; 2],
    seconds: f64,
    tables: Vec<Row>,
    /// Why games were lost without being played to the end.
    forfeits: Vec<String>,
}

#[derive(Debug, Serialize)]
struct Budget {
    ms: Option<u64>,
    nodes: Option<u64>,
}

/// The sequential test.
#[derive(Debug, Serialize)]
struct Test {
    elo: [f64; 2],
    risk: f64,
    log_likelihood: f64,
    bounds: [f64; 2],
    verdict: &'static str,
}

/// The results with one pair of teams on one board.
#[derive(Debug, Serialize)]
struct Row {
    teams: [String; 2],
    killzone: String,
    mission: Option<String>,
    games: u64,
    results: [u64; 3],
    score: f64,
}

fn counted(results: &Results) -> [u64; 3] {
    [results.wins, results.draws, results.losses]
}

/// The Elo difference that somebody who has won all of so many games has at least, 95 %: with less, they would have won
/// them all in fewer than one of forty tries.
fn clean_sheet(games: u64) -> f64 {
    let score = 0.025_f64.powf(1.0 / games.max(1) as f64);
    400.0 * (score / (1.0 - score)).log10()
}

fn finite(number: f64) -> Option<f64> {
    Some(number).filter(|number| number.is_finite())
}

impl Report {
    pub(super) fn new(
        rules: RuleSet,
        terms: &Terms<'_>,
        tables: &[Table],
        played: &[Pair],
        sprt: Option<Sprt>,
        took: Duration,
    ) -> Self {
        let mut all = Results::default();
        let mut by_table: BTreeMap<usize, Results> = BTreeMap::new();
        let (mut decisions, mut thought) = ([0; 2], [Duration::ZERO; 2]);
        for (number, pair) in played.iter().enumerate() {
            let endings = [pair.endings[0], pair.endings[1]];
            all.add(endings);
            by_table.entry(number % tables.len()).or_default().add(endings);
            for engine in 0..2 {
                decisions[engine] += pair.answers[engine];
                thought[engine] += pair.thought[engine];
            }
        }
        let rows = by_table.into_iter().map(|(table, results)| {
            let fixture = &tables[table].fixture;
            Row {
                teams: fixture.teams.clone(),
                killzone: fixture.killzone.clone(),
                mission: fixture.mission.clone(),
                games: results.games(),
                results: counted(&results),
                score: results.score(),
            }
        });
        let (elo, elo_interval) = all.elo();
        let elo_interval = match counted(&all) {
            // Who took every point is better than this, 95 %; there is no bound above. Likewise the other way round.
            [won, 0, 0] => [clean_sheet(won), f64::INFINITY],
            [0, 0, lost] => [f64::NEG_INFINITY, -clean_sheet(lost)],
            _ => elo_interval,
        };
        let each = |engine: usize| {
            1000.0 * thought[engine].as_secs_f64() / decisions[engine].max(1) as f64
        };
        let forfeits = played.iter().flat_map(|pair| &pair.forfeits);
        Report {
            rules: rules.id(),
            engines: terms.contestants.each_ref().map(ToString::to_string),
            budget: Budget { ms: terms.limits.ms, nodes: terms.limits.nodes },
            seed: terms.seed,
            pairs: played.len() as u64,
            games: all.games(),
            results: counted(&all),
            pentanomial: all.pairs,
            score: all.score(),
            interval: all.interval(),
            elo: finite(elo),
            elo_interval: elo_interval.map(finite),
            sprt: sprt.map(|sprt| Test {
                elo: [sprt.from, sprt.to],
                risk: sprt.alpha,
                log_likelihood: all.log_likelihood(sprt.from, sprt.to),
                bounds: sprt.bounds(),
                verdict: match sprt.verdict(&all) {
                    Verdict::Better => "better",
                    Verdict::NotBetter => "not better",
                    Verdict::Open => "open",
                },
            }),
            decisions,
            ms_per_decision: [each(0), each(1)],
            seconds: took.as_secs_f64(),
            tables: rows.collect(),
            forfeits: forfeits.take(MOST_FORFEITS).cloned().collect(),
        }
    }

    /// The same as tables for people, in Markdown.
    pub fn markdown(&self) -> String {
        let percent = |share: f64| format!("{:.1} %", 100.0 * share);
        let points = |elo: Option<f64>, sign: &str| {
            elo.map_or(format!("{sign}∞"), |elo| format!("{elo:+.0}"))
        };
        let ahead = if self.score < 0.5 { "-" } else { "+" };
        let [first, second] = &self.engines;
        let [won, drawn, lost] = self.results;
        let [low, high] = self.interval;
        let [elo_low, elo_high] = self.elo_interval;
        let mut text = format!("# {first} against {second} ({})\n\n", self.rules);
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "| games | won | drawn | lost | score | 95 % | Elo | 95 % | ms per decision |"
        );
        let _ = writeln!(text, "|---|---|---|---|---|---|---|---|---|");
        let _ = writeln!(
            text,
            "| {} | {won} | {drawn} | {lost} | {} | {} to {} | {} | {} to {} | {:.2} and {:.2} |",
            self.games,
            percent(self.score),
            percent(low),
            percent(high),
            points(self.elo, ahead),
            points(elo_low, "-"),
            points(elo_high, "+"),
            self.ms_per_decision[0],
            self.ms_per_decision[1],
        );
        if let Some(test) = &self.sprt {
            let _ = writeln!(
                text,
                "\nSequential test of {:+} against {:+} Elo, risk {}: {} (log likelihood {:.2}, bounds {:.2} and {:.2})",
                test.elo[0],
                test.elo[1],
                test.risk,
                test.verdict,
                test.log_likelihood,
                test.bounds[0],
                test.bounds[1],
            );
        }
        let _ =
            writeln!(text, "\n| teams | killzone | mission | games | won | drawn | lost | score |");
        let _ = writeln!(text, "|---|---|---|---|---|---|---|---|");
        for row in &self.tables {
            let [won, drawn, lost] = row.results;
            let _ = writeln!(
                text,
                "| {} | {} | {} | {} | {won} | {drawn} | {lost} | {} |",
                row.teams.join(" and "),
                row.killzone,
                row.mission.as_deref().unwrap_or("-"),
                row.games,
                percent(row.score),
            );
        }
        for forfeit in &self.forfeits {
            let _ = writeln!(text, "\nLost without being played to the end: {forfeit}");
        }
        text
    }
}
