//! The trooper as a script that searches play on with, and what they try out: deeds of the model that moves next, and
//! shots.

use kt18::{Kt18, Manner, ModelIx};
use table::{Answer, Ask, Deed, Rules, Side, Status};

use super::blow::{CERTAIN, best_fight, blows};
use super::outlook::Outlook;
use super::{Weights, choose_with, moves, strikes};
use crate::advice::alike;
use crate::search::{Scripted, Weighed, margin};
use crate::tactics::Reason;

/// What winning is worth: as much as some models.
const VICTORY: i64 = 1000;

/// How many plans may be much the same: places a little apart.
const ALIKE: usize = 2;

/// What an attack or a charge does to its target: the chance that it takes it out, in thousandths.
pub fn reason(game: &Kt18, answer: &Answer) -> Option<Reason> {
    let index = |id| game.setup().index(id).map(|index| ModelIx(index as u8));
    let out = match answer {
        Answer::Attack { .. } => blows(game, answer, Manner::Shoot).first()?.1.out,
        Answer::Deed(model, Deed::Charge(targets)) => {
            best_fight(game, index(*model)?, index(*targets.first()?)?).out
        }
        _ => return None,
    };
    Some(Reason { key: "kill-chance", number: (1000 * out / CERTAIN) as i32 })
}

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
        let mut plans: Vec<Weighed<Answer>> = Vec::new();
        for (gain, plan) in all {
            let like = plans.iter().filter(|other| alike(&other.plan, &plan)).count();
            if plans.len() < most && like < ALIKE && game.check(&plan).is_ok() {
                plans.push(Weighed { plan, gain });
            }
        }
        plans
    }

    fn begin(&mut self, _: &Kt18, plan: &Answer) -> Answer {
        plan.clone()
    }

    fn answer(&mut self, game: &mut Kt18) -> bool {
        let chosen = choose_with(game, &self.weights);
        chosen.is_some_and(|answer| game.answer(&answer).is_ok())
    }

    fn round(game: &Kt18) -> u8 {
        game.state().round
    }

    fn value(&mut self, game: &Kt18, side: Side) -> i64 {
        margin(game, side, VICTORY, |side| self.holdings(game, side))
    }
}
