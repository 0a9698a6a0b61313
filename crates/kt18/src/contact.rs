//! The shortest moves into contact (KT18-GEO-10), and as far towards it as a move goes (KT18-CHARGE-06).

use arrayvec::ArrayVec;
use geometry::{Footing, Length, Point, Vector};
use table::Way;

use crate::field::ENGAGED;
use crate::state::ModelIx;
use crate::walk::{Course, Planned, Walk};

/// How far a way to a model may lead round what stands between, beside what is measured.
const DETOUR: Length = Length::inches(6);

impl Walk<'_> {
    /// KT18-GEO-10: the shortest move after which the model is within 1" of a target. None if no move of at most the
    /// limit does it.
    pub fn contact(&self, target: ModelIx) -> Option<Planned> {
        let game = self.game;
        if game.near(self.model, target, ENGAGED) {
            let at = game.model(self.model).at;
            return Some(Planned { at, length: Length::ZERO, path: ArrayVec::new() });
        }
        // No move is shorter than the way that is measured.
        let (base, goal) = (game.base(self.model), game.base(target));
        let near = game.scene().within(game.state.doors, &base, &goal, self.limit + ENGAGED);
        near.then(|| self.find(Course::Near(target, ENGAGED)).ok()).flatten()
    }

    /// Where a charge that fails comes as close to a target as it can (KT18-CHARGE-06).
    pub fn approach(&self, target: ModelIx) -> Option<Planned> {
        self.towards(target, ENGAGED)
    }

    /// The longest legal beginning, as far as the limit, of the shortest way to where the bases are so far apart.
    pub fn towards(&self, target: ModelIx, apart: Length) -> Option<Planned> {
        /// How much shorter it is made to get out of what it cannot end in.
        const STEP: i32 = 25;
        let measured = self.game.distance(self.model, target)?;
        let mut further = Walk { limit: measured + DETOUR, ..self.clone() };
        // It leads to the target; only what is left of it keeps away.
        further.shunned.retain(|enemy| *enemy != target);
        let whole = further.find(Course::Near(target, apart)).ok()?;
        let most = self.limit.min(whole.length).units();
        (0..=most / STEP).find_map(|less| {
            let length = Length::from_units(most - less * STEP);
            let places = self.beginning(&whole.path, length)?;
            self.plan(&Way::Along(places)).ok()
        })
    }

    /// The places of a path until it is so long; none if that is nothing.
    fn beginning(&self, path: &[Footing], length: Length) -> Option<Vec<Footing>> {
        let mut from = self.game.model(self.model).at;
        // Rounding may cost a unit at each corner.
        let mut left = length - Length::from_units(path.len() as i32 + 1);
        let mut places = Vec::new();
        if left <= Length::ZERO {
            return None;
        }
        for place in path {
            let leg = from.distance(place.at);
            if leg >= left {
                places.push(Footing::floor(on_the_way(from, place.at, left)));
                break;
            }
            left -= leg;
            from = place.at;
            places.push(*place);
        }
        Some(places)
    }
}

/// The point so far along a straight way.
fn on_the_way(from: Point, to: Point, by: Length) -> Point {
    let way = to - from;
    let length = way.squared().isqrt().max(1);
    let by = by.wide().min(length);
    from + Vector { dx: way.dx * by / length, dy: way.dy * by / length }
}
