//! The same questions about a game of ultra-close confines.

mod options;
mod reach;
mod targets;

use game::Speech;
use kt18::{Kt18, ModelIx, Tactic};
pub(super) use options::{kind, open_or_first};
use table::{Answer, Ask, Illegal, ModelId, Rules, Side, Slug, Status};

use super::advice::Advice;
use super::label::Label;
use super::phases;
use crate::Cause;

/// A game with the decision that is open in it.
pub(super) struct Confined<'a> {
    game: &'a Kt18,
    side: Side,
    ask: Ask,
    speech: &'a Speech,
}

impl<'a> Confined<'a> {
    /// None if the game waits for dice or is over.
    pub(super) fn new(game: &'a Kt18, speech: &'a Speech) -> Option<Self> {
        match game.status() {
            Status::Decide(decision) => {
                Some(Confined { game, side: decision.side, ask: decision.ask, speech })
            }
            Status::Roll(_) | Status::Over(_) => None,
        }
    }

    /// The refusal of an answer, if it is one.
    fn refusal(&self, answer: &Answer) -> Option<Cause> {
        self.game.check(answer).err().map(|illegal| self.cause(&illegal))
    }

    fn cause(&self, illegal: &Illegal) -> Cause {
        Cause::new(illegal.rule, self.speech.say(&illegal.why))
    }

    fn find(&self, model: ModelId) -> Option<ModelIx> {
        self.game.setup().index(model).map(|index| ModelIx(index as u8))
    }

    /// The enemies of a model on the board, the nearest as the crow flies first.
    fn enemies(&self, model: ModelIx) -> Vec<ModelIx> {
        let at = self.game.model(model).at;
        let mut all: Vec<ModelIx> = self.game.enemies_of(self.game.side_of(model)).collect();
        all.sort_by_key(|enemy| self.game.model(*enemy).at.squared_distance(at));
        all
    }

    /// A model by its number and the name on its card.
    fn name(&self, model: ModelId) -> String {
        match self.find(model) {
            Some(index) => format!("{model} {}", self.game.card(index).name),
            None => model.to_string(),
        }
    }

    fn weapon(&self, model: ModelId, slug: Slug) -> String {
        let card = self.find(model).map(|index| self.game.card(index));
        let known = card.and_then(|card| card.weapon(slug));
        known.map_or_else(|| slug.to_string(), |(_, weapon)| weapon.name.clone())
    }

    /// A door by its number and the name on the map.
    fn door(&self, number: u8) -> String {
        let index = usize::from(number).checked_sub(1);
        let door = index.and_then(|index| self.game.setup().killzone().doors().get(index));
        match door {
            Some(door) if !door.name.is_empty() => format!("{number} ({})", door.name),
            _ => number.to_string(),
        }
    }

    /// What a whole answer to the open decision is called.
    fn label(&self, answer: &Answer) -> String {
        let plain = match answer {
            Answer::Pass if !matches!(self.ask, Ask::DoorState { .. }) => Label::Pass,
            Answer::End => Label::End,
            Answer::Zone(zone) => Label::Zone { zone: *zone },
            Answer::Deploy(model, ..) => Label::Deploy { model: self.name(*model) },
            Answer::Ploy(slug, on) => self.tactic(*slug, *on),
            _ => {
                let names = phases::Names {
                    model: &|model| self.name(model),
                    weapon: &|model, weapon| self.weapon(model, weapon),
                    door: &|door| self.door(door),
                };
                return phases::label(self.speech, &self.ask, answer, &names);
            }
        };
        self.speech.say(&plain)
    }

    fn tactic(&self, slug: Slug, on: Option<ModelId>) -> Label {
        let known = Tactic::ALL.into_iter().find(|tactic| tactic.slug() == slug);
        let ploy = known.map_or_else(
            || slug.to_string(),
            |tactic| self.speech.text(&format!("term-{}", tactic.slug()), &[]),
        );
        let cost = self.game.setup().switches.tac_cost.0;
        match on {
            Some(model) => Label::PloyOn { ploy, model: self.name(model), cost },
            None => Label::Ploy { ploy, cost },
        }
    }

    /// What a good player would answer.
    pub(super) fn advice(&self) -> Option<Advice> {
        let chosen = ai::confined::choose(self.game).or_else(|| self.game.automatic());
        let answer = chosen.or_else(|| self.game.candidates().into_iter().next())?;
        let reason = match &answer {
            Answer::Deed(_, table::Deed::Charge(_)) => "advice-charge",
            Answer::Deed(_, table::Deed::Normal(_) | table::Deed::Advance) => "advice-closer",
            Answer::End => "advice-finish",
            _ => "advice-sensible",
        };
        Some(Advice {
            label: self.label(&answer),
            reason: self.speech.text(reason, &[]),
            answer: answer.to_string(),
            odds: None,
        })
    }
}
