//! The trooper as a script that searches play on with, and what they try out: deeds of the model that moves next, shots,
//! and who fights first.

use kt18::Kt18;
use table::{Answer, Ask, Outcome, Rules, Side, Status};

use super::outlook::Outlook;
use super::{Weights, choose_with, moves, strikes};
use crate::search::{Scripted, Weighed};

/// What winning is worth: as much as some models.
const VICTORY: i64 = 1000;

/// Plays by the trooper's ideas of what things are worth.
#[derive(Clone, Debug, Default)]
pub struct Script {
    weights: Weights,
}

impl Script {
    /// What a side has: its models, its score, and where its models stand.
    fn holdings(&self, game: &Kt18, side: Side) -> i64 {
        let outlook = Outlook::new(game, side, &self.weights);
        let models: i64 = game.own(side).map(|model| outlook.worth(model)).sum();
        let score = i64::from(game.state().players[side.index()].score) * self.weights.hold;
        let place = match game.status() {
            Status::Over(_) => 0,
            _ => outlook.position(&outlook.goals()),
        };
        models + score + place
    }
}

impl Scripted for Script {
    type Game = Kt18;
    type Plan = Answer;

    const PORTFOLIO: usize = 5;
    const FAITH: i64 = 3;

    fn plans(&mut self, game: &Kt18, most: usize) -> Vec<Weighed<Answer>> {
        let Status::Decide(decision) = game.status() else { return Vec::new() };
        let outlook = Outlook::new(game, decision.side, &self.weights);
        let mut all = match decision.ask {
            Ask::Move => moves::deeds(&outlook),
            Ask::Fire => strikes::shots(&outlook),
            _ => Vec::new(),
        };
        all.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
        let legal = all.into_iter().filter(|(_, answer)| game.check(answer).is_ok());
        legal.take(most).map(|(gain, plan)| Weighed { plan, gain }).collect()
    }

    fn begin(&mut self, _: &Kt18, plan: &Answer) -> Answer {
        plan.clone()
    }

    fn answer(&mut self, game: &mut Kt18) -> bool {
        let chosen = choose_with(game, &self.weights);
        chosen.is_some_and(|answer| game.answer(&answer).is_ok())
    }

    fn branches(ask: &Ask) -> bool {
        *ask == Ask::Move
    }

    fn goes_on(ask: &Ask) -> bool {
        *ask == Ask::Fire
    }

    fn round(game: &Kt18) -> u8 {
        game.state().round
    }

    fn value(&mut self, game: &Kt18, side: Side) -> i64 {
        let others = game.setup().sides().filter(|other| *other != side);
        let best = others.map(|other| self.holdings(game, other)).max().unwrap_or(0);
        let won = match game.status() {
            Status::Over(Outcome::Won(winner)) if winner == side => VICTORY,
            Status::Over(Outcome::Won(_)) => -VICTORY,
            _ => 0,
        };
        won + self.holdings(game, side) - best
    }
}
