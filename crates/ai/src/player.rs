//! A player of one game.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use dice::Chance;
use game::Game;
use table::{Answer, Rules};

use crate::rule_sets::{Intent, Thinker, recruit, thinker};
use crate::skirmish::Weights;
use crate::{Budget, Counsel, Level};

/// A player of one game.
#[derive(Debug)]
pub struct Player {
    level: Level,
    chance: Chance,
    weights: Weights,
    /// What it thinks with, alone or with others; made for the first game that anybody thinks about.
    thinker: Arc<Mutex<Option<Box<dyn Thinker>>>>,
    intent: Intent,
}

impl Clone for Player {
    fn clone(&self) -> Self {
        let thinker = lock(&self.thinker).as_ref().map(|thinker| thinker.copied());
        Player {
            level: self.level,
            chance: self.chance.clone(),
            weights: self.weights,
            thinker: Arc::new(Mutex::new(thinker)),
            intent: self.intent.clone(),
        }
    }
}

/// Whoever panics while it thinks leaves nothing half done that an answer depends on.
fn lock<T>(thinker: &Mutex<T>) -> MutexGuard<'_, T> {
    thinker.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Player {
    /// A player with randomness of its own, so that it never sees or disturbs the dice.
    pub fn new(level: Level, chance: Chance) -> Self {
        let (weights, thinker) = (Weights::default(), Arc::default());
        Player { level, chance, weights, thinker, intent: Intent::default() }
    }

    /// Another player who shares what this one works out about teams and boards, as it does theirs: twice as quick where
    /// one thread plays both sides, and no answer is another for it. Each has its own chance and its own plans.
    #[must_use]
    pub fn partner(&self, level: Level, chance: Chance) -> Self {
        let (weights, thinker) = (self.weights, Arc::clone(&self.thinker));
        Player { level, chance, weights, thinker, intent: Intent::default() }
    }

    /// The same player with other ideas of what things are worth.
    #[must_use]
    pub fn with_weights(self, weights: Weights) -> Self {
        Player { weights, thinker: Arc::default(), intent: Intent::default(), ..self }
    }

    /// Gives it other ideas of what things are worth, and its partners too; what it has worked out about teams and boards
    /// it keeps.
    pub fn reweigh(&mut self, weights: Weights) {
        self.weights = weights;
        self.intent = Intent::default();
        if let Some(thinker) = &mut *lock(&self.thinker) {
            thinker.reweigh(weights);
        }
    }

    /// Sits down to another game with fresh randomness. What it has worked out about teams and boards it keeps, which
    /// makes it quicker and changes no answer.
    pub fn sit_down(&mut self, chance: Chance) {
        self.chance = chance;
        self.intent = Intent::default();
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
        let choice = match self.level {
            Level::Random => None,
            Level::Recruit => recruit(game),
            level => self.think(level, game, budget),
        };
        choice.unwrap_or_else(|| game.propose(&mut self.chance))
    }

    /// The answer to the open decision of a level that thinks, if it has an opinion.
    fn think(&mut self, level: Level, game: &Game, budget: &Budget<'_>) -> Option<Answer> {
        let mut thinker_of_game = lock(&self.thinker);
        let rules = thinker_of_game.as_ref().map(|thinker| thinker.rule_set());
        if rules != Some(game.rule_set()) {
            *thinker_of_game = thinker(game, self.weights);
            self.intent = Intent::default();
        }
        let own = thinker_of_game.as_mut()?;
        own.exchange(&mut self.intent);
        let answer = own.think(level, game, &mut self.chance, budget);
        own.exchange(&mut self.intent);
        answer
    }

    /// What the player answers to the open decision, and what speaks for it.
    ///
    /// ```
    /// use ai::{Budget, Level, Player};
    /// use catalog::{Matchup, killzone, team};
    /// use dice::Chance;
    /// use table::{RuleSet, Rules};
    /// let teams = ["saltglass-crew", "lantern-company"].map(|name| team(name).unwrap());
    /// let board = killzone("cooperage-yard").unwrap();
    /// let mut game = Matchup::new(RuleSet::KT24, teams.to_vec(), board, None).unwrap().game().unwrap();
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
        let weighed = lock(&self.thinker).as_mut().map(|thinker| {
            thinker.exchange(&mut self.intent);
            let weighed = thinker.account(game, &answer);
            thinker.exchange(&mut self.intent);
            weighed
        });
        Counsel { answer, weighed: weighed.unwrap_or_default() }
    }
}
