//! Which rule set a question is asked about.

use table::RuleSet;

use crate::BadQuestion;

/// The rule set that a question names.
///
/// # Errors
/// If there is none of that name.
pub fn named(rules: &str) -> Result<RuleSet, BadQuestion> {
    rules.parse().map_err(|error| BadQuestion::new("rules", error))
}
