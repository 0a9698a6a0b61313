//! What a player knows and remembers of a game.

use std::fmt;
use std::sync::Arc;

use geometry::Footing;
use skirmish::{ActivePloys, SetupOf};

use super::Tactical;
use super::pairs::Pair;
use super::promises::Promises;
use super::sightlines::{Sightlines, Spot};
use super::survey::{Kit, Survey};
use super::trooper::Plan;
use super::weights::Weights;

/// How many places a trooper looks at for every operative.
const BREADTH: u8 = 28;

/// For how many other boards, and other doors open on them, sightlines are kept.
const MOST_SHELVED: usize = 40;

/// What a player knows and remembers: nothing of it is hidden from the other side, and nothing of it changes what is
/// answered, but for the plan of the activation that is going on.
#[derive(Clone)]
pub struct Mind<G: Tactical> {
    /// What the game is played with.
    setup: Arc<SetupOf<G>>,
    pub(super) weights: Weights,
    pub(super) breadth: u8,
    pub(super) promises: Promises<G::Rules>,
    pub(super) lines: Sightlines<G>,
    /// The sightlines of other boards, and of the same with other doors open.
    shelved: Vec<Sightlines<G>>,
    pub(super) survey: Survey,
    /// What every operative carries.
    pub(super) kits: Vec<Option<Kit>>,
    /// How many kits there have been.
    pub(super) versions: u32,
    /// The ploys that the kits were worked out with.
    pub(super) ploys: ActivePloys,
    /// Where every operative was last, and the place of the lattice next to that.
    pub(super) spots: Vec<Option<(Footing, Spot)>>,
    /// What everybody could do to everybody.
    pub(super) pairs: Vec<Option<Pair>>,
    /// Room for places that an operative could go to.
    pub(super) walkable: Vec<Spot>,
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
            promises: Promises::default(),
            lines: Sightlines::new(game),
            shelved: Vec::new(),
            survey: Survey::default(),
            kits: vec![None; all],
            versions: 0,
            ploys: ActivePloys::new(),
            spots: vec![None; all],
            pairs: vec![None; all * all],
            walkable: Vec::new(),
            plan: None,
        }
    }

    /// Forgets what the active operative was about to do.
    pub fn forget_plan(&mut self) {
        self.plan = None;
    }

    /// Takes other weights: whatever was worked out with the old ones is forgotten.
    pub fn reweigh(&mut self, weights: Weights) {
        self.weights = weights;
        self.kits.fill(None);
        self.pairs.fill(None);
        self.plan = None;
    }

    /// Makes it fit a game. What attacks promise holds everywhere; everything else is worked out anew for other teams, and
    /// for another board or other doors unless they have been seen before.
    pub fn attend(&mut self, game: &G) {
        if !Arc::ptr_eq(&self.setup, &game.shared_setup()) {
            let all = game.setup().operatives();
            self.setup = game.shared_setup();
            self.kits = vec![None; all];
            self.pairs = vec![None; all * all];
            self.ploys = ActivePloys::new();
            self.plan = None;
            self.spots = vec![None; all];
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
    }
}

impl<G: Tactical> fmt::Debug for Mind<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mind").field("weights", &self.weights).finish_non_exhaustive()
    }
}
