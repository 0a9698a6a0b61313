//! States from outside: what has to hold in either edition before a game may go on from one.

use geometry::{Footing, Length, Surroundings};
use table::BadState;

use crate::{ActivePloy, DropZone, Field, OpIx, Player, Presence, Setup};

/// The most dice that one attack of a card may roll.
pub const MAX_ATTACKS: u8 = 20;

/// Checks the players' ploys and drop zones, and the ploys that work.
///
/// # Errors
/// The field that does not fit what the game is played with.
pub fn check_players<R, S>(
    setup: &Setup<R, S>,
    players: &[Player; 2],
    working: &[ActivePloy],
) -> Result<(), BadState> {
    let zones = players.each_ref().map(|player| player.drop_zone);
    let apart = match zones {
        [Some(DropZone::Edge(one)), Some(DropZone::Edge(two))] => one == two.opposite(),
        [Some(one), Some(two)] => one != two,
        _ => true,
    };
    if !apart {
        return Err(BadState::new("players", "the drop zones are not opposite"));
    }
    for (i, player) in players.iter().enumerate() {
        let ploys = setup.teams[i].ploys.len();
        if u32::from(player.ploys_used) >> ploys != 0 {
            let field = format!("players[{i}].ploys_used");
            return Err(BadState::new(field, format!("there are {ploys}")));
        }
        let zones = setup.mission.as_ref().map_or(0, |mission| mission.drop_zones.len());
        if let Some(DropZone::Zone(zone)) = player.drop_zone
            && usize::from(zone) >= zones
        {
            let field = format!("players[{i}].drop_zone");
            return Err(BadState::new(field, "there is no such zone"));
        }
    }
    for (i, active) in working.iter().enumerate() {
        let field = format!("ploys[{i}]");
        let team = setup.teams.get(active.side.index());
        if team.is_none_or(|team| usize::from(active.ploy) >= team.ploys.len()) {
            return Err(BadState::new(field, "there is no such ploy"));
        }
        if active.on.is_some_and(|op| op.at() >= setup.operatives()) {
            return Err(BadState::new(field, "there is no such operative"));
        }
        // More of them than were used would overflow when the next one is.
        let same = |other: &ActivePloy| (other.side, other.ploy) == (active.side, active.ploy);
        let used = players[active.side.index()].ploys_used >> active.ploy & 1 == 1;
        if !used || working[..i].iter().any(same) {
            return Err(BadState::new(field, "it has not been used, or works twice"));
        }
    }
    Ok(())
}

/// Checks that operatives have no more wounds than their cards say, and stand on the board apart from one
/// another; `attack` is going on, in which the incapacitated stay on the board.
///
/// # Errors
/// The first field that is wrong.
pub fn check_operative<G: Field>(game: &G, op: OpIx, attack: bool) -> Result<(), BadState> {
    let field = format!("operatives[{}]", op.0);
    let card = game.card(op);
    if game.wounds(op) > card.wounds {
        let what = format!("more than {}", card.wounds);
        return Err(BadState::new(format!("{field}.wounds"), what));
    }
    if game.presence(op) != Presence::Board {
        return Ok(());
    }
    if game.wounds(op) <= 0 && !attack {
        let what = "incapacitated, but still on the board";
        return Err(BadState::new(format!("{field}.wounds"), what));
    }
    let scene = game.board().killzone().scene();
    let Footing { at, z } = game.place(op);
    let inside = |v: Length, most: Length| v >= card.radius && v <= most - card.radius;
    if !inside(at.x, scene.width()) || !inside(at.y, scene.depth()) {
        return Err(BadState::new(format!("{field}.place"), "off the board"));
    }
    if z < Length::ZERO || z > Length::inches(100) {
        return Err(BadState::new(format!("{field}.place.z"), "out of range"));
    }
    for other in game.on_board().filter(|other| other.0 < op.0) {
        let (place, apart) = (game.place(other), card.radius + game.card(other).radius);
        if place.z == z && at.squared_distance(place.at) < apart.squared() {
            let what = format!("overlaps {}", game.model(other));
            return Err(BadState::new(format!("{field}.place"), what));
        }
    }
    Ok(())
}

/// Checks that everybody on the board stands where an operative can be placed.
///
/// # Errors
/// Who does not.
pub fn check_footing<G: Field>(game: &G) -> Result<(), BadState> {
    let around = Surroundings { open: game.doors(), ..Surroundings::default() };
    for op in game.on_board() {
        if game.board().ground(op.at()).can_stand(&around, game.place(op)).is_err() {
            let field = format!("operatives[{}].place", op.0);
            return Err(BadState::new(field, "no place to stand"));
        }
    }
    Ok(())
}
