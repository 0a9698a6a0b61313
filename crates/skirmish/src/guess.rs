//! Guessing places for players that move by chance.

use dice::Chance;
use geometry::{Footing, Length, Point};
use table::Edge;

use crate::{DROP_ZONE, DropZone, Field, OpIx};

/// A whole number of quarters of an inch between two lengths.
pub fn guess(chance: &mut Chance, low: Length, high: Length) -> Length {
    let quarter = Length::INCH.units() / 4;
    let quarters = ((high - low).units() / quarter).max(0) as u32;
    low + Length::from_units(chance.below(quarters + 1) as i32 * quarter)
}

/// A guessed point of the board, brought near a player's edge.
pub fn guess_in_zone<G: Field>(game: &G, zone: Option<DropZone>, chance: &mut Chance) -> Point {
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
