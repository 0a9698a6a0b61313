//! What the things of a game are called on their cards.

use std::collections::BTreeMap;

use crate::Slug;

/// The names of a game's weapons, ploys and stratagems by those of the notation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names(BTreeMap<Slug, String>);

impl Names {
    /// What is written on the card of what the notation calls so.
    #[must_use]
    pub fn get(&self, word: &str) -> Option<&str> {
        let slug: Slug = word.parse().ok()?;
        self.0.get(&slug).map(String::as_str)
    }
}

impl<'a> FromIterator<(Slug, &'a String)> for Names {
    fn from_iter<I: IntoIterator<Item = (Slug, &'a String)>>(named: I) -> Self {
        Names(named.into_iter().map(|(slug, name)| (slug, name.clone())).collect())
    }
}
