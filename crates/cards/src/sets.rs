//! Which rule sets have something.

use table::RuleSet;

/// A set of rule sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sets(u8);

/// Kill Team 2024.
pub const KT24: Sets = Sets(1);
/// Kill Team 2021.
pub const KT21: Sets = Sets(2);
/// Kill Team 2018.
pub const KT18: Sets = Sets(4);
/// Warhammer 40,000 with the alternation of Kill Team.
pub const KT4W40K: Sets = Sets(8);
/// The rule sets with activations.
pub const SKIRMISH: Sets = Sets(3);
/// The rule sets with phases.
pub const BATTLE: Sets = Sets(12);
/// All four.
pub const ALL: Sets = Sets(15);

impl Sets {
    const EACH: [(Sets, RuleSet); 4] = [
        (KT24, RuleSet::KT24),
        (KT21, RuleSet::KT21),
        (KT18, RuleSet::KT18),
        (KT4W40K, RuleSet::KT4W40K),
    ];

    /// Both.
    #[must_use]
    pub const fn and(self, other: Sets) -> Sets {
        Sets(self.0 | other.0)
    }

    /// Whether a rule set is among them.
    pub fn has(self, rules: RuleSet) -> bool {
        self.rule_sets().any(|one| one == rules)
    }

    /// They, the newest first.
    pub fn rule_sets(self) -> impl Iterator<Item = RuleSet> {
        Self::EACH.into_iter().filter(move |(one, _)| self.0 & one.0 != 0).map(|(_, rules)| rules)
    }
}
