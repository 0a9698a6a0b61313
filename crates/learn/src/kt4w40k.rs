//! Tables of kt4w40k: an entity is a unit, and stands where the first of its living models does.

use geometry::Length;
use kt4w40k::{Choice, Frame, Kt4w40k, ModelIx, UnitIx};
use table::{ModelId, Playable, Side, Slug};

use crate::kt18::figures;
use crate::tabletop::{ENTITY, Tabletop, Whereabouts, column, global, inches};

/// A table of whole armies.
pub(crate) struct Kt4w40kTable<'a>(pub &'a Kt4w40k);

fn ix(entity: usize) -> UnitIx {
    UnitIx(entity as u8)
}

impl Kt4w40kTable<'_> {
    fn first(&self, unit: UnitIx) -> Option<ModelIx> {
        self.0.living(unit).next()
    }

    fn wounds(&self, unit: UnitIx) -> f32 {
        self.0.living(unit).map(|model| f32::from(self.0.model(model).wounds)).sum()
    }

    fn full(&self, unit: UnitIx) -> f32 {
        self.0.card(unit).models.iter().map(|profile| f32::from(profile.wounds)).sum()
    }

    fn acting(&self) -> Option<UnitIx> {
        self.0.state().frames.iter().find_map(|frame| match frame {
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
        })
    }
}

impl Tabletop for Kt4w40kTable<'_> {
    fn entities(&self) -> usize {
        self.0.setup().units()
    }

    fn entity(&self, model: ModelId) -> Option<usize> {
        self.0.all().find(|own| self.0.id(*own) == model).map(UnitIx::at)
    }

    fn side(&self, entity: usize) -> Side {
        self.0.side_of(ix(entity))
    }

    fn card(&self, entity: usize, row: &mut [f32]) {
        let card = self.0.card(ix(entity));
        let Some(profile) = card.models.first() else { return };
        row[column::MOVEMENT] = inches(profile.best.movement) / 12.0;
        row[column::SAVE] = f32::from(profile.save) / 6.0;
        row[column::FULL_WOUNDS] = self.full(ix(entity)) / 20.0;
        row[column::RADIUS] = inches(profile.radius);
        let line = profile.best;
        for (melee, at) in [(false, column::RANGED), (true, column::MELEE)] {
            let own = profile.weapons.iter().filter(|weapon| weapon.is_melee() == melee);
            let skills = [line.ballistic_skill, line.weapon_skill];
            let all = own.map(|weapon| figures(weapon, line.attacks, skills));
            let best = all.reduce(|a, b| if b[0] * b[2] > a[0] * a[2] { b } else { a });
            if let Some(best) = best {
                row[at..at + 3].copy_from_slice(&best[..3]);
            }
        }
    }

    fn state(&self, entity: usize, row: &mut [f32]) {
        use kt4w40k::Whereabouts as Place;
        let (unit, own) = (ix(entity), self.0.unit(ix(entity)));
        let at = match own.place {
            Place::Table => column::BOARD,
            Place::Waiting | Place::Reserve | Place::Aboard(_) => column::RESERVE,
            Place::Destroyed => column::REMOVED,
        };
        row[at] = 1.0;
        row[column::WOUNDS] = self.wounds(unit) / self.full(unit).max(1.0);
        row[column::READY] = f32::from(own.choice == Choice::None);
        row[column::ENGAGE] = f32::from(own.prepared);
        row[column::INJURED] = f32::from(own.shifted);
        row[column::SHAKEN] = f32::from(own.demoralised);
        row[column::MOVED] = f32::from(own.moved);
        row[column::SHOT] = f32::from(own.shot);
        row[column::FOUGHT] = f32::from(own.fought);
        let models = self.0.card(unit).models.len().max(1) as f32;
        row[column::MODELS] = self.0.living(unit).count() as f32 / models;
    }

    fn mark(&self, rows: &mut [f32]) {
        if let Some(unit) = self.acting() {
            rows[unit.at() * ENTITY + column::ACTIVE] = 1.0;
        }
        let attack = self.0.state().frames.iter().rev().find_map(|frame| match frame {
            Frame::Attack(attack) => Some(attack),
            _ => None,
        });
        if let Some(attack) = attack {
            rows[attack.unit.at() * ENTITY + column::ATTACKS] = 1.0;
            rows[attack.current().target.at() * ENTITY + column::ATTACKED] = 1.0;
        }
    }

    fn globals(&self, side: Side, out: &mut [f32]) {
        let state = self.0.state();
        let others = || (0..state.players.len()).filter(|other| *other != side.index());
        out[global::ROUND] = f32::from(state.turn) / f32::from(self.0.last_round().max(1));
        out[global::COMMAND] = f32::from(state.players[side.index()].cp) / 10.0;
        let most = others().map(|other| state.players[other].cp).max().unwrap_or_default();
        out[global::THEIR_COMMAND] = f32::from(most) / 10.0;
        let theirs = || others().filter_map(Side::from_index);
        out[global::SCORE] = self.points(side) / 20.0;
        out[global::THEIR_SCORE] =
            theirs().map(|other| self.points(other)).fold(0.0, f32::max) / 20.0;
        out[global::STRENGTH] = self.strength(side);
        out[global::THEIR_STRENGTH] =
            theirs().map(|other| self.strength(other)).fold(0.0, f32::max);
        out[global::INITIATIVE] = f32::from(state.turn > 0 && state.order.first() == Some(&side));
        out[global::SETTING_UP] = f32::from(state.turn == 0);
        out[global::SIDES] = state.players.len() as f32 / 4.0;
    }

    fn active(&self) -> Option<usize> {
        self.acting().map(UnitIx::at)
    }

    fn whereabouts(&self, entity: usize) -> Whereabouts {
        let unit = ix(entity);
        let Some(first) = self.first(unit).filter(|_| self.0.stands(unit)) else {
            return Whereabouts::default();
        };
        let more = self.0.living(unit).fold(1i64, |key, model| {
            let at = self.0.model(model).at;
            let own = i64::from(at.at.x.units()) << 32
                ^ i64::from(at.at.y.units())
                ^ i64::from(at.z.units()) << 16;
            key.wrapping_mul(0x9e37_79b9).wrapping_add(own)
        });
        Whereabouts { on_board: true, at: self.0.model(first).at, more }
    }

    fn surroundings(&self) -> u64 {
        let doors = self.0.setup().killzone().doors().len();
        let open = (0..doors).filter(|door| self.0.state().doors.is_open(*door as _));
        open.fold(0, |key, door| key | 1 << (door % 64))
    }

    fn distance(&self, from: usize, to: usize) -> Option<f32> {
        self.0.distance(ix(from), ix(to)).map(inches)
    }

    fn sees(&self, from: usize, to: usize) -> bool {
        let both = self.first(ix(from)).zip(self.first(ix(to)));
        both.is_some_and(|(from, to)| self.0.sees(from, to))
    }

    fn weapon(&self, entity: usize, weapon: Slug) -> Option<(usize, [f32; 4])> {
        let profiles = self.0.card(ix(entity)).models.iter();
        profiles.into_iter().find_map(|profile| {
            let (index, weapon) = profile.weapon(weapon)?;
            let line = profile.best;
            let skills = [line.ballistic_skill, line.weapon_skill];
            Some((usize::from(index), figures(weapon, line.attacks, skills)))
        })
    }

    fn strength(&self, side: Side) -> f32 {
        let own = || self.0.all().filter(|unit| self.0.side_of(*unit) == side);
        let full: f32 = own().map(|unit| self.full(unit)).sum();
        let left: f32 = own().map(|unit| self.wounds(unit)).sum();
        if full > 0.0 { left / full } else { 0.0 }
    }

    fn points(&self, side: Side) -> f32 {
        f32::from(self.0.state().players[side.index()].score)
    }

    fn size(&self) -> (Length, Length) {
        let scene = self.0.setup().killzone().scene();
        (scene.width(), scene.depth())
    }
}
