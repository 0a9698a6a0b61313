//! Models on a board: where they are, how far apart, whom they see, what hides them.

use arrayvec::ArrayVec;
use battle::Roster;
use geometry::{
    Blocker, Cylinder, Disc, Ends, Footing, Length, Origin, Piece, Pillar, Point, Scene, Zone,
};
use table::{ModelId, Side};

use crate::state::{Model, ModelIx, Presence};
use crate::switches::VisibilityOrigin;
use crate::{Card, Kt18, MAX_MODELS};

/// How near an enemy has to be to fight it, to be pinned by it or to pin it.
pub const ENGAGED: Length = Length::INCH;

/// Further than anything: where there is no way at all (KT18-MEAS-05).
pub const FAR: Length = Length::from_units(i32::MAX);

/// Some models.
pub type Some = ArrayVec<ModelIx, MAX_MODELS>;

/// What hides part of a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// A wall, a closed door or a piece of terrain, and a point of it where lines cross it.
    Thing(Blocker, Point),
    /// Another model (KT18-OBS-05).
    Model(ModelIx),
}

/// Every model has one player (KT18-CORE-03).
impl Roster for Kt18 {
    type Member = ModelIx;

    fn named(&self, id: ModelId) -> Option<ModelIx> {
        self.setup.index(id).map(|index| ModelIx(index as u8))
    }

    fn stands(&self, model: ModelIx) -> bool {
        Kt18::stands(self, model)
    }

    fn waits(&self, model: ModelIx) -> bool {
        self.model(model).presence == Presence::Reserve
    }
}

impl Kt18 {
    /// The model with an index.
    pub fn model(&self, model: ModelIx) -> &Model {
        &self.state.models[model.at()]
    }

    pub(crate) fn model_mut(&mut self, model: ModelIx) -> &mut Model {
        &mut self.state.models[model.at()]
    }

    /// The card of a model.
    pub fn card(&self, model: ModelIx) -> &Card {
        self.setup.card(model.at())
    }

    /// The name of a model in the notation.
    pub fn id(&self, model: ModelIx) -> ModelId {
        self.setup.model(model.at())
    }

    /// Whose a model is.
    pub fn side_of(&self, model: ModelIx) -> Side {
        self.id(model).side
    }

    /// All models.
    pub fn all(&self) -> impl Iterator<Item = ModelIx> + use<> {
        (0..self.setup.models() as u8).map(ModelIx)
    }

    /// Whether a model is on the board.
    pub fn stands(&self, model: ModelIx) -> bool {
        self.model(model).presence == Presence::Board
    }

    /// The models on the board.
    pub fn standing(&self) -> impl Iterator<Item = ModelIx> + '_ {
        self.all().filter(|model| self.stands(*model))
    }

    /// The models of a player on the board.
    pub fn own(&self, side: Side) -> impl Iterator<Item = ModelIx> + '_ {
        self.standing().filter(move |model| self.side_of(*model) == side)
    }

    /// The models on the board that are not this player's.
    pub fn enemies_of(&self, side: Side) -> impl Iterator<Item = ModelIx> + '_ {
        self.standing().filter(move |model| self.side_of(*model) != side)
    }

    pub(crate) fn scene(&self) -> &Scene {
        self.setup.killzone().scene()
    }

    /// KT18-GEO-01: the base of a model, on the floor.
    pub fn base(&self, model: ModelIx) -> Disc {
        self.base_at(model, self.model(model).at)
    }

    pub(crate) fn base_at(&self, model: ModelIx, centre: Point) -> Disc {
        Disc { centre, radius: self.card(model).radius, z: Length::ZERO }
    }

    /// The body of a model.
    pub fn body(&self, model: ModelIx) -> Cylinder {
        Cylinder { base: self.base(model), height: self.card(model).height }
    }

    /// Where a model stands.
    pub fn place(&self, model: ModelIx) -> Footing {
        Footing::floor(self.model(model).at)
    }

    /// KT18-MEAS-01 to -04, KT18-GEO-03: how far two models are apart, round walls and closed doors; none where there is
    /// no way (KT18-MEAS-05). Only walls and closed doors bend it (KT18-MEAS-06).
    pub fn distance(&self, a: ModelIx, b: ModelIx) -> Option<Length> {
        self.scene().distance(self.state.doors, &self.base(a), &self.base(b))
    }

    /// Whether two models are at most so far apart, measured round walls (KT18-CORE-04, KT18-MEAS-01).
    pub fn near(&self, a: ModelIx, b: ModelIx, reach: Length) -> bool {
        self.near_at(a, self.model(a).at, b, reach)
    }

    /// The same with one of them at some place.
    pub(crate) fn near_at(&self, a: ModelIx, at: Point, b: ModelIx, reach: Length) -> bool {
        self.scene().within(self.state.doors, &self.base_at(a, at), &self.base(b), reach)
    }

    /// Whether two models are within 1" of each other; never through a wall (KT18-WALL-05).
    pub fn engaged(&self, a: ModelIx, b: ModelIx) -> bool {
        self.near(a, b, ENGAGED)
    }

    /// The enemies within 1" of a model.
    pub fn engaging(&self, model: ModelIx) -> impl Iterator<Item = ModelIx> + '_ {
        self.engaging_at(model, self.model(model).at)
    }

    /// The enemies within 1" of a model if it stood somewhere.
    pub(crate) fn engaging_at(
        &self,
        model: ModelIx,
        at: Point,
    ) -> impl Iterator<Item = ModelIx> + '_ {
        let enemies = self.enemies_of(self.side_of(model));
        enemies.filter(move |enemy| self.near_at(model, at, *enemy, ENGAGED))
    }

    /// The enemy that is closest to a model, measured round walls; of equals, the first.
    pub(crate) fn closest_enemy(&self, model: ModelIx) -> Option<ModelIx> {
        self.closest_enemy_at(model, self.model(model).at).map(|(enemy, _)| enemy)
    }

    /// The same if it stood somewhere, with how far it is.
    pub(crate) fn closest_enemy_at(&self, model: ModelIx, at: Point) -> Option<(ModelIx, Length)> {
        let base = self.base_at(model, at);
        let enemies = self.enemies_of(self.side_of(model));
        // The straight gap is never longer than the way round, so most enemies need no measuring.
        let mut gaps: ArrayVec<(Length, ModelIx), MAX_MODELS> =
            enemies.map(|enemy| (base.gap(&self.base(enemy)), enemy)).collect();
        gaps.sort_unstable();
        let mut best: Option<(Length, ModelIx)> = None;
        for (gap, enemy) in gaps {
            if best.is_some_and(|(length, _)| gap > length) {
                break;
            }
            let length = self.scene().distance(self.state.doors, &base, &self.base(enemy));
            best = match (length, best) {
                (Some(length), Some(known)) => Some(known.min((length, enemy))),
                (Some(length), None) => Some((length, enemy)),
                (None, known) => known,
            };
        }
        best.map(|(length, enemy)| (enemy, length))
    }

    /// Whether a model sees another (section 13). Terrain is looked past from the head, as the usual rules say
    /// (KT18-VIS-01); walls and closed doors by a line with a width along the floor (KT18-VIS-02). Other models never
    /// hide anybody (KT18-VIS-05).
    pub fn visible(&self, from: ModelIx, to: ModelIx) -> bool {
        self.line(from, to).is_some() && self.past_terrain(from, to)
    }

    /// KT18-VIS-02, -04, KT18-GEO-07: a line of the width that walls and closed doors leave free, from the viewer's side. Whoever is
    /// wholly behind a wall has none (KT18-VIS-03).
    pub(crate) fn line(&self, from: ModelIx, to: ModelIx) -> Option<(Point, Point)> {
        let (source, target) = (self.base(from), self.base(to));
        let width = self.setup.switches.sight_line_mm.width();
        match self.setup.switches.visibility_origin {
            VisibilityOrigin::Closest => {
                let start = Point::from(origin(&source, &target));
                let end = self.scene().strip(self.state.doors, start, &target, width);
                end.map(|end| (start, end))
            }
            VisibilityOrigin::Any => {
                self.scene().strip_between(self.state.doors, &source, &target, width)
            }
        }
    }

    /// KT18-VIS-01: whether terrain other than walls leaves something of the target to be seen.
    pub(crate) fn past_terrain(&self, from: ModelIx, to: ModelIx) -> bool {
        let scene = self.setup.terrain_alone();
        scene.prisms().is_empty()
            || scene.sees(self.state.doors, &[], self.body(from).head(), &self.body(to))
    }

    /// What hides part of a target (section 14): whatever meets the inside of the hull of the viewer's closest point
    /// and the target's base. Touching is not crossing (KT18-OBS-02).
    pub fn screens(&self, from: ModelIx, to: ModelIx) -> impl Iterator<Item = Screen> + '_ {
        let (source, target) = (self.base(from), self.base(to));
        let origin = origin(&source, &target);
        let walls = self.setup.board.barriers(self.state.doors);
        let prisms = (0..self.scene().prisms().len()).map(Blocker::Prism);
        let things = walls.chain(prisms).filter_map(move |what| {
            let piece = Piece { what, zone: Zone::Anywhere };
            let at = self.scene().crossing(origin, &source, &target, piece)?;
            Some(Screen::Thing(what, at))
        });
        let others = self.standing().filter(move |model| *model != from && *model != to);
        let models = others.filter(move |model| {
            let body = Cylinder { base: self.base(*model), height: Length::INCH };
            let pillar = Pillar { body, zone: Zone::Anywhere };
            pillar.crossing(origin, &source, &target, Ends::Facing).is_some()
        });
        things.chain(models.map(Screen::Model))
    }

    /// Whether a target is obscured from a model: by walls (KT18-OBS-02), by terrain or by other models in the usual
    /// way (KT18-OBS-01, -05).
    pub fn obscured(&self, from: ModelIx, to: ModelIx) -> bool {
        self.screens(from, to).next().is_some()
    }

    /// KT18-OBS-04: whether something that obscures a target is within 1" of it (KT18-INJ-02).
    pub fn sheltered(&self, from: ModelIx, to: ModelIx) -> bool {
        self.screens(from, to).any(|screen| self.shelters(screen, to))
    }

    /// Whether what obscures a target is within 1" of it.
    pub(crate) fn shelters(&self, screen: Screen, to: ModelIx) -> bool {
        let target = self.base(to);
        match screen {
            Screen::Model(model) => self.near(model, to, Length::INCH),
            Screen::Thing(Blocker::Prism(prism), _) => {
                self.scene().prism_within(&target, prism, Length::INCH)
            }
            Screen::Thing(Blocker::Wall(wall), _) => {
                self.scene().walls()[wall].within(target.centre, target.radius + Length::INCH)
            }
            Screen::Thing(Blocker::Door(door), _) => {
                self.scene().doors()[door].within(target.centre, target.radius + Length::INCH)
            }
        }
    }

    /// KT18-MEAS-07: whether a model is within 1" of a door, open or closed; that door does not block the measuring.
    pub fn at_door(&self, model: ModelIx, door: u8) -> bool {
        self.scene().door_within(self.state.doors, &self.base(model), door, ENGAGED)
    }

    /// KT18-TAC-09: whether a model is within 1" of a control point (KT18-TAC-06).
    pub fn at_control_point(&self, model: ModelIx, point: usize) -> bool {
        self.within_of_point(model, point, ENGAGED)
    }

    /// Whether a model is at most so far from a control point, measured round walls to its footprint (KT18-MEAS-07).
    pub fn within_of_point(&self, model: ModelIx, point: usize, reach: Length) -> bool {
        let control = &self.setup.killzone().control_points()[point];
        let (at, radius) = (control.at, control.radius);
        self.scene().point_within(self.state.doors, &self.base(model), at, radius, reach)
    }

    /// KT18-DOOR-11: whether a model stands in a doorway.
    pub fn in_doorway(&self, model: ModelIx, door: u8) -> bool {
        self.scene().in_doorway(&self.base(model), door)
    }

    /// KT18-WALL-07: whether terrain, or the corner of a wall, lies between two models (KT18-FIGHT-05).
    pub(crate) fn terrain_between(&self, a: ModelIx, b: ModelIx) -> bool {
        let (from, to) = (self.model(a).at, self.model(b).at);
        let knee = |at: Point| at.at(Length::UNIT);
        let terrain = self.setup.terrain_alone();
        self.round_corner(a, b)
            || !terrain.line_is_clear(self.state.doors, &[], knee(from), knee(to))
    }

    /// Whether the straight line between two models crosses a wall (KT18-WALL-07).
    pub(crate) fn round_corner(&self, a: ModelIx, b: ModelIx) -> bool {
        self.scene().barred(self.state.doors, self.model(a).at, self.model(b).at)
    }

    /// What people call a door, by its index.
    pub(crate) fn door_name(&self, door: u8) -> String {
        self.setup.killzone().doors()[usize::from(door)].name.clone()
    }
}

/// KT18-GEO-06: the point of a base that is nearest to another, walls ignored.
pub fn origin(source: &Disc, target: &Disc) -> Origin {
    let along = target.centre - source.centre;
    let centre = Origin::from(source.centre);
    let radius = source.radius.wide();
    // Of bases that overlap, the middle stands for the nearest point.
    if along.squared() <= radius * radius {
        return centre;
    }
    let fine = (i128::from(along.squared()) << 32).isqrt();
    let out = |d: i64| ((i128::from(d * radius) << 32) / fine) as i64;
    Origin { x: centre.x + out(along.dx), y: centre.y + out(along.dy) }
}
