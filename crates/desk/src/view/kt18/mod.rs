//! A game of ultra-close confines.

mod cards;

use ::kt18::{self as rules, Frame, Kt18, Manner, Model, MoveKind};
use ::table::{ModelId, Side};

use super::battle::{Blow, Drawn};
use super::{Mark, ModelView, Presence, Sequence};

pub(crate) use cards::team_card;

impl Drawn for Kt18 {
    fn step(&self) -> (&'static str, Option<&'static str>) {
        let step = &self.state().step;
        (step.phase(), step.section())
    }

    fn models(&self) -> Vec<ModelView> {
        let models = self.all().map(|index| {
            let own = self.model(index);
            ModelView {
                id: self.id(index).into(),
                unit: None,
                number: None,
                presence: match own.presence {
                    rules::Presence::Reserve => Presence::Reserve,
                    rules::Presence::Board => Presence::Board,
                    rules::Presence::OutOfAction => Presence::Removed,
                },
                at: own.at.into(),
                z: 0.0,
                wounds: i16::from(own.wounds),
                order: None,
                ready: own.moved == MoveKind::None,
                marks: marks(own),
            }
        });
        models.collect()
    }

    fn purse(&self, side: Side) -> [u8; 2] {
        let player = &self.state().players[side.index()];
        [player.cp, player.score]
    }

    fn is_broken(&self, side: Side) -> bool {
        self.state().players[side.index()].broken
    }

    fn active(&self) -> Option<ModelId> {
        let model = match self.state().frames.first()? {
            Frame::Advance(frame) => frame.model,
            Frame::Charge(frame) => frame.charger,
            Frame::AfterMove(frame) => frame.model,
            Frame::DoorWork(frame) => frame.model,
            Frame::Fighting(frame) => frame.model,
            Frame::Attack(frame) => frame.attacker,
            Frame::Casting(frame) => frame.psyker,
            Frame::Harm(_) => return None,
        };
        Some(self.id(model))
    }

    fn blow(&self) -> Option<Blow> {
        let attack = self.state().frames.iter().rev().find_map(|frame| match frame {
            Frame::Attack(attack) => Some(attack),
            _ => None,
        })?;
        let group = attack.current();
        let weapon = self.card(attack.attacker).weapons.get(usize::from(group.weapon))?;
        let fights = attack.manner == Manner::Fight;
        Some(Blow {
            sequence: if fights { Sequence::Fight } else { Sequence::Shoot },
            attacker: self.id(attack.attacker),
            defender: self.id(group.target),
            weapon: weapon.slug,
        })
    }
}

/// What is to be seen at a model.
fn marks(model: &Model) -> Vec<Mark> {
    let moved = match model.moved {
        MoveKind::None | MoveKind::Stationary => None,
        MoveKind::Normal => Some(Mark::Moved),
        MoveKind::Advance => Some(Mark::Advanced),
        MoveKind::FallBack => Some(Mark::FellBack),
        MoveKind::ChargeOk => Some(Mark::Charged),
        MoveKind::ChargeFailed => Some(Mark::ChargeFailed),
        MoveKind::Retreat => Some(Mark::Retreated),
    };
    let flesh = [Mark::FleshOne, Mark::FleshTwo, Mark::FleshThree];
    let wounded = usize::from(model.flesh_wounds).checked_sub(1).and_then(|i| flesh.get(i));
    let marks = [
        model.readied.then_some(Mark::Readied),
        model.shaken.then_some(Mark::Shaken),
        wounded.copied(),
        moved,
        model.shot.then_some(Mark::Shot),
        model.fought.then_some(Mark::Fought),
    ];
    marks.into_iter().flatten().collect()
}
