//! What the author of floors may not have meant: floors that nobody can climb to, and floors that walls run through.

use geometry::{Footing, Length, Place, Point, Point3, Prism, Segment};
use kt24::{Kt24, OperativeCard, Switches};
use skirmish::{Edition, OpIx, Standing};
use table::file::{Fields, Problem};
use table::{Killzone, Map, MoveAction, Order, Side, Terrain, Way};

use crate::remarks::walls_and_doors::Walker;

/// What there is to say about the floors of a board, each at its entry.
pub(crate) fn remarks(map: &Map, fields: &Fields) -> Vec<Problem> {
    let board = &map.killzone;
    let entries = fields.entries("terrain");
    // The scene has a prism for each part of terrain, in the same order.
    let parts = entries.iter().zip(board.terrain()).zip(board.scene().prisms());
    let mut remarks = Vec::new();
    for ((entry, floor), prism) in parts.filter(|((_, part), _)| part.vantage) {
        if board.scene().walls().iter().any(|wall| runs_through(wall, prism)) {
            let problem = entry.problem("a wall runs through this floor");
            remarks.push(problem.said("problem-floor-wall", &[]));
        }
        if !board.is_confined() && !can_be_climbed(board, floor) {
            let problem = entry.problem("no base of 25 mm can climb to this floor and stand there");
            remarks.push(problem.said("problem-floor-unreached", &[]));
        }
    }
    remarks
}

/// Whether some part of a wall, however short, lies inside a floor; along its edge is beside it.
fn runs_through(wall: &Segment, floor: &Prism) -> bool {
    let at = |end: Point| Point3 { x: end.x, y: end.y, z: floor.bottom };
    floor.is_crossed(at(wall.from), at(wall.to))
}

/// The base that floors are tried with, in millimetres.
const BASE: i32 = 25;
/// How far away somebody begins the climb, at most.
const NEAR: Length = Length::inches(4);
/// As long a way is enough for any climb from there.
const FAR: Length = Length::inches(24);
/// So many places of the floor, and so many beginnings on the ground, are tried.
const TRIES: usize = 4;

/// Whether somebody on the ground beside a floor can get onto it.
fn can_be_climbed(board: &Killzone, floor: &Terrain) -> bool {
    let walker = Walker::new(board, BASE);
    let (low, high) = floor.footprint.bounds();
    let on_floor = lattice(low, high).filter(|at| floor.footprint.place(*at) == Place::Inside);
    let tops: Vec<Point> = spread(on_floor.collect());
    let around = |v: Length, by: Length| v + by;
    let from = Point::new(around(low.x, -NEAR), around(low.y, -NEAR));
    let to = Point::new(around(high.x, NEAR), around(high.y, NEAR));
    let starts: Vec<Point> = spread(lattice(from, to).filter(|at| walker.stands(*at)).collect());
    starts.iter().any(|start| {
        let Some(game) = standing(board, *start) else { return false };
        tops.iter().any(|at| {
            let way = Way::To(Footing { at: *at, z: floor.top });
            game.may_move(OpIx(0), MoveAction::Reposition, &way, FAR).is_ok()
        })
    })
}

/// The places of a lattice of half an inch.
fn lattice(low: Point, high: Point) -> impl Iterator<Item = Point> {
    let step = Length::INCH.units() / 2;
    let places = move |low: Length, high: Length| {
        (low.units()..=high.units()).step_by(step.unsigned_abs() as usize)
    };
    places(low.x, high.x).flat_map(move |x| places(low.y, high.y).map(move |y| Point::units(x, y)))
}

/// A few of many places, from all over them, one in the middle among them.
fn spread(all: Vec<Point>) -> Vec<Point> {
    if all.len() <= TRIES {
        return all;
    }
    let mut few: Vec<Point> = vec![all[all.len() / 2]];
    few.extend((0..TRIES).map(|i| all[i * (all.len() - 1) / (TRIES - 1)]));
    few
}

/// A game with one operative on the ground.
fn standing(board: &Killzone, at: Point) -> Option<Kt24> {
    let card = OperativeCard {
        name: "Base of 25 mm".to_owned(),
        apl: 2,
        movement: Length::inches(6),
        defence: 3,
        save: 4,
        invulnerable: None,
        group: 1,
        wounds: 8,
        radius: Length::from_units(BASE * 50),
        height: Length::INCH,
        weapons: Vec::new(),
        keywords: Vec::new(),
    };
    let one = Standing { side: Side::A, card, place: Footing::floor(at), order: Order::Engage };
    Kt24::standing_as(board.clone(), vec![one], Switches::default()).ok()
}
