//! Move actions: where an operative may end, and by what path it gets there.

use arrayvec::ArrayVec;
use geometry::{Disc, Fault, Footing, KeepOut, Length, Mover, Path, Surroundings, Vector};
use table::{Illegal, MoveAction, Way, Why};

use crate::{ENGAGED, Field, MAX_TEAM, OpIx};

/// A legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Planned {
    /// Where it ends.
    pub place: Footing,
    /// What it costs in inches.
    pub length: Length,
    /// The corners of the path after the start.
    pub path: ArrayVec<Footing, 32>,
}

/// Operatives that matter for a path, and their bases.
#[derive(Debug)]
pub struct Others {
    /// The operatives.
    pub all: ArrayVec<OpIx, { 2 * MAX_TEAM }>,
    /// Their bases.
    pub bases: ArrayVec<Disc, { 2 * MAX_TEAM }>,
}

impl Others {
    /// These operatives.
    pub fn new<G: Field>(game: &G, all: impl Iterator<Item = OpIx>) -> Self {
        let all: ArrayVec<OpIx, { 2 * MAX_TEAM }> = all.collect();
        let bases = all.iter().map(|op| game.base(*op)).collect();
        Others { all, bases }
    }
}

/// The rules that refuse a path.
#[derive(Clone, Copy, Debug)]
pub struct WalkRules {
    /// How far the action goes.
    pub limit: &'static str,
    /// Where an operative can be placed.
    pub place: &'static str,
    /// Which bases may not be passed through.
    pub bases: &'static str,
    /// What climbing takes.
    pub climb: &'static str,
    /// That this action does not climb.
    pub no_climb: &'static str,
    /// That this move may not come to close quarters with an enemy on its way.
    pub apart: &'static str,
    /// That a Charge ends at close quarters with an enemy.
    pub charge: &'static str,
    /// That a Fall Back does not.
    pub fall_back: &'static str,
}

/// A move of one operative.
#[derive(Debug)]
pub struct Walk<'a, G> {
    /// The game.
    pub game: &'a G,
    /// Who moves.
    pub op: OpIx,
    /// What it can do about heights.
    pub mover: Mover,
    /// How far it may go.
    pub limit: Length,
    /// The rules that refuse.
    pub rules: WalkRules,
    /// Operatives that are never passed through.
    pub solids: Others,
    /// Operatives that may be passed, not overlapped.
    pub guests: Others,
}

/// Where a way ends.
pub fn end_of(way: &Way, start: Footing) -> Footing {
    match way {
        Way::To(place) => *place,
        Way::Along(places) => *places.last().unwrap_or(&start),
    }
}

impl<G: Field> Walk<'_, G> {
    fn around<'s>(&'s self, keep_outs: &'s [KeepOut]) -> Surroundings<'s> {
        Surroundings {
            open: self.game.doors(),
            solids: &self.solids.bases,
            guests: &self.guests.bases,
            keep_outs,
        }
    }

    /// Whether the operative could be placed somewhere.
    fn may_stand(&self, end: Footing) -> Result<(), Illegal> {
        let ground = self.game.board().ground(self.op.at());
        ground.can_stand(&self.around(&[]), end).map_err(|fault| match fault {
            Fault::Solid(i) => overlaps(self.game, self.rules.place, self.solids.all[i]),
            other => self.refuse_place(other),
        })
    }

    /// Whether the move may end somewhere: at a place to stand, at close quarters with any enemy or with none,
    /// as the action says.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_end(&self, kind: MoveAction, end: Footing) -> Result<(), Illegal> {
        self.may_stand(end)?;
        let near = self.game.enemies_engaged_at(self.op, end);
        match (kind, near.first()) {
            (MoveAction::Charge, None) => {
                Err(Illegal::new(self.rules.charge, Why::MustEndInControlRange))
            }
            (MoveAction::FallBack, Some(enemy)) => {
                let model = self.game.model(*enemy);
                Err(Illegal::new(self.rules.fall_back, Why::EndsInControlRange { model }))
            }
            (MoveAction::Reposition | MoveAction::Dash, Some(enemy)) => Err(self.enters(*enemy)),
            _ => Ok(()),
        }
    }

    /// The refusal of a path to close quarters with an enemy.
    pub fn enters(&self, enemy: OpIx) -> Illegal {
        let model = self.game.model(enemy);
        Illegal::new(self.rules.apart, Why::EntersControlRange { model })
    }

    fn refuse_place(&self, fault: Fault) -> Illegal {
        stand_fault(self.game, self.rules.place, self.rules.climb, fault, &self.guests.all)
    }

    /// A path that stays out of close quarters with these enemies, as far as distance goes. `entered` says
    /// what it means to come too near one.
    ///
    /// # Errors
    /// The rule that forbids the path.
    pub fn find(
        &self,
        way: &Way,
        shunned: &[OpIx],
        entered: &dyn Fn(OpIx) -> Illegal,
    ) -> Result<Planned, Illegal> {
        let game = self.game;
        let keep_outs: ArrayVec<KeepOut, MAX_TEAM> = shunned
            .iter()
            .map(|enemy| KeepOut { disc: game.base(*enemy), reach: ENGAGED })
            .collect();
        let around = self.around(&keep_outs);
        let ground = game.board().ground(self.op.at());
        let from = game.place(self.op);
        let refuse = |fault: Fault| match fault {
            Fault::KeepOut(i) => entered(shunned[i]),
            Fault::Solid(i) => {
                let model = game.model(self.solids.all[i]);
                Illegal::new(self.rules.bases, Why::ThroughModel { model })
            }
            Fault::TooLong { length } => {
                Illegal::new(self.rules.limit, Why::TooFar { length, limit: self.limit })
            }
            Fault::NoWay => Illegal::new(self.rules.limit, Why::OutOfReach { limit: self.limit }),
            Fault::ClimbBanned => Illegal::new(self.rules.no_climb, Why::ClimbBanned),
            // A climb or a jump that starts where there is nothing to climb or to jump from.
            Fault::NoSupport => Illegal::new(self.rules.climb, Why::NoSupport),
            other => self.refuse_place(other),
        };
        match way {
            Way::To(place) => {
                let found = ground.shortest(&self.mover, &around, from, *place, self.limit);
                let Path { points, length } = found.map_err(refuse)?;
                Ok(Planned { place: *place, length, path: points })
            }
            Way::Along(places) => {
                let checked = ground.check_path(&self.mover, &around, from, places);
                let length = checked.map_err(refuse)?;
                if length > self.limit {
                    return Err(refuse(Fault::TooLong { length }));
                }
                let place = end_of(way, from);
                Ok(Planned { place, length, path: places.iter().copied().collect() })
            }
        }
    }

    /// The shorter of a path that keeps its distance and one through places that terrain hides from the
    /// enemies there. The latter is watched step by step; whoever sees it after all is given a wide berth, and
    /// it is sought anew.
    ///
    /// # Errors
    /// The rule that forbids the path.
    pub fn find_past_screens(
        &self,
        way: &Way,
        shunned: &[OpIx],
        entered: &dyn Fn(OpIx) -> Illegal,
    ) -> Result<Planned, Illegal> {
        let apart = self.find(way, shunned, entered);
        if apart.as_ref().is_ok_and(|planned| planned.path.len() == 1) {
            return apart;
        }
        let mut open: ArrayVec<OpIx, MAX_TEAM> =
            shunned.iter().copied().filter(|enemy| !self.screened(*enemy)).collect();
        let mut seen = None;
        while open.len() < shunned.len() {
            let Ok(hidden) = self.find(way, &open, entered) else { break };
            if apart.as_ref().is_ok_and(|planned| planned.length <= hidden.length) {
                break;
            }
            let mut screened = shunned.iter().copied().filter(|enemy| !open.contains(enemy));
            match screened.find(|enemy| self.comes_near(&hidden.path, *enemy)) {
                None => return Ok(hidden),
                Some(enemy) => {
                    seen = Some(enemy);
                    open.push(enemy);
                }
            }
        }
        apart.map_err(|refusal| match seen {
            Some(enemy) => entered(enemy),
            None => self.straight_refusal(way, shunned, entered).unwrap_or(refusal),
        })
    }

    /// What bars the straight way where enemies alone do: it tells more than that the ways round are too
    /// long.
    fn straight_refusal(
        &self,
        way: &Way,
        shunned: &[OpIx],
        entered: &dyn Fn(OpIx) -> Illegal,
    ) -> Option<Illegal> {
        let Way::To(place) = way else { return None };
        let straight = Way::Along(vec![*place]);
        self.find(&straight, &[], entered).ok()?;
        self.find(&straight, shunned, entered).err()
    }

    /// Whether anything near an enemy could hide it from a base next to it.
    pub fn screened(&self, enemy: OpIx) -> bool {
        let scene = self.game.board().killzone().scene();
        let body = self.game.body(enemy);
        // At close quarters the mover may stand lower than the enemy, though not by more than that.
        let floor = (body.base.z - ENGAGED).max(Length::ZERO);
        let head = body.base.z + body.height;
        let lowest = head.min(floor + self.mover.height);
        let near = body.base.radius + ENGAGED + self.mover.radius * 2;
        let tall = scene
            .prisms()
            .iter()
            .any(|prism| prism.top > lowest && prism.footprint.within(body.base.centre, near));
        tall || scene.barriers(self.game.doors()).next().is_some() || self.game.bodies_hide()
    }

    /// Whether some position of a path is at close quarters with an enemy.
    fn comes_near(&self, path: &[Footing], enemy: OpIx) -> bool {
        self.positions(path).any(|place| self.game.engaged_at(self.op, place, enemy))
    }

    /// The positions of a path: every corner, and steps of a quarter of a millimetre between them.
    pub fn positions<'p>(&self, path: &'p [Footing]) -> impl Iterator<Item = Footing> + use<'p, G> {
        const STEP: i64 = 25;
        let from = self.game.place(self.op);
        let starts = std::iter::once(from).chain(path.iter().copied());
        starts.zip(path.iter().copied()).flat_map(|(a, b)| {
            let along = b.at - a.at;
            let steps = (along.squared().isqrt() / STEP).max(1);
            (0..=steps).map(move |i| {
                let by = Vector { dx: along.dx * i / steps, dy: along.dy * i / steps };
                Footing { at: a.at + by, z: if i == steps { b.z } else { a.z.max(b.z) } }
            })
        })
    }
}

fn overlaps<G: Field>(game: &G, rule: &'static str, op: OpIx) -> Illegal {
    Illegal::new(rule, Why::Overlaps { model: game.model(op) })
}

/// The refusal of a place or a path; `models` are those that the surroundings listed as solids or guests.
pub fn stand_fault<G: Field>(
    game: &G,
    place: &'static str,
    climb: &'static str,
    fault: Fault,
    models: &[OpIx],
) -> Illegal {
    let why = match fault {
        Fault::Solid(i) | Fault::Guest(i) | Fault::KeepOut(i) => match models.get(i) {
            Some(op) => return overlaps(game, place, *op),
            None => Why::NoWay,
        },
        Fault::OffBoard => Why::OffBoard,
        Fault::Prism(i) => {
            let terrain = game.board().killzone().terrain().get(i);
            Why::ThroughTerrain { terrain: terrain.map_or(String::new(), |t| t.name.clone()) }
        }
        Fault::Barrier => Why::ThroughWall,
        Fault::NoSupport => Why::NoSupport,
        Fault::ClimbBanned => Why::ClimbBanned,
        Fault::ClimbTooHigh => return Illegal::new(climb, Why::ClimbTooHigh),
        Fault::LeapTooFar => return Illegal::new(climb, Why::LeapTooFar),
        Fault::TooLong { .. } | Fault::NoWay => Why::NoWay,
    };
    Illegal::new(place, why)
}
