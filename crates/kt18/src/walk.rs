//! Moving a base: where it may end, and by what path it gets there (KT18-MOVE-03, KT18-GEO-05).

use arrayvec::ArrayVec;
use geometry::{
    Climbing, Disc, Fault, Footing, KeepOut, Length, Mover, OpenDoors, Path, Point, Price,
    Rounding, Segment, Surroundings, Vector,
};
use table::{Illegal, MAX_PATH, Way, Why};

use crate::field::{ENGAGED, Some as Several};
use crate::state::ModelIx;
use crate::{Kt18, MAX_MODELS};

/// Where a base cannot be: off the board, in a wall, in terrain, on another base.
const PLACE: &str = "KT18-MOVE-03";

/// A legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Planned {
    /// Where it ends.
    pub at: Point,
    /// How long it is.
    pub length: Length,
    /// The corners of the path after the start.
    pub path: ArrayVec<Footing, MAX_PATH>,
}

/// A move of one model.
#[derive(Clone, Debug)]
pub struct Walk<'a> {
    game: &'a Kt18,
    model: ModelIx,
    limit: Length,
    /// The rule about how far it goes.
    rule: &'static str,
    /// Enemies that it never comes within 1" of.
    shunned: Several,
    /// A model that is not in the way: the one that a charge is measured to.
    but: Option<ModelIx>,
}

/// KT18-MOVE-04: nobody climbs on these boards, and heights cost nothing.
fn mover(radius: Length, height: Length) -> Mover {
    let climbing = Climbing {
        up: false,
        price: Price::Height { least: Length::ZERO, free_drop: Length::ZERO },
        most: None,
        beside: Length::ZERO,
        leap: Length::ZERO,
        leap_from: Length::ZERO,
    };
    Mover { radius, height, climbing, rounding: Rounding::Exact }
}

impl Kt18 {
    /// The shortest way of a model to a place if nobody else were on the board and these doors stood open: where it
    /// would have to go through, whatever is in the way now.
    pub fn route(&self, model: ModelIx, to: Point, open: OpenDoors) -> Option<Planned> {
        let card = self.card(model);
        let around = Surroundings { open, solids: &[], guests: &[], keep_outs: &[] };
        let ground = self.setup.ground(model.at(), card.keywords.fly);
        let limit = (self.scene().width() + self.scene().depth()) * 2;
        let mover = mover(card.radius, card.height);
        let found = ground.shortest(&mover, &around, self.place(model), Footing::floor(to), limit);
        found.ok().map(|Path { points, length }| Planned { at: to, length, path: points })
    }
}

/// Where a way ends.
pub fn end_of(way: &Way, start: Footing) -> Footing {
    match way {
        Way::To(place) => *place,
        Way::Along(places) => *places.last().unwrap_or(&start),
    }
}

impl<'a> Walk<'a> {
    /// A move of a model by at most `limit`, as `rule` says, that never comes within 1" of `shunned`.
    pub fn new(
        game: &'a Kt18,
        model: ModelIx,
        limit: Length,
        rule: &'static str,
        shunned: impl Iterator<Item = ModelIx>,
    ) -> Self {
        let reach = limit + ENGAGED;
        let base = game.base(model);
        let near = |enemy: &ModelIx| base.within(&game.base(*enemy), reach);
        Walk { game, model, limit, rule, shunned: shunned.filter(near).collect(), but: None }
    }

    fn flies(&self) -> bool {
        self.game.card(self.model).keywords.fly
    }

    /// The bases of the others, and whose they are.
    fn others(&self) -> (Several, ArrayVec<Disc, MAX_MODELS>) {
        let reach = self.limit + Length::INCH;
        let base = self.game.base(self.model);
        let others = self.game.standing().filter(|other| {
            *other != self.model
                && Some(*other) != self.but
                && base.within(&self.game.base(*other), reach)
        });
        let all: Several = others.collect();
        let bases = all.iter().map(|other| self.game.base(*other)).collect();
        (all, bases)
    }

    /// Whether the model could be placed somewhere (KT18-GEO-04).
    ///
    /// # Errors
    /// What is in the way there.
    pub fn may_stand(&self, end: Footing) -> Result<(), Illegal> {
        let (all, bases) = self.others();
        let around = Surroundings {
            open: self.game.state.doors,
            solids: &bases,
            guests: &[],
            keep_outs: &[],
        };
        let ground = self.game.setup.board.ground(self.model.at());
        let fits = ground.can_stand(&around, end);
        fits.map_err(|fault| self.refuse(fault, &all, &[]))?;
        if end.z == Length::ZERO { Ok(()) } else { Err(Illegal::new(PLACE, Why::NoSupport)) }
    }

    /// The path of a move.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn plan(&self, way: &Way) -> Result<Planned, Illegal> {
        let from = self.game.place(self.model);
        let end = end_of(way, from);
        self.may_stand(end)?;
        for enemy in &self.shunned {
            if self.game.near_at(self.model, end.at, *enemy, ENGAGED) {
                return Err(self.enters(*enemy));
            }
        }
        if matches!(way, Way::To(_)) && self.walled_away(from.at, end.at) {
            return Err(Illegal::new(self.rule, Why::OutOfReach { limit: self.limit }));
        }
        self.find(way)
    }

    /// Whether the way of a point round the walls is too long already, though the straight one is not: no path of a base
    /// is shorter, and that is told without searching for one.
    fn walled_away(&self, from: Point, to: Point) -> bool {
        let point = |centre: Point| Disc { centre, radius: Length::ZERO, z: Length::ZERO };
        let (scene, doors) = (self.game.scene(), self.game.state.doors);
        from.squared_distance(to) <= self.limit.squared()
            && !scene.within(doors, &point(from), &point(to), self.limit)
    }

    fn enters(&self, enemy: ModelIx) -> Illegal {
        Illegal::new(PLACE, Why::EntersControlRange { model: self.game.id(enemy) })
    }

    /// A path, wherever it ends. Enemies that no wall hides are given their berth at once; the others only where the
    /// path turns out to come within 1" of them, measured round the walls.
    fn find(&self, way: &Way) -> Result<Planned, Illegal> {
        let mut wide: Several =
            self.shunned.iter().copied().filter(|enemy| !self.by_a_wall(*enemy)).collect();
        loop {
            let found = self.find_apart(way, &wide)?;
            let mut hidden = self.shunned.iter().copied().filter(|enemy| !wide.contains(enemy));
            match hidden.find(|enemy| self.comes_near(&found.path, *enemy)) {
                None => return Ok(found),
                Some(enemy) if matches!(way, Way::Along(_)) => return Err(self.enters(enemy)),
                Some(enemy) => wide.push(enemy),
            }
        }
    }

    fn find_apart(&self, way: &Way, wide: &[ModelIx]) -> Result<Planned, Illegal> {
        let game = self.game;
        let keep_outs: ArrayVec<KeepOut, MAX_MODELS> =
            wide.iter().map(|enemy| KeepOut { disc: game.base(*enemy), reach: ENGAGED }).collect();
        let (all, bases) = self.others();
        // KT18-MOVE-04: bases are passed over, never landed on.
        let (solids, guests): (&[Disc], &[Disc]) =
            if self.flies() { (&[], &bases) } else { (&bases, &[]) };
        let around = Surroundings { open: game.state.doors, solids, guests, keep_outs: &keep_outs };
        let card = game.card(self.model);
        let mover = mover(card.radius, card.height);
        let ground = game.setup.ground(self.model.at(), self.flies());
        let from = game.place(self.model);
        let refuse = |fault| self.refuse(fault, &all, wide);
        match way {
            Way::To(place) => {
                let found = ground.shortest(&mover, &around, from, *place, self.limit);
                let Path { points, length } = found.map_err(refuse)?;
                Ok(Planned { at: place.at, length, path: points })
            }
            Way::Along(places) => {
                let length = ground.check_path(&mover, &around, from, places).map_err(refuse)?;
                if length > self.limit {
                    return Err(refuse(Fault::TooLong { length }));
                }
                let at = end_of(way, from).at;
                Ok(Planned { at, length, path: places.iter().copied().collect() })
            }
        }
    }

    fn refuse(&self, fault: Fault, others: &[ModelIx], wide: &[ModelIx]) -> Illegal {
        let id = |models: &[ModelIx], i: usize| models.get(i).map(|model| self.game.id(*model));
        let why = match fault {
            Fault::Solid(i) | Fault::Guest(i) => match id(others, i) {
                Some(model) => Why::Overlaps { model },
                None => Why::NoWay,
            },
            Fault::KeepOut(i) => match id(wide, i) {
                Some(model) => Why::EntersControlRange { model },
                None => Why::NoWay,
            },
            Fault::OffBoard => Why::OffBoard,
            Fault::Prism(i) => {
                let terrain = self.game.setup.killzone().terrain().get(i);
                Why::ThroughTerrain { terrain: terrain.map_or(String::new(), |t| t.name.clone()) }
            }
            // Not even by flying.
            Fault::Barrier => return Illegal::new("KT18-WALL-03", Why::ThroughWall),
            Fault::NoSupport | Fault::ClimbBanned | Fault::ClimbTooHigh | Fault::LeapTooFar => {
                Why::NoSupport
            }
            Fault::TooLong { length } => {
                return Illegal::new(self.rule, Why::TooFar { length, limit: self.limit });
            }
            Fault::NoWay => {
                return Illegal::new(self.rule, Why::OutOfReach { limit: self.limit });
            }
        };
        Illegal::new(PLACE, why)
    }

    /// Whether a wall could stand between an enemy and a base that is within 1" of it in a straight line.
    fn by_a_wall(&self, enemy: ModelIx) -> bool {
        let base = self.game.base(enemy);
        let reach = base.radius + ENGAGED + self.game.card(self.model).radius * 2;
        let mut barriers = self.game.scene().barriers(self.game.state.doors);
        barriers.any(|barrier| barrier.within(base.centre, reach))
    }

    /// Whether some position of a path is within 1" of an enemy, measured round walls.
    fn comes_near(&self, path: &[Footing], enemy: ModelIx) -> bool {
        let starts = std::iter::once(self.game.model(self.model).at);
        let starts = starts.chain(path.iter().map(|place| place.at));
        let mut legs = starts.zip(path.iter().map(|place| place.at));
        legs.any(|(from, to)| self.leg_comes_near(from, to, enemy))
    }

    /// The same of a straight part of a path: looked at every quarter of a millimetre where it matters.
    fn leg_comes_near(&self, from: Point, to: Point, enemy: ModelIx) -> bool {
        const STEP: i64 = 25;
        let other = self.game.base(enemy);
        let reach = self.game.card(self.model).radius + other.radius + ENGAGED;
        if !(Segment { from, to }).within(other.centre, reach) || self.walled_off(from, to, &other)
        {
            return false;
        }
        let along = to - from;
        let steps = (along.squared().isqrt() / STEP).max(1);
        (0..=steps).any(|i| {
            let by = Vector { dx: along.dx * i / steps, dy: along.dy * i / steps };
            self.game.near_at(self.model, from + by, enemy, ENGAGED)
        })
    }

    /// Whether one barrier stands between an enemy and the whole of a leg, and no end of any is near enough to the
    /// enemy to be measured round within 1".
    fn walled_off(&self, from: Point, to: Point, enemy: &Disc) -> bool {
        let barriers = || self.game.scene().barriers(self.game.state.doors);
        let near = (enemy.radius + ENGAGED).squared();
        let end_near = |p: Point| p.squared_distance(enemy.centre) <= near;
        barriers().any(|b| b.crosses(from, enemy.centre) && b.crosses(to, enemy.centre))
            && !barriers().any(|b| end_near(b.from) || end_near(b.to))
    }
}

impl<'a> Walk<'a> {
    /// KT18-GEO-10: the shortest move after which the model is within 1" of a target. None if no move of at most the
    /// limit does it.
    ///
    /// A shortest way to within 1" of a disc is the beginning of a shortest way to its middle, wherever that way runs
    /// straight at its end; where something stands in it, ends all round the target are tried.
    pub fn contact(&self, target: ModelIx) -> Option<Planned> {
        let game = self.game;
        let (base, goal) = (game.base(self.model), game.base(target));
        if game.near(self.model, target, ENGAGED) {
            let at = base.centre;
            return Some(Planned { at, length: Length::ZERO, path: ArrayVec::new() });
        }
        // No move is shorter than the way that is measured.
        let measured = game.scene().within(game.state.doors, &base, &goal, self.limit + ENGAGED);
        if !measured {
            return None;
        }
        let ring = base.radius + goal.radius + ENGAGED;
        let further = Walk { limit: self.limit + ring, but: Some(target), ..self.clone() };
        let whole = further.find(&Way::To(Footing::floor(goal.centre))).ok();
        let ahead = whole.and_then(|whole| self.cut(&whole.path, target));
        // An enemy that keeps it from the target's middle may leave the straight way free as far as it is needed.
        let straight = || self.cut(&[Footing::floor(goal.centre)], target);
        ahead.or_else(straight).or_else(|| self.contact_round(target, ring))
    }

    /// The part of a path until it is within 1" of a target, if that is short enough and ends where the model may stand.
    fn cut(&self, path: &[Footing], target: ModelIx) -> Option<Planned> {
        let near = |at: Point| self.game.near_at(self.model, at, target, ENGAGED);
        let mut from = self.game.model(self.model).at;
        let leg = path.iter().position(|place| {
            let reached = near(place.at);
            if !reached {
                from = place.at;
            }
            reached
        })?;
        let (mut far, mut close) = (from, path[leg].at);
        while far.squared_distance(close) > 2 {
            let way = close - far;
            let middle = far + Vector { dx: way.dx / 2, dy: way.dy / 2 };
            if near(middle) {
                close = middle;
            } else {
                far = middle;
            }
        }
        let mut places: Vec<Footing> = path[..leg].to_vec();
        places.push(Footing::floor(close));
        self.plan(&Way::Along(places)).ok()
    }

    /// The shortest of the moves to thirty-two places round a target.
    fn contact_round(&self, target: ModelIx, ring: Length) -> Option<Planned> {
        let centre = self.game.model(target).at;
        let places = around(centre, ring - Length::UNIT).filter(|at| {
            at.squared_distance(self.game.model(self.model).at) <= self.limit.squared()
                && self.game.near_at(self.model, *at, target, ENGAGED)
        });
        let moves = places.filter_map(|at| self.plan(&Way::To(Footing::floor(at))).ok());
        moves.min_by_key(|planned| (planned.length, planned.at))
    }

    /// Where a charge that fails comes as close to a target as it can (KT18-CHARGE-06): the beginning of the shortest
    /// way to it.
    pub fn approach(&self, target: ModelIx) -> Option<Planned> {
        self.towards(target, ENGAGED + Length::UNIT)
    }

    /// The beginning of the shortest way to a model, as far as the limit, until the bases are so far apart.
    pub fn towards(&self, target: ModelIx, apart: Length) -> Option<Planned> {
        let (base, goal) = (self.game.base(self.model), self.game.base(target));
        let measured = self.game.distance(self.model, target)?;
        let limit = measured + Length::inches(6) + base.radius + goal.radius;
        let mut further = Walk { limit, but: Some(target), ..self.clone() };
        // It leads to the target; only what is left of it keeps away.
        further.shunned.retain(|enemy| *enemy != target);
        let whole = further.find(&Way::To(Footing::floor(goal.centre))).ok()?;
        let most = self.limit.min(whole.length - base.radius - goal.radius - apart);
        // Where something else stands at the end of it, a shorter way may do.
        (0..8).find_map(|less| {
            let length = Length::from_units(most.units() / 8 * (8 - less) - less.min(1));
            let places = self.beginning(&whole.path, length)?;
            self.plan(&Way::Along(places)).ok()
        })
    }

    /// The places of a path until it is so long; none if that is nothing.
    fn beginning(&self, path: &[Footing], length: Length) -> Option<Vec<Footing>> {
        let mut from = self.game.model(self.model).at;
        // Rounding may cost a unit at each corner.
        let mut left = length - Length::from_units(path.len() as i32 + 1);
        let mut places = Vec::new();
        if left <= Length::ZERO {
            return None;
        }
        for place in path {
            let leg = from.distance(place.at);
            if leg >= left {
                places.push(Footing::floor(on_the_way(from, place.at, left)));
                break;
            }
            left -= leg;
            from = place.at;
            places.push(*place);
        }
        Some(places)
    }
}

/// The point so far along a straight way.
fn on_the_way(from: Point, to: Point, by: Length) -> Point {
    let way = to - from;
    let length = way.squared().isqrt().max(1);
    let by = by.wide().min(length);
    from + Vector { dx: way.dx * by / length, dy: way.dy * by / length }
}

/// Thirty-two points of a circle.
pub fn around(centre: Point, radius: Length) -> impl Iterator<Item = Point> {
    /// The directions of a quarter of a turn, in 1/4096.
    const QUARTER: [(i64, i64); 8] = [
        (4096, 0),
        (4017, 799),
        (3784, 1567),
        (3406, 2276),
        (2896, 2896),
        (2276, 3406),
        (1567, 3784),
        (799, 4017),
    ];
    let r = radius.wide();
    let out = move |x: i64, y: i64| centre + Vector { dx: x * r / 4096, dy: y * r / 4096 };
    QUARTER.into_iter().flat_map(move |(x, y)| [out(x, y), out(-y, x), out(-x, -y), out(y, -x)])
}
