//! Where the trooper comes from: the drop zone that is nearest to a control point, some models next to that, the others
//! on the way to the next one.

use geometry::{Length, Point, Polygon};
use kt18::ModelIx;
use table::Answer;

use super::outlook::Outlook;

/// How many places of a drop zone are measured.
const MOST_PLACES: usize = 60;

/// The way from a place to the nearest control point.
fn nearest(outlook: &Outlook, at: Point) -> Length {
    let ways = outlook.points().map(|point| outlook.way(at, point));
    ways.min().unwrap_or(Length::ZERO)
}

/// The middle of a drop zone.
pub fn middle(zone: &Polygon) -> Point {
    let (low, high) = zone.bounds();
    let half = |a: Length, b: Length| Length::from_units((a + b).units() / 2);
    Point::new(half(low.x, high.x), half(low.y, high.y))
}

/// The drop zone that is nearest to a control point; of equals, the one that is furthest from the enemies'.
pub fn zone(outlook: &Outlook) -> Option<Answer> {
    let game = outlook.game;
    let zones = &game.setup().mission.drop_zones;
    let middle = |zone: u8| middle(&zones[usize::from(zone)]);
    let taken: Vec<u8> = game.state().players.iter().filter_map(|player| player.zone).collect();
    let worth = |zone: &u8| {
        let at = middle(*zone);
        let apart = taken.iter().map(|other| at.distance(middle(*other))).min();
        // A rounding apart is no difference.
        let way = nearest(outlook, at).units() / Length::INCH.units();
        (way, std::cmp::Reverse(apart), *zone)
    };
    game.free_zones().min_by_key(worth).map(|zone| Answer::Zone(zone + 1))
}

/// The control point of a player's drop zone.
fn home(outlook: &Outlook) -> Option<usize> {
    let game = outlook.game;
    let zone = game.state().players[outlook.side.index()].zone?;
    let at = middle(&game.setup().mission.drop_zones[usize::from(zone)]);
    outlook.points().min_by_key(|point| outlook.way(at, *point))
}

/// The model that is worth least, as near to a control point as it can be: the first to guard the player's own, the
/// others to go for another.
pub fn deploy(outlook: &Outlook) -> Option<Answer> {
    let game = outlook.game;
    let waiting = game.in_reserve(outlook.side);
    let model: ModelIx = waiting.min_by_key(|model| (outlook.worth(*model), *model))?;
    let spots: Vec<_> = game.deployments(model).collect();
    let stride = spots.len().div_ceil(MOST_PLACES).max(1);
    let guarded = game.own(outlook.side).count() >= outlook.weights.homely;
    let left = home(outlook).filter(|_| guarded);
    let way = |at: Point| {
        let points = outlook.points().filter(|point| Some(*point) != left);
        points.map(|point| outlook.way(at, point)).min()
    };
    let best = spots.iter().step_by(stride).min_by_key(|spot| (way(spot.at), **spot));
    match best {
        Some(place) => Some(Answer::Deploy(game.id(model), *place, None)),
        None => Some(Answer::Pass),
    }
}
