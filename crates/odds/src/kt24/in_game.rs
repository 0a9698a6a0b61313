//! The attack that is going on in a game of Kill Team 2024.

use ::kt24::{Frame, Kt24};
use skirmish::{Field, Role};
use table::ModelId;

use super::{Fighting, Shooting};
use crate::in_game::{Fought, most_dice, solved};
use crate::{Goal, NoOdds, Odds, Policy, Stakes};

impl Fought for Kt24 {
    fn target(&self) -> Option<ModelId> {
        match self.state().frames.last()? {
            Frame::Shoot(shoot) => Some(self.model(shoot.target()?)),
            Frame::Fight(fight) => Some(self.model(fight.defender)),
            _ => None,
        }
    }

    fn odds(&self, target: ModelId, goal: Goal, policy: Policy) -> Option<Result<Odds, NoOdds>> {
        let wounds = |op| self.operative(op).wounds.max(0) as u16;
        match self.state().frames.last()? {
            Frame::Shoot(shoot) => {
                let target = self.find(target).filter(|target| shoot.target() == Some(*target))?;
                let shot = *shoot.sequence()?;
                let stakes = Stakes { attacker: wounds(shoot.op), defender: wounds(target) };
                let dice = shot.weapon().attacks.max(shot.defence_pool());
                Some(solved(dice, &Shooting::from(shot, stakes), goal, policy))
            }
            Frame::Fight(fight) => {
                let melee = *fight.melee()?;
                let stakes =
                    Stakes { attacker: wounds(fight.attacker), defender: wounds(fight.defender) };
                let dice = most_dice(Role::BOTH.map(|role| melee.weapon(role)));
                Some(solved(dice, &Fighting::from(melee, stakes), goal, policy))
            }
            _ => None,
        }
    }

    fn hit(&self) -> Option<u8> {
        match self.state().frames.last()? {
            Frame::Shoot(shoot) => Some(shoot.sequence()?.weapon().hit),
            _ => None,
        }
    }
}
