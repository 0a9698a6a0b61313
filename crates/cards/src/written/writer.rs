//! Values printed as they are read.

use super::tokens::is_sign;

/// A text that is being printed, word by word.
#[derive(Clone, Debug, Default)]
pub struct Writer {
    words: Vec<String>,
}

impl Writer {
    /// Adds a word or a sign.
    pub fn word(&mut self, word: impl Into<String>) {
        self.words.push(word.into());
    }

    /// The words of a pattern, holes included.
    pub(crate) fn pattern(pattern: &'static str) -> impl Iterator<Item = &'static str> {
        pattern.split(' ')
    }

    /// The text: one space between words, none before signs or after an opening bracket.
    pub(crate) fn finish(self) -> String {
        let mut text = String::new();
        for (i, word) in self.words.iter().enumerate() {
            let sign = word.chars().next().is_some_and(is_sign) && word != "(";
            if i > 0 && !sign && !text.ends_with('(') {
                text.push(' ');
            }
            text.push_str(word);
            let vowel = |next: &String| next.starts_with(['a', 'e', 'i', 'o', 'u']);
            if word == "a" && self.words.get(i + 1).is_some_and(vowel) {
                text.push('n');
            }
        }
        text
    }
}
