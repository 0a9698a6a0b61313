//! The board with what is precomputed from its terrain.

use std::sync::Arc;

use crate::{Killzone, Terrain};
use geometry::{Blocker, Disc, Footing, Ground, Length, OpenDoors, Point};

/// A radius, a height, and where bases of that size can go.
type BySize = (Length, Length, Ground);

/// Where bases of one radius can go, for another height: the static obstacles are shared.
fn of_radius(known: &[BySize], radius: Length, height: Length) -> Option<Ground> {
    let same = known.iter().find(|(r, ..)| *r == radius);
    same.map(|(_, _, ground)| ground.for_height(height))
}

/// A killzone, and where bases of each size in the game can go on it.
#[derive(Debug)]
pub struct Board {
    killzone: Killzone,
    /// Where bases of each size can go.
    grounds: Vec<BySize>,
    /// The index in `grounds` of every operative, side A's first.
    ground_of: Arc<[u8]>,
    /// Places on the floor and on vantage points that are worth a look, for each ground.
    spots: Arc<[Vec<Footing>]>,
}

impl Board {
    /// A killzone for operatives of these radii and heights, side A's first.
    pub fn new(killzone: Killzone, sizes: impl IntoIterator<Item = (Length, Length)>) -> Self {
        let mut grounds: Vec<BySize> = Vec::new();
        let mut ground_of = Vec::new();
        for (radius, height) in sizes {
            let known = grounds.iter().position(|(r, h, _)| (*r, *h) == (radius, height));
            let index = known.unwrap_or_else(|| {
                let ground = of_radius(&grounds, radius, height)
                    .unwrap_or_else(|| Ground::new(killzone.scene(), radius, height));
                grounds.push((radius, height, ground));
                grounds.len() - 1
            });
            ground_of.push(index as u8);
        }
        let spots = grounds.iter().map(|(radius, ..)| spots(&killzone, *radius)).collect();
        Board { killzone, grounds, ground_of: ground_of.into(), spots }
    }

    /// The same board with more terrain on it; the places worth a look stay those of the bare board.
    #[must_use]
    pub fn with(&self, more: impl IntoIterator<Item = Terrain>) -> Self {
        let killzone = self.killzone.with(more);
        let mut grounds: Vec<BySize> = Vec::with_capacity(self.grounds.len());
        for (radius, height, bare) in &self.grounds {
            let ground = of_radius(&grounds, *radius, *height)
                .unwrap_or_else(|| bare.with_more(killzone.scene()));
            grounds.push((*radius, *height, ground));
        }
        Board {
            grounds,
            ground_of: Arc::clone(&self.ground_of),
            spots: Arc::clone(&self.spots),
            killzone,
        }
    }

    /// The killzone.
    pub fn killzone(&self) -> &Killzone {
        &self.killzone
    }

    /// How many operatives it is prepared for.
    pub fn operatives(&self) -> usize {
        self.ground_of.len()
    }

    /// Where a base of the size of an operative can go.
    pub fn ground(&self, index: usize) -> &Ground {
        &self.grounds[usize::from(self.ground_of[index])].2
    }

    /// Places that are worth a look for an operative.
    pub fn spots(&self, index: usize) -> &[Footing] {
        &self.spots[usize::from(self.ground_of[index])]
    }

    /// Whether a base stands on a part: any with its top at the base's height under some of the base.
    pub fn stands_on(&self, base: &Disc, part: usize) -> bool {
        let prism = &self.killzone.scene().prisms()[part];
        prism.top == base.z && prism.footprint.within(base.centre, base.radius - Length::UNIT)
    }

    /// Whether a base stands on a vantage point.
    pub fn on_vantage(&self, base: &Disc) -> bool {
        let mut parts = self.killzone.scene().prisms().iter().enumerate();
        parts.any(|(i, prism)| prism.standable && self.stands_on(base, i))
    }

    /// The parts within a distance of a base in plan, and their indices.
    pub fn parts_within<'a>(
        &'a self,
        base: &Disc,
        distance: Length,
    ) -> impl Iterator<Item = (usize, &'a Terrain)> + use<'a> {
        let (centre, reach) = (base.centre, base.radius + distance);
        self.killzone.terrain().iter().enumerate().filter(move |(_, part)| {
            let (low, high) = part.footprint.bounds();
            low.x - reach <= centre.x
                && centre.x <= high.x + reach
                && low.y - reach <= centre.y
                && centre.y <= high.y + reach
                && part.footprint.within(centre, reach)
        })
    }

    /// Walls and closed doors.
    pub fn barriers(&self, open: OpenDoors) -> impl Iterator<Item = Blocker> + '_ {
        let scene = self.killzone.scene();
        let closed = (0..scene.doors().len()).filter(move |door| !open.is_open(*door as u8));
        (0..scene.walls().len()).map(Blocker::Wall).chain(closed.map(Blocker::Door))
    }

    /// What people call a thing that stands in the way; bodies are models.
    pub fn name_of(&self, blocker: Blocker) -> String {
        match blocker {
            Blocker::Prism(i) => {
                let part = self.killzone.terrain().get(i);
                part.map_or_else(|| "model".to_owned(), |part| part.name.clone())
            }
            Blocker::Wall(i) => format!("wall {}", i + 1),
            Blocker::Door(i) => self.killzone.doors()[i].name.clone(),
        }
    }

    /// A point, on the highest vantage point there if there is one.
    #[inline]
    pub fn on_top(&self, at: Point) -> Footing {
        let prisms = self.killzone.scene().prisms().iter();
        let tops =
            prisms.filter(|p| p.standable && p.footprint.place(at) == geometry::Place::Inside);
        Footing { at, z: tops.map(|prism| prism.top).max().unwrap_or_default() }
    }
}

/// The points of a lattice of one inch where a base of this size rests on the floor or on a vantage point.
fn spots(killzone: &Killzone, radius: Length) -> Vec<Footing> {
    let scene = killzone.scene();
    let mut all = Vec::new();
    let steps = |length: Length| length.units() / Length::INCH.units();
    for i in 0..steps(scene.width()) {
        for j in 0..steps(scene.depth()) {
            let half = Length::from_units(Length::INCH.units() / 2);
            let at = Point::new(Length::inches(i) + half, Length::inches(j) + half);
            let blocked = scene.prisms().iter().any(|prism| {
                prism.bottom <= Length::ZERO && prism.footprint.within(at, radius - Length::UNIT)
            });
            if !blocked {
                all.push(Footing { at, z: Length::ZERO });
            }
            let tops = scene.prisms().iter().filter(|prism| prism.standable);
            let tops = tops.filter(|prism| prism.footprint.place(at) == geometry::Place::Inside);
            all.extend(tops.map(|prism| Footing { at, z: prism.top }));
        }
    }
    all
}
