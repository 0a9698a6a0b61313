//! Verdicts on targets, with their reasons.

use geometry::{Length, Point3};
use serde::Serialize;

use crate::{ModelId, Why};

/// The targeting verdict between two models.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The gap between the bases; none where walls leave no way.
    pub distance: Option<Length>,
    /// Whether it can be seen.
    pub visible: bool,
    /// Whether something hides part of it: distant terrain in one edition, anything between in another.
    pub obscured: bool,
    /// Whether near terrain shelters it.
    pub cover: bool,
    /// Whether the two are at close quarters.
    pub engaged: bool,
    /// Whether the target may be shot at.
    pub valid_target: bool,
    /// Whether the defender may keep a die for cover.
    pub cover_save: bool,
    /// The rules that decided, in order.
    pub why: Vec<Reason>,
}

/// One rule that decided a verdict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reason {
    /// The rule.
    pub rule: &'static str,
    /// The message, of the family `reason`.
    pub key: &'static str,
    /// The refusal, where the message is one.
    pub refusal: Option<Why>,
    /// The piece of terrain that decided.
    pub terrain: Option<String>,
    /// The model that decided.
    pub model: Option<ModelId>,
    /// The line that shows it.
    pub line: Option<(Point3, Point3)>,
}

impl Reason {
    /// The messages that verdicts use.
    pub const KEYS: &'static [&'static str] = &[
        "measured",
        "measured-round",
        "no-way",
        "visible",
        "hidden",
        "in-cover",
        "too-close-for-cover",
        "obscured",
        "obscured-by-model",
        "sheltered",
        "in-plain-sight",
        "engaged",
        "engaged-round-corner",
        "walled-off",
        "cover-save",
        "no-cover-save",
        "refused",
        "valid-target",
    ];

    /// A rule without anything to show.
    pub fn plain(rule: &'static str, key: &'static str) -> Self {
        Reason { rule, key, refusal: None, terrain: None, model: None, line: None }
    }

    /// A rule with the line that shows it.
    pub fn line(rule: &'static str, key: &'static str, from: Point3, to: Point3) -> Self {
        Reason { line: Some((from, to)), ..Reason::plain(rule, key) }
    }

    /// A refusal.
    pub fn refused(rule: &'static str, why: Why) -> Self {
        Reason { refusal: Some(why), ..Reason::plain(rule, "refused") }
    }
}
