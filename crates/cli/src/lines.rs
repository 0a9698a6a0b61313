//! Lines from somebody who may send anything.

use std::io::{self, BufRead};

/// The longest line of a conversation, in bytes.
pub const LONGEST: usize = 64 << 10;

/// A line, or what is wrong with it.
#[derive(Debug, PartialEq, Eq)]
pub enum Line {
    /// The line without its line break.
    Text(String),
    /// It was too long, and has been passed over without being kept.
    TooLong,
    /// It was not UTF-8.
    NotText,
}

/// The next line; none at the end. No more than `longest` bytes are ever kept.
pub fn next(from: &mut impl BufRead, longest: usize) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    let mut too_long = false;
    let mut any = false;
    loop {
        let part = from.fill_buf()?;
        if part.is_empty() {
            break;
        }
        any = true;
        let end = part.iter().position(|byte| *byte == b'\n');
        let text = &part[..end.unwrap_or(part.len())];
        too_long |= line.len() + text.len() > longest;
        if !too_long {
            line.extend_from_slice(text);
        }
        let used = end.map_or(part.len(), |end| end + 1);
        from.consume(used);
        if end.is_some() {
            break;
        }
    }
    if !any {
        return Ok(None);
    }
    if too_long {
        return Ok(Some(Line::TooLong));
    }
    if line.last() == Some(&b'\r') {
        line.pop();
    }
    Ok(Some(String::from_utf8(line).map_or(Line::NotText, Line::Text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_one_by_one_whatever_they_hold() {
        let mut bytes = b"one\r\n\n\xff\n".to_vec();
        bytes.extend(std::iter::repeat_n(b'x', LONGEST + 1));
        bytes.extend(b"\nlast");
        let mut from = io::BufReader::with_capacity(16, bytes.as_slice());
        let mut line = || next(&mut from, LONGEST).unwrap();
        assert_eq!(line(), Some(Line::Text("one".into())));
        assert_eq!(line(), Some(Line::Text(String::new())));
        assert_eq!(line(), Some(Line::NotText));
        assert_eq!(line(), Some(Line::TooLong));
        assert_eq!(line(), Some(Line::Text("last".into())));
        assert_eq!(line(), None);
    }
}
