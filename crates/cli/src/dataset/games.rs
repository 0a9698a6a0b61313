//! One row a game.

use super::Row;
use super::column::Cell;

/// A game that is over.
#[derive(Clone, Debug)]
pub struct GameRow {
    /// The number of the pairing, from 1.
    pub pairing: i32,
    /// The number of the game in its pairing, from 1.
    pub game: i64,
    /// The seed of the series.
    pub seed: u64,
    /// The rule set.
    pub rules: String,
    /// The teams, side 1's first.
    pub teams: Vec<String>,
    /// The players, side 1's first.
    pub players: Vec<String>,
    /// The killzone.
    pub killzone: String,
    /// The mission, if one was played.
    pub mission: Option<String>,
    /// The switches that differ from the default.
    pub switches: String,
    /// The number of the side that won, from 1; none where nobody did.
    pub winner: Option<i32>,
    /// The points of each side, where the rule set is known to count any.
    pub scores: Vec<i32>,
    /// In which turning point, round or turn it ended.
    pub turns: i32,
    /// How many answers the players gave.
    pub decisions: i64,
    /// The hash of all that happened.
    pub hash: String,
}

impl Row for GameRow {
    const SCHEMA: &'static str = "message game {
  required int32 pairing;
  required int64 game;
  required int64 seed (INTEGER(64,false));
  required binary rules (STRING);
  required group teams (LIST) { repeated group list { required binary element (STRING); } }
  required group players (LIST) { repeated group list { required binary element (STRING); } }
  required binary killzone (STRING);
  optional binary mission (STRING);
  required binary switches (STRING);
  optional int32 winner;
  required group scores (LIST) { repeated group list { required int32 element; } }
  required int32 turns;
  required int64 decisions;
  required binary hash (STRING);
}";

    fn cells(&self) -> Vec<Cell<'_>> {
        vec![
            Cell::Int(Some(self.pairing)),
            Cell::Long(self.game),
            Cell::Long(self.seed.cast_signed()),
            Cell::Text(Some(&self.rules)),
            Cell::Texts(&self.teams),
            Cell::Texts(&self.players),
            Cell::Text(Some(&self.killzone)),
            Cell::Text(self.mission.as_deref()),
            Cell::Text(Some(&self.switches)),
            Cell::Int(self.winner),
            Cell::Ints(&self.scores),
            Cell::Int(Some(self.turns)),
            Cell::Long(self.decisions),
            Cell::Text(Some(&self.hash)),
        ]
    }
}
