//! Where a unit may go or be set up. What is asked about is the place of its first model; the others go along.

use std::ops::ControlFlow;

use geometry::{Footing, Length, Place, Point};
use kt4w40k::{ModelIx, UnitIx};
use table::{Answer, Ask, Errand as Of, ModelId, Rules};

use super::Decided;
use crate::live::reach::{BUDGET, Errand, LivePath, LiveReach, LiveRegion, Spot, inches};
use crate::region::{Lattice, TooLarge, in_inches};

/// Whole units are looked at twice an inch, for each look moves them all.
const PARTS: i32 = 2;
/// A whole board is looked at once an inch.
const PARTS_OF_A_BOARD: i32 = 1;

/// A unit on its way to a place.
struct Sent<'a> {
    open: &'a Decided<'a>,
    unit: UnitIx,
    first: ModelIx,
    errand: Errand,
    /// How far its first model goes at most; none where nothing walks.
    limit: Option<Length>,
}

impl Decided<'_> {
    pub(in crate::live) fn reach(
        &self,
        errand: Errand,
        to: Option<Spot>,
        go_on: &dyn Fn() -> ControlFlow<()>,
    ) -> Result<Option<LiveReach>, TooLarge> {
        let Some(sent) = self.sent(errand) else { return Ok(None) };
        match to {
            Some(spot) => Ok(Some(LiveReach::Path(sent.path(spot)))),
            None => sent.region(go_on).map(|region| Some(LiveReach::Region(region))),
        }
    }

    /// None if the decision that is open asks for no such thing.
    fn sent(&self, errand: Errand) -> Option<Sent<'_>> {
        let own = |unit: ModelId| self.find(unit).filter(|_| unit.side == self.side);
        let (unit, limit) = match (errand, &self.ask) {
            (Errand::Deploy(unit, _), Ask::Deploy { .. }) => (own(unit)?, None),
            (Errand::Go, Ask::Go { model, errand: Of::Disembark | Of::Arrive, .. }) => {
                (own(*model)?, None)
            }
            (Errand::Go, Ask::Go { model, most, .. }) => (own(*model)?, Some(*most)),
            _ => return None,
        };
        let first = self.game.living(unit).next()?;
        Some(Sent { open: self, unit, first, errand, limit })
    }
}

impl Sent<'_> {
    /// The heights at which a point can be meant, the lowest first.
    fn heights(&self, spot: Spot) -> Vec<Length> {
        if let Some(z) = spot.z {
            return vec![z];
        }
        let prisms = self.open.game.setup().killzone().scene().prisms().iter();
        let under = prisms
            .filter(|prism| prism.standable && prism.footprint.place(spot.at) != Place::Outside);
        let mut heights: Vec<Length> = under.map(|prism| prism.top).collect();
        heights.push(Length::ZERO);
        heights.sort_unstable();
        heights.dedup();
        heights
    }

    fn allows(&self, at: Point) -> bool {
        let mut heights = self.heights(Spot { at, z: None }).into_iter();
        heights.any(|z| {
            let place = Footing { at, z };
            match self.errand {
                Errand::Deploy(..) => self.open.game.deployment(self.unit, place).is_some(),
                _ => self.open.game.check(&self.errand.answer(place)).is_ok(),
            }
        })
    }

    /// The lowest height at a point that is allowed; else the highest, for who points at a roof means the roof.
    fn path(&self, spot: Spot) -> LivePath {
        let mut places = self.heights(spot).into_iter().map(|z| Footing { at: spot.at, z });
        let last = places.clone().next_back().unwrap_or(Footing::floor(spot.at));
        let legal = |place: &Footing| self.open.game.check(&self.errand.answer(*place)).is_ok();
        let place = places.find(legal).unwrap_or(last);
        let answer = self.errand.answer(place);
        let why_not = self.open.refusal(&answer);
        let walked = match (&answer, why_not.is_none()) {
            (Answer::Go(way), true) => self.open.walked(self.unit, way),
            _ => None,
        };
        let (length, path) = match walked {
            Some(walked) => {
                let start = std::iter::once(self.open.game.model(self.first).at);
                (Some(walked.length), start.chain(walked.path.iter().copied()).collect())
            }
            None => (None, Vec::new()),
        };
        LivePath {
            legal: why_not.is_none(),
            answer,
            to: inches(place),
            length: length.map(Length::to_inches_f64),
            limit: self.limit.map(Length::to_inches_f64),
            path: path.into_iter().map(inches).collect(),
            why_not,
        }
    }

    fn region(&self, go_on: &dyn Fn() -> ControlFlow<()>) -> Result<LiveRegion, TooLarge> {
        let game = self.open.game;
        let scene = game.setup().killzone().scene();
        let (mut low, mut high) =
            (Point::new(Length::ZERO, Length::ZERO), Point::new(scene.width(), scene.depth()));
        let base = game.base(self.first);
        let (from, radius) = (base.centre, base.radius);
        if let Some(limit) = self.limit {
            let least = |v: Length| (v - limit).max(radius);
            let most = |v: Length, size: Length| (v + limit).min(size - radius);
            low = Point::new(least(from.x), least(from.y));
            high = Point::new(most(from.x, high.x), most(from.y, high.y));
        }
        let near = |place: Point| {
            self.limit.is_none_or(|limit| place.squared_distance(from) <= limit.squared())
        };
        let parts = if self.limit.is_some() { PARTS } else { PARTS_OF_A_BOARD };
        let lattice = Lattice::new(scene, low, high).at_most(parts);
        let allows = |place| near(place) && self.allows(place);
        let outlines = lattice.outlines(BUDGET, |_, _| go_on(), allows)?;
        let limit = self.limit.map(Length::to_inches_f64);
        Ok(LiveRegion { region: in_inches(&outlines), limit, why_not: None })
    }
}
