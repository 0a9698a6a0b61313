//! What can be asked about a game that is going on, rule set by rule set: the one place of these questions that lists
//! them. Under a rule set that is not listed, what the game itself offers is told in its own words.

use std::ops::ControlFlow;

use ai::Counsel;
use ai::skirmish::Prospect;
use game::{Game, Speech};
use kt4w40k::Kt4w40k;
use kt18::Kt18;
use kt21::Kt21;
use kt24::Kt24;
use skirmish::Edition;
use table::{Answer, ModelId, Playable, Rules};

use super::battle::{Offers, Phased};
use super::options::Choice;
use super::{
    Advice, AttackOdds, Errand, Formation, LiveReach, Open, Options, Spot, Target, Weapon, told,
};
use crate::TooLarge;

/// A game with the decision that is open in it, under one rule set.
pub(super) trait Asked {
    /// Everything that can be chosen now; for one model alone, if one is named.
    fn options(&self, model: Option<ModelId>) -> Options;

    /// Where something may be put, or the path to a place.
    fn reach(
        &self,
        errand: Errand,
        to: Option<Spot>,
        go_on: &dyn Fn() -> ControlFlow<()>,
    ) -> Result<Option<LiveReach>, TooLarge>;

    /// Every enemy with the verdict on it.
    fn targets(
        &self,
        weapon: Weapon,
        odds: &dyn Fn(&Answer) -> Option<AttackOdds>,
    ) -> Option<Vec<Target>>;

    /// Advice to an answer; `attacks` is what it does to each of its targets.
    fn advice(&self, counsel: &Counsel, odds: Option<AttackOdds>, attacks: &[Prospect]) -> Advice;

    /// Where the models of a unit would be after an answer, where there are units.
    fn formation(&self, _answer: &Answer) -> Option<Formation> {
        None
    }
}

/// The game with the decision that is open in it. None if it waits for dice or is over.
pub(super) fn asked<'a>(game: &'a Game, speech: &'a Speech) -> Option<Box<dyn Asked + 'a>> {
    if let Some(game) = game.of::<Kt21>() {
        return Open::new(game, speech).map(boxed);
    }
    if let Some(game) = game.of::<Kt24>() {
        return Open::new(game, speech).map(boxed);
    }
    if let Some(game) = game.of::<Kt18>() {
        return Phased::new(game, game.names(), speech).map(boxed);
    }
    if let Some(game) = game.of::<Kt4w40k>() {
        return Phased::new(game, game.names(), speech).map(boxed);
    }
    Phased::new(game, game.names(), speech).map(boxed)
}

fn boxed<'a>(asked: impl Asked + 'a) -> Box<dyn Asked + 'a> {
    Box::new(asked)
}

impl<G: Edition> Asked for Open<'_, G> {
    fn options(&self, model: Option<ModelId>) -> Options {
        self.options(model)
    }

    fn reach(
        &self,
        errand: Errand,
        to: Option<Spot>,
        go_on: &dyn Fn() -> ControlFlow<()>,
    ) -> Result<Option<LiveReach>, TooLarge> {
        self.reach(errand, to, go_on)
    }

    fn targets(
        &self,
        weapon: Weapon,
        odds: &dyn Fn(&Answer) -> Option<AttackOdds>,
    ) -> Option<Vec<Target>> {
        self.targets(weapon, odds)
    }

    fn advice(&self, counsel: &Counsel, odds: Option<AttackOdds>, _: &[Prospect]) -> Advice {
        self.advice(counsel, odds)
    }
}

impl Asked for Phased<'_, Kt18> {
    fn options(&self, model: Option<ModelId>) -> Options {
        self.options(model)
    }

    fn reach(
        &self,
        errand: Errand,
        to: Option<Spot>,
        go_on: &dyn Fn() -> ControlFlow<()>,
    ) -> Result<Option<LiveReach>, TooLarge> {
        self.reach(errand, to, go_on)
    }

    fn targets(
        &self,
        weapon: Weapon,
        odds: &dyn Fn(&Answer) -> Option<AttackOdds>,
    ) -> Option<Vec<Target>> {
        self.targets(weapon, odds)
    }

    fn advice(&self, counsel: &Counsel, odds: Option<AttackOdds>, attacks: &[Prospect]) -> Advice {
        self.advice(counsel, odds, attacks)
    }
}

impl Asked for Phased<'_, Kt4w40k> {
    fn options(&self, model: Option<ModelId>) -> Options {
        self.options(model)
    }

    fn reach(
        &self,
        errand: Errand,
        to: Option<Spot>,
        go_on: &dyn Fn() -> ControlFlow<()>,
    ) -> Result<Option<LiveReach>, TooLarge> {
        self.reach(errand, to, go_on)
    }

    fn targets(
        &self,
        weapon: Weapon,
        odds: &dyn Fn(&Answer) -> Option<AttackOdds>,
    ) -> Option<Vec<Target>> {
        self.targets(weapon, odds)
    }

    fn advice(&self, counsel: &Counsel, odds: Option<AttackOdds>, attacks: &[Prospect]) -> Advice {
        self.advice(counsel, odds, attacks)
    }

    fn formation(&self, answer: &Answer) -> Option<Formation> {
        self.formation(answer)
    }
}

/// A game of a rule set that nothing more is known about.
impl Asked for Phased<'_, Game> {
    fn options(&self, model: Option<ModelId>) -> Options {
        self.options(model)
    }

    fn reach(
        &self,
        _: Errand,
        _: Option<Spot>,
        _: &dyn Fn() -> ControlFlow<()>,
    ) -> Result<Option<LiveReach>, TooLarge> {
        Ok(None)
    }

    fn targets(&self, _: Weapon, _: &dyn Fn(&Answer) -> Option<AttackOdds>) -> Option<Vec<Target>> {
        None
    }

    fn advice(&self, counsel: &Counsel, odds: Option<AttackOdds>, attacks: &[Prospect]) -> Advice {
        self.advice(counsel, odds, attacks)
    }
}

impl Offers for Phased<'_, Game> {
    const DECLINING: &'static [Answer] = &[];

    fn about(&self) -> Option<ModelId> {
        None
    }

    fn choices(&self) -> Vec<Choice> {
        self.game.candidates().iter().map(|answer| self.whole(answer)).collect()
    }

    fn name(&self, model: ModelId) -> String {
        model.to_string()
    }

    fn label(&self, answer: &Answer) -> String {
        told(answer, &self.names, self.speech)
    }

    fn cp(&self, _: &Answer) -> Option<u8> {
        None
    }
}
