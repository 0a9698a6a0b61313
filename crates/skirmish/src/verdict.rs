//! What verdicts on targets say of sight, and the points that their lines run through.

use geometry::{Disc, Length, Point, Point3, Sight, Vector};
use table::Reason;

use crate::{Field, OpIx};

/// Says whether a target is seen: by the line, or by what hides it.
pub fn explain_sight<G: Field>(
    game: &G,
    rule: &'static str,
    from: OpIx,
    to: OpIx,
    sight: &Sight,
) -> Vec<Reason> {
    match sight {
        Sight::Clear { from, to } => vec![Reason::line(rule, "visible", *from, *to)],
        Sight::Blocked { by } => {
            let (eye, head) = (game.body(from).head(), game.body(to).head());
            let hidden = Reason::line(rule, "hidden", eye, head);
            if by.is_empty() {
                return vec![hidden];
            }
            let named = |blocker| Some(game.board().name_of(blocker));
            by.iter().map(|b| Reason { terrain: named(*b), ..hidden.clone() }).collect()
        }
    }
}

/// A point of a line from a place to a base, at the height that the line has there: as much of the way up or
/// down as it is of the way to the base.
pub fn on_line(start: Point3, at: Point, target: &Disc) -> Point3 {
    let from = Point::new(start.x, start.y);
    let whole = (from.distance(target.centre) - target.radius).max(Length::UNIT);
    let gone = from.distance(at).min(whole);
    let rise = (target.z - start.z).wide() * gone.wide() / whole.wide();
    at.at(start.z + Length::from_units(rise as i32))
}

/// The point of a base that faces another.
pub fn facing_point(source: &Disc, target: &Disc) -> Point {
    let along = target.centre - source.centre;
    let length = along.squared().isqrt().max(1);
    let radius = source.radius.wide();
    source.centre + Vector { dx: along.dx * radius / length, dy: along.dy * radius / length }
}
