//! What is looked at, as one direction meets it, and the cones of directions that meet it.

use arrayvec::ArrayVec;

use super::Trunk;
use super::ray::{Along, Direction, closed_chords, edge_from};
use crate::{Length, Place, Point, Point3, Polygon, Prism, Vector};

/// What is looked at.
#[derive(Clone, Copy)]
pub(super) enum Outline<'a> {
    /// A body.
    Trunk(Trunk),
    /// The prism of a number.
    Prism(usize, &'a Prism),
}

/// What bounds a stretch of a ray in plan.
#[derive(Clone, Copy)]
pub(super) enum Side {
    /// The rim of the body looked at.
    Rim,
    /// A straight edge through a point, seen from the eye, along a way.
    Edge(Vector, Vector),
    /// A place that does not move as the ray turns.
    Fixed,
}

/// A place along a ray with what is there.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    pub at: Along,
    pub side: Side,
}

impl Mark {
    pub fn before(self, other: Mark) -> bool {
        self.at.before(other.at)
    }

    pub fn min(self, other: Mark) -> Mark {
        if other.before(self) { other } else { self }
    }

    pub fn max(self, other: Mark) -> Mark {
        if self.before(other) { other } else { self }
    }
}

/// A stretch of a ray over what is looked at.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub near: Mark,
    pub far: Mark,
}

/// The most stretches a line can have over a footprint.
pub(super) type Windows = ArrayVec<Window, { Polygon::MAX_CORNERS }>;

impl Outline<'_> {
    pub fn low(&self) -> Length {
        match self {
            Outline::Trunk(trunk) => trunk.low,
            Outline::Prism(_, prism) => prism.bottom,
        }
    }

    pub fn high(&self) -> Length {
        match self {
            Outline::Trunk(trunk) => trunk.high,
            Outline::Prism(_, prism) => prism.top,
        }
    }

    /// Whether the eye is above, below or in what it looks at.
    pub fn under_eye(&self, eye: Point) -> bool {
        match self {
            Outline::Trunk(t) => t.centre.squared_distance(eye) <= t.radius * t.radius,
            Outline::Prism(_, prism) => prism.footprint.place(eye) != Place::Outside,
        }
    }

    /// The cones, each narrower than half a turn, whose lines between them meet all that is looked at.
    pub fn cones(&self, eye: Point) -> ArrayVec<(Direction, Direction), 4> {
        let narrow = match self {
            Outline::Trunk(trunk) => tangents(trunk.centre - eye, trunk.radius),
            Outline::Prism(_, prism) => extremes(&prism.footprint, eye),
        };
        if let Some(cone) = narrow {
            return [cone].into_iter().collect();
        }
        let compass = [(1, 0), (0, 1), (-1, 0), (0, -1)].map(|(x, y)| Direction::new(x, y));
        let [Some(e), Some(n), Some(w), Some(s)] = compass else { return ArrayVec::new() };
        ArrayVec::from([(e, n), (n, w), (w, s), (s, e)])
    }

    /// The stretches of a ray over what is looked at.
    pub fn windows(&self, eye: Point, d: Direction) -> Windows {
        let mut windows = Windows::new();
        match self {
            Outline::Trunk(trunk) => windows.extend(across(trunk.centre - eye, trunk.radius, d)),
            Outline::Prism(_, prism) => {
                closed_chords(&prism.footprint, eye, d, |chord| {
                    let side = |corner| {
                        let (p, w) = edge_from(&prism.footprint, eye, corner);
                        Side::Edge(p, w)
                    };
                    let near = match chord.from.n {
                        0 => just_ahead(d),
                        _ => Mark { at: chord.from, side: side(chord.enters) },
                    };
                    let far = Mark { at: chord.to, side: side(chord.leaves) };
                    if !far.before(near) {
                        windows.push(Window { near, far });
                    }
                });
            }
        }
        windows
    }

    /// A box round the eye and what is looked at.
    pub fn reach(&self, eye: Point3) -> (Point, Point) {
        let (low, high) = match self {
            Outline::Trunk(trunk) => {
                let out = Vector { dx: trunk.radius, dy: trunk.radius };
                let back = Vector { dx: -trunk.radius, dy: -trunk.radius };
                (trunk.centre + back, trunk.centre + out)
            }
            Outline::Prism(_, prism) => prism.footprint.bounds(),
        };
        (
            Point::new(low.x.min(eye.x), low.y.min(eye.y)),
            Point::new(high.x.max(eye.x), high.y.max(eye.y)),
        )
    }
}

/// A place a hair in front of the eye: an upright line is looked at apart.
fn just_ahead(d: Direction) -> Mark {
    Mark { at: Along { n: 1, m: 1 << d.place_bits() }, side: Side::Fixed }
}

/// The lines from the origin that touch a disc; none if the origin is in the disc.
///
/// Exact where a line through whole points touches it, since a corner may lie on that line; otherwise rounded
/// inwards.
fn tangents(to: Vector, radius: i64) -> Option<(Direction, Direction)> {
    let square = i128::from(to.squared()) - i128::from(radius).pow(2);
    if square <= 0 {
        return None;
    }
    let root = ((square as u128) << 40).isqrt() as i128;
    let (x, y) = (i128::from(to.dx), i128::from(to.dy));
    let inside =
        |d: Direction| i128::from(radius).pow(2) * d.squared() >= i128::from(d.cross(to)).pow(2);
    let whole = (square as u128).isqrt() as i128;
    let exact = |out: i128| {
        let d = Direction::reduced(x * whole - y * out, y * whole + x * out);
        d.filter(|d| d.is_short())
    };
    let r = i128::from(radius);
    if whole * whole == square
        && let (Some(right), Some(left)) = (exact(-r), exact(r))
    {
        return Some((right, left));
    }
    let touching = |out: i128| {
        let (mut x0, mut y0) = (x * root - y * out, y * root + x * out);
        let mut inwards = (root >> 34).max(1);
        loop {
            let d = Direction::new(x0, y0)?;
            if inside(d) {
                return Some(d);
            }
            // Leaning towards the centre ends inside at the latest when the lean outweighs the rest.
            (x0, y0) = (x0 + x * inwards, y0 + y * inwards);
            inwards *= 2;
            if inwards > 1 << 60 {
                return Direction::new(x, y);
            }
        }
    };
    let out = i128::from(radius) << 20;
    Some((touching(-out)?, touching(out)?))
}

/// The outermost corners as seen from outside the bounding box; none from inside it.
fn extremes(footprint: &Polygon, eye: Point) -> Option<(Direction, Direction)> {
    let (low, high) = footprint.bounds();
    let outside = eye.x < low.x || eye.y < low.y || eye.x > high.x || eye.y > high.y;
    let first = *footprint.corners().first()? - eye;
    let (mut right, mut left) = (first, first);
    for corner in footprint.corners() {
        let p = *corner - eye;
        if p.cross(right) > 0 {
            right = p;
        }
        if left.cross(p) > 0 {
            left = p;
        }
    }
    if outside { Some((Direction::of(right)?, Direction::of(left)?)) } else { None }
}

/// The stretch of a ray over a disc, rounded inwards.
fn across(to: Vector, radius: i64, d: Direction) -> Option<Window> {
    let squared = d.squared();
    let under = i128::from(radius).pow(2) * squared - i128::from(d.cross(to)).pow(2);
    if under < 0 {
        return None;
    }
    let middle = i128::from(d.dot(to));
    let rim = |at| Mark { at, side: Side::Rim };
    let half = (under as u128).isqrt() as i128;
    if half * half == under && d.is_short() {
        // The rim is met at fractions: a corner that touches it there is told from one that cuts it.
        let exact = |n: i128| rim(Along { n: n as i64, m: squared as i64 });
        let (near, far) = (exact(middle - half), exact(middle + half));
        let near = if near.at.n > 0 { near } else { just_ahead(d) };
        return (!far.before(near)).then_some(Window { near, far });
    }
    let bits = d.place_bits();
    let near = -((half - middle) << bits).div_euclid(squared);
    let far = ((middle + half) << bits).div_euclid(squared);
    let place = |n: i128| Along { n: n as i64, m: 1 << bits };
    let near = if near > 0 { rim(place(near)) } else { just_ahead(d) };
    let far = rim(place(far));
    (!far.before(near)).then_some(Window { near, far })
}
