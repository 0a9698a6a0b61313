//! Who sees whom, what stands in the line of a shot or a blow, and who is in cover.

use geometry::{Disc, Length, Point, Segment};

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

    /// K4W-SHOOT-06, -07, -09: whether something stands in the line of a shot: another unit of the target's kind, or a
    /// piece of terrain that the shooter neither stands in nor touches.
    pub fn screened(&self, from: ModelIx, to: ModelIx) -> bool {
        self.terrain_in_line(from, to).is_some() || self.unit_in_line(from, to).is_some()
    }

    /// The first unit in the line of a shot that makes it harder.
    pub(crate) fn unit_in_line(&self, from: ModelIx, to: ModelIx) -> Option<UnitIx> {
        let (own, target) = (self.unit_of(from), self.unit_of(to));
        let line = Segment { from: self.base(from).centre, to: self.base(to).centre };
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

    /// Whether a line meets a base of a unit, or, with the switch, a gap between two models in coherency.
    fn unit_crossed(&self, unit: UnitIx, line: Segment) -> bool {
        let (low, high) = box_of(line);
        let bases = self.living(unit).any(|model| {
            let Disc { centre, radius, .. } = self.base(model);
            centre.x + radius > low.x
                && centre.x - radius < high.x
                && centre.y + radius > low.y
                && centre.y - radius < high.y
                && line.enters(centre, radius)
        });
        bases || (self.setup.switches.screen_by_gaps && self.gap_crossed(unit, line))
    }

    fn gap_crossed(&self, unit: UnitIx, line: Segment) -> bool {
        self.living(unit).any(|a| {
            self.living(unit).any(|b| {
                let between = Segment { from: self.base(a).centre, to: self.base(b).centre };
                a < b && self.near(a, b, COHERENCY) && between.crosses(line.from, line.to)
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

    /// K4W-FIGHT-09: whether terrain that neither stands wholly in lies between the closest points of two models.
    pub fn across_terrain(&self, a: ModelIx, b: ModelIx) -> bool {
        let (one, other) = (self.base(a), self.base(b));
        let (from, to) = self.scene().nearest(&one, &other);
        self.scene().prisms().iter().any(|prism| {
            let holds = |base: &Disc| prism.footprint.holds(base.centre, base.radius);
            prism.is_crossed(from, to) && !holds(&one) && !holds(&other)
        })
    }

    /// K4W-BASE-07: how many models of a unit have cover from a shooter: they stand wholly on or in terrain, and, if
    /// they are no INFANTRY, are half hidden.
    pub fn shelter(&self, unit: UnitIx, from: ModelIx) -> Shelter {
        let infantry = self.card(unit).keywords.infantry;
        let covered =
            |model: ModelIx| self.in_terrain(model) && (infantry || self.half_hidden(from, model));
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

    /// K4W-BASE-07: whether a unit is in cover from a shooter.
    pub fn in_cover(&self, unit: UnitIx, from: ModelIx) -> bool {
        self.shelter(unit, from) == Shelter::All
    }

    /// Whether cover of a unit may depend on who of the enemy shoots.
    pub fn shelter_varies(&self, unit: UnitIx) -> bool {
        !self.card(unit).keywords.infantry && self.living(unit).any(|model| self.in_terrain(model))
    }

    fn in_terrain(&self, model: ModelIx) -> bool {
        let base = self.base(model);
        base.z > Length::ZERO
            && self.scene().prisms().iter().any(|prism| {
                prism.standable
                    && prism.top == base.z
                    && prism.footprint.holds(base.centre, base.radius)
            })
    }

    /// Whether terrain hides the middle of a body: then a straight edge hides at least half of it.
    fn half_hidden(&self, from: ModelIx, to: ModelIx) -> bool {
        let (eye, body) = (self.body(from).head(), self.body(to));
        let middle = body.base.z + Length::from_units(body.height.units() / 2);
        let to = body.base.centre.at(middle);
        !self.scene().line_is_clear(self.state.doors, &[], eye, to)
    }
}

/// The lower left and upper right corners of the box round a line.
fn box_of(line: Segment) -> (Point, Point) {
    let Segment { from, to } = line;
    (Point::new(from.x.min(to.x), from.y.min(to.y)), Point::new(from.x.max(to.x), from.y.max(to.y)))
}
