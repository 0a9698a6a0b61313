//! The prepared sight tables of the built-in killzones against the exact question, pair by pair.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use geometry::{Cylinder, Disc, Lattice, Length, OpenDoors};

#[test]
fn prepared_and_exact_sight_agree_on_every_pair_of_every_killzone() {
    let (radius, height) = (Length::from_mm_f64(14.25), Length::from_inches_f64(1.3));
    for name in catalog::killzone_names() {
        let map = catalog::killzone(&name).unwrap().value;
        let scene = map.killzone.scene();
        let open = OpenDoors::default();
        // A table for armies has so many places that every third of them has to do.
        let step = Length::inches(if map.kind() == table::Boards::Large { 3 } else { 1 });
        let lattice = Lattice::new(scene, open, step, radius, height);
        let points = lattice.points();
        // Walls take the places along them away.
        let least = match map.killzone.is_confined() {
            true => 300,
            false if map.kind() == table::Boards::Large => 200,
            false => 400,
        };
        assert!(points.len() > least, "{name}: only {} places", points.len());
        let mut hidden = 0;
        for (i, from) in points.iter().enumerate() {
            let eye = from.at(height);
            for (j, to) in points.iter().enumerate() {
                let base = Disc { centre: *to, radius, z: Length::ZERO };
                let body = Cylinder { base, height };
                let exact = scene.sees_by_search(open, &[], eye, &body);
                assert_eq!(lattice.sees(i, j), exact, "{name}: from {from:?} to {to:?}");
                assert_eq!(scene.sight(open, &[], eye, &body).is_clear(), exact);
                hidden += usize::from(!exact);
            }
        }
        assert!(hidden > 1_000, "{name} hides nothing");
    }
}
