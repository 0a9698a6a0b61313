//! Which rule sets questions can be asked about.

use game::Game;
use table::RuleSet;

use crate::BadQuestion;

/// Refuses rule sets that cannot be played yet.
///
/// # Errors
/// If it is one of those.
pub fn playable(set: RuleSet) -> Result<RuleSet, BadQuestion> {
    if Game::RULE_SETS.contains(&set) { Ok(set) } else { Err(unplayable(set)) }
}

/// The refusal of a rule set that cannot be played yet.
pub fn unplayable(set: RuleSet) -> BadQuestion {
    let known = Game::RULE_SETS.map(RuleSet::id).join(" or ");
    BadQuestion::new("rules", format!("{set} is not playable yet, expected {known}"))
}

/// The rule set that a question names, if it can be played.
///
/// # Errors
/// If there is none of that name, or it cannot be played yet.
pub fn named(rules: &str) -> Result<RuleSet, BadQuestion> {
    playable(rules.parse().map_err(|error| BadQuestion::new("rules", error))?)
}
