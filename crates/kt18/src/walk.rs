//! Moving a base: where it may end, and by what path it gets there (KT18-MOVE-03, KT18-GEO-05).

use arrayvec::ArrayVec;
use geometry::{
    Climbing, Disc, Fault, Footing, Goal, KeepOut, Length, Mover, OpenDoors, Path, Point, Price,
    Rounding, Surroundings, Ward,
};
use table::{Illegal, MAX_PATH, Way, Why};

use crate::field::{ENGAGED, Some as Several};
use crate::nearness::Nearness;
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
    pub(crate) game: &'a Kt18,
    pub(crate) model: ModelIx,
    pub(crate) limit: Length,
    /// The rule about how far it goes.
    pub(crate) rule: &'static str,
    /// Enemies that it never comes within 1" of.
    pub(crate) shunned: Several,
}

/// Nobody climbs on these boards, and heights cost nothing (KT18-MOVE-04).
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
        let around = Surroundings { open, ..Surroundings::default() };
        let ground = self.setup.ground(model.at(), card.keywords.fly);
        let limit = (self.scene().width() + self.scene().depth()) * 2;
        let mover = mover(card.radius, card.height);
        let found = ground.shortest(&mover, &around, self.place(model), Footing::floor(to), limit);
        found.ok().map(|Path { points, length }| Planned { at: to, length, path: points })
    }
}

/// KT18-MOVE-04: what is in the way of a model that flies, given what it cannot end in: models, and the inch about
/// enemies, are passed over.
fn passed_over<'a>(at_the_end: &Surroundings<'a>) -> Surroundings<'a> {
    let Surroundings { open, solids: guests, .. } = *at_the_end;
    Surroundings { open, guests, ..Surroundings::default() }
}

/// What a path is to do.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Course<'w> {
    /// To lead to a place.
    To(Footing),
    /// To run along places.
    Along(&'w [Footing]),
    /// To come within so much of a model, measured round walls.
    Near(ModelIx, Length),
}

impl<'w> From<&'w Way> for Course<'w> {
    fn from(way: &'w Way) -> Self {
        match way {
            Way::To(place) => Course::To(*place),
            Way::Along(places) => Course::Along(places),
        }
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
        Walk { game, model, limit, rule, shunned: shunned.filter(near).collect() }
    }

    fn flies(&self) -> bool {
        self.game.card(self.model).keywords.fly
    }

    /// The bases of the others, and whose they are.
    fn others(&self) -> (Several, ArrayVec<Disc, MAX_MODELS>) {
        let reach = self.limit + Length::INCH;
        let base = self.game.base(self.model);
        let others = self
            .game
            .standing()
            .filter(|other| *other != self.model && base.within(&self.game.base(*other), reach));
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
        let around =
            Surroundings { open: self.game.state.doors, solids: &bases, ..Surroundings::default() };
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
        self.find(way.into())
    }

    /// A lower bound before the search: whether the path of a point round the walls is too long already, though the
    /// straight line is not; no path of a base is shorter.
    fn walled_away(&self, from: Point, to: Point) -> bool {
        let point = |centre: Point| Disc { centre, radius: Length::ZERO, z: Length::ZERO };
        let (scene, doors) = (self.game.scene(), self.game.state.doors);
        from.squared_distance(to) <= self.limit.squared()
            && !scene.within(doors, &point(from), &point(to), self.limit)
    }

    fn enters(&self, enemy: ModelIx) -> Illegal {
        Illegal::new(PLACE, Why::EntersControlRange { model: self.game.id(enemy) })
    }

    /// A path, wherever it ends. Enemies that no wall hides are obstacles with a margin of 1"; of the others, only the
    /// places count that are within 1" of them, measured round the walls.
    pub(crate) fn find(&self, course: Course<'_>) -> Result<Planned, Illegal> {
        let (hidden, wide): (Several, Several) =
            self.shunned.iter().copied().partition(|enemy| self.by_a_wall(*enemy));
        let nears: ArrayVec<Nearness<'_>, MAX_MODELS> =
            hidden.iter().map(|enemy| Nearness::new(self.game, self.model, *enemy)).collect();
        // Whoever flies minds nobody on the way, whether behind a wall or not.
        if matches!(course, Course::Along(_)) || self.flies() {
            return self.find_apart(course, &wide, &nears);
        }
        // Nothing is shorter than a path that does not mind who is behind a wall.
        let found = self.find_apart(course, &wide, &[])?;
        if nears.is_empty() {
            return Ok(found);
        }
        match self.find_apart(Course::Along(&found.path), &wide, &nears) {
            Ok(_) => Ok(found),
            Err(_) => self.find_apart(course, &wide, &nears),
        }
    }

    /// A path that stays more than 1" from some enemies, however it is measured, and from others round the walls.
    fn find_apart(
        &self,
        course: Course<'_>,
        wide: &[ModelIx],
        nears: &[Nearness<'_>],
    ) -> Result<Planned, Illegal> {
        let game = self.game;
        let keep_outs: ArrayVec<KeepOut, MAX_MODELS> =
            wide.iter().map(|enemy| KeepOut { disc: game.base(*enemy), reach: ENGAGED }).collect();
        let wards: ArrayVec<Ward<'_>, MAX_MODELS> = nears.iter().map(Nearness::ward).collect();
        let (all, bases) = self.others();
        let at_the_end = Surroundings {
            open: game.state.doors,
            solids: &bases,
            guests: &[],
            keep_outs: &keep_outs,
            wards: &wards,
        };
        let around = if self.flies() { passed_over(&at_the_end) } else { at_the_end };
        let card = game.card(self.model);
        let mover = mover(card.radius, card.height);
        let ground = game.setup.ground(self.model.at(), self.flies());
        let from = game.place(self.model);
        let kept_out: Several =
            wide.iter().copied().chain(nears.iter().map(|near| near.enemy)).collect();
        let refuse = |fault| self.refuse(fault, &all, &kept_out);
        let Path { points, length } = match course {
            Course::To(place) => {
                ground.shortest(&mover, &around, from, place, self.limit).map_err(refuse)?
            }
            Course::Along(places) => {
                let length = ground.check_path(&mover, &around, from, places).map_err(refuse)?;
                if length > self.limit {
                    return Err(refuse(Fault::TooLong { length }));
                }
                Path { points: places.iter().copied().collect(), length }
            }
            Course::Near(target, reach) => {
                let goal = Goal {
                    disc: game.base(target),
                    reach,
                    round: Some(game.scene()),
                    ground: game.setup.board.ground(self.model.at()),
                    around: at_the_end,
                };
                let found = ground.shortest_into(&mover, &around, from, &goal, self.limit);
                found.ok_or_else(|| refuse(Fault::NoWay))?
            }
        };
        let at = points.last().map_or(from.at, |end| end.at);
        Ok(Planned { at, length, path: points })
    }

    /// The rule that a path breaks; nobody passes a wall or a closed door, not even by flying (KT18-WALL-03).
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
}
