//! Files that people write: TOML, read field by field, so that every refusal knows its line, its field and what was
//! expected. What the fields mean is said by whoever reads them: a rule set its teams, the catalogue the rest.

mod fields;
mod named;
mod notes;
mod problem;
mod roster;

pub use fields::{Field, Fields, Source};
pub use named::{named, no_two_alike};
pub use notes::{MAX_NOTE, MAX_NOTES, Note, read_notes};
pub use problem::{Problem, Problems, Saying};
pub use roster::{
    Choice, MAX_ARMOURY, MAX_CARDS, Offer, Taken, has_roster, read_choices, read_offered,
    read_roster,
};
