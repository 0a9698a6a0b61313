//! Setting up (section 3): roles, drop zones, barricades, and the teams one after the other.

use dice::Face;
use geometry::{Footing, Length, Point};
use skirmish::{DeployRules, DropZone, Field, OpIx, Presence, Scheme, may_deploy};
use table::{Answer, Event, Illegal, Side, Why};

use crate::Kt21;
use crate::barricade::{self, BARRICADES, Barricade};
use crate::initiative::begin_turning_point;
use crate::state::Step;

/// KT21-SETUP-04: chance makes one player the Defender; 1 to 3 is side A.
pub fn draw(game: &mut Kt21, face: Face) {
    let side = if face.get() <= 3 { Side::A } else { Side::B };
    game.state.defender = side;
    game.log.push(Event::DefenderDrawn { side });
    game.state.step = Step::DropZone;
}

/// KT21-SETUP-05 with a mission, KT21-SETUP-06 without: the Defender picks, any of the four edges
/// (KT21-OP-05).
pub fn take_drop_zone(game: &mut Kt21, answer: &Answer) -> Result<(), Illegal> {
    let side = game.state.defender;
    let (mine, theirs) = match (&game.setup.mission, answer) {
        (Some(_), Answer::Zone(zone @ 1..=2)) => {
            game.log.push(Event::ZoneTaken { side, zone: *zone });
            (DropZone::Zone(zone - 1), DropZone::Zone(2 - zone))
        }
        (Some(_), Answer::Zone(_)) => {
            return Err(Illegal::new("KT21-SETUP-05", Why::NoSuchZone { zones: 2 }));
        }
        (None, Answer::Edge(edge)) => {
            game.log.push(Event::EdgeTaken { side, edge: *edge });
            (DropZone::Edge(*edge), DropZone::Edge(edge.opposite()))
        }
        (Some(_), _) => return Err(Illegal::not_asked("KT21-SETUP-05", "zone 1, or zone 2")),
        (None, _) => {
            return Err(Illegal::not_asked("KT21-SETUP-06", "edge west, east, south or north"));
        }
    };
    game.player_mut(side).drop_zone = Some(mine);
    game.player_mut(side.other()).drop_zone = Some(theirs);
    game.state.step = Step::Barricade { side, left: BARRICADES as u8 };
    Ok(())
}

/// KT21-SETUP-08: one barricade, the players in turn.
pub fn place_barricade(
    game: &mut Kt21,
    side: Side,
    left: u8,
    answer: &Answer,
) -> Result<(), Illegal> {
    match answer {
        Answer::Barricade { at, toward } => {
            let barricade = Barricade::new(*at, *toward);
            barricade::check(game, side, &barricade)?;
            game.state.barricades.push(barricade);
            game.log.push(Event::BarricadePlaced { side, at: Footing::floor(*at) });
        }
        // A table without room cannot hold up the battle.
        Answer::Pass if barricade_spots(game, side).next().is_none() => {
            game.log.push(Event::Passed { side });
        }
        _ => return Err(Illegal::not_asked("KT21-SETUP-08", "barricade X,Y toward X,Y")),
    }
    game.state.step = if left > 1 {
        Step::Barricade { side: side.other(), left: left - 1 }
    } else {
        game.lay_out();
        Step::Deploy { side: game.state.defender }
    };
    Ok(())
}

/// Places on a lattice of one inch where a barricade may lie, along either axis.
pub fn barricade_spots(game: &Kt21, side: Side) -> impl Iterator<Item = Answer> + '_ {
    let scene = game.board().killzone().scene();
    let steps = |length: Length| 0..length.units() / Length::INCH.units();
    let half = Length::from_units(Length::INCH.units() / 2);
    let points = steps(scene.width()).flat_map(move |i| {
        steps(scene.depth())
            .map(move |j| Point::new(Length::inches(i) + half, Length::inches(j) + half))
    });
    points.flat_map(move |at| {
        let ends = [Point::new(at.x + half, at.y), Point::new(at.x, at.y + half)];
        let legal = ends.into_iter().filter(move |toward| {
            barricade::check(game, side, &Barricade::new(at, *toward)).is_ok()
        });
        legal.map(move |toward| Answer::Barricade { at, toward })
    })
}

/// KT21-SETUP-09 to -11: sets up one operative with its order; the Defender everybody, then the Attacker.
pub fn deploy(game: &mut Kt21, side: Side, answer: &Answer) -> Result<(), Illegal> {
    let (model, place, order) = match answer {
        Answer::Deploy(model, place, Some(order)) => (*model, *place, *order),
        Answer::Deploy(model, _, None) => {
            return Err(Illegal::new("KT21-SETUP-11", Why::OrderNeeded { model: *model }));
        }
        Answer::Pass if !has_room(game, side) => {
            leave_behind(game, side);
            return Ok(());
        }
        _ => return Err(Illegal::not_asked("KT21-SETUP-09", "deploy MODEL X,Y engage|conceal")),
    };
    let op = game.own(side, model, "KT21-SETUP-09")?;
    if game.presence(op) != Presence::Reserve {
        return Err(Illegal::new("KT21-SETUP-09", Why::AlreadyDeployed { model }));
    }
    check_place(game, op, place)?;
    let operative = game.operative_mut(op);
    operative.presence = Presence::Board;
    operative.place = place;
    operative.order = order;
    game.log.push(Event::DeployedWith { model, at: place, order });
    go_on(game, side);
    Ok(())
}

/// Whether an operative may be set up at a place: KT21-SETUP-07, -10, the whole base inside the drop zone
/// (KT21-MEAS-04), where an operative can be placed (KT21-OP-09).
pub fn check_place(game: &Kt21, op: OpIx, place: Footing) -> Result<(), Illegal> {
    let zone = game.player(game.side_of(op)).drop_zone;
    let rules = DeployRules { zone: "KT21-SETUP-10", place: "KT21-OP-09" };
    may_deploy(game, op, zone, place, rules)
}

fn go_on(game: &mut Kt21, side: Side) {
    if game.in_reserve(side).next().is_some() {
        return;
    }
    if game.in_reserve(side.other()).next().is_some() {
        game.state.step = Step::Deploy { side: side.other() };
    } else {
        begin_turning_point(game, 1);
    }
}

/// Whether any operative of a side that waits finds a place among those worth a look.
fn has_room(game: &Kt21, side: Side) -> bool {
    let mut waiting = game.in_reserve(side);
    waiting.any(|op| game.board().spots(op.at()).iter().any(|s| check_place(game, op, *s).is_ok()))
}

/// A drop zone without room cannot hold up the battle: those who do not fit stay away.
fn leave_behind(game: &mut Kt21, side: Side) {
    let away: Vec<OpIx> = game.in_reserve(side).collect();
    for op in away {
        game.operative_mut(op).presence = Presence::Removed;
        let model = game.model(op);
        game.log.push(Event::Incapacitated { model });
    }
    go_on(game, side);
}
