//! Narrow gaps: a base passes whatever it fits through, to the unit.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should panic")]

mod walker;

use geometry::{
    Disc, Fault, Footing, Ground, Length, Mover, Point, Polygon, Prism, Scene, Segment,
    Surroundings,
};
use walker::walker;

const RADIUS: i32 = 1250;
const SIDE: i32 = 30_000;

fn mover() -> Mover {
    walker(Length::from_units(RADIUS), Length::INCH, false)
}

fn ground(prisms: Vec<Prism>, walls: Vec<Segment>) -> Ground {
    let side = Length::from_units(SIDE);
    Ground::new(&Scene::new(side, side, prisms, walls, vec![]), mover().radius, mover().height)
}

fn at(x: i32, y: i32) -> Footing {
    Footing::floor(Point::units(x, y))
}

fn block(x: i32, y: i32, to_x: i32, to_y: i32) -> Prism {
    let footprint = Polygon::rectangle(Point::units(x, y), Point::units(to_x, to_y)).unwrap();
    Prism { footprint, bottom: Length::ZERO, top: Length::inches(5), standable: false }
}

fn way(ground: &Ground, solids: &[Disc], from: Footing, to: Footing) -> Result<Length, Fault> {
    let around = Surroundings { solids, ..Surroundings::default() };
    let path = ground.shortest(&mover(), &around, from, to, Length::inches(12))?;
    assert_eq!(ground.check_path(&mover(), &around, from, &path.points), Ok(path.length));
    Ok(path.length)
}

/// Every start and end about a gap at (15000, 15000) that is passed from left to right.
fn ends() -> Vec<(Footing, Footing)> {
    let heights = [9000, 12_000, 14_100, 15_000, 15_777, 18_500];
    heights.iter().flat_map(|&y| heights.map(|t| (at(11_000, y), at(19_000, t)))).collect()
}

#[test]
fn walls_with_a_gap() {
    for slack in -1..=6 {
        let half = 15_000 + 2 * RADIUS + slack;
        let walls = [(0, 15_000), (half, SIDE)].map(|(low, high)| Segment {
            from: Point::units(15_000, low),
            to: Point::units(15_000, high),
        });
        let ground = ground(vec![], walls.to_vec());
        for (from, to) in ends() {
            assert_eq!(way(&ground, &[], from, to).is_ok(), slack >= 0, "{slack} {from:?} {to:?}");
        }
    }
}

#[test]
fn blocks_with_a_corridor() {
    for slack in -1..=6 {
        let half = 13_750 + 2 * RADIUS + slack;
        let blocks = vec![block(13_000, 0, 17_000, 13_750), block(13_000, half, 17_000, SIDE)];
        let ground = ground(blocks, vec![]);
        for (from, to) in ends() {
            assert_eq!(way(&ground, &[], from, to).is_ok(), slack >= 0, "{slack} {from:?} {to:?}");
        }
    }
}

#[test]
fn a_corner_and_the_end_of_a_wall() {
    for slack in -1..=6 {
        let half = 13_750 + 2 * RADIUS + slack;
        let blocks = vec![block(12_000, 0, 16_000, 13_750)];
        let walls =
            vec![Segment { from: Point::units(15_300, half), to: Point::units(15_300, SIDE) }];
        let ground = ground(blocks, walls);
        for (from, to) in ends() {
            let from = at(from.at.x.units() - 500, from.at.y.units());
            assert_eq!(way(&ground, &[], from, to).is_ok(), slack >= 0, "{slack} {from:?} {to:?}");
        }
    }
}

#[test]
fn rows_of_discs() {
    let disc = |x: i32, y: i32| Disc {
        centre: Point::units(x, y),
        radius: Length::from_units(RADIUS),
        z: Length::ZERO,
    };
    for slack in 0..=6 {
        // Discs three radii apart and tighter bar the way but for the gap in the middle.
        let low = (0..8).map(|i| disc(15_000, 15_000 - 2500 - 2400 * i));
        let high = (0..8).map(|i| disc(15_000, 15_000 + 2500 + slack + 2400 * i));
        let discs: Vec<Disc> = low.chain(high).collect();
        let ground = ground(vec![], vec![]);
        for (from, to) in ends() {
            assert!(way(&ground, &discs, from, to).is_ok(), "{slack} {from:?} {to:?}");
        }
        let mut shut = discs.clone();
        shut.push(disc(15_000, 16_000));
        assert_eq!(way(&ground, &shut, at(11_000, 15_000), at(19_000, 15_000)), Err(Fault::NoWay));
    }
}

#[test]
fn a_base_in_contact_can_leave() {
    let radius = Length::from_units(RADIUS);
    let disc = Disc { centre: Point::units(15_000, 15_000), radius, z: Length::ZERO };
    let open = ground(vec![], vec![]);
    for (dx, dy) in
        [(2500, 0), (0, -2500), (1500, 2000), (-2000, 1500), (-1768, -1768), (700, 2400)]
    {
        let from = at(15_000 + dx, 15_000 + dy);
        let across = at(15_000 - 2 * dx, 15_000 - 2 * dy);
        let length = way(&open, &[disc], from, across).unwrap();
        // Half round a circle of 2500 about, less what the tangent saves.
        assert!(length > Length::from_units(9000) && length < Length::from_units(9700), "{length}");
        let back = way(&open, &[disc], across, from).unwrap();
        assert!((length - back).abs() <= Length::from_units(10));
    }
}
