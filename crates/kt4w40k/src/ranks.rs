//! A unit that goes on rank by rank: those in front first, so that those behind find the ground free.

use geometry::{Footing, Length, Point, Vector};
use table::Way;

use crate::march::{Drill, Moved, ring};
use crate::state::ModelIx;

/// Parts of the way that a model tries to go, in quarters.
const PARTS: [i64; 3] = [4, 3, 2];

impl Drill<'_> {
    /// The moves that take all models of a unit as far as this, or as much of it as they can; whoever finds its way
    /// barred closes up to those who have gone before. Unlike in a formation nobody has a place to go to, so that a model
    /// in the middle of the others is in nobody's way.
    pub fn ranks(&self, by: Vector) -> Vec<(u8, Way)> {
        let game = self.game;
        let mut order: Vec<ModelIx> = game.living(self.unit).collect();
        order.sort_by_key(|model| {
            let at = game.model(*model).at.at - Point::default();
            (std::cmp::Reverse(at.dot(by)), *model)
        });
        let strangers = self.strangers();
        let mut moved: Moved = Vec::with_capacity(order.len());
        let mut moves: Vec<(u8, Way)> = Vec::with_capacity(order.len());
        for model in order {
            let ways = self.ways_on(model, by, &moved).into_iter();
            let near = ways.filter(|way| self.may_reach(model, way));
            let found = near.into_iter().find_map(|way| {
                let at = self.walk(model, &way, &strangers, &moved).ok()?.at;
                (moved.is_empty() || self.with_friends(model, at, &moved)).then_some((way, at))
            });
            let at = match found {
                Some((way, at)) => {
                    moves.push((game.number(model), way));
                    at
                }
                None => game.model(model).at,
            };
            moved.push((model, at));
        }
        moves
    }

    /// Where a model tries to go: straight on, beside those who have gone before, less far, or round what is in the way.
    fn ways_on(&self, model: ModelIx, by: Vector, moved: &Moved) -> Vec<Way> {
        let from = self.game.model(model).at.at;
        let part = |quarters: i64| {
            let by = Vector { dx: by.dx * quarters / 4, dy: by.dy * quarters / 4 };
            Footing::floor(from + by)
        };
        let [whole, rest @ ..] = PARTS;
        let mut ways: Vec<Way> = vec![Way::Along(vec![part(whole)])];
        let radius = self.game.setup.radius(model.at());
        for (friend, at) in moved.iter().rev().take(3) {
            let apart = radius + self.game.setup.radius(friend.at()) + Length::from_units(200);
            ways.extend(ring(at.at, apart).map(|at| Way::Along(vec![Footing::floor(at)])));
        }
        // Who is in front looks for a way round before it is content with less.
        if moved.is_empty() {
            ways.push(Way::To(part(whole)));
        }
        ways.extend(rest.map(|quarters| Way::Along(vec![part(quarters)])));
        if !moved.is_empty() {
            ways.push(Way::To(part(whole)));
        }
        ways
    }
}
