//! A region to come to instead of a place: everywhere near enough to a disc that a base may stand.
//!
//! The region is a disc as measuring sees it: part of a circle about the disc's middle and, where it is measured round
//! walls, parts of circles about the ends of walls. A shortest path to it ends in one of three ways: straight at the
//! middle of such a circle; where such a circle meets the outline of what a base cannot stand in; or, where paths pass
//! over what they cannot end in, beyond it, straight across an edge or at a corner between two such things.

use crate::path::outline::{Outline, SPOT};
use crate::path::ring::nearest;
use crate::path::{Footing, Ground, Surroundings};
use crate::point::floor_root;
use crate::{Disc, Length, Point, Scene, Vector};

/// Where a path is to end: anywhere near enough to a disc.
#[derive(Clone, Copy, Debug)]
pub struct Goal<'a> {
    /// The disc.
    pub disc: Disc,
    /// The base ends at most this far from it, heights included.
    pub reach: Length,
    /// The walls that this is measured round; none where it is measured straight.
    pub round: Option<&'a Scene>,
    /// What stands still where the base ends.
    pub ground: &'a Ground,
    /// What else it cannot end in.
    pub around: Surroundings<'a>,
}

impl Goal<'_> {
    /// Whether a base may end there and is near enough.
    pub fn holds(&self, at: Footing) -> bool {
        let base = Disc { centre: at.at, radius: self.ground.radius, z: at.z };
        // Measuring round walls takes longest.
        base.within(&self.disc, self.reach)
            && self.ground.can_stand(&self.around, at).is_ok()
            && self
                .round
                .is_none_or(|scene| scene.within(self.around.open, &base, &self.disc, self.reach))
    }

    /// The heights at which a base may be near enough: the floor and the tops that hold it.
    pub(super) fn levels(&self) -> Vec<Length> {
        let tops = self.ground.blocks.iter().filter(|block| block.standable);
        let mut levels: Vec<Length> = tops.map(|block| block.top).collect();
        levels.push(Length::ZERO);
        levels.retain(|z| (self.disc.z - *z).abs() <= self.reach);
        levels.sort_unstable();
        levels.dedup();
        levels
    }
}

/// A circle that bounds the region: whoever comes straight at its middle is in the region this far from it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aim {
    pub at: Point,
    pub radius: i64,
}

/// The part of a goal at one height, prepared for a search.
pub(super) struct Target<'a> {
    goal: &'a Goal<'a>,
    z: Length,
    pub aims: Vec<Aim>,
    /// Places at the corners of the region.
    pub ends: Vec<Point>,
    /// The outlines of what paths may pass over and not end in.
    pub outlines: Vec<Outline>,
}

impl<'a> Target<'a> {
    /// The part of a goal at a height; its corners are still to be found. None if no base is near enough there.
    pub fn new(goal: &'a Goal<'a>, z: Length) -> Option<Self> {
        let rise = goal.disc.z - z;
        let flat = goal.reach.squared() - rise.squared();
        if goal.reach < Length::ZERO || flat < 0 {
            return None;
        }
        let radius = (goal.ground.radius + goal.disc.radius).wide() + floor_root(flat);
        let mut aims = vec![Aim { at: goal.disc.centre, radius }];
        if let Some(scene) = goal.round {
            aims.extend(bends(scene, goal, radius));
        }
        Some(Target { goal, z, aims, ends: Vec::new(), outlines: Vec::new() })
    }

    /// How far from the disc's middle the region goes.
    pub fn radius(&self) -> i64 {
        self.aims[0].radius
    }

    /// The middle of the region, at its height.
    pub fn centre(&self) -> Footing {
        Footing { at: self.aims[0].at, z: self.z }
    }

    pub fn holds(&self, at: Point) -> bool {
        self.goal.holds(Footing { at, z: self.z })
    }

    /// Finds the corners of the region that are within `limit` of a place; `over` if paths pass over what they cannot end
    /// in.
    pub fn find_ends(&mut self, from: Point, limit: i64, over: bool) {
        let Goal { ground, around, .. } = *self.goal;
        let outlines = ground.outlines(&around, self.z, (self.aims[0].at, self.radius()));
        let mut ends = Vec::new();
        let far = (limit + SPOT) * (limit + SPOT);
        let near = |p: Point| from.squared_distance(p) <= far;
        for (i, outline) in outlines.iter().enumerate() {
            for aim in &self.aims {
                self.corners(aim, outline, near, &mut ends);
            }
            for other in outlines[i + 1..].iter().filter(|_| over) {
                for p in outline.meets(other).into_iter().filter(|p| near(*p)) {
                    let inwards = (outline.free_side(p), other.free_side(p));
                    ends.extend(self.settle(p, Some(inwards)));
                }
            }
        }
        ends.sort_unstable();
        ends.dedup();
        self.ends = ends;
        if over {
            self.outlines = outlines;
        }
    }

    /// The places where a circle of the region meets an outline.
    fn corners(
        &self,
        aim: &Aim,
        outline: &Outline,
        near: impl Fn(Point) -> bool,
        ends: &mut Vec<Point>,
    ) {
        let circle = Outline::Circle { centre: aim.at, radius: aim.radius };
        let meets = circle.meets(outline);
        if meets.is_empty() {
            // Where they only just touch, rounding may keep them apart.
            let touch = outline.nearest_to(aim.at).filter(|p| near(*p));
            ends.extend(touch.and_then(|p| self.settle(p, None)));
        }
        for p in meets.into_iter().filter(|p| near(*p)) {
            let inwards = (aim.at - p, outline.free_side(p));
            ends.extend(self.settle(p, Some(inwards)));
        }
    }

    /// The place next to a point that is in the region; where two outlines meet at a narrow angle, that may be somewhat
    /// further in, between the directions away from either.
    fn settle(&self, p: Point, inwards: Option<(Vector, Vector)>) -> Option<Point> {
        let beside = NEXT.iter().map(|&(dx, dy)| p + Vector { dx, dy });
        let next = { beside }.find(|p| self.holds(*p));
        let further = || {
            let (u, v) = inwards?;
            let (u, v) = (scaled(u, ONE), scaled(v, ONE));
            let between = Vector { dx: u.dx + v.dx, dy: u.dy + v.dy };
            let mut in_turn = IN_TURN.into_iter().map(|far| p + scaled(between, far));
            in_turn.find(|p| self.holds(*p))
        };
        next.or_else(further)
    }
}

/// A length to which directions are brought before they are added up.
const ONE: i64 = 1 << 20;

/// How far inside a narrow corner places are tried.
const IN_TURN: [i64; 12] = [3, 4, 5, 7, 10, 14, 20, 28, 40, 57, 80, 113];

/// A point and those about it, the nearest first.
const NEXT: [(i64, i64); 21] = [
    (0, 0),
    (1, 0),
    (-1, 0),
    (0, 1),
    (0, -1),
    (1, 1),
    (1, -1),
    (-1, 1),
    (-1, -1),
    (2, 0),
    (-2, 0),
    (0, 2),
    (0, -2),
    (2, 1),
    (2, -1),
    (-2, 1),
    (-2, -1),
    (1, 2),
    (1, -2),
    (-1, 2),
    (-1, -2),
];

/// A vector of another length, to the nearest unit.
fn scaled(v: Vector, length: i64) -> Vector {
    let own = i128::from(v.squared().min(i64::MAX >> 16) << 16).isqrt().max(1);
    let part = |d: i64| nearest(i128::from(d) * (i128::from(length) << 8), own);
    Vector { dx: part(v.dx), dy: part(v.dy) }
}

/// The circles about ends of walls that bound what is measured round them.
fn bends(scene: &Scene, goal: &Goal, radius: i64) -> Vec<Aim> {
    let open = goal.around.open;
    let point = |centre: Point| Disc { centre, radius: Length::ZERO, z: Length::ZERO };
    let (centre, least) = (goal.disc.centre, goal.ground.radius.wide());
    let mut found: Vec<Aim> = Vec::new();
    for at in scene.barriers(open).flat_map(|barrier| [barrier.from, barrier.to]) {
        // A base is never nearer to a wall than this.
        let most = radius - least;
        if at.squared_distance(centre) > most * most || found.iter().any(|aim| aim.at == at) {
            continue;
        }
        let way = scene.distance(open, &point(centre), &point(at));
        let left = way.map_or(0, |way| radius - way.wide());
        if left >= least {
            found.push(Aim { at, radius: left });
        }
    }
    found
}
