//! Tables of kt18.

use battle::Weapon;
use geometry::Length;
use kt18::{Card, Frame, Kt18, ModelIx, MoveKind, Presence};
use table::{ModelId, Playable, Side, Slug};

use crate::tabletop::{ENTITY, Tabletop, Whereabouts, column, global, inches};

/// A table of ultra-close confines.
pub(crate) struct Kt18Table<'a>(pub &'a Kt18);

fn ix(entity: usize) -> ModelIx {
    ModelIx(entity as u8)
}

/// What a number on a card comes to on average.
pub(crate) fn mean(amount: battle::Amount) -> f32 {
    let face = if amount.halved { 2.0 } else { 3.5 };
    f32::from(amount.dice) * face + f32::from(amount.plus)
}

/// Attacks, number needed and damage of a weapon, for somebody with these skills.
pub(crate) fn figures(weapon: &Weapon, attacks: u8, skills: [u8; 2]) -> [f32; 4] {
    let [ballistic, close] = skills;
    let number = weapon.kind.attacks().map_or(f32::from(attacks), mean);
    let needed = if weapon.is_melee() { close } else { ballistic };
    let damage = mean(weapon.damage) / 10.0;
    [number / 6.0, f32::from(needed) / 6.0, damage, damage]
}

fn of_card(card: &Card, weapon: &Weapon) -> [f32; 4] {
    figures(weapon, card.attacks, [card.ballistic_skill, card.weapon_skill])
}

impl Kt18Table<'_> {
    fn acting(&self) -> Option<ModelIx> {
        match self.0.state().frames.first()? {
            Frame::Advance(frame) => Some(frame.model),
            Frame::Charge(frame) => Some(frame.charger),
            Frame::AfterMove(frame) => Some(frame.model),
            Frame::DoorWork(frame) => Some(frame.model),
            Frame::Fighting(frame) => Some(frame.model),
            Frame::Attack(frame) => Some(frame.attacker),
            Frame::Casting(frame) => Some(frame.psyker),
            Frame::Harm(_) => None,
        }
    }
}

impl Tabletop for Kt18Table<'_> {
    fn entities(&self) -> usize {
        self.0.setup().models()
    }

    fn entity(&self, model: ModelId) -> Option<usize> {
        self.0.all().find(|own| self.0.id(*own) == model).map(ModelIx::at)
    }

    fn side(&self, entity: usize) -> Side {
        self.0.side_of(ix(entity))
    }

    fn card(&self, entity: usize, row: &mut [f32]) {
        let card = self.0.card(ix(entity));
        row[column::MOVEMENT] = inches(card.movement) / 12.0;
        row[column::SAVE] = f32::from(card.save) / 6.0;
        row[column::FULL_WOUNDS] = f32::from(card.wounds) / 20.0;
        row[column::RADIUS] = inches(card.radius);
        for (melee, at) in [(false, column::RANGED), (true, column::MELEE)] {
            let own = card.weapons.iter().filter(|weapon| weapon.is_melee() == melee);
            let all = own.map(|weapon| of_card(card, weapon));
            let best = all.reduce(|a, b| if b[0] * b[2] > a[0] * a[2] { b } else { a });
            if let Some(best) = best {
                row[at..at + 3].copy_from_slice(&best[..3]);
            }
        }
    }

    fn state(&self, entity: usize, row: &mut [f32]) {
        let model = self.0.model(ix(entity));
        let at = match model.presence {
            Presence::Board => column::BOARD,
            Presence::Reserve => column::RESERVE,
            Presence::OutOfAction => column::REMOVED,
        };
        row[at] = 1.0;
        let full = self.0.card(ix(entity)).wounds.max(1);
        row[column::WOUNDS] = f32::from(model.wounds) / f32::from(full);
        row[column::READY] = f32::from(model.moved == MoveKind::None);
        row[column::ENGAGE] = f32::from(model.readied);
        row[column::INJURED] = f32::from(model.flesh_wounds) / 3.0;
        row[column::SHAKEN] = f32::from(model.shaken);
        row[column::MOVED] = f32::from(model.moved.moved());
        row[column::SHOT] = f32::from(model.shot);
        row[column::FOUGHT] = f32::from(model.fought);
        row[column::MODELS] = f32::from(model.presence != Presence::OutOfAction);
    }

    fn mark(&self, rows: &mut [f32]) {
        if let Some(model) = self.acting() {
            rows[model.at() * ENTITY + column::ACTIVE] = 1.0;
        }
        let attack = self.0.state().frames.iter().rev().find_map(|frame| match frame {
            Frame::Attack(attack) => Some(attack),
            _ => None,
        });
        if let Some(attack) = attack {
            rows[attack.attacker.at() * ENTITY + column::ATTACKS] = 1.0;
            rows[attack.current().target.at() * ENTITY + column::ATTACKED] = 1.0;
        }
    }

    fn globals(&self, side: Side, out: &mut [f32]) {
        let state = self.0.state();
        let others = || (0..state.players.len()).filter(|other| *other != side.index());
        out[global::ROUND] = f32::from(state.round) / f32::from(self.0.last_round().max(1));
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
        out[global::INITIATIVE] = f32::from(state.round > 0 && state.order.first() == Some(&side));
        out[global::SETTING_UP] = f32::from(state.round == 0);
        out[global::SIDES] = state.players.len() as f32 / 4.0;
    }

    fn active(&self) -> Option<usize> {
        self.acting().map(ModelIx::at)
    }

    fn whereabouts(&self, entity: usize) -> Whereabouts {
        let model = ix(entity);
        Whereabouts { on_board: self.0.stands(model), at: self.0.place(model), more: 0 }
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
        self.0.visible(ix(from), ix(to))
    }

    fn weapon(&self, entity: usize, weapon: Slug) -> Option<(usize, [f32; 4])> {
        let card = self.0.card(ix(entity));
        let (index, weapon) = card.weapon(weapon)?;
        Some((usize::from(index), of_card(card, weapon)))
    }

    fn strength(&self, side: Side) -> f32 {
        let own = || self.0.all().filter(|model| self.0.side_of(*model) == side);
        let full: f32 = own().map(|model| f32::from(self.0.card(model).wounds)).sum();
        let there = own().filter(|model| self.0.model(*model).presence != Presence::OutOfAction);
        let left: f32 = there.map(|model| f32::from(self.0.model(model).wounds)).sum();
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
