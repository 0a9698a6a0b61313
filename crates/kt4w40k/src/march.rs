//! Moving a unit: the path of every model, where they may end, and formations (K4W-BASE-02, -05).

use arrayvec::ArrayVec;
use geometry::{
    Climbing, Disc, Fault, Footing, Ground, KeepOut, Length, Mover, Path, Point, Price, Rounding,
    Surroundings, Vector,
};
use table::{Illegal, MAX_PATH, Way, Why};

use crate::Kt4w40k;
use crate::field::{ENGAGED, coherent};
use crate::state::{ModelIx, UnitIx, Units};

/// What keeps a base from where it would go.
const RULE: &str = "K4W-BASE-05";

/// A legal move of one model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Planned {
    /// Who.
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
    fn has(self, unit: UnitIx) -> bool {
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
    /// So far.
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

/// Places of models that have been moved, in the middle of a unit's move.
pub(crate) type Moved = Vec<(ModelIx, Footing)>;

impl Drill<'_> {
    /// How far a model may go.
    pub fn limit(&self, model: ModelIx) -> Length {
        match self.allowance {
            Allowance::Movement(more) => self.game.line(model).movement + more,
            Allowance::Fixed(limit) => limit,
        }
    }

    fn base(&self, model: ModelIx, moved: &Moved) -> Disc {
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
        moved: &Moved,
    ) -> (Vec<ModelIx>, Vec<Disc>) {
        let from = self.game.base(model);
        let friends = self.game.living(self.unit).filter(|other| *other != model);
        let near = friends.map(|other| (other, self.base(other, moved)));
        let far = strangers.iter().map(|other| (*other, self.game.base(*other)));
        near.chain(far).filter(|(_, base)| from.within(base, reach)).unzip()
    }

    /// The legal moves of a unit's models, one after another; whoever is not named stays.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn plan(&self, moves: &[(u8, Way)]) -> Result<Vec<Planned>, Illegal> {
        let strangers = self.strangers();
        let mut planned: Vec<Planned> = Vec::with_capacity(moves.len());
        let mut moved: Moved = Vec::with_capacity(moves.len());
        for (number, way) in moves {
            let id = self.game.id(self.unit);
            let Some(model) = self.game.numbered(self.unit, *number) else {
                return Err(Illegal::new(RULE, Why::UnknownModel { model: id }));
            };
            if moved.iter().any(|(other, _)| *other == model) {
                return Err(Illegal::new(RULE, Why::TargetTwice { model: id }));
            }
            let one = self.walk(model, way, &strangers, &moved)?;
            moved.push((model, one.at));
            planned.push(one);
        }
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

    fn mover(&self, model: ModelIx) -> Mover {
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

    /// K4W-MOVE-11, K4W-CHARGE-07: whether models pass over those of a unit: in a charge not over BUILDINGs.
    fn flown_over(&self, unit: UnitIx) -> bool {
        match self.flight {
            Flight::Grounded => false,
            Flight::OverUnits => !self.game.card(unit).keywords.building,
            Flight::OverAll => true,
        }
    }

    fn ground(&self, model: ModelIx) -> &Ground {
        match self.flight {
            Flight::OverAll => self.game.setup.sky.ground(model.at()),
            _ => self.game.setup.board.ground(model.at()),
        }
    }

    /// The path of one model, wherever the others of its unit stand by now.
    pub(crate) fn walk(
        &self,
        model: ModelIx,
        way: &Way,
        strangers: &[ModelIx],
        moved: &Moved,
    ) -> Result<Planned, Illegal> {
        let game = self.game;
        let limit = self.limit(model);
        let from = game.model(model).at;
        let end = match way {
            Way::To(place) => *place,
            Way::Along(places) => *places.last().unwrap_or(&from),
        };
        let reach = limit + ENGAGED;
        let (mut others, mut bases) = self.others(model, reach, strangers, moved);
        if self.flight == Flight::OverUnits {
            // What has to be gone round stands before what is flown over.
            let mut all: Vec<(ModelIx, Disc)> = others.into_iter().zip(bases).collect();
            all.sort_by_key(|(other, _)| self.flown_over(game.unit_of(*other)));
            (others, bases) = all.into_iter().unzip();
        }
        let around =
            Surroundings { open: game.state.doors, solids: &bases, guests: &[], keep_outs: &[] };
        let refuse = |fault| self.refuse(fault, &others, &[], limit);
        game.setup.board.ground(model.at()).can_stand(&around, end).map_err(refuse)?;
        let side = game.side_of(self.unit);
        let shunned: Vec<ModelIx> = others
            .iter()
            .copied()
            .filter(|other| {
                let unit = game.unit_of(*other);
                game.side_of(unit) != side && self.passing.has(unit) && !self.flown_over(unit)
            })
            .collect();
        let keep_outs: Vec<KeepOut> = shunned
            .iter()
            .map(|other| KeepOut { disc: game.base(*other), reach: ENGAGED })
            .collect();
        let high = others.partition_point(|other| !self.flown_over(game.unit_of(*other)));
        let (solids, guests) = bases.split_at(high);
        let around = Surroundings { open: game.state.doors, solids, guests, keep_outs: &keep_outs };
        let refuse = |fault| match fault {
            Fault::Guest(i) => self.refuse(Fault::Guest(i + high), &others, &shunned, limit),
            fault => self.refuse(fault, &others, &shunned, limit),
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

    /// The moves that take a unit to a place as a formation: its first model goes there, the others as far the same
    /// way as they can, those in front first; whoever would be left behind closes up.
    pub fn formation(&self, place: Footing) -> Vec<(u8, Way)> {
        let game = self.game;
        let Some(first) = game.living(self.unit).next() else { return Vec::new() };
        let by = place.at - game.model(first).at.at;
        let mut order: Vec<ModelIx> = game.living(self.unit).collect();
        order.sort_by_key(|model| {
            let at = game.model(*model).at.at - Point::default();
            (*model != first, std::cmp::Reverse(at.dot(by)), *model)
        });
        let strangers = self.strangers();
        let mut moved: Moved = Vec::with_capacity(order.len());
        let mut moves: Vec<(u8, Way)> = Vec::with_capacity(order.len());
        for model in order {
            let goals = self.goals(model, first, place, by, &moved);
            let near = goals.into_iter().filter(|way| self.may_reach(model, way));
            let found = near.into_iter().find_map(|way| {
                let at = self.walk(model, &way, &strangers, &moved).ok()?.at;
                (model == first || self.with_friends(model, at, &moved)).then_some((way, at))
            });
            let at = match found {
                Some((way, at)) => {
                    moves.push((game.number(model), way));
                    at
                }
                // Where the first cannot go, the formation does not: the refusal of its move says why.
                None if model == first => return vec![(game.number(first), Way::To(place))],
                None => game.model(model).at,
            };
            moved.push((model, at));
        }
        moves
    }

    /// Where a model of a formation tries to go: the way that all go, part of it, or close to one that is there.
    fn goals(
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
    /// those nearest first; those behind stay with the unit. `lead` is the place of the one that goes before all
    /// others.
    pub fn storm(&self, targets: Units, lead: usize) -> Vec<(u8, Way)> {
        let game = self.game;
        let mut order: Vec<(Length, ModelIx, ModelIx)> = Vec::new();
        for model in game.living(self.unit) {
            let base = game.base(model);
            let foes = targets.iter().filter(|unit| game.stands(*unit));
            let foes = foes.flat_map(|unit| game.living(unit));
            let nearest = foes.map(|foe| (base.gap(&game.base(foe)), foe)).min();
            order.extend(nearest.map(|(gap, foe)| (gap, model, foe)));
        }
        order.sort_unstable();
        if lead < order.len() {
            let leader = order.remove(lead);
            order.insert(0, leader);
        }
        let strangers = self.strangers();
        let mut moved: Moved = Vec::with_capacity(order.len());
        let mut moves: Vec<(u8, Way)> = Vec::with_capacity(order.len());
        for (_, model, foe) in order {
            let mut ways = self.strides(model, foe);
            ways.extend(self.beside_friends(model, &moved));
            let near = ways.into_iter().filter(|way| self.may_reach(model, way));
            let mut legal = near.filter_map(|way| {
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
    fn strides(&self, model: ModelIx, foe: ModelIx) -> Vec<Way> {
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

    /// K4W-CHARGE-05: whether some model is near enough to a target to end within 1" of it, whatever stands in its way.
    pub fn near_enough(&self, targets: Units) -> bool {
        let game = self.game;
        game.living(self.unit).any(|model| {
            let reach = self.limit(model) + ENGAGED;
            targets.iter().any(|unit| game.stands(unit) && game.near_unit(model, unit, reach))
        })
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
