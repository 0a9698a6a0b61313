//! Boards with walls and doors: what is warned of, and what comes with the program.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should panic")]

use std::collections::BTreeSet;

use battle::Kind;
use catalog::{Loaded, Map};
use geometry::{
    Climbing, Footing, Ground, Length, Mover, OpenDoors, Point, Price, Rounding, Surroundings,
};
use kt18::{Boon, Card};
use table::RuleSet;

/// Two rooms with two doors between them, in 23 lines.
const ROOMS: &str = r#"format = "coverline killzone 1"
name = "Two Rooms"
size = [30, 22]
[[wall]]
from = [10, 0]
to = [10, 10]
[[door]]
name = "Gate"
from = [10, 10]
to = [10, 12]
[[wall]]
from = [10, 12]
to = [10, 20]
[[door]]
name = "Postern"
from = [10, 20]
to = [10, 22]
[[drop_zone]]
name = "West"
rect = [0, 0, 6, 22]
[[drop_zone]]
name = "East"
rect = [24, 0, 30, 22]
"#;

/// What is said about the two rooms after some changes.
fn warnings(changes: &[(&str, &str)]) -> Vec<String> {
    let changed = changes.iter().fold(ROOMS.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "{from} is not in the file");
        text.replacen(from, to, 1)
    });
    let report = catalog::check(&changed, "f").unwrap();
    report.warnings.iter().map(ToString::to_string).collect()
}

/// The last line of the two rooms, for more to follow.
const END: &str = "rect = [24, 0, 30, 22]\n";

fn and(more: &str) -> Vec<String> {
    warnings(&[(END, &format!("{END}{more}"))])
}

const NO_POSTERN: [(&str, &str); 2] = [
    ("to = [10, 20]", "to = [10, 22]"),
    ("[[door]]\nname = \"Postern\"\nfrom = [10, 20]\nto = [10, 22]\n", ""),
];

#[test]
fn rooms_that_close_are_as_they_should_be() {
    assert_eq!(warnings(&[]), [""; 0]);
    let report = catalog::check(ROOMS, "f").unwrap();
    assert_eq!(
        report.to_string(),
        "killzone \"Two Rooms\": 0 terrain parts, 2 walls, 2 doors, 0 objectives, 2 drop zones"
    );
}

#[test]
fn ends_in_the_open_are_named() {
    let ends = "ends in the open: no wall, no door's end and no edge there";
    let hangs = "hangs on nothing: no wall, no other door's end and no edge there";
    assert_eq!(
        warnings(&[("to = [10, 10]", "to = [10, 9.99]")]),
        [format!("f:6: wall[1].to: {ends}"), format!("f:9: door[1].from: {hangs}")]
    );
    assert_eq!(
        and("[[wall]]\nfrom = [12, 3]\nto = [12, 0]\n"),
        [format!("f:25: wall[3].from: {ends}")]
    );
    assert_eq!(
        and("[[door]]\nname = \"Alone\"\nfrom = [15, 3]\nto = [17, 3]\n"),
        [format!("f:26: door[3].from: {hangs}"), format!("f:27: door[3].to: {hangs}")]
    );
    // A wall that ends at the middle of a door stands alone when the door opens, and halves the doorway.
    assert_eq!(
        and("[[wall]]\nfrom = [10, 11]\nto = [0, 11]\n")[1..],
        [
            "f:7: door[1]: no base of 32 mm fits through this doorway".to_owned(),
            format!("f:25: wall[3].from: {ends}"),
        ]
    );
}

#[test]
fn walls_may_meet_in_the_middle_and_doors_hang_side_by_side() {
    // One wall abuts on another, and goes on to a door that hangs on a third.
    assert_eq!(
        and("[[wall]]\nfrom = [10, 6]\nto = [5, 6]\n[[wall]]\nfrom = [0, 6]\nto = [3, 6]\n\
             [[door]]\nname = \"Side\"\nfrom = [3, 6]\nto = [5, 6]\n"),
        [""; 0]
    );
    // Two leaves of one doorway.
    assert_eq!(
        warnings(&[(
            "to = [10, 12]\n",
            "to = [10, 11]\n[[door]]\nname = \"Other leaf\"\nfrom = [10, 11]\nto = [10, 12]\n"
        )])
        .iter()
        .filter(|warning| warning.contains("hangs"))
        .count(),
        0
    );
}

#[test]
fn doorways_that_are_too_narrow_are_named() {
    let gate = |width: &str| {
        warnings(&[
            ("to = [10, 12]", &format!("to = [10, {width}]")),
            ("from = [10, 12]", &format!("from = [10, {width}]")),
        ])
    };
    // 0.98" is less than 25 mm, 0.99" more; 1.25" is less than 32 mm, 1.26" more.
    let narrow = |mm: u32| format!("f:7: door[1]: no base of {mm} mm fits through this doorway");
    assert_eq!(gate("10.98"), [narrow(25)]);
    assert_eq!(gate("10.99"), [narrow(32)]);
    assert_eq!(gate("11.25"), [narrow(32)]);
    assert_eq!(gate("11.26"), [""; 0]);
    let crate_in_it = "[[terrain]]\nname = \"Crate\"\ntype = \"light\"\ntop = 1\nrect = [9.5, 10.5, 10.5, 11.5]\n";
    assert_eq!(and(crate_in_it), [narrow(25)]);
    let crate_beside_it = crate_in_it.replace("10.5, 10.5, 11.5", "9.5, 10.5, 10.5");
    assert_eq!(and(&crate_beside_it), [""; 0]);
}

#[test]
fn rooms_that_nobody_reaches_are_named() {
    let lost = |line: u32, field: &str, at: &str| {
        format!(
            "f:{line}: {field}: a base of 32 mm cannot walk to [{at}] behind it, even with all doors open"
        )
    };
    // Crossing walls need no joint; both southern rooms are cut off.
    assert_eq!(
        and("[[wall]]\nfrom = [0, 6]\nto = [30, 6]\n"),
        [lost(4, "wall[1]", "10.75, 0.75"), lost(24, "wall[3]", "0.75, 0.75")]
    );
    // A doorway that a base hardly fits through is one, however coarsely it is looked for.
    let gate = |width: &str| {
        let [first, second] = NO_POSTERN;
        warnings(&[
            ("to = [10, 12]", &format!("to = [10, {width}]")),
            ("from = [10, 12]", &format!("from = [10, {width}]")),
            first,
            second,
        ])
    };
    assert_eq!(gate("11.26"), [""; 0]);
    assert_eq!(gate("11.25")[0], lost(4, "wall[1]", "10.75, 0.75"));
    // Without drop zones most of the floor is where people are.
    let zones = &ROOMS[ROOMS.find("[[drop_zone]]").unwrap()..];
    let closed = "[[wall]]\nfrom = [4, 0]\nto = [4, 4]\n[[wall]]\nfrom = [4, 4]\nto = [0, 4]\n";
    assert_eq!(warnings(&[(zones, closed)]), [lost(18, "wall[3]", "0.75, 0.75")]);
    // Too small a closet for anybody is no room.
    assert_eq!(warnings(&[(zones, &closed.replace('4', "1.2"))]), [""; 0]);
}

#[test]
fn drop_zones_have_room_and_company() {
    assert_eq!(
        warnings(&[("rect = [24, 0, 30, 22]", "rect = [24, 0, 30, 3.7]")]),
        ["f:21: drop_zone[2]: does not hold 12 bases of 32 mm"]
    );
    // Three rows of four fit, but not with something among them.
    assert_eq!(warnings(&[("rect = [24, 0, 30, 22]", "rect = [24, 0, 30, 4.3]")]), [""; 0]);
    let pillar =
        "[[terrain]]\nname = \"Pillar\"\ntype = \"light\"\ntop = 1\nrect = [26, 1, 28, 3]\n";
    let crowded = format!("rect = [24, 0, 30, 4.3]\n{pillar}");
    assert_eq!(
        warnings(&[("rect = [24, 0, 30, 22]\n", &crowded)]),
        ["f:21: drop_zone[2]: does not hold 12 bases of 32 mm"]
    );
    assert_eq!(
        warnings(&[("[[drop_zone]]\nname = \"East\"\nrect = [24, 0, 30, 22]\n", "")]),
        ["f:18: drop_zone[1]: a game needs two drop zones or more"]
    );
}

/// The confined boards that come with the program.
fn boards() -> Vec<Loaded<Map>> {
    let names = catalog::killzone_names_for(RuleSet::KT18);
    assert_eq!(names, ["Tidewright Shuttle", "Vespergate Shrine"]);
    names.iter().map(|name| catalog::killzone(name).unwrap()).collect()
}

#[test]
fn boards_have_all_that_confines_need() {
    for Loaded { value: map, name, .. } in boards() {
        let doors = map.killzone.doors();
        assert!(doors.len() >= 6, "{name}");
        for door in doors {
            assert_eq!(door.from.distance(door.to), Length::inches(2), "{name}: {}", door.name);
        }
        assert_eq!(map.killzone.control_points().len(), 2, "{name}");
        assert_eq!(map.drop_zones.len(), 4, "{name}");
        assert!(map.confines_tactics && map.killzone.terrain().len() >= 12, "{name}");
    }
}

#[test]
fn half_a_turn_leaves_boards_as_they_were() {
    for Loaded { value: map, name, .. } in boards() {
        let (zone, scene) = (&map.killzone, map.killzone.scene());
        let turn = |p: Point| Point::new(scene.width() - p.x, scene.depth() - p.y);
        let both = |turned: bool, points: &[Point]| -> BTreeSet<Point> {
            points.iter().map(|p| if turned { turn(*p) } else { *p }).collect()
        };
        let drawn = |turned: bool| {
            let terrain = zone.terrain().iter().map(|part| {
                let corners = both(turned, part.footprint.corners());
                (corners, (part.kind, part.bottom, part.top, part.vantage))
            });
            let walls = zone.walls().iter().map(|wall| both(turned, &[wall.from, wall.to]));
            let doors = zone.doors().iter();
            let doors = doors.map(|door| (both(turned, &[door.from, door.to]), door.open));
            let points = zone.control_points().iter();
            let points = points.map(|control| (both(turned, &[control.at]), control.radius));
            let zones = map.drop_zones.iter().map(|zone| both(turned, zone.area.corners()));
            (
                terrain.map(|part| format!("{part:?}")).collect::<BTreeSet<_>>(),
                walls.collect::<BTreeSet<_>>(),
                doors.collect::<BTreeSet<_>>(),
                points.collect::<BTreeSet<_>>(),
                // The first two change places, and so do the others.
                zones.collect::<Vec<_>>(),
            )
        };
        let (plain, mut turned) = (drawn(false), drawn(true));
        turned.4.swap(0, 1);
        turned.4.swap(2, 3);
        assert_eq!(plain, turned, "{name}");
    }
}

#[test]
fn a_large_base_gets_to_every_room_from_every_drop_zone() {
    // The middle of every room, as the maps are drawn.
    let rooms: [&[(f64, f64)]; 2] = [
        &[
            (3.0, 11.0),
            (27.0, 11.0),
            (15.0, 2.0),
            (15.0, 20.0),
            (8.5, 3.0),
            (21.5, 19.0),
            (25.0, 5.0),
            (5.0, 17.0),
            (8.5, 9.0),
            (21.5, 13.0),
            (13.0, 11.0),
            (17.0, 11.0),
        ],
        &[
            (3.5, 3.5),
            (26.5, 18.5),
            (26.5, 3.5),
            (3.5, 18.5),
            (3.5, 11.0),
            (26.5, 11.0),
            (8.5, 11.0),
            (21.5, 11.0),
            (15.0, 8.0),
            (15.0, 14.0),
            (15.0, 4.0),
            (15.0, 18.0),
        ],
    ];
    for (Loaded { value: map, name, .. }, rooms) in boards().into_iter().zip(rooms) {
        let (radius, height) = (Length::from_units(2000), Length::from_inches_f64(1.7));
        let climbing = Climbing {
            up: false,
            price: Price::Height { least: Length::ZERO, free_drop: Length::ZERO },
            most: None,
            beside: Length::ZERO,
            leap: Length::ZERO,
            leap_from: Length::ZERO,
        };
        let who = Mover { radius, height, climbing, rounding: Rounding::Exact };
        let ground = Ground::new(map.killzone.scene(), radius, height);
        let doors = 0..map.killzone.doors().len() as u8;
        let open = doors.fold(OpenDoors::default(), |open, door| open.with(door, true));
        let around = Surroundings { open, ..Surroundings::default() };
        for zone in &map.drop_zones {
            let (low, high) = zone.area.bounds();
            let middle = Point::units((low.x + high.x).units() / 2, (low.y + high.y).units() / 2);
            for room in rooms {
                let to = Footing::floor(Point::inches(room.0, room.1));
                let limit = Length::inches(60);
                let path = ground.shortest(&who, &around, Footing::floor(middle), to, limit);
                assert!(path.is_ok(), "{name}: from {} to {room:?}: {path:?}", zone.name);
            }
        }
    }
}

#[test]
fn the_teams_of_2018_have_a_bit_of_everything() {
    let names = catalog::team_names(RuleSet::KT18);
    assert_eq!(names, ["Sternwake Boarders", "Tallowgate Wardens"]);
    let teams: Vec<_> = names
        .iter()
        .map(|name| catalog::team(name).unwrap().value.of::<kt18::Kt18>().unwrap().clone())
        .collect();
    let cards: Vec<&Card> = teams.iter().flat_map(|team| &team.models).collect();
    for team in &teams {
        assert_eq!(team.models.len(), 8, "{}", team.name);
        assert_eq!(team.models.iter().filter(|card| card.aura.is_some()).count(), 1);
    }
    for boon in [Boon::RerollOnes, Boon::Leadership] {
        assert!(cards.iter().any(|card| card.aura.is_some_and(|aura| aura.gives == boon)));
    }
    assert!(cards.iter().any(|card| card.keywords.psyker && !card.powers.is_empty()));
    assert!(cards.iter().any(|card| card.keywords.fly));
    assert!(cards.iter().any(|card| card.keywords.comms));
    assert!(cards.iter().any(|card| card.invulnerable.is_some()));
    assert!(cards.iter().all(|card| card.keywords.infantry));
    let weapons = cards.iter().flat_map(|card| &card.weapons);
    let kinds: BTreeSet<&str> = weapons
        .map(|weapon| match weapon.kind {
            Kind::Assault(_) => "Assault",
            Kind::RapidFire(_) => "Rapid Fire",
            Kind::Heavy(_) => "Heavy",
            Kind::Pistol(_) => "Pistol",
            Kind::Grenade(_) => "Grenade",
            Kind::Melee => "Melee",
        })
        .collect();
    assert_eq!(kinds.len(), 6, "{kinds:?}");
}
