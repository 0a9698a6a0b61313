//! No path over heights that can be put together of two is shorter than the one that is found.
//!
//! Random platforms with parapets, and things of other heights next to them. The shortest path to some place on the
//! way and the shortest one on from there make a path that a player can draw; pulled tight, it is not to be shorter than
//! the one found at once.

use geometry::{Footing, Length, Point};
use kt21::Kt21;
use kt24::Kt24;
use skirmish::{Edition, Field, Planned};
use table::{Illegal, ModelId, MoveAction, Way};

use crate::drawn::{Chance, Disagreement, agrees, draw, pull};
use crate::edition::OnTable;
use crate::example::Example;

/// How far every move may go.
const LIMIT: Length = Length::inches(12);

/// How many places on the way are tried on one table.
const VIAS: usize = 4;

/// A block to stand on, or a parapet.
#[derive(Clone, Copy)]
struct Part {
    low: (f64, f64),
    high: (f64, f64),
    bottom: f64,
    top: f64,
    vantage: bool,
}

impl Part {
    fn text(&self) -> String {
        let Part { low, high, bottom, top, vantage } = self;
        let vantage = if *vantage { " vantage" } else { "" };
        let (x, y) =
            (format!("{:.2}..{:.2}", low.0, high.0), format!("{:.2}..{:.2}", low.1, high.1));
        format!("\"part {x} {y} h={top} bottom={bottom}{vantage}\"")
    }

    /// Whether a base stands on it.
    fn holds(&self, (x, y): (f64, f64)) -> bool {
        self.vantage
            && x >= self.low.0 + 0.5
            && x <= self.high.0 - 0.5
            && y >= self.low.1 + 0.5
            && y <= self.high.1 - 0.5
    }
}

/// A platform, perhaps a parapet at one of its sides, and perhaps something next to it.
fn parts(chance: &mut Chance) -> Vec<Part> {
    let height = |chance: &mut Chance| [1.0, 1.5, 2.0, 3.0][chance.below(4) as usize];
    let (w, d) = (chance.inches(1.2, 4.0), chance.inches(1.2, 4.0));
    let low = (15.0 - w / 2.0, 11.0 - d / 2.0);
    let high = (15.0 + w / 2.0, 11.0 + d / 2.0);
    let top = height(chance);
    let mut all = vec![Part { low, high, bottom: 0.0, top, vantage: true }];
    if chance.below(3) > 0 {
        let (out, thin) = (chance.inches(-0.2, 0.3), chance.inches(0.2, 0.5));
        let (a, b) = (chance.inches(-0.5, 1.0), chance.inches(-0.5, 1.0));
        let (bottom, top) = (if chance.below(2) == 0 { 0.0 } else { top - 0.5 }, top + 1.0);
        let (low, high) = match chance.below(4) {
            0 => ((high.0 + out - thin, low.1 + a), (high.0 + out, high.1 - b)),
            1 => ((low.0 - out, low.1 + a), (low.0 - out + thin, high.1 - b)),
            2 => ((low.0 + a, high.1 + out - thin), (high.0 - b, high.1 + out)),
            _ => ((low.0 + a, low.1 - out), (high.0 - b, low.1 - out + thin)),
        };
        if low.0 + 0.1 < high.0 && low.1 + 0.1 < high.1 {
            all.push(Part { low, high, bottom, top, vantage: false });
        }
    }
    if chance.below(3) > 0 {
        let (w, d) = (chance.inches(0.4, 3.0), chance.inches(0.4, 3.0));
        let by = if chance.below(2) == 0 { 0.0 } else { chance.inches(0.1, 1.5) };
        let (along, top) = (chance.inches(-1.0, 1.0), height(chance));
        let (low, high) = match chance.below(4) {
            0 => ((high.0 + by, low.1 + along), (high.0 + by + w, low.1 + along + d)),
            1 => ((low.0 - by - w, low.1 + along), (low.0 - by, low.1 + along + d)),
            2 => ((low.0 + along, high.1 + by), (low.0 + along + w, high.1 + by + d)),
            _ => ((low.0 + along, low.1 - by - d), (low.0 + along + w, low.1 - by)),
        };
        all.push(Part { low, high, bottom: 0.0, top, vantage: true });
    }
    all
}

/// Where a base at a place stands: on the highest thing that holds it, or on the floor.
fn stand(parts: &[Part], at: (f64, f64)) -> Footing {
    let holds = parts.iter().filter(|part| part.holds(at));
    let z = holds.map(|part| part.top).fold(0.0, f64::max);
    Footing { at: Point::inches(at.0, at.1), z: Length::from_inches_f64(z) }
}

fn table<G: OnTable + Edition + Field>(
    chance: &mut Chance,
) -> Option<(usize, Option<Disagreement>)> {
    let parts = parts(chance);
    let place = |chance: &mut Chance| match chance.below(2) {
        0 => stand(&parts, chance.about((15.0, 11.0), 0.0, 2.0)),
        _ => stand(&parts, chance.about((15.0, 11.0), 1.5, 4.5)),
    };
    let (from, to) = (place(chance), place(chance));
    let terrain: Vec<String> = parts.iter().map(Part::text).collect();
    let text = |from: Footing| {
        let inches = |l: Length| l.to_inches_f64();
        let (x, y, z) = (inches(from.at.x), inches(from.at.y), inches(from.z));
        format!(
            "id = \"X\"\ntitle = \"X\"\nshows = []\nmodels = [\"A1 {x:.4},{y:.4}@{z}\", \"B1 29,1\"]\n\
             terrain = [{}]\nscript = \"\"\n",
            terrain.join(", ")
        )
    };
    let moves = |from: Footing, way: &Way, most: Length| -> Option<Result<Planned, Illegal>> {
        let example: Example = toml::from_str(&text(from)).unwrap();
        let game = G::build(&example).ok()?;
        let op = game.find("A1".parse::<ModelId>().unwrap())?;
        Some(game.may_move(op, MoveAction::Reposition, way, most))
    };
    let found = moves(from, &Way::To(to), LIMIT)?.ok().map(|planned| planned.length);
    let example: Example = toml::from_str(&text(from)).unwrap();
    let game = G::build(&example).ok()?;
    let op = game.find("A1".parse::<ModelId>().unwrap())?;
    let judge = |way: &Way, most: Length| {
        Some(game.may_move(op, MoveAction::Reposition, way, most).ok()?.length)
    };
    let mut legal = 0;
    for _ in 0..VIAS {
        let via = place(chance);
        let Some(Ok(first)) = moves(from, &Way::To(via), LIMIT) else { continue };
        let Some(Ok(second)) = moves(via, &Way::To(to), LIMIT) else { continue };
        if first.path.len() + second.path.len() > 32 {
            continue;
        }
        let mut path: Vec<Footing> = first.path.iter().chain(&second.path).copied().collect();
        let Some(length) = pull(chance, &judge, from, &mut path) else { continue };
        legal += usize::from(length <= LIMIT);
        if !agrees(found, length, LIMIT) {
            let table = format!("{}# to {to:?}", text(from));
            return Some((legal, Some(Disagreement { table, found, length, path })));
        }
    }
    Some((legal, None))
}

#[test]
fn kt24_moves_over_heights_are_as_short_as_can_be_drawn() {
    draw(5, table::<Kt24>);
}

#[test]
fn kt21_moves_over_heights_are_as_short_as_can_be_drawn() {
    draw(6, table::<Kt21>);
}
