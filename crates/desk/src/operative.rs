//! Operatives by name: `lantern-company/long-glass`.

use table::{RuleSet, Side, Slug};

use crate::BadQuestion;
use crate::layout::Model;
use crate::view::{OperativeCard, TeamCard};

/// What a card says of a body.
#[derive(Clone, Debug, Default)]
pub(crate) struct Described {
    /// The diameter of its base, in millimetres.
    pub base_mm: Option<f64>,
    /// How tall it is, in inches.
    pub height: Option<f64>,
    /// Words that rules go by.
    pub keywords: Option<Vec<String>>,
}

/// The card of an operative of a built-in team that a field names.
pub(crate) fn operative(field: &str, name: &str, rules: RuleSet) -> Result<Described, BadQuestion> {
    let bad = |what: String| BadQuestion::new(field, what);
    let cut: String = name.chars().take(60).collect();
    let (team, who) =
        name.split_once('/').ok_or_else(|| bad(format!("{cut:?}: expected TEAM/OPERATIVE")))?;
    let team = catalog::team(team).ok_or_else(|| {
        let names = catalog::team_names(rules);
        let slugs: Vec<String> = names.iter().map(|name| Slug::of(name).to_string()).collect();
        bad(format!("{cut:?}: no team of that name; expected one of {}", slugs.join(", ")))
    })?;
    let found = team.value.rule_set();
    if found != rules {
        return Err(bad(format!("{:?} is a team of {found}, not of {rules}", team.name)));
    }
    let card = crate::view::team(&team, Side::A);
    let card = find_operative(&card, who).map_err(bad)?;
    Ok(described(card))
}

/// The operative of a team by its name, its slug or its number.
///
/// # Errors
/// That there is none, with those that there are.
pub fn find_operative<'a>(team: &'a TeamCard, name: &str) -> Result<&'a OperativeCard, String> {
    let wanted = Slug::of(name);
    let mut all = team.operatives.iter();
    let found = all.find(|card| {
        let id = card.model.to_string();
        Slug::of(&card.name) == wanted || id[1..] == *name || id.eq_ignore_ascii_case(name)
    });
    found.ok_or_else(|| {
        let mut slugs: Vec<String> =
            team.operatives.iter().map(|card| Slug::of(&card.name).to_string()).collect();
        slugs.dedup();
        let near = game::meant(wanted.as_str(), slugs.iter().map(String::as_str));
        let cut: String = name.chars().take(40).collect();
        match near.first() {
            Some(near) => format!("{cut:?} is not of {}; did you mean {near}?", team.name),
            None => {
                format!("{cut:?} is not of {}; expected one of {}", team.name, slugs.join(", "))
            }
        }
    })
}

fn described(card: &OperativeCard) -> Described {
    Described {
        base_mm: Some(card.base_mm),
        height: Some(card.height),
        keywords: Some(card.keywords.clone()),
    }
}

/// A model with the body of a card; keywords only where a rule set goes by them.
#[must_use]
pub fn on_card(model: Model, card: &OperativeCard, keywords: bool) -> Model {
    Model {
        base_mm: Some(card.base_mm),
        height: Some(card.height),
        keywords: keywords.then(|| card.keywords.clone()),
        ..model
    }
}
