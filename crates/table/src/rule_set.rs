//! The four rule sets.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// One of the rule sets that Coverline knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RuleSet {
    /// Kill Team 2018 in ultra-close confines.
    Kt18,
    /// Kill Team 2021, lite rules.
    Kt21,
    /// Kill Team 2024, lite rules.
    Kt24,
    /// Warhammer 40,000 (8th edition) with Kill Team's alternation.
    Kt4w40k,
}

impl RuleSet {
    /// All of them, oldest first.
    pub const ALL: [RuleSet; 4] = [RuleSet::Kt18, RuleSet::Kt21, RuleSet::Kt24, RuleSet::Kt4w40k];

    /// The id used in files and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            RuleSet::Kt18 => "kt18",
            RuleSet::Kt21 => "kt21",
            RuleSet::Kt24 => "kt24",
            RuleSet::Kt4w40k => "kt4w40k",
        }
    }

    /// What its rule ids begin with, the hyphen included.
    pub const fn prefix(self) -> &'static str {
        match self {
            RuleSet::Kt18 => "KT18-",
            RuleSet::Kt21 => "KT21-",
            RuleSet::Kt24 => "KT24-",
            RuleSet::Kt4w40k => "K4W-",
        }
    }
}

impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A word that names no rule set.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown rule set {0:?}: expected kt18, kt21, kt24 or kt4w40k")]
pub struct UnknownRuleSet(pub String);

impl FromStr for RuleSet {
    type Err = UnknownRuleSet;
    fn from_str(word: &str) -> Result<Self, UnknownRuleSet> {
        let found = Self::ALL.into_iter().find(|set| set.id() == word);
        found.ok_or_else(|| UnknownRuleSet(word.to_owned()))
    }
}
