//! The answers that are listed to somebody who asks what could be answered.

use crate::Answer;

/// Legal answers to the open decision, and whether there are others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// The answers. Whatever may be chosen now, be it an operative or a unit, is named in at least one of them.
    pub answers: Vec<Answer>,
    /// Whether no other answer is legal.
    pub complete: bool,
}
