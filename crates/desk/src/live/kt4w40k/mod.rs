//! The same questions about a game of armies.

mod formation;
mod options;
mod reach;
mod targets;

use kt4w40k::{Generic, Kt4w40k, UnitIx};
use table::{Ask, Errand, ModelId, Slug};

use super::battle::label::PhaseLabel;
use super::battle::{Offers, Phased};
use super::label::Label;

/// A game with the decision that is open in it.
pub(super) type Decided<'a> = Phased<'a, Kt4w40k>;

impl Decided<'_> {
    /// The enemies of a unit on the table, the nearest first.
    fn enemies(&self, unit: UnitIx) -> Vec<UnitIx> {
        let mut all: Vec<UnitIx> = self.game.enemies_of(self.game.side_of(unit)).collect();
        all.sort_by_cached_key(|enemy| (self.game.distance(unit, *enemy), *enemy));
        all
    }

    fn weapon(&self, unit: ModelId, slug: Slug) -> String {
        let models = self.find(unit).map(|index| &self.game.card(index).models);
        let known = models.and_then(|all| all.iter().find_map(|profile| profile.weapon(slug)));
        known.map_or_else(|| slug.to_string(), |(_, weapon)| weapon.name.clone())
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
}
