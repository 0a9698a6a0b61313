//! Conditions: and, or, not over what somebody is and how things stand.

mod expression;
mod property;
mod situation;

pub use expression::Condition;
pub use property::Property;
pub use situation::Situation;
