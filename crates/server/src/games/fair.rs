//! Dice that nobody can choose: the server commits to a seed before the game, players add words of their own, and
//! afterwards anybody can throw the same dice again.

use dice::{Chance, Face};
use game::Game;
use sha2::{Digest, Sha256};
use table::{Entry, Record, Side, Tags};
use thiserror::Error;

use super::moment::{finish_text, read_finish};
use super::sitting::{HASH_EVERY, ended};
use crate::secret::{self, hex};
use crate::wire::{Finish, FinishKind};

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

    /// A seed that nobody can guess.
    #[must_use]
    pub fn fresh() -> Self {
        Self::new(secret::bytes())
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

    /// What is published before the game and before anybody has added a word: it fixes the seed and tells nothing of it.
    #[must_use]
    pub fn commitment(&self) -> String {
        self.commitment_in(Scheme::Two)
    }

    fn commitment_in(&self, scheme: Scheme) -> String {
        match scheme {
            Scheme::One => hex(&Sha256::digest(self.0)),
            Scheme::Two => {
                hex(&Sha256::digest(format!("coverline dice 2\n{}\n", self.text()).as_bytes()))
            }
        }
    }

    /// The scheme in which a commitment is to this seed, if it is.
    fn scheme(&self, commitment: &str) -> Option<Scheme> {
        [Scheme::Two, Scheme::One]
            .into_iter()
            .find(|scheme| self.commitment_in(*scheme) == commitment)
    }
}

/// How dice come from a seed. The commitment tells which: a seed has another one in each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scheme {
    /// ChaCha8 under the SHA-256 of a line `coverline dice 1`, the seed in hexadecimal and each player's words, every one
    /// followed by a line feed. Games that began with it end with it.
    One,
    /// SHA-256 all the way, as docs/server.md says.
    Two,
}

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// The dice of a game, in the order in which they are thrown.
#[derive(Clone, Debug)]
pub struct FairDice {
    source: Source,
    thrown: u64,
}

#[derive(Clone, Debug)]
enum Source {
    One(Box<Chance>),
    Two {
        key: [u8; 32],
        /// The number of the next block of bytes.
        next: u64,
        /// What is left of the last one, the next byte last.
        left: Vec<u8>,
    },
}

impl FairDice {
    /// The dice of a game, from the tags that its record will have when it is over.
    ///
    /// # Errors
    /// What of the tags is missing or does not fit.
    pub fn of(tags: &Tags) -> Result<Self, Unfair> {
        let tag = |tag: &'static str| tags.get(tag).ok_or(Unfair::Missing(tag));
        let (commitment, text) = (tag(COMMITMENT)?, tag(SEED)?);
        let seed = Seed::read(text)
            .map_err(|_| Unfair::Unread { tag: SEED, found: text.chars().take(80).collect() })?;
        let source = match seed.scheme(commitment) {
            None => return Err(Unfair::Seed(seed.commitment())),
            Some(Scheme::One) => {
                // Whoever adds no words adds an empty line, so it matters how many play.
                let mut text = format!("coverline dice 1\n{}\n", seed.text());
                for side in sides(tags) {
                    text += tags.get(&words_tag(side)).unwrap_or_default();
                    text.push('\n');
                }
                Source::One(Box::new(Chance::keyed(Sha256::digest(text.as_bytes()).into())))
            }
            Some(Scheme::Two) => {
                // The head of the record as it will be, less what nobody knows yet.
                let mut known = tags.clone();
                known.others.retain(|(name, _)| name != FINISH);
                let head = format!("coverline record 1\n{known}");
                let key = Sha256::digest(head.as_bytes()).into();
                Source::Two { key, next: 0, left: Vec::new() }
            }
        };
        Ok(Self { source, thrown: 0 })
    }

    /// How many dice have been thrown.
    #[must_use]
    pub fn thrown(&self) -> u64 {
        self.thrown
    }

    /// Throws dice.
    pub fn throw(&mut self, dice: usize) -> Vec<Face> {
        self.thrown += dice as u64;
        (0..dice).map(|_| self.source.face()).collect()
    }

    /// Throws dice that are known already.
    pub fn skip(&mut self, dice: usize) {
        self.throw(dice);
    }
}

impl Source {
    fn face(&mut self) -> Face {
        let (key, next, left) = match self {
            Source::One(chance) => return chance.face(),
            Source::Two { key, next, left } => (key, next, left),
        };
        loop {
            let Some(byte) = left.pop() else {
                let block = Sha256::new().chain_update(*key).chain_update(next.to_be_bytes());
                left.extend(block.finalize().iter().rev());
                *next += 1;
                continue;
            };
            // 252 is the largest multiple of 6 that fits, so that every face is as likely as another.
            if byte < 252
                && let Ok(face) = Face::try_from(byte % 6 + 1)
            {
                return face;
            }
        }
    }
}

const COMMITMENT: &str = "dice commitment";
const SEED: &str = "dice seed";
const OWN: &str = "dice own";
const SKIPPED: &str = "dice skipped";
const FINISH: &str = "finish";

fn words_tag(side: Side) -> String {
    format!("dice words {side}")
}

/// The sides of a game: two, or as many as have a team.
fn sides(tags: &Tags) -> impl Iterator<Item = Side> + '_ {
    let all = (0..).map_while(Side::from_index).enumerate();
    let playing = all.take_while(|(i, side)| *i < 2 || tags.get(&format!("team {side}")).is_some());
    playing.map(|(_, side)| side)
}

/// The tags that say where the dice of a game come from: who throws dice of their own, what the server promised, its seed,
/// and the words of the players in the order of their sides.
pub fn dice_tags<'a>(
    seed: &Seed,
    commitment: &str,
    own: &[Side],
    words: impl IntoIterator<Item = (Side, &'a str)>,
) -> Vec<(String, String)> {
    let mut tags = Vec::new();
    if !own.is_empty() {
        let own: Vec<String> = own.iter().map(Side::to_string).collect();
        tags.push((OWN.to_owned(), own.join(" ")));
    }
    tags.push((COMMITMENT.to_owned(), commitment.to_owned()));
    tags.push((SEED.to_owned(), seed.text()));
    let said = words.into_iter().filter(|(_, words)| !words.is_empty());
    tags.extend(said.map(|(side, words)| (words_tag(side), words.to_owned())));
    tags
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
    /// Dice are missing, and no answer that was taken back tells where they went.
    #[error(
        "the tag \"dice skipped\" leaves dice out without saying which answers were taken back; get the record from the \
         server again"
    )]
    Skipped,
    /// A roll is another than the seed gives.
    #[error("line {line}: the seed gives {expected}")]
    Roll {
        /// The line, from 1.
        line: usize,
        /// What should have been rolled.
        expected: String,
    },
    /// A hash is not where it has to be.
    #[error(
        "line {line}: a hash has to stand here, after every {HASH_EVERY} lines and after the last"
    )]
    Hash {
        /// The line, from 1.
        line: usize,
    },
    /// The end is another than that of the game.
    #[error("the tag \"finish\" says {found:?}, the game {expected:?}")]
    Finish {
        /// What the tag says.
        found: String,
        /// What the game says.
        expected: String,
    },
}

/// What was checked of the dice of a record, and what could not be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// The dice that came from the seed, those that were taken back included.
    pub dice: u64,
    /// Answers that were taken back.
    pub answers_back: u64,
    /// Rolls that were taken back.
    pub rolls_back: u64,
    /// The dice of these rolls.
    pub dice_back: u64,
    /// The dice that players threw themselves. Nobody can say whether they fell so.
    pub own: u64,
    /// The words that the players added, with their sides.
    pub words: Vec<(Side, String)>,
}

/// Throws the dice of a finished game again from what its tags say, and compares every roll, those that were taken back
/// too: the record holds them, and so nothing is ever left out.
///
/// # Errors
/// What does not fit.
pub fn check_dice(record: &Record) -> Result<Checked, Unfair> {
    let mut dice = FairDice::of(&record.tags)?;
    if record.tags.get(SKIPPED).is_some() {
        return Err(Unfair::Skipped);
    }
    check_hashes(record)?;
    let own = record.tags.get(OWN).unwrap_or_default();
    let mut own: Vec<&str> = own.split_whitespace().collect();
    let mut checked = Checked::default();
    for ((line, entry), stands) in record.entries.iter().zip(record.standing()) {
        match entry {
            Entry::Answer(..) => checked.answers_back += u64::from(!stands),
            Entry::Roll(side, faces) => {
                let count = faces.len() as u64;
                checked.rolls_back += u64::from(!stands);
                if own.contains(&side.to_string().as_str()) {
                    checked.own += count;
                    continue;
                }
                let expected = dice.throw(faces.len());
                if expected != *faces {
                    let faces: Vec<String> = expected.iter().map(Face::to_string).collect();
                    return Err(Unfair::Roll { line: *line, expected: faces.join(" ") });
                }
                checked.dice += count;
                checked.dice_back += if stands { 0 } else { count };
            }
            // The program throws for whoever has gone.
            Entry::Leave(side, _) => own.retain(|one| *one != side.to_string()),
            Entry::Undo(_) | Entry::Hash(_) => {}
        }
    }
    let words = |side| Some((side, record.tags.get(&words_tag(side))?.to_owned()));
    checked.words = sides(&record.tags).filter_map(words).collect();
    Ok(checked)
}

/// A record of a server says the hash of the state after every 16 lines that are no hashes, and after the last of them.
fn check_hashes(record: &Record) -> Result<(), Unfair> {
    let (mut lines, mut entries) = (0, record.entries.iter().peekable());
    while let Some((line, entry)) = entries.next() {
        if matches!(entry, Entry::Hash(_)) {
            continue;
        }
        lines += 1;
        let due = lines % HASH_EVERY == 0
            || entries.clone().all(|(_, entry)| matches!(entry, Entry::Hash(_)));
        if due && !matches!(entries.peek(), Some((_, Entry::Hash(_)))) {
            return Err(Unfair::Hash { line: line + 1 });
        }
    }
    Ok(())
}

/// Whether the tag that says how a game ended fits the game at the end of its record.
///
/// # Errors
/// If it does not.
pub fn check_finish(record: &Record, game: &Game) -> Result<(), Unfair> {
    let tag = record.tags.get(FINISH).ok_or(Unfair::Missing(FINISH))?;
    let unread = || Unfair::Unread { tag: FINISH, found: tag.chars().take(80).collect() };
    let said = read_finish(tag).ok_or_else(unread)?;
    let last = record.entries.iter().rev().find(|(_, entry)| !matches!(entry, Entry::Hash(_)));
    let expected = ended(game, last.map(|(_, entry)| entry));
    let fits = match &expected {
        Some(finish) => *finish == said,
        // Given up, drawn or lost on time, as far as anybody can tell from the record.
        None => said.kind != FinishKind::Played,
    };
    let told = |finish: Option<Finish>| {
        finish.map_or("that it is not over".to_owned(), |finish| finish_text(&finish))
    };
    if fits {
        Ok(())
    } else {
        Err(Unfair::Finish { found: tag.to_owned(), expected: told(expected) })
    }
}

#[cfg(test)]
mod tests {
    use table::RuleSet;

    use super::*;

    fn seed() -> Seed {
        Seed::new(std::array::from_fn(|i| i as u8))
    }

    fn tags(commitment: &str, words: [&str; 2]) -> Tags {
        let words = [Side::A, Side::B].into_iter().zip(words);
        let others = dice_tags(&seed(), commitment, &[], words);
        Tags { rules: RuleSet::KT24, others }
    }

    fn thrown(tags: &Tags, dice: usize) -> String {
        FairDice::of(tags).unwrap().throw(dice).iter().map(Face::to_string).collect()
    }

    /// These values are published: whoever changes them makes every finished game look like a fraud.
    #[test]
    fn the_first_dice_of_a_known_seed() {
        let first = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
        assert_eq!(thrown(&tags(first, ["heads", "tails"]), 12), "356121365342");
        let second = seed().commitment();
        assert_eq!(second, "c4ab982bc8cac905cbe2edb089b730a0e60da9c88cdbd9fec1ad6743888025b0");
        assert_eq!(
            thrown(&tags(&second, ["heads", "tails"]), 40),
            "4366163526353542155134144251642246322615"
        );
    }

    #[test]
    fn everything_that_is_known_before_the_first_die_matters() {
        let commitment = seed().commitment();
        let pairs = [["a", "b"], ["b", "a"], ["ab", ""], ["", "ab"], ["", ""]];
        let mut all: Vec<String> =
            pairs.map(|words| thrown(&tags(&commitment, words), 40)).to_vec();
        for (name, value) in [("killzone", "Yard"), ("dice own", "A"), ("team C", "Crew")] {
            let mut more = tags(&commitment, ["a", "b"]);
            more.others.insert(0, (name.to_owned(), value.to_owned()));
            all.push(thrown(&more, 40));
        }
        for (i, one) in all.iter().enumerate() {
            assert!(all[..i].iter().all(|other| other != one));
        }
        let mut over = tags(&commitment, ["a", "b"]);
        over.others.push(("finish".to_owned(), "played A".to_owned()));
        assert_eq!(thrown(&over, 40), all[0], "how it ends is not known then");
    }

    #[test]
    fn skipping_is_throwing_without_looking() {
        let tags = tags(&seed().commitment(), ["", ""]);
        let (mut one, mut other) = (FairDice::of(&tags).unwrap(), FairDice::of(&tags).unwrap());
        one.throw(7);
        other.skip(7);
        assert_eq!(one.throw(90), other.throw(90));
        assert_eq!(one.thrown(), other.thrown());
    }

    #[test]
    fn every_face_is_as_likely_as_another() {
        let mut dice = FairDice::of(&tags(&seed().commitment(), ["", ""])).unwrap();
        let faces = dice.throw(60_000);
        for face in Face::ALL {
            let count = faces.iter().filter(|one| **one == face).count();
            assert!((9_700..=10_300).contains(&count), "{face}: {count}");
        }
    }

    #[test]
    fn seeds_read_back_as_written() {
        assert_eq!(Seed::read(&seed().text()), Ok(seed()));
        assert_eq!(Seed::read(&"A".repeat(64)), Err(BadSeed));
        assert_eq!(Seed::read("00"), Err(BadSeed));
    }
}
