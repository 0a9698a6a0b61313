//! The search for a point of a base from which nothing is crossed.
//!
//! As the origin goes round the rim, a piece begins or ceases to be crossed only where a line that touches the
//! target also touches the piece: at a corner, or where an edge meets a circle that bounds the zone or the
//! target; or where the rim itself meets an edge. Those points of the rim, and one between each two
//! neighbours, are tried.

use super::grain::{Grains, Ring, grains, root};
use super::quick::Hurdle;
use super::{Ends, Origin, Piece, Pillar, Zone};
use crate::{Blocker, Disc, Point, Scene};

/// How many evenly spread points of the rim are tried as well where heights differ, since there the way a
/// piece's heights cut across the fan moves with the origin.
const SPREAD: i64 = 128;

/// Quick answers first; most questions end there.
pub(super) fn search(
    scene: &Scene,
    from: &Disc,
    (to, ends): (&Disc, Ends),
    (pieces, pillars): (&[Piece], &[Pillar]),
) -> Option<Origin> {
    if from.z == to.z {
        if scene.surely_barred(from, to, pieces) {
            return None;
        }
        if let Some(point) = scene.surely_clear(from, to, (pieces, pillars)) {
            return Some(point.into());
        }
        return look_closely(scene, from, to, (pieces, pillars));
    }
    look(scene, from, (to, ends), (pieces, pillars))
}

/// The bounded search for fans to the facing part of a disc, which between discs of one height are all there are.
pub(super) fn look_closely(
    scene: &Scene,
    from: &Disc,
    to: &Disc,
    among: (&[Piece], &[Pillar]),
) -> Option<Origin> {
    look(scene, from, (to, Ends::Facing), among)
}

/// The bounded search over critical points of the rim.
fn look(
    scene: &Scene,
    from: &Disc,
    (to, ends): (&Disc, Ends),
    (pieces, pillars): (&[Piece], &[Pillar]),
) -> Option<Origin> {
    let mut search = Search { scene, from, to, ends, pieces, pillars, last: 0 };
    let ahead = Grains::at(to.centre) - Grains::at(from.centre);
    let Some(facing) = ahead.way() else { return Some(from.centre.into()) };
    let first = search.on_rim(facing);
    if search.is_clear(first) {
        return Some(first);
    }
    let level = from.z == to.z;
    if !level && search.is_clear(from.centre.into()) {
        return Some(from.centre.into());
    }
    let (mut rim, edge_on) = search.critical_rim();
    let (left, right) =
        (Grains { x: -facing.y, y: facing.x }, Grains { x: facing.y, y: -facing.x });
    rim.extend([left, right, facing]);
    if level {
        rim.retain(|v| facing.dot(*v) >= 0);
    } else {
        rim.extend(spread(facing));
    }
    rim.extend(edge_on);
    let mut rim: Vec<Grains> = rim.iter().filter_map(|v| v.way()).collect();
    rim.sort_by(|a, b| a.order_round(*b, facing));
    rim.dedup();
    let between = rim.windows(2).map(|pair| pair[0] + pair[1]);
    rim.iter().copied().chain(between).find_map(|v| {
        let origin = search.on_rim(v);
        search.is_clear(origin).then_some(origin)
    })
}

/// Directions spread evenly enough round a turn.
fn spread(facing: Grains) -> impl Iterator<Item = Grains> {
    let (ahead, left) = (facing, Grains { x: -facing.y, y: facing.x });
    (0..SPREAD).flat_map(move |i| {
        let a = ahead.part(SPREAD - i, SPREAD);
        let b = left.part(i, SPREAD);
        let v = a + b;
        [v, Grains { x: -v.y, y: v.x }, Grains { x: -v.x, y: -v.y }, Grains { x: v.y, y: -v.x }]
    })
}

struct Search<'a> {
    scene: &'a Scene,
    from: &'a Disc,
    to: &'a Disc,
    ends: Ends,
    pieces: &'a [Piece],
    pillars: &'a [Pillar],
    /// The piece or pillar that barred the last origin, likely to bar the next.
    last: usize,
}

impl Search<'_> {
    /// The point of the rim in a direction from the centre, rounded inwards.
    fn on_rim(&self, v: Grains) -> Origin {
        let length = root(v.squared()) + 1;
        let part = |c: i64| {
            (((i128::from(c) * i128::from(self.from.radius.wide())) << 16) / length) as i64
        };
        let centre = Origin::from(self.from.centre);
        Origin { x: centre.x + part(v.x), y: centre.y + part(v.y) }
    }

    fn is_clear(&mut self, origin: Origin) -> bool {
        let (from, to, ends) = (self.from, self.to, self.ends);
        let (pieces, pillars) = (self.pieces.len(), self.pillars.len());
        for i in (0..pieces + pillars).map(|i| (i + self.last) % (pieces + pillars)) {
            let barred = match self.pieces.get(i) {
                Some(piece) => {
                    let hurdle = Hurdle::new(self.scene, from, to, piece);
                    hurdle.is_some_and(|hurdle| hurdle.surely_crossed(origin.into()))
                        || self.scene.crossing_to(origin, from, (to, ends), *piece).is_some()
                }
                None => self.pillars[i - pieces].crossing(origin, from, to, ends).is_some(),
            };
            if barred {
                self.last = i;
                return false;
            }
        }
        true
    }

    /// The directions, from the centre, of the points of the rim at which the answer may change; and of those
    /// that see a wall or door edge on, which may be clear though a nearer point is not.
    fn critical_rim(&self) -> (Vec<Grains>, Vec<Grains>) {
        let centre = Grains::at(self.from.centre);
        let place = |p: Point| Grains::at(p) - centre;
        let rim = Ring { centre: Grains { x: 0, y: 0 }, radius: grains(self.from.radius) };
        let target = Ring { centre: place(self.to.centre), radius: grains(self.to.radius) };
        let mut points = Vec::new();
        let (mut found, mut edge_on) = (Vec::new(), Vec::new());
        let bounds = |zone: Zone, points: &mut Vec<Grains>| {
            let mut rings = vec![target];
            match zone {
                Zone::Anywhere => {}
                Zone::NearTarget(d) => {
                    rings.push(Ring { radius: target.radius + grains(d), ..target });
                }
                Zone::Between { source, target: d } => {
                    let outer = Ring { radius: target.radius + grains(d), ..target };
                    let inner = Ring { radius: rim.radius + grains(source), ..rim };
                    points.extend(outer.circle(&inner));
                    rings.extend([outer, inner]);
                }
            }
            rings
        };
        for pillar in self.pillars {
            let Disc { centre, radius, z } = pillar.body.base;
            let round = Ring { centre: place(centre), radius: grains(radius) };
            for ring in bounds(pillar.zone, &mut points) {
                points.extend(ring.circle(&round));
            }
            for (p, way) in target.common_tangents(&round) {
                found.extend(rim.line(p, way));
            }
            found.extend(rim.circle(&round));
            for height in [z, z + pillar.body.height] {
                found.extend(self.height_points(&rim, &target, height.wide(), [round].into_iter()));
            }
        }
        for piece in self.pieces {
            let rings = bounds(piece.zone, &mut points);
            let edges: Vec<(Grains, Grains)> = match piece.what {
                Blocker::Prism(i) => {
                    let edges = self.scene.prisms()[i].footprint.edges();
                    edges.map(|(a, b)| (place(a), place(b))).collect()
                }
                Blocker::Wall(i) => {
                    let wall = self.scene.walls()[i];
                    vec![(place(wall.from), place(wall.to))]
                }
                Blocker::Door(i) => {
                    let door = self.scene.doors()[i];
                    vec![(place(door.from), place(door.to))]
                }
            };
            let mut spots: Vec<Grains> = edges.iter().map(|(a, _)| *a).collect();
            for &(a, b) in &edges {
                points.extend([a, b]);
                for ring in &rings {
                    let meet = ring.line(a, b - a);
                    spots.extend(meet.iter().copied());
                    points.extend(meet);
                }
                let solid = matches!(piece.what, Blocker::Prism(_));
                if solid { &mut found } else { &mut edge_on }.extend(rim.line(a, b - a));
            }
            if let Blocker::Prism(i) = piece.what {
                let prism = &self.scene.prisms()[i];
                for height in [prism.bottom.wide(), prism.top.wide()] {
                    let spots = spots.iter().map(|spot| Ring { centre: *spot, radius: 0 });
                    found.extend(self.height_points(&rim, &target, height, spots));
                    found.extend(self.height_edges(&rim, &target, height, &edges));
                }
            }
        }
        for p in points {
            for way in target.tangents(p).into_iter().flatten() {
                found.extend(rim.line(p, way));
            }
        }
        (found, edge_on)
    }

    /// The points of the rim from which a corner, or a circle, is met by the fan's edge exactly at a height: the
    /// target's rim shrunk towards the origin touches it, which makes the origin lie on a circle.
    fn height_points(
        &self,
        rim: &Ring,
        target: &Ring,
        height: i64,
        circles: impl Iterator<Item = Ring>,
    ) -> Vec<Grains> {
        let Some((part, whole)) = self.share_of(height) else { return Vec::new() };
        let rest = whole - part;
        let scaled = |radius: i64, n: i64| Grains { x: radius, y: 0 }.part(n, rest).x;
        let shrunk = scaled(target.radius, part);
        circles
            .flat_map(|circle| {
                let own = scaled(circle.radius, whole);
                let radii = if own == 0 {
                    [Some(shrunk), None]
                } else {
                    [Some(shrunk + own), Some((shrunk - own).abs())]
                };
                radii.into_iter().flatten().map(move |radius| (circle.centre, radius))
            })
            .flat_map(|(at, radius)| {
                let centre = at.part(whole, rest) - target.centre.part(part, rest);
                // Far away circles do not meet the rim, and would not fit the arithmetic.
                let near = centre.x.abs().max(centre.y.abs()).max(radius) < 1 << 30;
                if near { Ring { centre, radius }.circle(rim) } else { Default::default() }
            })
            .collect()
    }

    /// The points of the rim from which an edge touches the target's rim shrunk towards the origin: where the
    /// lines to the far rim just reach it. They lie on two lines along the edge.
    fn height_edges(
        &self,
        rim: &Ring,
        target: &Ring,
        height: i64,
        edges: &[(Grains, Grains)],
    ) -> Vec<Grains> {
        let Some((part, whole)) = self.share_of(height).filter(|_| self.ends == Ends::Whole) else {
            return Vec::new();
        };
        let rest = whole - part;
        let shrunk = Grains { x: target.radius, y: 0 }.part(part, rest).x;
        let beside = |&(a, b): &(Grains, Grains)| {
            let way = b - a;
            let on = a.part(whole, rest) - target.centre.part(part, rest);
            let out = Grains { x: -way.y, y: way.x }.part(shrunk, way.length().max(1));
            // Far away lines do not meet the rim, and would not fit the arithmetic.
            let near = on.x.abs().max(on.y.abs()).max(shrunk) < 1 << 30;
            near.then_some([(on + out, way), (on - out, way)])
        };
        let lines = edges.iter().filter_map(beside).flatten();
        lines.flat_map(|(on, way)| rim.line(on, way)).collect()
    }

    /// Which part of its way a line has gone when it is at a height, if it comes there before its end.
    fn share_of(&self, height: i64) -> Option<(i64, i64)> {
        let (start, end) = (self.from.z.wide(), self.to.z.wide());
        let (part, whole) =
            if end > start { (height - start, end - start) } else { (start - height, start - end) };
        (0 < part && part < whole).then_some((part, whole))
    }
}
