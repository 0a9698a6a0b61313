//! One fan and one piece: whether any line of the fan passes through it.

use arrayvec::ArrayVec;

use super::grain::{Grains, PLACE_BITS, Ring, TOUCH, grains, root};
use super::{Ends, Piece, Pillar, Zone};
use crate::polygon::segment_squared_distance;
use crate::{Blocker, Disc, Length, Point, Polygon, Prism, Scene, Segment};

/// The stretch, as fractions `n / m` of the way from the origin to the end of a line, on which it is at the
/// heights of a piece.
#[derive(Clone, Copy)]
struct Climb {
    from: i64,
    to: i64,
    whole: i64,
    /// Whether there are lines to the far rim, at other heights than those that end at the near one.
    beyond: bool,
}

impl Climb {
    /// All the way, at one height.
    const LEVEL: Climb = Climb { from: 0, to: 1, whole: 1, beyond: false };

    /// None if no line is at the heights of a prism from `bottom` up to `top`.
    fn new(from: &Disc, (to, ends): (&Disc, Ends), bottom: i64, top: i64) -> Option<Climb> {
        let (start, end) = (from.z.wide(), to.z.wide());
        if start == end {
            return (bottom <= start && start < top).then_some(Climb::LEVEL);
        }
        let whole = (end - start).abs();
        let part = |z: i64| if end > start { z - start } else { start - z };
        let (a, b) = (part(bottom).min(part(top)).max(0), part(bottom).max(part(top)).min(whole));
        (a < b).then_some(Climb { from: a, to: b, whole, beyond: ends == Ends::Whole })
    }

    /// The stretch of a ray, through the disc from the place `near` to `far`, on which some line is at the
    /// heights of the piece: the line to the near rim is the first to come to them, and the one to the far rim
    /// the last to leave them.
    fn stretch(&self, near: i64, far: i64) -> (i64, i64) {
        let share =
            |end: i64, n: i64| (i128::from(end) * i128::from(n) / i128::from(self.whole)) as i64;
        (share(near, self.from), share(if self.beyond { far } else { near }, self.to))
    }
}

/// The outline of a piece in plan.
#[expect(
    clippy::large_enum_variant,
    reason = "a fan lives for one question, and a box would cost more"
)]
enum Shape {
    Block(ArrayVec<Grains, { Polygon::MAX_CORNERS }>),
    /// A wall or door.
    Bar([Grains; 2]),
    Round(Ring),
}

/// A fan of lines and a piece they may pass through, with the origin at zero.
pub(super) struct Fan {
    shape: Shape,
    target: Ring,
    climb: Climb,
    zone: Limits,
}

impl Fan {
    /// The fan and a piece of a scene. None if it is plain that nothing is crossed.
    pub fn new(
        scene: &Scene,
        origin: Grains,
        from: &Disc,
        to: (&Disc, Ends),
        piece: Piece,
    ) -> Option<Fan> {
        let aim = Aim::new(origin, from, to)?;
        match piece.what {
            Blocker::Prism(i) => aim.at_prism(&scene.prisms()[i], piece.zone),
            Blocker::Wall(i) => aim.at_bar(scene.walls()[i], piece.zone),
            Blocker::Door(i) => aim.at_bar(scene.doors()[i], piece.zone),
        }
    }

    /// The fan and a pillar. None if it is plain that nothing is crossed.
    pub fn past(origin: Grains, from: &Disc, to: (&Disc, Ends), pillar: &Pillar) -> Option<Fan> {
        Aim::new(origin, from, to)?.at_pillar(pillar)
    }

    /// The corners of what has any.
    fn corners(&self) -> &[Grains] {
        match &self.shape {
            Shape::Block(corners) => corners,
            Shape::Bar(ends) => ends,
            Shape::Round(_) => &[],
        }
    }

    /// Whether the piece has an inside.
    fn solid(&self) -> bool {
        !matches!(self.shape, Shape::Bar(_))
    }

    /// The circles at which what a line passes through may change.
    fn rings(&self) -> ArrayVec<Ring, 5> {
        let mut rings = ArrayVec::new();
        rings.push(self.target);
        if let Some((a, b)) = self.zone {
            rings.push(a);
            rings.extend(b);
        }
        // The places at one fraction of the way of every line lie on the disc shrunk towards the origin.
        let Climb { from, to, whole, .. } = self.climb;
        for part in [from, to] {
            if part > 0 && part < whole {
                let radius =
                    (i128::from(self.target.radius) * i128::from(part) / i128::from(whole)) as i64;
                rings.push(Ring { centre: self.target.centre.part(part, whole), radius });
            }
        }
        rings
    }

    fn edges(&self) -> impl Iterator<Item = (Grains, Grains)> + '_ {
        let corners = self.corners();
        let n = corners.len();
        let edges = if self.solid() { n } else { 1 };
        (0..edges).map(move |i| (corners[i], corners[(i + 1) % n]))
    }

    /// The directions at which the answer may change, from right to left.
    fn turns(&self) -> Vec<Grains> {
        let Some([right, left]) = self.target.tangents(Grains { x: 0, y: 0 }) else {
            return Vec::new();
        };
        let mut turns = vec![right, left];
        let mut note = |p: Grains| {
            if let Some(d) = p.way()
                && right.cross(d) > 0
                && d.cross(left) > 0
            {
                turns.push(d);
            }
        };
        let rings = self.rings();
        for (a, b) in self.edges() {
            note(a);
            note(b);
            for ring in &rings {
                ring.line(a, b - a).into_iter().for_each(&mut note);
            }
        }
        if let Shape::Round(round) = &self.shape {
            let zero = Grains { x: 0, y: 0 };
            round.tangents(zero).into_iter().flatten().for_each(&mut note);
            for ring in &rings {
                ring.circle(round).into_iter().for_each(&mut note);
            }
        }
        for (i, ring) in rings.iter().enumerate() {
            for other in &rings[i + 1..] {
                ring.circle(other).into_iter().for_each(&mut note);
            }
        }
        turns.sort_by(|a, b| b.cross(*a).cmp(&0));
        turns.dedup_by(|a, b| a.cross(*b) == 0);
        turns
    }

    /// A place where a line passes through the piece, seen from the origin.
    pub fn crossing(&self) -> Option<Grains> {
        self.turns().windows(2).find_map(|pair| {
            let (right, left) = (pair[0], pair[1]);
            let middle = (right + left).way()?;
            // The place along the line beyond which the two neighbours are more than a touch apart.
            let apart = right.cross(left) * i128::from(middle.length());
            let touch = (root(right.squared() * left.squared()) * i128::from(TOUCH)) << PLACE_BITS;
            let wide = touch.checked_div(apart)?;
            self.passes(middle, wide).map(|place| middle.along(place))
        })
    }

    /// Where the line of a direction passes through the piece inside its zone, if it comes out of it beyond
    /// the place `wide`.
    fn passes(&self, d: Grains, wide: i128) -> Option<i64> {
        let (near, far) = self.target.passed(d)?;
        let (first, last) = self.climb.stretch(near, far);
        let touch = (TOUCH << PLACE_BITS) / d.length();
        let places = self.gates(d);
        if !self.solid() {
            let at = *places.first()?;
            let passed = at > 0 && at + touch < near && i128::from(at) > wide;
            return self.in_zone(d, at, at, touch).filter(|_| passed);
        }
        places.chunks_exact(2).find_map(|chord| {
            let (from, to) = (chord[0].max(first), chord[1].min(last));
            if from + touch >= to || i128::from(to) <= wide {
                return None;
            }
            self.in_zone(d, from, to, touch)
        })
    }

    /// The places at which a line meets the outline of the piece, nearest first.
    fn gates(&self, d: Grains) -> ArrayVec<i64, { Polygon::MAX_CORNERS }> {
        let mut gates: ArrayVec<i64, { Polygon::MAX_CORNERS }> = ArrayVec::new();
        if let Shape::Round(round) = &self.shape {
            gates.extend(round.passed(d).into_iter().flat_map(|(enters, leaves)| [enters, leaves]));
            return gates;
        }
        for (a, b) in self.edges() {
            if (d.cross(a) > 0) != (d.cross(b) > 0) {
                let w = b - a;
                gates.push(((a.cross(w) << PLACE_BITS) / d.cross(w)) as i64);
            }
        }
        gates.sort_unstable();
        gates
    }

    /// The first place of a stretch of a line that is in the zone.
    fn in_zone(&self, d: Grains, from: i64, to: i64, touch: i64) -> Option<i64> {
        match self.zone {
            None => Some(from),
            Some((near, None)) => {
                let (enters, _) = near.passed(d)?;
                (enters <= to).then_some(from.max(enters))
            }
            Some((target, Some(source))) => {
                let out = source.passed(d).map_or(i64::MIN, |(_, leaves)| leaves);
                let end = target.passed(d).map_or(i64::MAX, |(enters, _)| enters);
                let in_zone = if self.solid() {
                    from.max(out) + touch < to.min(end)
                } else {
                    out < from && from < end
                };
                in_zone.then_some(from.max(out))
            }
        }
    }
}

/// The circle a crossing must be in, or the two it must be outside of.
type Limits = Option<(Ring, Option<Ring>)>;

/// A fan whose piece is still to be looked at.
struct Aim<'a> {
    origin: Grains,
    from: &'a Disc,
    to: &'a Disc,
    ends: Ends,
    /// The disc the lines go to, with the origin at zero.
    target: Ring,
}

impl<'a> Aim<'a> {
    /// None from inside the target.
    fn new(origin: Grains, from: &'a Disc, (to, ends): (&'a Disc, Ends)) -> Option<Aim<'a>> {
        let aim = Aim { origin, from, to, ends, target: ring(origin, to, 0) };
        (!aim.target.holds(Grains { x: 0, y: 0 })).then_some(aim)
    }

    fn at_prism(self, prism: &Prism, zone: Zone) -> Option<Fan> {
        let (low, high) = prism.footprint.bounds();
        self.meets(self.place(low), self.place(high))?;
        let near = |reach: Length| prism.footprint.within(self.to.centre, reach);
        let zone = self.limits(zone, near)?;
        let climb =
            Climb::new(self.from, (self.to, self.ends), prism.bottom.wide(), prism.top.wide())?;
        let corners = prism.footprint.corners().iter().map(|p| self.place(*p)).collect();
        Some(Fan { shape: Shape::Block(corners), target: self.target, climb, zone })
    }

    fn at_bar(self, bar: Segment, zone: Zone) -> Option<Fan> {
        let ends @ [a, b] = [self.place(bar.from), self.place(bar.to)];
        let low = Grains { x: a.x.min(b.x), y: a.y.min(b.y) };
        let high = Grains { x: a.x.max(b.x), y: a.y.max(b.y) };
        self.meets(low, high)?;
        let near = |reach: Length| {
            let (n, m) = segment_squared_distance(self.to.centre, bar.from, bar.to);
            n <= i128::from(reach.squared()) * m
        };
        let zone = self.limits(zone, near)?;
        Some(Fan { shape: Shape::Bar(ends), target: self.target, climb: Climb::LEVEL, zone })
    }

    fn at_pillar(self, pillar: &Pillar) -> Option<Fan> {
        let base = pillar.body.base;
        let round = ring(self.origin, &base, 0);
        let Ring { centre: Grains { x, y }, radius } = round;
        let low = Grains { x: x - radius, y: y - radius };
        self.meets(low, Grains { x: x + radius, y: y + radius })?;
        let near = |reach: Length| {
            base.centre.squared_distance(self.to.centre) <= (base.radius + reach).squared()
        };
        let zone = self.limits(pillar.zone, near)?;
        let top = base.z + pillar.body.height;
        let climb = Climb::new(self.from, (self.to, self.ends), base.z.wide(), top.wide())?;
        Some(Fan { shape: Shape::Round(round), target: self.target, climb, zone })
    }

    fn place(&self, p: Point) -> Grains {
        Grains::at(p) - self.origin
    }

    /// None if the box round a piece is wholly outside the box round the fan.
    fn meets(&self, low: Grains, high: Grains) -> Option<()> {
        let (c, r) = (self.target.centre, self.target.radius);
        let along = |c: i64, low: i64, high: i64| high > (c - r).min(0) && low < (c + r).max(0);
        (along(c.x, low.x, high.x) && along(c.y, low.y, high.y)).then_some(())
    }

    /// None if the zone is near the target and the piece is not: `near` says exactly whether some part of it is
    /// at most that far from the target's centre in plan.
    fn limits(&self, zone: Zone, near: impl FnOnce(Length) -> bool) -> Option<Limits> {
        let about = |disc: &Disc, more: i64| ring(self.origin, disc, more);
        Some(match zone {
            Zone::Anywhere => None,
            // Wide enough that a corner exactly at the distance is more than a touch inside.
            Zone::NearTarget(reach) => near(self.to.radius + reach)
                .then(|| Some((about(self.to, grains(reach) + 4 * TOUCH), None)))?,
            Zone::Between { source, target } => {
                Some((about(self.to, grains(target)), Some(about(self.from, grains(source)))))
            }
        })
    }
}

/// The rim of a disc, grown, seen from an origin.
fn ring(origin: Grains, disc: &Disc, more: i64) -> Ring {
    Ring { centre: Grains::at(disc.centre) - origin, radius: grains(disc.radius) + more }
}
