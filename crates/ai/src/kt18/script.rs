//! The trooper as a script that searches play on with, and what they try out: deeds of the model that moves next, and
//! shots.

use dice::Chance;
use game::Game;
use kt18::{Kt18, ModelIx};
use table::{Answer, Ask, Deed, Playable, RuleSet, Rules, Side, Status};

use super::blow::{CERTAIN, best_fight};
use super::outlook::Outlook;
use super::{Weights, choose_with, moves, strikes};
use crate::advice::{Suggested, WEIGHED, alike, distinct};
use crate::rule_sets::Thinker;
use crate::search::{Scripted, Weighed, margin, search};
use crate::skirmish::{Prospect, Reason};
use crate::{Budget, Level};

/// What winning is worth: as much as some models.
const VICTORY: i64 = 1000;

/// How many plans may be much the same: places a little apart.
const ALIKE: usize = 2;

/// What a charge leads to: the chance that the blows after it take the target out.
fn reason(game: &Kt18, answer: &Answer) -> Option<Reason> {
    let index = |id| game.setup().index(id).map(|index| ModelIx(index as u8));
    let Answer::Deed(model, Deed::Charge(targets)) = answer else { return None };
    let out = best_fight(game, index(*model)?, index(*targets.first()?)?).out;
    Some(Reason::kills((1000 * out / CERTAIN) as u16))
}

/// The answers that are suggested where a model is to move or to shoot.
pub fn suggest(game: &Game, own: &Kt18) -> Vec<Suggested> {
    let plans = distinct(Script::default().plans(own, WEIGHED), |answer| answer).into_iter();
    let kills = |attack: &Prospect| Reason::kills(attack.kills);
    plans
        .map(|answer| Suggested::new(game, answer, None, kills, |answer| reason(own, answer)))
        .collect()
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

impl Thinker for Script {
    fn rule_set(&self) -> RuleSet {
        Kt18::RULE_SET
    }

    fn think(
        &mut self,
        level: Level,
        game: &Game,
        chance: &mut Chance,
        budget: &Budget<'_>,
    ) -> Option<Answer> {
        let game = game.of::<Kt18>()?;
        search(self, level, game, chance, budget).or_else(|| super::choose(game))
    }

    fn copied(&self) -> Box<dyn Thinker> {
        Box::new(self.clone())
    }
}
