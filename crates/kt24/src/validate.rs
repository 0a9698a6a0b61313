//! Validates states from outside: what has to hold before a game may continue from one.

use skirmish::{
    BadState, Field, MAX_ATTACKS, MAX_WEAPONS, OpIx, Presence, Role, check_footing,
    check_operative, check_players,
};
use table::Outcome;

use crate::state::{AplChange, Frame, LONGEST_APL_CHANGE, MOST_APL_CHANGE, State, Step};
use crate::{Kt24, Setup};

fn bad(field: impl Into<String>, what: impl Into<String>) -> BadState {
    BadState::new(field, what)
}

/// Checks that a state could have come about in a game. KT24-RUL-10: everybody stands where an operative can
/// be placed.
pub fn validate(game: &Kt24) -> Result<(), BadState> {
    holds_together(game)?;
    check_footing(game)
}

/// Checks that a state fits what the game is played with; models may stand where no move would take them, as
/// they do at real tables.
pub fn holds_together(game: &Kt24) -> Result<(), BadState> {
    let (setup, state) = (&game.setup, &game.state);
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
    setup.killzone().check_doors("doors", state.doors)?;
    check_players(setup, &state.players, &state.ploys)?;
    // KT24-RUL-41: only while an attack is going on do the incapacitated stay on the board.
    let attack = state.frames.len() > 1;
    for op in game.all() {
        check_operative(game, op, attack)?;
        check_apl_changes(game, op)?;
    }
    check_frames(setup, state)
}

fn check_apl_changes(game: &Kt24, op: OpIx) -> Result<(), BadState> {
    let changes = &game.operative(op).apl_changes;
    let ends = changes.iter().map(|change| usize::from(change.activations));
    let lasting = ends.clone().all(|ends| (1..=LONGEST_APL_CHANGE).contains(&ends));
    let in_range = |change: &AplChange| change.by.unsigned_abs() <= MOST_APL_CHANGE.unsigned_abs();
    if !lasting || !ends.is_sorted_by(|a, b| a < b) || !changes.iter().all(in_range) {
        return Err(bad(format!("operatives[{}].apl_changes", op.0), "a change out of range"));
    }
    Ok(())
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

    use geometry::Length;
    use skirmish::{ActivePloy, Effect, Lasts, Moment, Ploy, PloyPhase, Whom};
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
        let mut game = Kt24::new(setup);
        game.state.ploys.push(ActivePloy { side: Side::B, ploy: 0, on: None });
        assert_eq!(validate(&game).unwrap_err().field, "ploys[0]");
        game.state.players[1].ploys_used = 1;
        assert_eq!(validate(&game), Ok(()));
        game.state.ploys.push(ActivePloy { side: Side::B, ploy: 0, on: None });
        assert_eq!(validate(&game).unwrap_err().field, "ploys[1]");
    }
}
