//! Tables of kt21 and kt24, and candidates of their activations.

use dice::Chance;
use geometry::{Footing, Length, Point};
use skirmish::{
    Action, Edition, Mark, Occasion, OpIx, Phase, Presence, Reach, Readiness, Role, beside,
    ploy_options, workable_doors,
};
use table::{Answer, ModelId, MoveAction, Order, Side, Slug, Way};

use crate::tabletop::{ENTITY, Habits, Tabletop, Whereabouts, column, global, inches};

/// How often a place is guessed for each that is wanted.
const GUESSES: usize = 2;

/// A table of the skirmish family.
pub(crate) struct Skirmish<'a, G>(pub &'a G);

fn op(entity: usize) -> OpIx {
    OpIx(entity as u8)
}

impl<G: Edition> Tabletop for Skirmish<'_, G> {
    fn entities(&self) -> usize {
        self.0.setup().operatives()
    }

    fn entity(&self, model: ModelId) -> Option<usize> {
        self.0.find(model).map(OpIx::at)
    }

    fn side(&self, entity: usize) -> Side {
        self.0.side_of(op(entity))
    }

    fn card(&self, entity: usize, row: &mut [f32]) {
        let card = self.0.card(op(entity));
        row[column::MOVEMENT] = inches(card.movement) / 12.0;
        row[column::SAVE] = f32::from(card.save) / 6.0;
        row[column::FULL_WOUNDS] = f32::from(card.wounds) / 20.0;
        row[column::RADIUS] = inches(card.radius);
        for (reach, at) in [(Reach::Ranged, column::RANGED), (Reach::Melee, column::MELEE)] {
            let own = card.weapons.iter().filter(|weapon| weapon.reach == reach);
            let best = own.max_by_key(|weapon| {
                u32::from(weapon.attacks)
                    * u32::from(7 - weapon.hit.min(6))
                    * u32::from(weapon.damage[0])
            });
            if let Some(weapon) = best {
                row[at] = f32::from(weapon.attacks) / 6.0;
                row[at + 1] = f32::from(weapon.hit) / 6.0;
                row[at + 2] = f32::from(weapon.damage[0]) / 10.0;
            }
        }
    }

    fn state(&self, entity: usize, row: &mut [f32]) {
        let (game, op) = (self.0, op(entity));
        let at = match game.presence(op) {
            Presence::Board => column::BOARD,
            Presence::Reserve => column::RESERVE,
            Presence::Removed => column::REMOVED,
        };
        row[at] = 1.0;
        let wounds = f32::from(game.wounds(op).max(0));
        row[column::WOUNDS] = wounds / f32::from(game.card(op).wounds.max(1));
        row[column::READY] = f32::from(game.readiness(op) == Readiness::Ready);
        let engage = game.order(op) == Order::Engage;
        row[column::ENGAGE] = f32::from(engage);
        row[column::CONCEAL] = f32::from(!engage);
        row[column::MODELS] = f32::from(wounds > 0.0);
        if at == column::BOARD {
            for mark in game.marks(op) {
                let at = match mark {
                    Mark::Injured => column::INJURED,
                    Mark::Stunned => column::SHAKEN,
                    Mark::Reacted => column::SHOT,
                };
                row[at] = 1.0;
            }
        }
    }

    fn mark(&self, rows: &mut [f32]) {
        if let Some((active, points)) = self.0.active() {
            rows[active.at() * ENTITY + column::ACTIVE] = 1.0;
            rows[active.at() * ENTITY + column::ACTION_POINTS] = f32::from(points) / 3.0;
        }
        if let Some(tray) = self.0.tray() {
            rows[tray.attacker.at() * ENTITY + column::ATTACKS] = 1.0;
            rows[tray.defender.at() * ENTITY + column::ATTACKED] = 1.0;
        }
    }

    fn globals(&self, side: Side, out: &mut [f32]) {
        let game = self.0;
        out[global::ROUND] = f32::from(game.round()) / f32::from(game.last_round().max(1));
        out[global::COMMAND] = f32::from(game.player(side).cp) / 10.0;
        out[global::THEIR_COMMAND] = f32::from(game.player(side.other()).cp) / 10.0;
        out[global::SCORE] = self.points(side) / 20.0;
        out[global::THEIR_SCORE] = self.points(side.other()) / 20.0;
        out[global::STRENGTH] = self.strength(side);
        out[global::THEIR_STRENGTH] = self.strength(side.other());
        out[global::INITIATIVE] = f32::from(game.initiative() == Some(side));
        if let Some(tray) = game.tray() {
            for role in Role::BOTH {
                let at = global::DICE + 3 * role as usize;
                if let Some(dice) = tray.dice[role as usize] {
                    let hits = dice.retained.unwrap_or_default();
                    out[at] = f32::from(hits.critical) / 10.0;
                    out[at + 1] = f32::from(hits.normal) / 10.0;
                    out[at + 2] =
                        dice.pool.fresh.counts().iter().map(|n| f32::from(*n)).sum::<f32>() / 10.0;
                }
            }
        }
        out[global::SETTING_UP] = f32::from(game.phase() == Phase::SetUp);
        out[global::SIDES] = 0.5;
    }

    fn active(&self) -> Option<usize> {
        self.0.active().map(|(op, _)| op.at())
    }

    fn whereabouts(&self, entity: usize) -> Whereabouts {
        let op = op(entity);
        let on_board = self.0.presence(op) == Presence::Board;
        Whereabouts { on_board, at: self.0.place(op), more: 0 }
    }

    fn surroundings(&self) -> u64 {
        // Where bodies hide others, whoever moves changes what everybody sees.
        let bodies = || {
            self.0.on_board().map(|op| self.0.place(op).at).fold(1u64, |key, at| {
                let own = (at.x.units() as u64) << 32 | u64::from(at.y.units() as u32);
                key.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(own)
            })
        };
        let doors = self.0.board().killzone().doors().len();
        let open = (0..doors).filter(|door| self.0.doors().is_open(*door as _));
        let doors = open.fold(0u64, |key, door| key | 1 << (door % 64));
        // Barricades are set up in the course of a game.
        let terrain = self.0.board().killzone().terrain().len() as u64;
        let more = if self.0.bodies_hide() { bodies() } else { 0 };
        doors ^ terrain << 56 ^ more
    }

    fn distance(&self, from: usize, to: usize) -> Option<f32> {
        let (game, a, b) = (self.0, self.0.base(op(from)), self.0.base(op(to)));
        let killzone = game.board().killzone();
        if killzone.is_confined() {
            return killzone.scene().distance(game.doors(), &a, &b).map(inches);
        }
        Some(inches(a.gap(&b)))
    }

    fn sees(&self, from: usize, to: usize) -> bool {
        self.0.visible(op(from), op(to))
    }

    fn weapon(&self, entity: usize, weapon: Slug) -> Option<(usize, [f32; 4])> {
        let weapons = &self.0.card(op(entity)).weapons;
        let index = weapons.iter().position(|own| own.slug == weapon)?;
        let own = &weapons[index];
        let [normal, critical] = own.damage.map(|damage| f32::from(damage) / 10.0);
        Some((index, [f32::from(own.attacks) / 6.0, f32::from(own.hit) / 6.0, normal, critical]))
    }

    fn strength(&self, side: Side) -> f32 {
        let game = self.0;
        let own = game.all().filter(|op| game.side_of(*op) == side);
        let (mut left, mut full) = (0.0, 0.0);
        for op in own {
            full += f32::from(game.card(op).wounds);
            if game.presence(op) != Presence::Removed {
                left += f32::from(game.wounds(op).max(0));
            }
        }
        if full > 0.0 { left / full } else { 0.0 }
    }

    /// Enemies that are out of the game.
    fn points(&self, side: Side) -> f32 {
        let game = self.0;
        let gone = |op: &OpIx| game.side_of(*op) != side && game.presence(*op) == Presence::Removed;
        game.all().filter(gone).count() as f32
    }

    fn size(&self) -> (Length, Length) {
        let scene = self.0.board().killzone().scene();
        (scene.width(), scene.depth())
    }

    fn draw(
        &self,
        places: usize,
        habits: &mut Habits,
        chance: &mut Chance,
        out: &mut Vec<Answer>,
    ) -> bool {
        let game = self.0;
        let Some((op, _)) = game.active() else { return false };
        for kind in
            [MoveAction::Reposition, MoveAction::Dash, MoveAction::FallBack, MoveAction::Charge]
        {
            if game.may_act(Action::Move(kind)).is_ok() {
                // A short move needs fewer places than a long one.
                let wanted = if kind == MoveAction::Dash { places.div_ceil(2) } else { places };
                draw_moves(game, op, kind, wanted, chance, out);
            }
        }
        if game.may_act(Action::Shoot).is_ok() {
            shots(game, op, out);
        }
        if game.may_act(Action::Fight).is_ok() {
            let weapons =
                || game.card(op).weapons.iter().filter(|weapon| weapon.reach == Reach::Melee);
            for enemy in game.enemies_engaged_at(op, game.place(op)) {
                let target = game.model(enemy);
                let usable =
                    weapons().filter(|weapon| game.may_use(Reach::Melee, weapon.slug).is_ok());
                out.extend(usable.map(|weapon| Answer::Fight { target, weapon: weapon.slug }));
            }
        }
        // Pass is an action in one edition only; which one, the game says once.
        if habits.passes != Some(false) && game.may_act(Action::Pass).is_ok() {
            let passes = *habits.passes.get_or_insert_with(|| game.check(&Answer::Pass).is_ok());
            out.extend(passes.then_some(Answer::Pass));
        }
        if !game.board().killzone().doors().is_empty() && game.may_act(Action::Door).is_ok() {
            out.extend(workable_doors(game, op).map(Answer::Door));
        }
        // Whoever acts out of turn uses no ploys.
        if !game.marks(op).contains(&Mark::Reacted) {
            let options = ploy_options(game, game.side_of(op), Occasion::Activation(op));
            out.extend(options.into_iter().map(|(ploy, on)| Answer::Ploy(ploy, on)));
        }
        out.push(Answer::End);
        true
    }
}

/// Places that a move may end at, drawn at random: straight ahead, as searching ways round for all would take long.
fn draw_moves<G: Edition>(
    game: &G,
    op: OpIx,
    kind: MoveAction,
    places: usize,
    chance: &mut Chance,
    out: &mut Vec<Answer>,
) {
    let Some(limit) = game.allowance(kind) else { return };
    let from = game.place(op);
    let first = out.len();
    let straight = |place: Footing| {
        let near = from.at.squared_distance(place.at) <= limit.squared();
        near && game.may_move(op, kind, &Way::Along(vec![place]), limit).is_ok()
    };
    if kind == MoveAction::Charge {
        let reach =
            |enemy: OpIx| limit + game.card(op).radius + game.card(enemy).radius + Length::INCH;
        for enemy in game.standing_enemies(op) {
            if from.at.squared_distance(game.place(enemy).at) > reach(enemy).squared() {
                continue;
            }
            let mut around: arrayvec::ArrayVec<Footing, 8> = beside(game, op, enemy).collect();
            around.sort_unstable_by_key(|place| from.at.squared_distance(place.at));
            if let Some(place) = around.into_iter().take(3).find(|place| straight(*place)) {
                out.push(Answer::Move(kind, Way::To(place)));
            }
        }
        return;
    }
    let quarter = Length::INCH.units() / 4;
    let quarters = limit.units() / quarter;
    let any = |chance: &mut Chance| {
        Length::from_units((chance.below(2 * quarters as u32 + 1) as i32 - quarters) * quarter)
    };
    for _ in 0..GUESSES * places {
        let (dx, dy) = (any(chance), any(chance));
        let place = game.board().on_top(Point::new(from.at.x + dx, from.at.y + dy));
        if straight(place) {
            out.push(Answer::Move(kind, Way::To(place)));
            if out.len() - first == places {
                return;
            }
        }
    }
}

/// Shots at everybody who may be chosen as a target.
fn shots<G: Edition>(game: &G, op: OpIx, out: &mut Vec<Answer>) {
    for (index, weapon) in game.card(op).weapons.iter().enumerate() {
        if weapon.reach != Reach::Ranged || game.may_use(Reach::Ranged, weapon.slug).is_err() {
            continue;
        }
        let rules = game.rules_in_use(op, index);
        for enemy in game.standing_enemies(op) {
            if game.shelter(op, enemy, &rules).is_some() {
                let targets = std::iter::once(game.model(enemy)).collect();
                let split = arrayvec::ArrayVec::new();
                out.push(Answer::Shoot { weapon: weapon.slug, targets, split, from: None });
            }
        }
    }
}
