//! Names that have to be typed as one word of the notation.

use super::{Field, Problem};
use crate::Slug;

/// The name in a field and its slug, refused where the slug would be empty or cut off.
///
/// # Errors
/// What is wrong with the name.
pub fn named(field: &Field) -> Result<(String, Slug), Problem> {
    let name = field.name()?;
    let lower: String = name.chars().flat_map(char::to_lowercase).collect();
    let words = lower.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let whole = words.collect::<Vec<_>>().join("-");
    if whole.is_empty() {
        let problem = field.expected("a name with a letter or a digit");
        return Err(problem.said("problem-name-letters", &[]));
    }
    if whole.len() > Slug::MAX {
        let what = format!("too long: {whole:?} has {} bytes, at most {}", whole.len(), Slug::MAX);
        return Err(field.problem(what).said("problem-name-long", &[("most", &Slug::MAX)]));
    }
    let slug = Slug::of(&name);
    Ok((name, slug))
}

/// Refuses the first field whose key another before it has.
///
/// # Errors
/// That there is one.
pub fn no_two_alike<K: PartialEq>(named: &[(Field, K)]) -> Result<(), Problem> {
    for (i, (field, key)) in named.iter().enumerate() {
        if let Some(before) = named[..i].iter().position(|(_, other)| other == key) {
            let number = before + 1;
            let problem = field.problem(format!("the same name as number {number}"));
            return Err(problem.said("problem-same-name", &[("number", &number)]));
        }
    }
    Ok(())
}
