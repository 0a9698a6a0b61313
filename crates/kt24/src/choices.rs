//! What somebody who asks for the choices is shown, and whether it is all.

use skirmish::{Action, Field, MOST_PLACES, spread};
use table::{Answer, Choices, MoveAction};

use crate::Kt24;
use crate::activation::may_perform;
use crate::propose::{candidates, deployments};
use crate::state::{Frame, Step};

/// The candidates, during set-up with places for every operative that waits.
pub fn choices(game: &Kt24) -> Choices {
    let setting_up = match (game.state.frames.last(), game.state.step) {
        (None, Step::Deploy { side, .. }) => Some(side),
        _ => None,
    };
    let Some(side) = setting_up else {
        let answers = candidates(game);
        let complete = !may_move(game) && !answers.iter().any(leaves_more);
        return Choices { answers, complete };
    };
    let waiting = game.in_reserve(side);
    let places = waiting.flat_map(|op| spread(deployments(game, op).collect(), MOST_PLACES / 2));
    let mut answers: Vec<Answer> = places.collect();
    if answers.is_empty() {
        answers.push(Answer::Pass);
    }
    Choices { answers, complete: false }
}

/// Whether the active operative may move: a move ends at any place, and the list may have none of them.
fn may_move(game: &Kt24) -> bool {
    let Some(Frame::Activation(activation)) = game.state.frames.last() else { return false };
    let mut moves = MoveAction::ALL.into_iter().map(Action::Move);
    moves.any(|action| may_perform(game, activation, action).is_ok())
}

/// Whether there are more answers like this one than the list has: a shot is taken from
/// any point of the base, with Torrent at any of the targets that stand together.
fn leaves_more(answer: &Answer) -> bool {
    matches!(answer, Answer::Shoot { .. })
}
