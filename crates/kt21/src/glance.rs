//! What people see of a game at a glance.

use arrayvec::ArrayVec;
use skirmish::{Mark, OpIx, Phase, Reach, Role, Tray};
use table::Side;

use crate::Kt21;
use crate::state::{Frame, Step};

/// Where the battle is.
pub fn phase(step: &Step) -> Phase {
    match step {
        Step::Draw | Step::DropZone | Step::Barricade { .. } | Step::Deploy { .. } => Phase::SetUp,
        Step::InitiativeRoll { .. } | Step::InitiativeChoice { .. } => Phase::Initiative,
        Step::Ploys { .. } => Phase::Strategy,
        Step::Firefight { .. } => Phase::Firefight,
        Step::Over { .. } => Phase::Over,
    }
}

/// Who has initiative; nobody before it has been decided.
pub fn initiative(game: &Kt21) -> Option<Side> {
    let decided = game.state.turning_point > 0 && phase(&game.state.step) != Phase::Initiative;
    decided.then_some(game.state.initiative)
}

/// What else is to be seen at an operative.
pub fn marks(game: &Kt21, op: OpIx) -> ArrayVec<Mark, 3> {
    let operative = game.operative(op);
    let seen = [
        (Mark::Injured, game.injured(op)),
        (Mark::Stunned, operative.stunned),
        (Mark::Reacted, operative.overwatched),
    ];
    seen.into_iter().filter(|(_, there)| *there).map(|(mark, _)| mark).collect()
}

/// The attack that is being resolved, with the dice as they lie.
pub fn tray(game: &Kt21) -> Option<Tray> {
    match game.state.frames.last()? {
        Frame::Shoot(shoot) if shoot.is_between_attacks() => None,
        Frame::Shoot(shoot) => Some(Tray {
            reach: Reach::Ranged,
            attacker: shoot.op,
            defender: shoot.target(),
            weapons: [Some(shoot.weapon), None],
            dice: Role::BOTH.map(|role| shoot.attack().map(|shot| shot.lying(role))),
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
