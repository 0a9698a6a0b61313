//! Injury rolls, flesh wounds, and mortal wounds (KT18-INJ-01 to -04, KT18-ATTACK-05).

use arrayvec::ArrayVec;
use battle::lost;
use dice::Face;
use serde::{Deserialize, Serialize};
use table::{Event, Roll, RollReason, Side, Status};

use crate::state::{Frame, Model, ModelIx, Presence};
use crate::{Kt18, MAX_MODELS};

/// The most flesh wounds that a model has (KT18-INJ-03).
pub const MOST_FLESH_WOUNDS: u8 = 3;

/// Mortal wounds that are dealt, one model after another.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Harm {
    /// Who makes the injury rolls.
    pub by: Side,
    /// The psyker whose power it is; what obscures its targets shelters them (KT18-INJ-02).
    pub from: Option<ModelIx>,
    /// Who suffers how many, the next one last.
    pub to: ArrayVec<(ModelIx, u8), MAX_MODELS>,
}

/// What an injury roll comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Injury {
    /// One more flesh wound.
    FleshWound,
    /// Out of action.
    OutOfAction,
}

impl Injury {
    /// KT18-INJ-01, -03: what the highest die of an injury roll comes to for a model with so many flesh wounds: one
    /// more for each, with whatever else is added; natural 1 and 6 mean nothing here (KT18-INJ-02).
    pub const fn of(highest: u8, flesh_wounds: u8, modifier: i8) -> Self {
        let result = highest as i8 + modifier + flesh_wounds as i8;
        if result >= 4 || flesh_wounds >= MOST_FLESH_WOUNDS {
            Injury::OutOfAction
        } else {
            Injury::FleshWound
        }
    }
}

/// What is left of so many wounds if some are lost; none: an injury roll is due (KT18-ATTACK-04, -05).
pub const fn wounds_after(wounds: u8, points: u8) -> u8 {
    wounds.saturating_sub(points)
}

impl Model {
    /// Loses wounds. Whether an injury roll is due.
    pub(crate) fn lose(&mut self, points: u8) -> bool {
        self.wounds = wounds_after(self.wounds, points);
        points > 0 && self.wounds == 0
    }
}

/// Resolves an injury roll: the highest die counts.
pub fn resolve(game: &mut Kt18, target: ModelIx, faces: &[Face], modifier: i8) {
    let highest = faces.iter().map(|face| face.get()).max().unwrap_or(0);
    let model = game.model_mut(target);
    match Injury::of(highest, model.flesh_wounds, modifier) {
        Injury::OutOfAction => take_out(game, target),
        Injury::FleshWound => {
            model.flesh_wounds += 1;
            model.wounds = 1;
            let number = model.flesh_wounds;
            game.log.push(Event::FleshWound { model: game.id(target), number });
        }
    }
}

/// KT18-INJ-04: removes a model; it still counts for morale.
pub fn take_out(game: &mut Kt18, target: ModelIx) {
    let model = game.model_mut(target);
    model.presence = Presence::OutOfAction;
    model.wounds = 0;
    model.shaken = false;
    model.readied = false;
    game.log.push(Event::OutOfAction { model: game.id(target) });
}

/// Mortal wounds are lost. Whether an injury roll is due.
pub fn mortal_wounds(game: &mut Kt18, target: ModelIx, points: u8) -> bool {
    if points == 0 {
        return false;
    }
    let due = game.model_mut(target).lose(points);
    let left = i16::from(game.model(target).wounds);
    game.log.push(Event::MortalWounds { model: game.id(target), points: u16::from(points), left });
    due
}

/// What the harm waits for: an injury roll of one die (KT18-INJ-01), or dice that ignore wounds (KT18-ATTACK-06).
pub fn status(game: &Kt18, harm: &Harm) -> Status {
    Status::Roll(match harm.to.last() {
        Some((target, dice @ 1..)) => {
            Roll { side: game.side_of(*target), dice: *dice, reason: RollReason::Ignore }
        }
        _ => Roll { side: harm.by, dice: 1, reason: RollReason::Injury },
    })
}

/// KT18-ATTACK-05: each mortal wound costs a wound. Returns whether anything happened.
pub fn proceed(game: &mut Kt18) -> bool {
    let Some(Frame::Harm(harm)) = game.state.frames.last_mut() else { return false };
    let Some((target, points)) = harm.to.last().copied() else {
        game.state.frames.pop();
        return true;
    };
    if points == 0 {
        // Its injury roll is due.
        return false;
    }
    if game.state.models[target.at()].presence != Presence::Board {
        harm.to.pop();
        return true;
    }
    if game.card(target).ignores.is_some() {
        return false;
    }
    suffer(game, target, points);
    true
}

/// A model loses wounds of the effect; what that would still do to a model with none left is discarded (KT18-INJ-01).
fn suffer(game: &mut Kt18, target: ModelIx, points: u8) {
    let due = mortal_wounds(game, target, points);
    let Some(Frame::Harm(harm)) = game.state.frames.last_mut() else { return };
    match harm.to.last_mut() {
        Some(next) if due => next.1 = 0,
        _ => {
            harm.to.pop();
        }
    }
}

/// Takes the die of an injury roll, or those that ignore wounds.
pub fn roll(game: &mut Kt18, faces: &[Face]) {
    let Some(Frame::Harm(harm)) = game.state.frames.last_mut() else { return };
    let (from, Some((target, points))) = (harm.from, harm.to.last().copied()) else { return };
    if points > 0 {
        let lost = lost(points, game.card(target).ignores, faces);
        suffer(game, target, lost);
        return;
    }
    harm.to.pop();
    let sheltered = from.is_some_and(|from| game.sheltered(from, target));
    resolve(game, target, faces, -i8::from(sheltered));
}
