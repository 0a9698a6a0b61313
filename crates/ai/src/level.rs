//! How strong a computer player is.

use std::fmt;
use std::str::FromStr;

/// How strong a computer player is: the same names under every rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Any legal answer.
    Random,
    /// A simple script: shoot what can be shot, else walk forward.
    Recruit,
    /// Every activation weighed with exact odds, cover and threat; no search.
    Trooper,
    /// A few whole activations, each played on many times by a script.
    Veteran,
    /// A tree of activations.
    Commander,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 5] =
        [Level::Random, Level::Recruit, Level::Trooper, Level::Veteran, Level::Commander];

    /// The word for it on the command line and over the wire.
    pub const fn word(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Recruit => "recruit",
            Level::Trooper => "trooper",
            Level::Veteran => "veteran",
            Level::Commander => "commander",
        }
    }

    /// Whether it thinks for as long as it is given.
    pub const fn searches(self) -> bool {
        matches!(self, Level::Veteran | Level::Commander)
    }
}

/// What recruits were called once.
const OLD_RECRUIT: &str = "greedy";

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Level {
    type Err = String;

    /// Reads the word for a level; `greedy` is what recruits were called once, and records still say so.
    fn from_str(word: &str) -> Result<Self, String> {
        if word == OLD_RECRUIT {
            return Ok(Level::Recruit);
        }
        Self::ALL.into_iter().find(|level| level.word() == word).ok_or_else(|| {
            let cut: String = word.chars().take(40).collect();
            let words = Self::ALL.map(Level::word);
            let known = format!("unknown player {cut:?}, expected one of {}", words.join(", "));
            match game::meant(&cut, words).first() {
                Some(near) => format!("{known}; did you mean {near}?"),
                None => known,
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_reads_as_it_is_written() {
        for level in Level::ALL {
            assert_eq!(level.word().parse(), Ok(level));
        }
        assert_eq!("greedy".parse(), Ok(Level::Recruit));
        let refusal = "general".parse::<Level>().unwrap_err();
        assert!(refusal.contains("\"general\"") && refusal.contains("commander"), "{refusal}");
    }

    #[test]
    fn levels_are_in_the_order_of_their_strength() {
        assert!(Level::ALL.is_sorted());
        assert!(
            Level::ALL
                .into_iter()
                .filter(|level| level.searches())
                .eq([Level::Veteran, Level::Commander])
        );
    }
}
