//! The rotational sweep that decides what a few sampled lines cannot.
//!
//! In one direction the question is about slopes alone: each chord of a block shuts an open stretch of slopes,
//! the target offers a closed one, and all their ends are fractions, compared exactly. As the direction turns,
//! the ends move; between two neighbouring corners every one of them is a straight function of the direction
//! (a slope to an edge is linear in it) or runs round the rim of the body. So openings can only begin or end
//! at corners, where two of those ends cross, or at the outermost directions; each such direction is tried,
//! and one strictly between each two neighbours.

use std::cell::RefCell;

use super::line::Bounds;
pub(super) use super::outline::Outline;
use super::outline::{Mark, Side, Window};
use super::ray::{Along, Direction, Slope, chords, edge_from};
use super::turns::{Bound, Cone, crossing_turns, rim_turns};
use super::width::{Lip, contacts};
use crate::polygon::{segment_squared_distance, segments_touch};
use crate::{Length, OpenDoors, Place, Point, Point3, Prism, Scene};

/// A question of sight.
pub(super) struct View<'a> {
    pub scene: &'a Scene,
    pub open: OpenDoors,
    pub extra: &'a [Prism],
    pub eye: Point3,
    pub outline: Outline<'a>,
}

/// A clear line's end, to the nearest unit.
pub(super) struct Glimpse {
    near: Point3,
}

impl Glimpse {
    pub fn nearest_point(&self) -> Point3 {
        self.near
    }

    /// The whole points round the one that was seen, that one first.
    pub fn whole_points(&self) -> impl Iterator<Item = Point3> + '_ {
        const STEPS: [i32; 3] = [0, -1, 1];
        (0..27).map(|i| {
            let step = |n: usize| Length::from_units(STEPS[n % 3]);
            Point3 {
                x: self.near.x + step(i / 9),
                y: self.near.y + step(i / 3),
                z: self.near.z + step(i),
            }
        })
    }
}

/// The slopes that one chord of a block shuts, and what its ends hang on.
#[derive(Clone, Copy)]
pub(super) struct Span {
    pub low: Slope,
    pub high: Slope,
    under: Bound,
    over: Bound,
}

impl Span {
    /// Of a stretch whose ends are looked at in this one direction only.
    pub fn fixed(near: Along, far: Along, low: i64, high: i64) -> Span {
        let mark = |at| Mark { at, side: Side::Fixed };
        Span::of(mark(near), mark(far), low, high)
    }

    /// The slopes that two spans share, if there are any.
    fn shared(&self, other: &Span) -> Option<Span> {
        let (low, under) = if self.low.below(other.low) {
            (other.low, other.under)
        } else {
            (self.low, self.under)
        };
        let (high, over) = if self.high.below(other.high) {
            (self.high, self.over)
        } else {
            (other.high, other.over)
        };
        low.below(high).then_some(Span { low, high, under, over })
    }

    /// Of the open rectangle over a stretch of the ray between two heights above the eye.
    fn of(near: Mark, far: Mark, low: i64, high: i64) -> Span {
        let (foot, head) = (if low < 0 { near } else { far }, if high > 0 { near } else { far });
        Span {
            low: Slope::to(low, foot.at),
            high: Slope::to(high, head.at),
            under: Bound { side: foot.side, height: low },
            over: Bound { side: head.side, height: high },
        }
    }
}

/// What a search writes on; kept from one to the next so that it need not be allocated anew.
#[derive(Default)]
struct Slate {
    blocks: Vec<usize>,
    spans: Vec<Span>,
    turns: Vec<Direction>,
    inner: Vec<Direction>,
}

thread_local! {
    static SLATE: RefCell<Slate> = RefCell::default();
}

impl View<'_> {
    /// The end of a clear line, if there is one.
    pub fn search(&self) -> Option<Glimpse> {
        let plan = self.eye.plan();
        let (low, high) = (self.outline.low(), self.outline.high());
        let buried = self.blocks().any(|(_, p)| {
            p.bottom < self.eye.z && self.eye.z < p.top && p.footprint.place(plan) == Place::Inside
        });
        if buried {
            return None;
        }
        if self.outline.under_eye(plan) {
            let to = plan.at(self.eye.z.clamp(low, high));
            if !self.blocks().any(|(_, p)| super::line::pierces(p, self.eye, to)) {
                return Some(Glimpse { near: to });
            }
        }
        SLATE.with_borrow_mut(|slate| {
            let cones = self.outline.cones(plan);
            cones.iter().find_map(|&(right, left)| self.sweep(slate, Cone { right, left }))
        })
    }

    /// The prisms that can hide the target, with their numbers.
    fn blocks(&self) -> impl Iterator<Item = (usize, &Prism)> {
        let skip = match self.outline {
            Outline::Prism(number, _) => Some(number),
            Outline::Trunk(_) => None,
        };
        let all = self.scene.prisms().iter().chain(self.extra).enumerate();
        let solid = all.filter(move |(i, _)| Some(*i) != skip);
        let first = self.scene.prisms().len() + self.extra.len();
        let mortar = (first..).zip(&self.scene.mortar).filter(move |(_, filling)| {
            Some(filling.between.0) != skip && Some(filling.between.1) != skip
        });
        solid.chain(mortar.map(|(i, filling)| (i, &filling.prism)))
    }

    fn block(&self, number: usize) -> &Prism {
        let (own, extra) = (self.scene.prisms(), self.extra);
        match number.checked_sub(own.len()) {
            None => &own[number],
            Some(n) if n < extra.len() => &extra[n],
            Some(n) => &self.scene.mortar[n - extra.len()].prism,
        }
    }

    /// Lowest and highest of the target, seen from the eye.
    fn heights(&self) -> (i64, i64) {
        let z = self.eye.z;
        ((self.outline.low() - z).wide(), (self.outline.high() - z).wide())
    }

    /// The end of a clear line in a cone, if there is one.
    fn sweep(&self, slate: &mut Slate, cone: Cone) -> Option<Glimpse> {
        self.gather(slate, cone);
        let mut turns = std::mem::take(&mut slate.turns);
        cone.arrange(&mut turns);
        // Between corners first: an opening with some width makes the better line to show.
        let found = turns
            .windows(2)
            .find_map(|pair| self.between(slate, Cone { right: pair[0], left: pair[1] }))
            .or_else(|| turns.iter().find_map(|d| self.probe_corner(slate, *d)));
        slate.turns = turns;
        found
    }

    /// Collects the blocks that reach into a cone and the directions of their corners.
    fn gather(&self, slate: &mut Slate, cone: Cone) {
        slate.blocks.clear();
        slate.turns.clear();
        slate.turns.extend([cone.right, cone.left]);
        let plan = self.eye.plan();
        let (low, high) = self.heights();
        let (lowest, highest) = (low.min(0), high.max(0));
        let reach = Bounds::spanning(self.outline.reach(self.eye));
        for (number, prism) in self.blocks() {
            let (bottom, top) =
                ((prism.bottom - self.eye.z).wide(), (prism.top - self.eye.z).wide());
            let corners = prism.footprint.corners();
            // What only touches the lowest or the highest line may leave it no height.
            let in_cone = top >= lowest
                && bottom <= highest
                && reach.enters_plan(&Bounds::of(prism))
                && corners.iter().any(|c| cone.right.cross(*c - plan) > 0)
                && corners.iter().any(|c| cone.left.cross(*c - plan) < 0);
            if !in_cone {
                continue;
            }
            slate.blocks.push(number);
            for (a, b) in prism.footprint.edges() {
                cone.note(&mut slate.turns, Direction::of(a - plan));
                self.note_overlap(slate, cone, a, b);
            }
        }
        for barrier in self.scene.barriers(self.open) {
            cone.note(&mut slate.turns, Direction::of(barrier.from - plan));
            cone.note(&mut slate.turns, Direction::of(barrier.to - plan));
            self.note_overlap(slate, cone, barrier.from, barrier.to);
        }
        if let Outline::Prism(_, prism) = self.outline {
            for corner in prism.footprint.corners() {
                cone.note(&mut slate.turns, Direction::of(*corner - plan));
            }
        }
    }

    /// Notes the directions in which an edge goes in under or over the outline of the target.
    fn note_overlap(&self, slate: &mut Slate, cone: Cone, a: Point, b: Point) {
        let plan = self.eye.plan();
        let edge = Side::Edge(a - plan, b - a);
        let mut note = |d| cone.note(&mut slate.turns, d);
        match self.outline {
            Outline::Trunk(trunk) => {
                let (n, m) = segment_squared_distance(trunk.centre, a, b);
                if n <= i128::from(trunk.radius).pow(2) * m {
                    rim_turns(trunk.centre - plan, trunk.radius, edge, 1, 1, note);
                }
            }
            Outline::Prism(_, prism) => {
                for (c, d) in prism.footprint.edges() {
                    if segments_touch(a, b, c, d) {
                        let flat = |side| Bound { side, height: 1 };
                        let own = Side::Edge(c - plan, d - c);
                        crossing_turns(None, flat(edge), flat(own), &mut note);
                    }
                }
            }
        }
    }

    /// The end of a clear line strictly between two neighbouring corners, if there is one.
    fn between(&self, slate: &mut Slate, cone: Cone) -> Option<Glimpse> {
        let middle = Direction::between(cone.right, cone.left)?;
        let mut inner = std::mem::take(&mut slate.inner);
        inner.clear();
        let (seen, shut) = self.probe(slate, middle, Some((cone, &mut inner)));
        let found = seen.or_else(|| {
            if shut || inner.is_empty() {
                return None;
            }
            inner.extend([cone.right, cone.left]);
            cone.arrange(&mut inner);
            inner.windows(2).find_map(|pair| {
                let middle = Direction::between(pair[0], pair[1]);
                self.probe(slate, pair[1], None).0.or_else(|| self.probe(slate, middle?, None).0)
            })
        });
        slate.inner = inner;
        found
    }

    /// The end of a clear line in one direction; and whether the direction is plainly shut, by something that
    /// hides the target from top to bottom on its own.
    ///
    /// With `note`, also collects the directions in a cone where the ends of what is shut here cross.
    fn probe(
        &self,
        slate: &mut Slate,
        d: Direction,
        mut note: Option<(Cone, &mut Vec<Direction>)>,
    ) -> (Option<Glimpse>, bool) {
        let plan = self.eye.plan();
        let stop = self.scene.stopped_at(self.open, plan, d);
        let mut shut = true;
        for mut window in self.outline.windows(plan, d) {
            if let Some(at) = stop {
                // A line that only reaches the body on the barrier itself does not reach past it.
                if !window.near.at.before(at) {
                    continue;
                }
                window.far = window.far.min(Mark { at, side: Side::Fixed });
            }
            if self.collect(slate, d, window) {
                continue;
            }
            shut = false;
            let (low, high) = self.heights();
            let body = Span::of(window.near, window.far, low, high);
            if let Some(slope) = first_gap(&slate.spans, &body) {
                return (Some(self.glimpse(d, slope, window)), false);
            }
            if let Some((cone, turns)) = note.as_mut() {
                self.note_crossings(slate, &body, *cone, turns);
            }
        }
        (None, shut)
    }

    /// The end of a clear line in the direction of a corner, where lines may be touched from both sides.
    fn probe_corner(&self, slate: &mut Slate, d: Direction) -> Option<Glimpse> {
        // Few corners leave anything to be seen; only then what touches the line has to be known.
        self.probe(slate, d, None).0?;
        let plan = self.eye.plan();
        let stop = self.scene.stopped_at(self.open, plan, d);
        let (low, high) = self.heights();
        self.outline.windows(plan, d).into_iter().find_map(|mut window| {
            if let Some(at) = stop {
                window.far = window.far.min(Mark { at, side: Side::Fixed });
            }
            let hidden = stop.is_some_and(|at| !window.near.at.before(at));
            if hidden || self.collect(slate, d, window) || !self.narrow(slate, d, window) {
                return None;
            }
            let body = Span::of(window.near, window.far, low, high);
            first_gap(&slate.spans, &body).map(|slope| self.glimpse(d, slope, window))
        })
    }

    /// Adds to the slopes that are shut those at which a line is touched both from the left and from the right before
    /// the target; false if that is every one.
    fn narrow(&self, slate: &mut Slate, d: Direction, window: Window) -> bool {
        let plan = self.eye.plan();
        let arms = self.scene.arms_before(self.open, plan, d, window.near.at);
        if arms == [true; 2] {
            return false;
        }
        let mut sides: [Vec<Span>; 2] = Default::default();
        for (_, prism) in self.blocks() {
            contacts(prism, self.eye, d, window.near.at, |lip, span| {
                if let Some(lip) = lip {
                    sides[usize::from(lip == Lip::Right)].push(span);
                }
            });
        }
        let [left, right] = &sides;
        let across =
            left.iter().flat_map(|span| right.iter().filter_map(|other| span.shared(other)));
        slate.spans.extend(across);
        slate.spans.extend(left.iter().filter(|_| arms[1]));
        slate.spans.extend(right.iter().filter(|_| arms[0]));
        true
    }

    /// Collects the slopes that the blocks shut in one direction; true if one of them shuts all there are.
    fn collect(&self, slate: &mut Slate, d: Direction, window: Window) -> bool {
        let (low, high) = self.heights();
        let plan = self.eye.plan();
        let Slate { blocks, spans, .. } = slate;
        spans.clear();
        blocks.iter().any(|number| {
            let prism = self.block(*number);
            let (bottom, top) =
                ((prism.bottom - self.eye.z).wide(), (prism.top - self.eye.z).wide());
            chords(&prism.footprint, plan, d, |chord| {
                let mark = |at, corner| {
                    let (p, w) = edge_from(&prism.footprint, plan, corner);
                    Mark { at, side: Side::Edge(p, w) }
                };
                let start = match chord.from.n {
                    0 => Mark { at: Along::START, side: Side::Fixed },
                    _ => mark(chord.from, chord.enters),
                };
                let end = mark(chord.to, chord.leaves);
                if start.before(window.near) {
                    let whole = !window.near.before(end);
                    if whole && bottom < low.min(0) && top > high.max(0) {
                        return true;
                    }
                    spans.push(Span::of(start, end.min(window.near), bottom, top));
                }
                // Over or under the target itself only what a line meets before the target counts: what is
                // above its top for an eye above it, what is below its bottom for an eye below.
                let (inner, outer) = (start.max(window.near), end.min(window.far));
                if inner.before(outer) {
                    if high < 0 && top > high {
                        spans.push(Span::of(inner, outer, bottom.max(high), top));
                    }
                    if low > 0 && bottom < low {
                        spans.push(Span::of(inner, outer, bottom, top.min(low)));
                    }
                }
                false
            })
        })
    }

    /// Notes where, in a cone, an opening between the slopes that are shut now could begin or end.
    fn note_crossings(&self, slate: &Slate, body: &Span, cone: Cone, turns: &mut Vec<Direction>) {
        let disc = match self.outline {
            Outline::Trunk(trunk) => Some((trunk.centre - self.eye.plan(), trunk.radius)),
            Outline::Prism(..) => None,
        };
        let mut note = |a: Bound, b: Bound| {
            crossing_turns(disc, a, b, |d| cone.note(turns, d));
        };
        for (i, span) in slate.spans.iter().enumerate() {
            note(span.over, body.over);
            note(span.under, body.under);
            for (j, other) in slate.spans.iter().enumerate() {
                if i != j {
                    note(span.over, other.under);
                }
            }
        }
    }

    /// The point at which a line of a slope meets the target.
    fn glimpse(&self, d: Direction, slope: Slope, window: Window) -> Glimpse {
        let (low, high) = self.heights();
        let (n, m) = (i128::from(window.near.at.n), i128::from(window.near.at.m));
        let over = Slope::to(high, window.near.at).below(slope);
        let under = slope.below(Slope::to(low, window.near.at));
        // A line that comes in over the near side ends on the top, one that comes in under it on the bottom.
        let (n, m, z) = if over {
            (i128::from(high) * slope.run, slope.rise, i128::from(high))
        } else if under {
            (i128::from(low) * slope.run, slope.rise, i128::from(low))
        } else {
            (n, m, nearest(slope.rise * n, slope.run * m))
        };
        let (x, y) = (nearest(i128::from(d.x) * n, m), nearest(i128::from(d.y) * n, m));
        let shift = |from: Length, by: i128| from + Length::from_units(by as i32);
        let eye = self.eye;
        Glimpse { near: Point3 { x: shift(eye.x, x), y: shift(eye.y, y), z: shift(eye.z, z) } }
    }
}

/// The integer nearest to a fraction.
fn nearest(n: i128, m: i128) -> i128 {
    let (n, m) = if m < 0 { (-n, -m) } else { (n, m) };
    (2 * n + m).div_euclid(2 * m)
}

/// The lowest slope of a closed stretch that no open span holds, and that does not lie between two spans which leave no
/// room between them.
fn first_gap(spans: &[Span], body: &Span) -> Option<Slope> {
    let mut slope = body.low;
    loop {
        let mut higher: Option<Slope> = None;
        let pinched = spans.iter().any(|span| slope.equals(span.high));
        for span in spans {
            let above = pinched && slope.equals(span.low);
            if (above || span.low.below(slope))
                && slope.below(span.high)
                && higher.is_none_or(|h| h.below(span.high))
            {
                higher = Some(span.high);
            }
        }
        match higher {
            None => return Some(slope),
            Some(next) if body.high.below(next) => return None,
            Some(next) => slope = next,
        }
    }
}
