//! Files of one's own that records were played with.

use std::path::PathBuf;

use catalog::Shelf;

use crate::failure::Failure;
use crate::input::text;

/// Puts these files on a shelf.
pub fn shelf(files: &[PathBuf]) -> Result<Shelf, Failure> {
    let mut shelf = Shelf::default();
    for file in files {
        let text = text(file, catalog::MAX_BYTES)?;
        let put = shelf.put(&text, &file.display().to_string());
        put.map_err(|problem| Failure::Input(problem.to_string()))?;
    }
    Ok(shelf)
}
