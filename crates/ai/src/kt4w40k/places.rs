//! Places that are worth a look for a unit that moves.

use geometry::{Footing, Length, Point, Vector};
use kt4w40k::{Kt4w40k, UnitIx};

use super::aims::place;

/// Directions all round, in parts of 4096.
const ROUND: [(i64, i64); 12] = [
    (4096, 0),
    (3547, 2048),
    (2048, 3547),
    (0, 4096),
    (-2048, 3547),
    (-3547, 2048),
    (-4096, 0),
    (-3547, -2048),
    (-2048, -3547),
    (0, -4096),
    (2048, -3547),
    (3547, -2048),
];
/// The most places above the ground.
const HIGH: usize = 6;
/// What is lost to rounding.
const SLACK: i64 = 2;

/// Places for the first model of a unit that goes so far at most: all round, far and half as far, straight to some
/// goals, and up on terrain.
pub fn places(game: &Kt4w40k, unit: UnitIx, limit: Length, goals: &[Point]) -> Vec<Footing> {
    let Some(from) = place(game, unit) else { return Vec::new() };
    let whole = limit.wide() - SLACK;
    let mut all: Vec<Footing> = Vec::new();
    for goal in goals {
        let way = *goal - from;
        let far = way.squared().isqrt();
        for length in [whole, whole * 2 / 3, whole / 3] {
            let length = length.min(far);
            if far > 0 && length > 0 {
                let by = Vector { dx: way.dx * length / far, dy: way.dy * length / far };
                all.push(Footing::floor(from + by));
            }
        }
    }
    for (x, y) in ROUND {
        for length in [whole, whole * 2 / 3, whole / 3] {
            let by = Vector { dx: x * length / 4096, dy: y * length / 4096 };
            all.push(Footing::floor(from + by));
        }
    }
    if game.card(unit).keywords.infantry || game.card(unit).keywords.fly {
        let first = game.setup().range(unit.at()).start;
        let near = |spot: &&Footing| {
            spot.z > Length::ZERO && from.squared_distance(spot.at) <= limit.squared()
        };
        let high: Vec<Footing> =
            game.setup().board.spots(first).iter().filter(near).copied().collect();
        let stride = high.len().div_ceil(HIGH).max(1);
        all.extend(high.into_iter().step_by(stride));
    }
    let scene = game.setup().killzone().scene();
    let on_table = |at: Point| {
        let margin = Length::from_units(254);
        at.x >= margin
            && at.y >= margin
            && at.x <= scene.width() - margin
            && at.y <= scene.depth() - margin
    };
    all.retain(|spot| on_table(spot.at));
    all
}
