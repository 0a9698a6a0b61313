//! The rule sets by their ids.

use std::fmt;
use std::str::FromStr;
use std::sync::{PoisonError, RwLock};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

/// A rule set, by its id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(type = "string"))]
pub struct RuleSet {
    id: &'static str,
    prefix: &'static str,
}

/// Rule sets that do not come with the program.
static MORE: RwLock<Vec<RuleSet>> = RwLock::new(Vec::new());

impl RuleSet {
    /// Kill Team 2018 in ultra-close confines.
    pub const KT18: RuleSet = RuleSet { id: "kt18", prefix: "KT18-" };
    /// Kill Team 2021, lite rules.
    pub const KT21: RuleSet = RuleSet { id: "kt21", prefix: "KT21-" };
    /// Kill Team 2024, lite rules.
    pub const KT24: RuleSet = RuleSet { id: "kt24", prefix: "KT24-" };
    /// Warhammer 40,000 (8th edition) with Kill Team's alternation.
    pub const KT4W40K: RuleSet = RuleSet { id: "kt4w40k", prefix: "K4W-" };

    /// Those that come with the program, oldest first.
    pub const ALL: [RuleSet; 4] = [RuleSet::KT18, RuleSet::KT21, RuleSet::KT24, RuleSet::KT4W40K];

    /// A rule set that does not come with the program: its id, and what its rule ids begin with.
    pub const fn another(id: &'static str, prefix: &'static str) -> RuleSet {
        RuleSet { id, prefix }
    }

    /// Lets the id of a rule set be read from now on.
    pub fn make_known(self) {
        let mut more = MORE.write().unwrap_or_else(PoisonError::into_inner);
        if !Self::ALL.contains(&self) && !more.contains(&self) {
            more.push(self);
        }
    }

    /// The id used in files and on the command line.
    pub const fn id(self) -> &'static str {
        self.id
    }

    /// What its rule ids begin with, the hyphen included.
    pub const fn prefix(self) -> &'static str {
        self.prefix
    }
}

impl fmt::Debug for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

/// A word that names no rule set.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown rule set {0:?}: expected kt18, kt21, kt24 or kt4w40k")]
pub struct UnknownRuleSet(pub String);

impl FromStr for RuleSet {
    type Err = UnknownRuleSet;
    fn from_str(word: &str) -> Result<Self, UnknownRuleSet> {
        let more = MORE.read().unwrap_or_else(PoisonError::into_inner);
        let found = Self::ALL.iter().chain(more.iter()).find(|set| set.id == word);
        found.copied().ok_or_else(|| UnknownRuleSet(word.to_owned()))
    }
}

impl Serialize for RuleSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id)
    }
}

impl<'de> Deserialize<'de> for RuleSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        const IDS: [&str; 4] =
            [RuleSet::KT18.id, RuleSet::KT21.id, RuleSet::KT24.id, RuleSet::KT4W40K.id];
        let word = String::deserialize(deserializer)?;
        word.parse().map_err(|_| D::Error::unknown_variant(&word, &IDS))
    }
}

impl PartialSchema for RuleSet {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new().schema_type(Type::String).into()
    }
}

impl ToSchema for RuleSet {}
