//! Where a model may go or be set up.

use std::ops::ControlFlow;

use geometry::{Footing, Length, Point};
use kt18::{Frame, ModelIx, Planned, RETREAT};
use table::{Ask, ModelId, Rules, Way};

use super::Decided;
use crate::Cause;
use crate::live::reach::{BUDGET, Errand, LivePath, LiveReach, LiveRegion, PARTS, Spot, inches};
use crate::region::{Lattice, TooLarge, in_inches};

/// A model on its way to a place.
struct Sent<'a> {
    open: &'a Decided<'a>,
    model: ModelIx,
    errand: Errand,
    /// How far it goes at most; none where nothing walks.
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
            Some(spot) => Ok(Some(LiveReach::Path(sent.path(Footing::floor(spot.at))))),
            None => sent.region(go_on).map(|region| Some(LiveReach::Region(region))),
        }
    }

    /// None if the decision that is open asks for no such thing.
    fn sent(&self, errand: Errand) -> Option<Sent<'_>> {
        let own = |model: ModelId| self.find(model).filter(|_| model.side == self.side);
        let (model, limit) = match (errand, &self.ask) {
            (Errand::Deploy(model, _), Ask::Deploy { .. }) => (own(model)?, None),
            (Errand::Normal(model), Ask::Move) => {
                let model = own(model)?;
                (model, Some(self.game.card(model).movement))
            }
            (Errand::FallBack(model), Ask::Move) => {
                let model = own(model)?;
                (model, Some(self.game.card(model).movement))
            }
            (Errand::Go, Ask::Go { model, most, .. }) => (own(*model)?, Some(*most)),
            (Errand::Retreat, Ask::Reaction { model, .. }) => (own(*model)?, Some(RETREAT)),
            _ => return None,
        };
        Some(Sent { open: self, model, errand, limit })
    }
}

impl Sent<'_> {
    /// Why it may not go anywhere.
    fn refused(&self) -> Option<Cause> {
        let (game, model) = (self.open.game, self.model);
        let may = match self.errand {
            Errand::Normal(_) | Errand::FallBack(_) => game.may_be_picked(model),
            Errand::Retreat => game.may_retreat(model),
            _ => Ok(()),
        };
        let may = match self.errand {
            Errand::FallBack(_) => may.and_then(|()| game.may_fall_back(model)),
            _ => may,
        };
        may.err().map(|illegal| self.open.cause(&illegal))
    }

    fn allows(&self, at: Point) -> bool {
        let (game, model) = (self.open.game, self.model);
        let place = Footing::floor(at);
        match self.errand {
            Errand::Deploy(..) => game.may_deploy(model, place).is_ok(),
            Errand::Normal(_) | Errand::FallBack(_) => self.way(place).is_some(),
            _ => game.check(&self.errand.answer(place)).is_ok(),
        }
    }

    /// The way that it takes to a place, where the game can say.
    fn way(&self, place: Footing) -> Option<Planned> {
        let (game, model, way) = (self.open.game, self.model, Way::To(place));
        let limit = self.limit?;
        let planned = match self.errand {
            Errand::Normal(_) => game.plan_normal(model, &way),
            Errand::FallBack(_) => game.plan_fall_back(model, &way, limit),
            Errand::Retreat => match game.state().frames.last() {
                Some(Frame::Charge(charge)) => game.plan_retreat(model, charge.charger, &way),
                _ => return None,
            },
            // Whoever charges or piles in may come near: what is legal is asked before.
            Errand::Go => {
                kt18::Walk::new(game, model, limit, "KT18-MOVE-03", std::iter::empty()).plan(&way)
            }
            _ => return None,
        };
        planned.ok()
    }

    fn path(&self, place: Footing) -> LivePath {
        let why_not = self.open.refusal(&self.errand.answer(place));
        let planned = if why_not.is_none() { self.way(place) } else { None };
        let start = std::iter::once(self.open.game.place(self.model));
        let path: Vec<Footing> = match &planned {
            Some(planned) => start.chain(planned.path.iter().copied()).collect(),
            None => Vec::new(),
        };
        LivePath {
            legal: why_not.is_none(),
            answer: self.errand.answer(place),
            to: inches(place),
            length: planned.map(|planned| planned.length.to_inches_f64()),
            limit: self.limit.map(Length::to_inches_f64),
            path: path.into_iter().map(inches).collect(),
            why_not,
        }
    }

    fn region(&self, go_on: &dyn Fn() -> ControlFlow<()>) -> Result<LiveRegion, TooLarge> {
        let limit = self.limit.map(Length::to_inches_f64);
        if let Some(why_not) = self.refused() {
            return Ok(LiveRegion { region: Vec::new(), limit, why_not: Some(why_not) });
        }
        let game = self.open.game;
        let scene = game.setup().killzone().scene();
        let (mut low, mut high) =
            (Point::new(Length::ZERO, Length::ZERO), Point::new(scene.width(), scene.depth()));
        let (from, radius) = (game.model(self.model).at, game.card(self.model).radius);
        if let Some(limit) = self.limit {
            let least = |v: Length| (v - limit).max(radius);
            let most = |v: Length, size: Length| (v + limit).min(size - radius);
            low = Point::new(least(from.x), least(from.y));
            high = Point::new(most(from.x, high.x), most(from.y, high.y));
        }
        let near = |place: Point| {
            self.limit.is_none_or(|limit| place.squared_distance(from) <= limit.squared())
        };
        let lattice = Lattice::new(scene, low, high).at_most(PARTS);
        let allows = |place| near(place) && self.allows(place);
        let outlines = lattice.outlines(BUDGET, |_, _| go_on(), allows)?;
        Ok(LiveRegion { region: in_inches(&outlines), limit, why_not: None })
    }
}
