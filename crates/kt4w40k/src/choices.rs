//! What somebody who asks for the choices is shown, and whether it is all.

use battle::FightStage;
use table::{Answer, Choices, Deed};

use crate::Kt4w40k;
use crate::charge::Stage;
use crate::propose::{candidates, deployments};
use crate::state::{Frame, Step};
use crate::transport::BailStage;

/// The candidates, during set-up with places for every unit that waits.
pub fn choices(game: &Kt4w40k) -> Choices {
    let answers = match (game.state.frames.last(), &game.state.step) {
        (None, Step::Deploy { turn }) => {
            deployments(game, game.state.order[usize::from(*turn)], usize::MAX)
        }
        _ => candidates(game),
    };
    let complete = finite(game) && !answers.iter().any(leaves_more);
    Choices { answers, complete }
}

/// Whether the open decision asks for nothing that is measured: no place or path of any model.
fn finite(game: &Kt4w40k) -> bool {
    match game.state.frames.last() {
        Some(Frame::March(_)) => false,
        Some(Frame::Charge(frame)) => !matches!(frame.stage, Stage::Move | Stage::Fail),
        Some(Frame::Fighting(frame)) => frame.stage == FightStage::Blows,
        Some(Frame::Bail(frame)) => matches!(frame.stage, BailStage::Lose { .. }),
        Some(_) => true,
        None => !matches!(game.state.step, Step::Deploy { .. }),
    }
}

/// Whether there are more answers like this one than the list has: fire and blows are split among targets as the player
/// likes, and a charge names any of the units within its range.
fn leaves_more(answer: &Answer) -> bool {
    matches!(answer, Answer::Attack { .. } | Answer::Deed(_, Deed::Charge(_)))
}
