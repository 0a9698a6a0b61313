//! Texts cut into words, names in quotes and signs.

use super::BadText;

/// The most characters of one text.
pub(super) const MAX_TEXT: usize = 1000;

/// A piece of a text, with the column at which it begins, from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub column: usize,
    pub kind: TokenKind,
}

/// What a piece of a text is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TokenKind {
    /// A word, a number or a sign.
    Word(String),
    /// What stood between quotes.
    Quoted(String),
}

/// Whether a character is a token by itself.
pub(super) fn is_sign(c: char) -> bool {
    matches!(c, '(' | ')' | ',' | ';' | ':')
}

/// Cuts a text.
pub(super) fn tokens(text: &str) -> Result<Vec<Token>, BadText> {
    let bad = |column, expected: &str, found: &str| {
        Err(BadText { column, expected: expected.to_owned(), found: found.to_owned() })
    };
    let chars: Vec<char> = text.chars().take(MAX_TEXT + 1).collect();
    if chars.len() > MAX_TEXT {
        return bad(MAX_TEXT + 1, &format!("at most {MAX_TEXT} characters"), "more");
    }
    let mut all = Vec::new();
    let mut at = 0;
    while let Some(&c) = chars.get(at) {
        let begin = at;
        let kind = if c.is_whitespace() {
            at += 1;
            continue;
        } else if is_sign(c) {
            at += 1;
            TokenKind::Word(c.to_string())
        } else if c == '\'' || c == '"' {
            let Some(length) = chars[at + 1..].iter().position(|other| *other == c) else {
                return bad(begin + 1, "the quote to be closed", "the end");
            };
            at += length + 2;
            TokenKind::Quoted(chars[begin + 1..at - 1].iter().collect())
        } else {
            while chars.get(at).is_some_and(|c| !c.is_whitespace() && !is_sign(*c)) {
                at += 1;
            }
            TokenKind::Word(chars[begin..at].iter().collect())
        };
        all.push(Token { column: begin + 1, kind });
    }
    Ok(all)
}
