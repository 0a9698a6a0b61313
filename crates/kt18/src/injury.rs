//! Injury rolls, flesh wounds, and mortal wounds (KT18-INJ-01 to -04, KT18-ATTACK-05).

use arrayvec::ArrayVec;
use dice::Face;
use serde::{Deserialize, Serialize};
use table::{Event, Roll, RollReason, Side, Status};

use crate::state::{Frame, ModelIx, Presence};
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

/// KT18-INJ-01 to -03: resolves an injury roll. The highest die counts, with one more for each flesh wound.
pub fn resolve(game: &mut Kt18, target: ModelIx, faces: &[Face], modifier: i8) {
    let highest = faces.iter().map(|face| face.get()).max().unwrap_or(0);
    let model = game.model_mut(target);
    let result = highest as i8 + modifier + model.flesh_wounds as i8;
    if result >= 4 || model.flesh_wounds >= MOST_FLESH_WOUNDS {
        take_out(game, target);
        return;
    }
    model.flesh_wounds += 1;
    model.wounds = 1;
    let number = model.flesh_wounds;
    game.log.push(Event::FleshWound { model: game.id(target), number });
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

/// What the harm waits for: an injury roll of one die (KT18-INJ-01).
pub fn status(harm: &Harm) -> Status {
    Status::Roll(Roll { side: harm.by, dice: 1, reason: RollReason::Injury })
}

/// KT18-ATTACK-05: each mortal wound costs a wound. Whether anything happened.
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
    let model = &mut game.state.models[target.at()];
    if model.presence != Presence::Board {
        harm.to.pop();
        return true;
    }
    let after = model.wounds.saturating_sub(points);
    model.wounds = after;
    match (after, harm.to.last_mut()) {
        // What the effect would still do to it is discarded.
        (0, Some(due)) => due.1 = 0,
        _ => {
            harm.to.pop();
        }
    }
    let (model, points) = (game.id(target), u16::from(points));
    game.log.push(Event::MortalWounds { model, points, left: i16::from(after) });
    true
}

/// Takes the die of an injury roll.
pub fn roll(game: &mut Kt18, faces: &[Face]) {
    let Some(Frame::Harm(harm)) = game.state.frames.last_mut() else { return };
    let (from, due) = (harm.from, harm.to.pop());
    if let Some((target, _)) = due {
        let sheltered = from.is_some_and(|from| game.sheltered(from, target));
        resolve(game, target, faces, -i8::from(sheltered));
    }
}
