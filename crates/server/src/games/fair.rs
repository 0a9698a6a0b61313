//! Dice that nobody can choose: the server commits to a seed before the game, players add words of their own, and
//! afterwards anybody can throw the same dice again.

use dice::{Chance, Face};
use sha2::{Digest, Sha256};
use table::{Entry, Record, Side};
use thiserror::Error;

use crate::secret::hex;

/// What the server adds to the dice of a game. It stays secret until the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// Text that is no seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a seed has 64 hexadecimal digits")]
pub struct BadSeed;

impl Seed {
    /// A seed of random bytes.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Reads a seed as it is written.
    ///
    /// # Errors
    /// If it is not 64 small hexadecimal digits.
    pub fn read(text: &str) -> Result<Self, BadSeed> {
        let digits = text.as_bytes();
        if digits.len() != 64 || !digits.iter().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f')) {
            return Err(BadSeed);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
            let value = |digit: u8| if digit < b'a' { digit - b'0' } else { digit - b'a' + 10 };
            *byte = value(pair[0]) << 4 | value(pair[1]);
        }
        Ok(Self(bytes))
    }

    /// The seed as it is written.
    #[must_use]
    pub fn text(&self) -> String {
        hex(&self.0)
    }

    /// What is published before the game: it fixes the seed and tells nothing of it.
    #[must_use]
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }
}

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// More dice than any game takes back.
const MOST_SKIPPED: u64 = 1_000_000;

/// The dice of a game, in the order in which they are thrown.
#[derive(Clone, Debug)]
pub struct FairDice {
    chance: Chance,
    thrown: u64,
}

impl FairDice {
    /// The dice that a seed and the words of the players give. They are ChaCha8's under the SHA-256 of a line
    /// `coverline dice 1`, the seed in hexadecimal and each player's words, every one followed by a line feed.
    #[must_use]
    pub fn new<'a>(seed: &Seed, entropy: impl IntoIterator<Item = &'a str>) -> Self {
        let mut text = format!("coverline dice 1\n{}\n", seed.text());
        for words in entropy {
            text += words;
            text.push('\n');
        }
        let key = Sha256::digest(text.as_bytes()).into();
        Self { chance: Chance::keyed(key), thrown: 0 }
    }

    /// How many dice have been thrown.
    #[must_use]
    pub fn thrown(&self) -> u64 {
        self.thrown
    }

    /// Throws dice.
    pub fn throw(&mut self, dice: usize) -> Vec<Face> {
        self.thrown += dice as u64;
        self.chance.faces(dice).collect()
    }

    /// Throws dice that count for nothing: those of answers that were taken back.
    pub fn skip(&mut self, dice: u64) {
        self.thrown += dice;
        (0..dice).for_each(|_| {
            self.chance.face();
        });
    }
}

/// Why the dice of a record are not those that the server committed to.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unfair {
    /// The record does not say where its dice came from.
    #[error("the tag {0:?} is missing: the game is not over, or was not played on a server")]
    Missing(&'static str),
    /// A tag does not read.
    #[error("the tag {tag:?} does not read: {found:?}")]
    Unread {
        /// The tag.
        tag: &'static str,
        /// What it says.
        found: String,
    },
    /// The seed is another than the one committed to.
    #[error("the seed does not fit the commitment, which would be {0}")]
    Seed(String),
    /// A roll is another than the seed gives.
    #[error("line {line}: the seed gives {expected}")]
    Roll {
        /// The line, from 1.
        line: usize,
        /// What should have been rolled.
        expected: String,
    },
}

/// Throws the dice of a finished game again from what its tags say, and compares every roll. Says how many dice were
/// compared.
///
/// # Errors
/// What does not fit.
pub fn check_dice(record: &Record) -> Result<u64, Unfair> {
    let tag = |tag: &'static str| record.tags.get(tag).ok_or(Unfair::Missing(tag));
    let unread = |tag, found: &str| Unfair::Unread { tag, found: found.chars().take(80).collect() };
    let (commitment, text) = (tag("dice commitment")?, tag("dice seed")?);
    let seed = Seed::read(text).map_err(|_| unread("dice seed", text))?;
    if seed.commitment() != commitment {
        return Err(Unfair::Seed(seed.commitment()));
    }
    // Whoever adds no words adds an empty line, so it matters how many play: two, or as many as have a team.
    let sides = (0..).map_while(Side::from_index).enumerate();
    let playing = sides
        .take_while(|(i, side)| *i < 2 || record.tags.get(&format!("team {side}")).is_some())
        .map(|(_, side)| record.tags.get(&format!("dice words {side}")).unwrap_or_default());
    let own = record.tags.get("dice own").unwrap_or_default();
    let own: Vec<&str> = own.split_whitespace().collect();
    let skipped = record.tags.get("dice skipped").unwrap_or_default();
    let skipped: Option<Vec<(u64, u64)>> = skipped
        .split_whitespace()
        .map(|word| {
            let (before, dice) = word.split_once('+')?;
            Some((before.parse().ok()?, dice.parse().ok().filter(|dice| *dice <= MOST_SKIPPED)?))
        })
        .collect();
    let skipped = skipped.ok_or_else(|| {
        unread("dice skipped", record.tags.get("dice skipped").unwrap_or_default())
    })?;
    let mut dice = FairDice::new(&seed, playing);
    let mut compared = 0;
    for (line, entry) in &record.entries {
        let Entry::Roll(side, faces) = entry else { continue };
        if own.contains(&side.to_string().as_str()) {
            continue;
        }
        for (_, count) in skipped.iter().filter(|(before, _)| *before == compared) {
            dice.skip(*count);
        }
        let expected = dice.throw(faces.len());
        if expected != *faces {
            let faces: Vec<String> = expected.iter().map(Face::to_string).collect();
            return Err(Unfair::Roll { line: *line, expected: faces.join(" ") });
        }
        compared += faces.len() as u64;
    }
    Ok(compared)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seed() -> Seed {
        Seed::new(std::array::from_fn(|i| i as u8))
    }

    /// These values are published: whoever changes them makes every finished game look like a fraud.
    #[test]
    fn the_first_dice_of_a_known_seed() {
        let mut dice = FairDice::new(&seed(), ["heads", "tails"]);
        let faces: String = dice.throw(12).iter().map(|face| face.to_string()).collect();
        assert_eq!(faces, "356121365342");
        assert_eq!(
            seed().commitment(),
            "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
        );
    }

    #[test]
    fn every_word_of_every_player_matters() {
        let throw = |words: [&str; 2]| FairDice::new(&seed(), words).throw(40);
        let all = [throw(["a", "b"]), throw(["b", "a"]), throw(["ab", ""]), throw(["", "ab"])];
        for (i, one) in all.iter().enumerate() {
            assert!(all[..i].iter().all(|other| other != one));
        }
    }

    #[test]
    fn skipping_is_throwing_without_looking() {
        let (mut one, mut other) = (FairDice::new(&seed(), []), FairDice::new(&seed(), []));
        one.throw(7);
        other.skip(7);
        assert_eq!(one.throw(9), other.throw(9));
        assert_eq!(one.thrown(), other.thrown());
    }

    #[test]
    fn seeds_read_back_as_written() {
        assert_eq!(Seed::read(&seed().text()), Ok(seed()));
        assert_eq!(Seed::read(&"A".repeat(64)), Err(BadSeed));
        assert_eq!(Seed::read("00"), Err(BadSeed));
    }
}
