//! Reading what a command is given, without trusting its size or its shape, and answering in JSON.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::failure::Failure;

/// The largest question in JSON, in bytes.
pub const MAX_QUESTION: usize = 4 << 20;

/// The text of a file, `-` being standard input. At most `most` bytes are read, so an endless stream costs
/// no more memory than the largest file that is allowed.
pub fn text(path: &Path, most: usize) -> Result<String, Failure> {
    String::from_utf8(bytes(path, most)?).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        Failure::input(name(path), format!("not UTF-8 text: byte {}", at + 1))
    })
}

/// The bytes of a file, which may be no text; otherwise as [`text`].
pub fn bytes(path: &Path, most: usize) -> Result<Vec<u8>, Failure> {
    let shown = name(path);
    let cannot = |error: io::Error| Failure::input(&shown, describe(&error));
    let bytes = if path == Path::new("-") {
        bounded(io::stdin().lock(), most).map_err(cannot)?
    } else {
        bounded(File::open(path).map_err(cannot)?, most).map_err(cannot)?
    };
    if bytes.len() > most {
        return Err(Failure::input(shown, format!("larger than the {most} bytes that are read")));
    }
    Ok(bytes)
}

fn bounded(from: impl Read, most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(most as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// What people call an input.
pub fn name(path: &Path) -> String {
    if path == Path::new("-") { "standard input".into() } else { path.display().to_string() }
}

fn describe(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file".into(),
        io::ErrorKind::PermissionDenied => "it may not be read".into(),
        io::ErrorKind::IsADirectory => "it is a directory".into(),
        _ => error.to_string(),
    }
}

/// A question in JSON; what does not fit is named by its path, such as `models[1].at`.
pub fn question<T: DeserializeOwned>(path: &Path) -> Result<T, Failure> {
    json(&text(path, MAX_QUESTION)?)
}

/// The same from text.
pub fn json<T: DeserializeOwned>(text: &str) -> Result<T, Failure> {
    Ok(desk::question::read(text)?)
}

/// What has to be known of a question before it can be read whole.
pub fn json_part<T: DeserializeOwned>(text: &str) -> Result<T, Failure> {
    Ok(desk::question::read_part(text)?)
}

/// An answer as one document of JSON with a line break at the end.
///
/// # Panics
/// Never for the plain structures that answers are made of.
pub fn to_json(answer: &impl Serialize) -> String {
    let text = serde_json::to_string(answer).expect("plain structures always serialise");
    text + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endless_input_costs_one_byte_more_than_the_cap() {
        assert_eq!(bounded(io::repeat(b'['), 1000).unwrap().len(), 1001);
    }
}
