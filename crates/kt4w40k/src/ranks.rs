//! A unit that goes on rank by rank: those in front first, so that those behind find the ground free.

use geometry::{Footing, Length, Point, Vector};
use table::Way;

use crate::march::{Drill, Moved, ring};
use crate::state::ModelIx;

impl Drill<'_> {
    /// The moves that take all models of a unit as far as this, or as much of it as they can; whoever finds its way
    /// barred closes up to those who have gone on. Unlike in a formation nobody has a place to go to, so that a model in
    /// the middle of the others is in nobody's way.
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
        let mut go = |model: ModelIx, ways: Vec<Way>, moved: &mut Moved| {
            let mut near = ways.into_iter().filter(|way| self.may_reach(model, way));
            let found = near.find_map(|way| {
                let at = self.walk(model, &way, &strangers, moved).ok()?.at;
                (moved.is_empty() || self.with_friends(model, at, moved)).then_some((way, at))
            });
            let Some((way, at)) = found else { return false };
            moves.push((game.number(model), way));
            moved.push((model, at));
            true
        };
        // Straight on first; nobody waits for those who cannot.
        order.retain(|model| !go(*model, vec![self.straight(*model, by, 4)], &mut moved));
        for model in order {
            let ways = self.ways_on(model, by, &moved);
            if !go(model, ways, &mut moved) {
                moved.push((model, game.model(model).at));
            }
        }
        moves
    }

    /// Straight on, so many quarters of the way.
    fn straight(&self, model: ModelIx, by: Vector, quarters: i64) -> Way {
        let by = Vector { dx: by.dx * quarters / 4, dy: by.dy * quarters / 4 };
        Way::Along(vec![Footing::floor(self.game.model(model).at.at + by)])
    }

    /// Where a model tries to go that cannot go straight on: beside those who have gone on, round what is in the way, or
    /// less far.
    fn ways_on(&self, model: ModelIx, by: Vector, moved: &Moved) -> Vec<Way> {
        let end = self.game.model(model).at.at + by;
        let radius = self.game.setup.radius(model.at());
        let mut friends: Vec<&(ModelIx, Footing)> = moved.iter().collect();
        friends.sort_by_key(|(friend, at)| (at.at.squared_distance(end), *friend));
        let mut ways: Vec<Way> = Vec::new();
        for (friend, at) in friends.into_iter().take(3) {
            let apart = radius + self.game.setup.radius(friend.at()) + Length::from_units(200);
            ways.extend(ring(at.at, apart).map(|at| Way::Along(vec![Footing::floor(at)])));
        }
        ways.push(Way::To(Footing::floor(end)));
        ways.extend([3, 2].map(|quarters| self.straight(model, by, quarters)));
        ways
    }
}
