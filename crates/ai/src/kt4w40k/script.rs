//! What searches try out with armies, and the script that they play on with: the recruit's, since the trooper takes ten
//! times as long over a turn.

use dice::Chance;
use game::Game;
use kt4w40k::{Kt4w40k, UnitIx};
use table::{Answer, Ask, Deed, Playable, RuleSet, Rules, Side, Status};

use super::aims::place;
use super::{Outlook, Weights, moves, shots};
use crate::advice::{Suggested, WEIGHED, distinct};
use crate::kt4w40k::battery::Battery;
use crate::kt4w40k::recruit::{self, unit_named};
use crate::kt4w40k::toll::WOUND;
use crate::rule_sets::{Intent, Thinker};
use crate::search::{Scripted, Weighed, margin, search};
use crate::skirmish::{Prospect, Reason};
use crate::{Budget, Level};

/// What winning is worth, in hundredths of a point of units.
const VICTORY: i64 = 60_000;
/// What a victory point is.
const VICTORY_POINT: i64 = 6000;

/// What a charge leads to: the wounds that the blows after it take on average.
fn reason(game: &Kt4w40k, answer: &Answer) -> Option<Reason> {
    let Answer::Deed(unit, Deed::Charge(targets)) = answer else { return None };
    let target = unit_named(game, *targets.first()?)?;
    let wounds = Battery::new(game, unit_named(game, *unit)?, target).blows;
    Some(Reason::wounds((1000 * wounds / WOUND) as u32))
}

/// The answers that are suggested where a unit is to move or to shoot.
pub fn suggest(game: &Game, own: &Kt4w40k) -> Vec<Suggested> {
    let plans = distinct(Script::default().plans(own, WEIGHED), |order| &order.answer).into_iter();
    let wounds = |attack: &Prospect| Reason::wounds(attack.wounds);
    let suggested = plans.map(|Order { answer, way }| {
        Suggested::new(game, answer, way, wounds, |answer| reason(own, answer))
    });
    suggested.collect()
}

/// What is tried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// What is answered.
    pub answer: Answer,
    /// Where the unit goes then, if it is asked.
    pub way: Option<Answer>,
}

/// Plays by the trooper's ideas of what things are worth.
#[derive(Clone, Debug, Default)]
pub struct Script {
    weights: Weights,
    /// Where the unit goes that has just been told to.
    way: Option<Answer>,
}

impl Script {
    /// The trooper's answer to the open decision; where a unit goes that was told to after a search, as was found then.
    pub fn choose(&mut self, game: &Kt4w40k) -> Option<Answer> {
        self.planned(game).or_else(|| super::choose_with(game, &self.weights))
    }

    /// Where a unit goes that has been told to, if that is asked and can be done.
    fn planned(&mut self, game: &Kt4w40k) -> Option<Answer> {
        let Status::Decide(decision) = game.status() else { return None };
        let way = self.way.take_if(|_| matches!(decision.ask, Ask::Go { .. }))?;
        game.check(&way).is_ok().then_some(way)
    }

    /// What a side has: what is left of its units, its victory points, and what its units have of where they stand.
    fn holdings(&self, game: &Kt4w40k, side: Side) -> i64 {
        let view = Outlook { game, side, weights: &self.weights };
        let over = matches!(game.status(), Status::Over(_));
        let units = game.own(side).map(|unit| {
            let models = game.living(unit);
            let left: i64 = models.map(|model| i64::from(game.model(model).wounds)).sum();
            let full =
                game.setup().range(unit.at()).map(|model| game.setup().profile(model).wounds);
            let full = full.map(i64::from).sum::<i64>().max(1);
            let points = i64::from(game.card(unit).points);
            let worth = points * (self.weights.kill + self.weights.hurt * left / full);
            worth + if over { 0 } else { standing(&view, unit) }
        });
        i64::from(game.victory_points(side)) * VICTORY_POINT + units.sum::<i64>()
    }
}

fn volley((answer, gain): (Answer, i64)) -> Weighed<Order> {
    Weighed { plan: Order { answer, way: None }, gain }
}

/// What a unit's aim has of where it stands.
fn standing(view: &Outlook<'_>, unit: UnitIx) -> i64 {
    place(view.game, unit).map_or(0, |at| view.aim_worth(unit, view.aim(unit), at, 0))
}

impl Scripted for Script {
    type Game = Kt4w40k;
    type Plan = Order;

    const PORTFOLIO: usize = 5;
    const FAITH: i64 = 4;

    fn plans(&mut self, game: &Kt4w40k, most: usize) -> Vec<Weighed<Order>> {
        let Status::Decide(decision) = game.status() else { return Vec::new() };
        let view = Outlook { game, side: decision.side, weights: &self.weights };
        let mut all = match decision.ask {
            Ask::Move => moves::orders(&view),
            Ask::Fire => shots::volleys(&view).into_iter().map(volley).collect(),
            _ => Vec::new(),
        };
        all.sort_by_key(|weighed| std::cmp::Reverse(weighed.gain));
        let legal = all.into_iter().filter(|one| game.check(&one.plan.answer).is_ok());
        legal.take(most).collect()
    }

    fn begin(&mut self, _: &Kt4w40k, plan: &Order) -> Answer {
        self.way.clone_from(&plan.way);
        plan.answer.clone()
    }

    fn answer(&mut self, game: &mut Kt4w40k) -> bool {
        let chosen = self.planned(game).or_else(|| recruit::choose(game));
        chosen.is_some_and(|answer| game.answer(&answer).is_ok())
    }

    fn round(game: &Kt4w40k) -> u8 {
        game.state().turn
    }

    fn value(&mut self, game: &Kt4w40k, side: Side) -> i64 {
        margin(game, side, VICTORY, |side| self.holdings(game, side))
    }
}

impl Thinker for Script {
    fn rule_set(&self) -> RuleSet {
        Kt4w40k::RULE_SET
    }

    fn think(
        &mut self,
        level: Level,
        game: &Game,
        chance: &mut Chance,
        budget: &Budget<'_>,
    ) -> Option<Answer> {
        let game = game.of::<Kt4w40k>()?;
        search(self, level, game, chance, budget).or_else(|| self.choose(game))
    }

    fn exchange(&mut self, intent: &mut Intent) {
        std::mem::swap(&mut self.way, &mut intent.way);
    }

    fn copied(&self) -> Box<dyn Thinker> {
        Box::new(self.clone())
    }
}
