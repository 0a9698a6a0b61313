//! What can be seen from a point past solid blocks, walls and closed doors.
//!
//! A line is stopped by the open inside of a prism and by properly crossing a barrier; touching stops
//! nothing, unless a line is touched on both of its sides: sight needs width (see the `width` module). The face that
//! two prisms share counts as inside (see the `mortar` module). Where barriers meet on both sides of a line the joint
//! is shut, and so is the end of a barrier on the board edge. A line running along a wall is not stopped by it.
//!
//! Most questions are settled by a few lines (something is seen) or by one block whose shadow holds the
//! whole target (nothing is). The rest are settled by a sweep of the directions at which the answer can
//! change; see the `search` module. A line that is called clear has been verified exactly. A target that is
//! called hidden can at most be missing an opening narrower than the resolution of directions, which is one
//! part in 2^35: far below a millionth of a unit at the far side of a table.

mod barrier;
mod bends;
mod line;
mod outline;
mod ray;
mod regions;
mod search;
mod shadow;
mod turns;
mod views;
mod way;
mod width;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{Cylinder, Length, OpenDoors, Point, Point3, Prism, Scene, Vector};
pub(crate) use bends::Bends;
pub(crate) use line::Bounds;
use search::{Outline, View};
pub(crate) use way::Way;

/// Something that can stand in the way of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Blocker {
    /// A prism, by its number in the scene; the further blocks of a question are numbered after those.
    Prism(usize),
    /// A wall, by its number in the scene.
    Wall(usize),
    /// A closed door, by its number in the scene.
    Door(usize),
}

/// Whether something can be seen, and the line or the blockers that show why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sight {
    /// Some line is clear.
    Clear {
        /// The eye.
        from: Point3,
        /// The point seen, to the nearest unit: itself exactly visible wherever the opening is wide enough
        /// to hold a whole unit.
        to: Point3,
    },
    /// No line is clear.
    Blocked {
        /// What the line to the middle of the body's top meets, or what touches it from both sides; at least one.
        by: ArrayVec<Blocker, 8>,
    },
}

impl Sight {
    /// Whether some line is clear.
    pub fn is_clear(&self) -> bool {
        matches!(self, Sight::Clear { .. })
    }
}

/// The part of a body that can be seen: a disc between two heights.
#[derive(Clone, Copy)]
struct Trunk {
    centre: Point,
    radius: i64,
    low: Length,
    high: Length,
}

impl Trunk {
    /// Everything from just above the disc it stands on to the top.
    fn of(body: &Cylinder) -> Trunk {
        let high = body.base.z + body.height;
        let low = (body.base.z + Length::UNIT).min(high);
        Trunk { centre: body.base.centre, radius: body.base.radius.wide().max(0), low, high }
    }

    fn holds(&self, p: Point3) -> bool {
        let flat = self.centre.squared_distance(p.plan());
        flat <= self.radius * self.radius && self.low <= p.z && p.z <= self.high
    }

    /// Three points that are likely to be seen if anything is: the middle and both flanks of the top.
    fn likely(&self, eye: Point3) -> [Point3; 3] {
        let to = self.centre - eye.plan();
        let far = to.squared().isqrt().max(1);
        // Two units less than the radius, so that rounding cannot leave the disc.
        let out = (self.radius - 2).max(0);
        let flank = Vector { dx: -to.dy * out / far, dy: to.dx * out / far };
        let other = Vector { dx: -flank.dx, dy: -flank.dy };
        let top = |p: Point| p.at(self.high);
        [top(self.centre), top(self.centre + flank), top(self.centre + other)]
    }
}

impl Scene {
    /// Whether any part of an upright body is visible from a point, and why.
    ///
    /// The body counts from one unit above its disc. `extra` are further solid blocks for this question.
    pub fn sight(&self, open: OpenDoors, extra: &[Prism], eye: Point3, body: &Cylinder) -> Sight {
        let trunk = Trunk::of(body);
        for to in trunk.likely(eye) {
            if self.line_sees(open, extra, eye, to) {
                return Sight::Clear { from: eye, to };
            }
        }
        if !self.in_one_shadow(open, extra, eye, &trunk) {
            let view = View { scene: self, open, extra, eye, outline: Outline::Trunk(trunk) };
            if let Some(glimpse) = view.search() {
                let whole = glimpse
                    .whole_points()
                    .find(|p| trunk.holds(*p) && self.line_sees(open, extra, eye, *p));
                return Sight::Clear { from: eye, to: whole.unwrap_or(glimpse.nearest_point()) };
            }
        }
        let middle = trunk.centre.at(trunk.high);
        let met = self.met(open, extra, eye, middle);
        // A line may be clear and still see nothing, between what touches it.
        let by = if met.is_empty() { self.touching(open, extra, eye, middle) } else { met };
        Sight::Blocked { by }
    }

    /// Whether any part of an upright body is visible from a point: [`Scene::sight`] without the reasons.
    pub fn sees(&self, open: OpenDoors, extra: &[Prism], eye: Point3, body: &Cylinder) -> bool {
        let trunk = Trunk::of(body);
        if self.line_sees(open, extra, eye, trunk.centre.at(trunk.high)) {
            return true;
        }
        if self.in_one_shadow(open, extra, eye, &trunk) {
            return false;
        }
        let [_, left, right] = trunk.likely(eye);
        self.line_sees(open, extra, eye, left)
            || self.line_sees(open, extra, eye, right)
            || View { scene: self, open, extra, eye, outline: Outline::Trunk(trunk) }
                .search()
                .is_some()
    }

    /// The same answer as [`Scene::sees`] by the full search alone: what the quick answers are held against.
    pub fn sees_by_search(
        &self,
        open: OpenDoors,
        extra: &[Prism],
        eye: Point3,
        body: &Cylinder,
    ) -> bool {
        let outline = Outline::Trunk(Trunk::of(body));
        View { scene: self, open, extra, eye, outline }.search().is_some()
    }

    /// Whether any point of a prism is visible past all the other prisms, the walls and the closed doors.
    ///
    /// # Panics
    /// If there is no prism of that number.
    pub fn sees_prism(&self, open: OpenDoors, eye: Point3, prism: usize) -> bool {
        let target = &self.prisms()[prism];
        let mut corners = target.footprint.corners().iter().map(|corner| corner.at(target.top));
        if corners.any(|to| self.line_sees_but_for(open, prism, eye, to)) {
            return true;
        }
        View { scene: self, open, extra: &[], eye, outline: Outline::Prism(prism, target) }
            .search()
            .is_some()
    }
}
