//! The games of one pairing.

use ai::series::{Finished, play_seen, seated};
use ai::{Level, Player};
use catalog::Matchup;
use game::Game;
use indicatif::ProgressBar;
use rayon::prelude::*;
use table::{Outcome, Record, Rules, Side, Tags};

use super::keeping::Keeps;
use crate::dataset::{GameRow, PositionRow};
use crate::failure::Failure;
use crate::per_thread::PerThread;

/// How many games are played before their results are put in order: enough to keep every thread busy,
/// few enough to keep nothing worth mentioning in memory.
const BATCH: u64 = 1024;

/// The same where all positions are kept, which take a hundred kilobytes a game and more.
const BATCH_WITH_POSITIONS: u64 = 16;

/// Everything that the games of a pairing have in common.
pub struct Series<'a> {
    /// The number of the pairing, from 1.
    pub number: i32,
    /// What is played with.
    pub matchup: &'a Matchup,
    /// A game about to begin, with everything prepared.
    pub start: &'a Game,
    /// Who plays, side A's first.
    pub levels: &'a [Level],
    /// The seed.
    pub seed: u64,
    /// What is kept.
    pub keeps: Keeps,
}

/// A game, and what tables keep of it.
pub struct Played {
    /// How it ended.
    pub finished: Finished,
    /// Its row, if one is kept.
    pub row: Option<GameRow>,
    /// The rows of its decisions, if they are.
    pub positions: Vec<PositionRow>,
}

impl Series<'_> {
    /// Plays so many games, and hands them on in their order.
    pub fn play(
        &self,
        games: u64,
        bar: &ProgressBar,
        mut each: impl FnMut(Played) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let players = PerThread::new(|| seated(self.levels));
        let tags = self.matchup.whole_tags();
        let size = if self.keeps.positions { BATCH_WITH_POSITIONS } else { BATCH };
        let mut next = 0;
        while next < games {
            let batch = next..games.min(next + size);
            next = batch.end;
            let played: Vec<Played> = batch
                .into_par_iter()
                .map(|number| {
                    let played = players.with(|players| self.game(number, players, &tags));
                    bar.inc(1);
                    played
                })
                .collect::<Result<_, _>>()?;
            played.into_iter().try_for_each(&mut each)?;
        }
        Ok(())
    }

    /// Plays the game with a number from 0. Its dice and its players' chance depend on the seed and the number, never
    /// on other games: what the players have worked out in those makes them quicker and changes no answer.
    fn game(&self, number: u64, players: &mut [Player], tags: &Tags) -> Result<Played, Failure> {
        let mut record = self.keeps.folder.as_ref().map(|_| Record::new(tags.clone()));
        let mut positions: Vec<PositionRow> = Vec::new();
        let of_series = (self.seed, number);
        let game_number = number.cast_signed() + 1;
        let (finished, last) =
            play_seen(self.start, players, of_series, record.as_mut(), |decision, game, answer| {
                if self.keeps.positions {
                    positions.push(PositionRow {
                        pairing: self.number,
                        game: game_number,
                        decision: positions.len() as i32 + 1,
                        turn: i32::from(game.round()),
                        side: numbered(decision.side),
                        kind: decision.ask.kind(),
                        answer: answer.to_string(),
                        hash: game.state_hash(),
                        position: game.position(tags.clone()).to_string(),
                        outcome: 0,
                    });
                }
            })
            .map_err(|what| Failure::input(format!("game {game_number}"), what))?;
        if let Outcome::Won(winner) = finished.outcome {
            for row in &mut positions {
                row.outcome = if row.side == numbered(winner) { 1 } else { -1 };
            }
        }
        if let Some((folder, record)) = self.keeps.folder.as_ref().zip(record) {
            let which = self.keeps.several.then(|| format!("pairing-{:03}-", self.number));
            let name = format!("{}game-{game_number:06}.txt", which.unwrap_or_default());
            let path = folder.join(name);
            std::fs::write(&path, record.to_string())
                .map_err(|error| Failure::input(path.display(), error))?;
        }
        let row = self.keeps.games.then(|| self.row(game_number, &finished, &last));
        Ok(Played { finished, row, positions })
    }

    fn row(&self, game: i64, finished: &Finished, last: &Game) -> GameRow {
        let changed = self.matchup.changed();
        let switches: Vec<String> =
            changed.iter().map(|(name, value)| format!("{name}={value}")).collect();
        GameRow {
            pairing: self.number,
            game,
            seed: self.seed,
            rules: self.matchup.rules.to_string(),
            teams: self.matchup.team_names().into_iter().map(str::to_owned).collect(),
            players: self.levels.iter().map(|level| level.word().to_owned()).collect(),
            killzone: self.matchup.killzone_name().to_owned(),
            mission: self.matchup.mission.as_ref().map(|mission| mission.name.clone()),
            switches: switches.join(" "),
            winner: match finished.outcome {
                Outcome::Won(side) => Some(numbered(side)),
                Outcome::Drawn => None,
            },
            scores: learn::points(last).into_iter().map(|points| points as i32).collect(),
            turns: i32::from(finished.turns),
            decisions: finished.decisions.cast_signed(),
            hash: finished.hash.iter().map(|byte| format!("{byte:02x}")).collect(),
        }
    }
}

/// The number of a side, from 1.
fn numbered(side: Side) -> i32 {
    side.index() as i32 + 1
}
