//! What somebody who asks for the choices is shown, and whether it is all.

use battle::FightStage;
use table::{Answer, Choices};

use crate::Kt18;
use crate::charge::ChargeStage;
use crate::propose::candidates;
use crate::state::{Frame, Step};

/// The candidates, which name every model already, and whether no other answer is legal.
pub fn choices(game: &Kt18) -> Choices {
    let answers = candidates(game);
    let complete = finite(game) && !answers.iter().any(leaves_more);
    Choices { answers, complete }
}

/// Whether the open decision asks for nothing that is measured: no place, path or length.
fn finite(game: &Kt18) -> bool {
    match game.state.frames.last() {
        Some(Frame::Advance(_)) => false,
        Some(Frame::Charge(frame)) => match frame.stage {
            ChargeStage::Reactions { next } => {
                game.may_retreat(frame.targets[usize::from(next)]).is_err()
            }
            ChargeStage::Snap { .. } | ChargeStage::Roll => true,
            ChargeStage::Move | ChargeStage::Fail | ChargeStage::Intercept { .. } => false,
        },
        Some(Frame::Fighting(frame)) => frame.stage == FightStage::Blows,
        Some(_) => true,
        None => !matches!(game.state.step, Step::Deploy { .. }),
    }
}

/// Whether there are more answers like this one than the list has. The weapons of a volley and the blows of a fight are
/// shared among targets as the player likes; in the Movement phase moves end anywhere and charges name any targets.
fn leaves_more(answer: &Answer) -> bool {
    matches!(answer, Answer::Attack { .. } | Answer::Deed(..))
}
