//! Where something may be put in a game that is going on, and by what path it gets there.

use std::ops::ControlFlow;

use game::{Game, Speech};
use geometry::{Footing, Length, Place, Point, Vector};
use serde::Serialize;
use skirmish::{Action, Edition, OpIx, Planned};
use table::{Answer, Deed, ModelId, MoveAction, Order, Way};
use utoipa::ToSchema;

use super::Open;
use super::rule_sets::asked;
use crate::Cause;
use crate::region::{Budget, Lattice, TooLarge, in_inches};

/// What is to be put somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Errand {
    /// The active operative, by a move action.
    Move(MoveAction),
    /// A model that is set up, with an order where the rule set asks for one.
    Deploy(ModelId, Option<Order>),
    /// A barricade whose long side runs in a direction.
    Barricade(Vector),
    /// A model, by a normal move.
    Normal(ModelId),
    /// A model, out of a melee.
    FallBack(ModelId),
    /// Whoever is in the middle of something: an Advance, a charge, a pile in.
    Go,
    /// Whoever is charged, out of its way.
    Retreat,
}

impl Errand {
    /// The answer that puts it at a place.
    pub(super) fn answer(self, place: Footing) -> Answer {
        let way = Way::To(place);
        match self {
            Errand::Move(kind) => Answer::Move(kind, way),
            Errand::Deploy(model, order) => Answer::Deploy(model, place, order),
            Errand::Barricade(along) => {
                Answer::Barricade { at: place.at, toward: place.at + along }
            }
            Errand::Normal(model) => Answer::Deed(model, Deed::Normal(way)),
            Errand::FallBack(model) => Answer::Deed(model, Deed::FallBack(way)),
            Errand::Go => Answer::Go(way),
            Errand::Retreat => Answer::Retreat(way),
        }
    }
}

/// A place that is asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The point of the board.
    pub at: Point,
    /// The height; none: the floor or a vantage point there, whichever is better.
    pub z: Option<Length>,
}

/// The answer: about one place, or about everywhere.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum LiveReach {
    /// About the place that was asked for.
    Path(LivePath),
    /// About all places.
    Region(LiveRegion),
}

/// Whether one place will do, and how to get there.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LivePath {
    /// Whether the rules allow it.
    pub legal: bool,
    /// The answer to give; also where it would be refused.
    pub answer: Answer,
    /// The place: x, y and height in inches.
    pub to: [f64; 3],
    /// The length of the path in inches, as the game measures it; none where nothing walks.
    pub length: Option<f64>,
    /// The most that it may be.
    pub limit: Option<f64>,
    /// The path from where the model stands: x, y and height in inches.
    pub path: Vec<[f64; 3]>,
    /// The rule that forbids it.
    pub why_not: Option<Cause>,
}

/// All places that will do.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LiveRegion {
    /// Their outlines in inches; holes run clockwise.
    pub region: Vec<Vec<[f64; 2]>>,
    /// The longest path in inches; none where nothing walks.
    pub limit: Option<f64>,
    /// The rule that forbids it wherever.
    pub why_not: Option<Cause>,
}

/// Where something may be put: the places that the game allows, or the path to one of them. None if no decision is
/// open that asks for such a thing.
///
/// `go_on` is asked between the places of a region whether anybody still waits.
///
/// # Errors
/// If the region is more work than anybody waits for.
pub fn reach(
    game: &Game,
    errand: Errand,
    to: Option<Spot>,
    speech: &Speech,
    go_on: &dyn Fn() -> ControlFlow<()>,
) -> Result<Option<LiveReach>, TooLarge> {
    asked(game, speech).map_or(Ok(None), |open| open.reach(errand, to, go_on))
}

impl<G: Edition> Open<'_, G> {
    pub(super) fn reach(
        &self,
        errand: Errand,
        to: Option<Spot>,
        go_on: &dyn Fn() -> ControlFlow<()>,
    ) -> Result<Option<LiveReach>, TooLarge> {
        let Some(sent) = Sent::new(self, errand) else { return Ok(None) };
        match to {
            Some(spot) => Ok(Some(LiveReach::Path(sent.path(spot)))),
            None => sent.region(go_on).map(|region| Some(LiveReach::Region(region))),
        }
    }
}

/// A closer look than this takes longer than it takes to look.
pub(super) const PARTS: i32 = 4;

/// The most work for one region: boards of the built-in killzones take a tenth of it.
pub(super) const BUDGET: Budget = Budget::work(8_000_000);

/// Something on its way to a place.
struct Sent<'a, G> {
    open: &'a Open<'a, G>,
    errand: Errand,
    /// Who goes, where somebody walks, and how far.
    walker: Option<(OpIx, Length)>,
}

impl<'a, G: Edition> Sent<'a, G> {
    fn new(open: &'a Open<'a, G>, errand: Errand) -> Option<Self> {
        let walker = match errand {
            Errand::Move(kind) => {
                let (op, _) = open.game.active()?;
                Some((op, open.game.allowance(kind)?))
            }
            Errand::Deploy(..) | Errand::Barricade(_) => None,
            Errand::Normal(_) | Errand::FallBack(_) | Errand::Go | Errand::Retreat => return None,
        };
        Some(Sent { open, errand, walker })
    }

    /// The heights at which a point can be meant, the lowest first.
    fn heights(&self, spot: Spot) -> Vec<Length> {
        if let Some(z) = spot.z {
            return vec![z];
        }
        let mut heights = vec![Length::ZERO];
        if !matches!(self.errand, Errand::Barricade(_)) {
            let prisms = self.open.game.board().killzone().scene().prisms().iter();
            let under = prisms.filter(|prism| {
                prism.standable && prism.footprint.place(spot.at) != Place::Outside
            });
            heights.extend(under.map(|prism| prism.top));
            heights.sort_unstable();
            heights.dedup();
        }
        heights
    }

    fn allows(&self, at: Point) -> bool {
        let heights = self.heights(Spot { at, z: None }).into_iter();
        heights
            .into_iter()
            .any(|z| self.open.game.check(&self.errand.answer(Footing { at, z })).is_ok())
    }

    /// The way that the active operative takes to a place.
    fn way(&self, place: Footing) -> Option<Planned> {
        let (Errand::Move(kind), Some((op, limit))) = (self.errand, self.walker) else {
            return None;
        };
        self.open.game.may_move(op, kind, &Way::To(place), limit).ok()
    }

    /// The best height at a point that is allowed; else the highest, for who points at a roof means the roof.
    fn best(&self, spot: Spot) -> (Footing, Option<Cause>) {
        let mut best: Option<(Length, Footing)> = None;
        let mut refused = None;
        for z in self.heights(spot) {
            let place = Footing { at: spot.at, z };
            match self.open.refusal(&self.errand.answer(place)) {
                None => {
                    let length = self.way(place).map_or(Length::ZERO, |planned| planned.length);
                    if best.is_none_or(|(least, _)| length < least) {
                        best = Some((length, place));
                    }
                }
                Some(cause) => refused = Some((place, cause)),
            }
        }
        match (best, refused) {
            (Some((_, place)), _) => (place, None),
            (None, Some((place, cause))) => (place, Some(cause)),
            (None, None) => (Footing::floor(spot.at), None),
        }
    }

    fn path(&self, spot: Spot) -> LivePath {
        let game = self.open.game;
        let (place, why_not) = self.best(spot);
        let planned = if why_not.is_none() { self.way(place) } else { None };
        let (length, path) = match (self.walker, &planned) {
            (Some((op, _)), Some(planned)) => {
                let start = std::iter::once(game.place(op));
                let path: Vec<Footing> = start.chain(planned.path.iter().copied()).collect();
                (Some(planned.length.to_inches_f64()), path)
            }
            _ => (None, Vec::new()),
        };
        LivePath {
            legal: why_not.is_none(),
            answer: self.errand.answer(place),
            to: inches(place),
            length,
            limit: self.walker.map(|(_, limit)| limit.to_inches_f64()),
            path: path.into_iter().map(inches).collect(),
            why_not,
        }
    }

    fn region(&self, go_on: &dyn Fn() -> ControlFlow<()>) -> Result<LiveRegion, TooLarge> {
        let game = self.open.game;
        let limit = self.walker.map(|(_, limit)| limit.to_inches_f64());
        if let Errand::Move(kind) = self.errand
            && let Err(illegal) = game.may_act(Action::Move(kind))
        {
            let why_not = Some(self.open.cause(&illegal));
            return Ok(LiveRegion { region: Vec::new(), limit, why_not });
        }
        let scene = game.board().killzone().scene();
        let (mut low, mut high) =
            (Point::new(Length::ZERO, Length::ZERO), Point::new(scene.width(), scene.depth()));
        if let Some((op, limit)) = self.walker {
            let (at, radius) = (game.place(op).at, game.card(op).radius);
            let least = |v: Length| (v - limit).max(radius);
            let most = |v: Length, size: Length| (v + limit).min(size - radius);
            low = Point::new(least(at.x), least(at.y));
            high = Point::new(most(at.x, high.x), most(at.y, high.y));
        }
        let near = |place: Point| match self.walker {
            Some((op, limit)) => place.squared_distance(game.place(op).at) <= limit.squared(),
            None => true,
        };
        let lattice = Lattice::new(scene, low, high).at_most(PARTS);
        let allows = |place| near(place) && self.allows(place);
        let outlines = lattice.outlines(BUDGET, |_, _| go_on(), allows)?;
        Ok(LiveRegion { region: in_inches(&outlines), limit, why_not: None })
    }
}

pub(super) fn inches(place: Footing) -> [f64; 3] {
    [place.at.x, place.at.y, place.z].map(Length::to_inches_f64)
}
