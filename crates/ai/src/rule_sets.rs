//! Who plays which rule set, and how: the one place of this room that lists them. Under a rule set that is not listed,
//! every level plays at random.

use std::fmt;

use ::kt4w40k::Kt4w40k;
use ::kt18::Kt18;
use dice::Chance;
use game::Game;
use kt21::Kt21;
use kt24::Kt24;
use table::{Answer, RuleSet};

use crate::skirmish::{Advised, Mind, Plan, Weights};
use crate::{Budget, Level, Suggested, kt4w40k, kt18, skirmish};

/// What a player is about to do, from one of its answers to the next.
#[derive(Clone, Debug, Default)]
pub(crate) struct Intent {
    /// The rest of an activation.
    pub activation: Option<Plan>,
    /// Where a unit goes that has just been told to.
    pub way: Option<Answer>,
}

/// Whoever plays above the level of a recruit under one rule set. But for the intent, which every player has for itself,
/// nothing that it remembers changes what it answers.
pub(crate) trait Thinker: fmt::Debug + Send + Sync {
    /// The rule set.
    fn rule_set(&self) -> RuleSet;

    /// The answer of a level to the open decision, if it has an opinion.
    fn think(
        &mut self,
        level: Level,
        game: &Game,
        chance: &mut Chance,
        budget: &Budget<'_>,
    ) -> Option<Answer>;

    /// Takes a player's intent up, and gives it back when called again.
    fn exchange(&mut self, _intent: &mut Intent) {}

    /// Takes other ideas of what things are worth, where they can be given.
    fn reweigh(&mut self, _weights: Weights) {}

    /// What speaks for an answer that it has just given, if that was weighed.
    fn account(&mut self, _game: &Game, _answer: &Answer) -> Vec<Advised> {
        Vec::new()
    }

    /// The same once more.
    fn copied(&self) -> Box<dyn Thinker>;
}

/// Whoever plays a game above the level of a recruit.
pub(crate) fn thinker(game: &Game, weights: Weights) -> Option<Box<dyn Thinker>> {
    if let Some(game) = game.of::<Kt21>() {
        return Some(Box::new(Mind::new(game, weights)));
    }
    if let Some(game) = game.of::<Kt24>() {
        return Some(Box::new(Mind::new(game, weights)));
    }
    if game.of::<Kt18>().is_some() {
        return Some(Box::new(kt18::Script::default()));
    }
    game.of::<Kt4w40k>().map(|_| Box::new(kt4w40k::Script::default()) as Box<dyn Thinker>)
}

/// The answer of a recruit to the open decision, if it has an opinion.
pub(crate) fn recruit(game: &Game) -> Option<Answer> {
    if let Some(game) = game.of::<Kt21>() {
        return skirmish::recruit::choose(game);
    }
    if let Some(game) = game.of::<Kt24>() {
        return skirmish::recruit::choose(game);
    }
    if let Some(game) = game.of::<Kt18>() {
        return kt18::recruit::choose(game);
    }
    kt4w40k::recruit::choose(game.of::<Kt4w40k>()?)
}

/// The best activations for the player whose turn it is, where activations are weighed.
pub(crate) fn activations(game: &Game) -> Vec<Advised> {
    if let Some(game) = game.of::<Kt21>() {
        return Mind::new(game, Weights::default()).advise(game);
    }
    let kt24 = game.of::<Kt24>();
    kt24.map(|game| Mind::new(game, Weights::default()).advise(game)).unwrap_or_default()
}

/// The answers that are suggested under rule sets with phases.
pub(crate) fn suggestions(game: &Game) -> Vec<Suggested> {
    if let Some(own) = game.of::<Kt18>() {
        return kt18::suggest(game, own);
    }
    game.of::<Kt4w40k>().map(|own| kt4w40k::suggest(game, own)).unwrap_or_default()
}

/// The nodes that a searching player looks at when nobody says how many: as many as people like to wait for. A round of
/// walls and doors, or of whole armies, takes longer to play on than one of a skirmish.
pub(crate) fn usual_nodes(rules: RuleSet) -> u64 {
    match rules {
        RuleSet::KT18 => 12,
        RuleSet::KT4W40K => 16,
        _ => 100,
    }
}
