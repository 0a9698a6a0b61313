//! Fans against many single lines, and the search for a clear origin against many points of the rim.

mod worlds;

use geometry::{Blocker, Disc, Ends, Length, Origin, Piece, Point, Prism, Scene, Zone};
use worlds::{Dice, Question, STEP, units};

/// A plane vector for the sampler, which may use floating point: what it finds must have a margin.
type Pair = (f64, f64);

fn pair(p: Point) -> Pair {
    (f64::from(p.x.units()), f64::from(p.y.units()))
}

fn exact(o: Origin) -> Pair {
    (o.x as f64 / 65536.0, o.y as f64 / 65536.0)
}

fn gap(p: Pair, disc: &Disc) -> f64 {
    let c = pair(disc.centre);
    (p.0 - c.0).hypot(p.1 - c.1) - f64::from(disc.radius.units())
}

/// How deep a point is inside a footprint; negative outside.
fn depth(prism: &Prism, p: Pair) -> f64 {
    let (mut inside, mut nearest) = (false, f64::MAX);
    for (a, b) in prism.footprint.edges() {
        let (a, b) = (pair(a), pair(b));
        let (wx, wy) = (b.0 - a.0, b.1 - a.1);
        let t = (((p.0 - a.0) * wx + (p.1 - a.1) * wy) / (wx * wx + wy * wy)).clamp(0.0, 1.0);
        nearest = nearest.min((p.0 - a.0 - t * wx).hypot(p.1 - a.1 - t * wy));
        let turn = wx * (p.1 - a.1) - wy * (p.0 - a.0);
        if (a.1 > p.1) != (b.1 > p.1) && (turn > 0.0) == (b.1 > a.1) {
            inside = !inside;
        }
    }
    if inside { nearest } else { -nearest }
}

/// By how much a point is inside a zone; negative outside.
fn zone_margin(zone: Zone, p: Pair, from: &Disc, to: &Disc) -> f64 {
    let length = |l: Length| f64::from(l.units());
    match zone {
        Zone::Anywhere => f64::MAX,
        Zone::NearTarget(d) => length(d) - gap(p, to),
        Zone::Between { source, target } => {
            (gap(p, from) - length(source)).min(gap(p, to) - length(target))
        }
    }
}

/// Whether a random line of the fan is deep inside the piece, at its heights, deep inside the zone.
fn sampled(
    scene: &Scene,
    origin: Pair,
    (from, to, ends): (&Disc, &Disc, Ends),
    zone: Zone,
    dice: &mut Dice,
) -> bool {
    let prism = &scene.prisms()[0];
    (0..60).any(|_| {
        let turn = f64::from(dice.below(1 << 20)) / f64::from(1 << 20) * std::f64::consts::TAU;
        let r = f64::from(to.radius.units());
        let end = (pair(to.centre).0 + r * turn.cos(), pair(to.centre).1 + r * turn.sin());
        // The facing part: the line may not have come through the disc.
        let facing = (end.0 - origin.0) * turn.cos() + (end.1 - origin.1) * turn.sin() < 0.0;
        (facing || ends == Ends::Whole)
            && (0..40).any(|_| {
                let t = f64::from(dice.below(1 << 20)) / f64::from(1 << 20);
                let p = (origin.0 + t * (end.0 - origin.0), origin.1 + t * (end.1 - origin.1));
                let (z0, z1) = (f64::from(from.z.units()), f64::from(to.z.units()));
                let z = z0 + t * (z1 - z0);
                let (bottom, top) = (f64::from(prism.bottom.units()), f64::from(prism.top.units()));
                let high = if from.z == to.z { bottom <= z } else { bottom + 0.1 < z };
                high && z + 0.1 < top
                    && depth(prism, p) > 0.1
                    && (gap(p, to) > 0.1 || (ends == Ends::Whole && from.z != to.z))
                    && zone_margin(zone, p, from, to) > 0.1
            })
    })
}

fn random_zone(dice: &mut Dice) -> Zone {
    let length = |n: i32| units(n * STEP / 2);
    match dice.below(3) {
        0 => Zone::Anywhere,
        1 => Zone::NearTarget(length(dice.between(0, 8))),
        _ => Zone::Between { source: length(dice.below(5)), target: length(dice.below(7)) },
    }
}

fn rim_point(disc: &Disc, turn: f64) -> Origin {
    let r = f64::from(disc.radius.units()) - 0.0001;
    let (x, y) = pair(disc.centre);
    let fine = |v: f64| (v * 65536.0).round() as i64;
    Origin { x: fine(x + r * turn.cos()), y: fine(y + r * turn.sin()) }
}

fn discs(q: &Question, level: bool) -> (Disc, Disc) {
    let z = if level { q.body.base.z } else { q.eye.z };
    (Disc { centre: q.eye.plan(), radius: units(STEP), z }, q.body.base)
}

fn compare_with_single_lines(seed: u64, ends: Ends, level: impl Fn(i32) -> bool) {
    let mut dice = Dice::new(seed);
    let (mut crossed, mut sampled_too) = (0, 0);
    for n in 0..2500 {
        let q = Question::random(&mut dice, 1, 0);
        let (from, to) = discs(&q, level(n));
        let zone = random_zone(&mut dice);
        let origin = rim_point(&from, f64::from(dice.below(6283)) / 1000.0);
        let piece = Piece { what: Blocker::Prism(0), zone };
        let found = q.scene.crossing_to(origin, &from, (&to, ends), piece);
        let line = sampled(&q.scene, exact(origin), (&from, &to, ends), zone, &mut dice);
        let Some(at) = found else {
            assert!(
                !line,
                "case {n}: a crossing was missed\n{:?}\n{from:?} {to:?} {zone:?}",
                q.scene
            );
            continue;
        };
        crossed += 1;
        sampled_too += i32::from(line);
        let p = pair(at);
        assert!(depth(&q.scene.prisms()[0], p) > -1.0, "case {n}: not in the piece");
        assert!(zone_margin(zone, p, &from, &to) > -1.0, "case {n}: not in the zone");
        let before = ends == Ends::Facing || from.z == to.z;
        assert!(!before || gap(p, &to) > -1.0, "case {n}: behind the near rim");
    }
    assert!(crossed > 150 && sampled_too * 10 > crossed * 9, "{sampled_too} of {crossed}");
}

#[test]
fn crossings_agree_with_single_lines() {
    compare_with_single_lines(21, Ends::Facing, |n| n % 3 != 0);
}

#[test]
fn crossings_agree_with_single_lines_to_the_whole_disc() {
    compare_with_single_lines(22, Ends::Whole, |n| n % 6 == 0);
}

/// The number of barred bases for which a point of the rim is clear all the same.
fn missed_origins(seed: u64, cases: i32, level: bool, ends: Ends) -> (i32, i32) {
    let mut dice = Dice::new(seed);
    let (mut barred, mut missed) = (0, 0);
    for _ in 0..cases {
        let q = Question::random(&mut dice, 3, 1);
        let (from, to) = discs(&q, level);
        let zone = random_zone(&mut dice);
        let all = (0..3).map(Blocker::Prism).chain([Blocker::Wall(0)]);
        let pieces: Vec<Piece> = all.map(|what| Piece { what, zone }).collect();
        if q.scene.clear_origin_among(&from, (&to, ends), &pieces, &[]).is_some() {
            continue;
        }
        barred += 1;
        let clear = |turn: i32| {
            let origin = rim_point(&from, f64::from(turn) * std::f64::consts::TAU / 360.0);
            pieces.iter().all(|p| q.scene.crossing_to(origin, &from, (&to, ends), *p).is_none())
        };
        missed += i32::from((0..360).any(clear));
    }
    (barred, missed)
}

#[test]
fn no_point_of_the_rim_is_clear_where_the_base_is_barred() {
    let (barred, missed) = missed_origins(31, 2500, true, Ends::Facing);
    assert!(barred > 100, "{barred}");
    assert_eq!(missed, 0);
}

#[test]
fn no_point_of_the_rim_is_clear_where_the_base_is_barred_at_another_height() {
    for ends in [Ends::Facing, Ends::Whole] {
        let (barred, missed) = missed_origins(32, 2500, false, ends);
        assert!(barred > 50, "{barred}");
        assert_eq!(missed, 0);
    }
}
