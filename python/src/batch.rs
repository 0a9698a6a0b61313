//! Many games at once, stepped in threads without holding the interpreter, into arrays that Python owns.

use std::collections::BTreeMap;

use ai::{Level, Player};
use catalog::Matchup;
use dice::Chance;
use learn::{
    ANSWERS, ASKS, CANDIDATE, CANDIDATE_IDS, DECISION, ENTITY, Env, GLOBAL, PAIR, Settings, Shape,
    View,
};
use numpy::{PyArray1, PyReadonlyArray1, PyReadwriteArray1};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::sync::Arc;
use table::{Rules, Side};

use crate::content::Named;
use crate::failure::{Failure, defect};
use crate::game::Game;

/// A game of a batch at some moment, to be gone back to.
#[pyclass(module = "coverline._native", frozen)]
pub struct Snapshot(Env);

/// Many games at once. `coverline.envs` is the public face of it.
#[pyclass(module = "coverline._native")]
#[derive(Clone)]
pub struct Batch {
    matchup: Matchup,
    envs: Vec<Env>,
    shape: Shape,
    sides: usize,
    pool: Arc<ThreadPool>,
}

/// The arrays of a batch, flat, in the order of the games.
#[derive(FromPyObject)]
pub struct Arrays<'py> {
    #[pyo3(item)]
    entities: PyReadwriteArray1<'py, f32>,
    #[pyo3(item)]
    pairs: PyReadwriteArray1<'py, f32>,
    #[pyo3(item)]
    globals: PyReadwriteArray1<'py, f32>,
    #[pyo3(item)]
    decision: PyReadwriteArray1<'py, i32>,
    #[pyo3(item)]
    candidates: PyReadwriteArray1<'py, f32>,
    #[pyo3(item)]
    candidate_ids: PyReadwriteArray1<'py, i32>,
    #[pyo3(item)]
    action_mask: PyReadwriteArray1<'py, i8>,
    #[pyo3(item)]
    rewards: PyReadwriteArray1<'py, f32>,
    #[pyo3(item)]
    over: PyReadwriteArray1<'py, u8>,
}

/// Played to its end, or cut off.
const ENDED: u8 = 1;
const CUT_OFF: u8 = 2;

/// One game of a batch, and its part of every array.
type Part<'a> = (&'a mut Env, View<'a>, &'a mut [f32], &'a mut u8);

impl Batch {
    /// Cuts the arrays into the parts of the games.
    fn parts<'a>(&'a mut self, arrays: &'a mut Arrays<'_>) -> PyResult<Vec<Part<'a>>> {
        let Shape { entities, candidates, .. } = self.shape;
        let (pairs, games, sides) = (self.shape.pairs(), self.envs.len(), self.sides);
        let wrong = |name: &str| Failure::input(name, "an array of another size than the batch's");
        /// The parts of an array, or its name if it has another size.
        macro_rules! cut {
            ($field:ident, $each:expr) => {{
                let slice = arrays.$field.as_slice_mut()?;
                if slice.len() != games * $each {
                    Err(wrong(stringify!($field)))?;
                }
                slice.chunks_mut(($each).max(1))
            }};
        }
        let mut entities = cut!(entities, entities * ENTITY);
        let mut pairs = cut!(pairs, pairs);
        let mut globals = cut!(globals, GLOBAL);
        let mut decision = cut!(decision, DECISION);
        let mut rows = cut!(candidates, candidates * CANDIDATE);
        let mut ids = cut!(candidate_ids, candidates * CANDIDATE_IDS);
        let mut mask = cut!(action_mask, candidates);
        let mut rewards = cut!(rewards, sides);
        let mut over = cut!(over, 1);
        let mut parts = Vec::with_capacity(games);
        for env in &mut self.envs {
            let view = View {
                entities: entities.next().unwrap_or_default(),
                pairs: pairs.next().unwrap_or_default(),
                globals: globals.next().unwrap_or_default(),
                decision: decision.next().unwrap_or_default(),
                candidates: rows.next().unwrap_or_default(),
                candidate_ids: ids.next().unwrap_or_default(),
                mask: mask.next().unwrap_or_default(),
            };
            let over = over.next().and_then(<[u8]>::first_mut).ok_or_else(|| wrong("over"))?;
            parts.push((env, view, rewards.next().unwrap_or_default(), over));
        }
        Ok(parts)
    }

    fn env(&self, index: usize) -> PyResult<&Env> {
        let missing = || Failure::input("index", format!("{index}, of {} games", self.envs.len()));
        Ok(self.envs.get(index).ok_or_else(missing)?)
    }
}

#[pymethods]
impl Batch {
    /// So many games with the same teams on the same board.
    #[new]
    #[pyo3(signature = (
        games, *, rules=None, teams=None, killzone=None, mission=None, switches=None, seed=1, players=2, opponents=None,
        candidates=64, places=4, pairs=true, chance=false, reward="outcome", most_decisions=100_000, threads=0,
    ))]
    #[expect(clippy::too_many_arguments, reason = "keywords of a Python function")]
    fn new(
        py: Python<'_>,
        games: usize,
        rules: Option<String>,
        teams: Option<Vec<Option<String>>>,
        killzone: Option<String>,
        mission: Option<String>,
        switches: Option<BTreeMap<String, String>>,
        seed: u64,
        players: usize,
        opponents: Option<Vec<Option<String>>>,
        candidates: usize,
        places: usize,
        pairs: bool,
        chance: bool,
        reward: &str,
        most_decisions: u32,
        threads: usize,
    ) -> PyResult<Self> {
        let within = |name: &str, number: usize, least: usize, most: usize| {
            let what = || format!("{number}, expected {least} to {most}");
            if (least..=most).contains(&number) {
                Ok(())
            } else {
                Err(Failure::input(name, what()))
            }
        };
        within("games", games, 1, 1 << 20)?;
        within("candidates", candidates, 6, 4096)?;
        within("places", places, 1, 256)?;
        within("players", players, 2, Side::MAX)?;
        within("threads", threads, 0, 1024)?;
        let reward = reward.parse().map_err(|error| Failure::input("reward", error))?;
        let read = |level: String| {
            level.parse::<Level>().map_err(|error| Failure::input("opponents", error))
        };
        let seats = opponents.unwrap_or_default().into_iter();
        let seats =
            seats.map(|level| level.map(read).transpose()).collect::<Result<Vec<_>, _>>()?;
        let settings =
            Settings { candidates, places, pairs, chance, reward, decisions: most_decisions };
        let named = Named { rules, teams, killzone, mission, switches };
        let made = py.detach(|| -> Result<_, Failure> {
            let matchup = named.matchup(players)?;
            let start = matchup.game()?;
            if seats.len() > start.sides()
                || seats.iter().filter(|seat| seat.is_some()).count() == start.sides()
            {
                return Err(Failure::input("opponents", "fewer of them than sides"));
            }
            let envs: Vec<Env> = (0..games as u64)
                .map(|number| {
                    let mut env = Env::new(start.clone(), seed.wrapping_add(number), settings);
                    for (side, level) in seats.iter().enumerate() {
                        if let (Some(side), Some(level)) = (Side::from_index(side), level) {
                            env = env.against(side, Player::new(*level, Chance::new(seed, number)));
                        }
                    }
                    env
                })
                .collect();
            Ok((matchup, envs, start.sides()))
        });
        let (matchup, envs, sides) = made?;
        let shape = envs[0].shape();
        let pool = ThreadPoolBuilder::new().num_threads(threads).build().map_err(defect)?;
        Ok(Batch { matchup, envs, shape, sides, pool: Arc::new(pool) })
    }

    /// The sizes of the arrays, and the words behind codes.
    fn spec<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        dict.set_item("games", self.envs.len())?;
        dict.set_item("sides", self.sides)?;
        dict.set_item("entities", self.shape.entities)?;
        dict.set_item("pairs", self.shape.pairs)?;
        dict.set_item("candidates", self.shape.candidates)?;
        dict.set_item("entity_features", ENTITY)?;
        dict.set_item("pair_features", PAIR)?;
        dict.set_item("global_features", GLOBAL)?;
        dict.set_item("candidate_features", CANDIDATE)?;
        dict.set_item("candidate_ids", CANDIDATE_IDS)?;
        dict.set_item("decision", DECISION)?;
        dict.set_item("asks", ASKS)?;
        dict.set_item("answers", ANSWERS)?;
        Ok(dict)
    }

    /// Begins all games anew, each with a seed of its own from this one on, and writes what is to be seen.
    #[pyo3(signature = (seed, arrays))]
    fn reset(&mut self, py: Python<'_>, seed: Option<u64>, mut arrays: Arrays<'_>) -> PyResult<()> {
        let pool = Arc::clone(&self.pool);
        let parts = self.parts(&mut arrays)?;
        py.detach(|| {
            pool.install(|| {
                parts.into_par_iter().enumerate().for_each(
                    |(number, (env, mut view, rewards, over))| {
                        match seed {
                            Some(seed) => env.reset(seed.wrapping_add(number as u64)),
                            None => env.begin(),
                        }
                        rewards.fill(0.0);
                        *over = 0;
                        env.observe(&mut view);
                    },
                );
            });
        });
        Ok(())
    }

    /// Plays one choice in every game and writes what is to be seen. With `again`, a game that is over begins anew, and what
    /// is to be seen is its beginning.
    #[pyo3(signature = (choices, arrays, again))]
    fn step(
        &mut self,
        py: Python<'_>,
        choices: PyReadonlyArray1<'_, i64>,
        mut arrays: Arrays<'_>,
        again: bool,
    ) -> PyResult<()> {
        let choices = choices.as_slice()?;
        if choices.len() != self.envs.len() {
            Err(Failure::input(
                "actions",
                format!("{}, of {} games", choices.len(), self.envs.len()),
            ))?;
        }
        let pool = Arc::clone(&self.pool);
        let parts = self.parts(&mut arrays)?;
        py.detach(|| {
            pool.install(|| {
                parts.into_par_iter().zip(choices).with_min_len(4).for_each(
                    |((env, mut view, rewards, over), choice)| {
                        env.act(usize::try_from(*choice).unwrap_or(usize::MAX));
                        rewards.copy_from_slice(env.rewards());
                        *over = match (env.is_over(), env.is_cut_off()) {
                            (true, _) => ENDED,
                            (_, true) => CUT_OFF,
                            _ => 0,
                        };
                        if again && *over > 0 {
                            env.begin();
                        }
                        env.observe(&mut view);
                    },
                );
            });
        });
        Ok(())
    }

    /// Writes what is to be seen of all games: by whoever chooses, or by one side.
    #[pyo3(signature = (arrays, side=None))]
    fn observe(&mut self, mut arrays: Arrays<'_>, side: Option<usize>) -> PyResult<()> {
        for (env, mut view, _, _) in self.parts(&mut arrays)? {
            match side.and_then(Side::from_index) {
                Some(side) => env.observe_as(side, &mut view),
                None => env.observe(&mut view),
            }
        }
        Ok(())
    }

    /// The candidates of a game, in the notation of records.
    fn answers(&self, index: usize) -> PyResult<Vec<String>> {
        Ok(self.env(index)?.candidates().iter().map(ToString::to_string).collect())
    }

    /// A game of the batch as a game of its own.
    fn game(&self, index: usize) -> PyResult<Game> {
        Ok(Game::beside(self.matchup.clone(), self.env(index)?.game().clone()))
    }

    /// Whether a game waits for dice.
    fn rolls(&self, index: usize) -> PyResult<bool> {
        let env = self.env(index)?;
        Ok(!env.is_over() && env.to_play().is_none())
    }

    /// How many decisions have been made in the running games.
    fn decisions<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u32>> {
        PyArray1::from_iter(py, self.envs.iter().map(Env::decisions))
    }

    /// A game as it is now, dice and candidates to come included.
    fn snapshot(&self, index: usize) -> PyResult<Snapshot> {
        Ok(Snapshot(self.env(index)?.clone()))
    }

    /// Goes back to a moment; what is to be seen is written by `observe`.
    fn restore(&mut self, index: usize, snapshot: &Snapshot) -> PyResult<()> {
        self.env(index)?;
        self.envs[index].clone_from(&snapshot.0);
        Ok(())
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyDict>) -> Self {
        self.clone()
    }
}
