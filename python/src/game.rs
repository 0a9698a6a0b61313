//! A game, as Python programs drive it.

use std::time::{Duration, Instant};

use ::game::Game as AnyGame;
use ai::{Budget, Level, Player};
use catalog::{Matchup, Shelf};
use dice::{Chance, Face};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple, PyType};
use serde_json::{Value, json};
use table::{Answer, Entry, Outcome, Position, Record, Rules, Side, Status};

use crate::content::Named;
use crate::failure::Failure;
use crate::plain::plain;
use crate::tabletop::language;
use crate::voice::voice;

/// A game under any rule set.
#[pyclass(module = "coverline._native")]
#[derive(Clone)]
pub struct Game {
    matchup: Matchup,
    game: AnyGame,
    seed: u64,
    dice: Chance,
    /// How many dice have been thrown by `roll` itself.
    thrown: u64,
    /// What has been answered and rolled since the beginning of the game; nothing where that is not known.
    lines: Option<Vec<Entry>>,
    /// The computer player that was asked last: it may have plans.
    player: Option<Player>,
}

impl Game {
    fn begin(matchup: Matchup, game: AnyGame, seed: u64, whole: bool) -> Self {
        let lines = whole.then(Vec::new);
        Game { matchup, game, seed, dice: Chance::new(seed, 0), thrown: 0, lines, player: None }
    }

    /// A game of a batch, played on by hand.
    pub fn beside(matchup: Matchup, game: AnyGame) -> Self {
        Game::begin(matchup, game, 1, false)
    }

    /// The game that the text of a position leads to.
    fn taken_up(text: &str, files: &[String], seed: u64) -> Result<Self, Failure> {
        let mut shelf = Shelf::default();
        for text in files {
            shelf.put(text, "files")?;
        }
        let position = Position::read(text)?;
        let matchup = Matchup::resolve(&position.tags, &shelf)?;
        let game = matchup.game()?.resume(&position)?;
        Ok(Game::begin(matchup, game, seed, false))
    }

    fn note(&mut self, entry: Entry) {
        if let Some(lines) = &mut self.lines {
            lines.push(entry);
        }
    }

    fn decider(&self) -> Result<Side, Failure> {
        match self.game.status() {
            Status::Decide(decision) => Ok(decision.side),
            _ => Err(Failure::input("status", "the game does not wait for an answer")),
        }
    }
}

#[pymethods]
impl Game {
    /// A game that is about to begin.
    #[staticmethod]
    #[pyo3(signature = (*, rules=None, teams=None, killzone=None, mission=None, seed=1, switches=None))]
    fn new(
        py: Python<'_>,
        rules: Option<String>,
        teams: Option<Vec<Option<String>>>,
        killzone: Option<String>,
        mission: Option<String>,
        seed: u64,
        switches: Option<std::collections::BTreeMap<String, String>>,
    ) -> PyResult<Self> {
        let named = Named { rules, teams, killzone, mission, switches };
        let begun = py.detach(|| -> Result<Self, Failure> {
            let matchup = named.matchup(2)?;
            let game = matchup.game()?;
            Ok(Game::begin(matchup, game, seed, true))
        });
        Ok(begun?)
    }

    /// A game taken up from the text of a position.
    #[staticmethod]
    #[pyo3(signature = (text, *, files=Vec::new(), seed=1))]
    fn from_position(py: Python<'_>, text: &str, files: Vec<String>, seed: u64) -> PyResult<Self> {
        Ok(py.detach(|| Game::taken_up(text, &files, seed))?)
    }

    /// What the game waits for.
    #[pyo3(signature = (lang="en"))]
    fn status<'py>(&self, py: Python<'py>, lang: &str) -> PyResult<Bound<'py, PyAny>> {
        let speech = || Ok::<_, Failure>(voice(language(lang)?, self.game.rule_set()));
        let told = match self.game.status() {
            Status::Decide(decision) => json!({
                "wait": "decide",
                "side": decision.side,
                "ask": decision.ask,
                "prompt": speech()?.ask(&decision.ask),
            }),
            Status::Roll(roll) => json!({
                "wait": "roll",
                "side": roll.side,
                "dice": roll.dice,
                "reason": roll.reason,
            }),
            Status::Over(outcome) => json!({
                "wait": "over",
                "winner": match outcome {
                    Outcome::Won(side) => Value::from(side.to_string()),
                    Outcome::Drawn => Value::Null,
                },
            }),
        };
        plain(py, &told)
    }

    /// Answers the open decision, in the notation of records.
    #[pyo3(signature = (text, *, lang="en"))]
    fn answer(&mut self, py: Python<'_>, text: &str, lang: &str) -> PyResult<()> {
        let language = language(lang)?;
        let answer: Answer = text.parse().map_err(|error| Failure::input("answer", error))?;
        let side = self.decider().ok();
        let game = &mut self.game;
        py.detach(|| {
            game.answer(&answer).map_err(|illegal| Failure::illegal(&illegal, game, language))
        })?;
        if let Some(side) = side {
            self.note(Entry::Answer(side, answer));
        }
        Ok(())
    }

    /// Whether the rules allow an answer now: nothing if they do.
    #[pyo3(signature = (text, *, lang="en"))]
    fn check(&self, py: Python<'_>, text: &str, lang: &str) -> PyResult<()> {
        let language = language(lang)?;
        let answer: Answer = text.parse().map_err(|error| Failure::input("answer", error))?;
        let game = &self.game;
        Ok(py.detach(|| {
            game.check(&answer).map_err(|illegal| Failure::illegal(&illegal, game, language))
        })?)
    }

    /// Takes the dice that the game waits for; without faces, throws them with the seed of the game.
    #[pyo3(signature = (faces=None, *, lang="en"))]
    fn roll(&mut self, faces: Option<Vec<u8>>, lang: &str) -> PyResult<Vec<u8>> {
        let language = language(lang)?;
        let (side, dice) = match self.game.status() {
            Status::Roll(roll) => (Some(roll.side), usize::from(roll.dice)),
            _ => (None, 0),
        };
        let (faces, thrown) = match faces {
            Some(faces) => {
                let read = |face: u8| {
                    let bad = || Failure::input("faces", format!("{face} is no face of a die"));
                    Face::try_from(face).map_err(|_| bad())
                };
                (faces.into_iter().map(read).collect::<Result<Vec<_>, _>>()?, None)
            }
            None => {
                let mut chance = self.dice.clone();
                (chance.faces(dice).collect(), Some(chance))
            }
        };
        let taken = self.game.roll(&faces);
        taken.map_err(|illegal| Failure::illegal(&illegal, &self.game, language))?;
        if let Some(chance) = thrown {
            self.dice = chance;
            self.thrown += dice as u64;
        }
        let shown = faces.iter().map(|face| face.get()).collect();
        if let Some(side) = side {
            self.note(Entry::Roll(side, faces));
        }
        Ok(shown)
    }

    /// Every choice of a finite decision, a good sample of a continuous one; nothing while none is open.
    fn candidates(&self, py: Python<'_>) -> Vec<String> {
        let game = &self.game;
        py.detach(|| match game.status() {
            Status::Decide(_) => game.candidates().iter().map(ToString::to_string).collect(),
            _ => Vec::new(),
        })
    }

    /// What a computer player would answer.
    #[pyo3(signature = (level="trooper", *, nodes=None, ms=None))]
    fn choose(
        &mut self,
        py: Python<'_>,
        level: &str,
        nodes: Option<u64>,
        ms: Option<u64>,
    ) -> PyResult<String> {
        let level: Level = level.parse().map_err(|error| Failure::input("level", error))?;
        let side = self.decider()?;
        let kept = self.player.take().filter(|player| player.level() == level);
        let mut player =
            kept.unwrap_or_else(|| Player::new(level, Chance::new(self.seed, u64::MAX)));
        let game = &self.game;
        let answer = py.detach(|| {
            let seen = game.view(side);
            if nodes.is_none() && ms.is_none() {
                return player.choose(&seen);
            }
            let (started, most) = (Instant::now(), ms.map(Duration::from_millis));
            let late = || most.is_some_and(|most| started.elapsed() >= most);
            player.choose_within(&seen, &Budget { nodes, stop: Some(&late) })
        });
        self.player = Some(player);
        Ok(answer.to_string())
    }

    /// What a good player would do, and why: the answer of `coverline advise --json`.
    #[pyo3(signature = (lang="en", *, seed=1))]
    fn advise<'py>(&self, py: Python<'py>, lang: &str, seed: u64) -> PyResult<Bound<'py, PyAny>> {
        let language = language(lang)?;
        self.decider()?;
        let game = &self.game;
        let advice = py.detach(|| {
            let speech = voice(language, game.rule_set());
            desk::advise::advise(game, seed, &speech, &|model| model.to_string())
        });
        plain(py, &advice)
    }

    /// What has happened since this was last called, as objects with their sentences.
    #[pyo3(signature = (lang="en"))]
    fn events<'py>(&mut self, py: Python<'py>, lang: &str) -> PyResult<Bound<'py, PyAny>> {
        let speech = voice(language(lang)?, self.game.rule_set());
        let names = self.game.names();
        let told: Vec<Value> = self
            .game
            .events()
            .iter()
            .map(|event| json!({ "event": event, "text": speech.say_in(event, &names) }))
            .collect();
        plain(py, &told)
    }

    /// The same game once more; what is done to one does not touch the other.
    fn copy(&self) -> Self {
        self.clone()
    }

    /// The state as text, mid-activation included.
    fn position(&self) -> String {
        self.game.position(self.matchup.whole_tags()).to_string()
    }

    /// Everything that was answered and rolled, as text.
    fn record(&self) -> PyResult<String> {
        let Some(lines) = &self.lines else {
            Err(Failure::input("record", "a game taken up from a position has no record"))?
        };
        let mut record = Record::new(self.matchup.whole_tags());
        for line in lines {
            record.push(line.clone());
        }
        record.push(Entry::Hash(self.game.state_hash()));
        Ok(record.to_string())
    }

    /// A hash of everything that matters for how the game goes on.
    fn hash(&self) -> u64 {
        self.game.state_hash()
    }

    /// The rule set's id.
    #[getter]
    fn rules(&self) -> &'static str {
        self.game.rule_set().id()
    }

    /// What people call the teams, side A's first.
    #[getter]
    fn teams(&self) -> Vec<String> {
        self.matchup.team_names().into_iter().map(str::to_owned).collect()
    }

    /// What people call the board.
    #[getter]
    fn killzone(&self) -> &str {
        self.matchup.killzone_name()
    }

    /// The turning point, battle round or turn that is played; 0 before the first.
    #[getter]
    fn round(&self) -> u8 {
        self.game.round()
    }

    /// How many players sit at the table.
    #[getter]
    fn sides(&self) -> usize {
        self.game.sides()
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyDict>) -> Self {
        self.clone()
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.matchup.tags() == other.matchup.tags() && self.hash() == other.hash()
    }

    fn __repr__(&self) -> String {
        let teams = self.matchup.team_names().join(" against ");
        format!("<coverline.Game {} {teams}, round {}>", self.rules(), self.round())
    }

    /// Pickled as the text of its position, and how many of its dice have fallen.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let again = py.get_type::<Self>().getattr("_again")?;
        let record = self.record().ok();
        let parts = (self.position(), self.seed, self.thrown, record);
        (again, parts).into_pyobject(py)
    }

    /// A game out of a pickle.
    #[classmethod]
    fn _again(
        _class: &Bound<'_, PyType>,
        position: &str,
        seed: u64,
        thrown: u64,
        record: Option<&str>,
    ) -> PyResult<Self> {
        let mut again = Game::taken_up(position, &[], seed)?;
        again.dice.faces(thrown as usize).for_each(drop);
        again.thrown = thrown;
        if let Some(record) = record {
            let record = Record::read(record).map_err(Failure::from)?;
            let lines = record.entries.into_iter().map(|(_, line)| line);
            again.lines = Some(lines.filter(|line| !matches!(line, Entry::Hash(_))).collect());
        }
        Ok(again)
    }
}
