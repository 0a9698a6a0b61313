//! Falling Back, and opportunity strikes (section 5.5).

use serde::{Deserialize, Serialize};
use table::{Answer, Ask, Decision, Errand, Illegal, Side, Status, Why};

use crate::FightStage;
use crate::Kt4w40k;
use crate::fight::Fighting;
use crate::state::{Frame, March, UnitIx, Units};

/// A unit that leaves a melee: those it leaves strike first (K4W-OPP-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Withdrawal {
    /// Who leaves.
    pub unit: UnitIx,
    /// Those it was engaged with that have neither struck nor declined to (K4W-OPP-01).
    pub left: Units,
}

/// K4W-OPP-01, -03: the next unit that may strike, in turn order of the controllers.
pub fn next_striker(game: &Kt4w40k, withdrawal: &Withdrawal) -> Option<UnitIx> {
    let place = |unit: &UnitIx| {
        let side: Side = game.side_of(*unit);
        (game.state.order.iter().position(|other| *other == side), *unit)
    };
    withdrawal.left.iter().filter(|unit| game.stands(*unit)).min_by_key(place)
}

/// What the withdrawal waits for.
pub fn status(game: &Kt4w40k, withdrawal: &Withdrawal) -> Status {
    let striker = next_striker(game, withdrawal).unwrap_or(withdrawal.unit);
    let ask = Ask::Opportunity { model: game.id(striker), charger: game.id(withdrawal.unit) };
    Status::Decide(Decision { side: game.side_of(striker), ask })
}

/// Goes on once everybody has struck: the unit moves, if it is left (K4W-OPP-04). Returns whether anything happened.
pub fn proceed(game: &mut Kt4w40k) -> bool {
    let Some(Frame::Withdrawal(withdrawal)) = game.state.frames.last() else { return false };
    let withdrawal = *withdrawal;
    if !game.stands(withdrawal.unit) {
        game.state.frames.pop();
        return true;
    }
    if next_striker(game, &withdrawal).is_some() {
        return false;
    }
    game.state.frames.pop();
    let (unit, errand, inches) = (withdrawal.unit, Errand::FallBack, None);
    game.state.frames.push(Frame::March(March { unit, errand, inches }));
    true
}

/// Takes whether a unit strikes (K4W-OPP-02).
///
/// # Errors
/// If the answer is neither.
pub fn answer(game: &mut Kt4w40k, answer: &Answer) -> Result<(), Illegal> {
    const RULE: &str = "K4W-OPP-02";
    let Some(Frame::Withdrawal(withdrawal)) = game.state.frames.last() else {
        return Err(Illegal::new(RULE, Why::NoDecision));
    };
    let withdrawal = *withdrawal;
    let Some(striker) = next_striker(game, &withdrawal) else {
        return Err(Illegal::new(RULE, Why::NoDecision));
    };
    let strikes = match answer {
        Answer::Yes => true,
        Answer::Pass => false,
        _ => return Err(Illegal::not_asked(RULE, "yes, pass")),
    };
    if let Some(Frame::Withdrawal(withdrawal)) = game.state.frames.last_mut() {
        withdrawal.left.remove(striker);
    }
    if strikes {
        let (unit, stage) = (striker, FightStage::PileIn);
        let leaving = Some(withdrawal.unit);
        game.state.frames.push(Frame::Fighting(Fighting { unit, stage, leaving }));
    }
    Ok(())
}
