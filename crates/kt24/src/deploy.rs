//! Setting up (section 3.1): who comes from where, and the teams by thirds.

use dice::Face;
use geometry::Footing;
use skirmish::{DeployRules, DropZone, Field, OpIx, Presence, Readiness, Scheme, may_deploy};
use table::{Answer, Event, Illegal, Order, Side, Why};

use crate::Kt24;
use crate::state::Step;
use crate::strategy::begin_turning_point;

/// KT24-SETUP-06: chance gives one player the initiative; 1 to 3 is side A.
pub fn draw(game: &mut Kt24, face: Face) {
    let side = if face.get() <= 3 { Side::A } else { Side::B };
    game.state.initiative = side;
    game.log.push(Event::Drawn { side });
    game.state.step = Step::DropZone;
}

/// KT24-SETUP-07 with a mission, KT24-SETUP-08 without: the initiative holder picks.
pub fn take_drop_zone(game: &mut Kt24, answer: &Answer) -> Result<(), Illegal> {
    let holder = game.state.initiative;
    let (mine, theirs) = match (&game.setup.mission, answer) {
        (Some(_), Answer::Zone(zone @ 1..=2)) => {
            game.log.push(Event::ZoneTaken { side: holder, zone: *zone });
            (DropZone::Zone(zone - 1), DropZone::Zone(2 - zone))
        }
        (Some(_), Answer::Zone(_)) => {
            return Err(Illegal::new("KT24-SETUP-07", Why::NoSuchZone { zones: 2 }));
        }
        (None, Answer::Edge(edge)) => {
            game.log.push(Event::EdgeTaken { side: holder, edge: *edge });
            (DropZone::Edge(*edge), DropZone::Edge(edge.opposite()))
        }
        (Some(_), _) => return Err(Illegal::not_asked("KT24-SETUP-07", "zone 1, or zone 2")),
        (None, _) => {
            return Err(Illegal::not_asked("KT24-SETUP-08", "edge west, east, south or north"));
        }
    };
    game.state.players[holder.index()].drop_zone = Some(mine);
    game.state.players[holder.other().index()].drop_zone = Some(theirs);
    game.state.step = Step::Deploy { side: holder, left: step_size(game, holder) };
    Ok(())
}

/// KT24-RUL-28: a third of the full team, rounded up, or what is left of it (KT24-SETUP-10).
fn step_size(game: &Kt24, side: Side) -> u8 {
    let team = game.setup.teams[side.index()].operatives.len();
    team.div_ceil(3).min(game.in_reserve(side).count()) as u8
}

/// KT24-SETUP-10 to -12: sets up one operative of the current step.
pub fn deploy(game: &mut Kt24, side: Side, left: u8, answer: &Answer) -> Result<(), Illegal> {
    let (model, place) = match answer {
        Answer::Deploy(model, place, None) => (model, place),
        Answer::Deploy(model, _, Some(_)) => {
            return Err(Illegal::new("KT24-SETUP-12", Why::OrderNotAsked { model: *model }));
        }
        Answer::Pass if !has_room(game, side) => {
            leave_behind(game, side, left);
            return Ok(());
        }
        _ => return Err(Illegal::not_asked("KT24-SETUP-10", "deploy MODEL X,Y")),
    };
    let op = game.own(side, *model, "KT24-SETUP-10")?;
    if game.operative(op).presence != Presence::Reserve {
        return Err(Illegal::new("KT24-SETUP-10", Why::AlreadyDeployed { model: *model }));
    }
    check_place(game, op, *place)?;
    let operative = game.operative_mut(op);
    operative.presence = Presence::Board;
    operative.place = *place;
    // KT24-SETUP-12: no choice of order here.
    operative.order = Order::Conceal;
    operative.readiness = Readiness::Ready;
    game.log.push(Event::Deployed { model: *model, at: *place });
    go_on(game, side, left - 1);
    Ok(())
}

fn go_on(game: &mut Kt24, side: Side, left: u8) {
    match next_step(game, side, left) {
        Some(step) => game.state.step = step,
        None => begin_turning_point(game, 1),
    }
}

/// Whether any operative of a side that waits finds a place among those worth a look.
fn has_room(game: &Kt24, side: Side) -> bool {
    game.in_reserve(side).any(|op| {
        game.board().spots(op.at()).iter().any(|spot| check_place(game, op, *spot).is_ok())
    })
}

/// A drop zone without room cannot hold up the battle: the operatives of this step stay away.
fn leave_behind(game: &mut Kt24, side: Side, left: u8) {
    let away: Vec<OpIx> = game.in_reserve(side).take(usize::from(left)).collect();
    for op in away {
        game.operative_mut(op).presence = Presence::Removed;
        let model = game.model(op);
        game.log.push(Event::Incapacitated { model });
    }
    go_on(game, side, 0);
}

/// Whether an operative may be set up at a place: KT24-SETUP-09, -11, KT24-RUL-29, the whole base inside the
/// drop zone, measured on the floor plan (KT24-RUL-01).
pub fn check_place(game: &Kt24, op: OpIx, place: Footing) -> Result<(), Illegal> {
    let zone = game.player(game.side_of(op)).drop_zone;
    let rules = DeployRules { zone: "KT24-SETUP-11", place: "KT24-RUL-10" };
    may_deploy(game, op, zone, place, rules)
}

/// Players alternate; one with nobody left is skipped; then the battle begins.
fn next_step(game: &Kt24, side: Side, left: u8) -> Option<Step> {
    if left > 0 {
        return Some(Step::Deploy { side, left });
    }
    for next in [side.other(), side] {
        let size = step_size(game, next);
        if size > 0 {
            return Some(Step::Deploy { side: next, left: size });
        }
    }
    None
}
