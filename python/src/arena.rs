//! Computer players against each other, in mirrored pairs, until it is known which is stronger.

use ::game::Game;
use ai::arena::{Ending, Results, Sprt, Verdict, play_pair};
use ai::{Level, Player};
use catalog::Matchup;
use dice::Chance;
use pyo3::prelude::*;
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;
use serde_json::{Value, json};
use table::RuleSet;

use crate::content::{Named, rule_set};
use crate::failure::{Failure, defect};
use crate::plain::plain;

/// How many pairs are played before their results are put in order.
const BATCH: u64 = 32;

/// The players of a contest, and how many positions they may look at for a decision.
#[derive(Clone, Copy)]
struct Terms {
    levels: [Level; 2],
    nodes: Option<u64>,
    seed: u64,
}

/// Something that pairs are played with.
struct Fixture {
    matchup: Matchup,
    start: Game,
}

/// Everything that is played with: each team with each on each board, with each mission.
fn fixtures(
    rules: RuleSet,
    teams: Option<Vec<String>>,
    killzones: Option<Vec<String>>,
    missions: Option<Vec<Option<String>>>,
) -> Result<Vec<Fixture>, Failure> {
    let teams = teams.unwrap_or_else(|| catalog::team_names(rules));
    let killzones = killzones.unwrap_or_else(|| catalog::killzone_names_for(rules));
    let all = || std::iter::once(None).chain(catalog::mission_names().into_iter().map(Some));
    let named = missions.is_some();
    let missions = missions.unwrap_or_else(|| all().collect());
    let mut found = Vec::new();
    for killzone in &killzones {
        for mission in &missions {
            for (i, first) in teams.iter().enumerate() {
                for second in &teams[i..] {
                    let named_parts = Named {
                        rules: Some(rules.id().to_owned()),
                        teams: Some(vec![Some(first.clone()), Some(second.clone())]),
                        killzone: Some(killzone.clone()),
                        mission: mission.clone(),
                        switches: None,
                    };
                    let made = named_parts.matchup(2).and_then(|matchup| {
                        let start = matchup.game()?;
                        Ok(Fixture { matchup, start })
                    });
                    match made {
                        Ok(fixture) => found.push(fixture),
                        // Of the missions that nobody named, those that do not go with a board are left out.
                        Err(Failure::Input { field, .. }) if !named && field.is_empty() => {}
                        Err(failure) => return Err(failure),
                    }
                }
            }
        }
    }
    if found.is_empty() {
        return Err(Failure::input("teams", "nothing can be played with these"));
    }
    Ok(found)
}

/// Lets two levels play each other in mirrored pairs: what `coverline arena --json` answers, but for times.
#[pyfunction]
#[pyo3(signature = (
    first, second, *, rules="kt24", pairs=50, nodes=None, seed=1, teams=None, killzones=None, missions=None, sprt=None,
    risk=0.05, threads=0,
))]
#[expect(clippy::too_many_arguments, reason = "keywords of a Python function")]
pub fn arena<'py>(
    py: Python<'py>,
    first: &str,
    second: &str,
    rules: &str,
    pairs: u64,
    nodes: Option<u64>,
    seed: u64,
    teams: Option<Vec<String>>,
    killzones: Option<Vec<String>>,
    missions: Option<Vec<Option<String>>>,
    sprt: Option<(f64, f64)>,
    risk: f64,
    threads: usize,
) -> PyResult<Bound<'py, PyAny>> {
    let level =
        |name: &str, word: &str| word.parse::<Level>().map_err(|error| Failure::input(name, error));
    let levels = [level("first", first)?, level("second", second)?];
    let rules = rule_set(rules)?;
    if sprt.is_some_and(|(from, to)| from.is_nan() || to.is_nan() || from >= to) {
        Err(Failure::input("sprt", "from has to be less than to"))?;
    }
    if !(0.001..=0.4).contains(&risk) {
        Err(Failure::input("risk", "expected a share from 0.001 to 0.4"))?;
    }
    let sprt = sprt.map(|(from, to)| Sprt { from, to, alpha: risk, beta: risk });
    let pool = ThreadPoolBuilder::new().num_threads(threads).build().map_err(defect)?;
    let terms = Terms { levels, nodes, seed };
    let told = py.detach(|| {
        let tables = fixtures(rules, teams, killzones, missions)?;
        let played = pool.install(|| contest(terms, &tables, pairs, sprt))?;
        Ok::<_, Failure>(report(rules, terms, &tables, &played, sprt))
    });
    plain(py, &told?)
}

/// The results of the pairs in their order, up to the one after which a sequential test is sure.
fn contest(
    terms: Terms,
    tables: &[Fixture],
    pairs: u64,
    sprt: Option<Sprt>,
) -> Result<Vec<[Ending; 2]>, Failure> {
    let mut played = Vec::new();
    let mut results = Results::default();
    let bench = || terms.levels.map(|level| Player::new(level, Chance::new(0, 0)));
    let mut next = 0;
    while next < pairs {
        let batch = next..pairs.min(next + BATCH);
        next = batch.end;
        let found: Vec<[Ending; 2]> = batch
            .into_par_iter()
            .map_init(bench, |bench, number| {
                let table = &tables[(number % tables.len() as u64) as usize];
                let players = bench.each_mut();
                let games = play_pair(&table.start, players, (terms.seed, number), terms.nodes);
                // Players of ours answer within the rules; one that does not is a defect.
                let games = games.map_err(|what| Failure::input("players", what))?;
                Ok::<_, Failure>(games.map(|(ending, _)| ending))
            })
            .collect::<Result<_, _>>()?;
        for pair in found {
            results.add(pair);
            played.push(pair);
            if sprt.is_some_and(|sprt| sprt.verdict(&results) != Verdict::Open) {
                return Ok(played);
            }
        }
    }
    Ok(played)
}

fn report(
    rules: RuleSet,
    terms: Terms,
    tables: &[Fixture],
    played: &[[Ending; 2]],
    sprt: Option<Sprt>,
) -> Value {
    let mut all = Results::default();
    let mut by_table = vec![Results::default(); tables.len()];
    for (number, pair) in played.iter().enumerate() {
        all.add(*pair);
        by_table[number % tables.len()].add(*pair);
    }
    let counted = |results: &Results| [results.wins, results.draws, results.losses];
    let finite = |number: f64| Some(number).filter(|number| number.is_finite());
    let rows = tables.iter().zip(&by_table).filter(|(_, results)| results.games() > 0);
    let rows: Vec<Value> = rows
        .map(|(table, results)| {
            json!({
                "teams": table.matchup.team_names(),
                "killzone": table.matchup.killzone_name(),
                "mission": table.matchup.mission.as_ref().map(|mission| &mission.name),
                "games": results.games(),
                "results": counted(results),
                "score": results.score(),
            })
        })
        .collect();
    let (elo, interval) = all.elo();
    json!({
        "rules": rules.id(),
        "engines": terms.levels.map(Level::word),
        "budget": { "ms": null, "nodes": terms.nodes },
        "seed": terms.seed,
        "pairs": played.len(),
        "games": all.games(),
        "results": counted(&all),
        "pentanomial": all.pairs,
        "score": all.score(),
        "interval": all.interval(),
        "elo": finite(elo),
        "elo_interval": interval.map(finite),
        "sprt": sprt.map(|sprt| json!({
            "elo": [sprt.from, sprt.to],
            "risk": sprt.alpha,
            "log_likelihood": all.log_likelihood(sprt.from, sprt.to),
            "bounds": sprt.bounds(),
            "verdict": match sprt.verdict(&all) {
                Verdict::Better => "better",
                Verdict::NotBetter => "not better",
                Verdict::Open => "open",
            },
        })),
        "tables": rows,
    })
}
