//! Guessing places for players that move at random.

use arrayvec::ArrayVec;
use dice::Chance;
use geometry::{Footing, Length, Point};
use table::{Edge, MoveAction, Way};

use crate::{DROP_ZONE, DropZone, Field, MAX_TEAM, OpIx};

/// How often a place is guessed before another answer is tried.
const GUESSES: usize = 6;

/// The most places that a move offers to machines.
pub const MOST_PLACES: usize = 48;

/// A whole number of quarters of an inch between two lengths.
fn guess(chance: &mut Chance, low: Length, high: Length) -> Length {
    let quarter = Length::INCH.units() / 4;
    let quarters = ((high - low).units() / quarter).max(0) as u32;
    low + Length::from_units(chance.below(quarters + 1) as i32 * quarter)
}

/// A guessed point of the board, brought near a player's edge.
fn guess_in_zone<G: Field>(game: &G, zone: Option<DropZone>, chance: &mut Chance) -> Point {
    let scene = game.board().killzone().scene();
    let x = guess(chance, Length::ZERO, scene.width());
    let y = guess(chance, Length::ZERO, scene.depth());
    let depth = |length: Length| Length::from_units(length.units() % DROP_ZONE.units());
    match zone {
        Some(DropZone::Edge(Edge::West)) => Point::new(depth(x), y),
        Some(DropZone::Edge(Edge::East)) => Point::new(scene.width() - depth(x), y),
        Some(DropZone::Edge(Edge::South)) => Point::new(x, depth(y)),
        Some(DropZone::Edge(Edge::North)) => Point::new(x, scene.depth() - depth(y)),
        _ => Point::new(x, y),
    }
}

/// Places around an enemy where the bases touch, in eight directions.
pub fn beside<G: Field>(game: &G, op: OpIx, enemy: OpIx) -> impl Iterator<Item = Footing> + use<G> {
    let place = game.place(enemy);
    let apart = (game.card(op).radius + game.card(enemy).radius).units() + 2;
    let diagonal = (i64::from(apart) * 7072 / 10_000) as i32 + 1;
    let d = diagonal;
    let around =
        [(apart, 0), (-apart, 0), (0, apart), (0, -apart), (d, d), (d, -d), (-d, d), (-d, -d)];
    around.into_iter().map(move |(dx, dy)| {
        let (dx, dy) = (Length::from_units(dx), Length::from_units(dy));
        Footing { at: Point::new(place.at.x + dx, place.at.y + dy), z: place.z }
    })
}

/// A guessed place of a drop zone that an operative may be set up at; if guessing does not find one, one of the
/// places worth a look.
pub fn guess_deployment<G: Field>(
    game: &G,
    op: OpIx,
    zone: Option<DropZone>,
    chance: &mut Chance,
    fits: impl Fn(Footing) -> bool,
) -> Option<Footing> {
    for _ in 0..16 * GUESSES {
        let place = Footing::floor(guess_in_zone(game, zone, chance));
        if fits(place) {
            return Some(place);
        }
    }
    let spots = game.board().spots(op.at()).iter().copied();
    let all: Vec<Footing> = spots.filter(|spot| fits(*spot)).collect();
    if all.is_empty() {
        return None;
    }
    all.get(chance.below(all.len() as u32) as usize).copied()
}

/// Places that a move of an operative might end at, near enough as the crow flies.
pub fn places_to_go<G: Field>(
    game: &G,
    op: OpIx,
    kind: MoveAction,
    limit: Length,
) -> impl Iterator<Item = Footing> {
    let from = game.place(op);
    let mut places: Vec<Footing> = if kind == MoveAction::Charge {
        game.standing_enemies(op).flat_map(|enemy| beside(game, op, enemy)).collect()
    } else {
        game.board().spots(op.at()).to_vec()
    };
    places.retain(|place| from.at.squared_distance(place.at) <= limit.squared());
    let stride = places.len().div_ceil(2 * MOST_PLACES).max(1);
    places.into_iter().step_by(stride)
}

/// At most so many of a list, spread evenly over it. The stride is odd, so that of pairs both kinds are met.
pub fn spread<T>(all: Vec<T>, most: usize) -> impl Iterator<Item = T> {
    let stride = all.len().div_ceil(most.max(1)).max(1) | 1;
    all.into_iter().step_by(stride)
}

/// A guessed place that a move of an operative may end at.
pub fn guess_move<G: Field>(
    game: &G,
    op: OpIx,
    kind: MoveAction,
    limit: Length,
    chance: &mut Chance,
    legal: impl Fn(&Way) -> bool,
) -> Option<Way> {
    let from = game.place(op);
    let near: ArrayVec<OpIx, MAX_TEAM> = game
        .standing_enemies(op)
        .filter(|enemy| {
            let reach = limit + game.card(op).radius + game.card(*enemy).radius + Length::INCH;
            from.at.squared_distance(game.place(*enemy).at) <= reach.squared()
        })
        .collect();
    for guessed in 1..=GUESSES {
        let place = if kind == MoveAction::Charge {
            if near.is_empty() {
                return None;
            }
            let enemy = near[chance.below(near.len() as u32) as usize];
            beside(game, op, enemy).nth(chance.below(8) as usize)?
        } else {
            let dx = guess(chance, -limit, limit);
            let dy = guess(chance, -limit, limit);
            game.board().on_top(Point::new(from.at.x + dx, from.at.y + dy))
        };
        if from.at.squared_distance(place.at) > limit.squared() {
            continue;
        }
        // A way round takes a search, a straight line does not: only the last guess is worth one.
        let (to, straight) = (Way::To(place), Way::Along(vec![place]));
        let tried = if guessed < GUESSES && place.z == from.z { &straight } else { &to };
        if legal(tried) {
            return Some(to);
        }
    }
    None
}
