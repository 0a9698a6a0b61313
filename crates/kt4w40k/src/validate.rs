//! States from outside: what has to hold before a game may go on from one.

use geometry::Length;
use table::BadState;

use crate::Kt4w40k;
use crate::state::{Frame, Step, UnitIx, Whereabouts};

/// Checks that a state could be one of a game with these things.
///
/// # Errors
/// The first field that cannot be.
pub fn validate(game: &Kt4w40k) -> Result<(), BadState> {
    let state = &game.state;
    let sides = game.setup.armies.len();
    if state.players.len() != sides {
        return Err(BadState::new("players", format!("expected {sides}")));
    }
    let mut order = state.order.clone();
    order.sort_unstable();
    if !order.iter().copied().eq(game.setup.sides()) {
        return Err(BadState::new("order", "expected every player once"));
    }
    if state.units.len() != game.setup.units() {
        return Err(BadState::new("units", format!("expected {}", game.setup.units())));
    }
    if state.models.len() != game.setup.models() {
        return Err(BadState::new("models", format!("expected {}", game.setup.models())));
    }
    if state.turn > 99 {
        return Err(BadState::new("turn", "more than 99"));
    }
    step(game)?;
    for unit in game.all() {
        one(game, unit)?;
    }
    for (i, frame) in state.frames.iter().enumerate() {
        if !frame_fits(game, frame) {
            return Err(BadState::new(format!("frames[{i}]"), "cannot be"));
        }
    }
    Ok(())
}

fn step(game: &Kt4w40k) -> Result<(), BadState> {
    let players = game.state.order.len();
    let in_turn = |turn: u8| usize::from(turn) < players;
    let fits = match &game.state.step {
        Step::Draw(order) | Step::Initiative(order) => {
            order.fits(game.setup.sides()) && order.roller().is_some()
        }
        Step::DecisiveOrder(order) => order.roller().is_some(),
        Step::Zones { turn } | Step::Deploy { turn } | Step::Moves { turn } => in_turn(*turn),
        Step::Window { hands, .. } | Step::Activations { hands, .. } => {
            hands.fits(&game.state.order)
        }
        Step::DecisiveMoves { left } => left.iter().all(|side| side.index() < players),
        Step::Over { .. } => game.state.frames.is_empty(),
    };
    if fits { Ok(()) } else { Err(BadState::new("step", "cannot be")) }
}

fn one(game: &Kt4w40k, unit: UnitIx) -> Result<(), BadState> {
    let state = game.unit(unit);
    let field = |name: &str| format!("units[{}].{name}", unit.0);
    if !state.targets.below(game.setup.units()) || !state.charged_by.below(game.setup.units()) {
        return Err(BadState::new(field("targets"), "there are not so many units"));
    }
    if let Whereabouts::Aboard(transport) = state.place
        && (transport.at() >= game.setup.units() || transport == unit)
    {
        return Err(BadState::new(field("place"), "there is no such transport"));
    }
    let alive = game.living(unit).next().is_some();
    if alive == (state.place == Whereabouts::Destroyed) && !alive {
        return Ok(());
    }
    if !alive && state.place != Whereabouts::Destroyed {
        return Err(BadState::new(field("place"), "has no models left"));
    }
    for model in game.living(unit) {
        let field = format!("models[{}]", model.0);
        if game.model(model).wounds > game.profile(model).wounds {
            return Err(BadState::new(format!("{field}.wounds"), "more than its card says"));
        }
        let (base, scene) = (game.base(model), game.scene());
        let inside = |v: Length, most: Length| v >= base.radius && v <= most - base.radius;
        let on = inside(base.centre.x, scene.width()) && inside(base.centre.y, scene.depth());
        if state.place == Whereabouts::Table && !on {
            return Err(BadState::new(format!("{field}.at"), "off the board"));
        }
    }
    Ok(())
}

fn frame_fits(game: &Kt4w40k, frame: &Frame) -> bool {
    let there = |unit: UnitIx| unit.at() < game.setup.units();
    match frame {
        Frame::March(frame) => there(frame.unit),
        Frame::Embark(unit) | Frame::Landed(unit) => there(*unit),
        Frame::Charge(frame) => there(frame.unit) && frame.targets.below(game.setup.units()),
        Frame::Withdrawal(frame) => there(frame.unit),
        Frame::Fighting(frame) => there(frame.unit) && frame.leaving.is_none_or(there),
        Frame::Attack(frame) => {
            there(frame.unit)
                && usize::from(frame.group) < frame.groups.len()
                && frame.groups.iter().all(|group| {
                    there(group.target)
                        && group.model.at() < game.setup.models()
                        && usize::from(group.weapon) < game.profile(group.model).weapons.len()
                })
        }
        Frame::Harm(frame) => there(frame.unit),
        Frame::Casting(frame) => there(frame.unit),
        Frame::Morale(frame) => there(frame.unit),
        Frame::Fallen(frame) => {
            frame.side.index() < game.setup.armies.len()
                && frame.again.is_none_or(|die| usize::from(die) < frame.faces.len())
        }
    }
}
