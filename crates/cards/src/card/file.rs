//! Cards in team and mission files: a table with a short text for each field.

use table::RuleSet;
use table::file::{Field, Problem};

use super::{Card, Cost, Kind, Limit};
use crate::{BadText, Condition, Effect, Lasts, Moment, Who, Written};

/// The most effects of one card.
pub const MAX_EFFECTS: usize = 12;

/// The fields of a card in a file.
pub const FIELDS: [&str; 10] =
    ["name", "kind", "cost", "when", "if", "whom", "limit", "do", "lasts", "text"];

/// The problem of a text in a field; the column counts from the first character of the text.
fn problem(field: &Field, bad: &BadText) -> Problem {
    let problem = field.problem(bad.to_string());
    problem.said(
        "problem-card-text",
        &[("column", &bad.column), ("expected", &bad.expected), ("found", &bad.found)],
    )
}

fn written<T: Written>(field: &Field) -> Result<T, Problem> {
    crate::read(field.text()?).map_err(|bad| problem(field, &bad))
}

fn maybe<T: Written>(field: Option<Field>) -> Result<Option<T>, Problem> {
    field.map(|field| written(&field)).transpose()
}

/// Reads a card; `kind` is what it is where the file has another place for each kind.
///
/// # Errors
/// What is wrong with it, and where; also something that the rule set does not have.
pub fn read_card(entry: &Field, kind: Option<Kind>, rules: RuleSet) -> Result<Card, Problem> {
    let fields = entry.fields()?.only(&FIELDS)?;
    let given = maybe::<Kind>(fields.optional("kind"))?;
    let kind = match (given, kind) {
        (Some(kind), _) | (None, Some(kind)) => kind,
        (None, None) => written(&fields.field("kind"))?,
    };
    let moment = match fields.optional("when") {
        Some(field) => written(&field)?,
        None => default_moment(&kind).ok_or_else(|| fields.field("when").expected("a moment"))?,
    };
    let effects = fields.field("do").list(MAX_EFFECTS)?;
    let prose = fields.optional("text").map_or(Ok(""), |field| field.text())?;
    if effects.is_empty() && kind != Kind::Note {
        return Err(fields.field("do").problem(format!("expected 1 to {MAX_EFFECTS} effects")));
    }
    let card = Card {
        name: fields.field("name").name()?,
        kind,
        cost: maybe::<Cost>(fields.optional("cost"))?,
        moment,
        condition: maybe::<Condition>(fields.optional("if"))?,
        whom: maybe::<Who>(fields.optional("whom"))?,
        limit: maybe::<Limit>(fields.optional("limit"))?,
        effects: effects.iter().map(written::<Effect>).collect::<Result<_, _>>()?,
        lasts: maybe::<Lasts>(fields.optional("lasts"))?,
        prose: prose.trim().to_owned(),
    };
    refuse_strangers(&card, entry, rules)?;
    Ok(card)
}

/// The moment of kinds that have one of their own.
fn default_moment(kind: &Kind) -> Option<Moment> {
    match kind {
        Kind::Strategy | Kind::Gambit => Some(Moment::Gambit),
        Kind::Action => Some(Moment::Action),
        Kind::Mode => Some(Moment::Called),
        Kind::Note | Kind::Equipment => Some(Moment::Always),
        _ => None,
    }
}

/// Refuses a card that asks for what the rule set does not play.
fn refuse_strangers(card: &Card, entry: &Field, rules: RuleSet) -> Result<(), Problem> {
    match card.stranger(rules) {
        None => Ok(()),
        Some(form) => {
            let what = format!("{rules} does not play \"{}\"", form.pattern);
            let problem = entry.problem(what);
            Err(problem.said("problem-card-form", &[("rules", &rules), ("form", &form.pattern)]))
        }
    }
}
