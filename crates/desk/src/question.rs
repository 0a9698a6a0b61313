//! Questions in JSON, read without trusting their shape.

use odds::BadQuestion;
use serde::de::DeserializeOwned;

/// A question in JSON; what does not fit is named by its path, such as `models[1].at`. Where there is no path, the field is
/// empty, and the reader's own words say where: a line and a column.
///
/// # Errors
/// The first thing that does not read, or that something follows the question.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, BadQuestion> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let value = read_from(&mut reader)?;
    reader.end().map_err(|error| BadQuestion::new("", error))?;
    Ok(value)
}

/// What has to be known of a question before it can be read whole.
///
/// # Errors
/// The first thing that does not read.
pub fn read_part<T: DeserializeOwned>(text: &str) -> Result<T, BadQuestion> {
    read_from(&mut serde_json::Deserializer::from_str(text))
}

fn read_from<'de, T: DeserializeOwned>(
    reader: &mut serde_json::Deserializer<serde_json::de::StrRead<'de>>,
) -> Result<T, BadQuestion> {
    serde_path_to_error::deserialize(reader).map_err(|error| {
        let at = error.path().to_string();
        let wrong = error.into_inner();
        if wrong.is_eof() {
            let (line, column) = (wrong.line(), wrong.column());
            let what = format!("the JSON is cut off: it ends at line {line} column {column}");
            return BadQuestion::new("", what);
        }
        BadQuestion::new(if at == "." { "" } else { &at }, wrong)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_is_named_by_its_path() {
        let read = read::<Vec<[u8; 2]>>;
        assert_eq!(read("[[1, 2]]").unwrap(), [[1, 2]]);
        assert_eq!(read("[[1, 2], [3, -4]]").unwrap_err().field, "[1][1]");
        let open = read("[[1, 2]").unwrap_err();
        assert!(open.what.contains("line 1"), "{open}");
        assert_eq!(read("[] 1").unwrap_err().field, "");
    }

    #[test]
    fn deep_nesting_is_refused() {
        let refused = read::<serde_json::Value>(&"[".repeat(1 << 20)).unwrap_err();
        assert!(refused.what.contains("recursion limit"));
    }
}
