//! One game between two contestants, and the pair that it is half of.

use std::path::Path;
use std::time::{Duration, Instant};

use ai::arena::{Ending, player_chance};
use dice::{Chance, Face};
use game::Game;
use table::{Entry, Record, Rules, Side, Status, Tags};

use super::seat::{Bench, Contestant, Limits, Seat};

/// The most answers of one game; a game that goes on longer is a defect, not a long game.
const MOST_ANSWERS: u64 = 1_000_000;

/// What all games of an arena have in common.
pub struct Terms<'a> {
    /// The engines.
    pub contestants: &'a [Contestant; 2],
    /// How hard they may think.
    pub limits: Limits,
    /// How long a program may take for a reply.
    pub patience: Duration,
    /// Whether what programs say on standard error is passed on.
    pub aloud: bool,
    /// Where records of the games are kept, if they are.
    pub records: Option<&'a Path>,
    /// The seed of all chance.
    pub seed: u64,
}

/// What is told of a pair of games.
#[derive(Clone, Debug, Default)]
pub struct Pair {
    /// How they ended for the first engine, which had side 1 first, then side 2.
    pub endings: Vec<Ending>,
    /// Answers of each engine.
    pub answers: [u64; 2],
    /// How long each thought.
    pub thought: [Duration; 2],
    /// What was wrong with an engine that lost for it.
    pub forfeits: Vec<String>,
    /// Why a record could not be kept.
    pub unkept: Option<String>,
}

impl Terms<'_> {
    /// Plays both games of a pair: the same teams, dice and table, the engines' sides exchanged.
    pub fn pair(&self, number: u64, start: &Game, tags: &Tags, bench: &mut Bench) -> Pair {
        let mut pair = Pair::default();
        for exchanged in [false, true] {
            let mut record = Record::new(tags.clone());
            let forfeits = pair.forfeits.len();
            let ending = self.game(number, (start, &mut record), bench, exchanged, &mut pair);
            pair.endings.push(ending);
            if let Some(folder) = self.records {
                let name = format!("pair-{:06}-{}.txt", number + 1, u8::from(exchanged) + 1);
                if let Some(what) = pair.forfeits.get_mut(forfeits) {
                    *what = format!("{what} ({name})");
                }
                let path = folder.join(name);
                let kept = std::fs::write(&path, record.to_string());
                pair.unkept = pair
                    .unkept
                    .take()
                    .or_else(|| kept.err().map(|error| format!("{}: {error}", path.display())));
            }
        }
        pair
    }

    fn game(
        &self,
        number: u64,
        (start, record): (&Game, &mut Record),
        bench: &mut Bench,
        exchanged: bool,
        pair: &mut Pair,
    ) -> Ending {
        // The engine that plays a side, by its index.
        let engine = |side: Side| usize::from((side.index() == 1) != exchanged);
        let mut dice = Chance::new(self.seed, number);
        // Only programs of others are told where a game begins.
        let tags = record.tags.clone();
        let position = || start.position(tags.clone()).to_string();
        let mut seats = Vec::new();
        for ((i, who), player) in (0..).zip(self.contestants).zip(bench.each()) {
            let chance = player_chance(self.seed, number, i, exchanged);
            match Seat::take(
                who,
                player,
                self.limits,
                (self.patience, self.aloud),
                chance,
                position,
            ) {
                Ok(seat) => seats.push(seat),
                Err(what) => return forfeit(i as usize, what, self.contestants, pair),
            }
        }
        let mut game = start.clone();
        game.silence();
        for _ in 0..MOST_ANSWERS {
            let (entry, by) = match game.status() {
                Status::Over(outcome) => {
                    record.push(Entry::Hash(game.state_hash()));
                    return Ending::of(outcome, exchanged);
                }
                Status::Roll(roll) => {
                    let faces: Vec<Face> = dice.faces(usize::from(roll.dice)).collect();
                    (Entry::Roll(roll.side, faces), None)
                }
                Status::Decide(decision) => {
                    let side = decision.side;
                    let by = engine(side);
                    let began = Instant::now();
                    let answer = seats[by].choose(&game, side);
                    pair.thought[by] += began.elapsed();
                    pair.answers[by] += 1;
                    match answer {
                        Ok(answer) => (Entry::Answer(side, answer), Some(by)),
                        Err(what) => return forfeit(by, what, self.contestants, pair),
                    }
                }
            };
            if let Err(illegal) = game.play(&entry) {
                let what = format!("{entry}: {illegal}");
                return forfeit(by.unwrap_or_default(), what, self.contestants, pair);
            }
            if self.records.is_some() {
                record.push(entry.clone());
            }
            for (i, seat) in seats.iter_mut().enumerate() {
                if let Err(what) = seat.hear(&entry) {
                    return forfeit(i, what, self.contestants, pair);
                }
            }
        }
        Ending::Drawn
    }
}

/// Whoever cannot be played with loses.
fn forfeit(by: usize, what: String, all: &[Contestant; 2], pair: &mut Pair) -> Ending {
    pair.forfeits.push(format!("{}: {what}", all[by]));
    if by == 0 { Ending::Lost } else { Ending::Won }
}
