//! Move actions: where an operative may end, and by what path it gets there.

use arrayvec::ArrayVec;
use geometry::{Disc, Fault, Footing, Hold, KeepOut, Length, Mover, Path, Surroundings, Ward};
use table::{Illegal, MoveAction, Way, Why};

use crate::grip::Grip;
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
            wards: &[],
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
        self.find_past(way, shunned, &[], entered)
    }

    /// The same, where the grips of others are minded too, each as it asks.
    fn find_past(
        &self,
        way: &Way,
        shunned: &[OpIx],
        grips: &[(Grip<'_, G>, Hold)],
        entered: &dyn Fn(OpIx) -> Illegal,
    ) -> Result<Planned, Illegal> {
        let game = self.game;
        let keep_outs: ArrayVec<KeepOut, MAX_TEAM> = shunned
            .iter()
            .map(|enemy| KeepOut { disc: game.base(*enemy), reach: ENGAGED })
            .collect();
        let wards: ArrayVec<Ward<'_>, MAX_TEAM> =
            grips.iter().map(|(grip, hold)| grip.ward(*hold)).collect();
        let around = Surroundings { wards: &wards, ..self.around(&keep_outs) };
        let ground = game.board().ground(self.op.at());
        let from = game.place(self.op);
        let refuse = |fault: Fault| match fault {
            Fault::KeepOut(i) => entered(match shunned.get(i) {
                Some(enemy) => *enemy,
                None => grips[i - shunned.len()].0.enemy,
            }),
            Fault::Solid(i) => {
                let model = game.model(self.solids.all[i]);
                Illegal::new(self.rules.bases, Why::ThroughModel { model })
            }
            Fault::TooLong { length } => {
                Illegal::new(self.rules.limit, Why::TooFar { length, limit: self.limit })
            }
            Fault::NoWay => self.out_of_reach(),
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

    /// The shortest path that is never at close quarters with the shunned, and that stays at close quarters with the
    /// others of these enemies once it has come to them.
    ///
    /// Distance alone settles most questions: a path that keeps its distance from all the shunned and is no longer than
    /// one that does not mind those that something may hide. Only where the latter shows itself to them after all, what
    /// they see is itself in the way of the search.
    ///
    /// # Errors
    /// The rule that forbids the path.
    pub fn find_past_screens(
        &self,
        way: &Way,
        shunned: &[OpIx],
        kept: &[OpIx],
        entered: &dyn Fn(OpIx) -> Illegal,
    ) -> Result<Planned, Illegal> {
        let shunned = &self.near_enough(way, shunned)[..];
        let found = match way {
            Way::To(_) => Some(self.find(way, shunned, entered)),
            Way::Along(_) => None,
        };
        if let Some(Ok(found)) = &found
            && found.path.len() == 1
            && kept.is_empty()
        {
            return Ok(found.clone());
        }
        let grip = |enemy: &OpIx| Grip::new(self.game, self.op, *enemy);
        let hidden = shunned.iter().map(grip).filter(Grip::is_cut);
        let mut grips: Grips<'_, G> = hidden.map(|grip| (grip, Hold::Never)).collect();
        let screened = |enemy: &&OpIx| grips.iter().any(|(grip, _)| grip.enemy == **enemy);
        let open: ArrayVec<OpIx, MAX_TEAM> =
            shunned.iter().filter(|enemy| !screened(enemy)).copied().collect();
        grips.extend(kept.iter().map(|enemy| (grip(enemy), Hold::Kept)));
        let Some(found) = found else {
            return self.find_past(way, &open, &grips, entered);
        };
        let wrong = |found: &Planned| {
            let along = Way::Along(found.path.to_vec());
            self.find_past(&along, &open, &grips, entered).err()
        };
        // Nothing is shorter than a path that does not mind who may be hidden.
        let near = match open.len() == shunned.len() {
            true => found.clone().ok(),
            false => self.find(way, &open, entered).ok(),
        };
        let apart = match found {
            Ok(apart) => wrong(&apart).map_or(Ok(apart), Err),
            Err(refusal) => Err(refusal),
        };
        let shorter =
            |than: &Planned| apart.as_ref().map_or(true, |apart| than.length < apart.length);
        let seen = match near.filter(shorter).map(|near| (wrong(&near), near)) {
            None => None,
            Some((None, near)) => return Ok(near),
            Some((seen, _)) => match self.find_past(way, &open, &grips, entered) {
                Ok(found) if shorter(&found) => return Ok(found),
                _ => seen,
            },
        };
        apart.map_err(|refusal| match seen {
            Some(seen) => seen,
            None => self.straight_refusal(way, shunned, entered).unwrap_or(refusal),
        })
    }

    /// Those of some enemies that a legal path could come to close quarters with, as far as distance goes: nobody else
    /// forbids or changes it.
    fn near_enough(&self, way: &Way, enemies: &[OpIx]) -> ArrayVec<OpIx, MAX_TEAM> {
        let from = self.game.place(self.op).at;
        // A little more than that, since distances are rounded.
        let reach = |enemy: OpIx| {
            let radii = self.mover.radius + self.game.card(enemy).radius;
            radii + ENGAGED + Length::UNIT * 4
        };
        let centre = |enemy: OpIx| self.game.place(enemy).at;
        let matters = |enemy: &OpIx| match way {
            Way::To(to) => {
                // What is further away than the move goes is refused for that, whoever is in the way.
                let detour = from.distance(centre(*enemy)) + centre(*enemy).distance(to.at);
                from.distance(to.at) > self.limit || detour <= self.limit + reach(*enemy) * 2
            }
            Way::Along(places) => {
                let (at, reach) = (centre(*enemy), reach(*enemy));
                let all = || places.iter().map(|place| place.at).chain([from]);
                all().any(|p| p.x >= at.x - reach)
                    && all().any(|p| p.x <= at.x + reach)
                    && all().any(|p| p.y >= at.y - reach)
                    && all().any(|p| p.y <= at.y + reach)
            }
        };
        enemies.iter().copied().filter(matters).collect()
    }

    fn out_of_reach(&self) -> Illegal {
        Illegal::new(self.rules.limit, Why::OutOfReach { limit: self.limit })
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
}

/// The grips that a path has to mind, and how.
type Grips<'a, G> = ArrayVec<(Grip<'a, G>, Hold), MAX_TEAM>;

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
