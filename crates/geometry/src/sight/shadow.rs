//! The quick no: one block or barrier that hides a whole body by itself.

use super::Trunk;
use super::line::Bounds;
use crate::{OpenDoors, Point3, Prism, Scene, Vector};

/// A body as seen in plan from an eye at the origin.
struct Seen {
    to: Vector,
    radius: i64,
}

impl Seen {
    /// How far outside the cone of lines to the body a point is: positive on the left of it, negative on the
    /// right, zero if it is in the cone, touches it, or lies behind the eye.
    fn outside(&self, p: Vector) -> i32 {
        let turn = self.to.cross(p);
        let off =
            i128::from(turn).pow(2) > i128::from(self.radius.pow(2)) * i128::from(p.squared());
        if off && self.to.dot(p) > 0 { turn.signum() as i32 } else { 0 }
    }

    /// Whether every line to the body crosses the inside of the segment well before the body.
    fn hidden_by(&self, left: Vector, right: Vector) -> bool {
        let along = Vector { dx: left.dx - right.dx, dy: left.dy - right.dy };
        let eye = right.cross(along);
        let beyond = Vector { dx: self.to.dx - right.dx, dy: self.to.dy - right.dy };
        let body = along.cross(beyond);
        eye > 0
            && body < 0
            && i128::from(body).pow(2)
                > i128::from(self.radius.pow(2)) * i128::from(along.squared())
    }
}

impl Scene {
    /// Whether one convex prism or one barrier hides the whole trunk; false where that is not plain.
    pub(super) fn in_one_shadow(
        &self,
        open: OpenDoors,
        extra: &[Prism],
        eye: Point3,
        trunk: &Trunk,
    ) -> bool {
        let seen = Seen { to: trunk.centre - eye.plan(), radius: trunk.radius };
        if seen.to.squared() <= seen.radius * seen.radius {
            return false;
        }
        let (low, high) = (eye.z.min(trunk.low).units(), eye.z.max(trunk.high).units());
        let tall = |b: &Bounds| b.low(2) < low && high < b.high(2);
        let hides = |prism: &Prism| {
            if !prism.footprint.is_convex() {
                return false;
            }
            let (mut left, mut right): (Option<Vector>, Option<Vector>) = (None, None);
            for corner in prism.footprint.corners() {
                let p = *corner - eye.plan();
                match seen.outside(p) {
                    1 if left.is_none_or(|l| l.cross(p) > 0) => left = Some(p),
                    -1 if right.is_none_or(|r| p.cross(r) > 0) => right = Some(p),
                    _ => {}
                }
            }
            matches!((left, right), (Some(l), Some(r)) if seen.hidden_by(l, r))
        };
        self.bounds.iter().zip(self.prisms()).any(|(b, p)| tall(b) && hides(p))
            || extra.iter().any(|p| tall(&Bounds::of(p)) && hides(p))
            || self.barriers(open).any(|barrier| {
                let (p, q) = (barrier.from - eye.plan(), barrier.to - eye.plan());
                let (s, e) = (seen.outside(p), seen.outside(q));
                s * e < 0 && if s > 0 { seen.hidden_by(p, q) } else { seen.hidden_by(q, p) }
            })
    }
}
