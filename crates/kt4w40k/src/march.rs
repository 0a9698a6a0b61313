//! Moving a unit: the path of every model, where they may end, and formations (K4W-BASE-02, -05).

use arrayvec::ArrayVec;
use geometry::{
    Climbing, Disc, Fault, Footing, Ground, KeepOut, Length, Mover, OpenDoors, Path, Point, Price,
    Rounding, Surroundings, Vector,
};
use table::{Illegal, MAX_PATH, Way, Why};

use crate::Kt4w40k;
use crate::field::{ENGAGED, coherent};
use crate::state::{ModelIx, UnitIx, Units};

/// What keeps a base from where it would go.
pub(crate) const RULE: &str = "K4W-BASE-05";

/// A legal move of one model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Planned {
    /// The model.
    pub model: ModelIx,
    /// Where it ends.
    pub at: Footing,
    /// How long it is.
    pub length: Length,
    /// The corners of the path after the start.
    pub path: ArrayVec<Footing, MAX_PATH>,
}

/// Which enemies a move keeps away from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shunned {
    /// All of them.
    All,
    /// All but these.
    Except(Units),
    /// None.
    None,
}

impl Shunned {
    pub(crate) fn has(self, unit: UnitIx) -> bool {
        match self {
            Shunned::All => true,
            Shunned::Except(units) => !units.has(unit),
            Shunned::None => false,
        }
    }
}

/// What a model passes over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flight {
    /// Nothing.
    Grounded,
    /// Other models alone (K4W-CHARGE-07).
    OverUnits,
    /// Models and terrain (K4W-MOVE-11).
    OverAll,
}

/// How far each model may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowance {
    /// Its own Movement, and so much more.
    Movement(Length),
    /// This distance, whatever its Movement.
    Fixed(Length),
}

/// A move of a unit.
#[derive(Clone, Copy, Debug)]
pub struct Drill<'a> {
    /// The game.
    pub game: &'a Kt4w40k,
    /// Who moves.
    pub unit: UnitIx,
    /// How far.
    pub allowance: Allowance,
    /// Enemies that no model comes within 1" of on its way.
    pub passing: Shunned,
    /// Enemies that no model ends within 1" of.
    pub ending: Shunned,
    /// What models pass over.
    pub flight: Flight,
    /// The rule about how far it goes.
    pub rule: &'static str,
}

/// What is in the way of one model of a unit.
pub(crate) struct Obstacles {
    open: OpenDoors,
    /// Other models: those to be gone round, then those that are flown over.
    pub others: Vec<ModelIx>,
    bases: Vec<Disc>,
    gone_round: usize,
    /// Enemies that it does not come within 1" of on its way.
    pub shunned: Vec<ModelIx>,
}

impl Obstacles {
    /// What is in the way of a path.
    pub fn on_the_way<'a>(&'a self, keep_outs: &'a [KeepOut]) -> Surroundings<'a> {
        let (solids, guests) = self.bases.split_at(self.gone_round);
        Surroundings { open: self.open, solids, guests, keep_outs, ..Surroundings::default() }
    }

    /// What is in the way where it ends.
    pub fn at_the_end<'a>(&'a self, keep_outs: &'a [KeepOut]) -> Surroundings<'a> {
        let (open, solids) = (self.open, &self.bases);
        Surroundings { open, solids, keep_outs, ..Surroundings::default() }
    }
}

/// Places of models that have been moved, in the middle of a unit's move.
pub(crate) type Moved = Vec<(ModelIx, Footing)>;

/// Which others of its unit are in the way of a model.
#[derive(Clone, Copy)]
pub(crate) enum Friends<'a> {
    /// All, those who have moved where they are now.
    All(&'a Moved),
    /// Only these, there.
    These(&'a [(ModelIx, Disc)]),
}

impl Drill<'_> {
    /// How far a model may go.
    pub fn limit(&self, model: ModelIx) -> Length {
        match self.allowance {
            Allowance::Movement(more) => self.game.line(model).movement + more,
            Allowance::Fixed(limit) => limit,
        }
    }

    pub(crate) fn base(&self, model: ModelIx, moved: &Moved) -> Disc {
        let base = self.game.base(model);
        match moved.iter().find(|(other, _)| *other == model) {
            Some((_, at)) => Disc { centre: at.at, z: at.z, ..base },
            None => base,
        }
    }

    /// The models of other units that may be in the way of this one, wherever in its reach its models go.
    pub(crate) fn strangers(&self) -> Vec<ModelIx> {
        let game = self.game;
        let most = game.living(self.unit).map(|model| self.limit(model)).max();
        let reach = most.unwrap_or_default() + ENGAGED;
        let Some(own) = game.extent(self.unit) else { return Vec::new() };
        let others = game.standing().filter(|unit| *unit != self.unit);
        let near = others.flat_map(|unit| game.living(unit));
        near.filter(|model| own.near(&game.base(*model), reach)).collect()
    }

    /// The bases that may be in the way of a model, and whose they are.
    fn others(
        &self,
        model: ModelIx,
        reach: Length,
        strangers: &[ModelIx],
        friends: Friends<'_>,
    ) -> (Vec<ModelIx>, Vec<Disc>) {
        let from = self.game.base(model);
        let friends: Vec<(ModelIx, Disc)> = match friends {
            Friends::All(moved) => {
                let others = self.game.living(self.unit).filter(|other| *other != model);
                others.map(|other| (other, self.base(other, moved))).collect()
            }
            Friends::These(those) => those.to_vec(),
        };
        let far = strangers.iter().map(|other| (*other, self.game.base(*other)));
        friends.into_iter().chain(far).filter(|(_, base)| from.within(base, reach)).unzip()
    }

    /// The legal moves of a unit's models, one after another; whoever is not named stays. Where one stands in another's
    /// way, it goes before it, in whatever order they are named.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn plan(&self, moves: &[(u8, Way)]) -> Result<Vec<Planned>, Illegal> {
        let strangers = self.strangers();
        let planned = self.in_order(moves, &strangers).map_err(|(_, illegal)| illegal)?;
        let moved: Moved = planned.iter().map(|one| (one.model, one.at)).collect();
        self.may_end(&moved)?;
        Ok(planned)
    }

    /// Whether a unit may end its move with its models there: in coherency, and apart from enemies.
    fn may_end(&self, moved: &Moved) -> Result<(), Illegal> {
        let bases: Vec<Disc> =
            self.game.living(self.unit).map(|model| self.base(model, moved)).collect();
        if !coherent(&bases) {
            let why = Why::NotCoherent { model: self.game.id(self.unit) };
            return Err(Illegal::new("K4W-BASE-02", why));
        }
        let side = self.game.side_of(self.unit);
        for enemy in self.game.enemies_of(side).filter(|enemy| self.ending.has(*enemy)) {
            for other in self.game.living(enemy) {
                let other = self.game.base(other);
                if bases.iter().any(|base| base.within(&other, ENGAGED)) {
                    let model = self.game.id(enemy);
                    return Err(Illegal::new(RULE, Why::EndsInControlRange { model }));
                }
            }
        }
        Ok(())
    }

    /// Whether a way could be short enough: where it ends is no further than the model may go.
    pub(crate) fn may_reach(&self, model: ModelIx, way: &Way) -> bool {
        let end = match way {
            Way::To(place) => Some(place),
            Way::Along(places) => places.last(),
        };
        let from = self.game.model(model).at.at;
        end.is_some_and(|end| from.squared_distance(end.at) <= self.limit(model).squared())
    }

    pub(crate) fn mover(&self, model: ModelIx) -> Mover {
        let profile = self.game.profile(model);
        let climbing = Climbing {
            up: self.game.card(self.unit).keywords.infantry,
            price: Price::Height { least: Length::ZERO, free_drop: Length::ZERO },
            most: None,
            beside: Length::INCH,
            leap: Length::ZERO,
            leap_from: Length::ZERO,
        };
        Mover {
            radius: profile.radius,
            height: profile.height,
            climbing,
            rounding: Rounding::Exact,
        }
    }

    /// K4W-CHARGE-07: whether models pass over those of a unit: in a charge not over BUILDINGs (K4W-MOVE-11).
    fn flown_over(&self, unit: UnitIx) -> bool {
        match self.flight {
            Flight::Grounded => false,
            Flight::OverUnits => !self.game.card(unit).keywords.building,
            Flight::OverAll => true,
        }
    }

    pub(crate) fn ground(&self, model: ModelIx) -> &Ground {
        match self.flight {
            Flight::OverAll => self.game.setup.sky.ground(model.at()),
            _ => self.game.setup.board.ground(model.at()),
        }
    }

    /// What is in the way of one model, wherever the others of its unit stand by now.
    pub(crate) fn obstacles(
        &self,
        model: ModelIx,
        strangers: &[ModelIx],
        friends: Friends<'_>,
    ) -> Obstacles {
        let game = self.game;
        let reach = self.limit(model) + ENGAGED;
        let (mut others, mut bases) = self.others(model, reach, strangers, friends);
        if self.flight == Flight::OverUnits {
            // What has to be gone round stands before what is flown over.
            let mut all: Vec<(ModelIx, Disc)> = others.into_iter().zip(bases).collect();
            all.sort_by_key(|(other, _)| self.flown_over(game.unit_of(*other)));
            (others, bases) = all.into_iter().unzip();
        }
        let gone_round = others.partition_point(|other| !self.flown_over(game.unit_of(*other)));
        let passing = |unit: UnitIx| self.passing.has(unit) && !self.flown_over(unit);
        let shunned = self.enemies_among(&others, passing);
        Obstacles { open: game.state.doors, others, bases, gone_round, shunned }
    }

    /// Those of some models that are enemies, and of units that count.
    pub(crate) fn enemies_among(
        &self,
        models: &[ModelIx],
        counts: impl Fn(UnitIx) -> bool,
    ) -> Vec<ModelIx> {
        let (game, side) = (self.game, self.game.side_of(self.unit));
        let enemy = |model: &ModelIx| {
            let unit = game.unit_of(*model);
            game.side_of(unit) != side && counts(unit)
        };
        models.iter().copied().filter(enemy).collect()
    }

    /// The inch about each of some models.
    pub(crate) fn keep_outs(&self, models: &[ModelIx]) -> Vec<KeepOut> {
        let keep_out = |model: &ModelIx| KeepOut { disc: self.game.base(*model), reach: ENGAGED };
        models.iter().map(keep_out).collect()
    }

    /// The path of one model, wherever the others of its unit stand by now.
    pub(crate) fn walk(
        &self,
        model: ModelIx,
        way: &Way,
        strangers: &[ModelIx],
        moved: &Moved,
    ) -> Result<Planned, Illegal> {
        self.walk_past(model, way, strangers, Friends::All(moved))
    }

    /// The same as if there were nobody else of its unit.
    pub(crate) fn walk_alone(
        &self,
        model: ModelIx,
        way: &Way,
        strangers: &[ModelIx],
    ) -> Result<Planned, Illegal> {
        self.walk_past(model, way, strangers, Friends::These(&[]))
    }

    /// The same past those of its unit who are in its way.
    pub(crate) fn walk_past(
        &self,
        model: ModelIx,
        way: &Way,
        strangers: &[ModelIx],
        friends: Friends<'_>,
    ) -> Result<Planned, Illegal> {
        let game = self.game;
        let limit = self.limit(model);
        let from = game.model(model).at;
        let end = match way {
            Way::To(place) => *place,
            Way::Along(places) => *places.last().unwrap_or(&from),
        };
        let obstacles = self.obstacles(model, strangers, friends);
        let refuse = |fault| self.refuse(fault, &obstacles.others, &[], limit);
        let board = game.setup.board.ground(model.at());
        board.can_stand(&obstacles.at_the_end(&[]), end).map_err(refuse)?;
        let keep_outs = self.keep_outs(&obstacles.shunned);
        let around = obstacles.on_the_way(&keep_outs);
        let refuse = |fault| match fault {
            Fault::Guest(i) => {
                let i = i + obstacles.gone_round;
                self.refuse(Fault::Guest(i), &obstacles.others, &obstacles.shunned, limit)
            }
            fault => self.refuse(fault, &obstacles.others, &obstacles.shunned, limit),
        };
        let (mover, ground) = (self.mover(model), self.ground(model));
        // Those who fly over everything pay nothing for heights.
        let flat = |place: Footing| match self.flight {
            Flight::OverAll => Footing::floor(place.at),
            _ => place,
        };
        match way {
            Way::To(place) => {
                let found = ground.shortest(&mover, &around, flat(from), flat(*place), limit);
                let Path { points, length } = found.map_err(refuse)?;
                Ok(Planned { model, at: *place, length, path: points })
            }
            Way::Along(places) => {
                let flown: Vec<Footing> = places.iter().map(|place| flat(*place)).collect();
                let length = ground.check_path(&mover, &around, flat(from), &flown);
                let length = length.map_err(refuse)?;
                if length > limit {
                    return Err(refuse(Fault::TooLong { length }));
                }
                Ok(Planned { model, at: end, length, path: places.iter().copied().collect() })
            }
        }
    }

    fn refuse(
        &self,
        fault: Fault,
        others: &[ModelIx],
        shunned: &[ModelIx],
        limit: Length,
    ) -> Illegal {
        let id = |models: &[ModelIx], i: usize| {
            models.get(i).map(|model| self.game.id(self.game.unit_of(*model)))
        };
        let why = match fault {
            Fault::Solid(i) | Fault::Guest(i) => match id(others, i) {
                Some(model) => Why::Overlaps { model },
                None => Why::NoWay,
            },
            Fault::KeepOut(i) => match id(shunned, i) {
                Some(model) => Why::EntersControlRange { model },
                None => Why::NoWay,
            },
            Fault::OffBoard => Why::OffBoard,
            Fault::Prism(i) => {
                let terrain = self.game.setup.killzone().terrain().get(i);
                Why::ThroughTerrain { terrain: terrain.map_or(String::new(), |t| t.name.clone()) }
            }
            Fault::Barrier => Why::ThroughWall,
            Fault::NoSupport => Why::NoSupport,
            Fault::ClimbBanned => Why::ClimbBanned,
            Fault::ClimbTooHigh | Fault::LeapTooFar => Why::ClimbTooHigh,
            Fault::TooLong { length } => {
                return Illegal::new(self.rule, Why::TooFar { length, limit });
            }
            Fault::NoWay => return Illegal::new(self.rule, Why::OutOfReach { limit }),
        };
        Illegal::new(RULE, why)
    }

    /// Where a model of a formation tries to go: the way that all go, part of it, or close to one that is there.
    pub(crate) fn goals(
        &self,
        model: ModelIx,
        first: ModelIx,
        place: Footing,
        by: Vector,
        moved: &Moved,
    ) -> Vec<Way> {
        if model == first {
            return vec![Way::Along(vec![place]), Way::To(place)];
        }
        let from = self.game.model(model).at;
        let board = &self.game.setup.board;
        let part = |n: i64| {
            let at = from.at + Vector { dx: by.dx * n / 4, dy: by.dy * n / 4 };
            if place.z == Length::ZERO { Footing::floor(at) } else { board.on_top(at) }
        };
        let mut goals: Vec<Way> = vec![Way::Along(vec![part(4)])];
        let radius = self.game.setup.radius(model.at());
        for (friend, at) in moved.iter().rev().take(3) {
            let apart = radius + self.game.setup.radius(friend.at()) + Length::from_units(200);
            goals.extend(ring(at.at, apart).map(|at| Way::Along(vec![Footing::floor(at)])));
        }
        goals.push(Way::Along(vec![part(3)]));
        goals.push(Way::Along(vec![part(2)]));
        // Round what is in the way last: looking for such a path takes longest.
        goals.push(Way::To(part(4)));
        goals
    }

    /// The moves that bring a unit to close quarters with others: each model straight at the nearest model of a target,
    /// those nearest first; those behind stay with the unit. `lead` goes before all others, its own way.
    pub fn storm(&self, targets: Units, lead: Option<(ModelIx, Way)>) -> Vec<(u8, Way)> {
        let game = self.game;
        let mut order = self.by_nearness(targets);
        if let Some((leader, _)) = &lead {
            order.sort_by_key(|(_, model, _)| model != leader);
        }
        let strangers = self.strangers();
        let mut moved: Moved = Vec::with_capacity(order.len());
        let mut moves: Vec<(u8, Way)> = Vec::with_capacity(order.len());
        for (_, model, foe) in order {
            let ways = match &lead {
                Some((leader, way)) if *leader == model => vec![way.clone()],
                _ => {
                    let mut ways = self.strides(model, foe);
                    ways.extend(self.beside_friends(model, &moved));
                    ways.retain(|way| self.may_reach(model, way));
                    ways
                }
            };
            let mut legal = ways.into_iter().filter_map(|way| {
                let planned = self.walk(model, &way, &strangers, &moved).ok()?;
                Some((way, planned.at))
            });
            let first = legal.next();
            let keeps = |at: &Footing| moved.is_empty() || self.with_friends(model, *at, &moved);
            let stays = game.model(model).at;
            let found = match first {
                Some((_, at)) if keeps(&at) => first,
                _ if keeps(&stays) => None,
                _ => legal.find(|(_, at)| keeps(at)).or(first),
            };
            let at = match found {
                Some((way, at)) => {
                    moves.push((game.number(model), way));
                    at
                }
                None => stays,
            };
            moved.push((model, at));
        }
        moves
    }

    /// Whether a model at a place is in coherency with one that has been moved.
    pub(crate) fn with_friends(&self, model: ModelIx, at: Footing, moved: &Moved) -> bool {
        let base = Disc { centre: at.at, z: at.z, ..self.game.base(model) };
        moved.iter().any(|(friend, _)| coherent(&[base, self.base(*friend, moved)]))
    }

    /// Places beside models that have been moved.
    fn beside_friends(&self, model: ModelIx, moved: &Moved) -> Vec<Way> {
        let radius = self.game.setup.radius(model.at());
        let near = moved.iter().rev().take(4).flat_map(|(friend, at)| {
            let apart = radius + self.game.setup.radius(friend.at()) + Length::from_units(300);
            ring(at.at, apart).map(|p| Way::Along(vec![Footing { at: p, z: at.z }]))
        });
        near.collect()
    }

    /// Ways that bring a model near a foe: straight to it, beside it, or part of the way.
    pub(crate) fn strides(&self, model: ModelIx, foe: ModelIx) -> Vec<Way> {
        let (base, other) = (self.game.base(model), self.game.base(foe));
        let limit = self.limit(model);
        let touching = base.radius + other.radius + Length::from_units(2);
        let way = other.centre - base.centre;
        let far = way.squared().isqrt().max(1);
        let on = |length: Length| {
            let by = length.wide().clamp(0, far);
            let at = base.centre + Vector { dx: way.dx * by / far, dy: way.dy * by / far };
            Footing { at, z: base.z }
        };
        let whole = (base.centre.distance(other.centre) - touching).max(Length::ZERO);
        let length = whole.min(limit - Length::UNIT).max(Length::ZERO);
        let mut ways = vec![Way::Along(vec![on(length)])];
        if whole <= limit {
            let beside = ring(other.centre, touching + Length::from_units(100));
            ways.extend(beside.map(|at| Way::To(Footing { at, z: other.z })));
        }
        ways.push(Way::Along(vec![on(Length::from_units(length.units() * 3 / 4))]));
        ways.push(Way::Along(vec![on(Length::from_units(length.units() / 2))]));
        ways
    }
}

/// Sixteen points of a circle.
pub(crate) fn ring(centre: Point, radius: Length) -> impl Iterator<Item = Point> {
    const QUARTER: [(i64, i64); 4] = [(4096, 0), (3784, 1567), (2896, 2896), (1567, 3784)];
    let r = radius.wide();
    let out = move |x: i64, y: i64| centre + Vector { dx: x * r / 4096, dy: y * r / 4096 };
    QUARTER.into_iter().flat_map(move |(x, y)| [out(x, y), out(-y, x), out(-x, -y), out(y, -x)])
}

impl Kt4w40k {
    /// Puts the models of a unit where their moves end. Whoever moves is no longer prepared (K4W-MOVE-09).
    pub(crate) fn put(&mut self, unit: UnitIx, planned: &[Planned]) {
        for one in planned {
            let model = self.model_mut(one.model);
            model.moved |= model.at != one.at;
        }
        if self.place(planned) {
            let state = self.unit_mut(unit);
            state.moved = true;
            state.prepared = false;
        }
    }

    /// Puts models where they have gone, without a word about having moved. Whether any is elsewhere now.
    pub(crate) fn place(&mut self, planned: &[Planned]) -> bool {
        let mut any = false;
        for one in planned {
            let model = self.model_mut(one.model);
            any |= model.at != one.at;
            model.at = one.at;
        }
        any
    }

    /// The moves of an answer: each model's own, or a formation.
    pub(crate) fn orders(&self, drill: &Drill<'_>, way: &Way) -> Vec<(u8, Way)> {
        match way {
            Way::To(place) => drill.formation(*place),
            Way::Along(places) => {
                let first = self.living(drill.unit).next().map(|model| self.number(model));
                first.map(|number| (number, Way::Along(places.clone()))).into_iter().collect()
            }
        }
    }
}
