//! How a command ends when it does not simply succeed.

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

use catalog::{Misnamed, Problem};

/// Why a command ends early.
#[derive(Debug)]
pub enum Failure {
    /// The input, or the way the program was called, is wrong. The line names the field.
    Input(String),
    /// What was to be checked does not hold. The lines say where: they are the answer that was asked for.
    Refuted(String),
    /// Nobody reads the answer any more, which is no fault of ours.
    Unread,
}

impl Failure {
    /// Bad input, described by what it is about and what is wrong with it.
    pub fn input(field: impl Display, what: impl Display) -> Self {
        Failure::Input(format!("{field}: {what}"))
    }

    /// Tells whoever called the program, and gives the exit status: 1 for what does not hold, 2 for bad
    /// input, which is always told in one line.
    pub fn report(self) -> ExitCode {
        // If nobody listens any more, the exit status is all that is left to say.
        match self {
            Failure::Input(what) => {
                let _ = writeln!(io::stderr(), "{}", one_line(&what));
                ExitCode::from(2)
            }
            Failure::Refuted(what) => {
                let _ = answer(&format!("{}\n", what.trim_end()));
                ExitCode::FAILURE
            }
            Failure::Unread => ExitCode::SUCCESS,
        }
    }
}

impl From<Misnamed> for Failure {
    fn from(misnamed: Misnamed) -> Self {
        Failure::input(misnamed.field, misnamed.what)
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        Failure::Input(problem.to_string())
    }
}

/// The longest line that is worth reading.
const LONGEST: usize = 400;

/// The text as one line without control characters, cut where nobody would read on.
fn one_line(text: &str) -> String {
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut line: String = words.chars().filter(|c| !c.is_control()).take(LONGEST).collect();
    if words.chars().count() > LONGEST {
        line.push_str("...");
    }
    line
}

/// Writes an answer to standard output.
pub fn answer(text: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(unread)
}

/// What a failed write to standard output means.
pub fn unread(error: io::Error) -> Failure {
    match error.kind() {
        io::ErrorKind::BrokenPipe => Failure::Unread,
        _ => Failure::input("standard output", error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_or_broken_messages_become_one_short_line() {
        assert_eq!(one_line("a\n  b\u{7}\r\nc"), "a b c");
        assert_eq!(one_line(&"x".repeat(500)).len(), LONGEST + 3);
    }
}
