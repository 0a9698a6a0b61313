//! What a player knows and remembers of a game.

use std::fmt;
use std::sync::Arc;

use dice::Chance;
use game::Game;
use geometry::Footing;
use skirmish::{ActivePloys, SetupOf};
use table::{Answer, RuleSet};

use super::Tactical;
use super::advice::Advised;
use super::bearings::Grid;
use super::odds_cache::OddsCache;
use super::pairs::Pair;
use super::sightlines::{Sightlines, Spot};
use super::survey::{Kit, Survey};
use super::trooper::Plan;
use super::weights::Weights;
use crate::rule_sets::{Intent, Thinker};
use crate::search::search;
use crate::{Budget, Level};

/// How many places a trooper looks at for every operative.
const BREADTH: u8 = 28;

/// For how many other boards, and other doors open on them, sightlines are kept.
const MOST_SHELVED: usize = 40;

/// What a player knows and remembers: nothing of it is hidden from the other side, so that both may think with the same,
/// and nothing of it changes what is answered, but for the plan of the activation that is going on.
#[derive(Clone)]
pub struct Mind<G: Tactical> {
    /// What the game is played with.
    setup: Arc<SetupOf<G>>,
    pub(super) weights: Weights,
    pub(super) breadth: u8,
    pub(super) odds: OddsCache<G::WeaponRules>,
    pub(super) lines: Sightlines<G>,
    /// The sightlines of other boards, and of the same with other doors open.
    shelved: Vec<Sightlines<G>>,
    pub(super) survey: Survey,
    /// What every operative carries.
    pub(super) kits: Vec<Option<Kit>>,
    /// How many kits there have been.
    pub(super) versions: u32,
    /// The ploys that worked when the table was last taken in.
    pub(super) ploys: ActivePloys,
    /// How often they have changed.
    pub(super) ploys_number: u32,
    /// Where every operative was last, and the place of the lattice next to that.
    pub(super) spots: Vec<Option<(Footing, Spot)>>,
    /// What everybody could do to everybody.
    pub(super) pairs: Vec<Option<Pair>>,
    /// The places that every operative looks at, and what enemies mean there.
    pub(super) grids: Vec<Option<Grid>>,
    /// What the active operative is about to do.
    pub(super) plan: Option<Plan>,
}

impl<G: Tactical> Mind<G> {
    /// A player that sits down to a game.
    pub fn new(game: &G, weights: Weights) -> Self {
        let all = game.setup().operatives();
        Mind {
            setup: game.shared_setup(),
            weights,
            breadth: BREADTH,
            odds: OddsCache::default(),
            lines: Sightlines::new(game),
            shelved: Vec::new(),
            survey: Survey::default(),
            kits: vec![None; all],
            versions: 0,
            ploys: ActivePloys::new(),
            ploys_number: 0,
            spots: vec![None; all],
            pairs: vec![None; all * all],
            grids: vec![None; all],
            plan: None,
        }
    }

    /// Makes it fit a game. The odds of attacks hold everywhere; everything else is worked out anew for other teams, and
    /// for another board or other doors unless they have been seen before.
    pub fn attend(&mut self, game: &G) {
        if !Arc::ptr_eq(&self.setup, &game.shared_setup()) {
            let all = game.setup().operatives();
            self.setup = game.shared_setup();
            self.kits = vec![None; all];
            self.pairs = vec![None; all * all];
            self.ploys = ActivePloys::new();
            self.spots = vec![None; all];
            self.grids = vec![None; all];
        }
        if !self.lines.fit(game) && !self.lines.move_to(game) {
            self.take_down(game);
        }
    }

    /// Takes the sightlines of a board from the shelf, or begins new ones.
    fn take_down(&mut self, game: &G) {
        let known = self.shelved.iter_mut().position(|lines| lines.move_to(game));
        let fresh = match known {
            Some(known) => self.shelved.swap_remove(known),
            None => Sightlines::new(game),
        };
        let old = std::mem::replace(&mut self.lines, fresh);
        if self.shelved.len() >= MOST_SHELVED {
            self.shelved.remove(0);
        }
        self.shelved.push(old);
        self.spots.fill(None);
        self.grids.fill(None);
    }
}

impl<G: Tactical> Thinker for Mind<G> {
    fn rule_set(&self) -> RuleSet {
        G::RULE_SET
    }

    fn think(
        &mut self,
        level: Level,
        game: &Game,
        chance: &mut Chance,
        budget: &Budget<'_>,
    ) -> Option<Answer> {
        let game = game.of::<G>()?;
        search(self, level, game, chance, budget).or_else(|| self.choose(game))
    }

    fn exchange(&mut self, intent: &mut Intent) {
        std::mem::swap(&mut self.plan, &mut intent.activation);
    }

    /// Whatever was worked out with the old ones is forgotten.
    fn reweigh(&mut self, weights: Weights) {
        self.weights = weights;
        self.kits.fill(None);
        self.pairs.fill(None);
        self.grids.fill(None);
    }

    fn account(&mut self, game: &Game, answer: &Answer) -> Vec<Advised> {
        game.of::<G>().map(|game| self.weighed(game, answer)).unwrap_or_default()
    }

    fn copied(&self) -> Box<dyn Thinker> {
        Box::new(self.clone())
    }
}

impl<G: Tactical> fmt::Debug for Mind<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mind").field("weights", &self.weights).finish_non_exhaustive()
    }
}
