//! Moving a disc over a table: where it may stand, what a drawn path costs, and the shortest legal path.
//!
//! A mover is a disc with a height. [`Ground`] holds what stands still, prepared for one size of mover;
//! [`Surroundings`] says what else is in the way just now. Every verdict is an exact comparison of squared
//! integers against the true obstacles, never against an approximation of them.

mod arc;
mod border;
mod chord;
mod clear;
mod contact;
mod eave;
mod finish;
mod gate;
mod goal;
mod ground;
mod heights;
mod ledge;

mod outline;
mod over;
mod price;
mod ring;
mod search;
mod trace;
mod ward;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{Disc, Length, OpenDoors, Point};

pub use goal::Goal;
pub use ground::Ground;
pub use price::Price;
pub use ward::{Felt, Hold, Ward};

/// Where a base's centre is and how high the base rests.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Footing {
    /// The centre, seen from above.
    pub at: Point,
    /// The height of what it rests on.
    pub z: Length,
}

impl Footing {
    /// A footing on the floor of the table.
    pub const fn floor(at: Point) -> Self {
        Footing { at, z: Length::ZERO }
    }
}

/// How the straight segments of a path are added up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Rounding {
    /// Each segment counts its length.
    #[default]
    Exact,
    /// Each segment, climb and drop is rounded up to a whole inch before adding.
    WholeInches,
}

/// What a mover can do about heights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Climbing {
    /// Whether it may climb up at all; dropping and leaping are always possible.
    pub up: bool,
    /// What climbing and dropping cost.
    pub price: Price,
    /// How high one climb may be; none for any height.
    pub most: Option<Length>,
    /// How far, seen from above, the base may be from what it climbs.
    pub beside: Length,
    /// How far one leap may carry; zero for one that does not leap.
    pub leap: Length,
    /// A leap starts on a top that is higher than this.
    pub leap_from: Length,
}

impl Climbing {
    /// Whether one climb may be that high.
    fn reaches(&self, height: Length) -> bool {
        self.most.is_none_or(|most| height <= most)
    }

    /// What it costs at least to come from one height to another.
    fn rise(&self, from: Length, to: Length) -> i64 {
        if to > from { self.price.climb(to - from).wide() } else { 0 }
    }
}

/// The thing that moves: an upright body on a round base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Mover {
    /// The radius of its base.
    pub radius: Length,
    /// How tall it is.
    pub height: Length,
    /// What it can do about heights.
    pub climbing: Climbing,
    /// How its segments are added up.
    pub rounding: Rounding,
}

/// A disc that the mover's base must stay away from at every moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct KeepOut {
    /// The disc.
    pub disc: Disc,
    /// The base must be farther than this from it, heights included: exactly this far is too near.
    pub reach: Length,
}

/// What is in the way of one move besides the things that stand still.
///
/// A disc of the surroundings is taken to be as tall as the mover: discs at heights that differ by that
/// much or more are not in each other's way.
#[derive(Clone, Copy, Debug, Default)]
pub struct Surroundings<'a> {
    /// Which doors stand open.
    pub open: OpenDoors,
    /// Discs that may be neither passed through nor overlapped.
    pub solids: &'a [Disc],
    /// Discs that may be passed through, but not overlapped at the end.
    pub guests: &'a [Disc],
    /// Discs to stay away from.
    pub keep_outs: &'a [KeepOut],
    /// Discs of which a part of the surroundings counts.
    pub wards: &'a [Ward<'a>],
}

/// Why a mover may not stand somewhere or take a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// Part of the base would leave the table.
    OffBoard,
    /// The body would be inside the prism with this index in the scene.
    Prism(usize),
    /// The base would cross a wall or a closed door.
    Barrier,
    /// The base would overlap the solid disc with this index.
    Solid(usize),
    /// The base would end on top of the guest disc with this index.
    Guest(usize),
    /// The base would come too near to the keep-out with this index, or do what a ward forbids: wards are numbered
    /// after the keep-outs.
    KeepOut(usize),
    /// Nothing holds the base up there.
    NoSupport,
    /// The path climbs, and the mover may not.
    ClimbBanned,
    /// One climb is higher than the mover can climb.
    ClimbTooHigh,
    /// One leap is longer than the mover can leap.
    LeapTooFar,
    /// Even the straight line is longer than allowed.
    TooLong {
        /// What the straight line costs.
        length: Length,
    },
    /// No legal path within the limit.
    NoWay,
}

/// A legal path and its cost.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Path {
    /// The footings after the start, the end included.
    pub points: ArrayVec<Footing, 32>,
    /// The cost, climbing and rounding included.
    pub length: Length,
}
