//! Who plays in an arena: a level of our own, or another program.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use ai::{Budget, Level, Player};
use dice::Chance;
use game::Game;
use table::{Answer, Entry, Rules, Side};

use super::program::Program;

/// Who is to play, as the command line names them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contestant {
    /// A computer player of ours.
    Level(Level),
    /// A program with its arguments.
    Program(String),
}

impl FromStr for Contestant {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.parse() {
            Ok(level) => Ok(Contestant::Level(level)),
            // What could be a command is one; anything else is a level that does not exist.
            Err(_) if text.contains(['/', ' ', '.']) => Ok(Contestant::Program(text.to_owned())),
            Err(unknown) if unknown.ends_with('?') => {
                Err(format!("{unknown} A program is named with its path or arguments"))
            }
            Err(unknown) => Err(format!("{unknown}, or a program with its path or arguments")),
        }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Level(level) => f.write_str(level.word()),
            Contestant::Program(command) => f.write_str(command),
        }
    }
}

/// How long or how hard players may think about a decision.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// In milliseconds.
    pub ms: Option<u64>,
    /// In positions looked at.
    pub nodes: Option<u64>,
}

impl Limits {
    /// As the engine protocol writes them.
    fn words(self) -> String {
        let ms = self.ms.map(|ms| format!("ms={ms}"));
        let nodes = self.nodes.map(|nodes| format!("nodes={nodes}"));
        [ms, nodes].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// What a player of ours answers within the limits; without any, it thinks as long as it usually does.
    pub fn choose(self, player: &mut Player, game: &Game) -> Answer {
        if self.ms.is_none() && self.nodes.is_none() {
            return player.choose(game);
        }
        let started = Instant::now();
        let most = self.ms.map(Duration::from_millis);
        let late = || most.is_some_and(|most| started.elapsed() >= most);
        player.choose_within(game, &Budget { nodes: self.nodes, stop: Some(&late) })
    }
}

/// Those of the contestants who are players of ours, for one game after another: what they have worked out about teams
/// and boards makes them quicker and changes no answer.
pub struct Bench([Option<Player>; 2]);

impl Bench {
    /// Fresh players.
    pub fn new(contestants: &[Contestant; 2]) -> Self {
        let chance = || Chance::new(0, 0);
        let first = Player::new(Level::Random, chance());
        Bench(contestants.each_ref().map(|who| match who {
            Contestant::Level(level) => Some(first.partner(*level, chance())),
            Contestant::Program(_) => None,
        }))
    }

    /// The players, one for each contestant.
    pub fn each(&mut self) -> [Option<&mut Player>; 2] {
        self.0.each_mut().map(Option::as_mut)
    }
}

/// A contestant at a table.
pub enum Seat<'p> {
    /// A player of ours.
    Player(&'p mut Player, Limits),
    /// A program.
    Program(Box<Program>, Limits),
}

impl<'p> Seat<'p> {
    /// Sits down to a game at a position: a player of ours from the bench, or a program that is started for it.
    ///
    /// # Errors
    /// Why a program cannot play it.
    pub fn take(
        who: &Contestant,
        player: Option<&'p mut Player>,
        limits: Limits,
        (patience, aloud): (Duration, bool),
        chance: Chance,
        position: impl FnOnce() -> String,
    ) -> Result<Self, String> {
        if let Some(player) = player {
            player.sit_down(chance);
            return Ok(Seat::Player(player, limits));
        }
        let mut program = Program::start(&who.to_string(), patience, aloud)?;
        program.load(&position())?;
        Ok(Seat::Program(Box::new(program), limits))
    }

    /// What it answers; a player of ours sees only what a player of that side may see.
    ///
    /// # Errors
    /// What is wrong with a program.
    pub fn choose(&mut self, game: &Game, side: Side) -> Result<Answer, String> {
        match self {
            Seat::Player(player, limits) => Ok(limits.choose(player, &game.view(side))),
            Seat::Program(program, limits) => program.choose(&limits.words()),
        }
    }

    /// Is told of what happened.
    ///
    /// # Errors
    /// What is wrong with a program.
    pub fn hear(&mut self, entry: &Entry) -> Result<(), String> {
        match self {
            Seat::Player(..) => Ok(()),
            Seat::Program(program, _) => program.hear(entry),
        }
    }
}
