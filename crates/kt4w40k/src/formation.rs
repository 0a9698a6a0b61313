//! A unit that moves as a formation.

use std::cmp::Reverse;

use geometry::{Footing, Point};
use table::Way;

use crate::march::{Drill, Moved};
use crate::state::ModelIx;

impl Drill<'_> {
    /// The moves that take a unit to a place as a formation: its first model goes there, the others as far the same
    /// way as they can, those in front first; whoever would be left behind closes up. Whoever stands in the way of the
    /// first goes before it.
    pub fn formation(&self, place: Footing) -> Vec<(u8, Way)> {
        let game = self.game;
        let Some(first) = game.living(self.unit).next() else { return Vec::new() };
        let by = place.at - game.model(first).at.at;
        let mut others: Vec<ModelIx> = game.living(self.unit).skip(1).collect();
        others.sort_by_key(|model| {
            let at = game.model(*model).at.at - Point::default();
            (Reverse(at.dot(by)), *model)
        });
        let strangers = self.strangers();
        let mut moved: Moved = Vec::with_capacity(others.len() + 1);
        let mut moves: Vec<(u8, Way)> = Vec::with_capacity(others.len() + 1);
        let find =
            |model: ModelIx, ways: &[Way], moved: &Moved, keeps: &dyn Fn(Footing) -> bool| {
                let mut near = ways.iter().filter(|way| self.may_reach(model, way));
                near.find_map(|way| {
                    let at = self.walk(model, way, &strangers, moved).ok()?.at;
                    keeps(at).then(|| (way.clone(), at))
                })
            };
        let anywhere = |_: Footing| true;
        let leads = self.goals(first, first, place, by, &moved);
        let mut boxed_in = None;
        let lead = loop {
            if let Some(found) = find(first, &leads, &moved, &anywhere) {
                break found;
            }
            let may = |way: &Way| {
                self.may_reach(first, way) && self.walk_alone(first, way, &strangers).is_ok()
            };
            let ahead = if *boxed_in.get_or_insert_with(|| leads.iter().any(may)) {
                let straight = |model: &ModelIx| {
                    let ways = self.goals(*model, first, place, by, &Vec::new());
                    find(*model, &ways[..1], &moved, &anywhere)
                };
                others.iter().enumerate().find_map(|(i, model)| Some((i, straight(model)?)))
            } else {
                None
            };
            // Where the first cannot go, the formation does not: the refusal of its move says why.
            let Some((i, (way, at))) = ahead else {
                return vec![(game.number(first), Way::To(place))];
            };
            let model = others.remove(i);
            moves.push((game.number(model), way));
            moved.push((model, at));
        };
        moves.push((game.number(first), lead.0));
        moved.push((first, lead.1));
        for model in others {
            let ways = self.goals(model, first, place, by, &moved);
            let keeps = |at: Footing| self.with_friends(model, at, &moved);
            let at = match find(model, &ways, &moved, &keeps) {
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
}
