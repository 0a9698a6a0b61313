//! Setting up: players take zones in the order that was rolled for, and then set up somebody each in turn.

use table::{Answer, Event, Illegal};

use crate::{Battle, Milestone};

/// Takes the zone that a player chooses.
///
/// # Errors
/// If there is no such zone, or it is taken.
pub fn take_zone<B: Battle>(game: &mut B, turn: u8, answer: &Answer) -> Result<(), Illegal> {
    let zone = game.zones().chosen(answer, B::SETTING_UP)?;
    give(game, turn, zone);
    Ok(())
}

/// Gives a player the only zone that is left, which is nobody's choice. Returns whether anything happened.
pub fn take_last_zone<B: Battle>(game: &mut B, turn: u8) -> bool {
    let last = game.zones().last();
    last.inspect(|zone| give(game, turn, *zone)).is_some()
}

fn give<B: Battle>(game: &mut B, turn: u8, zone: u8) {
    let side = game.in_turn(turn);
    game.give_zone(side, zone);
    game.log().push(Event::ZoneTaken { side, zone: zone + 1 });
    let last = usize::from(turn) + 1 == game.order().len();
    game.go_to(if last { Milestone::Deploy(0) } else { Milestone::Zones(turn + 1) });
}

/// The next player of the order sets somebody up.
pub fn deploy_next<B: Battle>(game: &mut B, turn: u8) {
    let players = game.order().len() as u8;
    game.go_to(Milestone::Deploy((turn + 1) % players));
}
