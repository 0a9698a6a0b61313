//! Units and models on a table: where they are, and how far apart.

use arrayvec::ArrayVec;
use battle::Roster;
use geometry::{Cylinder, Disc, Length, Point, Scene};
use table::{ModelId, Side};

use crate::Kt4w40k;
use crate::card::{Line, Profile, UnitCard};
use crate::setup::MAX_UNIT;
use crate::state::{Model, ModelIx, Unit, UnitIx, Whereabouts};

/// How near an enemy has to be to be engaged with it (K4W-BASE-04).
pub const ENGAGED: Length = Length::INCH;
/// How near, seen from above, every model has to be to another of its unit (K4W-BASE-02).
pub const COHERENCY: Length = Length::inches(2);
/// How much higher or lower it may stand.
pub const COHERENCY_RISE: Length = Length::inches(6);

impl Roster for Kt4w40k {
    type Member = UnitIx;

    fn named(&self, id: ModelId) -> Option<UnitIx> {
        self.setup.index(id).map(|index| UnitIx(index as u8))
    }

    fn stands(&self, unit: UnitIx) -> bool {
        Kt4w40k::stands(self, unit)
    }

    fn waits(&self, unit: UnitIx) -> bool {
        self.unit(unit).place == Whereabouts::Waiting
    }
}

impl Kt4w40k {
    /// The state of a unit.
    pub fn unit(&self, unit: UnitIx) -> &Unit {
        &self.state.units[unit.at()]
    }

    pub(crate) fn unit_mut(&mut self, unit: UnitIx) -> &mut Unit {
        &mut self.state.units[unit.at()]
    }

    /// The state of a model.
    pub fn model(&self, model: ModelIx) -> &Model {
        &self.state.models[model.at()]
    }

    pub(crate) fn model_mut(&mut self, model: ModelIx) -> &mut Model {
        &mut self.state.models[model.at()]
    }

    /// The card of a unit.
    pub fn card(&self, unit: UnitIx) -> &UnitCard {
        self.setup.card(unit.at())
    }

    /// The name of a unit in the notation.
    pub fn id(&self, unit: UnitIx) -> ModelId {
        self.setup.id(unit.at())
    }

    /// Whose a unit is.
    pub fn side_of(&self, unit: UnitIx) -> Side {
        self.id(unit).side
    }

    /// The unit of a model.
    pub fn unit_of(&self, model: ModelIx) -> UnitIx {
        UnitIx(self.setup.unit_of(model.at()) as u8)
    }

    /// The profile of a model.
    pub fn profile(&self, model: ModelIx) -> &Profile {
        self.setup.profile(model.at())
    }

    /// The number of a model in its unit, from 1.
    pub fn number(&self, model: ModelIx) -> u8 {
        let first = self.setup.range(self.setup.unit_of(model.at())).start;
        (model.at() - first + 1) as u8
    }

    /// The model of a unit with a number, if it is not slain.
    pub fn numbered(&self, unit: UnitIx, number: u8) -> Option<ModelIx> {
        let range = self.setup.range(unit.at());
        let index = range.start + usize::from(number.checked_sub(1)?);
        let model = ModelIx(index as u16);
        (range.contains(&index) && self.model(model).wounds > 0).then_some(model)
    }

    /// The line of a model's profile that holds now, checked at every use (K4W-VEH-01).
    pub fn line(&self, model: ModelIx) -> &Line {
        let shifted = self.unit(self.unit_of(model)).shifted;
        self.profile(model).line(self.model(model).wounds, shifted)
    }

    /// All units.
    pub fn all(&self) -> impl Iterator<Item = UnitIx> + use<> {
        (0..self.setup.units() as u8).map(UnitIx)
    }

    /// Whether a unit is on the table.
    pub fn stands(&self, unit: UnitIx) -> bool {
        self.unit(unit).place == Whereabouts::Table
    }

    /// The units on the table.
    pub fn standing(&self) -> impl Iterator<Item = UnitIx> + '_ {
        self.all().filter(|unit| self.stands(*unit))
    }

    /// The units of a player on the table.
    pub fn own(&self, side: Side) -> impl Iterator<Item = UnitIx> + '_ {
        self.standing().filter(move |unit| self.side_of(*unit) == side)
    }

    /// The units on the table that are not this player's.
    pub fn enemies_of(&self, side: Side) -> impl Iterator<Item = UnitIx> + '_ {
        self.standing().filter(move |unit| self.side_of(*unit) != side)
    }

    /// The models of a unit that are not slain.
    pub fn living(&self, unit: UnitIx) -> impl Iterator<Item = ModelIx> + '_ {
        let models = self.setup.range(unit.at()).map(|index| ModelIx(index as u16));
        models.filter(|model| self.model(*model).wounds > 0)
    }

    pub(crate) fn scene(&self) -> &Scene {
        self.setup.killzone().scene()
    }

    /// The base of a model.
    pub fn base(&self, model: ModelIx) -> Disc {
        let Model { at, .. } = *self.model(model);
        Disc { centre: at.at, radius: self.setup.radius(model.at()), z: at.z }
    }

    /// The body of a model.
    pub fn body(&self, model: ModelIx) -> Cylinder {
        Cylinder { base: self.base(model), height: self.setup.height(model.at()) }
    }

    /// Whether two models are at most so far apart, heights included (K4W-BASE-03).
    pub fn near(&self, a: ModelIx, b: ModelIx, reach: Length) -> bool {
        self.base(a).within(&self.base(b), reach)
    }

    /// Whether a model is at most so far from some model of a unit.
    pub fn near_unit(&self, model: ModelIx, unit: UnitIx, reach: Length) -> bool {
        let base = self.base(model);
        self.living(unit).any(|other| base.within(&self.base(other), reach))
    }

    /// K4W-BASE-03: whether two units are at most so far apart: the nearest of their models.
    pub fn units_near(&self, a: UnitIx, b: UnitIx, reach: Length) -> bool {
        let Some(extent) = self.extent(b) else { return false };
        let near = self.living(a).filter(|model| extent.near(&self.base(*model), reach));
        near.into_iter().any(|model| self.near_unit(model, b, reach))
    }

    /// The rectangle that holds all bases of a unit.
    pub(crate) fn extent(&self, unit: UnitIx) -> Option<Extent> {
        self.living(unit).map(|model| Extent::of(&self.base(model))).reduce(Extent::with)
    }

    /// How far two units are apart.
    pub fn distance(&self, a: UnitIx, b: UnitIx) -> Option<Length> {
        let gaps = self.living(a).filter_map(|model| self.gap(model, b));
        gaps.min()
    }

    /// How far a model is from a unit.
    pub fn gap(&self, model: ModelIx, unit: UnitIx) -> Option<Length> {
        let base = self.base(model);
        self.living(unit).map(|other| base.gap(&self.base(other))).min()
    }

    /// The enemy units that a unit is engaged with (K4W-BASE-04).
    pub fn engaging(&self, unit: UnitIx) -> impl Iterator<Item = UnitIx> + '_ {
        let enemies = self.enemies_of(self.side_of(unit));
        enemies.filter(move |enemy| self.units_near(unit, *enemy, ENGAGED))
    }

    /// Whether a unit is engaged.
    pub fn engaged(&self, unit: UnitIx) -> bool {
        self.engaging(unit).next().is_some()
    }

    /// The enemy model that is nearest to a model.
    pub(crate) fn nearest_enemy(&self, model: ModelIx) -> Option<(ModelIx, Length)> {
        let side = self.side_of(self.unit_of(model));
        let base = self.base(model);
        let enemies = self.enemies_of(side).flat_map(|unit| self.living(unit));
        let gaps = enemies.map(|enemy| (base.gap(&self.base(enemy)), enemy));
        gaps.min().map(|(gap, enemy)| (enemy, gap))
    }

    /// Whether the models of a unit are in coherency, standing where they stand (K4W-BASE-02).
    pub fn coherent(&self, unit: UnitIx) -> bool {
        let bases: Vec<Disc> = self.living(unit).map(|model| self.base(model)).collect();
        coherent(&bases)
    }

    /// Whether a unit would be in pieces without one of its models.
    pub fn splits(&self, model: ModelIx) -> bool {
        let others = self.living(self.unit_of(model)).filter(|other| *other != model);
        let bases: Vec<Disc> = others.map(|other| self.base(other)).collect();
        !coherent(&bases)
    }
}

/// A rectangle that holds some bases, seen from above: what is far from it is far from all of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Extent {
    low: Point,
    high: Point,
}

impl Extent {
    fn of(base: &Disc) -> Self {
        let Disc { centre, radius, .. } = *base;
        let low = Point { x: centre.x - radius, y: centre.y - radius };
        Extent { low, high: Point { x: centre.x + radius, y: centre.y + radius } }
    }

    fn with(self, other: Extent) -> Self {
        let low = Point { x: self.low.x.min(other.low.x), y: self.low.y.min(other.low.y) };
        let high = Point { x: self.high.x.max(other.high.x), y: self.high.y.max(other.high.y) };
        Extent { low, high }
    }

    /// Whether a base may be so near to one of those it holds.
    pub(crate) fn near(&self, base: &Disc, reach: Length) -> bool {
        let Disc { centre, radius, .. } = *base;
        let reach = reach + radius;
        centre.x + reach >= self.low.x
            && centre.x - reach <= self.high.x
            && centre.y + reach >= self.low.y
            && centre.y - reach <= self.high.y
    }
}

/// K4W-BASE-02: whether some bases are in one piece: each within 2" seen from above, and 6" of height, of another, and
/// all of them joined so.
pub fn coherent(bases: &[Disc]) -> bool {
    let near = |one: &Disc, other: &Disc| {
        let flat = Disc { z: one.z, ..*other };
        (one.z - other.z).abs() <= COHERENCY_RISE && one.within(&flat, COHERENCY)
    };
    let mut apart: ArrayVec<&Disc, MAX_UNIT> = bases.iter().collect();
    let mut joined: ArrayVec<&Disc, MAX_UNIT> = apart.pop().into_iter().collect();
    let mut next = 0;
    while let Some(one) = joined.get(next).copied() {
        next += 1;
        let mut i = 0;
        while i < apart.len() {
            if near(one, apart[i]) {
                joined.push(apart.swap_remove(i));
            } else {
                i += 1;
            }
        }
    }
    apart.is_empty()
}
