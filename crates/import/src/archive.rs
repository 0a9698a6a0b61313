//! Packed files: `.rosz`, `.catz` and `.gstz` are zip archives of one file.

use std::borrow::Cow;
use std::io::{Cursor, Read};

use zip::ZipArchive;

use crate::Refused;
use crate::limits::{MAX_FILE, MAX_PACKED};

/// A file, unpacked where it was an archive.
pub(crate) struct Unpacked<'a> {
    pub bytes: Cow<'a, [u8]>,
    /// The names of the other files of the archive, which are not read.
    pub others: Vec<String>,
}

/// The file itself, the first of an archive. No more is unpacked than the largest file that is read, whatever the archive
/// says of itself.
pub(crate) fn unpacked(bytes: &[u8]) -> Result<Unpacked<'_>, Refused> {
    if bytes.len() > MAX_FILE {
        return Err(Refused::TooLarge);
    }
    if !bytes.starts_with(b"PK\x03\x04") {
        return Ok(Unpacked { bytes: Cow::Borrowed(bytes), others: Vec::new() });
    }
    let broken = |error: &dyn std::fmt::Display| Refused::Broken {
        kind: "zip",
        what: error.to_string().chars().take(80).collect(),
    };
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|error| broken(&error))?;
    if archive.len() > MAX_PACKED {
        return Err(Refused::TooMuch);
    }
    let mut first: Option<Vec<u8>> = None;
    let mut others = Vec::new();
    for index in 0..archive.len() {
        let file = archive.by_index(index).map_err(|error| broken(&error))?;
        if !file.is_file() {
            continue;
        }
        if first.is_some() {
            let name = file.name().map_err(|error| broken(&error))?;
            others.push(name.chars().take(120).collect());
            continue;
        }
        let mut unpacked = Vec::new();
        let mut bounded = file.take(MAX_FILE as u64 + 1);
        bounded.read_to_end(&mut unpacked).map_err(|error| broken(&error))?;
        if unpacked.len() > MAX_FILE {
            return Err(Refused::TooLarge);
        }
        first = Some(unpacked);
    }
    let bytes = Cow::Owned(first.ok_or(Refused::Empty)?);
    Ok(Unpacked { bytes, others })
}
