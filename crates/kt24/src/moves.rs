//! The four move actions: where an operative may go, and by what path.

use arrayvec::ArrayVec;
use geometry::{Climbing, Disc, Fault, Footing, KeepOut, Length, Mover, Path, Price, Surroundings};
use table::{Illegal, MoveAction, Way, Why};

use crate::Kt24;
use crate::control_range::CONTROL_RANGE;
use crate::setup::MAX_TEAM;
use crate::state::OpIx;

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

/// KT24-RUL-13: what climbing, dropping and jumping cost; a Dash does not climb (KT24-ACT-DASH-03).
fn climbing(up: bool) -> Climbing {
    Climbing {
        up,
        price: Price::Height { least: Length::inches(2), free_drop: Length::inches(2) },
        most: Some(Length::inches(3)),
        beside: Length::INCH,
        leap: Length::inches(4),
        leap_from: Length::inches(2),
    }
}

/// Operatives that matter for a path, and their bases.
struct Others {
    all: ArrayVec<OpIx, MAX_TEAM>,
    bases: ArrayVec<Disc, MAX_TEAM>,
}

impl Others {
    fn new(game: &Kt24, all: impl Iterator<Item = OpIx>) -> Self {
        let all: ArrayVec<OpIx, MAX_TEAM> = all.collect();
        let bases = all.iter().map(|op| game.base(*op)).collect();
        Others { all, bases }
    }
}

/// Finds or checks the path of a move action within a limit. `capped` names the rule that set the limit
/// where it is not the action's own.
///
/// # Errors
/// The rule that forbids the move.
pub fn plan(
    game: &Kt24,
    op: OpIx,
    kind: MoveAction,
    way: &Way,
    limit: Length,
    capped: Option<&'static str>,
) -> Result<Planned, Illegal> {
    let side = game.side_of(op);
    let enemies = Others::new(game, game.standing_enemies(op));
    let friends = game.on_board().filter(|friend| *friend != op && game.side_of(*friend) == side);
    let friends = Others::new(game, friends);
    let end = match way {
        Way::To(place) => *place,
        Way::Along(places) => *places.last().unwrap_or(&game.operative(op).place),
    };
    let walk = Walk { game, op, kind, limit, capped, enemies, friends };
    walk.may_end(end)?;
    match kind {
        MoveAction::Reposition | MoveAction::Dash => walk.clear_of_control_range(way),
        MoveAction::FallBack => walk.find(way, &[]),
        MoveAction::Charge => walk.to_control_range(way, end),
    }
}

struct Walk<'a> {
    game: &'a Kt24,
    op: OpIx,
    kind: MoveAction,
    limit: Length,
    capped: Option<&'static str>,
    /// Standing enemies: never passed through.
    enemies: Others,
    /// Friends on the board: they may be passed, not overlapped (KT24-RUL-12).
    friends: Others,
}

impl Walk<'_> {
    /// The rule about how far, and through what, this action goes.
    fn rule(&self) -> &'static str {
        match self.kind {
            MoveAction::Reposition => "KT24-ACT-REPO-02",
            MoveAction::Dash => "KT24-ACT-DASH-02",
            MoveAction::FallBack => "KT24-ACT-FALLBACK-02",
            MoveAction::Charge => "KT24-ACT-CHARGE-02",
        }
    }

    fn mover(&self) -> Mover {
        let card = self.game.card(self.op);
        Mover {
            radius: card.radius,
            height: card.height,
            climbing: climbing(self.kind != MoveAction::Dash),
            rounding: self.game.setup.switches.move_rounding.into(),
        }
    }

    /// KT24-ACT-REPO-02, KT24-RUL-10: the end has to be a place to stand. KT24-ACT-FALLBACK-03,
    /// KT24-ACT-CHARGE-03, KT24-RUL-19: within control range of any enemy or of none, as the action says.
    fn may_end(&self, end: Footing) -> Result<(), Illegal> {
        let around = Surroundings {
            open: self.game.state.doors,
            solids: &self.enemies.bases,
            guests: &self.friends.bases,
            keep_outs: &[],
        };
        let ground = self.game.setup.ground(self.op.at());
        ground.can_stand(&around, end).map_err(|fault| match fault {
            Fault::Solid(i) => overlaps(self.game, self.enemies.all[i]),
            other => stand_fault(self.game, "KT24-RUL-10", other, &self.friends.all),
        })?;
        let near = self.game.enemies_in_control_range_at(self.op, end);
        match (self.kind, near.first()) {
            (MoveAction::Charge, None) => {
                Err(Illegal::new("KT24-ACT-CHARGE-03", Why::MustEndInControlRange))
            }
            (MoveAction::FallBack, Some(enemy)) => {
                let model = self.game.model(*enemy);
                Err(Illegal::new("KT24-ACT-FALLBACK-03", Why::EndsInControlRange { model }))
            }
            (MoveAction::Reposition | MoveAction::Dash, Some(enemy)) => Err(self.enters(*enemy)),
            _ => Ok(()),
        }
    }

    /// KT24-ACT-REPO-03, KT24-ACT-DASH-04: the refusal of a path into control range.
    fn enters(&self, enemy: OpIx) -> Illegal {
        let rule = match self.kind {
            MoveAction::Dash => "KT24-ACT-DASH-04",
            _ => "KT24-ACT-REPO-03",
        };
        Illegal::new(rule, Why::EntersControlRange { model: self.game.model(enemy) })
    }

    /// A path that stays out of control range of these enemies, as far as distance goes.
    fn find(&self, way: &Way, shunned: &[OpIx]) -> Result<Planned, Illegal> {
        let game = self.game;
        let keep_outs: ArrayVec<KeepOut, MAX_TEAM> = shunned
            .iter()
            .map(|enemy| KeepOut { disc: game.base(*enemy), reach: CONTROL_RANGE })
            .collect();
        let around = Surroundings {
            open: game.state.doors,
            solids: &self.enemies.bases,
            guests: &self.friends.bases,
            keep_outs: &keep_outs,
        };
        let ground = game.setup.ground(self.op.at());
        let mover = self.mover();
        let from = game.operative(self.op).place;
        let refuse = |fault: Fault| match fault {
            Fault::KeepOut(i) if self.kind == MoveAction::Charge => {
                let model = game.model(shunned[i]);
                Illegal::new("KT24-ACT-CHARGE-04", Why::LeavesControlRange { model })
            }
            Fault::KeepOut(i) => self.enters(shunned[i]),
            Fault::Solid(i) => {
                let model = game.model(self.enemies.all[i]);
                Illegal::new("KT24-RUL-12", Why::ThroughModel { model })
            }
            Fault::TooLong { length } => {
                let why = Why::TooFar { length, limit: self.limit };
                Illegal::new(self.capped.unwrap_or(self.rule()), why)
            }
            Fault::NoWay => {
                let why = Why::OutOfReach { limit: self.limit };
                Illegal::new(self.capped.unwrap_or(self.rule()), why)
            }
            Fault::ClimbBanned => Illegal::new("KT24-ACT-DASH-03", Why::ClimbBanned),
            // A climb or a jump that starts where there is nothing to climb or to jump from.
            Fault::NoSupport => Illegal::new("KT24-RUL-13", Why::NoSupport),
            other => stand_fault(game, "KT24-RUL-10", other, &self.friends.all),
        };
        match way {
            Way::To(place) => {
                let found = ground.shortest(&mover, &around, from, *place, self.limit);
                let Path { points, length } = found.map_err(refuse)?;
                Ok(Planned { place: *place, length, path: points })
            }
            Way::Along(places) => {
                let checked = ground.check_path(&mover, &around, from, places);
                let length = checked.map_err(refuse)?;
                if length > self.limit {
                    return Err(refuse(Fault::TooLong { length }));
                }
                let place = *places.last().unwrap_or(&from);
                Ok(Planned { place, length, path: places.iter().copied().collect() })
            }
        }
    }

    /// KT24-ACT-REPO-03, KT24-ACT-DASH-04, KT24-RUL-15: no position of the path within control range.
    fn clear_of_control_range(&self, way: &Way) -> Result<Planned, Illegal> {
        let side = self.game.side_of(self.op);
        // KT24-RUL-16, only with the switch: an enemy that a friend holds may be passed.
        let past = self.game.setup.switches.reposition_past_engaged;
        let shunned: ArrayVec<OpIx, MAX_TEAM> = self
            .enemies
            .all
            .iter()
            .copied()
            .filter(|enemy| !past || self.game.holder_of(*enemy, side, self.op).is_none())
            .collect();
        self.find_past_screens(way, &shunned, |enemy| self.enters(enemy))
    }

    /// The shorter of a path that keeps its distance and one through places that terrain hides from the
    /// enemies there. The latter is watched step by step; whoever sees it after all is given a wide berth, and
    /// it is sought anew. `refuse` says what entering the control range of an enemy means.
    fn find_past_screens(
        &self,
        way: &Way,
        shunned: &[OpIx],
        refuse: impl Fn(OpIx) -> Illegal,
    ) -> Result<Planned, Illegal> {
        let apart = self.find(way, shunned);
        if apart.as_ref().is_ok_and(|planned| planned.path.len() == 1) {
            return apart;
        }
        let mut open: ArrayVec<OpIx, MAX_TEAM> =
            shunned.iter().copied().filter(|enemy| !self.screened(*enemy)).collect();
        let mut seen = None;
        while open.len() < shunned.len() {
            let Ok(hidden) = self.find(way, &open) else { break };
            if apart.as_ref().is_ok_and(|planned| planned.length <= hidden.length) {
                break;
            }
            let mut screened = shunned.iter().copied().filter(|enemy| !open.contains(enemy));
            match screened.find(|enemy| self.enters_control_range(&hidden.path, *enemy)) {
                None => return Ok(hidden),
                Some(enemy) => {
                    seen = Some(enemy);
                    open.push(enemy);
                }
            }
        }
        apart.map_err(|refusal| match seen {
            Some(enemy) => refuse(enemy),
            None => self.straight_refusal(way, shunned).unwrap_or(refusal),
        })
    }

    /// What bars the straight way where control range alone does: it tells more than that the ways round
    /// are too long.
    fn straight_refusal(&self, way: &Way, shunned: &[OpIx]) -> Option<Illegal> {
        let Way::To(place) = way else { return None };
        let straight = Way::Along(vec![*place]);
        self.find(&straight, &[]).ok()?;
        self.find(&straight, shunned).err()
    }

    /// Whether anything near an enemy could hide it from a base next to it.
    fn screened(&self, enemy: OpIx) -> bool {
        let scene = self.game.setup.killzone.scene();
        let body = self.game.body(enemy);
        // Within control range the mover may stand lower than the enemy, though not by more than that.
        let floor = (body.base.z - CONTROL_RANGE).max(Length::ZERO);
        let head = body.base.z + body.height;
        let lowest = head.min(floor + self.game.card(self.op).height);
        let near = body.base.radius + CONTROL_RANGE + self.game.card(self.op).radius * 2;
        let tall = scene
            .prisms()
            .iter()
            .any(|prism| prism.top > lowest && prism.footprint.within(body.base.centre, near));
        tall || scene.barriers(self.game.state.doors).next().is_some()
            || self.game.setup.switches.operatives_block_sight
    }

    /// Whether some position of a path is within control range of an enemy. The path is walked in steps
    /// far finer than KT24-RUL-15 asks for.
    fn enters_control_range(&self, path: &[Footing], enemy: OpIx) -> bool {
        self.positions(path).any(|place| self.game.in_control_range_at(self.op, place, enemy))
    }

    /// The positions of a path: every corner, and steps of a quarter of a millimetre between them.
    fn positions<'p>(&self, path: &'p [Footing]) -> impl Iterator<Item = Footing> + use<'p> {
        const STEP: i64 = 25;
        let from = self.game.operative(self.op).place;
        let starts = std::iter::once(from).chain(path.iter().copied());
        starts.zip(path.iter().copied()).flat_map(|(a, b)| {
            let along = b.at - a.at;
            let steps = (along.squared().isqrt() / STEP).max(1);
            (0..=steps).map(move |i| {
                let by = geometry::Vector { dx: along.dx * i / steps, dy: along.dy * i / steps };
                Footing { at: a.at + by, z: if i == steps { b.z } else { a.z.max(b.z) } }
            })
        })
    }

    /// KT24-ACT-CHARGE-03, -04, KT24-RUL-18: into control range, and not out of that of an enemy that nobody
    /// else holds.
    fn to_control_range(&self, way: &Way, end: Footing) -> Result<Planned, Illegal> {
        let game = self.game;
        let side = game.side_of(self.op);
        let met = game.enemies_in_control_range_at(self.op, end);
        let binding = |enemy: &OpIx| game.holder_of(*enemy, side, self.op).is_none();
        let left: ArrayVec<OpIx, MAX_TEAM> =
            self.enemies.all.iter().copied().filter(|e| !met.contains(e) && binding(e)).collect();
        let planned = self.find_past_screens(way, &left, |enemy| self.leaves(enemy))?;
        for enemy in met.iter().copied().filter(|enemy| binding(enemy)) {
            // A straight line that ends inside an open disc, once inside, stays inside.
            if planned.path.len() == 1 && !self.screened(enemy) {
                continue;
            }
            let mut entered = false;
            for place in self.positions(&planned.path) {
                let inside = game.in_control_range_at(self.op, place, enemy);
                if entered && !inside {
                    return Err(self.leaves(enemy));
                }
                entered |= inside;
            }
        }
        Ok(planned)
    }

    fn leaves(&self, enemy: OpIx) -> Illegal {
        let model = self.game.model(enemy);
        Illegal::new("KT24-ACT-CHARGE-04", Why::LeavesControlRange { model })
    }
}

fn overlaps(game: &Kt24, op: OpIx) -> Illegal {
    Illegal::new("KT24-RUL-10", Why::Overlaps { model: game.model(op) })
}

/// The refusal of a place or a path; `models` are those that the surroundings listed as solids or guests.
pub fn stand_fault(game: &Kt24, rule: &'static str, fault: Fault, models: &[OpIx]) -> Illegal {
    let why = match fault {
        Fault::Solid(i) | Fault::Guest(i) | Fault::KeepOut(i) => match models.get(i) {
            Some(op) => return overlaps(game, *op),
            None => Why::NoWay,
        },
        Fault::OffBoard => Why::OffBoard,
        Fault::Prism(i) => {
            let terrain = game.setup.killzone.terrain().get(i);
            Why::ThroughTerrain { terrain: terrain.map_or(String::new(), |t| t.name.clone()) }
        }
        Fault::Barrier => Why::ThroughWall,
        Fault::NoSupport => Why::NoSupport,
        Fault::ClimbBanned => Why::ClimbBanned,
        Fault::ClimbTooHigh => return Illegal::new("KT24-RUL-13", Why::ClimbTooHigh),
        Fault::LeapTooFar => return Illegal::new("KT24-RUL-13", Why::LeapTooFar),
        Fault::TooLong { .. } | Fault::NoWay => Why::NoWay,
    };
    Illegal::new(rule, why)
}
