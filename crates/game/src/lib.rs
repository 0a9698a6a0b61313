//! The one door to every rule set.
//!
//! [`Game`] is any of them; whoever drives a game (a simulation, a server, a bot) needs nothing else. The
//! rule books themselves are here too, to be looked up by id, and so are the sentences of the program in
//! four languages.

mod game;
mod language;
pub mod rulebook;
pub mod speech;

pub use game::{BadPosition, Game};
pub use language::{Language, UnknownLanguage};
pub use speech::Speech;
