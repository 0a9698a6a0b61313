//! Verdicts on targets, with their reasons.

use geometry::{Disc, Length, Point, Point3, Sight, Vector};
use serde::Serialize;
use table::Why;

use crate::{Field, OpIx};

/// The targeting verdict between two operatives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The gap between the bases; none where walls leave no way.
    pub distance: Option<Length>,
    /// Whether it can be seen.
    pub visible: bool,
    /// Whether distant terrain hides it.
    pub obscured: bool,
    /// Whether near terrain shelters it.
    pub cover: bool,
    /// Whether the two are at close quarters.
    pub engaged: bool,
    /// Whether Shoot may choose the target.
    pub valid_target: bool,
    /// Whether the defender may keep a die for cover.
    pub cover_save: bool,
    /// The rules that decided, in order.
    pub why: Vec<Reason>,
}

/// One rule that decided a verdict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reason {
    /// The rule.
    pub rule: &'static str,
    /// The message, of the family `reason`.
    pub key: &'static str,
    /// The refusal, where the message is one.
    pub refusal: Option<Why>,
    /// The piece of terrain that decided.
    pub terrain: Option<String>,
    /// The line that shows it.
    pub line: Option<(Point3, Point3)>,
}

impl Reason {
    /// The messages that verdicts use.
    pub const KEYS: &'static [&'static str] = &[
        "visible",
        "hidden",
        "in-cover",
        "too-close-for-cover",
        "obscured",
        "engaged",
        "cover-save",
        "no-cover-save",
        "refused",
        "valid-target",
    ];

    /// A rule without anything to show.
    pub fn plain(rule: &'static str, key: &'static str) -> Self {
        Reason { rule, key, refusal: None, terrain: None, line: None }
    }

    /// A rule with the line that shows it.
    pub fn line(rule: &'static str, key: &'static str, from: Point3, to: Point3) -> Self {
        Reason { line: Some((from, to)), ..Reason::plain(rule, key) }
    }

    /// A refusal.
    pub fn refused(rule: &'static str, why: Why) -> Self {
        Reason { refusal: Some(why), ..Reason::plain(rule, "refused") }
    }
}

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
