//! Playing a whole game between players, and keeping what happened.

use std::fmt::Write as _;

use ai::Player;
use dice::{Chance, Face};
use game::Game;
use sha2::{Digest, Sha256};
use table::{Entry, Outcome, Record, Rules, Status};

/// The most answers of one game; a game that goes on longer is a defect, not a long game.
const MOST_ANSWERS: u64 = 1_000_000;

/// After how many lines of a record the state is hashed.
const HASH_EVERY: usize = 16;

/// A finished game.
#[derive(Clone, Debug)]
pub struct Finished {
    /// How it ended.
    pub outcome: Outcome,
    /// How many answers the players gave.
    pub decisions: u64,
    /// In which turning point it ended.
    pub turns: u8,
    /// The hash of its answers, its rolls and its last state.
    pub hash: [u8; 32],
}

/// What becomes of every answer and roll: a running hash and, if wanted, a record.
struct Scribe<'a> {
    hash: Sha256,
    line: String,
    record: Option<&'a mut Record>,
    since_hash: usize,
}

impl Scribe<'_> {
    fn note(&mut self, entry: Entry, game: &Game) {
        self.line.clear();
        // Writing to a string cannot fail.
        let _ = writeln!(self.line, "{entry}");
        self.hash.update(self.line.as_bytes());
        if let Some(record) = &mut self.record {
            record.push(entry);
            self.since_hash += 1;
            if self.since_hash == HASH_EVERY {
                record.push(Entry::Hash(game.state_hash()));
                self.since_hash = 0;
            }
        }
    }

    fn close(mut self, game: &Game) -> [u8; 32] {
        let last = game.state_hash();
        if let Some(record) = &mut self.record
            && self.since_hash > 0
        {
            record.push(Entry::Hash(last));
        }
        self.hash.update(last.to_be_bytes());
        self.hash.finalize().into()
    }
}

/// Plays a game to its end.
///
/// # Errors
/// What a player answered that the rules refuse; players are meant to know better.
pub fn play(
    mut game: Game,
    players: &mut [Player],
    dice: &mut Chance,
    record: Option<&mut Record>,
) -> Result<Finished, String> {
    let mut scribe = Scribe { hash: Sha256::new(), line: String::new(), record, since_hash: 0 };
    let mut decisions = 0;
    game.silence();
    let outcome = loop {
        match game.status() {
            Status::Over(outcome) => break outcome,
            Status::Roll(roll) => {
                let faces: Vec<Face> = dice.faces(usize::from(roll.dice)).collect();
                game.roll(&faces).map_err(|illegal| illegal.to_string())?;
                scribe.note(Entry::Roll(roll.side, faces), &game);
            }
            Status::Decide(decision) => {
                let side = decision.side;
                let answer = players[side.index()].choose(&game);
                game.answer(&answer).map_err(|illegal| format!("{side}: {answer}: {illegal}"))?;
                scribe.note(Entry::Answer(side, answer), &game);
                decisions += 1;
                if decisions == MOST_ANSWERS {
                    return Err(format!("no end after {MOST_ANSWERS} answers"));
                }
            }
        }
    };
    let turns = game.turning_point();
    Ok(Finished { outcome, decisions, turns, hash: scribe.close(&game) })
}
