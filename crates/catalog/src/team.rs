//! The team format: its head, common to all rule sets; the body is read by the rule set that it names.

use game::Team;
use table::RuleSet;
use table::file::{Fields, Problem, Problems};

use crate::loaded::{first, read_file};
use crate::{Format, Loaded};

/// Reads a team. `file` is only for messages.
///
/// # Errors
/// The first thing wrong with it.
pub fn read_team(text: &str, file: &str) -> Result<Loaded<Team>, Problem> {
    read_whole_team(text, file).map_err(first)
}

/// Reads a team, and names everything wrong with it.
pub(crate) fn read_whole_team(text: &str, file: &str) -> Result<Loaded<Team>, Vec<Problem>> {
    read_file(text, file, Format::Team, read)
}

fn read(fields: &Fields, problems: &mut Problems) -> Option<Team> {
    // A file that does not say for which is read all the same, so that one reading names all that is wrong with it.
    let rules = problems.keep(rule_set(fields)).unwrap_or(RuleSet::KT24);
    game::door(rules)?.read_team(fields, problems)
}

/// The rule set that a file says it is written for.
pub(crate) fn rule_set(fields: &Fields) -> Result<RuleSet, Problem> {
    let field = fields.field("rules");
    if let Some(rules) = field.text().ok().and_then(|word| word.parse().ok()) {
        return Ok(rules);
    }
    field.word(&RuleSet::ALL.map(|rules| (rules.id(), rules)))
}
