//! The odds of an attack, asked and told in whichever rule set.

use odds::battle::{Kt4w40kQuestion, Kt4w40kReport, Kt18Question, Kt18Report};
use odds::{Policy, Question, Report, Unanswered};
use serde::Serialize;
use utoipa::openapi::{OneOfBuilder, Ref, RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// The most pairs of moments of fights for one question: about a second's work, and less than 200 MB.
const PAIRS: usize = 30_000_000;

/// A question about an attack; `rules` says which of these it is.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(untagged))]
pub enum OddsQuestion {
    /// In the rule sets of dice pools.
    Skirmish(SkirmishOdds),
    /// In Kill Team 2018.
    Kt18(Kt18Question),
    /// In KT4W40K.
    Kt4w40k(Kt4w40kQuestion),
}

/// A question about an attack in which both sides choose.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SkirmishOdds {
    /// The attack.
    #[cfg_attr(feature = "typescript", ts(flatten))]
    pub question: Question,
    /// How both sides choose; as well as can be if nothing is said.
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub policy: Option<Policy>,
}

/// The answer to a question about an attack; `rules` says which of these it is.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum OddsReport {
    /// In the rule sets of dice pools.
    Skirmish(Report),
    /// In Kill Team 2018.
    Kt18(Kt18Report),
    /// In KT4W40K.
    Kt4w40k(Kt4w40kReport),
}

impl ToSchema for SkirmishOdds {
    fn schemas(all: &mut Vec<(String, RefOr<Schema>)>) {
        Question::schemas(all);
        Policy::schemas(all);
    }
}

// Nothing but the fields of the question, and one more.
impl PartialSchema for SkirmishOdds {
    fn schema() -> RefOr<Schema> {
        match Question::schema() {
            RefOr::T(Schema::Object(mut question)) => {
                question.properties.insert("policy".to_owned(), Policy::schema());
                Schema::Object(question).into()
            }
            other => other,
        }
    }
}

// It is read by its rule set and not by trying one after another, which a derived schema would have it.
impl ToSchema for OddsQuestion {
    fn schemas(all: &mut Vec<(String, RefOr<Schema>)>) {
        fn add<T: ToSchema>(all: &mut Vec<(String, RefOr<Schema>)>) {
            all.push((T::name().into(), T::schema()));
            T::schemas(all);
        }
        add::<SkirmishOdds>(all);
        add::<Kt18Question>(all);
        add::<Kt4w40kQuestion>(all);
    }
}

impl PartialSchema for OddsQuestion {
    fn schema() -> RefOr<Schema> {
        fn named<T: ToSchema>() -> Ref {
            Ref::from_schema_name(T::name())
        }
        let about = "A question about an attack; `rules` says which of these it is.";
        let any = OneOfBuilder::new().description(Some(about)).item(named::<SkirmishOdds>());
        any.item(named::<Kt18Question>()).item(named::<Kt4w40kQuestion>()).into()
    }
}

impl OddsQuestion {
    /// What the attack comes to.
    ///
    /// # Errors
    /// The field that says something impossible, or an attack that is too large.
    pub fn answered(&self) -> Result<OddsReport, Unanswered> {
        Ok(match self {
            OddsQuestion::Skirmish(SkirmishOdds { question, policy }) => {
                let odds = question.odds_within(policy.unwrap_or_default(), PAIRS)?;
                OddsReport::Skirmish(Report::new(question, &odds))
            }
            OddsQuestion::Kt18(question) => {
                OddsReport::Kt18(Kt18Report::new(question, &question.odds()?))
            }
            OddsQuestion::Kt4w40k(question) => {
                OddsReport::Kt4w40k(Kt4w40kReport::new(question, &question.odds()?))
            }
        })
    }
}
