//! A team of any rule set.

use std::any::Any;
use std::fmt::Debug;
use std::sync::Arc;

use table::{Playable, RuleSet};

/// A team of one of the rule sets.
#[derive(Clone, Debug)]
pub struct Team {
    rules: RuleSet,
    team: Arc<dyn AnyTeam>,
}

impl Team {
    /// A team of a rule set's own.
    pub fn new<G: Playable>(team: G::Team) -> Self {
        Team { rules: G::RULE_SET, team: Arc::new(team) }
    }

    /// The rule set that the team is written for.
    pub fn rule_set(&self) -> RuleSet {
        self.rules
    }

    /// The team as one of a rule set, if it is of that.
    pub fn of<G: Playable>(&self) -> Option<&G::Team> {
        let team: &dyn Any = &*self.team;
        team.downcast_ref().filter(|_| self.rules == G::RULE_SET)
    }
}

impl PartialEq for Team {
    fn eq(&self, other: &Self) -> bool {
        self.rules == other.rules && self.team.is(&*other.team)
    }
}

/// What teams have in common.
trait AnyTeam: Any + Debug + Send + Sync {
    /// Whether it is the same as another.
    fn is(&self, other: &dyn AnyTeam) -> bool;
}

impl<T: Any + Debug + PartialEq + Send + Sync> AnyTeam for T {
    fn is(&self, other: &dyn AnyTeam) -> bool {
        let other: &dyn Any = other;
        other.downcast_ref::<T>().is_some_and(|other| other == self)
    }
}
