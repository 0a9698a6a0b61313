//! What is kept of the games: records in a folder, tables in files.

use std::path::PathBuf;

use crate::dataset::{Dataset, GameRow, PositionRow};
use crate::failure::Failure;
use crate::output;

use super::Sim;
use super::series::Played;

/// Where games are kept.
pub struct Keeping {
    folder: Option<PathBuf>,
    games: Option<Dataset<GameRow>>,
    positions: Option<Dataset<PositionRow>>,
}

/// What those who play the games have to keep of them.
#[derive(Clone, Debug)]
pub struct Keeps {
    /// The folder for records.
    pub folder: Option<PathBuf>,
    /// Whether there are several pairings, so that the name of a record has to say which it is of.
    pub several: bool,
    /// Whether rows of games are asked for.
    pub games: bool,
    /// Whether rows of positions are.
    pub positions: bool,
}

impl Keeping {
    /// Begins with everything that the options ask for, so that what cannot be written is known before a game is played.
    pub fn begin(asked: &Sim) -> Result<Self, Failure> {
        if asked.out.is_some() && asked.out == asked.positions {
            return Err(Failure::input("--positions", "the same file as --out"));
        }
        if let Some(folder) = &asked.records {
            output::folder("--records", folder)?;
        }
        let games = asked.out.as_deref().map(|path| Dataset::create("--out", path));
        let games = games.transpose()?;
        let positions = asked.positions.as_deref();
        let positions = positions.map(|path| Dataset::create("--positions", path)).transpose()?;
        Ok(Keeping { folder: asked.records.clone(), games, positions })
    }

    /// What has to be kept.
    pub fn wants(&self, several: bool) -> Keeps {
        let (games, positions) = (self.games.is_some(), self.positions.is_some());
        Keeps { folder: self.folder.clone(), several, games, positions }
    }

    /// Adds the next game to the tables.
    pub fn keep(&mut self, game: Played) -> Result<(), Failure> {
        if let Some((table, row)) = self.games.as_mut().zip(game.row) {
            table.add(&[row])?;
        }
        match &mut self.positions {
            Some(table) => table.add(&game.positions),
            None => Ok(()),
        }
    }

    /// Completes the tables, and gives them their names when all of them are complete.
    pub fn finish(mut self) -> Result<(), Failure> {
        self.games.as_mut().map_or(Ok(()), Dataset::complete)?;
        self.positions.as_mut().map_or(Ok(()), Dataset::complete)?;
        self.games.map_or(Ok(()), Dataset::publish)?;
        self.positions.map_or(Ok(()), Dataset::publish)
    }
}
