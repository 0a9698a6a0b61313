//! Files that a command writes; `-` is standard output.

use std::path::Path;

use crate::failure::{Failure, answer};

/// Writes a text to a file, or to standard output. Says whether that is where it went.
pub fn write(path: &Path, text: &str) -> Result<bool, Failure> {
    if path == Path::new("-") {
        answer(text)?;
        return Ok(true);
    }
    std::fs::write(path, text).map_err(|error| Failure::input(path.display(), error))?;
    Ok(false)
}
