//! The same questions about a game of ultra-close confines.

mod options;
mod reach;
mod targets;

use kt18::{Kt18, ModelIx, Tactic};
use table::{ModelId, Slug};

use super::battle::{Offers, Phased};
use super::label::Label;

/// A game with the decision that is open in it.
pub(super) type Decided<'a> = Phased<'a, Kt18>;

impl Decided<'_> {
    /// The enemies of a model on the board, the nearest as the crow flies first.
    fn enemies(&self, model: ModelIx) -> Vec<ModelIx> {
        let at = self.game.model(model).at;
        let mut all: Vec<ModelIx> = self.game.enemies_of(self.game.side_of(model)).collect();
        all.sort_by_key(|enemy| self.game.model(*enemy).at.squared_distance(at));
        all
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
}
