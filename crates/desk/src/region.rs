//! The outlines of all places that something may be put at.

use std::ops::ControlFlow;

use geometry::{Length, Point, Scene, outline};
use thiserror::Error;

/// How much may be worked out for one answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The most places that are looked at, each as many times as there are corners near it.
    work: u64,
}

impl Budget {
    /// As much as it takes: for whoever waits for the answer on a machine of their own.
    pub const UNLIMITED: Budget = Budget { work: u64::MAX };

    /// So many lattice places times corners; three million are about a second.
    pub const fn work(work: u64) -> Self {
        Budget { work }
    }
}

/// A region that is too much work, or that nobody waits for any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TooLarge {
    /// More work than the budget allows.
    #[error("the region has too many corners to be worked out; ask for a shorter move or a place")]
    Budget,
    /// Whoever was told of the progress said to stop.
    #[error("the region takes too long to be worked out; ask for a shorter move or a place")]
    Stopped,
}

impl TooLarge {
    /// The message for people.
    pub const fn message(self) -> &'static str {
        match self {
            TooLarge::Budget => "reach-too-large",
            TooLarge::Stopped => "reach-too-long",
        }
    }
}

/// The part of a board where places are looked at, and how closely.
///
/// The lattice is coarser where a large region holds many corners, so that most answers take less than a second; it
/// depends on nothing but the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lattice {
    low: Point,
    high: Point,
    parts: i32,
    area: u64,
    corners: u64,
}

impl Lattice {
    /// The places between two points of a board.
    pub fn new(scene: &Scene, low: Point, high: Point) -> Self {
        let area = (high.x - low.x).wide() * (high.y - low.y).wide() / Length::INCH.squared();
        let near = |corner: &&Point| {
            (low.x..=high.x).contains(&corner.x) && (low.y..=high.y).contains(&corner.y)
        };
        let corners = scene.prisms().iter().flat_map(|prism| prism.footprint.corners());
        let corners = (corners.filter(near).count() + 2 * scene.walls().len() + 8) as u64;
        let area = area.unsigned_abs();
        let parts = match area * corners {
            0..40_000 => 8,
            40_000..400_000 => 4,
            400_000..2_000_000 => 2,
            _ => 1,
        };
        Lattice { low, high, parts, area, corners }
    }

    /// The same with no more than so many places an inch.
    pub fn at_most(self, parts: i32) -> Self {
        Lattice { parts: self.parts.min(parts), ..self }
    }

    /// How many places are looked at, about.
    fn places(&self) -> u64 {
        self.area * u64::from(self.parts.unsigned_abs()).pow(2)
    }

    /// The outlines of the places where `inside` holds. `progress` is told how many have been looked at, of about
    /// how many, and says whether to go on.
    ///
    /// # Errors
    /// If the budget does not allow it, or `progress` says to stop.
    pub fn outlines(
        &self,
        budget: Budget,
        mut progress: impl FnMut(u64, u64) -> ControlFlow<()>,
        mut inside: impl FnMut(Point) -> bool,
    ) -> Result<Vec<Vec<Point>>, TooLarge> {
        let places = self.places();
        if places.saturating_mul(self.corners) > budget.work {
            return Err(TooLarge::Budget);
        }
        let step = Length::from_units(Length::INCH.units() / self.parts);
        let mut looked = 0;
        let mut stopped = false;
        let outlines = outline(self.low, self.high, step, |place| {
            looked += 1;
            stopped = stopped || progress(looked, places).is_break();
            // What is left to look at costs nothing any more.
            !stopped && inside(place)
        });
        if stopped { Err(TooLarge::Stopped) } else { Ok(outlines) }
    }
}

/// Outlines in inches.
pub(crate) fn in_inches(outlines: &[Vec<Point>]) -> Vec<Vec<[f64; 2]>> {
    let inches = |p: &Point| [p.x.to_inches_f64(), p.y.to_inches_f64()];
    outlines.iter().map(|outline| outline.iter().map(inches).collect()).collect()
}
