//! Made-up scenes and an exact line checker that shares no code with the crate.

#![allow(dead_code)] // Each test file uses its own part.

use geometry::{Cylinder, Disc, Length, OpenDoors, Point, Point3, Polygon, Prism, Scene, Segment};

/// A small fixed generator.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn below(&mut self, n: i32) -> i32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 33) % n as u64) as i32
    }

    pub fn between(&mut self, low: i32, high: i32) -> i32 {
        low + self.below(high - low + 1)
    }
}

pub fn units(v: i32) -> Length {
    Length::from_units(v)
}

pub fn polygon(points: &[(i32, i32)]) -> Polygon {
    let points = points.iter().map(|&(x, y)| Point::units(x, y)).collect();
    Polygon::new(points).expect("a simple polygon")
}

pub fn prism(points: &[(i32, i32)], bottom: i32, top: i32) -> Prism {
    let footprint = polygon(points);
    Prism { footprint, bottom: units(bottom), top: units(top), standable: false }
}

pub fn body(x: i32, y: i32, z: i32, radius: i32, height: i32) -> Cylinder {
    let base = Disc { centre: Point::units(x, y), radius: units(radius), z: units(z) };
    Cylinder { base, height: units(height) }
}

pub fn wall(a: (i32, i32), b: (i32, i32)) -> Segment {
    Segment { from: Point::units(a.0, a.1), to: Point::units(b.0, b.1) }
}

/// The step between the places at which made-up scenes put things.
pub const STEP: i32 = 64;

/// A random question: few enough places that things often line up, touch and overlap.
pub struct Question {
    pub scene: Scene,
    pub eye: Point3,
    pub body: Cylinder,
}

impl Question {
    pub fn random(dice: &mut Dice, blocks: i32, walls: i32) -> Question {
        let side = 24;
        let mut prisms = Vec::new();
        while (prisms.len() as i32) < blocks {
            let (x, y) = (dice.below(side) * STEP, dice.below(side) * STEP);
            let (w, h) = (dice.between(1, 8) * STEP, dice.between(1, 8) * STEP);
            let corners = match dice.below(4) {
                0 => vec![(x, y), (x + w, y), (x + w, y + h), (x, y + h)],
                1 => vec![(x, y), (x + w, y + h / 2), (x + w / 3, y + h)],
                2 => {
                    let (a, b) = (w / 2, h / 2);
                    vec![
                        (x, y),
                        (x + w, y),
                        (x + w, y + b),
                        (x + a, y + b),
                        (x + a, y + h),
                        (x, y + h),
                    ]
                }
                _ => vec![(x, y), (x + w, y - h), (x + w / 2, y), (x + w, y + h)],
            };
            let bottom = [0, 0, 0, dice.below(4)][dice.below(4) as usize] * STEP;
            let top = bottom + dice.between(1, 5) * STEP;
            prisms.push(prism(&corners, bottom, top));
        }
        let mut barriers = Vec::new();
        while (barriers.len() as i32) < walls {
            let from = (dice.below(side) * STEP, dice.below(side) * STEP);
            let to = match dice.below(3) {
                0 => (from.0 + dice.between(1, 6) * STEP, from.1),
                1 => (from.0, from.1 + dice.between(1, 6) * STEP),
                _ => (from.0 + dice.between(1, 5) * STEP, from.1 + dice.between(-4, 4) * STEP),
            };
            barriers.push(wall(from, to));
        }
        let size = units(side * STEP);
        let scene = Scene::new(size, size, prisms, barriers, vec![]);
        let (ex, ey) = (dice.between(1, side - 1) * STEP, dice.between(1, side - 1) * STEP);
        let eye = Point::units(ex, ey).at(units(dice.between(1, 6) * STEP));
        loop {
            let (x, y) = (dice.between(1, side - 1) * STEP, dice.between(1, side - 1) * STEP);
            let z = [0, 0, dice.below(4)][dice.below(3) as usize] * STEP;
            let body = body(x, y, z, dice.between(1, 3) * STEP, dice.between(1, 3) * STEP);
            if stands_clear(&scene, &body) {
                return Question { scene, eye, body };
            }
        }
    }

    pub fn random_target(&self, dice: &mut Dice) -> Point3 {
        let base = self.body.base;
        let r = base.radius.units();
        let z = base.z.units() + dice.between(1, self.body.height.units());
        // Half of the lines go to the top, where openings are likeliest.
        let z = if dice.below(2) == 0 { (base.z + self.body.height).units() } else { z };
        loop {
            let (dx, dy) = (dice.between(-r, r), dice.between(-r, r));
            if dx * dx + dy * dy <= r * r {
                let p = Point::units(base.centre.x.units() + dx, base.centre.y.units() + dy);
                return p.at(units(z));
            }
        }
    }

    pub fn holds(&self, p: Point3) -> bool {
        let base = self.body.base;
        base.centre.squared_distance(p.plan()) <= base.radius.squared()
            && p.z > base.z
            && p.z <= base.z + self.body.height
    }

    pub fn sees(&self) -> bool {
        self.scene.sees(OpenDoors::default(), &[], self.eye, &self.body)
    }
}

/// Whether a body shares no more than its surface with any prism.
fn stands_clear(scene: &Scene, body: &Cylinder) -> bool {
    let base = body.base;
    scene.prisms().iter().all(|p| {
        let (n, m) = p.footprint.squared_distance(base.centre);
        n >= i128::from(base.radius.squared()) * m
            || p.top <= base.z
            || p.bottom >= base.z + body.height
    })
}

/// Whether the segment from the eye avoids all prisms, and properly crosses no wall.
///
/// Ends of walls are not looked at: the joints have tests of their own.
pub fn line_is_clear(scene: &Scene, from: Point3, to: Point3) -> bool {
    !scene.prisms().iter().any(|p| runs_through(p, from, to))
        && !scene.walls().iter().any(|w| {
            let side = |a: Point, b: Point, c: Point| (b - a).cross(c - a).signum();
            let (a, b) = (from.plan(), to.plan());
            side(a, b, w.from) * side(a, b, w.to) < 0
                && side(w.from, w.to, a) * side(w.from, w.to, b) < 0
        })
}

/// Whether some line very near to a clear one is clear too: whether it is not in a slit of no width.
///
/// The world is looked at through a glass, so that a nudge of one unit is a small part of one.
#[allow(dead_code, reason = "not every test asks for width")]
pub fn has_width(scene: &Scene, from: Point3, to: Point3) -> bool {
    const GLASS: i32 = 64;
    let larger = |p: Point| Point::units(p.x.units() * GLASS, p.y.units() * GLASS);
    let prisms = scene.prisms().iter().map(|prism| Prism {
        footprint: Polygon::new(prism.footprint.corners().iter().copied().map(larger).collect())
            .expect("a larger outline is one too"),
        bottom: prism.bottom * GLASS,
        top: prism.top * GLASS,
        standable: false,
    });
    let walls =
        scene.walls().iter().map(|w| Segment { from: larger(w.from), to: larger(w.to) }).collect();
    let glass =
        Scene::new(scene.width() * GLASS, scene.depth() * GLASS, prisms.collect(), walls, vec![]);
    let eye = larger(from.plan()).at(from.z * GLASS);
    // Nudges that stay neither level nor in any plane that a slit is likely to lie in.
    let nudges = (0..32).map(|i: i32| {
        let (x, y) = ([-11, -5, 6, 13][(i % 4) as usize], [-13, -6, 5, 11][(i / 4 % 4) as usize]);
        (x, y, if i < 16 { 1 } else { -1 })
    });
    nudges.into_iter().any(|(x, y, z)| {
        let at = larger(to.plan());
        let nudged = Point::units(at.x.units() + x, at.y.units() + y);
        line_is_clear(&glass, eye, nudged.at(to.z * GLASS + units(z)))
    })
}

/// Whether the segment keeps away from the ends of walls, where a joint could stop it.
pub fn passes_no_end(scene: &Scene, from: Point3, to: Point3) -> bool {
    let (a, b) = (from.plan(), to.plan());
    scene.walls().iter().flat_map(|w| [w.from, w.to]).all(|p| (b - a).cross(p - a) != 0)
}

/// Cuts the segment at every edge and at both heights, and asks of the middle of each part whether it is inside.
fn runs_through(prism: &Prism, from: Point3, to: Point3) -> bool {
    let wide = |l: Length| i128::from(l.units());
    let (dx, dy, dz) = (wide(to.x - from.x), wide(to.y - from.y), wide(to.z - from.z));
    let mut cuts = vec![(0i128, 1i128), (1, 1)];
    let mut cut = |n: i128, m: i128| {
        let (n, m) = if m < 0 { (-n, -m) } else { (n, m) };
        if m != 0 && n > 0 && n < m {
            cuts.push((n, m));
        }
    };
    for (a, b) in prism.footprint.edges() {
        let (ax, ay) = (wide(a.x - from.x), wide(a.y - from.y));
        let (wx, wy) = (wide(b.x - a.x), wide(b.y - a.y));
        cut(ax * wy - ay * wx, dx * wy - dy * wx);
    }
    cut(wide(prism.bottom - from.z), dz);
    cut(wide(prism.top - from.z), dz);
    cuts.sort_by(|l, r| (l.0 * r.1).cmp(&(r.0 * l.1)));
    cuts.windows(2).any(|pair| {
        let ((a, b), (c, d)) = (pair[0], pair[1]);
        // The middle of a/b and c/d, as a fraction.
        let (n, m) = (a * d + c * b, 2 * b * d);
        let (x, y, z) =
            (wide(from.x) * m + dx * n, wide(from.y) * m + dy * n, wide(from.z) * m + dz * n);
        wide(prism.bottom) * m < z && z < wide(prism.top) * m && is_inside(prism, x, y, m)
    })
}

/// Whether the point (x / m, y / m) is strictly inside the footprint.
fn is_inside(prism: &Prism, x: i128, y: i128, m: i128) -> bool {
    let mut inside = false;
    for (a, b) in prism.footprint.edges() {
        let (ax, ay) = (i128::from(a.x.units()) * m, i128::from(a.y.units()) * m);
        let (bx, by) = (i128::from(b.x.units()) * m, i128::from(b.y.units()) * m);
        let (wx, wy) = ((bx - ax) / m, (by - ay) / m);
        let turn = wx * (y - ay) - wy * (x - ax);
        let between = x >= ax.min(bx) && x <= ax.max(bx) && y >= ay.min(by) && y <= ay.max(by);
        if turn == 0 && between {
            return false;
        }
        if (ay > y) != (by > y) && (turn > 0) == (by > ay) {
            inside = !inside;
        }
    }
    inside
}
