//! A series of games between players: each depends on the seed and its number alone, and leaves a hash of all that
//! happened, so that it does not matter who plays which of them.

use std::fmt::Write as _;

use dice::{Chance, Face};
use game::Game;
use sha2::{Digest, Sha256};
use table::{Answer, Decision, Entry, Outcome, Record, Rules, Side, Status};

use crate::{Level, Player};

/// What sets the players' randomness apart from the dice.
const PLAYERS: u64 = 0x706c_6179_6572_7321;

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

/// Players of some levels, for one game after another: they share what they work out, which makes them quicker and
/// changes no answer.
#[must_use]
pub fn seated(levels: &[Level]) -> Vec<Player> {
    let first = Player::new(Level::Random, Chance::new(0, 0));
    levels.iter().map(|level| first.partner(*level, Chance::new(0, 0))).collect()
}

/// The randomness of the player of a side in the game with a number, from 0.
#[must_use]
pub fn player_chance(seed: u64, number: u64, side: usize, sides: usize) -> Chance {
    Chance::new(seed ^ PLAYERS, number * sides as u64 + side as u64)
}

/// Lets players of ours, side A's first, play the game of a series with a number.
///
/// # Errors
/// What a player answered that the rules refuse; players are meant to know better.
pub fn play(
    start: &Game,
    players: &mut [Player],
    of_series: (u64, u64),
    record: Option<&mut Record>,
) -> Result<Finished, String> {
    play_seen(start, players, of_series, record, |_, _, _| ()).map(|(finished, _)| finished)
}

/// The same for somebody who looks on: at every decision, before it is answered, with the answer to come, and at the game
/// when it is over.
///
/// # Errors
/// As [`play`].
pub fn play_seen(
    start: &Game,
    players: &mut [Player],
    (seed, number): (u64, u64),
    record: Option<&mut Record>,
    mut seen: impl FnMut(&Decision, &Game, &Answer),
) -> Result<(Finished, Game), String> {
    let sides = players.len();
    for (side, player) in players.iter_mut().enumerate() {
        player.sit_down(player_chance(seed, number, side, sides));
    }
    let choose = |decision: &Decision, game: &Game| {
        let answer = players[decision.side.index()].choose(game);
        seen(decision, game, &answer);
        answer
    };
    to_the_end(start, choose, Chance::new(seed, number), record)
}

/// Plays a game to its end; `choose` answers for everybody.
///
/// # Errors
/// An answer that the rules refuse.
pub fn play_by(
    start: &Game,
    mut choose: impl FnMut(Side, &Game) -> Answer,
    dice: Chance,
    record: Option<&mut Record>,
) -> Result<Finished, String> {
    let choose = |decision: &Decision, game: &Game| choose(decision.side, game);
    to_the_end(start, choose, dice, record).map(|(finished, _)| finished)
}

fn to_the_end(
    start: &Game,
    mut choose: impl FnMut(&Decision, &Game) -> Answer,
    mut dice: Chance,
    record: Option<&mut Record>,
) -> Result<(Finished, Game), String> {
    let mut game = start.clone();
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
                let answer = choose(&decision, &game);
                game.answer(&answer).map_err(|illegal| format!("{side}: {answer}: {illegal}"))?;
                scribe.note(Entry::Answer(side, answer), &game);
                decisions += 1;
                if decisions == MOST_ANSWERS {
                    return Err(format!("no end after {MOST_ANSWERS} answers"));
                }
            }
        }
    };
    let turns = game.round();
    let hash = scribe.close(&game);
    Ok((Finished { outcome, decisions, turns, hash }, game))
}
