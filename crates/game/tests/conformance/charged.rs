//! No place in contact that a player can find is nearer than what a charge is judged by.
//!
//! Random tables with walls, terrain and others about the target of a charge. Places all round the target are tried, and
//! then ever better ones next to the best. `COVERLINE_DRAWN` says how many tables.

use dice::{Chance, Face};
use geometry::{Disc, Footing, Length, Point, Vector};
use kt4w40k::Kt4w40k;
use kt18::{Kt18, ModelIx};
use table::{Answer, Ask, Decision, Errand, Rules, Status, Way};

use crate::example::{Kt4w40kExample, Kt18Example};
use crate::{kt4w40k_scene, kt18_scene};

/// Where the target stands.
const TARGET: (f64, f64) = (15.0, 15.0);

/// How much shorter than what is found a path may be: arcs have few points, and parts are rounded.
const ROUNDING: Length = Length::from_units(12);

fn tables() -> u64 {
    let told = std::env::var("COVERLINE_DRAWN").ok();
    told.and_then(|told| told.parse().ok()).unwrap_or(2000)
}

/// A number between two, in hundredths.
fn between(chance: &mut Chance, low: f64, high: f64) -> f64 {
    let steps = ((high - low) * 100.0).round() as u32;
    low + f64::from(chance.below(steps + 1)) / 100.0
}

/// A place about the target.
fn about(chance: &mut Chance, near: f64, far: f64) -> (f64, f64) {
    loop {
        let (dx, dy) = (between(chance, -far, far), between(chance, -far, far));
        if (near..=far).contains(&dx.hypot(dy)) {
            return (TARGET.0 + dx, TARGET.1 + dy);
        }
    }
}

/// So many points of a circle.
fn circle(centre: Point, radius: i32, count: i32) -> impl Iterator<Item = Point> {
    (0..count).map(move |k| {
        let angle = f64::from(k) / f64::from(count) * std::f64::consts::TAU;
        let out = |part: f64| (f64::from(radius) * part) as i64;
        centre + Vector { dx: out(angle.cos()), dy: out(angle.sin()) }
    })
}

/// The shortest move into contact that a patient player finds, if it is at most `most`: `go` says how long the shortest
/// move to a place is, if the place is in contact and the move within a limit.
fn by_hand(
    (centre, radius): (Point, Length),
    most: Length,
    go: impl Fn(Point, Length) -> Option<Length>,
) -> Option<(Length, Point)> {
    let mut best: Option<(Length, Point)> = None;
    let starts = [0, 2, 40, 600, 1500].into_iter();
    let starts = starts.flat_map(|less| circle(centre, radius.units() - less, 24));
    for at in starts {
        let most = best.map_or(most, |(length, _)| length - Length::UNIT);
        best = go(at, most).map(|length| (length, at)).or(best);
    }
    let mut step = 300;
    while let Some((length, at)) = best.filter(|_| step > 0) {
        let most = length - Length::UNIT;
        let mut next = circle(at, step, 12).filter_map(|at| Some((go(at, most)?, at)));
        match next.next() {
            Some(better) => best = Some(better),
            None => step /= 3,
        }
    }
    best
}

/// Lines of walls near the target, along the grid or not.
fn walls(chance: &mut Chance) -> Vec<String> {
    let wall = |chance: &mut Chance| {
        let (x, y) = about(chance, 0.6, 3.0);
        let (dx, dy) = (between(chance, -4.0, 4.0), between(chance, -4.0, 4.0));
        let (dx, dy) = match chance.below(3) {
            0 => (dx, 0.0),
            1 => (0.0, dy),
            _ => (dx, dy),
        };
        format!("\"{x:.2},{y:.2} {:.2},{:.2}\"", x + dx, y + dy)
    };
    (0..1 + chance.below(4)).map(|_| wall(chance)).collect()
}

#[test]
fn no_charge_of_kt18_is_judged_too_short() {
    let mut chance = Chance::new(18, 10);
    let (mut judged, mut reached) = (0, 0);
    while judged < tables() {
        let walls = walls(&mut chance).join(", ");
        let from = about(&mut chance, 3.0, 8.0);
        let fly = if chance.below(4) == 0 { " fly" } else { "" };
        let mut models = vec![
            format!("\"A1 {:.2},{:.2}{fly}\"", from.0, from.1),
            format!("\"B1 {:.2},{:.2}\"", TARGET.0, TARGET.1),
        ];
        for n in 0..chance.below(4) {
            let (x, y) = about(&mut chance, 1.0, 3.0);
            models.push(format!("\"A{} {x:.2},{y:.2}\"", n + 2));
        }
        for n in 0..chance.below(3) {
            let (x, y) = about(&mut chance, 1.0, 5.0);
            models.push(format!("\"B{} {x:.2},{y:.2}\"", n + 2));
        }
        let text = format!(
            "id = \"\"\ntitle = \"\"\nshows = []\nmodels = [{}]\nwalls = [{walls}]\nscript = \"\"\n",
            models.join(", ")
        );
        let example: Kt18Example = toml::from_str(&text).unwrap();
        let Ok(game) = kt18_scene::build(&example) else { continue };
        let charger = ModelIx(0);
        let target = game.enemies_of(game.side_of(charger)).next().unwrap();
        if game.may_charge(charger).is_err() {
            continue;
        }
        judged += 1;
        let limit = Length::inches(4 + chance.below(8) as i32);
        reached += u64::from(judge_kt18(&game, (charger, target), limit, &text));
    }
    assert!(reached * 4 > judged, "{reached} of {judged}");
}

/// Whether a charge of at most `limit` reaches its target.
fn judge_kt18(
    game: &Kt18,
    (charger, target): (ModelIx, ModelIx),
    limit: Length,
    table: &str,
) -> bool {
    let others = || game.enemies_of(game.side_of(charger)).filter(|enemy| *enemy != target);
    let walk = |limit: Length| kt18::Walk::new(game, charger, limit, "KT18-CHARGE-05", others());
    let found = walk(limit).contact(target);
    let scene = game.setup().killzone().scene();
    let (base, goal) = (game.base(charger), game.base(target));
    let near = |at: Point| {
        let there = Disc { centre: at, ..base };
        scene.within(game.state().doors, &there, &goal, Length::INCH)
    };
    if let Some(found) = &found {
        assert!(near(found.at) && found.length <= limit, "{found:?}\n{table}");
        let drawn = walk(limit).plan(&Way::Along(found.path.to_vec()));
        assert!(drawn.is_ok_and(|drawn| drawn.length == found.length), "{found:?}\n{table}");
    }
    let most = found.as_ref().map_or(limit, |found| found.length) - ROUNDING;
    let better =
        by_hand((goal.centre, base.radius + goal.radius + Length::INCH), most, |at, most| {
            let straight = base.centre.squared_distance(at) <= most.squared();
            let planned = || walk(most).plan(&Way::To(Footing::floor(at))).ok();
            (straight && near(at)).then(planned).flatten().map(|planned| planned.length)
        });
    assert!(better.is_none(), "{better:?} of {limit}, found {found:?}\n{table}");
    found.is_some()
}

#[test]
fn no_charge_of_kt4w40k_is_judged_too_short() {
    let mut chance = Chance::new(40, 10);
    let (mut judged, mut reached) = (0, 0);
    while judged < tables() {
        let (from, fly) =
            (about(&mut chance, 3.2, 9.0), ["", "", " fly"][chance.below(3) as usize]);
        let mut units = vec![
            format!("\"A1 {:.2},{:.2} has={fly}\"", from.0, from.1),
            format!("\"B1 {:.2},{:.2} has=\"", TARGET.0, TARGET.1),
        ];
        for n in 0..chance.below(4) {
            let (x, y) = about(&mut chance, 1.0, 3.0);
            let side = ["A", "B"][chance.below(2) as usize];
            units.push(format!("\"{side}{} {x:.2},{y:.2} has=\"", n + 2));
        }
        let mut terrain: Vec<String> = Vec::new();
        for n in 0..1 + chance.below(3) {
            let (x, y) = about(&mut chance, 0.8, 3.5);
            let (w, d) = (between(&mut chance, 0.2, 4.0), between(&mut chance, 0.2, 2.0));
            let (w, d) = if chance.below(2) == 0 { (w, d) } else { (d, w) };
            let height = [0.5, 1.0, 3.0, 10.0][chance.below(4) as usize];
            terrain.push(format!(
                "\"block-{n} {x:.2}..{:.2} {y:.2}..{:.2} h={height}\"",
                x + w,
                y + d
            ));
        }
        let text = format!(
            "id = \"\"\ntitle = \"\"\nshows = []\nunits = [{}]\nterrain = [{}]\nscript = \"\"\n",
            units.join(", "),
            terrain.join(", ")
        );
        let example: Kt4w40kExample = toml::from_str(&text).unwrap();
        let Ok(game) = kt4w40k_scene::build(&example) else { continue };
        let Some(enough) = judge_kt4w40k(&game, &text) else { continue };
        judged += 1;
        reached += u64::from(enough);
    }
    assert!(reached * 4 > judged, "{reached} of {judged}");
}

/// The game after a charge roll of so much.
fn rolled(game: &Kt4w40k, inches: u8) -> Option<Kt4w40k> {
    let mut game = game.clone();
    game.answer(&"do A1 charge B1".parse().unwrap()).ok()?;
    let face = |n: u8| Face::ALL[usize::from(n) - 1];
    game.roll(&[face(inches / 2), face(inches - inches / 2)]).ok()?;
    Some(game)
}

/// Whether some charge roll is enough; none if there is no charge.
fn judge_kt4w40k(game: &Kt4w40k, table: &str) -> Option<bool> {
    let succeeds = |game: &Kt4w40k| {
        let status = game.status();
        matches!(
            status,
            Status::Decide(Decision { ask: Ask::Go { errand: Errand::Charge, .. }, .. })
        )
    };
    rolled(game, 2)?;
    let least = (2..=12).find(|n| rolled(game, *n).is_some_and(|game| succeeds(&game)));
    if let Some(mut game) = least.and_then(|n| rolled(game, n)) {
        let went = game.answer(&Answer::Yes);
        assert!(went.is_ok(), "{least:?}: {went:?}\n{table}");
    }
    // Others are no targets: nothing is ended within 1" of them.
    let (unit, target) = (kt4w40k::UnitIx(0), game.setup().index("B1".parse().ok()?)?);
    let target = game.living(kt4w40k::UnitIx(target as u8)).next()?;
    let goal = game.base(target);
    let charger = game.living(unit).next()?;
    let base = game.base(charger);
    let game = rolled(game, 12)?;
    let Some(kt4w40k::Frame::Charge(charge)) = game.state().frames.last() else { return None };
    let most = least.map_or(Length::inches(12), |n| Length::inches(i32::from(n) - 1));
    let better = by_hand(
        (goal.centre, base.radius + goal.radius + Length::INCH),
        most - ROUNDING,
        |at, most| {
            let there = Disc { centre: at, ..base };
            let straight = base.centre.squared_distance(at) <= most.squared();
            let drill = kt4w40k::Drill {
                allowance: kt4w40k::Allowance::Fixed(most),
                ..game.charge_drill(charge)
            };
            let planned = || drill.plan(&[(1, Way::To(Footing::floor(at)))]).ok();
            let planned = (straight && there.within(&goal, Length::INCH)).then(planned).flatten();
            planned.map(|planned| planned[0].length)
        },
    );
    assert!(better.is_none(), "{better:?}, least {least:?}\n{table}");
    Some(least.is_some())
}
