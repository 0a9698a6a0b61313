//! Files that a command writes; `-` is standard output.

use std::path::Path;

use crate::failure::{Failure, answer};

/// The folder that records are kept in, made if it is not there.
///
/// # Errors
/// That it cannot be made, or that it is standard output, which is no folder.
pub fn folder(option: &str, path: &Path) -> Result<(), Failure> {
    if path == Path::new("-") {
        let what = "each record is a file of its own: name a folder, not standard output";
        return Err(Failure::input(option, what));
    }
    std::fs::create_dir_all(path).map_err(|error| Failure::input(path.display(), error))
}

/// Writes a text to a file, or to standard output. Says whether that is where it went.
pub fn write(path: &Path, text: &str) -> Result<bool, Failure> {
    if path == Path::new("-") {
        answer(text)?;
        return Ok(true);
    }
    std::fs::write(path, text).map_err(|error| Failure::input(path.display(), error))?;
    Ok(false)
}
