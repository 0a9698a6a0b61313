//! What the workers of a sweep play: chunks of games, of mirrored pairs and of comparisons of weights.
//!
//! A chunk depends on its arguments alone. Whoever plays several in a row on the same table keeps what its players have
//! worked out, which makes them quicker and changes no answer.

use std::cell::RefCell;
use std::collections::BTreeMap;

use ::game::Game;
use ai::arena::{Ending, Results, Sprt, Verdict, play_pair};
use ai::skirmish::Weights;
use ai::tune::{Crew, MOST_POINTS, Match, Tuning, compare, crew};
use ai::{Level, Player, Tally, series, tune};
use catalog::Matchup;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::json;
use table::DataHash;

use crate::content::Named;
use crate::failure::Failure;
use crate::plain::plain;

/// The most games or pairs of one chunk.
const MOST: u64 = 1_000_000;

/// The table of a chunk, as Python programs name it.
#[derive(Clone, Debug, PartialEq, FromPyObject)]
#[pyo3(from_item_all)]
pub struct Table {
    rules: String,
    teams: Vec<String>,
    killzone: String,
    mission: Option<String>,
    switches: BTreeMap<String, String>,
}

impl Table {
    fn matchup(&self) -> Result<Matchup, Failure> {
        let named = Named {
            rules: Some(self.rules.clone()),
            teams: Some(self.teams.iter().cloned().map(Some).collect()),
            killzone: Some(self.killzone.clone()),
            mission: self.mission.clone(),
            switches: Some(self.switches.clone()),
        };
        named.matchup(self.teams.len())
    }
}

/// A table that is laid, and those who play at it.
struct Laid<P> {
    table: Table,
    levels: Vec<Level>,
    start: Game,
    players: P,
}

thread_local! {
    /// The last table of this thread: the next chunk is often played at it, too.
    static LAST: RefCell<Option<Laid<Vec<Player>>>> = const { RefCell::new(None) };
    /// The same of comparisons.
    static LAST_CREW: RefCell<Option<Laid<Crew>>> = const { RefCell::new(None) };
}

/// Lets players sit down at a table, or stay where they are.
fn at_table<P, R>(
    last: &'static std::thread::LocalKey<RefCell<Option<Laid<P>>>>,
    table: &Table,
    levels: &[Level],
    players: impl FnOnce() -> P,
    play: impl FnOnce(&Game, &mut P) -> Result<R, Failure>,
) -> Result<R, Failure> {
    last.with_borrow_mut(|last| {
        let same = |laid: &Laid<P>| laid.table == *table && laid.levels == levels;
        if !last.as_ref().is_some_and(same) {
            let start = table.matchup()?.game()?;
            let (table, levels) = (table.clone(), levels.to_vec());
            *last = Some(Laid { table, levels, start, players: players() });
        }
        match last {
            Some(laid) => play(&laid.start, &mut laid.players),
            None => Err(Failure::input("table", "cannot be laid")),
        }
    })
}

fn levels(field: &str, words: &[String]) -> Result<Vec<Level>, Failure> {
    let read = |word: &String| word.parse().map_err(|what: String| Failure::input(field, what));
    words.iter().map(read).collect()
}

fn numbers(first: u64, count: u64) -> Result<std::ops::Range<u64>, Failure> {
    if !(1..=MOST).contains(&count) {
        return Err(Failure::input("count", format!("{count}, expected 1 to {MOST}")));
    }
    let end = first.checked_add(count).filter(|end| *end <= u64::MAX / 8);
    end.map(|end| first..end).ok_or_else(|| Failure::input("first", "too large"))
}

/// A player of ours broke the rules, which is a defect of ours.
fn refused(what: String) -> Failure {
    Failure::input("game", what)
}

/// Plays the games of a series with the numbers from `first`, as `coverline sim` plays them.
#[pyfunction]
#[pyo3(signature = (table, *, players, seed, first, count))]
pub fn play_games<'py>(
    py: Python<'py>,
    table: Table,
    players: Vec<String>,
    seed: u64,
    first: u64,
    count: u64,
) -> PyResult<Bound<'py, PyAny>> {
    let found = py.detach(|| {
        let (levels, numbers) = (levels("players", &players)?, numbers(first, count)?);
        if levels.len() != table.teams.len() {
            let what = format!("{} of them, but {} teams", levels.len(), table.teams.len());
            return Err(Failure::input("players", what));
        }
        at_table(
            &LAST,
            &table,
            &levels,
            || series::seated(&levels),
            |start, players| {
                let mut tally = Tally::new(levels.len());
                for number in numbers {
                    let game =
                        series::play(start, players, (seed, number), None).map_err(refused)?;
                    tally.add(&game);
                }
                Ok(tally)
            },
        )
    })?;
    plain(
        py,
        &json!({
            "wins": found.wins,
            "decisions": found.decisions,
            "turns": found.turns,
            "digest": found.digest(),
        }),
    )
}

/// Plays the mirrored pairs of a series with the numbers from `first` between two levels.
#[pyfunction]
#[pyo3(signature = (table, *, engines, seed, first, count, nodes=None))]
pub fn play_pairs<'py>(
    py: Python<'py>,
    table: Table,
    engines: [String; 2],
    seed: u64,
    first: u64,
    count: u64,
    nodes: Option<u64>,
) -> PyResult<Bound<'py, PyAny>> {
    let (pairs, tally) = py.detach(|| {
        let (levels, numbers) = (levels("engines", &engines)?, numbers(first, count)?);
        at_table(
            &LAST,
            &table,
            &levels,
            || series::seated(&levels),
            |start, players| {
                let [one, other] = players.as_mut_slice() else {
                    return Err(Failure::input("engines", "expected two"));
                };
                let (mut pairs, mut tally) = (Vec::new(), Tally::new(2));
                for number in numbers {
                    let games = play_pair(start, [&mut *one, &mut *other], (seed, number), nodes);
                    let games = games.map_err(refused)?;
                    games.iter().for_each(|(_, game)| tally.add(game));
                    pairs.push(games.iter().map(|(ending, _)| ending.letter()).collect::<String>());
                }
                Ok((pairs, tally))
            },
        )
    })?;
    let digest = tally.digest();
    plain(py, &json!({ "pairs": pairs, "decisions": tally.decisions, "digest": digest }))
}

/// Compares two sets of weights as `coverline tune` does, in the comparisons with the numbers from `first`.
#[pyfunction]
#[pyo3(signature = (table, *, weights, seed, first, count))]
pub fn play_comparisons<'py>(
    py: Python<'py>,
    table: Table,
    weights: [[i32; Weights::COUNT]; 2],
    seed: u64,
    first: u64,
    count: u64,
) -> PyResult<Bound<'py, PyAny>> {
    let [one, other] = weights.map(Weights::from_numbers);
    let points: Vec<i32> = py.detach(|| {
        let numbers = numbers(first, count)?;
        at_table(&LAST_CREW, &table, &[], crew, |start, crew| {
            let found = Match { number: 0, one, other };
            Ok(numbers.map(|number| compare(start, crew, &found, seed, number)).collect())
        })
    })?;
    let digest = DataHash::of(format!("{points:?}").as_bytes()).to_string();
    let sum: i32 = points.iter().sum();
    plain(py, &json!({ "points": sum, "most": MOST_POINTS * count as i32, "digest": digest }))
}

/// A hash of the files behind a table, whether they come with the program or as texts.
#[pyfunction]
pub fn fingerprint(py: Python<'_>, table: Table) -> PyResult<String> {
    let tags = py.detach(|| table.matchup().map(|matchup| matchup.tags()))?;
    Ok(DataHash::of(tags.to_string().as_bytes()).to_string())
}

fn results(pairs: &[String]) -> Result<Results, Failure> {
    let mut results = Results::default();
    for pair in pairs {
        let endings: Option<Vec<Ending>> = pair.chars().map(Ending::of_letter).collect();
        match endings.as_deref() {
            Some([one, other]) => results.add([*one, *other]),
            _ => return Err(Failure::input("pairs", format!("{pair:?}, expected two of W, D, L"))),
        }
    }
    Ok(results)
}

/// What pairs of games say about the strength of the first engine; Elo points are nothing where one took every point.
#[pyfunction]
pub fn arena_report<'py>(py: Python<'py>, pairs: Vec<String>) -> PyResult<Bound<'py, PyAny>> {
    let results = results(&pairs)?;
    let (elo, bounds) = results.elo();
    let finite = |points: f64| points.is_finite().then_some(points);
    plain(
        py,
        &json!({
            "wins": results.wins,
            "draws": results.draws,
            "losses": results.losses,
            "score": results.score(),
            "interval": results.interval(),
            "elo": finite(elo),
            "elo_interval": bounds.map(finite),
        }),
    )
}

/// What a sequential test says to pairs of games: `better`, `not better` or `open`.
#[pyfunction]
pub fn sequential_test(pairs: Vec<String>, sprt: (f64, f64), risk: f64) -> PyResult<&'static str> {
    let (from, to) = sprt;
    if !(from < to && from >= -2000.0 && to <= 2000.0) {
        Err(Failure::input("sprt", "expected two numbers of Elo points, the lesser first"))?;
    }
    if !(0.001..=0.4).contains(&risk) {
        Err(Failure::input("risk", "expected a share from 0.001 to 0.4"))?;
    }
    let test = Sprt { from, to, alpha: risk, beta: risk };
    Ok(match test.verdict(&results(&pairs)?) {
        Verdict::Better => "better",
        Verdict::NotBetter => "not better",
        Verdict::Open => "open",
    })
}

/// Tuning under way, round by round.
#[pyclass(module = "coverline._native")]
pub struct Tuner(tune::Tuner);

#[pymethods]
impl Tuner {
    #[new]
    #[pyo3(signature = (*, seed, rounds, shake, pace))]
    fn new(seed: u64, rounds: u32, shake: i32, pace: i32) -> PyResult<Self> {
        let field = match (rounds, shake, pace) {
            (0, ..) => "rounds",
            (_, shake, _) if !(1..=900).contains(&shake) => "shake",
            (_, _, pace) if !(1..=10_000).contains(&pace) => "pace",
            _ => {
                let tuning = Tuning { seed, rounds, shake, pace };
                return Ok(Tuner(tune::Tuner::new(Weights::default(), tuning)));
            }
        };
        Err(Failure::input(field, "out of bounds"))?
    }

    /// The weights that are to be compared next; nothing after the last round.
    fn next_match<'py>(&mut self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let Some(found) = self.0.next_match() else { return Ok(None) };
        let told = PyDict::new(py);
        told.set_item("number", found.number)?;
        told.set_item("one", found.one.numbers())?;
        told.set_item("other", found.other.numbers())?;
        Ok(Some(told))
    }

    /// Takes by how much the first weights did better, in thousandths of all there was to win.
    fn take(&mut self, margin: i32) -> PyResult<()> {
        if !(-1000..=1000).contains(&margin) {
            Err(Failure::input("margin", "expected -1000 to 1000"))?;
        }
        self.0.take(margin);
        Ok(())
    }

    /// What each weight is called, and what it is worth now.
    fn weights(&self) -> BTreeMap<&'static str, i32> {
        Weights::NAMES.into_iter().zip(self.0.weights().numbers()).collect()
    }
}
