//! A card as a whole: what teams can do.

mod cost;
mod file;
mod kind;
mod lasts;
mod limit;

use serde::{Deserialize, Serialize};
use table::RuleSet;

pub use cost::{Cost, Price};
pub use file::{FIELDS, MAX_EFFECTS, read_card};
pub use kind::Kind;
pub use lasts::Lasts;
pub use limit::{Limit, Times};

use crate::language::Who;
use crate::{Condition, Effect, Form, Moment, Words, Written};

/// A ploy, an ability, equipment, a faction rule, a weapon's own rule, an action, a Tactic, a specialism, a stratagem, a
/// power, an aura, a mission rule.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// What people call it.
    pub name: String,
    /// What it is.
    pub kind: Kind,
    /// What its use costs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<Cost>,
    /// When it works or may be used.
    #[serde(rename = "when")]
    pub moment: Moment,
    /// Under which condition.
    #[serde(default, rename = "if", skip_serializing_if = "Option::is_none")]
    pub condition: Option<Condition>,
    /// Whom it selects: `they` of its effects.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub whom: Option<Who>,
    /// How often it works.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<Limit>,
    /// What it does.
    #[serde(rename = "do", default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effect>,
    /// How long.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lasts: Option<Lasts>,
    /// What its author says beside it.
    #[serde(rename = "text", default, skip_serializing_if = "String::is_empty")]
    pub prose: String,
}

impl Card {
    /// Visits every form that is used in it.
    pub fn uses(&self, visit: &mut dyn FnMut(&'static Form)) {
        self.kind.uses(visit);
        self.cost.uses(visit);
        self.moment.uses(visit);
        self.condition.uses(visit);
        self.whom.uses(visit);
        self.limit.uses(visit);
        self.effects.iter().for_each(|effect| effect.uses(visit));
        self.lasts.uses(visit);
    }

    /// Every name that stands in it: of keywords, tokens, markers, resources, cards.
    pub fn names(&self) -> Vec<String> {
        let words = self.words();
        let mut names = Vec::new();
        words.parts().for_each(|part| part.names(&mut |name| names.push(name.to_owned())));
        names
    }

    /// The first form in it that a rule set does not have.
    pub fn stranger(&self, rules: RuleSet) -> Option<&'static Form> {
        let mut found = None;
        self.uses(&mut |form| {
            if found.is_none() && !form.sets.has(rules) {
                found = Some(form);
            }
        });
        found
    }

    /// What it says to people, part by part: when, if, whom, what, how often, how long, at what price.
    pub fn words(&self) -> CardWords {
        CardWords {
            kind: self.kind.words(),
            cost: self.cost.as_ref().map(Written::words),
            moment: self.moment.words(),
            condition: self.condition.as_ref().map(Written::words),
            whom: self.whom.as_ref().map(Written::words),
            limit: self.limit.as_ref().map(Written::words),
            effects: self.effects.iter().map(Written::words).collect(),
            lasts: self.lasts.as_ref().map(Written::words),
        }
    }
}

/// The parts of a card's sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardWords {
    /// What it is.
    pub kind: Words,
    /// What its use costs.
    pub cost: Option<Words>,
    /// When it works or may be used.
    pub moment: Words,
    /// Under which condition.
    pub condition: Option<Words>,
    /// Whom it selects.
    pub whom: Option<Words>,
    /// How often it works.
    pub limit: Option<Words>,
    /// What it does.
    pub effects: Vec<Words>,
    /// How long.
    pub lasts: Option<Words>,
}

impl CardWords {
    /// All parts, one after another.
    pub fn parts(&self) -> impl Iterator<Item = &Words> {
        let before =
            [Some(&self.kind), self.cost.as_ref(), Some(&self.moment), self.condition.as_ref()];
        let after = [self.whom.as_ref(), self.limit.as_ref(), self.lasts.as_ref()];
        before.into_iter().chain(after).flatten().chain(&self.effects)
    }
}
