//! The same questions about a game of armies.

mod formation;
mod options;
mod reach;
mod targets;

use game::Speech;
use kt4w40k::{Generic, Kt4w40k, UnitIx};
use table::{Answer, Ask, Deed, Errand, Illegal, ModelId, Rules, Side, Slug, Status};

use super::advice::Advice;
use super::label::Label;
use super::phases;
use super::phases::PhaseLabel;
use crate::Cause;

/// A game with the decision that is open in it.
pub(super) struct Fielded<'a> {
    game: &'a Kt4w40k,
    side: Side,
    ask: Ask,
    speech: &'a Speech,
}

impl<'a> Fielded<'a> {
    /// None if the game waits for dice or is over.
    pub(super) fn new(game: &'a Kt4w40k, speech: &'a Speech) -> Option<Self> {
        match game.status() {
            Status::Decide(decision) => {
                Some(Fielded { game, side: decision.side, ask: decision.ask, speech })
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

    fn find(&self, unit: ModelId) -> Option<UnitIx> {
        self.game.setup().index(unit).map(|index| UnitIx(index as u8))
    }

    /// The unit that the decision is about.
    fn about(&self) -> Option<ModelId> {
        match self.ask {
            Ask::Go { model, .. }
            | Ask::Reaction { model, .. }
            | Ask::Blows { model }
            | Ask::Opportunity { model, .. }
            | Ask::Embark { model }
            | Ask::Allocate { model, .. }
            | Ask::Bravery { model }
            | Ask::React { model } => Some(model),
            _ => None,
        }
    }

    /// The enemies of a unit on the table, the nearest first.
    fn enemies(&self, unit: UnitIx) -> Vec<UnitIx> {
        let mut all: Vec<UnitIx> = self.game.enemies_of(self.game.side_of(unit)).collect();
        all.sort_by_cached_key(|enemy| (self.game.distance(unit, *enemy), *enemy));
        all
    }

    /// A unit by its number and the name on its card.
    fn name(&self, unit: ModelId) -> String {
        match self.find(unit) {
            Some(index) => format!("{unit} {}", self.game.card(index).name),
            None => unit.to_string(),
        }
    }

    fn weapon(&self, unit: ModelId, slug: Slug) -> String {
        let models = self.find(unit).map(|index| &self.game.card(index).models);
        let known = models.and_then(|all| all.iter().find_map(|profile| profile.weapon(slug)));
        known.map_or_else(|| slug.to_string(), |(_, weapon)| weapon.name.clone())
    }

    /// What a whole answer to the open decision is called.
    fn label(&self, answer: &Answer) -> String {
        let plain = match answer {
            Answer::Pass if self.ask == Ask::Reroll => Label::NoReroll,
            Answer::Pass => Label::Pass,
            Answer::End => Label::End,
            Answer::Zone(zone) => Label::Zone { zone: *zone },
            Answer::Target(unit) => Label::Target { model: self.name(*unit) },
            Answer::Deploy(unit, ..) => Label::Deploy { model: self.name(*unit) },
            Answer::Reroll(source, faces) => Label::Reroll { source: *source, faces: *faces },
            Answer::Ploy(slug, Some(unit)) if matches!(self.ask, Ask::Deploy { .. }) => {
                let model = self.name(*unit);
                let reserve = slug.as_str() == "reserve";
                let label = match reserve {
                    true => PhaseLabel::InReserve { model },
                    false => PhaseLabel::InTransport { model },
                };
                return self.speech.say(&label);
            }
            Answer::Ploy(slug, on) => self.effect(*slug, *on),
            Answer::Yes => return self.speech.say(&self.consent()),
            Answer::Lose(number) => return self.speech.say(&self.loser(*number)),
            _ => {
                let names = phases::Names {
                    model: &|unit| self.name(unit),
                    weapon: &|unit, weapon| self.weapon(unit, weapon),
                    door: &|door| door.to_string(),
                };
                return phases::label(self.speech, &self.ask, answer, &names);
            }
        };
        self.speech.say(&plain)
    }

    /// What it is to say yes to the open decision.
    fn consent(&self) -> PhaseLabel {
        match self.ask {
            Ask::Opportunity { model, .. } => PhaseLabel::Strike { model: self.name(model) },
            Ask::Bravery { model } => PhaseLabel::Bravery { model: self.name(model) },
            Ask::Go { errand: Errand::Charge, .. } => PhaseLabel::Storm,
            _ => PhaseLabel::CloseIn,
        }
    }

    /// A model of a unit that suffers, by its number and the name on its card.
    fn loser(&self, number: u8) -> PhaseLabel {
        let model = self.about().and_then(|unit| self.game.numbered(self.find(unit)?, number));
        match model {
            Some(model) => PhaseLabel::LoseNamed {
                number,
                name: self.game.profile(model).name.clone(),
                wounds: self.game.model(model).wounds,
            },
            None => PhaseLabel::Lose { number },
        }
    }

    /// What an effect costs; nothing for what is no stratagem.
    fn cost(&self, slug: Slug) -> u8 {
        let generic = Generic::ALL.into_iter().find(|generic| generic.slug() == slug);
        let mut own = self.game.setup().armies[self.side.index()].stratagems.iter();
        let own = own.find(|stratagem| stratagem.slug == slug).map(|stratagem| stratagem.cost);
        generic.map(Generic::cost).or(own).unwrap_or(0)
    }

    fn effect(&self, slug: Slug, on: Option<ModelId>) -> Label {
        let mut own = self.game.setup().armies[self.side.index()].stratagems.iter();
        let own = own.find(|stratagem| stratagem.slug == slug).map(|own| own.name.clone());
        let ploy = own.unwrap_or_else(|| self.speech.text(&format!("term-{slug}"), &[]));
        let cost = self.cost(slug);
        match on {
            Some(unit) => Label::PloyOn { ploy, model: self.name(unit), cost },
            None => Label::Ploy { ploy, cost },
        }
    }

    /// What a good player would answer.
    pub(super) fn advice(&self) -> Option<Advice> {
        let chosen = ai::fielded::choose(self.game).or_else(|| self.game.automatic());
        let answer = chosen.or_else(|| self.game.candidates().into_iter().next())?;
        let reason = match &answer {
            Answer::Deed(_, Deed::Charge(_)) => "advice-charge",
            Answer::Deed(_, Deed::March | Deed::Advance) => "advice-closer",
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
