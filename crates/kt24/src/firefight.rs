//! The Firefight phase: alternating activations (section 3.5) and counteracting (section 3.6).

use skirmish::{Field, OpIx, Readiness};
use table::{Answer, Event, Illegal, ModelId, Order, Side, Why};

use crate::Kt24;
use crate::activation::Activation;
use crate::state::{Frame, Step};
use crate::strategy;

/// Whether a side has a ready operative; incapacitated ones do not count (KT24-RUL-32).
pub fn has_ready(game: &Kt24, side: Side) -> bool {
    game.standing(side).any(|op| game.operative(op).readiness == Readiness::Ready)
}

/// Whether an operative may counteract: KT24-CTR-02, -04, KT24-ORD-02, -05.
fn may_counteract(game: &Kt24, op: OpIx) -> Result<(), Illegal> {
    let (operative, model) = (game.operative(op), game.model(op));
    if operative.order != Order::Engage {
        return Err(Illegal::new("KT24-CTR-02", Why::OrderForbids { order: operative.order }));
    }
    if operative.counteracted {
        return Err(Illegal::new("KT24-CTR-04", Why::HasCounteracted { model }));
    }
    if operative.readiness != Readiness::Expended || !game.stands(op) {
        return Err(Illegal::new("KT24-CTR-02", Why::NotExpended { model }));
    }
    Ok(())
}

/// The operatives of a side that may counteract.
pub fn counteractors(game: &Kt24, side: Side) -> impl Iterator<Item = OpIx> + '_ {
    game.standing(side).filter(move |op| may_counteract(game, *op).is_ok())
}

/// KT24-FF-01: the player whose turn it is activates a ready operative, or counteracts if there is none. Declining to
/// counteract hands the turn over (KT24-RUL-30); an activation cannot be declined (KT24-RUL-21).
pub fn choose(game: &mut Kt24, side: Side, answer: &Answer) -> Result<(), Illegal> {
    match answer {
        Answer::Activate(model, order) => activate(game, side, *model, *order),
        Answer::Counteract(model) => counteract(game, side, *model),
        Answer::Pass if !has_ready(game, side) => {
            game.log.push(Event::Passed { side });
            game.state.step = Step::Firefight { side: side.other() };
            Ok(())
        }
        Answer::Pass => Err(Illegal::not_asked("KT24-RUL-21", "activate MODEL engage|conceal")),
        _ if has_ready(game, side) => {
            Err(Illegal::not_asked("KT24-FF-01", "activate MODEL engage|conceal"))
        }
        _ => Err(Illegal::not_asked("KT24-CTR-01", "counteract MODEL, or pass")),
    }
}

/// KT24-FF-02: the order is chosen first, in every activation (KT24-FF-01).
fn activate(game: &mut Kt24, side: Side, model: ModelId, order: Order) -> Result<(), Illegal> {
    let op = game.own(side, model, "KT24-FF-01")?;
    if game.operative(op).readiness != Readiness::Ready || !game.stands(op) {
        return Err(Illegal::new("KT24-FF-01", Why::NotReady { model }));
    }
    game.operative_mut(op).order = order;
    game.log.push(Event::Activated { model, order });
    game.state.frames.push(Frame::Activation(Activation::new(op, false)));
    Ok(())
}

/// KT24-CTR-01 to -04.
fn counteract(game: &mut Kt24, side: Side, model: ModelId) -> Result<(), Illegal> {
    let op = game.own(side, model, "KT24-CTR-02")?;
    if has_ready(game, side) {
        return Err(Illegal::not_asked("KT24-CTR-01", "activate MODEL engage|conceal"));
    }
    may_counteract(game, op)?;
    game.operative_mut(op).counteracted = true;
    game.log.push(Event::Counteracts { model });
    game.state.frames.push(Frame::Activation(Activation::new(op, true)));
    Ok(())
}

/// The end of the turning point (KT24-FF-07, KT24-RUL-32), of the battle, or a turn that nobody can use.
pub fn proceed(game: &mut Kt24) -> bool {
    let Step::Firefight { side } = game.state.step else { return false };
    // KT24-RUL-62: a side with nobody left ends the battle early.
    if [Side::A, Side::B].into_iter().any(|side| game.standing(side).next().is_none()) {
        strategy::end_battle(game);
        return true;
    }
    if has_ready(game, side) {
        return false;
    }
    if !has_ready(game, side.other()) {
        strategy::end_turning_point(game);
        return true;
    }
    if counteractors(game, side).next().is_some() {
        return false;
    }
    game.state.step = Step::Firefight { side: side.other() };
    true
}
