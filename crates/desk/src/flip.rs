//! How near a verdict is to being another: the shortest step of either model that turns it round.

use geometry::{Length, Point};
use serde::Serialize;
use table::ModelId;

use crate::{Sighting, Tabletop};

/// The directions that are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Compass {
    /// Towards larger y.
    North,
    /// Between north and east, and so on.
    NorthEast,
    /// Towards larger x.
    East,
    /// Half-way.
    SouthEast,
    /// Towards smaller y.
    South,
    /// Half-way.
    SouthWest,
    /// Towards smaller x.
    West,
    /// Half-way.
    NorthWest,
}

impl Compass {
    /// All of them, clockwise.
    pub const ALL: [Compass; 8] = [
        Compass::North,
        Compass::NorthEast,
        Compass::East,
        Compass::SouthEast,
        Compass::South,
        Compass::SouthWest,
        Compass::West,
        Compass::NorthWest,
    ];

    /// East and north, each -1, 0 or 1.
    const fn way(self) -> (i32, i32) {
        match self {
            Compass::North => (0, 1),
            Compass::NorthEast => (1, 1),
            Compass::East => (1, 0),
            Compass::SouthEast => (1, -1),
            Compass::South => (0, -1),
            Compass::SouthWest => (-1, -1),
            Compass::West => (-1, 0),
            Compass::NorthWest => (-1, 1),
        }
    }

    /// Its name in messages.
    pub const fn word(self) -> &'static str {
        match self {
            Compass::North => "north",
            Compass::NorthEast => "north-east",
            Compass::East => "east",
            Compass::SouthEast => "south-east",
            Compass::South => "south",
            Compass::SouthWest => "south-west",
            Compass::West => "west",
            Compass::NorthWest => "north-west",
        }
    }

    /// The place so many units away along each axis.
    fn from(self, at: Point, units: i32) -> Point {
        let (east, north) = self.way();
        Point::units(at.x.units() + east * units, at.y.units() + north * units)
    }

    /// How many units along each axis make a distance, rounded down.
    fn along(self, distance: i32) -> i32 {
        match self.way() {
            (0, _) | (_, 0) => distance,
            _ => (i64::from(distance) * i64::from(distance) / 2).isqrt() as i32,
        }
    }
}

/// A step that turns a verdict round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flip {
    /// Who takes it.
    pub model: ModelId,
    /// Which way.
    pub direction: Compass,
    /// From where.
    pub from: Point,
    /// To where.
    pub to: Point,
}

impl Flip {
    /// How far apart the models are looked at, along each direction: a quarter of a millimetre.
    pub const STEP: Length = Length::from_units(25);

    /// How far steps go.
    pub const FARTHEST: Length = Length::inches(2);

    /// How long the step is, in millimetres.
    pub fn millimetres(&self) -> f64 {
        (self.from.squared_distance(self.to) as f64).sqrt() / 100.0
    }
}

/// A step that turns a verdict round, as programs read it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FlipReport {
    /// Whether the target is a valid one afterwards.
    pub valid_target: bool,
    /// Who takes it, by the question's name.
    pub model: String,
    /// Which way.
    pub direction: Compass,
    /// How far, in millimetres.
    pub mm: f64,
    /// To where, in inches.
    pub to: [f64; 2],
}

impl<G: Tabletop> Sighting<G> {
    /// The shortest step that makes a valid target invalid, or the other way round: of the target or the shooter, along
    /// one of eight directions, at its height, to a place where it can stand.
    ///
    /// Places a quarter of a millimetre apart are looked at, the nearest first; where one turns the verdict round, the
    /// border between it and the place before it is found to a hundredth of a millimetre. A place narrower than that
    /// quarter, or in another direction, can be nearer still.
    pub fn flip(&self) -> Option<Flip> {
        let valid = self.verdict.valid_target;
        let game = &self.layout.game;
        let stands = [self.to, self.from].map(|model| (model, game.body(model).base.centre));
        let turns = |model: ModelId, at: Point| self.valid_with(model, at) == Some(!valid);
        let mut distance = 0;
        while distance < Flip::FARTHEST.units() {
            let before = distance;
            distance += Flip::STEP.units();
            let mut found: Vec<Flip> = Vec::new();
            for (model, from) in stands {
                for direction in Compass::ALL {
                    let (mut low, mut high) = (direction.along(before), direction.along(distance));
                    if !turns(model, direction.from(from, high)) {
                        continue;
                    }
                    while high - low > 1 {
                        let middle = low + (high - low) / 2;
                        match turns(model, direction.from(from, middle)) {
                            true => high = middle,
                            false => low = middle,
                        }
                    }
                    found.push(Flip { model, direction, from, to: direction.from(from, high) });
                }
            }
            let nearest = found.into_iter().min_by_key(|flip| flip.from.squared_distance(flip.to));
            if nearest.is_some() {
                return nearest;
            }
        }
        None
    }

    /// The same as programs read it.
    pub fn flip_report(&self, flip: &Flip) -> FlipReport {
        FlipReport {
            valid_target: !self.verdict.valid_target,
            model: self.layout.id(flip.model).to_owned(),
            direction: flip.direction,
            mm: flip.millimetres(),
            to: [flip.to.x, flip.to.y].map(Length::to_inches_f64),
        }
    }
}
