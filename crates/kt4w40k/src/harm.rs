//! Losing wounds: mortal wounds, morale, slain models, destroyed units (K4W-ATTACK-03, -05, -06, K4W-MORALE-06).

use battle::lost;
use dice::Face;
use serde::{Deserialize, Serialize};
use table::{Answer, Ask, Decision, Event, Illegal, Roll, RollReason, Status, Why};

use crate::Kt4w40k;
use crate::state::{Frame, ModelIx, UnitIx, Whereabouts};

/// Wounds that a unit loses one after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Harm {
    /// The unit.
    pub unit: UnitIx,
    /// How many more.
    pub left: u8,
    /// Whether they come of morale: then nothing ignores them, and they are not counted (K4W-ATTACK-07).
    pub morale: bool,
}

/// K4W-ATTACK-05: what a model with so many wounds left loses of these points; what is more than it has is lost.
pub const fn loses(left: u8, points: u8) -> u8 {
    if points < left { points } else { left }
}

impl Kt4w40k {
    /// K4W-ATTACK-03: the model that has to take the next wound: one that has lost wounds, or was given one in this
    /// phase; or the only one there is.
    pub fn forced(&self, unit: UnitIx) -> Option<ModelIx> {
        let given = self.unit(unit).allocated.and_then(|number| self.numbered(unit, number));
        let hurt = || self.living(unit).find(|m| self.model(*m).wounds < self.profile(*m).wounds);
        let mut living = self.living(unit);
        let only = living.next().filter(|_| living.next().is_none());
        given.or_else(hurt).or(only)
    }

    /// The model that a player names to suffer.
    ///
    /// # Errors
    /// If there is no such model, or it has to be another.
    pub(crate) fn chosen(&self, unit: UnitIx, answer: &Answer) -> Result<ModelIx, Illegal> {
        const RULE: &str = "K4W-ATTACK-03";
        let Answer::Lose(number) = answer else {
            return Err(Illegal::not_asked(RULE, "lose N"));
        };
        let model = self.numbered(unit, *number);
        model.ok_or(Illegal::new(RULE, Why::UnknownModel { model: self.id(unit) }))
    }

    /// Takes wounds off a model, whatever they come from (K4W-VEH-02).
    /// Returns what it lost.
    pub(crate) fn wound(&mut self, model: ModelIx, points: u8, counted: bool) -> u8 {
        let unit = self.unit_of(model);
        let left = self.model(model).wounds;
        let lost = loses(left, points);
        self.model_mut(model).wounds = left - lost;
        if counted {
            let state = self.unit_mut(unit);
            state.lost = state.lost.saturating_add(u16::from(lost));
        }
        let id = self.id(unit);
        let after = i16::from(left - lost);
        self.log.push(Event::Damage { model: id, points: u16::from(lost), left: after });
        if lost == left {
            self.unit_mut(unit).allocated = None;
            self.slain(unit);
        }
        lost
    }

    /// K4W-BASE-10: a unit without models is destroyed; a transport lets out whom it carries (K4W-TRANS-04).
    fn slain(&mut self, unit: UnitIx) {
        if self.living(unit).next().is_some() {
            return;
        }
        self.unit_mut(unit).place = Whereabouts::Destroyed;
        let model = self.id(unit);
        self.log.push(Event::OutOfAction { model });
    }

    /// Slays a model; what it had left is counted.
    pub(crate) fn slay(&mut self, model: ModelIx) {
        let wounds = self.model(model).wounds;
        self.wound(model, wounds, true);
    }

    /// Takes a whole unit out of the battle without a blow: nothing is counted.
    pub(crate) fn remove(&mut self, unit: UnitIx) {
        self.wipe_out(unit);
        let model = self.id(unit);
        self.log.push(Event::OutOfAction { model });
    }

    /// The same without a word: its player has left, and that was told.
    pub(crate) fn wipe_out(&mut self, unit: UnitIx) {
        for index in self.setup.range(unit.at()) {
            self.state.models[index].wounds = 0;
        }
        self.unit_mut(unit).place = Whereabouts::Destroyed;
    }

    /// Deals mortal wounds to a unit.
    pub(crate) fn mortal(&mut self, unit: UnitIx, points: u8) {
        let (model, left) = (self.id(unit), 0);
        self.log.push(Event::MortalWounds { model, points: u16::from(points), left });
        self.state.frames.push(Frame::Harm(Harm { unit, left: points, morale: false }));
    }
}

fn current(game: &Kt4w40k) -> Harm {
    match game.state.frames.last() {
        Some(Frame::Harm(harm)) => *harm,
        _ => unreachable!("only called while this frame is the innermost"),
    }
}

/// What it waits for: whom the next wound goes to, or whether it is ignored.
pub fn status(game: &Kt4w40k, harm: &Harm) -> Status {
    let side = game.side_of(harm.unit);
    match game.forced(harm.unit) {
        Some(_) => Status::Roll(Roll { side, dice: 1, reason: RollReason::Ignore }),
        None => {
            let ask = Ask::Allocate { model: game.id(harm.unit), left: harm.left };
            Status::Decide(Decision { side, ask })
        }
    }
}

/// Advances until dice or a choice are needed. Returns whether anything happened.
pub fn proceed(game: &mut Kt4w40k) -> bool {
    let harm = current(game);
    if harm.left == 0 || game.unit(harm.unit).place == Whereabouts::Destroyed {
        game.state.frames.pop();
        return true;
    }
    let Some(model) = game.forced(harm.unit) else { return false };
    if !harm.morale && game.profile(model).ignores.is_some() {
        return false;
    }
    take(game, model);
    true
}

fn take(game: &mut Kt4w40k, model: ModelIx) {
    let harm = current(game);
    if let Some(Frame::Harm(harm)) = game.state.frames.last_mut() {
        harm.left -= 1;
    }
    game.wound(model, 1, !harm.morale);
}

/// Takes the die that may ignore a wound.
pub fn roll(game: &mut Kt4w40k, faces: &[Face]) {
    let harm = current(game);
    let Some(model) = game.forced(harm.unit) else { return };
    if lost(1, game.profile(model).ignores, &faces[..1]) == 0 {
        if let Some(Frame::Harm(harm)) = game.state.frames.last_mut() {
            harm.left -= 1;
        }
    } else {
        take(game, model);
    }
}

/// Takes whom the next wound goes to.
///
/// # Errors
/// If there is no such model.
pub fn answer(game: &mut Kt4w40k, answer: &Answer) -> Result<(), Illegal> {
    let harm = current(game);
    let model = game.chosen(harm.unit, answer)?;
    game.unit_mut(harm.unit).allocated = Some(game.number(model));
    Ok(())
}
