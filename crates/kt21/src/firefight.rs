//! The Firefight phase (section 4.4): alternating activations, and Overwatch (section 6.10).

use skirmish::{Field, OpIx, Reach, Readiness};
use table::{Answer, Event, Illegal, ModelId, Order, Side, Why};

use crate::activation::Activation;
use crate::state::{Frame, Group, Step};
use crate::{Kt21, shoot, strategy};

/// Whether a side has a ready operative; those removed are ignored (KT21-OP-61).
pub fn has_ready(game: &Kt21, side: Side) -> bool {
    ready(game, side).next().is_some()
}

/// The ready operatives of a side.
pub fn ready(game: &Kt21, side: Side) -> impl Iterator<Item = OpIx> + '_ {
    game.standing(side).filter(|op| game.operative(*op).readiness == Readiness::Ready)
}

/// Those of the ready operatives whose turn it is: all, or what is left of a group (KT21-OP-04).
pub fn may_activate(game: &Kt21, side: Side) -> impl Iterator<Item = OpIx> + '_ {
    ready(game, side).filter(move |op| fits_group(game, *op))
}

fn fits_group(game: &Kt21, op: OpIx) -> bool {
    match game.state.step {
        Step::Firefight { group: Some(group), .. } => {
            game.card(op).name == game.card(group.of).name
        }
        _ => true,
    }
}

/// KT21-FF-01, -08: the player whose turn it is activates a ready operative; KT21-FF-09: with none, one may
/// perform Overwatch (KT21-ACT-OVERWATCH-01 to -04), or decline, which passes the turn back (KT21-OP-16).
pub fn choose(game: &mut Kt21, side: Side, answer: &Answer) -> Result<(), Illegal> {
    match answer {
        Answer::Activate(model, order) => activate(game, side, *model, *order),
        Answer::Overwatch { .. } | Answer::Pass if has_ready(game, side) => {
            Err(Illegal::not_asked("KT21-FF-08", "activate MODEL engage|conceal"))
        }
        // A shooting attack of an operative that is not active.
        Answer::Overwatch { model, weapon, target, from } => {
            let op = game.own(side, *model, "KT21-ACT-OVERWATCH-01")?;
            may_overwatch(game, op)?;
            let armed = shoot::arm_overwatch(game, op, *weapon)?;
            let frame = armed.aim(game, &[*target], &[], *from)?;
            game.operative_mut(op).overwatched = true;
            game.log.push(Event::Overwatches { model: *model });
            shoot::open(game, frame);
            Ok(())
        }
        Answer::Pass => {
            game.log.push(Event::Passed { side });
            pass_turn(game, side);
            Ok(())
        }
        _ if has_ready(game, side) => {
            Err(Illegal::not_asked("KT21-FF-01", "activate MODEL engage|conceal"))
        }
        _ => Err(Illegal::not_asked("KT21-FF-09", "overwatch MODEL with WEAPON at MODEL, or pass")),
    }
}

/// KT21-FF-02: the order first. KT21-FF-03: in turning point 1 it is the one given at set-up; KT21-FF-04,
/// KT21-OP-15: later the player may change it now, and only now.
fn activate(game: &mut Kt21, side: Side, model: ModelId, order: Order) -> Result<(), Illegal> {
    let op = game.own(side, model, "KT21-FF-01")?;
    if game.operative(op).readiness != Readiness::Ready || !game.stands(op) {
        return Err(Illegal::new("KT21-FF-01", Why::NotReady { model }));
    }
    if !fits_group(game, op) {
        return Err(Illegal::new("KT21-OP-04", Why::NotReady { model }));
    }
    let given = game.operative(op).order;
    if game.state.turning_point == 1 && order != given {
        return Err(Illegal::new("KT21-FF-03", Why::OrderFixed { order: given }));
    }
    game.operative_mut(op).order = order;
    game.log.push(Event::Activated { model, order });
    game.state.frames.push(Frame::Activation(Activation::new(op)));
    Ok(())
}

/// KT21-ACT-OVERWATCH-02, -04, -05, KT21-ORDER-02, KT21-OP-17: Engage order, not engaged, once in a turning point;
/// what it did in its activation does not matter, and it stays activated under its order.
fn may_overwatch(game: &Kt21, op: OpIx) -> Result<(), Illegal> {
    let (operative, model) = (game.operative(op), game.model(op));
    if operative.readiness == Readiness::Ready || !game.stands(op) {
        return Err(Illegal::new("KT21-ACT-OVERWATCH-01", Why::NotExpended { model }));
    }
    if operative.order != Order::Engage {
        let why = Why::OrderForbids { order: operative.order };
        return Err(Illegal::new("KT21-ACT-OVERWATCH-02", why));
    }
    if operative.overwatched {
        return Err(Illegal::new("KT21-ACT-OVERWATCH-04", Why::HasOverwatched { model }));
    }
    match game.enemy_engaged(op) {
        Some(enemy) => {
            let why = Why::InControlRange { model: game.model(enemy) };
            Err(Illegal::new("KT21-ACT-OVERWATCH-02", why))
        }
        None => Ok(()),
    }
}

/// The operatives of a side that may perform Overwatch, if they find a target.
pub fn watchful(game: &Kt21, side: Side) -> impl Iterator<Item = OpIx> + '_ {
    game.standing(side).filter(move |op| may_overwatch(game, *op).is_ok())
}

/// Every Overwatch that an operative could perform; only legal pairs of weapon and target are offered
/// (KT21-SHOOT-03).
pub fn overwatches(game: &Kt21, op: OpIx) -> impl Iterator<Item = Answer> + '_ {
    let model = game.model(op);
    let weapons = game.card(op).weapons.iter().filter(|w| w.reach == Reach::Ranged);
    let armed = weapons.filter_map(move |weapon| {
        let armed = shoot::arm_overwatch(game, op, weapon.slug).ok()?;
        Some((weapon.slug, armed))
    });
    armed.flat_map(move |(weapon, armed)| {
        let targets = game.standing_enemies(op).filter(move |enemy| armed.reaches(game, *enemy));
        let targets = targets.map(move |enemy| game.model(enemy));
        targets.map(move |target| Answer::Overwatch { model, weapon, target, from: None })
    })
}

/// The turn goes to the other player.
fn pass_turn(game: &mut Kt21, side: Side) {
    game.state.step = Step::Firefight { side: side.other(), group: None };
}

/// KT21-FF-08 after an activation; with the switch the rest of a group comes first (KT21-OP-04).
pub fn after_activation(game: &mut Kt21, op: OpIx) {
    let side = game.side_of(op);
    let Step::Firefight { group, .. } = game.state.step else { return };
    let size = if game.setup.switches.use_group_activation { game.card(op).group } else { 1 };
    let left = group.map_or(size, |group| group.left).saturating_sub(1);
    game.state.step = Step::Firefight { side, group: Some(Group { of: op, left }) };
    if left == 0 || may_activate(game, side).next().is_none() {
        pass_turn(game, side);
    }
}

/// One Overwatch per turn (KT21-ACT-OVERWATCH-04).
pub fn after_overwatch(game: &mut Kt21, op: OpIx) {
    pass_turn(game, game.side_of(op));
}

/// The end of the turning point, of the battle, or a turn that nobody can use.
pub fn proceed(game: &mut Kt21) -> bool {
    let Step::Firefight { side, .. } = game.state.step else { return false };
    // KT21-OP-60, with the switch: a side with nobody left ends the battle early.
    let wiped_out = |side| game.standing(side).next().is_none();
    if game.setup.switches.stop_on_wipeout && [Side::A, Side::B].into_iter().any(wiped_out) {
        strategy::end_battle(game);
        return true;
    }
    if has_ready(game, side) {
        return false;
    }
    // KT21-FF-10: at once, with no Overwatch after the last activation.
    if !has_ready(game, side.other()) {
        strategy::end_turning_point(game);
        return true;
    }
    if watchful(game, side).any(|op| overwatches(game, op).next().is_some()) {
        return false;
    }
    pass_turn(game, side);
    true
}
