//! Who sees whom, what stands in the line of a shot or a blow, and who is in cover.

use geometry::{Cylinder, Disc, Length, Point3, Prism, Segment};

use crate::Kt4w40k;
use crate::field::COHERENCY;
use crate::state::{ModelIx, UnitIx};

/// How many models of a unit have cover from a shooter (K4W-BASE-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelter {
    /// None of them.
    None,
    /// Some, not all: the unit has none, until those without it are slain.
    Some,
    /// All of them: the unit is in cover.
    All,
}

impl Kt4w40k {
    /// K4W-BASE-06: whether a model sees another; models hide nobody.
    pub fn sees(&self, from: ModelIx, to: ModelIx) -> bool {
        let eye = self.body(from).head();
        self.scene().sees(self.state.doors, &[], eye, &self.body(to))
    }

    /// The model of a unit that is nearest to a model of those it sees.
    pub fn nearest_seen(&self, from: ModelIx, unit: UnitIx) -> Option<ModelIx> {
        let base = self.base(from);
        let mut last: Option<(Length, ModelIx)> = None;
        loop {
            let all = self.living(unit).map(|model| (base.gap(&self.base(model)), model));
            let next = all.filter(|one| last.is_none_or(|last| *one > last)).min()?;
            if self.sees(from, next.1) {
                return Some(next.1);
            }
            last = Some(next);
        }
    }

    /// K4W-SHOOT-06, -09: whether something stands in the line of a shot: another unit of the target's kind, or a piece
    /// of terrain that the shooter neither stands in nor touches (K4W-SHOOT-07).
    pub fn screened(&self, from: ModelIx, to: ModelIx) -> bool {
        self.terrain_in_line(from, to).is_some() || self.unit_in_line(from, to).is_some()
    }

    /// The first unit in the line of a shot that makes it harder.
    pub(crate) fn unit_in_line(&self, from: ModelIx, to: ModelIx) -> Option<UnitIx> {
        let (own, target) = (self.unit_of(from), self.unit_of(to));
        let (source, aim) = (self.base(from), self.base(to));
        let line = Line::new(source.centre.at(source.z), aim.centre.at(aim.z));
        let card = self.card(target);
        if card.keywords.aircraft {
            return None;
        }
        let kind = card.kind();
        self.standing().find(|unit| {
            let unit = *unit;
            let other = self.card(unit);
            unit != own
                && unit != target
                && !other.keywords.aircraft
                && other.kind() == kind
                && self.unit_crossed(unit, line)
        })
    }

    /// Whether a line meets the body of a model of a unit, or, with the switch, a gap between two models in coherency.
    fn unit_crossed(&self, unit: UnitIx, line: Line) -> bool {
        self.living(unit).any(|model| line.meets(&self.body(model)))
            || (self.setup.switches.screen_by_gaps && self.gap_crossed(unit, line))
    }

    fn gap_crossed(&self, unit: UnitIx, line: Line) -> bool {
        self.living(unit).any(|a| {
            self.living(unit).any(|b| {
                a < b && self.near(a, b, COHERENCY) && line.parts(&self.body(a), &self.body(b))
            })
        })
    }

    /// The first piece of terrain in the line of a shot that makes it harder, by its number on the map.
    pub(crate) fn terrain_in_line(&self, from: ModelIx, to: ModelIx) -> Option<usize> {
        let (source, target) = (self.base(from), self.base(to));
        let (start, end) = (source.centre.at(source.z), target.centre.at(target.z));
        self.scene().prisms().iter().position(|prism| {
            prism.is_crossed(start, end) && !prism.footprint.within(source.centre, source.radius)
        })
    }

    /// Whether terrain that neither stands wholly in lies between the closest points of two models (K4W-FIGHT-09).
    pub fn across_terrain(&self, a: ModelIx, b: ModelIx) -> bool {
        let (one, other) = (self.base(a), self.base(b));
        let (from, to) = self.scene().nearest(&one, &other);
        self.scene().prisms().iter().any(|prism| {
            let holds = |base: &Disc| prism.footprint.holds(base.centre, base.radius);
            prism.is_crossed(from, to) && !holds(&one) && !holds(&other)
        })
    }

    /// K4W-BASE-07: how many models of a unit have cover from a shooter: they are wholly on or in terrain, and, if they are
    /// no INFANTRY, half hidden; INFANTRY has it wholly behind a wall as well.
    pub fn shelter(&self, unit: UnitIx, from: ModelIx) -> Shelter {
        let infantry = self.card(unit).keywords.infantry;
        let covered = |model: ModelIx| match infantry {
            true => self.in_terrain(model) || self.behind_wall(from, model),
            false => self.in_terrain(model) && self.half_hidden(from, model),
        };
        let (mut any, mut all) = (false, true);
        for model in self.living(unit) {
            let one = covered(model);
            (any, all) = (any | one, all & one);
        }
        match (any, all) {
            (false, _) => Shelter::None,
            (true, false) => Shelter::Some,
            (true, true) => Shelter::All,
        }
    }

    /// Whether a unit is in cover from a shooter (K4W-BASE-07).
    pub fn in_cover(&self, unit: UnitIx, from: ModelIx) -> bool {
        self.shelter(unit, from) == Shelter::All
    }

    /// Whether the same models of a unit have cover from two shooters, so that their shots are rolled alike.
    pub(crate) fn sheltered_alike(&self, unit: UnitIx, one: ModelIx, other: ModelIx) -> bool {
        let infantry = self.card(unit).keywords.infantry;
        self.living(unit).all(|model| match (infantry, self.in_terrain(model)) {
            (true, false) => self.behind_wall(one, model) == self.behind_wall(other, model),
            (false, true) => self.half_hidden(one, model) == self.half_hidden(other, model),
            _ => true,
        })
    }

    /// Whether a model is wholly on terrain, or in it: under a floor, or in the corner of a wall (K4W-BASE-07).
    fn in_terrain(&self, model: ModelIx) -> bool {
        let body = self.body(model);
        let Disc { centre, radius, z } = body.base;
        let parts = self.scene().prisms().iter().zip(&self.setup.hulls);
        parts.into_iter().any(|(part, hull)| match part.standable {
            true => {
                let on = part.top == z && z > Length::ZERO;
                (on || part.bottom > z) && part.footprint.holds(centre, radius)
            }
            false => is_wall(part, &body) && hull.holds(centre, radius),
        })
    }

    /// Whether a model stands wholly behind a wall, seen from a shooter (K4W-BASE-07).
    fn behind_wall(&self, from: ModelIx, model: ModelIx) -> bool {
        let (eye, body) = (self.base(from).centre, self.body(model));
        let Disc { centre, radius, .. } = body.base;
        let mut parts = self.scene().prisms().iter().zip(&self.setup.hulls);
        parts.any(|(part, hull)| is_wall(part, &body) && hull.shades(eye, centre, radius))
    }

    /// Whether terrain hides the middle of a body: then a straight edge hides at least half of it.
    fn half_hidden(&self, from: ModelIx, to: ModelIx) -> bool {
        let (eye, body) = (self.body(from).head(), self.body(to));
        let middle = body.base.z + Length::from_units(body.height.units() / 2);
        let to = body.base.centre.at(middle);
        !self.scene().line_is_clear(self.state.doors, &[], eye, to)
    }
}

/// Whether a part of terrain is a wall to a body beside it: nobody stands on it, and it is at least as tall.
fn is_wall(part: &Prism, body: &Cylinder) -> bool {
    !part.standable && part.bottom <= body.base.z && part.top >= body.base.z + body.height
}

/// The line of a shot (K4W-SHOOT-09).
#[derive(Clone, Copy)]
struct Line {
    from: Point3,
    to: Point3,
}

impl Line {
    const fn new(from: Point3, to: Point3) -> Self {
        Line { from, to }
    }

    /// Whether it meets a body, heights included.
    fn meets(&self, body: &Cylinder) -> bool {
        let (Line { from, to }, Disc { centre, radius, .. }) = (self, body.base);
        centre.x + radius > from.x.min(to.x)
            && centre.x - radius < from.x.max(to.x)
            && centre.y + radius > from.y.min(to.y)
            && centre.y - radius < from.y.max(to.y)
            && body.is_crossed(*from, *to)
    }

    /// Whether it runs between two bodies, neither over both nor under both.
    fn parts(&self, a: &Cylinder, b: &Cylinder) -> bool {
        let between = Segment { from: a.base.centre, to: b.base.centre };
        let (from, to) = (self.from.plan(), self.to.plan());
        if !between.crosses(from, to) {
            return false;
        }
        let (way, gap) = (to - from, between.to - between.from);
        let (whole, part) = (way.cross(gap), (between.from - from).cross(gap));
        let rise = i128::from((self.to.z - self.from.z).wide());
        // How high it is there, times what the part of the way is counted in.
        let sign = i128::from(whole.signum());
        let whole = i128::from(whole) * sign;
        let high = i128::from(self.from.z.wide()) * whole + rise * i128::from(part) * sign;
        let least = i128::from(a.base.z.min(b.base.z).wide()) * whole;
        let most = (a.base.z + a.height).max(b.base.z + b.height);
        (least..i128::from(most.wide()) * whole).contains(&high)
    }
}
