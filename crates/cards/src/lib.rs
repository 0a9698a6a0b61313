//! What teams can do, as data: the typed [`Card`], its grammar and its words. No rule set plays cards yet; files do not
//! take them.
//!
//! ```
//! use cards::{Condition, Effect};
//!
//! let condition: Condition = "target within 6 of it and not (target in cover)".parse()?;
//! assert_eq!(condition.to_string(), "target within 6 of it and not target in cover");
//! let effect: Effect = "roll: on 4+ it keeps 1 wounds".parse()?;
//! assert_eq!(effect.to_string(), "roll: on 4+ it keeps 1 wounds");
//! # Ok::<(), cards::BadText>(())
//! ```

mod card;
mod catalogue;
mod condition;
pub mod effect;
pub mod language;
mod moment;
pub mod sets;
mod words;
mod written;

pub use card::{
    Card, CardWords, Cost, FIELDS, Kind, Lasts, Limit, MAX_EFFECTS, Price, Times, read_card,
};
pub use catalogue::{Table, tables};
pub use condition::{Condition, Property, Situation};
pub use effect::Effect;
pub use language::{Amount, Who};
pub use moment::{Doing, DoingRow, Hook, Moment, MomentRow, Phase};
pub use sets::Sets;
pub use words::{Joined, Words};
pub use written::{
    And, BadText, Count, Form, Inches, Name, Needed, Or, Reader, RuleText, Semi, Signed, Walk,
    Writer, Written, print, read, stranger,
};
