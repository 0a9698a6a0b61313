//! Lines of a width between walls: the worked examples of the confines, and what always holds.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use geometry::{Disc, Length, OpenDoors, Point, Scene, Segment};

const MM: Length = Length::from_units(100);
const HALF: Length = Length::from_units(1270);

/// A table on which the middle is at (20", 20").
fn walled(walls: &[[f64; 4]]) -> Scene {
    let at = |x: f64, y: f64| Point::inches(20.0 + x, 20.0 + y);
    let walls = walls.iter().map(|[a, b, c, d]| Segment { from: at(*a, *b), to: at(*c, *d) });
    Scene::new(Length::inches(40), Length::inches(40), vec![], walls.collect(), vec![])
}

fn base(x: f64, y: f64) -> Disc {
    Disc { centre: Point::inches(20.0 + x, 20.0 + y), radius: HALF, z: Length::ZERO }
}

/// The same from the closest part of the viewer's base.
fn sees(scene: &Scene, from: &Disc, to: &Disc) -> bool {
    let (near, _) = scene.nearest(from, to);
    scene.strip(OpenDoors::default(), near.plan(), to, MM).is_some()
}

/// KT18-EX-13 to -16: a wall between viewer and target, ever lower.
#[test]
fn a_line_of_a_millimetre_needs_a_millimetre() {
    let (a, b) = (base(0.0, 0.0), base(4.0, 0.0));
    for (top, visible) in [(0.6, false), (0.2, false), (0.15, true), (-0.3, true)] {
        assert_eq!(sees(&walled(&[[2.0, -5.0, 2.0, top]]), &a, &b), visible, "{top}");
    }
}

/// KT18-EX-17, -19, -20: sight is not symmetric, for it starts at the closest part.
#[test]
fn sight_starts_at_the_closest_part() {
    let a = base(0.0, 0.0);
    assert!(sees(&walled(&[[3.0, -5.0, 3.0, 0.2]]), &a, &base(4.0, 0.0)));
    assert!(!sees(&walled(&[[1.0, -5.0, 1.0, 0.4]]), &a, &base(5.0, 0.0)));
    let one_way = walled(&[[1.0, -5.0, 1.0, 0.2]]);
    assert!(!sees(&one_way, &a, &base(4.0, 0.0)));
    assert!(sees(&one_way, &base(4.0, 0.0), &a));
}

/// KT18-EX-19 with `visibility_origin = any`: over the wall's end from the upper part of the viewer's base.
#[test]
fn from_any_part_more_is_seen() {
    let (a, b) = (base(0.0, 0.0), base(5.0, 0.0));
    let any = |scene: &Scene| scene.strip_between(OpenDoors::default(), &a, &b, MM).is_some();
    let low = walled(&[[1.0, -5.0, 1.0, 0.4]]);
    assert!(!sees(&low, &a, &b) && any(&low));
    assert!(!any(&walled(&[[1.0, -5.0, 1.0, 0.5]])));
    assert!(!any(&walled(&[[1.0, -5.0, 1.0, 5.0]])));
}

/// KT18-EX-18: bases that touch a wall see each other along it.
#[test]
fn a_wall_alongside_hides_nothing() {
    let corridor = walled(&[[-10.0, 0.5, 10.0, 0.5]]);
    assert!(sees(&corridor, &base(0.0, 0.0), &base(6.0, 0.0)));
}

/// KT18-EX-22: through a doorway of two inches.
#[test]
fn a_doorway_shows_a_part_of_the_room() {
    let frame = walled(&[[5.0, -10.0, 5.0, 0.0], [5.0, 2.0, 5.0, 10.0]]);
    let a = base(2.0, 1.0);
    for (y, visible) in [(2.4, true), (3.0, true), (3.6, false)] {
        assert_eq!(sees(&frame, &a, &base(8.0, y)), visible, "{y}");
    }
}

#[test]
fn a_gap_is_seen_through_if_it_is_wide_enough() {
    let (a, b) = (base(0.0, 0.0), base(6.0, 0.0));
    for (gap, visible) in [(0.03, false), (0.039, false), (0.042, true), (0.1, true)] {
        let scene = walled(&[[3.0, -9.0, 3.0, 0.1], [3.0, 0.1 + gap, 3.0, 9.0]]);
        assert_eq!(sees(&scene, &a, &b), visible, "{gap}");
    }
}
