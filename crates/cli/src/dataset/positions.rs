//! One row a decision.

use super::Row;
use super::column::Cell;

/// A decision, the position it was made in, and what came of it.
#[derive(Clone, Debug)]
pub struct PositionRow {
    /// The number of the pairing, from 1.
    pub pairing: i32,
    /// The number of the game in its pairing, from 1.
    pub game: i64,
    /// The number of the decision in its game, from 1.
    pub decision: i32,
    /// The turning point, round or turn; 0 before the first.
    pub turn: i32,
    /// The number of the side that decided, from 1.
    pub side: i32,
    /// What it decided about.
    pub kind: &'static str,
    /// What it answered, in the notation of records.
    pub answer: String,
    /// The hash of the state.
    pub hash: u64,
    /// The position, as a text that games are taken up from.
    pub position: String,
    /// How the game ended for that side: 1 for won, 0 for drawn, -1 for lost.
    pub outcome: i32,
}

impl Row for PositionRow {
    const SCHEMA: &'static str = "message position {
  required int32 pairing;
  required int64 game;
  required int32 decision;
  required int32 turn;
  required int32 side;
  required binary kind (STRING);
  required binary answer (STRING);
  required int64 hash (INTEGER(64,false));
  required binary position (STRING);
  required int32 outcome;
}";

    fn cells(&self) -> Vec<Cell<'_>> {
        vec![
            Cell::Int(Some(self.pairing)),
            Cell::Long(self.game),
            Cell::Int(Some(self.decision)),
            Cell::Int(Some(self.turn)),
            Cell::Int(Some(self.side)),
            Cell::Text(Some(self.kind)),
            Cell::Text(Some(&self.answer)),
            Cell::Long(self.hash.cast_signed()),
            Cell::Text(Some(&self.position)),
            Cell::Int(Some(self.outcome)),
        ]
    }
}
