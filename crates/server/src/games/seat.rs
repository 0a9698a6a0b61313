//! Who sits at a table.

use ai::Level;

/// Who plays a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// A person, known by id and name; nobody while a friend is awaited.
    Person(Option<(String, String)>),
    /// The computer.
    Computer(Level),
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Who plays.
    pub sitter: Sitter,
    /// The hash of the word that lets a friend take it, while one is awaited.
    pub invite_hash: Option<String>,
    /// The words that its player added to the dice.
    pub entropy: String,
    /// Whether its player is a guest, whose name nobody has vouched for.
    pub guest: bool,
}

impl Seat {
    /// The id of the person who plays it.
    #[must_use]
    pub fn owner(&self) -> Option<&str> {
        match &self.sitter {
            Sitter::Person(Some((id, _))) => Some(id),
            _ => None,
        }
    }

    /// Whether the computer plays it.
    #[must_use]
    pub fn is_computer(&self) -> bool {
        matches!(self.sitter, Sitter::Computer(_))
    }

    /// Whether somebody plays it.
    #[must_use]
    pub fn is_taken(&self) -> bool {
        self.sitter != Sitter::Person(None)
    }
}
