//! A player of one game.

use dice::Chance;
use game::Game;
use kt21::Kt21;
use kt24::Kt24;
use table::{Answer, Rules};

use crate::search::search;
use crate::tactics::{Mind, Tactical, Weights};
use crate::{Budget, Counsel, Level, boarding, confined, fielded, greedy, warfare};

/// A player of one game.
#[derive(Clone, Debug)]
pub struct Player {
    level: Level,
    chance: Chance,
    weights: Weights,
    kt18: boarding::Script,
    kt4w40k: warfare::Script,
    kt21: Option<Box<Mind<Kt21>>>,
    kt24: Option<Box<Mind<Kt24>>>,
}

impl Player {
    /// A player with randomness of its own, so that it never sees or disturbs the dice.
    pub fn new(level: Level, chance: Chance) -> Self {
        let weights = Weights::default();
        let (kt18, kt4w40k) = (boarding::Script::default(), warfare::Script::default());
        Player { level, chance, weights, kt18, kt4w40k, kt21: None, kt24: None }
    }

    /// The same player with other ideas of what things are worth.
    #[must_use]
    pub fn with_weights(self, weights: Weights) -> Self {
        Player { weights, kt21: None, kt24: None, ..self }
    }

    /// Gives it other ideas of what things are worth; what it has worked out about teams and boards it keeps.
    pub fn reweigh(&mut self, weights: Weights) {
        self.weights = weights;
        if let Some(mind) = &mut self.kt21 {
            mind.reweigh(weights);
        }
        if let Some(mind) = &mut self.kt24 {
            mind.reweigh(weights);
        }
    }

    /// Sits down to another game with fresh randomness. What it has worked out about teams and boards it keeps, which
    /// makes it quicker and changes no answer.
    pub fn sit_down(&mut self, chance: Chance) {
        self.chance = chance;
        self.kt4w40k.forget_plan();
        if let Some(mind) = &mut self.kt21 {
            mind.forget_plan();
        }
        if let Some(mind) = &mut self.kt24 {
            mind.forget_plan();
        }
    }

    /// How strong it is.
    pub fn level(&self) -> Level {
        self.level
    }

    /// What the player answers to the open decision, thinking as long as it usually does.
    pub fn choose(&mut self, game: &Game) -> Answer {
        self.choose_within(game, &Budget::usual(game.rule_set()))
    }

    /// What the player answers to the open decision, thinking no longer than it is allowed to.
    pub fn choose_within(&mut self, game: &Game, budget: &Budget<'_>) -> Answer {
        let weights = self.weights;
        let choice = match (self.level, game) {
            (Level::Random, _) => None,
            (Level::Recruit, Game::Kt4w40k(kt4w40k)) => fielded::choose(kt4w40k),
            (level, Game::Kt4w40k(kt4w40k)) => {
                search(&mut self.kt4w40k, level, kt4w40k, &mut self.chance, budget)
                    .or_else(|| self.kt4w40k.choose(kt4w40k))
            }
            (Level::Recruit, Game::Kt18(kt18)) => confined::choose(kt18),
            (level, Game::Kt18(kt18)) => {
                search(&mut self.kt18, level, kt18, &mut self.chance, budget)
                    .or_else(|| boarding::choose(kt18))
            }
            (Level::Recruit, Game::Kt21(kt21)) => greedy::choose(kt21),
            (Level::Recruit, Game::Kt24(kt24)) => greedy::choose(kt24),
            (_, Game::Kt21(kt21)) => {
                let fresh = || Box::new(Mind::new(kt21, weights));
                let mind = self.kt21.get_or_insert_with(fresh);
                think(mind, self.level, kt21, &mut self.chance, budget)
            }
            (_, Game::Kt24(kt24)) => {
                let fresh = || Box::new(Mind::new(kt24, weights));
                let mind = self.kt24.get_or_insert_with(fresh);
                think(mind, self.level, kt24, &mut self.chance, budget)
            }
        };
        choice.unwrap_or_else(|| game.propose(&mut self.chance))
    }

    /// What the player answers to the open decision, and what speaks for it.
    ///
    /// ```
    /// use ai::{Budget, Level, Player};
    /// use catalog::{AnyMatchup, killzone, team};
    /// use dice::Chance;
    /// use table::{RuleSet, Rules};
    /// let teams = ["saltglass-crew", "lantern-company"].map(|name| team(name).unwrap());
    /// let board = killzone("cooperage-yard").unwrap();
    /// let mut game = AnyMatchup::new(RuleSet::Kt24, teams.to_vec(), board, None).unwrap().game().unwrap();
    /// let mut chance = Chance::new(1, 0);
    /// while let table::Status::Roll(roll) = game.status() {
    ///     game.roll(&chance.faces(usize::from(roll.dice)).collect::<Vec<_>>()).unwrap();
    /// }
    /// let counsel = Player::new(Level::Veteran, chance).counsel(&game, &Budget::nodes(10));
    /// assert!(game.check(&counsel.answer).is_ok());
    /// assert!(counsel.weighed.is_empty(), "nobody acts yet");
    /// ```
    pub fn counsel(&mut self, game: &Game, budget: &Budget<'_>) -> Counsel {
        let answer = self.choose_within(game, budget);
        let weighed = match game {
            Game::Kt21(kt21) => self.kt21.as_mut().map(|mind| mind.account(kt21, &answer)),
            Game::Kt24(kt24) => self.kt24.as_mut().map(|mind| mind.account(kt24, &answer)),
            Game::Kt18(_) | Game::Kt4w40k(_) => None,
        };
        Counsel { answer, weighed: weighed.unwrap_or_default() }
    }
}

/// What a mind makes of the open decision at a level.
fn think<G: Tactical>(
    mind: &mut Mind<G>,
    level: Level,
    game: &G,
    chance: &mut Chance,
    budget: &Budget<'_>,
) -> Option<Answer> {
    search(mind, level, game, chance, budget).or_else(|| mind.choose(game))
}
