//! Where units want to be: at the markers that their player needs, over the line in time, or near enough to somebody.

use geometry::{Length, Point};
use kt4w40k::{Kt4w40k, UnitIx, Victory};

use super::Outlook;

/// What a unit is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Holding a marker.
    Marker(Point),
    /// Being in the zone with these corners when the battle ends.
    Line {
        /// The lower left one.
        low: Point,
        /// The upper right one.
        high: Point,
        /// The turns that are left after this one.
        turns: i32,
        /// How far the unit walks in a turn.
        pace: Length,
    },
    /// Hurting somebody.
    Hunt,
    /// Being with others, which keeps a character from being shot.
    Follow,
}

/// How far inside a zone units want to be.
const INSIDE: Length = Length::inches(1);
/// How near enemies are that may come to a marker soon.
const NEAR: Length = Length::inches(14);
/// How near a character keeps to others.
const COMPANY: Length = Length::inches(4);
/// No marker needs more models than this.
const CROWD: i64 = 14;

/// Where the first model of a unit stands.
pub fn place(game: &Kt4w40k, unit: UnitIx) -> Option<Point> {
    game.living(unit).next().map(|model| game.model(model).at.at)
}

/// How far the slowest of a unit goes.
pub fn pace(game: &Kt4w40k, unit: UnitIx) -> Length {
    let paces = game.living(unit).map(|model| game.line(model).movement);
    paces.min().unwrap_or(Length::ZERO)
}

/// The whole inches of a length.
fn inches(length: Length) -> i64 {
    length.wide() / Length::INCH.wide()
}

/// How far a place is from a box; nothing inside.
fn outside(at: Point, low: Point, high: Point) -> Length {
    let nearest = Point::new(at.x.max(low.x).min(high.x), at.y.max(low.y).min(high.y));
    at.distance(nearest)
}

impl Outlook<'_> {
    /// What a unit is for.
    pub fn aim(&self, unit: UnitIx) -> Aim {
        let victory = &self.game.setup().scenario.victory;
        if victory.hold > 0 {
            let post = self.posts().into_iter().find(|(own, _)| *own == unit);
            if let Some((_, marker)) = post {
                return Aim::Marker(marker);
            }
        }
        if victory.breakthrough > 0 {
            return self.over_the_line(unit).unwrap_or(Aim::Hunt);
        }
        if self.game.card(unit).keywords.character { Aim::Follow } else { Aim::Hunt }
    }

    /// Which unit takes which marker: the nearest first, until there are more than enemies may bring.
    fn posts(&self) -> Vec<(UnitIx, Point)> {
        let game = self.game;
        let markers = &game.setup().scenario.victory.objectives;
        let mut need: Vec<i64> = markers.iter().map(|marker| self.need(*marker)).collect();
        let ground = |unit: &UnitIx| !game.card(*unit).keywords.aircraft;
        let own = game.own(self.side).filter(ground);
        let mut pairs: Vec<(Length, UnitIx, usize)> = own
            .filter_map(|unit| place(game, unit).map(|at| (unit, at)))
            .flat_map(|(unit, at)| {
                markers.iter().enumerate().map(move |(i, marker)| (at.distance(*marker), unit, i))
            })
            .collect();
        pairs.sort_unstable();
        let mut posts: Vec<(UnitIx, Point)> = Vec::new();
        for (_, unit, marker) in pairs {
            if posts.iter().any(|(own, _)| *own == unit) || need[marker] <= 0 {
                continue;
            }
            need[marker] -= game.living(unit).count() as i64;
            posts.push((unit, markers[marker]));
        }
        posts
    }

    /// How many models a marker needs to be held against whoever may come.
    fn need(&self, marker: Point) -> i64 {
        let game = self.game;
        let enemies =
            game.enemies_of(self.side).filter(|enemy| !game.card(*enemy).keywords.aircraft);
        let models = enemies.flat_map(|enemy| game.living(enemy));
        let near = models.filter(|model| game.model(*model).at.at.distance(marker) <= NEAR);
        (near.count() as i64 + 3).min(CROWD)
    }

    /// The nearest zone of an enemy.
    fn over_the_line(&self, unit: UnitIx) -> Option<Aim> {
        let game = self.game;
        let from = place(game, unit)?;
        let others = game.setup().sides().filter(|side| *side != self.side);
        let zones = others.filter_map(|side| game.state().players[side.index()].zone);
        let areas = zones.filter_map(|zone| game.setup().scenario.zones.get(usize::from(zone)));
        let inset = areas.map(|area| {
            let (low, high) = area.bounds();
            let low = Point::new(low.x + INSIDE, low.y + INSIDE);
            (low, Point::new(high.x - INSIDE, high.y - INSIDE))
        });
        let (low, high) = inset.min_by_key(|(low, high)| (outside(from, *low, *high), *low))?;
        let turns = i32::from(game.setup().scenario.turns) - i32::from(game.state().turn.max(1));
        let pace = pace(game, unit);
        // Whoever is too slow to get there at all fights where it is.
        let far = outside(from, low, high);
        (far <= pace * (turns + 1)).then_some(Aim::Line { low, high, turns, pace })
    }

    /// What it is worth to a unit with this aim that its first model stands at a place, from which it will do so much.
    pub fn aim_worth(&self, unit: UnitIx, aim: Aim, at: Point, expected: i64) -> i64 {
        let weights = self.weights;
        match aim {
            Aim::Hunt => expected,
            Aim::Follow => {
                let game = self.game;
                let others = game
                    .own(self.side)
                    .filter(|own| *own != unit && !game.card(*own).keywords.character);
                let far = others.filter_map(|own| place(game, own)).map(|to| at.distance(to)).min();
                let astray = (far.unwrap_or(COMPANY) - COMPANY).max(Length::ZERO);
                -weights.company * inches(astray)
            }
            Aim::Marker(marker) => {
                let far = at.distance(marker);
                if far <= Victory::REACH {
                    return weights.marker * self.game.living(unit).count() as i64;
                }
                -weights.errand * inches(far)
            }
            Aim::Line { low, high, turns, pace } => {
                let far = outside(at, low, high);
                let there = if far > Length::ZERO {
                    0
                } else if turns == 0 {
                    weights.through
                } else {
                    weights.through / 8
                };
                // What cannot be walked in the turns that are left, one of them to spare, has to be walked now.
                let beyond = (far - pace * (turns - 1).max(0)).max(Length::ZERO);
                let early = far - beyond;
                there - weights.hurry * inches(beyond) - weights.stroll * inches(early) + expected
            }
        }
    }
}
