//! What people see of a game at a glance.

use arrayvec::ArrayVec;
use skirmish::{Mark, OpIx, Phase, Reach, Role, Tray};
use table::Side;

use crate::Kt24;
use crate::damage::Injury;
use crate::state::{Frame, Step};

/// Where the battle is.
pub fn phase(step: &Step) -> Phase {
    match step {
        Step::Draw | Step::DropZone | Step::Deploy { .. } => Phase::SetUp,
        Step::InitiativeRoll { .. } | Step::InitiativeChoice { .. } => Phase::Initiative,
        Step::Gambits { .. } => Phase::Strategy,
        Step::Firefight { .. } => Phase::Firefight,
        Step::Over { .. } => Phase::Over,
    }
}

/// Who has the initiative; nobody before it has been decided.
pub fn initiative(game: &Kt24) -> Option<Side> {
    let decided = game.state.turning_point > 0 && phase(&game.state.step) != Phase::Initiative;
    decided.then_some(game.state.initiative)
}

/// What else is to be seen at an operative.
pub fn marks(game: &Kt24, op: OpIx) -> ArrayVec<Mark, 3> {
    let operative = game.operative(op);
    let seen = [
        (Mark::Injured, game.injury(op) >= Injury::Injured),
        (Mark::Stunned, operative.apl_changes.iter().any(|change| change.by < 0)),
        (Mark::Reacted, operative.counteracted),
    ];
    seen.into_iter().filter(|(_, there)| *there).map(|(mark, _)| mark).collect()
}

/// The attack that is being resolved, with the dice as they lie.
pub fn tray(game: &Kt24) -> Option<Tray> {
    match game.state.frames.last()? {
        Frame::Shoot(shoot) => Some(Tray {
            reach: Reach::Ranged,
            attacker: shoot.op,
            defender: shoot.target()?,
            weapons: [Some(shoot.weapon), None],
            dice: Role::BOTH.map(|role| shoot.sequence().map(|shot| shot.lying(role))),
        }),
        Frame::Fight(fight) => Some(Tray {
            reach: Reach::Melee,
            attacker: fight.attacker,
            defender: fight.defender,
            weapons: fight.weapons(),
            dice: Role::BOTH.map(|role| fight.melee().and_then(|melee| melee.lying(role))),
        }),
        Frame::Activation(_) => None,
    }
}
