//! Playing on by script: how a position might come out.

use dice::{Chance, Face};
use table::{Rules, Side, Status};

use super::{Scripted, branches};

/// More answers and rolls than a round ever takes: a game that goes on longer is cut off.
const MOST_STEPS: usize = 4000;
/// As many dice as are ever rolled at once.
const MOST_DICE: usize = 256;

/// The dice of a try.
#[derive(Clone, Debug)]
pub struct Luck {
    /// Where they come from.
    pub chance: Chance,
    /// Whether each shows what lies below: ones for sixes and sixes for ones.
    pub mirrored: bool,
}

impl Luck {
    fn throw(&mut self, faces: &mut [Face]) {
        let thrown = self.chance.faces(faces.len());
        for (face, thrown) in faces.iter_mut().zip(thrown) {
            *face = if self.mirrored { Face::ALL[5 - thrown.index()] } else { thrown };
        }
    }
}

/// A copy of a game that tells nobody what happens.
pub fn copy<G: Rules>(game: &G) -> G {
    let mut copy = game.clone();
    copy.silence();
    copy
}

/// Plays a game on to the end of a round or of the battle.
pub fn play_on<S: Scripted>(script: &mut S, game: &mut S::Game, luck: &mut Luck, until: u8) {
    for _ in 0..MOST_STEPS {
        if S::round(game) > until || !step(script, game, luck) {
            return;
        }
    }
}

/// The same until somebody decides something that a tree branches at; returns who. None if that does not come about
/// before.
pub fn play_to_branch<S: Scripted>(
    script: &mut S,
    game: &mut S::Game,
    luck: &mut Luck,
    until: u8,
) -> Option<Side> {
    for _ in 0..MOST_STEPS {
        if S::round(game) > until {
            return None;
        }
        if let Status::Decide(decision) = game.status()
            && branches(&decision.ask)
        {
            return Some(decision.side);
        }
        if !step(script, game, luck) {
            return None;
        }
    }
    None
}

/// Gives a game what it waits for; returns whether it waited for anything.
fn step<S: Scripted>(script: &mut S, game: &mut S::Game, luck: &mut Luck) -> bool {
    match game.status() {
        Status::Over(_) => false,
        Status::Roll(roll) => {
            let mut faces = [Face::ONE; MOST_DICE];
            let dice = usize::from(roll.dice).min(faces.len());
            luck.throw(&mut faces[..dice]);
            game.roll(&faces[..dice]).is_ok()
        }
        Status::Decide(_) => {
            script.answer(game) || {
                let any = game.propose(&mut luck.chance);
                game.answer(&any).is_ok()
            }
        }
    }
}

/// Tries a plan out once; what comes of it for a side. None if the plan cannot be begun.
pub fn sample<S: Scripted>(
    script: &mut S,
    game: &S::Game,
    plan: &S::Plan,
    side: Side,
    luck: &mut Luck,
) -> Option<i64> {
    let until = S::round(game);
    let mut next = copy(game);
    let answer = script.begin(&next, plan);
    next.answer(&answer).ok()?;
    play_on(script, &mut next, luck, until);
    Some(script.value(&next, side))
}
