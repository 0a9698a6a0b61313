//! A game of armies: units, and the models that they are made of.

mod cards;

use ::kt4w40k::{Choice, Frame, Kt4w40k, Manner, ModelIx, UnitIx, Whereabouts};
use ::table::{ModelId, PieceId, Side};

use super::battle::{Blow, Drawn};
use super::{Mark, ModelView, Presence, Sequence, UnitPresence, UnitView, WorkingPloy};

pub(crate) use cards::army_card;

impl Drawn for Kt4w40k {
    fn step(&self) -> (&'static str, Option<&'static str>) {
        let step = &self.state().step;
        (step.phase(), step.section())
    }

    fn models(&self) -> Vec<ModelView> {
        self.all().flat_map(|unit| models(self, unit)).collect()
    }

    fn units(&self) -> Vec<UnitView> {
        self.all().map(|unit| unit_view(self, unit)).collect()
    }

    fn purse(&self, side: Side) -> [u8; 2] {
        let player = &self.state().players[side.index()];
        [player.cp, player.score]
    }

    fn working(&self, side: Side) -> Vec<WorkingPloy> {
        let stratagems = &self.setup().armies[side.index()].stratagems;
        let working = self.all().flat_map(|unit| {
            let boosts = self.unit(unit).boosts[side.index()];
            let on = stratagems.iter().enumerate().filter(move |(i, _)| boosts >> i & 1 == 1);
            on.map(move |(_, stratagem)| WorkingPloy {
                ploy: stratagem.slug,
                on: Some(self.id(unit)),
            })
        });
        working.collect()
    }

    fn points(&self, side: Side) -> Option<u32> {
        Some(self.points_left(side))
    }

    fn active(&self) -> Option<ModelId> {
        let unit = self.state().frames.iter().find_map(|frame| match frame {
            Frame::March(frame) => Some(frame.unit),
            Frame::Embark(unit) | Frame::Landed(unit) => Some(*unit),
            Frame::Charge(frame) => Some(frame.unit),
            Frame::Withdrawal(frame) => Some(frame.unit),
            Frame::Fighting(frame) => Some(frame.unit),
            Frame::Attack(frame) => Some(frame.unit),
            Frame::Casting(frame) => Some(frame.unit),
            Frame::Morale(frame) => Some(frame.unit),
            Frame::Bail(frame) => Some(frame.unit),
            Frame::Harm(_) | Frame::Fallen(_) | Frame::Response(_) => None,
        })?;
        Some(self.id(unit))
    }

    fn blow(&self) -> Option<Blow> {
        let attack = self.state().frames.iter().rev().find_map(|frame| match frame {
            Frame::Attack(attack) => Some(attack),
            _ => None,
        })?;
        let group = attack.current();
        let weapon = self.profile(group.model).weapons.get(usize::from(group.weapon))?;
        let shoots = matches!(attack.manner, Manner::Shoot | Manner::Overwatch);
        Some(Blow {
            sequence: if shoots { Sequence::Shoot } else { Sequence::Fight },
            attacker: self.id(attack.unit),
            defender: self.id(group.target),
            weapon: weapon.slug,
        })
    }
}

/// The models of a unit, the slain ones among them.
fn models(game: &Kt4w40k, unit: UnitIx) -> impl Iterator<Item = ModelView> + '_ {
    let (id, own) = (game.id(unit), game.unit(unit));
    let marks = marks(game, unit);
    let indices = game.setup().range(unit.at()).map(|index| ModelIx(index as u16));
    indices.map(move |index| {
        let (model, number) = (game.model(index), game.number(index));
        ModelView {
            id: PieceId::within(id, number),
            unit: Some(id),
            number: Some(number),
            presence: match own.place {
                _ if model.wounds == 0 => Presence::Removed,
                Whereabouts::Table => Presence::Board,
                Whereabouts::Destroyed => Presence::Removed,
                Whereabouts::Waiting | Whereabouts::Reserve | Whereabouts::Aboard(_) => {
                    Presence::Reserve
                }
            },
            at: model.at.at.into(),
            z: model.at.z.to_inches_f64(),
            wounds: i16::from(model.wounds),
            order: None,
            ready: own.choice == Choice::None,
            marks: marks.clone(),
        }
    })
}

fn unit_view(game: &Kt4w40k, unit: UnitIx) -> UnitView {
    let own = game.unit(unit);
    let (presence, aboard) = match own.place {
        Whereabouts::Waiting => (UnitPresence::Waiting, None),
        Whereabouts::Reserve => (UnitPresence::Reserve, None),
        Whereabouts::Table => (UnitPresence::Board, None),
        Whereabouts::Aboard(transport) => (UnitPresence::Aboard, Some(game.id(transport))),
        Whereabouts::Destroyed => (UnitPresence::Removed, None),
    };
    UnitView {
        id: game.id(unit),
        presence,
        aboard,
        models: game.living(unit).count() as u8,
        wounds: game.living(unit).map(|model| u16::from(game.model(model).wounds)).sum(),
        lost: own.lost,
        line: line(game, unit),
        ready: own.choice == Choice::None && !own.arrived,
        marks: marks(game, unit),
        targets: own.targets.iter().map(|unit| game.id(unit)).collect(),
    }
}

/// The line of a degrading profile that holds now, from 1.
fn line(game: &Kt4w40k, unit: UnitIx) -> Option<u8> {
    let mut degrading = game.living(unit).filter(|model| game.profile(*model).degrades());
    let model = degrading.next()?;
    let (now, profile) = (game.line(model), game.profile(model));
    let worse = (2u8..).zip(&profile.worse).find(|(_, line)| line.from == now.from);
    Some(worse.map_or(1, |(number, _)| number))
}

/// What is to be seen at a unit.
fn marks(game: &Kt4w40k, unit: UnitIx) -> Vec<Mark> {
    let own = game.unit(unit);
    let chosen = match own.choice {
        Choice::None | Choice::Stationary | Choice::Prepared => None,
        Choice::Normal => Some(Mark::Moved),
        Choice::Advance => Some(Mark::Advanced),
        Choice::FallBack => Some(Mark::FellBack),
        Choice::Charge if own.charged => Some(Mark::Charged),
        Choice::Charge => Some(Mark::ChargeFailed),
    };
    let marks = [
        (game.stands(unit) && game.engaged(unit)).then_some(Mark::Engaged),
        own.prepared.then_some(Mark::Prepared),
        chosen,
        (!own.charged_by.is_empty()).then_some(Mark::WasCharged),
        own.disembarked.then_some(Mark::Disembarked),
        own.arrived.then_some(Mark::Arrived),
        own.cast.then_some(Mark::Cast),
        own.shot.then_some(Mark::Shot),
        own.fought.then_some(Mark::Fought),
        own.tested.then_some(Mark::Tested),
        own.decisive_move.then_some(Mark::DecisiveMove),
        own.decisive_shot.then_some(Mark::DecisiveShot),
        own.shifted.then_some(Mark::WorseLine),
        own.demoralised.then_some(Mark::Demoralised),
        own.shifts_next.then_some(Mark::WorseLineNext),
        own.demoralised_next.then_some(Mark::DemoralisedNext),
    ];
    marks.into_iter().flatten().collect()
}
