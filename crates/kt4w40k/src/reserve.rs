//! Units that come out of reserve (K4W-RES-01 to -03).

use geometry::{Footing, Length};
use table::{Answer, Deed, Errand, Illegal, Way, Why};

use crate::placing::{Places, log_set_up, set_up};
use crate::state::{Choice, Frame, UnitIx};
use crate::{Kt4w40k, charge};

/// K4W-RES-01: the turns in which units come out of reserve.
pub const ARRIVALS: std::ops::RangeInclusive<u8> = 2..=3;
/// K4W-RES-02: how far from all enemies units arrive.
pub const ARRIVAL: Length = Length::inches(9);

/// K4W-RES-02, -03: a unit out of reserve is set up more than 9" from all enemies; all that it may do then is charge.
/// It may still stay away, for this turn.
pub fn arrive(game: &mut Kt4w40k, unit: UnitIx, answer: &Answer) -> Result<(), Illegal> {
    const RULE: &str = "K4W-RES-02";
    let places = match answer {
        Answer::Pass => {
            game.unit_mut(unit).choice = Choice::Stationary;
            game.state.frames.pop();
            return Ok(());
        }
        Answer::Go(Way::To(place)) => {
            arrival(game, unit, *place).ok_or(Illegal::new(RULE, Why::NoWay))?
        }
        Answer::March(moves) => {
            let all = game.living(unit).count();
            let places = game.ranks(unit, moves, RULE, game.clear_of_enemies(unit, ARRIVAL))?;
            if places.len() < all {
                return Err(Illegal::not_asked(RULE, "march N to PLACE ... for every model"));
            }
            places
        }
        _ => return Err(Illegal::not_asked(RULE, "go to PLACE, march N to PLACE ..., pass")),
    };
    set_up(game, unit, &places);
    let state = game.unit_mut(unit);
    (state.arrived, state.moved) = (true, true);
    log_set_up(game, unit, Errand::Arrive);
    game.state.frames.pop();
    game.state.frames.push(Frame::Landed(unit));
    Ok(())
}

/// Where the models of a unit out of reserve would stand.
pub fn arrival(game: &Kt4w40k, unit: UnitIx, place: Footing) -> Option<Places> {
    game.block(unit, place, game.clear_of_enemies(unit, ARRIVAL))
}

/// Whom a unit that has arrived may charge (K4W-RES-03).
pub fn landed_targets(game: &Kt4w40k, unit: UnitIx) -> impl Iterator<Item = UnitIx> + '_ {
    let able = game.may_charge(unit).is_ok();
    game.in_charge_range(unit, charge::RANGE).filter(move |_| able)
}

/// A unit that has arrived and has nobody to charge is done. Returns whether anything happened.
pub fn landed_proceed(game: &mut Kt4w40k, unit: UnitIx) -> bool {
    let done = game.unit(unit).choice == Choice::Charge;
    if !done && landed_targets(game, unit).next().is_some() {
        return false;
    }
    game.state.frames.pop();
    true
}

/// Takes whether a unit that has arrived charges: all that it may do (K4W-RES-03).
///
/// # Errors
/// The rule that forbids it.
pub fn landed_answer(game: &mut Kt4w40k, unit: UnitIx, answer: &Answer) -> Result<(), Illegal> {
    const RULE: &str = "K4W-RES-03";
    match answer {
        Answer::Pass => {
            game.state.frames.pop();
            Ok(())
        }
        Answer::Deed(id, Deed::Charge(targets)) if *id == game.id(unit) => {
            charge::declare(game, unit, targets, true)
        }
        _ => Err(Illegal::not_asked(RULE, "do UNIT charge TARGET ..., pass")),
    }
}
