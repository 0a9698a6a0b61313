//! States from outside: what has to hold before a game may go on from one.

use geometry::{Footing, Length, OpenDoors, Surroundings};
use skirmish::Role;
use table::Outcome;
use thiserror::Error;

use crate::setup::{MAX_WEAPONS, Setup};
use crate::state::{
    ActivePloy, AplChange, DropZone, Frame, LONGEST_APL_CHANGE, MOST_APL_CHANGE, OpIx, Presence,
    State, Step,
};

/// A state that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{field}: {what}")]
pub struct BadState {
    /// The field that is wrong.
    pub field: String,
    /// What is wrong with it.
    pub what: String,
}

fn bad(field: impl Into<String>, what: impl Into<String>) -> BadState {
    BadState { field: field.into(), what: what.into() }
}

/// The most dice that one attack of a card may roll.
const MAX_ATTACKS: u8 = 20;

/// Checks that a state could have come about in a game.
pub fn validate(setup: &Setup, state: &State) -> Result<(), BadState> {
    holds_together(setup, state)?;
    // KT24-RUL-10: everybody stands where an operative can be placed.
    let around = Surroundings { open: state.doors, ..Surroundings::default() };
    for (index, operative) in state.operatives.iter().enumerate() {
        let stands = || setup.ground(index).can_stand(&around, operative.place).is_ok();
        if operative.presence == Presence::Board && !stands() {
            return Err(bad(format!("operatives[{index}].place"), "no place to stand"));
        }
    }
    Ok(())
}

/// Checks that a state fits what the game is played with; models may stand where no move would take them, as
/// they do at real tables.
pub fn holds_together(setup: &Setup, state: &State) -> Result<(), BadState> {
    let known = |op: OpIx| op.at() < setup.operatives();
    if state.operatives.len() != setup.operatives() {
        let (found, expected) = (state.operatives.len(), setup.operatives());
        return Err(bad("operatives", format!("{found} of them, expected {expected}")));
    }
    if state.turning_point > setup.turning_points() {
        return Err(bad("turning_point", format!("{} is too late", state.turning_point)));
    }
    if state.initiative.index() > 1 {
        return Err(bad("initiative", "only sides A and B play"));
    }
    check_step(setup, state)?;
    let doors = setup.killzone.doors().len() as u8;
    if (doors..OpenDoors::MAX as u8).any(|door| state.doors.is_open(door)) {
        return Err(bad("doors", format!("there are only {doors}")));
    }
    let zones = state.players.each_ref().map(|player| player.drop_zone);
    let apart = match zones {
        [Some(DropZone::Edge(one)), Some(DropZone::Edge(two))] => one == two.opposite(),
        [Some(one), Some(two)] => one != two,
        _ => true,
    };
    if !apart {
        return Err(bad("players", "the drop zones are not opposite"));
    }
    for (i, player) in state.players.iter().enumerate() {
        let ploys = setup.teams[i].ploys.len();
        if u32::from(player.ploys_used) >> ploys != 0 {
            return Err(bad(format!("players[{i}].ploys_used"), format!("there are {ploys}")));
        }
        let zones = setup.mission.as_ref().map_or(0, |mission| mission.drop_zones.len());
        if let Some(DropZone::Zone(zone)) = player.drop_zone
            && usize::from(zone) >= zones
        {
            return Err(bad(format!("players[{i}].drop_zone"), "there is no such zone"));
        }
    }
    for (i, active) in state.ploys.iter().enumerate() {
        let field = format!("ploys[{i}]");
        let team = setup.teams.get(active.side.index());
        if team.is_none_or(|team| usize::from(active.ploy) >= team.ploys.len()) {
            return Err(bad(field, "there is no such ploy"));
        }
        if active.on.is_some_and(|op| !known(op)) {
            return Err(bad(field, "there is no such operative"));
        }
        // More of them than were used would overflow when the next one is.
        let same = |other: &ActivePloy| (other.side, other.ploy) == (active.side, active.ploy);
        let used = state.players[active.side.index()].ploys_used >> active.ploy & 1 == 1;
        if !used || state.ploys[..i].iter().any(same) {
            return Err(bad(field, "it has not been used, or works twice"));
        }
    }
    for index in 0..state.operatives.len() {
        check_operative(setup, state, index)?;
    }
    check_frames(setup, state)
}

fn check_step(setup: &Setup, state: &State) -> Result<(), BadState> {
    let side = match state.step {
        Step::Deploy { side, left } => {
            let waiting = state.operatives.iter().enumerate().filter(|(i, operative)| {
                operative.presence == Presence::Reserve && setup.model(*i).side == side
            });
            if left == 0 || usize::from(left) > waiting.count() {
                return Err(bad("step.left", "not so many are left to set up"));
            }
            if state.players.iter().any(|player| player.drop_zone.is_none()) {
                return Err(bad("players", "no drop zone to set up in"));
            }
            side
        }
        Step::InitiativeRoll { first: Some(face) } if !(1..=6).contains(&face) => {
            return Err(bad("step.first", format!("{face} is not a face from 1 to 6")));
        }
        Step::InitiativeRoll { .. }
        | Step::InitiativeChoice { .. }
        | Step::Gambits { .. }
        | Step::Firefight { .. }
            if state.turning_point == 0 =>
        {
            return Err(bad("turning_point", "the battle has begun"));
        }
        Step::InitiativeChoice { decider } => decider,
        Step::Gambits { side, .. } | Step::Firefight { side } => side,
        Step::Over { outcome: Outcome::Won(side) } => side,
        _ => state.initiative,
    };
    if side.index() > 1 {
        return Err(bad("step", "only sides A and B play"));
    }
    Ok(())
}

fn check_operative(setup: &Setup, state: &State, index: usize) -> Result<(), BadState> {
    let operative = &state.operatives[index];
    let field = format!("operatives[{index}]");
    let card = setup.card(index);
    if operative.wounds > card.wounds {
        return Err(bad(format!("{field}.wounds"), format!("more than {}", card.wounds)));
    }
    // KT24-RUL-41: only while an attack is going on do the incapacitated stay on the board.
    let attack = state.frames.len() > 1;
    if operative.presence == Presence::Board && operative.wounds <= 0 && !attack {
        return Err(bad(format!("{field}.wounds"), "incapacitated, but still on the board"));
    }
    let ends = operative.apl_changes.iter().map(|change| usize::from(change.activations));
    let lasting = ends.clone().all(|ends| (1..=LONGEST_APL_CHANGE).contains(&ends));
    let in_range = |change: &AplChange| change.by.unsigned_abs() <= MOST_APL_CHANGE.unsigned_abs();
    if !lasting || !ends.is_sorted_by(|a, b| a < b) || !operative.apl_changes.iter().all(in_range) {
        return Err(bad(format!("{field}.apl_changes"), "a change out of range"));
    }
    if operative.presence != Presence::Board {
        return Ok(());
    }
    let scene = setup.killzone.scene();
    let Footing { at, z } = operative.place;
    let inside = |v: Length, most: Length| v >= card.radius && v <= most - card.radius;
    if !inside(at.x, scene.width()) || !inside(at.y, scene.depth()) {
        return Err(bad(format!("{field}.place"), "off the board"));
    }
    if z < Length::ZERO || z > Length::inches(100) {
        return Err(bad(format!("{field}.place.z"), "out of range"));
    }
    for (other, neighbour) in state.operatives.iter().enumerate().take(index) {
        let apart = card.radius + setup.card(other).radius;
        if neighbour.presence == Presence::Board
            && neighbour.place.z == z
            && at.squared_distance(neighbour.place.at) < apart.squared()
        {
            let what = format!("overlaps {}", setup.model(other));
            return Err(bad(format!("{field}.place"), what));
        }
    }
    Ok(())
}

/// Frames from outside: the right nesting, and every index within its card.
fn check_frames(setup: &Setup, state: &State) -> Result<(), BadState> {
    let active = match state.frames.as_slice() {
        [] => return Ok(()),
        [Frame::Activation(first), ..] => first.op,
        _ => return Err(bad("frames[0]", "expected an activation")),
    };
    let on_board =
        |op: OpIx| state.operatives.get(op.at()).is_some_and(|o| o.presence == Presence::Board);
    let weapon = |op: OpIx, index: u8| {
        usize::from(index) < setup.card(op.at()).weapons.len().min(MAX_WEAPONS)
    };
    if !matches!(state.step, Step::Firefight { .. }) {
        return Err(bad("frames", "nobody is active outside the Firefight phase"));
    }
    if !on_board(active) {
        return Err(bad("frames[0].op", "not on the board"));
    }
    match state.frames.get(1) {
        None => Ok(()),
        Some(Frame::Activation(_)) => Err(bad("frames[1]", "expected shoot or fight")),
        Some(Frame::Shoot(shoot)) => {
            if shoot.op != active || !weapon(shoot.op, shoot.weapon) {
                return Err(bad("frames[1].shoot", "not the active operative's weapon"));
            }
            if shoot.marks.iter().any(|mark| !on_board(mark.op)) {
                return Err(bad("frames[1].shoot.marks", "not on the board"));
            }
            if !shoot.is_sound(MAX_ATTACKS) {
                return Err(bad("frames[1].shoot", "dice or targets out of range"));
            }
            Ok(())
        }
        Some(Frame::Fight(fight)) => {
            if fight.attacker != active || !on_board(fight.defender) {
                return Err(bad("frames[1].fight", "not the active operative's fight"));
            }
            if setup.model(active.at()).side == setup.model(fight.defender.at()).side {
                return Err(bad("frames[1].fight.defender", "not an enemy"));
            }
            let own = |op: OpIx, index: Option<u8>| index.is_none_or(|index| weapon(op, index));
            let [first, second] = fight.weapons();
            if !own(fight.attacker, first) || !own(fight.defender, second) {
                return Err(bad("frames[1].fight.weapons", "no such weapon"));
            }
            let wounds = |op: OpIx, role| {
                let board = state.operatives[op.at()].wounds;
                fight.melee().is_none_or(|melee| melee.wounds(role) == board)
            };
            if !wounds(fight.attacker, Role::Attacker) || !wounds(fight.defender, Role::Defender) {
                return Err(bad("frames[1].fight.melee", "other wounds than on the board"));
            }
            if !fight.is_sound(MAX_ATTACKS) {
                return Err(bad("frames[1].fight", "dice out of range"));
            }
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use skirmish::{Effect, Lasts, Moment, Ploy, PloyPhase, Whom};
    use table::{Killzone, Side, Slug};

    use super::*;
    use crate::{Kt24, Switches, Team};

    #[test]
    fn a_working_ploy_has_been_used_and_works_once() {
        let ploy = Ploy {
            name: "Haste".to_owned(),
            slug: Slug::of("haste"),
            text: String::new(),
            phase: PloyPhase::Strategy,
            moment: Moment::Activation,
            whom: Whom::Team,
            keyword: None,
            lasts: Lasts::TurningPoint,
            cost: 1,
            effects: vec![Effect::Move(Length::INCH)],
        };
        let team = Team { name: "A".to_owned(), operatives: Vec::new(), ploys: vec![ploy] };
        let (width, depth) = (Length::inches(30), Length::inches(22));
        let killzone = Killzone::new("K", width, depth, Vec::new(), Vec::new(), Vec::new());
        let setup = Setup::sparse(killzone, [team.clone(), team], None, Switches::default());
        let setup = Arc::new(setup.unwrap());
        let mut state = Kt24::new(Arc::clone(&setup)).state;
        state.ploys.push(ActivePloy { side: Side::B, ploy: 0, on: None });
        assert_eq!(validate(&setup, &state).unwrap_err().field, "ploys[0]");
        state.players[1].ploys_used = 1;
        assert_eq!(validate(&setup, &state), Ok(()));
        state.ploys.push(ActivePloy { side: Side::B, ploy: 0, on: None });
        assert_eq!(validate(&setup, &state).unwrap_err().field, "ploys[1]");
    }
}
