//! Colours, where somebody looks: on a terminal, unless NO_COLOR is set.

use std::io::{self, IsTerminal};

/// Whether standard output shows colours.
pub fn is_wanted() -> bool {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !set("NO_COLOR") && (io::stdout().is_terminal() || set("CLICOLOR_FORCE"))
}

/// What a line is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// It may be.
    Good,
    /// It may not be.
    Bad,
    /// A heading.
    Bold,
    /// Something beside the point.
    Faint,
}

/// The text in a colour, where colours are wanted.
pub fn paint(text: &str, ink: Ink) -> String {
    if !is_wanted() {
        return text.to_owned();
    }
    let code = match ink {
        Ink::Good => "1;32",
        Ink::Bad => "1;31",
        Ink::Bold => "1",
        Ink::Faint => "2",
    };
    format!("\u{1b}[{code}m{text}\u{1b}[0m")
}
