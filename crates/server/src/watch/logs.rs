//! Logs: a line for each thing worth knowing, on standard error.

use std::io;

use thiserror::Error;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::{SubscriberInitExt, TryInitError};

/// Why logs cannot be written.
#[derive(Debug, Error)]
pub enum LogError {
    /// The words do not say what to log.
    #[error(
        "{0:?} is no level: expected error, warn, info, debug, trace or off, or a list such as info,sqlx=warn"
    )]
    Words(String),
    /// Somebody else writes the logs of this process.
    #[error("{0}")]
    Taken(#[from] TryInitError),
}

/// Starts to write logs: `info`, or a list such as `info,server=debug`.
pub fn start_logs(words: &str) -> Result<(), LogError> {
    let targets = targets(words)?;
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr).with_ansi(false);
    tracing_subscriber::registry().with(targets).with(lines).try_init()?;
    Ok(())
}

/// What to log. A single word has to be a level: as the name of a place it would silence all others.
fn targets(words: &str) -> Result<Targets, LogError> {
    let wrong = |word: &str| LogError::Words(word.to_owned());
    for word in words.split(',').filter(|word| !word.contains('=')) {
        // An empty word would pass for a level.
        if word.is_empty() || word.parse::<LevelFilter>().is_err() {
            return Err(wrong(word));
        }
    }
    words.parse().map_err(|_| wrong(words))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_and_lists_are_understood_and_nothing_else() {
        for words in ["info", "off", "warn,server=debug"] {
            assert!(targets(words).is_ok(), "{words}");
        }
        for words in ["loud", "", "info,sqlx", "server=loud"] {
            assert!(targets(words).is_err(), "{words}");
        }
    }
}
