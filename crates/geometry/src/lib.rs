//! Exact geometry of a gaming table, in integers.
//!
//! The unit is a hundredth of a millimetre ([`Length`]). Positions fit `i32`, squared distances `i64`,
//! products of squares `i128`; nothing here decides by floating point, so the same question has the same
//! answer on every machine. The crate knows no rules: it speaks of discs, prisms, segments and paths.

mod apart;
mod disc;
mod doorway;
mod ears;
mod fan;
mod hull;
mod lattice;
mod legs;
mod length;
mod measure;
mod mortar;
mod path;
mod point;
mod polygon;
mod region;
mod scene;
mod sight;
mod strip;
mod through;

pub use disc::{Cylinder, Disc};
pub use fan::{Ends, Origin, Piece, Pillar, Zone};
pub use hull::Hull;
pub use lattice::Lattice;
pub use length::Length;
pub use path::{
    Climbing, Fault, Felt, Footing, Goal, Ground, Hold, KeepOut, Mover, Path, Price, Rounding,
    Surroundings, Ward,
};
pub use point::{Point, Point3, Vector};
pub use polygon::{BadPolygon, Place, Polygon};
pub use region::outline;
pub use scene::{Doorway, OpenDoors, Prism, Scene, Segment};
pub use sight::{Blocker, Sight};
