//! One game between two contestants, and the pair that it is half of.

use std::time::{Duration, Instant};

use ai::arena::Ending;
use dice::{Chance, Face};
use game::Game;
use table::{Entry, Outcome, Rules, Side, Status, Tags};

use super::seat::{Bench, Contestant, Limits, Seat};

/// The most answers of one game; a game that goes on longer is a defect, not a long game.
const MOST_ANSWERS: u64 = 1_000_000;

/// What sets the players' randomness apart from the dice.
const PLAYERS: u64 = 0x6172_656e_6121_2121;

/// What all games of an arena have in common.
pub struct Terms<'a> {
    /// The engines.
    pub contestants: &'a [Contestant; 2],
    /// How hard they may think.
    pub limits: Limits,
    /// How long a program may take for a reply.
    pub patience: Duration,
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
}

impl Terms<'_> {
    /// Plays both games of a pair: the same teams, dice and table, the engines' sides exchanged.
    pub fn pair(&self, number: u64, start: &Game, tags: &Tags, bench: &mut Bench) -> Pair {
        let mut pair = Pair::default();
        for exchanged in [false, true] {
            let ending = self.game(number, (start, tags), bench, exchanged, &mut pair);
            pair.endings.push(ending);
        }
        pair
    }

    fn game(
        &self,
        number: u64,
        (start, tags): (&Game, &Tags),
        bench: &mut Bench,
        exchanged: bool,
        pair: &mut Pair,
    ) -> Ending {
        // The engine that plays a side, by its index.
        let engine = |side: Side| usize::from((side.index() == 1) != exchanged);
        let mut dice = Chance::new(self.seed, number);
        let position = start.position(tags.clone()).to_string();
        let mut seats = Vec::new();
        for ((i, who), player) in (0..).zip(self.contestants).zip(bench.each()) {
            // By the side it plays, so that equal engines play equal games.
            let side = i ^ u64::from(exchanged);
            let chance = Chance::new(self.seed ^ PLAYERS, 2 * number + side);
            match Seat::take(who, player, self.limits, self.patience, chance, &position) {
                Ok(seat) => seats.push(seat),
                Err(what) => return forfeit(i as usize, what, self.contestants, pair),
            }
        }
        let mut game = start.clone();
        game.silence();
        for _ in 0..MOST_ANSWERS {
            let (entry, by) = match game.status() {
                Status::Over(outcome) => return ending(outcome, engine),
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
            let taken = match &entry {
                Entry::Answer(_, answer) => game.answer(answer),
                Entry::Roll(_, faces) => game.roll(faces),
                Entry::Hash(_) => Ok(()),
            };
            if let Err(illegal) = taken {
                let what = format!("{entry}: {illegal}");
                return forfeit(by.unwrap_or_default(), what, self.contestants, pair);
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

fn ending(outcome: Outcome, engine: impl Fn(Side) -> usize) -> Ending {
    match outcome {
        Outcome::Drawn => Ending::Drawn,
        Outcome::Won(side) if engine(side) == 0 => Ending::Won,
        Outcome::Won(_) => Ending::Lost,
    }
}

/// Whoever cannot be played with loses.
fn forfeit(by: usize, what: String, all: &[Contestant; 2], pair: &mut Pair) -> Ending {
    pair.forfeits.push(format!("{}: {what}", all[by]));
    if by == 0 { Ending::Lost } else { Ending::Won }
}
