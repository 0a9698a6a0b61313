//! Logs: a line for each thing worth knowing, on standard error.

use std::io;

use thiserror::Error;
use tracing_subscriber::filter::{ParseError, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::{SubscriberInitExt, TryInitError};

/// Why logs cannot be written.
#[derive(Debug, Error)]
pub enum LogError {
    /// The words do not say what to log.
    #[error(
        "{0}; expected error, warn, info, debug, trace or off, or a list such as info,sqlx=warn"
    )]
    Words(#[from] ParseError),
    /// Somebody else writes the logs of this process.
    #[error("{0}")]
    Taken(#[from] TryInitError),
}

/// Starts to write logs: `info`, or a list such as `info,server=debug`.
pub fn start_logs(words: &str) -> Result<(), LogError> {
    let targets: Targets = words.parse()?;
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr).with_ansi(false);
    tracing_subscriber::registry().with(targets).with(lines).try_init()?;
    Ok(())
}
