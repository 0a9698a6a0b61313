//! How far it is to everywhere, round what stands in the way.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use geometry::{Length, Point};
use kt4w40k::{Kt4w40k, UnitIx};

/// What a step straight on costs, in parts of which an inch has ten.
const STRAIGHT: i32 = 10;
/// What a step aslant costs.
const ASLANT: i32 = 14;
/// What a step over something that can be climbed costs more.
const CLIMB: i32 = 20;
/// Further than any way on a table.
const NOWHERE: i32 = i32::MAX;

/// The ways of a unit on squares of an inch.
pub struct Ground {
    width: i32,
    depth: i32,
    /// What it costs more to stand there; nothing where it cannot.
    squares: Vec<Option<i32>>,
}

/// How far all squares are from some places.
pub struct Field {
    width: i32,
    depth: i32,
    far: Vec<i32>,
}

fn square(width: i32, depth: i32, at: Point) -> usize {
    let inch = Length::INCH.units();
    let (x, y) = (at.x.units().div_euclid(inch), at.y.units().div_euclid(inch));
    (x.clamp(0, width - 1) + width * y.clamp(0, depth - 1)) as usize
}

impl Ground {
    /// Where a unit can go. Who flies goes everywhere, and infantry climbs.
    pub fn new(game: &Kt4w40k, unit: UnitIx) -> Self {
        let scene = game.setup().killzone().scene();
        let inches = |length: Length| (length.ceil_inch().units() / Length::INCH.units()).max(1);
        let (width, depth) = (inches(scene.width()), inches(scene.depth()));
        let keywords = &game.card(unit).keywords;
        let blocked = match (keywords.fly, keywords.infantry) {
            (true, _) => Some(0),
            (_, true) => Some(CLIMB),
            _ => None,
        };
        let mut squares = vec![blocked; (width * depth) as usize];
        let first = game.setup().range(unit.at()).start;
        for spot in game.setup().board.spots(first) {
            if spot.z == Length::ZERO {
                squares[square(width, depth, spot.at)] = Some(0);
            }
        }
        Ground { width, depth, squares }
    }

    /// How far it is to everywhere from the nearest of some places.
    pub fn from(&self, places: impl Iterator<Item = Point>) -> Field {
        let mut far = vec![NOWHERE; self.squares.len()];
        let mut open = BinaryHeap::new();
        for at in places {
            let start = square(self.width, self.depth, at);
            far[start] = 0;
            open.push((Reverse(0), start as i32));
        }
        while let Some((Reverse(cost), at)) = open.pop() {
            if cost > far[at as usize] {
                continue;
            }
            let (x, y) = (at % self.width, at / self.width);
            for dy in -1..=1 {
                for dx in -1..=1 {
                    let (to_x, to_y) = (x + dx, y + dy);
                    let on = (0..self.width).contains(&to_x) && (0..self.depth).contains(&to_y);
                    if !on || (dx == 0 && dy == 0) {
                        continue;
                    }
                    let to = (to_x + self.width * to_y) as usize;
                    let Some(more) = self.squares[to] else { continue };
                    let step = if dx == 0 || dy == 0 { STRAIGHT } else { ASLANT };
                    let cost = cost + step + more;
                    if cost < far[to] {
                        far[to] = cost;
                        open.push((Reverse(cost), to as i32));
                    }
                }
            }
        }
        Field { width: self.width, depth: self.depth, far }
    }
}

impl Field {
    /// How far a place is; from where nobody can stand, from the nearest square that is free.
    pub fn far(&self, at: Point) -> Option<Length> {
        let found = self.far[square(self.width, self.depth, at)];
        let near = || {
            let beside = [(1, 0), (-1, 0), (0, 1), (0, -1)].map(|(dx, dy)| {
                let at = Point::new(at.x + Length::inches(dx), at.y + Length::inches(dy));
                self.far[square(self.width, self.depth, at)].saturating_add(STRAIGHT)
            });
            beside.into_iter().min().unwrap_or(NOWHERE)
        };
        let tenths = if found == NOWHERE { near() } else { found };
        (tenths < NOWHERE).then(|| Length::from_units(tenths * (Length::INCH.units() / 10)))
    }
}
