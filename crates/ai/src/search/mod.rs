//! Search, the same for all rule sets.
//!
//! A rule set has a script that plays quickly and knows which plans are worth a try ([`Scripted`]). Veterans try a few of
//! them out again and again and drop the worse half each time ([`halve`]). Commanders grow a tree of replies below each
//! ([`grow`]), and think the rest of a plan over again once they know how it has begun. Either way a try is the game played
//! on by script, both sides alike, with dice of the player's own.

mod halving;
mod playing;
mod tree;

use dice::Chance;
use table::{Answer, Ask, Outcome, Rules, Side, Status};

pub use halving::halve;
pub use tree::grow;

use crate::{Budget, Level};

/// A plan, and what the script thinks of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weighed<P> {
    /// What would be done.
    pub plan: P,
    /// What it gains, measured as [`Scripted::value`] measures positions; only differences count.
    pub gain: i64,
}

/// What a search asks of whoever knows how to play a rule set.
pub trait Scripted {
    /// A game under the rule set.
    type Game: Rules;
    /// What is tried out: an answer, or more than that.
    type Plan: Clone + PartialEq;

    /// How many plans are tried out at most.
    const PORTFOLIO: usize;

    /// How many tries it counts for what the script thinks of a plan: a single try says little, for the dice, and a
    /// script that plays on to the end of a round does not see everything that a plan is good for.
    const FAITH: i64;

    /// Plans for the open decision, the best first, all of them legal. Where there are fewer than two, or it is not worth
    /// a search, the script answers.
    fn plans(&mut self, game: &Self::Game, most: usize) -> Vec<Weighed<Self::Plan>>;

    /// The answer that begins a plan; the rest of it is kept in mind.
    fn begin(&mut self, game: &Self::Game, plan: &Self::Plan) -> Answer;

    /// Answers the open decision by script; whether that went.
    fn answer(&mut self, game: &mut Self::Game) -> bool;

    /// The round of the battle: tries end when it does.
    fn round(game: &Self::Game) -> u8;

    /// What a position is worth to a side.
    fn value(&mut self, game: &Self::Game, side: Side) -> i64;
}

/// Whether plans and replies are told apart at a decision when a tree is grown.
fn branches(ask: &Ask) -> bool {
    matches!(ask, Ask::Activate | Ask::Move)
}

/// Whether a decision is about the rest of what was begun: commanders think it over again.
fn goes_on(ask: &Ask) -> bool {
    matches!(ask, Ask::Act { .. } | Ask::Fire)
}

/// By how much a side is ahead of the best of the others, with what winning is worth on top of what each has.
pub fn margin<G: Rules>(game: &G, side: Side, victory: i64, has: impl Fn(Side) -> i64) -> i64 {
    let sides = (0..game.sides()).filter_map(Side::from_index);
    let others = sides.filter(|other| *other != side);
    let won = match game.status() {
        Status::Over(Outcome::Won(winner)) if winner == side => victory,
        Status::Over(Outcome::Won(_)) => -victory,
        _ => 0,
    };
    won + has(side) - others.map(&has).max().unwrap_or(0)
}

/// What a level that searches answers to the open decision; nothing where there is nothing to search for.
pub fn search<S: Scripted>(
    script: &mut S,
    level: Level,
    game: &S::Game,
    chance: &mut Chance,
    budget: &Budget<'_>,
) -> Option<Answer> {
    let Status::Decide(decision) = game.status() else { return None };
    let best = match level {
        Level::Random | Level::Recruit | Level::Trooper => None,
        Level::Veteran if goes_on(&decision.ask) => None,
        Level::Veteran => halve(script, game, decision.side, chance, budget),
        Level::Commander => grow(script, game, decision.side, chance, budget),
    };
    best.map(|plan| script.begin(game, &plan))
}
