//! A player of one game, and the ways of playing there are.

use std::str::FromStr;

use dice::Chance;
use game::Game;
use table::{Answer, Rules};

use crate::{confined, greedy};

/// A way of playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Any legal answer.
    Random,
    /// Whatever hurts most now.
    Greedy,
}

impl Manner {
    /// All of them.
    pub const ALL: [Manner; 2] = [Manner::Random, Manner::Greedy];

    /// The word for it on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Manner::Random => "random",
            Manner::Greedy => "greedy",
        }
    }
}

impl FromStr for Manner {
    type Err = String;
    fn from_str(word: &str) -> Result<Self, String> {
        Self::ALL.into_iter().find(|manner| manner.word() == word).ok_or_else(|| {
            let cut: String = word.chars().take(40).collect();
            format!("unknown player {cut:?}, expected random or greedy")
        })
    }
}

/// A player of one game.
#[derive(Clone, Debug)]
pub struct Player {
    manner: Manner,
    chance: Chance,
}

impl Player {
    /// A player with randomness of its own, so that it never sees or disturbs the dice.
    pub fn new(manner: Manner, chance: Chance) -> Self {
        Player { manner, chance }
    }

    /// What the player answers to the open decision.
    pub fn choose(&mut self, game: &Game) -> Answer {
        let choice = match (self.manner, game) {
            (Manner::Random, _) => None,
            (Manner::Greedy, Game::Kt18(kt18)) => confined::choose(kt18),
            (Manner::Greedy, Game::Kt21(kt21)) => greedy::choose(kt21),
            (Manner::Greedy, Game::Kt24(kt24)) => greedy::choose(kt24),
            (Manner::Greedy, Game::Kt4w40k(_)) => None,
        };
        choice.unwrap_or_else(|| game.propose(&mut self.chance))
    }
}
