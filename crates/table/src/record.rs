//! Records of games as text: tags, then a line for every answer and every roll.

use std::fmt::{self, Write};
use std::str::FromStr;

use dice::Face;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Answer, RuleSet, Side};

/// A record that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {what}")]
pub struct BadRecord {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub what: String,
}

/// What a game was played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tags {
    /// The rule set.
    pub rules: RuleSet,
    /// Every other tag in order: a name and its value.
    pub others: Vec<(String, String)>,
}

impl Tags {
    /// The value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.others.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str())
    }
}

impl fmt::Display for Tags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "rules: {}", self.rules)?;
        self.others.iter().try_for_each(|(name, value)| writeln!(f, "{name}: {value}"))
    }
}

/// One line of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A player answered.
    Answer(Side, Answer),
    /// A player's dice fell.
    Roll(Side, Vec<Face>),
    /// A player left the game, out of turn.
    Leave(Side, Leaving),
    /// Lines were taken back: of the answers, rolls and leavings so far, so many stand.
    Undo(u32),
    /// The state at this point has this hash.
    Hash(u64),
}

/// Why a player leaves a game that goes on without them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Leaving {
    /// They gave up.
    Resigned,
    /// Their thinking time was used up.
    Time,
}

impl Leaving {
    /// What a record says after the side.
    const fn words(self) -> &'static str {
        match self {
            Leaving::Resigned => "resigns",
            Leaving::Time => "runs out of time",
        }
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Answer(side, answer) => write!(f, "{side}: {answer}"),
            Entry::Roll(side, faces) => {
                write!(f, "{side} rolls")?;
                faces.iter().try_for_each(|face| write!(f, " {face}"))
            }
            Entry::Leave(side, why) => write!(f, "{side} {}", why.words()),
            Entry::Undo(left) => write!(f, "undo {left}"),
            Entry::Hash(hash) => write!(f, "hash {hash:016x}"),
        }
    }
}

/// A line that is none of a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct BadEntry(pub String);

impl FromStr for Entry {
    type Err = BadEntry;
    fn from_str(text: &str) -> Result<Self, BadEntry> {
        read_entry(text).map_err(BadEntry)
    }
}

/// A game as it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What it was played with.
    pub tags: Tags,
    /// What happened, each with its line in the text, from 1.
    pub entries: Vec<(usize, Entry)>,
}

const HEAD: &str = "coverline record 1";
const FOOT: &str = "end of record";

impl Record {
    /// The largest record that is read, in bytes.
    pub const MAX_BYTES: usize = 16 << 20;

    /// An empty record of a game played with these.
    pub fn new(tags: Tags) -> Self {
        Record { tags, entries: Vec::new() }
    }

    /// Adds a line.
    pub fn push(&mut self, entry: Entry) {
        let line = self.tags.others.len() + 4 + self.entries.len();
        self.entries.push((line, entry));
    }

    /// Whether each entry stands: a line that was taken back does not, nor does what says so.
    pub fn standing(&self) -> Vec<bool> {
        let mut stands = vec![false; self.entries.len()];
        let mut lines: Vec<usize> = Vec::new();
        for (index, (_, entry)) in self.entries.iter().enumerate() {
            match entry {
                Entry::Answer(..) | Entry::Roll(..) | Entry::Leave(..) => lines.push(index),
                Entry::Undo(left) => lines.truncate(*left as usize),
                Entry::Hash(_) => {}
            }
        }
        lines.into_iter().for_each(|index| stands[index] = true);
        stands
    }

    /// Reads a record.
    ///
    /// # Errors
    /// The first line that is not one of a record; a missing last line, where the text was cut off.
    pub fn read(text: &str) -> Result<Self, BadRecord> {
        let lines = text.lines().count();
        let bad = |line: usize, what: String| BadRecord { line, what };
        let mut numbered = (1..).zip(text.lines());
        match numbered.next() {
            Some((_, HEAD)) => {}
            _ => return Err(bad(1, format!("a record begins with the line {HEAD:?}"))),
        }
        let tags = read_tags(&mut numbered)?;
        let mut entries = Vec::new();
        for (line, text) in numbered.by_ref() {
            if text == FOOT {
                return match numbered.next() {
                    None => Ok(Record { tags, entries }),
                    Some((line, _)) => Err(bad(line, format!("nothing follows {FOOT:?}"))),
                };
            }
            entries.push((line, read_entry(text).map_err(|what| bad(line, what))?));
        }
        Err(bad(lines + 1, format!("the record breaks off: its last line must be {FOOT:?}")))
    }
}

pub(crate) fn read_tags<'a>(
    lines: &mut impl Iterator<Item = (usize, &'a str)>,
) -> Result<Tags, BadRecord> {
    let mut rules = None;
    let mut others: Vec<(String, String)> = Vec::new();
    for (line, text) in lines {
        let bad = |what: String| BadRecord { line, what };
        if text.is_empty() {
            let rules = rules.ok_or_else(|| bad("the tag \"rules\" is missing".into()))?;
            return Ok(Tags { rules, others });
        }
        let (name, value) = text.split_once(": ").ok_or_else(|| {
            bad("expected a tag such as \"rules: kt24\", or an empty line".into())
        })?;
        if name == "rules" {
            if rules.is_some() {
                return Err(bad("the tag \"rules\" stands twice".into()));
            }
            rules = Some(value.parse::<RuleSet>().map_err(|e| bad(e.to_string()))?);
        } else if others.iter().any(|(n, _)| n == name) {
            return Err(bad(format!("the tag {name:?} stands twice")));
        } else {
            others.push((name.to_owned(), value.to_owned()));
        }
    }
    Err(BadRecord { line: 2, what: "the record breaks off within its tags".into() })
}

fn read_entry(text: &str) -> Result<Entry, String> {
    if let Some(hash) = text.strip_prefix("hash ") {
        let plain =
            hash.len() == 16 && hash.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        let hash = u64::from_str_radix(hash, 16).ok().filter(|_| plain);
        return hash.map(Entry::Hash).ok_or_else(|| "a hash has 16 hexadecimal digits".into());
    }
    if let Some(left) = text.strip_prefix("undo ") {
        let plain = left == "0" || !left.starts_with(['0', '+']);
        let left = left.parse().ok().filter(|_| plain);
        return left.map(Entry::Undo).ok_or_else(|| "expected \"undo NUMBER\"".into());
    }
    for why in [Leaving::Resigned, Leaving::Time] {
        if let Some(side) = text.strip_suffix(why.words()).and_then(|side| side.strip_suffix(' ')) {
            return Ok(Entry::Leave(side.parse().map_err(|e| format!("{e}"))?, why));
        }
    }
    if let Some((side, answer)) = text.split_once(": ") {
        let side: Side = side.parse().map_err(|e| format!("{e}"))?;
        return Ok(Entry::Answer(side, answer.parse().map_err(|e| format!("{e}"))?));
    }
    if let Some((side, faces)) = text.split_once(" rolls ") {
        let side: Side = side.parse().map_err(|e| format!("{e}"))?;
        let faces = faces.split(' ').map(|word| {
            let face = word.parse::<u8>().ok().and_then(|n| Face::try_from(n).ok());
            face.ok_or_else(|| {
                format!("{:?} is not a face from 1 to 6", word.chars().take(40).collect::<String>())
            })
        });
        return Ok(Entry::Roll(side, faces.collect::<Result<_, _>>()?));
    }
    Err("expected \"A: ANSWER\", \"A rolls FACES\", \"A resigns\", \"A runs out of time\", \"undo NUMBER\" or \
         \"hash HASH\""
        .into())
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEAD}")?;
        write!(f, "{}", self.tags)?;
        f.write_char('\n')?;
        for (_, entry) in &self.entries {
            writeln!(f, "{entry}")?;
        }
        writeln!(f, "{FOOT}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "coverline record 1\nrules: kt24\nkillzone: Yard\n\nA: edge west\n\
                        A rolls 6 4 3\nundo 1\nA rolls 1 1 2\nC resigns\nD runs out of time\n\
                        hash 00000000deadbeef\nend of record\n";

    #[test]
    fn records_read_back_as_written() {
        let record = Record::read(TEXT).unwrap();
        assert_eq!(record.to_string(), TEXT);
        assert_eq!(record.tags.get("killzone"), Some("Yard"));
        let mut again = Record::new(record.tags.clone());
        record.entries.iter().for_each(|(_, entry)| again.push(entry.clone()));
        assert_eq!(again, record);
    }

    #[test]
    fn lines_that_were_taken_back_do_not_stand() {
        let record = Record::read(TEXT).unwrap();
        assert_eq!(record.standing(), [true, false, false, true, true, true, false]);
        for bad in ["undo -1", "undo 01", "undo +1", "undo", "E resigns", "A resigns now"] {
            assert!(Record::read(&TEXT.replace("undo 1", bad)).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_record_cut_anywhere_is_refused() {
        for end in 0..TEXT.len() - 1 {
            assert!(Record::read(&TEXT[..end]).is_err(), "cut at {end}");
        }
    }

    #[test]
    fn bad_lines_are_named() {
        let bad = TEXT.replace("6 4 3", "6 4 9");
        assert_eq!(
            Record::read(&bad).unwrap_err().to_string(),
            "line 6: \"9\" is not a face from 1 to 6"
        );
        let bad = TEXT.replace("edge west", "edge up");
        assert!(Record::read(&bad).unwrap_err().to_string().starts_with("line 5: \"up\" is not"));
    }
}
