//! Why an answer is as it is, in words.

use game::Speech;
use geometry::Point3;
use serde::Serialize;
use table::Reason;
use utoipa::ToSchema;

use crate::layout::{Layout, Named};

/// One rule that decided, with the sentence that says how.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Cause {
    /// The rule's id.
    pub rule: &'static str,
    /// The sentence, in the language that was asked for.
    pub text: String,
    /// The line that shows it, in inches: from and to, each as x, y and height.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub line: Option<[[f64; 3]; 2]>,
}

impl Cause {
    /// A rule and its sentence, without a line.
    pub fn new(rule: &'static str, text: String) -> Self {
        Cause { rule, text, line: None }
    }

    /// A reason of a verdict on a table that a question describes.
    pub(crate) fn of<G>(reason: &Reason, layout: &Layout<G>, speech: &Speech) -> Self {
        let cause = Cause::spoken(reason, speech);
        let text = match (&reason.refusal, reason.model) {
            (Some(why), _) => speech.say(&Named { why, layout }),
            (None, Some(model)) => {
                let id = format!("reason-{}", reason.key);
                speech.text(&id, &[("model", layout.id(model).to_owned())])
            }
            (None, None) => return cause,
        };
        Cause { text, ..cause }
    }

    /// A reason of a verdict in a game, where models go by the names of the notation.
    pub(crate) fn spoken(reason: &Reason, speech: &Speech) -> Self {
        let line = reason.line.map(|(from, to)| [inches(from), inches(to)]);
        Cause { rule: reason.rule, text: speech.reason(reason), line }
    }
}

fn inches(point: Point3) -> [f64; 3] {
    [point.x, point.y, point.z].map(|length| length.to_inches_f64())
}
