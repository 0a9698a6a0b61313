//! The lattice says what the scene says.

mod worlds;

use geometry::{Cylinder, Disc, Lattice, Length, OpenDoors, Point, Scene};
use worlds::{prism, units, wall};

#[test]
fn the_table_of_a_lattice_agrees_with_the_scene() {
    let doors = OpenDoors::default();
    let blocks = vec![
        prism(&[(300, 200), (600, 200), (600, 300), (300, 300)], 0, 300),
        prism(&[(700, 500), (1100, 520), (800, 800)], 0, 300),
        prism(&[(100, 600), (400, 600), (400, 700), (100, 700)], 0, 90),
        prism(&[(100, 900), (900, 900), (900, 1000), (100, 1000)], 160, 300),
    ];
    let walls = vec![wall((800, 0), (800, 400))];
    let scene = Scene::new(units(1200), units(1100), blocks, walls, vec![]);
    let (radius, height) = (units(50), units(150));
    let lattice = Lattice::new(&scene, doors, units(100), radius, height);
    let places = lattice.points();
    assert!(lattice.near(Point::units(10, 500)).is_none(), "off the board");
    assert!(lattice.near(Point::units(500, 210)).is_none(), "in a block");
    assert!(lattice.near(Point::units(790, 200)).is_none(), "on a wall");
    let under = lattice.near(Point::units(510, 940)).expect("room under a bridge");
    assert_eq!(places[under], Point::units(500, 900));
    assert_eq!(lattice.clearance(under), units(200), "to the board's edge");
    let (mut seen, mut hidden) = (0, 0);
    for (i, from) in places.iter().enumerate() {
        assert!(lattice.clearance(i) >= radius);
        assert_eq!(lattice.near(*from), Some(i));
        for (j, to) in places.iter().enumerate() {
            let base = Disc { centre: *to, radius, z: Length::ZERO };
            let sees = scene.sees(doors, &[], from.at(height), &Cylinder { base, height });
            assert_eq!(lattice.sees(i, j), sees, "from {from:?} to {to:?}");
            seen += i32::from(sees);
            hidden += i32::from(!sees);
        }
    }
    assert!(seen > 1000 && hidden > 1000, "{seen} {hidden}");
}
