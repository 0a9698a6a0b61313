//! Values read from their texts: the longest form that fits, each place read once.

use std::any::{Any, TypeId};
use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

use super::tokens::{Token, TokenKind, tokens};
use super::{BadText, Writer, Written};

/// The deepest nesting of one text.
const MAX_DEPTH: usize = 48;

/// What was read at a place, kept so that no place is read twice as the same thing.
type Memo = HashMap<(TypeId, usize), Option<(Rc<dyn Any>, usize)>>;

/// A text that is being read.
pub struct Reader<'t> {
    text: &'t str,
    tokens: Vec<Token>,
    memo: Memo,
    depth: usize,
    /// The furthest place at which something did not fit, and what would have.
    furthest: usize,
    expected: BTreeSet<String>,
}

impl<'t> Reader<'t> {
    /// A text to be read.
    ///
    /// # Errors
    /// If it is too long, or a quote is not closed.
    pub fn new(text: &'t str) -> Result<Self, BadText> {
        Ok(Reader {
            text,
            tokens: tokens(text)?,
            memo: HashMap::new(),
            depth: 0,
            furthest: 0,
            expected: BTreeSet::new(),
        })
    }

    /// Reads a value that is the whole text.
    ///
    /// # Errors
    /// Where it cannot be read, and what was expected there.
    pub fn whole<T: Written>(mut self) -> Result<T, BadText> {
        match self.one::<T>(0) {
            Some((value, end)) if end == self.tokens.len() => Ok(value),
            Some((_, end)) => {
                self.miss(end, "the end");
                Err(self.bad())
            }
            None => Err(self.bad()),
        }
    }

    fn bad(&self) -> BadText {
        let end = self.text.chars().count() + 1;
        let (column, found) = match self.tokens.get(self.furthest) {
            Some(Token { column, kind: TokenKind::Word(word) }) => (*column, format!("{word:?}")),
            Some(Token { column, kind: TokenKind::Quoted(name) }) => (*column, format!("{name:?}")),
            None => (end, "the end".to_owned()),
        };
        let mut expected: Vec<&str> = self.expected.iter().map(String::as_str).collect();
        expected.sort_by_key(|what| (*what == "the end", what.starts_with('"')));
        let more = expected.len().saturating_sub(12);
        expected.truncate(12);
        let mut expected = expected.join(" or ");
        if more > 0 {
            expected.push_str(&format!(" or {more} others"));
        }
        BadText { column, expected, found: found.chars().take(60).collect() }
    }

    /// Notes that something would have fitted at a place.
    pub fn miss(&mut self, at: usize, what: impl Into<String>) {
        if at > self.furthest {
            self.furthest = at;
            self.expected.clear();
        }
        if at == self.furthest {
            self.expected.insert(what.into());
        }
    }

    /// Reads a value that begins at a place.
    pub fn one<T: Written>(&mut self, at: usize) -> Option<(T, usize)> {
        let key = (TypeId::of::<T>(), at);
        if let Some(known) = self.memo.get(&key) {
            let (value, end) = known.as_ref()?;
            return value.downcast_ref::<T>().map(|value| (value.clone(), *end));
        }
        if self.depth == MAX_DEPTH {
            self.miss(at, "less nesting");
            return None;
        }
        // A form that would begin with itself finds nothing.
        self.memo.insert(key, None);
        let before = (self.furthest <= at).then(|| self.expected.clone());
        let missed_here = self.furthest == at;
        self.depth += 1;
        let read = T::read(self, at);
        self.depth -= 1;
        if read.is_none()
            && self.furthest <= at
            && let Some(before) = before
        {
            // Nothing of it fitted: its name says more than the list of its beginnings.
            if missed_here {
                self.expected = before;
            } else {
                self.expected.clear();
            }
            self.furthest = at;
            if !T::NOUN.is_empty() {
                self.expected.insert(T::NOUN.to_owned());
            }
        }
        let kept = read.as_ref().map(|(value, end)| (Rc::new(value.clone()) as Rc<dyn Any>, *end));
        self.memo.insert(key, kept);
        read
    }

    /// The longest of several readings; of equals the first.
    pub fn longest<T>(
        &mut self,
        count: usize,
        mut read: impl FnMut(&mut Self, usize) -> Option<(T, usize)>,
    ) -> Option<(T, usize)> {
        let mut best: Option<(T, usize)> = None;
        for index in 0..count {
            if let Some((value, end)) = read(self, index)
                && best.as_ref().is_none_or(|(_, longest)| end > *longest)
            {
                best = Some((value, end));
            }
        }
        best
    }

    /// A fixed word at a place; `a` is `an` too.
    pub fn literal(&mut self, word: &str, at: usize) -> Option<usize> {
        let fits = match self.bare(at) {
            Some(found) => found == word || (word == "a" && found == "an"),
            None => false,
        };
        if fits {
            return Some(at + 1);
        }
        self.miss(at, format!("{word:?}"));
        None
    }

    /// The word at a place, if it is no quoted name.
    pub fn bare(&self, at: usize) -> Option<&str> {
        match &self.tokens.get(at)?.kind {
            TokenKind::Word(word) => Some(word),
            TokenKind::Quoted(_) => None,
        }
    }

    /// The quoted name at a place.
    pub fn quoted(&self, at: usize) -> Option<&str> {
        match &self.tokens.get(at)?.kind {
            TokenKind::Quoted(name) => Some(name),
            TokenKind::Word(_) => None,
        }
    }

    /// Begins to read a pattern at a place.
    pub fn walk(&mut self, pattern: &'static str, at: usize) -> Walk {
        Walk { rest: Writer::pattern(pattern).collect(), next: 0, at }
    }
}

/// A pattern that is being read, hole by hole.
pub struct Walk {
    rest: Vec<&'static str>,
    next: usize,
    at: usize,
}

impl Walk {
    /// Reads on to the next hole, and what stands in it.
    pub fn hole<T: Written>(&mut self, reader: &mut Reader<'_>) -> Option<T> {
        self.literals(reader)?;
        self.next += 1;
        let (value, end) = reader.one(self.at)?;
        self.at = end;
        Some(value)
    }

    /// Reads on to the next hole or the end of the pattern: the place after it.
    pub fn literals(&mut self, reader: &mut Reader<'_>) -> Option<usize> {
        while let Some(word) = self.rest.get(self.next).filter(|word| !word.starts_with('{')) {
            self.at = reader.literal(word, self.at)?;
            self.next += 1;
        }
        Some(self.at)
    }
}
