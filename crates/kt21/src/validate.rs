//! Validates states from outside: what has to hold before a game may continue from one.

use geometry::{Footing, Length};
use skirmish::{
    BadState, Field, MAX_ATTACKS, MAX_WEAPONS, OpIx, Presence, Role, check_footing,
    check_operative, check_players,
};
use table::Outcome;

use crate::Kt21;
use crate::barricade::{BARRICADES, as_terrain};
use crate::firefight::may_activate;
use crate::state::{Frame, Step};

fn bad(field: impl Into<String>, what: impl Into<String>) -> BadState {
    BadState::new(field, what)
}

/// Checks that a state could have come about in a game. KT21-OP-09: everybody stands where an operative can be
/// placed.
pub fn validate(game: &Kt21) -> Result<(), BadState> {
    holds_together(game)?;
    check_footing(game)
}

/// Checks that the barricades lie on the board, so that it can be laid out.
pub fn check_barricades(game: &Kt21) -> Result<(), BadState> {
    let scene = game.setup.killzone().scene();
    for (i, barricade) in game.state.barricades.iter().enumerate() {
        let field = format!("barricades[{i}]");
        let at = barricade.at;
        let on_board = (Length::ZERO..=scene.width()).contains(&at.x)
            && (Length::ZERO..=scene.depth()).contains(&at.y);
        if !on_board {
            return Err(bad(field, "off the board"));
        }
        let Some(footprint) = barricade.footprint() else {
            return Err(bad(field, "it has no direction"));
        };
        let (low, high) = footprint.bounds();
        let zero = Length::ZERO;
        if low.x < zero || low.y < zero || high.x > scene.width() || high.y > scene.depth() {
            return Err(bad(field, "off the board"));
        }
        let mut before = as_terrain(&game.state.barricades[..i]);
        if before.any(|placed| placed.footprint.overlaps(&footprint)) {
            return Err(bad(field, "on another barricade"));
        }
    }
    Ok(())
}

/// Checks that a state fits what the game is played with; models may stand where no move would take them, as
/// they do at real tables.
pub fn holds_together(game: &Kt21) -> Result<(), BadState> {
    let (setup, state) = (&game.setup, &game.state);
    if state.operatives.len() != setup.operatives() {
        let (found, expected) = (state.operatives.len(), setup.operatives());
        return Err(bad("operatives", format!("{found} of them, expected {expected}")));
    }
    if state.turning_point > setup.turning_points() {
        return Err(bad("turning_point", format!("{} is too late", state.turning_point)));
    }
    for (field, side) in [("initiative", state.initiative), ("defender", state.defender)] {
        if side.index() > 1 {
            return Err(bad(field, "only sides A and B play"));
        }
    }
    check_step(game)?;
    setup.killzone().check_doors("doors", state.doors)?;
    check_players(setup, &state.players, &state.ploys)?;
    let attack = matches!(state.frames.last(), Some(Frame::Shoot(_) | Frame::Fight(_)));
    for op in game.all() {
        check_operative(game, op, attack)?;
        check_last_place(game, op)?;
    }
    check_frames(game)
}

/// Where an operative stood last counts for a Blast or Torrent even when it is gone (KT21-OP-41, -42).
fn check_last_place(game: &Kt21, op: OpIx) -> Result<(), BadState> {
    let scene = game.board().killzone().scene();
    let Footing { at, z } = game.place(op);
    let within = |v: Length, most: Length| (Length::ZERO..=most).contains(&v);
    let on_table = within(at.x, scene.width()) && within(at.y, scene.depth());
    if on_table && within(z, Length::inches(100)) {
        Ok(())
    } else {
        Err(bad(format!("operatives[{}].place", op.0), "off the board"))
    }
}

fn check_step(game: &Kt21) -> Result<(), BadState> {
    let state = &game.state;
    let zones = state.players.iter().all(|player| player.drop_zone.is_some());
    let side = match state.step {
        Step::Barricade { side, left } => {
            let placed = state.barricades.len();
            if !(1..=BARRICADES - placed).contains(&usize::from(left)) {
                return Err(bad("step.left", "not so many are left to place"));
            }
            if !zones {
                return Err(bad("players", "no drop zone to place barricades at"));
            }
            side
        }
        Step::Deploy { side } => {
            if game.in_reserve(side).next().is_none() {
                return Err(bad("step.side", "nobody is left to set up"));
            }
            if !zones {
                return Err(bad("players", "no drop zone to set up in"));
            }
            side
        }
        Step::InitiativeRoll { first: Some(face) } if !(1..=6).contains(&face) => {
            return Err(bad("step.first", format!("{face} is not a face from 1 to 6")));
        }
        Step::InitiativeRoll { .. }
        | Step::InitiativeChoice { .. }
        | Step::Ploys { .. }
        | Step::Firefight { .. }
            if state.turning_point == 0 =>
        {
            return Err(bad("turning_point", "the battle has begun"));
        }
        Step::InitiativeChoice { winner } => winner,
        Step::Firefight { group: Some(group), .. } if group.of.at() >= state.operatives.len() => {
            return Err(bad("step.group", "there is no such operative"));
        }
        Step::Firefight { side, group: Some(_) }
            if state.frames.is_empty() && may_activate(game, side).next().is_none() =>
        {
            return Err(bad("step.group", "nobody of the group is ready"));
        }
        Step::Ploys { side, .. } | Step::Firefight { side, .. } => side,
        Step::Over { outcome: Outcome::Won(side) } => side,
        _ => state.initiative,
    };
    if side.index() > 1 {
        return Err(bad("step", "only sides A and B play"));
    }
    Ok(())
}

/// Frames from outside: the right nesting, and every index within its card.
fn check_frames(game: &Kt21) -> Result<(), BadState> {
    let (setup, state) = (&game.setup, &game.state);
    let (active, attack) = match state.frames.as_slice() {
        [] => return Ok(()),
        [Frame::Activation(first)] => (first.op, None),
        [Frame::Activation(first), second] => (first.op, Some(second)),
        [Frame::Shoot(shoot)] if shoot.overwatch => (shoot.op, state.frames.first()),
        _ => return Err(bad("frames[0]", "expected an activation or Overwatch")),
    };
    let known = |op: OpIx| op.at() < state.operatives.len();
    let on_board = |op: OpIx| known(op) && game.presence(op) == Presence::Board;
    let weapon = |op: OpIx, index: u8| {
        usize::from(index) < setup.card(op.at()).weapons.len().min(MAX_WEAPONS)
    };
    if !matches!(state.step, Step::Firefight { .. }) {
        return Err(bad("frames", "nobody is active outside the Firefight phase"));
    }
    if !on_board(active) {
        return Err(bad("frames[0].op", "not on the board"));
    }
    match attack {
        None => Ok(()),
        Some(Frame::Activation(_)) => Err(bad("frames[1]", "expected shoot or fight")),
        Some(Frame::Shoot(shoot)) => {
            if shoot.op != active || !weapon(shoot.op, shoot.weapon) {
                return Err(bad("frames.shoot", "not the active operative's weapon"));
            }
            if shoot.overwatch != (state.frames.len() == 1) {
                return Err(bad(
                    "frames.shoot.overwatch",
                    "Overwatch is no action of an activation",
                ));
            }
            let there = shoot.is_between_attacks() || on_board(shoot.target());
            if !shoot.named().all(known) || !there {
                return Err(bad("frames.shoot.mark", "not on the board"));
            }
            if !shoot.is_sound(state.operatives.len(), MAX_ATTACKS) {
                return Err(bad("frames.shoot", "dice or targets out of range"));
            }
            Ok(())
        }
        Some(Frame::Fight(fight)) => {
            if fight.attacker != active || !on_board(fight.defender) {
                return Err(bad("frames.fight", "not the active operative's fight"));
            }
            if setup.model(active.at()).side == setup.model(fight.defender.at()).side {
                return Err(bad("frames.fight.defender", "not an enemy"));
            }
            let own = |op: OpIx, index: Option<u8>| index.is_none_or(|index| weapon(op, index));
            let [first, second] = fight.weapons();
            if !own(fight.attacker, first) || !own(fight.defender, second) {
                return Err(bad("frames.fight.weapons", "no such weapon"));
            }
            let wounds = |op: OpIx, role| {
                fight.melee().is_none_or(|melee| melee.wounds(role) == game.wounds(op))
            };
            if !wounds(fight.attacker, Role::Attacker) || !wounds(fight.defender, Role::Defender) {
                return Err(bad("frames.fight.melee", "other wounds than on the board"));
            }
            if !fight.is_sound(MAX_ATTACKS) {
                return Err(bad("frames.fight", "dice out of range"));
            }
            Ok(())
        }
    }
}
