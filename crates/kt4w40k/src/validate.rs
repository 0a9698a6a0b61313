//! Validates states from outside: what has to hold before a game may continue from one.

use battle::{Battle, check_order};
use geometry::{Length, Surroundings};
use table::{BadState, Rules};

use crate::Kt4w40k;
use crate::card::Power;
use crate::nesting::frames;
use crate::state::{Choice, Step, UnitIx, Units, Whereabouts};

/// Checks that a state could be one of a game with these things.
///
/// # Errors
/// The first field that cannot be.
pub fn validate(game: &Kt4w40k) -> Result<(), BadState> {
    players(game)?;
    for (field, found, expected) in [
        ("units", game.state.units.len(), game.setup.units()),
        ("models", game.state.models.len(), game.setup.models()),
    ] {
        if found != expected {
            return Err(BadState::new(field, format!("expected {expected}")));
        }
    }
    game.setup.killzone().check_doors("doors", game.state.doors)?;
    game.all().try_for_each(|unit| one(game, unit))?;
    game.all().try_for_each(|unit| models(game, unit))?;
    apart(game)?;
    step(game)?;
    frames(game)
}

fn players(game: &Kt4w40k) -> Result<(), BadState> {
    let state = &game.state;
    check_order(&state.order, state.players.len(), game.setup.sides())?;
    let before = matches!(state.step, Step::Draw(_) | Step::Zones { .. } | Step::Deploy { .. });
    if state.turn > 99 || (state.turn == 0) != before {
        return Err(BadState::new("turn", "0 before the battle, then 1 to 99"));
    }
    let zones = game.zones();
    for (i, player) in state.players.iter().enumerate() {
        zones.check(i)?;
        let field = |name: &str| format!("players[{i}].{name}");
        if usize::from(player.powers) >> Power::ALL.len() != 0 {
            return Err(BadState::new(field("powers"), "there are not so many"));
        }
        if player.deployed_first && state.players[..i].iter().any(|other| other.deployed_first) {
            return Err(BadState::new(field("deployed_first"), "another player was first"));
        }
    }
    Ok(())
}

fn step(game: &Kt4w40k) -> Result<(), BadState> {
    let players = game.state.order.len();
    let in_turn = |turn: u8| usize::from(turn) < players;
    let decides = |side: &table::Side| game.decisive_unit(*side).is_some();
    let fits = match &game.state.step {
        Step::Draw(order) => {
            order.fits_rolls(game.setup.sides(), 1..=6) && order.roller().is_some()
        }
        // The bonus of who deployed first makes 13 of 12.
        Step::Initiative(order) => {
            order.fits_rolls(order.rollers(), 2..=13)
                && order.among(game.setup.sides(), |side| !game.has_left(side))
                && order.roller().is_some()
        }
        Step::DecisiveOrder(order) => {
            order.fits_rolls(game.setup.sides().filter(decides), 1..=6) && order.roller().is_some()
        }
        Step::Zones { turn } => game.zones().fit(&game.state.order, *turn),
        Step::Deploy { turn } => {
            in_turn(*turn) && game.state.players.iter().all(|p| p.zone.is_some())
        }
        Step::Moves { turn } => in_turn(*turn),
        Step::Window { hands, .. } | Step::Activations { hands, .. } => {
            hands.fits(&game.state.order)
        }
        Step::DecisiveMoves { left } => {
            let known = left.iter().all(|side| side.index() < players);
            known && (1..left.len()).all(|i| !left[..i].contains(&left[i]))
        }
        Step::Over { .. } => true,
    };
    if fits { Ok(()) } else { Err(BadState::new("step", "cannot be")) }
}

fn one(game: &Kt4w40k, unit: UnitIx) -> Result<(), BadState> {
    let (state, card) = (game.unit(unit), game.card(unit));
    let bad = |name: &str, why: &str| {
        Err(BadState::new(format!("units[{}].{name}", unit.0), why.to_owned()))
    };
    let side = game.side_of(unit);
    let enemies = |units: Units| {
        units.below(game.setup.units()) && units.iter().all(|other| game.side_of(other) != side)
    };
    if !enemies(state.targets) {
        return bad("targets", "expected units of other players");
    }
    if !enemies(state.charged_by) {
        return bad("charged_by", "expected units of other players");
    }
    if state.charged && state.choice != Choice::Charge {
        return bad("charged", "it did not choose to charge");
    }
    let alive = game.living(unit).next().is_some();
    match state.place {
        Whereabouts::Destroyed if alive => return bad("place", "has models left"),
        Whereabouts::Destroyed => {}
        _ if !alive => return bad("place", "has no models left"),
        Whereabouts::Waiting if game.state.turn > 0 => return bad("place", "not set up"),
        Whereabouts::Reserve if !card.reserve => return bad("place", "may not be in reserve"),
        Whereabouts::Aboard(transport) => aboard(game, unit, transport)?,
        _ => {}
    }
    if state.allocated.is_some_and(|number| game.numbered(unit, number).is_none()) {
        return bad("allocated", "there is no such model");
    }
    if state.denied > card.denies {
        return bad("denied", "more than its card says");
    }
    for (i, working) in state.boosts.iter().enumerate() {
        let known = game.setup.armies.get(i).map_or(0, |army| army.stratagems.len());
        if u32::from(*working) >> known != 0 {
            return bad("boosts", "there are not so many stratagems");
        }
    }
    if usize::from(state.blessings) >> Power::ALL.len() != 0 {
        return bad("blessings", "there are not so many powers");
    }
    Ok(())
}

/// Whether a unit can be in a transport: one of its own side's that has room and has not been wrecked long ago.
fn aboard(game: &Kt4w40k, unit: UnitIx, transport: UnitIx) -> Result<(), BadState> {
    let bad = |why: &str| Err(BadState::new(format!("units[{}].place", unit.0), why.to_owned()));
    let known = transport.at() < game.setup.units() && transport != unit;
    if !known || game.side_of(transport) != game.side_of(unit) {
        return bad("there is no such transport");
    }
    if !matches!(game.unit(transport).place, Whereabouts::Table | Whereabouts::Destroyed) {
        return bad("its transport is not on the table");
    }
    let models: usize = game.aboard(transport).map(|other| game.living(other).count()).sum();
    if models > usize::from(game.card(transport).capacity) {
        return bad("there is not so much room");
    }
    Ok(())
}

fn models(game: &Kt4w40k, unit: UnitIx) -> Result<(), BadState> {
    let scene = game.scene();
    let tallest = scene.prisms().iter().map(|prism| prism.top).max().unwrap_or_default();
    for index in game.setup.range(unit.at()) {
        let (model, field) = (&game.state.models[index], format!("models[{index}]"));
        if model.wounds > game.setup.profile(index).wounds {
            return Err(BadState::new(format!("{field}.wounds"), "more than its card says"));
        }
        let inside = |v: Length, most: Length| v >= Length::ZERO && v <= most;
        let at = model.at;
        if !inside(at.at.x, scene.width())
            || !inside(at.at.y, scene.depth())
            || !inside(at.z, tallest)
        {
            return Err(BadState::new(format!("{field}.at"), "off the board"));
        }
        let around = Surroundings { open: game.state.doors, ..Surroundings::default() };
        let stands = || game.setup.board.ground(index).can_stand(&around, at).is_ok();
        if game.stands(unit) && model.wounds > 0 && !stands() {
            return Err(BadState::new(format!("{field}.at"), "cannot stand there"));
        }
    }
    Ok(())
}

/// Whether no two models stand in the same place.
fn apart(game: &Kt4w40k) -> Result<(), BadState> {
    let all: Vec<_> = game.standing().flat_map(|unit| game.living(unit)).collect();
    for (i, one) in all.iter().enumerate() {
        let base = game.base(*one);
        if let Some(other) = all[..i].iter().find(|other| base.overlaps(&game.base(**other))) {
            let (field, what) =
                (format!("models[{}].at", one.0), format!("on models[{}]", other.0));
            return Err(BadState::new(field, what));
        }
    }
    Ok(())
}
