//! How much a player may think about one decision.

use std::fmt;

use table::RuleSet;

use crate::rule_sets::usual_nodes;

/// How much a player may think about one decision.
///
/// Rooms without clocks cannot count milliseconds: whoever has a clock makes `stop` from it. With nodes alone and the
/// same chance, a player answers the same everywhere.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// At most so many nodes: games played on from a position.
    pub nodes: Option<u64>,
    /// Asked between nodes: whether the time is over.
    pub stop: Option<&'a dyn Fn() -> bool>,
}

impl Budget<'_> {
    /// So many nodes and no clock.
    pub const fn nodes(nodes: u64) -> Self {
        Budget { nodes: Some(nodes), stop: None }
    }

    /// As much as players of a rule set usually think.
    pub fn usual(rules: RuleSet) -> Self {
        Budget::nodes(usual_nodes(rules))
    }

    /// Whether thinking is over after so many nodes.
    pub fn is_spent(&self, nodes: u64) -> bool {
        self.nodes.is_some_and(|most| nodes >= most) || self.stop.is_some_and(|stop| stop())
    }
}

impl<'a> Budget<'a> {
    /// As long as `stop` says no.
    pub const fn until(stop: &'a dyn Fn() -> bool) -> Self {
        Budget { nodes: None, stop: Some(stop) }
    }
}

impl fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut debug = f.debug_struct("Budget");
        debug.field("nodes", &self.nodes).field("clock", &self.stop.is_some()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_ends_with_its_nodes_or_its_time() {
        let budget = Budget::nodes(3);
        assert!(!budget.is_spent(2));
        assert!(budget.is_spent(3));
        let over = || true;
        assert!(Budget::until(&over).is_spent(0));
        let never = || false;
        assert!(!Budget::until(&never).is_spent(u64::MAX));
    }
}
