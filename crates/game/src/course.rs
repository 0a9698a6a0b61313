//! The course of a game: the lines of a record, one after another, some of them taken back.

use table::{Entry, Illegal, Rules};
use thiserror::Error;

use crate::Game;

/// The interval of snapshots, in lines, so that taking back replays few of them.
const KEPT_EVERY: usize = 32;

/// A game and the lines that led to where it is.
#[derive(Clone, Debug)]
pub struct Course {
    now: Game,
    /// Those that stand.
    lines: Vec<Entry>,
    /// Snapshots: the game at its beginning, and after every so many lines.
    kept: Vec<Game>,
}

/// A line that cannot stand where it does.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadLine {
    /// The rules forbid it.
    #[error("{0}")]
    Illegal(#[from] Illegal),
    /// More is taken back than there is.
    #[error("only {stand} lines stand here")]
    Undo {
        /// How many stand.
        stand: usize,
    },
}

impl Course {
    /// The course of a game that is about to begin.
    pub fn new(start: Game) -> Self {
        Course { now: start.clone(), lines: Vec::new(), kept: vec![start] }
    }

    /// The game where it is.
    pub fn game(&self) -> &Game {
        &self.now
    }

    /// The game where it is, to be asked for its events.
    pub fn game_mut(&mut self) -> &mut Game {
        &mut self.now
    }

    /// The lines that stand.
    pub fn lines(&self) -> &[Entry] {
        &self.lines
    }

    /// Lets a line happen. A hash changes nothing and is not compared.
    ///
    /// # Errors
    /// If it cannot happen; nothing has changed then.
    pub fn enter(&mut self, entry: &Entry) -> Result<(), BadLine> {
        match entry {
            Entry::Hash(_) => return Ok(()),
            Entry::Undo(left) => return self.take_back(*left as usize),
            _ => self.now.play(entry)?,
        }
        self.lines.push(entry.clone());
        if self.lines.len().is_multiple_of(KEPT_EVERY) {
            let mut kept = self.now.clone();
            kept.events();
            self.kept.push(kept);
        }
        Ok(())
    }

    fn take_back(&mut self, left: usize) -> Result<(), BadLine> {
        let stand = self.lines.len();
        if left >= stand {
            return Err(BadLine::Undo { stand });
        }
        self.lines.truncate(left);
        self.kept.truncate(left / KEPT_EVERY + 1);
        let mut now = self.kept[left / KEPT_EVERY].clone();
        for line in &self.lines[left / KEPT_EVERY * KEPT_EVERY..] {
            now.play(line)?;
        }
        now.events();
        self.now = now;
        Ok(())
    }
}
