//! What the use of a card costs.

use crate::sets::{ALL, SKIRMISH};
use crate::{And, Count, Form, Name, Reader, Words, Writer, Written, forms, text_form};

forms! {
    /// One thing that is paid.
    Price, "price", "a price";
    /// Command points.
    "command" => Command { number: Count } = "{number} CP", "1 CP", ALL;
    /// Action points, where it is an action.
    "action" => Action { number: Count } = "{number} AP", "1 AP", SKIRMISH;
    /// Points of a resource.
    "resource" => Resource { number: Count, name: Name } = "{number} {name} points", "2 Faith points", ALL;
    /// Tokens of the bearer.
    "tokens" => Tokens { number: Count, token: Name } = "{number} {token} tokens", "1 Soot tokens", ALL;
    /// Wounds of the bearer.
    "wounds" => Wounds { number: Count } = "{number} wounds", "1 wounds", ALL;
    /// The charge of a psychic power.
    "charge" => WarpCharge { number: Count } = "warp charge {number}", "warp charge 6", crate::sets::BATTLE;
}

/// Everything that is paid together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cost(pub And<Price>);

text_form!(Cost);

impl Cost {
    /// The command points in it.
    pub fn command(&self) -> u8 {
        let command = self.0.items().iter().filter_map(|price| match price {
            Price::Command { number } => Some(number.0),
            _ => None,
        });
        command.fold(0, u8::saturating_add)
    }

    /// The action points in it.
    pub fn action_points(&self) -> Option<u8> {
        self.0.items().iter().find_map(|price| match price {
            Price::Action { number } => Some(number.0),
            _ => None,
        })
    }
}

impl Written for Cost {
    const NOUN: &'static str = "a price such as 1 CP";

    fn read(reader: &mut Reader<'_>, at: usize) -> Option<(Self, usize)> {
        reader.one::<And<Price>>(at).map(|(prices, end)| (Cost(prices), end))
    }

    fn write(&self, out: &mut Writer) {
        self.0.write(out);
    }

    fn words(&self) -> Words {
        self.0.words()
    }

    fn uses(&self, visit: &mut dyn FnMut(&'static Form)) {
        self.0.uses(visit);
    }
}
