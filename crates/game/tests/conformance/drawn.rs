//! No path that a player can draw is shorter than the one that is found, nor legal where none is found.
//!
//! Random tables with an enemy that walls, barricades and platforms hide in part. Paths are drawn through random places
//! and then pulled tight, a bend at a time, as long as they stay legal. `COVERLINE_DRAWN` says how many paths.

use geometry::{Footing, Length, Point};
use kt18::Kt18;
use kt21::Kt21;
use kt24::Kt24;
use skirmish::{Edition, Field};
use table::{ModelId, MoveAction, Way};

use crate::edition::OnTable;
use crate::example::{Example, Kt18Example};
use crate::kt18_scene;

/// How much longer than a drawn path the one found may be: it follows arcs with few points, and its parts are rounded.
const ROUNDING: Length = Length::from_units(12);

/// How many paths are drawn on one table.
const ON_A_TABLE: usize = 5;

/// How often it is tried to draw one that is legal.
const TRIES: usize = 12;

/// How often a path is pulled.
const PULLS: usize = 24;

/// How far every move may go.
const LIMIT: Length = Length::inches(9);

/// How many paths are to be drawn.
fn paths() -> usize {
    let told = std::env::var("COVERLINE_DRAWN").ok();
    told.and_then(|told| told.parse().ok()).unwrap_or(2000)
}

/// Numbers that look random and are the same everywhere.
pub struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    /// A hundredth of an inch between two.
    pub fn inches(&mut self, low: f64, high: f64) -> f64 {
        let steps = ((high - low) * 100.0).round().max(1.0) as u64;
        low + self.below(steps + 1) as f64 / 100.0
    }

    /// A place so far from another.
    pub fn about(&mut self, (x, y): (f64, f64), near: f64, far: f64) -> (f64, f64) {
        loop {
            let (dx, dy) = (self.inches(-far, far), self.inches(-far, far));
            let away = (dx * dx + dy * dy).sqrt();
            if away >= near && away <= far {
                return (x + dx, y + dy);
            }
        }
    }
}

/// The moves of one table: how long a way is, if it is legal and at most so long.
type Judge<'a> = dyn Fn(&Way, Length) -> Option<Length> + 'a;

/// Where the enemy of every table stands.
const ENEMY: (f64, f64) = (15.0, 11.0);

fn place((x, y): (f64, f64)) -> Footing {
    Footing::floor(Point::inches(x, y))
}

/// The length of a drawn path, if it is legal.
fn drawn(judge: &Judge<'_>, path: &[Footing]) -> Option<Length> {
    judge(&Way::Along(path.to_vec()), LIMIT * 2)
}

/// Pulls a legal path tight: bends are left out, or moved towards the line past them, by much and then by little.
pub fn pull(
    chance: &mut Chance,
    judge: &Judge<'_>,
    start: Footing,
    path: &mut Vec<Footing>,
) -> Option<Length> {
    let mut best = drawn(judge, path)?;
    for pull in 0..PULLS {
        let bends = path.len() - 1;
        if bends == 0 {
            break;
        }
        let i = chance.below(bends as u64) as usize;
        let before = if i == 0 { start } else { path[i - 1] };
        let (here, after) = (path[i], path[i + 1]);
        let mut tried = path.clone();
        if pull % 4 == 0 {
            tried.remove(i);
        } else {
            // A point of the line past the bend, not always the middle.
            let part = |a: Length, b: Length, k: i32, n: i32| {
                a + Length::from_units(((b - a).wide() * i64::from(k) / i64::from(n)) as i32)
            };
            let k = 1 + chance.below(7) as i32;
            let on = Point::new(
                part(before.at.x, after.at.x, k, 8),
                part(before.at.y, after.at.y, k, 8),
            );
            let by = [1, 1, 2, 4, 8, 32][chance.below(6) as usize];
            let at = Point::new(part(here.at.x, on.x, 1, by), part(here.at.y, on.y, 1, by));
            tried[i] = Footing { at, z: here.z };
        }
        if let Some(length) = drawn(judge, &tried).filter(|length| *length < best) {
            best = length;
            *path = tried;
        }
    }
    Some(best)
}

/// What is known of a table whose found and drawn paths do not agree.
pub struct Disagreement {
    pub table: String,
    pub found: Option<Length>,
    pub length: Length,
    pub path: Vec<Footing>,
}

/// Places from the start round the enemy, one way or the other, to the goal.
fn round(chance: &mut Chance, start: Footing, goal: Footing) -> Vec<Footing> {
    let seen = |p: Footing| {
        let (x, y) = (p.at.x.to_inches_f64() - ENEMY.0, p.at.y.to_inches_f64() - ENEMY.1);
        (y.atan2(x), x.hypot(y))
    };
    let ((a, near), (b, far)) = (seen(start), seen(goal));
    let turn = std::f64::consts::TAU;
    let ahead = (b - a).rem_euclid(turn);
    let whole = if chance.below(2) == 0 { ahead } else { ahead - turn };
    let bends = 1 + chance.below(5);
    let wide = chance.below(3);
    let mut path: Vec<Footing> = (1..=bends)
        .map(|k| {
            let part = k as f64 / (bends + 1) as f64 + chance.inches(-0.1, 0.1);
            let between = near + (far - near) * part;
            let away = match wide {
                0 => chance.inches(1.98, 2.2),
                1 => chance.inches(1.0, 3.0),
                _ => between + chance.inches(-0.7, 0.7),
            };
            let angle = a + whole * part;
            place((ENEMY.0 + away * angle.cos(), ENEMY.1 + away * angle.sin()))
        })
        .collect();
    path.push(goal);
    path
}

/// Whether what is found agrees with a path that was drawn.
pub fn agrees(found: Option<Length>, drawn: Length, limit: Length) -> bool {
    match found {
        Some(found) => found <= drawn + ROUNDING,
        None => drawn + ROUNDING > limit,
    }
}

/// Draws paths on one table.
fn compare(
    chance: &mut Chance,
    judge: &Judge<'_>,
    table: &str,
    (start, goal): (Footing, Footing),
) -> (usize, Option<Disagreement>) {
    let found = judge(&Way::To(goal), LIMIT);
    let mut legal = 0;
    for _ in 0..ON_A_TABLE {
        let mut tries = (0..TRIES).map(|_| round(chance, start, goal));
        let Some(mut path) = tries.find(|path| drawn(judge, path).is_some()) else { continue };
        let Some(length) = pull(chance, judge, start, &mut path) else { continue };
        legal += usize::from(length <= LIMIT);
        if !agrees(found, length, LIMIT) {
            return (legal, Some(Disagreement { table: table.to_owned(), found, length, path }));
        }
    }
    (legal, None)
}

/// Draws as many paths as are asked for.
pub fn draw(
    seed: u64,
    mut table: impl FnMut(&mut Chance) -> Option<(usize, Option<Disagreement>)>,
) {
    let mut legal = 0;
    let mut tables = 0;
    let mut wrong = Vec::new();
    while legal < paths() {
        let i = tables;
        tables += 1;
        let mut chance = Chance(seed + (i << 20));
        if let Some((drawn, disagrees)) = table(&mut chance) {
            legal += drawn;
            wrong.extend(disagrees.map(|d| {
                let show = |l: Length| format!("{:.4}", l.to_inches_f64());
                let places = d
                    .path
                    .iter()
                    .map(|p| format!("{},{}@{}", show(p.at.x), show(p.at.y), show(p.z)));
                let places: Vec<String> = places.collect();
                let found = d.found.map_or("none".to_owned(), show);
                format!(
                    "table {i}: found {found}, drawn {} along {}\n{}",
                    show(d.length),
                    places.join(" "),
                    d.table
                )
            }));
        }
    }
    let first: Vec<&String> = wrong.iter().take(3).collect();
    let list = first.iter().map(|s| s.as_str()).collect::<Vec<_>>().join("\n");
    assert!(wrong.is_empty(), "{} of {tables} tables, {legal} paths:\n{list}", wrong.len());
}

/// Something that stands near the enemy.
fn part(chance: &mut Chance) -> String {
    let (x, y) = chance.about(ENEMY, 0.9, 2.6);
    let long = chance.inches(0.5, 4.0);
    let thin = chance.inches(0.2, 0.6);
    let (w, d) = if chance.below(2) == 0 { (long, thin) } else { (thin, long) };
    let h = [5.0, 5.0, 5.0, 1.0, 1.7][chance.below(5) as usize];
    format!(
        "\"part {:.2}..{:.2} {:.2}..{:.2} h={h}\"",
        x - w / 2.0,
        x + w / 2.0,
        y - d / 2.0,
        y + d / 2.0
    )
}

/// A wall near the enemy.
fn wall(chance: &mut Chance) -> String {
    let (x, y) = chance.about(ENEMY, 0.8, 2.6);
    let (dx, dy) = chance.about((0.0, 0.0), 0.3, 2.5);
    format!("\"{:.2},{:.2} {:.2},{:.2}\"", x - dx, y - dy, x + dx, y + dy)
}

/// A few things.
fn some(chance: &mut Chance, most: u64, thing: &dyn Fn(&mut Chance) -> String) -> String {
    let all: Vec<String> = (0..chance.below(most + 1)).map(|_| thing(chance)).collect();
    all.join(", ")
}

/// Where a move starts, near the enemy or not, and a place beyond the enemy.
fn opposite(chance: &mut Chance) -> ((f64, f64), (f64, f64)) {
    let near = |chance: &mut Chance| chance.about(ENEMY, 1.0, 2.4);
    let from = if chance.below(4) == 0 { near(chance) } else { chance.about(ENEMY, 2.0, 4.5) };
    let beyond = (2.0 * ENEMY.0 - from.0, 2.0 * ENEMY.1 - from.1);
    let to = if chance.below(3) == 0 { near(chance) } else { chance.about(beyond, 0.0, 2.0) };
    (from, to)
}

/// The text of a table.
fn table(models: &str, terrain: &str, walls: &str) -> String {
    format!(
        "id = \"X\"\ntitle = \"X\"\nshows = []\nmodels = [{models}]\nterrain = [{terrain}]\n\
         walls = [{walls}]\nscript = \"\"\n"
    )
}

/// One table of an edition with operatives.
fn field<G: OnTable + Edition + Field>(
    chance: &mut Chance,
    kind: MoveAction,
) -> Option<(usize, Option<Disagreement>)> {
    let walls = if chance.below(3) == 0 { some(chance, 2, &wall) } else { String::new() };
    let terrain = some(chance, 4, &part);
    let (mut from, mut to) = opposite(chance);
    if kind == MoveAction::Charge {
        to = chance.about(ENEMY, 1.0, 2.0);
    }
    if kind == MoveAction::FallBack {
        from = chance.about(ENEMY, 1.0, 1.6);
    }
    let height = |chance: &mut Chance| ["", "", "", " h=1", " h=2"][chance.below(5) as usize];
    let (mine, theirs) = (height(chance), height(chance));
    let ((x, y), (ex, ey)) = (from, ENEMY);
    let mut models = format!("\"A1 {x:.2},{y:.2}{mine}\", \"B1 {ex},{ey}{theirs}\"");
    if chance.below(3) == 0 {
        let (x, y) = chance.about(ENEMY, 1.2, 4.0);
        models += &format!(", \"B2 {x:.2},{y:.2}\"");
    }
    let text = table(&models, &terrain, &walls);
    let example: Example = toml::from_str(&text).unwrap();
    let game = G::build(&example).ok()?;
    let op = game.find("A1".parse::<ModelId>().unwrap())?;
    if game.enemy_engaged(op).is_some() != (kind == MoveAction::FallBack) {
        return None;
    }
    let judge = |way: &Way, most: Length| Some(game.may_move(op, kind, way, most).ok()?.length);
    let text = format!("{text}# to {:.2},{:.2} {kind:?}", to.0, to.1);
    Some(compare(chance, &judge, &text, (place(from), place(to))))
}

#[test]
fn kt24_repositions_are_as_short_as_can_be_drawn() {
    draw(1, |chance| field::<Kt24>(chance, MoveAction::Reposition));
}

#[test]
fn kt24_charges_are_as_short_as_can_be_drawn() {
    draw(2, |chance| field::<Kt24>(chance, MoveAction::Charge));
}

#[test]
fn kt21_moves_are_as_short_as_can_be_drawn() {
    draw(3, |chance| field::<Kt21>(chance, MoveAction::Reposition));
}

#[test]
fn kt21_charges_are_as_short_as_can_be_drawn() {
    draw(5, |chance| field::<Kt21>(chance, MoveAction::Charge));
}

#[test]
fn kt24_falls_back_as_short_as_can_be_drawn() {
    draw(6, |chance| field::<Kt24>(chance, MoveAction::FallBack));
}

#[test]
fn kt21_falls_back_as_short_as_can_be_drawn() {
    draw(7, |chance| field::<Kt21>(chance, MoveAction::FallBack));
}

#[test]
fn kt18_moves_are_as_short_as_can_be_drawn() {
    draw(4, |chance| {
        let walls = some(chance, 3, &wall);
        let (from, to) = opposite(chance);
        let ((x, y), (ex, ey)) = (from, ENEMY);
        let text = table(&format!("\"A1 {x:.2},{y:.2}\", \"B1 {ex},{ey}\""), "", &walls);
        let example: Kt18Example = toml::from_str(&text).unwrap();
        let game: Kt18 = kt18_scene::build(&example).ok()?;
        let model = kt18::ModelIx(0);
        if game.engaging(model).next().is_some() {
            return None;
        }
        let judge = |way: &Way, most: Length| {
            Some(game.plan_move(model, way, most, "KT18-MOVE-06").ok()?.length)
        };
        let text = format!("{text}# to {:.2},{:.2}", to.0, to.1);
        Some(compare(chance, &judge, &text, (place(from), place(to))))
    });
}
