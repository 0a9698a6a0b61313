//! The Morale phase: break checks, recovery, nerve tests (section 9).

use battle::sum;
use dice::Face;
use geometry::Length;
use table::{Event, Roll, RollReason, Side, Status};

use crate::Boon;
use crate::Kt18;
use crate::state::{ModelIx, Presence, Step};

/// KT18-MORALE-05: how near friends have to be to help.
const SUPPORT: Length = Length::inches(2);

/// What a break check comes to before any dice (KT18-MORALE-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Check {
    /// Nothing happens.
    Holds,
    /// 2D6 are rolled against this Leadership.
    Roll(u8),
    /// It breaks without a roll.
    Breaks,
}

impl Kt18 {
    /// All models of a player, wherever they are.
    fn team(&self, side: Side) -> impl Iterator<Item = ModelIx> + '_ {
        self.all().filter(move |model| self.side_of(*model) == side)
    }

    /// KT18-MORALE-01: what the break check of a team comes to. Models out of action count (KT18-INJ-04).
    fn break_check(&self, side: Side) -> Check {
        let player = &self.state.players[side.index()];
        if player.broken || player.left {
            return Check::Holds;
        }
        let bad = |model: &ModelIx| {
            let state = self.model(*model);
            state.presence == Presence::OutOfAction || state.shaken || state.flesh_wounds > 0
        };
        let (all, count) = (self.team(side).count(), self.team(side).filter(bad).count());
        let steady = self.own(side).filter(|model| !self.model(*model).shaken);
        let best = steady.map(|model| self.card(model).leadership).max();
        match best {
            _ if count == all => Check::Breaks,
            _ if 2 * count <= all => Check::Holds,
            Some(leadership) => Check::Roll(leadership),
            // Nobody is left to hold it together.
            None => Check::Breaks,
        }
    }

    /// KT18-MORALE-05: what is added to a nerve test.
    pub fn nerve_modifier(&self, model: ModelIx) -> i8 {
        let side = self.side_of(model);
        let friends = || self.team(side).filter(|friend| *friend != model);
        let lost = friends().filter(|friend| {
            let state = self.model(*friend);
            state.presence == Presence::OutOfAction || state.shaken
        });
        let near = friends().filter(|friend| {
            self.stands(*friend)
                && !self.model(*friend).shaken
                && self.near(*friend, model, SUPPORT)
        });
        lost.count() as i8 - near.count() as i8
    }

    /// The Leadership that a model tests its nerve on: its own, or that of a friend whose aura reaches it.
    pub fn nerve(&self, model: ModelIx) -> u8 {
        let lent = self.own(self.side_of(model)).filter(|friend| {
            let aura = self.card(*friend).aura.filter(|aura| aura.gives == Boon::Leadership);
            aura.is_some_and(|aura| self.near(*friend, model, aura.reach))
        });
        let lent = lent.map(|friend| self.card(friend).leadership).max().unwrap_or(0);
        self.card(model).leadership.max(lent)
    }

    /// Whether a model takes a nerve test (KT18-MORALE-05).
    fn tests_nerve(&self, model: ModelIx) -> bool {
        let state = self.model(model);
        let broken = self.state.players[self.side_of(model).index()].broken;
        self.stands(model) && (broken || state.flesh_wounds > 0)
    }

    /// The next model from an index on of a player that takes a nerve test.
    fn next_test(&self, side: Side, from: u8) -> Option<ModelIx> {
        self.team(side).find(|model| model.0 >= from && self.tests_nerve(*model))
    }
}

/// Goes on with the break checks as far as no dice are needed. Returns whether anything happened.
pub fn break_proceed(game: &mut Kt18, turn: u8) -> bool {
    let Some(side) = game.state.order.get(usize::from(turn)).copied() else {
        recover(game);
        return true;
    };
    match game.break_check(side) {
        Check::Roll(_) => return false,
        Check::Breaks => breaks(game, side),
        Check::Holds => {}
    }
    game.state.step = Step::Break { turn: turn + 1 };
    true
}

fn breaks(game: &mut Kt18, side: Side) {
    game.state.players[side.index()].broken = true;
    game.log.push(Event::Broken { side });
}

/// What a break check waits for.
pub fn break_status(game: &Kt18, turn: u8) -> Status {
    let side = game.state.order[usize::from(turn)];
    Status::Roll(Roll { side, dice: 2, reason: RollReason::Break })
}

/// Takes the dice of a break check.
pub fn break_roll(game: &mut Kt18, turn: u8, faces: &[Face]) {
    let side = game.state.order[usize::from(turn)];
    match game.break_check(side) {
        Check::Roll(leadership) if sum(faces) > leadership => breaks(game, side),
        _ => game.log.push(Event::NotBroken { side }),
    }
    game.state.step = Step::Break { turn: turn + 1 };
}

/// KT18-MORALE-03, -04: after the break checks, whoever is shaken recovers.
fn recover(game: &mut Kt18) {
    let shaken: crate::field::Some =
        game.standing().filter(|model| game.model(*model).shaken).collect();
    for model in shaken {
        game.model_mut(model).shaken = false;
        game.log.push(Event::Recovers { model: game.id(model) });
    }
    game.state.step = Step::Nerve { turn: 0, model: 0 };
}

/// Goes on with the nerve tests as far as no dice are needed. Returns whether anything happened.
pub fn nerve_proceed(game: &mut Kt18, turn: u8, model: u8) -> bool {
    let Some(side) = game.state.order.get(usize::from(turn)).copied() else {
        game.end_round();
        return true;
    };
    let next = match game.next_test(side, model) {
        Some(next) if next.0 == model => return false,
        Some(next) => Step::Nerve { turn, model: next.0 },
        None => Step::Nerve { turn: turn + 1, model: 0 },
    };
    game.state.step = next;
    true
}

/// What a nerve test waits for.
pub fn nerve_status(game: &Kt18, turn: u8) -> Status {
    let side = game.state.order[usize::from(turn)];
    Status::Roll(Roll { side, dice: 1, reason: RollReason::Nerve })
}

/// Takes the die of a nerve test.
pub fn nerve_roll(game: &mut Kt18, turn: u8, model: u8, faces: &[Face]) {
    let tested = ModelIx(model);
    let result = faces[0].get() as i8 + game.nerve_modifier(tested);
    let id = game.id(tested);
    if result > game.nerve(tested) as i8 {
        game.model_mut(tested).shaken = true;
        game.log.push(Event::Shaken { model: id });
    } else {
        game.log.push(Event::KeepsNerve { model: id });
    }
    game.state.step = Step::Nerve { turn, model: model + 1 };
}
