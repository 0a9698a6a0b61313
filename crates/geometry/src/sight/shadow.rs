//! Early rejection: one block or barrier that hides a whole body by itself.

use super::Trunk;
use super::line::Bounds;
use crate::{Cylinder, OpenDoors, Point3, Prism, Scene, Segment, Vector};

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

/// A body, the eye that looks at it, and the lowest and highest that lines between them get.
struct Look {
    eye: Point3,
    seen: Seen,
    low: i32,
    high: i32,
}

impl Look {
    /// None if the eye is above the body.
    fn new(eye: Point3, trunk: &Trunk) -> Option<Look> {
        let seen = Seen { to: trunk.centre - eye.plan(), radius: trunk.radius };
        let (low, high) = (eye.z.min(trunk.low).units(), eye.z.max(trunk.high).units());
        let aside = seen.to.squared() > seen.radius * seen.radius;
        aside.then_some(Look { eye, seen, low, high })
    }

    fn hidden_by_prism(&self, prism: &Prism, bounds: &Bounds) -> bool {
        let tall = bounds.low(2) < self.low && self.high < bounds.high(2);
        if !tall || !prism.footprint.is_convex() {
            return false;
        }
        let (mut left, mut right): (Option<Vector>, Option<Vector>) = (None, None);
        for corner in prism.footprint.corners() {
            let p = *corner - self.eye.plan();
            match self.seen.outside(p) {
                1 if left.is_none_or(|l| l.cross(p) > 0) => left = Some(p),
                -1 if right.is_none_or(|r| p.cross(r) > 0) => right = Some(p),
                _ => {}
            }
        }
        matches!((left, right), (Some(l), Some(r)) if self.seen.hidden_by(l, r))
    }

    fn hidden_by_barrier(&self, barrier: &Segment) -> bool {
        let (p, q) = (barrier.from - self.eye.plan(), barrier.to - self.eye.plan());
        let (s, e) = (self.seen.outside(p), self.seen.outside(q));
        s * e < 0 && if s > 0 { self.seen.hidden_by(p, q) } else { self.seen.hidden_by(q, p) }
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
        Look::new(eye, trunk).is_some_and(|look| self.one_hides(open, extra, &[look]))
    }

    /// Whether, for sure, a body that moves straight from one place to another is all the way hidden from an eye that
    /// moves, or stays, meanwhile: one convex block or barrier hides it at both ends, and so in between. One of the two
    /// has to stay where it is.
    pub fn hidden_between(
        &self,
        open: OpenDoors,
        extra: &[Prism],
        (eye, body): (Point3, &Cylinder),
        (eye_after, body_after): (Point3, &Cylinder),
    ) -> bool {
        let before = Look::new(eye, &Trunk::of(body));
        let after = Look::new(eye_after, &Trunk::of(body_after));
        match (before, after) {
            (Some(before), Some(after)) => self.one_hides(open, extra, &[before, after]),
            _ => false,
        }
    }

    fn one_hides(&self, open: OpenDoors, extra: &[Prism], looks: &[Look]) -> bool {
        let prism = |prism: &Prism, bounds: &Bounds| {
            looks.iter().all(|look| look.hidden_by_prism(prism, bounds))
        };
        self.bounds.iter().zip(self.prisms()).any(|(b, p)| prism(p, b))
            || extra.iter().any(|p| prism(p, &Bounds::of(p)))
            || self.barriers(open).any(|b| looks.iter().all(|look| look.hidden_by_barrier(&b)))
    }
}
