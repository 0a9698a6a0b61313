//! What every enemy means at the places that an operative looks at: worked out once, and kept from decision to decision
//! while neither the operative nor that enemy has changed.

use geometry::{Footing, Length};
use skirmish::OpIx;
use table::{MoveAction, Order};

use super::facing::{Aimed, Facing, Foe};
use super::sightlines::{Sightlines, Spot};
use super::{Mind, Tactical};

/// What one enemy means at one place.
#[derive(Clone, Copy, Debug)]
struct Bearing {
    /// The square of the distance to it.
    distance: i64,
    /// What could be done to it from there in the next activation.
    prospect: i32,
    /// What it could do, under each order.
    threats: [i32; 2],
    /// What the best shot at it is worth under each order, and the weapon; nothing where there is none.
    shots: [(i32, u8); 2],
}

/// What one enemy means at all places.
#[derive(Clone, Debug)]
struct Column {
    /// The enemy as it was.
    foe: Foe,
    bearings: Vec<Bearing>,
}

/// What all enemies together mean at one place.
#[derive(Clone, Copy, Debug)]
pub struct Total {
    /// The square of the distance to the nearest.
    nearest: i64,
    prospect: i32,
    dangers: [i32; 2],
    shots: [Option<Aimed>; 2],
}

impl Total {
    const NOBODY: Total =
        Total { nearest: i64::MAX, prospect: 0, dangers: [0; 2], shots: [None; 2] };

    /// The best shot under an order.
    pub const fn shot(&self, order: Order) -> Option<Aimed> {
        self.shots[order as usize]
    }

    /// What an operative would have of being there under an order, once it has acted.
    pub fn standing(&self, facing: &Facing, order: Order) -> i32 {
        facing.worth_of(self.nearest, self.prospect, self.dangers[order as usize], order)
    }
}

/// What a grid was worked out for: where the operative stands and how it moves, and whether it is the last turning point.
type Key = (Footing, Spot, Option<(MoveAction, Length)>, bool);

/// The places that an operative looks at, where it stands first, and what is known of them.
#[derive(Clone, Debug)]
pub struct Grid {
    key: Key,
    /// The places.
    pub spots: Vec<Spot>,
    /// By the numbers of the enemies.
    columns: Vec<Option<Column>>,
    /// For each place, all enemies together.
    pub totals: Vec<Total>,
}

impl Grid {
    /// Brings it up to date with what an operative faces.
    fn face<G: Tactical>(&mut self, facing: &Facing, lines: &mut Sightlines<G>) {
        let kind = self.key.2.map(|(kind, _)| kind);
        self.totals.clear();
        self.totals.resize(self.spots.len(), Total::NOBODY);
        for (index, foe) in facing.foes.iter().enumerate() {
            let column = &mut self.columns[foe.op.at()];
            if column.as_ref().is_none_or(|known| known.foe != *foe) {
                let mut bearings = column.take().map_or_else(Vec::new, |old| old.bearings);
                bearings.clear();
                let places = self.spots.iter().enumerate();
                bearings.extend(places.map(|(i, spot)| {
                    let moved = if i == 0 { None } else { kind };
                    Bearing::new(facing, foe, lines, *spot, moved)
                }));
                *column = Some(Column { foe: foe.clone(), bearings });
            }
            let Some(column) = column else { continue };
            for (total, bearing) in self.totals.iter_mut().zip(&column.bearings) {
                total.add(foe.op, bearing, index == 0);
            }
        }
    }
}

impl Total {
    fn add(&mut self, foe: OpIx, bearing: &Bearing, first: bool) {
        self.nearest = self.nearest.min(bearing.distance);
        if first || bearing.prospect > self.prospect {
            self.prospect = bearing.prospect;
        }
        for order in 0..Order::ALL.len() {
            self.dangers[order] += bearing.threats[order];
            let (worth, weapon) = bearing.shots[order];
            if worth > self.shots[order].map_or(0, |best| best.worth) {
                self.shots[order] = Some(Aimed { worth, weapon, target: foe });
            }
        }
    }
}

impl Bearing {
    fn new<G: Tactical>(
        facing: &Facing,
        foe: &Foe,
        lines: &mut Sightlines<G>,
        spot: Spot,
        moved: Option<MoveAction>,
    ) -> Self {
        let distance = foe.place.at.squared_distance(lines.place(spot).at);
        let prospect = if facing.last { 0 } else { facing.prospect_on(foe, lines, spot, distance) };
        let threats = match foe.threat {
            0 => [0; 2],
            _ => facing.threats_of(foe, lines, spot, distance),
        };
        let shots = Order::ALL.map(|order| {
            let best = facing.best_shot_at(foe, lines, spot, order, moved);
            best.map_or((0, 0), |shot| (shot.worth, shot.weapon))
        });
        Bearing { distance, prospect, threats, shots }
    }
}

impl<G: Tactical> Mind<G> {
    /// The places that an operative looks at who may walk so, or stay, and what is known of them. They are given back with
    /// [`Mind::put_back`], for the next time.
    pub(super) fn grid(&mut self, facing: &Facing, walk: Option<(MoveAction, Length)>) -> Grid {
        let me = &self.survey.figures[facing.index];
        let key = (me.place, me.spot, walk, facing.last);
        let known = self.grids[me.op.at()].take().filter(|grid| grid.key == key);
        let mut grid = known.unwrap_or_else(|| {
            let mut spots = vec![me.spot];
            if let Some((_, limit)) = walk {
                self.spots_around(&me.place, limit, &mut spots);
            }
            Grid { key, spots, columns: vec![None; self.kits.len()], totals: Vec::new() }
        });
        grid.face(facing, &mut self.lines);
        grid
    }

    /// What an operative would have of staying where it is as it is, as of the last time that it looked around.
    pub(super) fn waiting(&self, facing: &Facing) -> i32 {
        let me = &self.survey.figures[facing.index];
        let here = self.grids[me.op.at()].as_ref().and_then(|grid| grid.totals.first());
        here.map_or(0, |here| here.standing(facing, me.order))
    }

    /// Keeps what is known of the places that an operative looks at.
    pub(super) fn put_back(&mut self, facing: &Facing, grid: Grid) {
        let op = self.survey.figures[facing.index].op;
        self.grids[op.at()] = Some(grid);
    }
}
