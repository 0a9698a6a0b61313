//! A board of rooms and corridors, and teams to play on it.

use battle::{Amount, Kind, Strength};
use geometry::{Length, Point, Polygon};
use kt18::{Aura, Boon, Card, Keywords, Mission, Power, Setup, Switches, Team, Weapon};
use table::{ControlPoint, Door, Killzone, Slug, Terrain, Wall};

fn weapon(name: &str, range: i32, kind: Kind, strength: Strength, damage: &str) -> Weapon {
    Weapon {
        name: name.to_owned(),
        slug: Slug::of(name),
        range: Length::inches(range),
        kind,
        strength,
        ap: -1,
        damage: damage.parse().unwrap(),
        rules: battle::WeaponRules::default(),
    }
}

fn card(name: &str, weapons: Vec<Weapon>) -> Card {
    Card {
        name: name.to_owned(),
        movement: Length::inches(6),
        weapon_skill: 3,
        ballistic_skill: 3,
        strength: 4,
        toughness: 4,
        wounds: 1,
        attacks: 2,
        leadership: 7,
        save: 4,
        invulnerable: None,
        ignores: None,
        radius: Length::from_units(1250),
        height: Length::from_inches_f64(1.25),
        keywords: Keywords { infantry: true, ..Keywords::default() },
        others: Vec::new(),
        weapons,
        powers: Vec::new(),
        casts: 0,
        aura: None,
    }
}

fn team(name: &str) -> Team {
    let n = Amount::fixed;
    let rifle = || weapon("rifle", 24, Kind::RapidFire(n(1)), Strength::Fixed(4), "1");
    let carbine = weapon("carbine", 18, Kind::Assault(n(2)), Strength::Fixed(4), "1");
    let cannon = weapon("cannon", 36, Kind::Heavy(n(3)), Strength::Fixed(6), "D3");
    let pistol = || weapon("pistol", 12, Kind::Pistol(n(1)), Strength::Fixed(4), "1");
    let bomb = weapon("bomb", 6, "Grenade D6".parse().unwrap(), Strength::Fixed(3), "1");
    let sword = || weapon("sword", 0, Kind::Melee, Strength::Plus(1), "1");
    let rifleman = card("rifleman", vec![rifle(), bomb]);
    let mut leader = card("leader", vec![pistol(), sword()]);
    leader.aura = Some(Aura { reach: Length::inches(6), gives: Boon::RerollOnes });
    (leader.wounds, leader.invulnerable) = (2, Some(5));
    let mut psyker = card("psyker", vec![pistol()]);
    psyker.keywords.psyker = true;
    (psyker.powers, psyker.casts) = (vec![Power::Psybolt], 1);
    let mut flyer = card("flyer", vec![carbine]);
    flyer.keywords.fly = true;
    flyer.movement = Length::inches(10);
    let mut comms = card("comms", vec![rifle()]);
    comms.keywords.comms = true;
    let models = vec![
        leader,
        psyker,
        flyer,
        comms,
        card("gunner", vec![cannon]),
        rifleman.clone(),
        rifleman,
        card("blade", vec![pistol(), sword()]),
    ];
    Team { name: name.to_owned(), models }
}

/// Four rooms in the corners, a corridor between them, and a store in the middle.
pub fn killzone() -> Killzone {
    let wall = |x0: f64, y0: f64, x1: f64, y1: f64| Wall {
        from: Point::inches(x0, y0),
        to: Point::inches(x1, y1),
    };
    let door = |name: &str, x0: f64, y0: f64, x1: f64, y1: f64| Door {
        name: name.to_owned(),
        from: Point::inches(x0, y0),
        to: Point::inches(x1, y1),
        open: false,
    };
    let walls = vec![
        wall(10.0, 0.0, 10.0, 3.0),
        wall(10.0, 5.0, 10.0, 9.0),
        wall(0.0, 9.0, 4.0, 9.0),
        wall(6.0, 9.0, 10.0, 9.0),
        wall(20.0, 0.0, 20.0, 3.0),
        wall(20.0, 5.0, 20.0, 9.0),
        wall(30.0, 9.0, 26.0, 9.0),
        wall(24.0, 9.0, 20.0, 9.0),
        wall(10.0, 22.0, 10.0, 19.0),
        wall(10.0, 17.0, 10.0, 13.0),
        wall(0.0, 13.0, 4.0, 13.0),
        wall(6.0, 13.0, 10.0, 13.0),
        wall(20.0, 22.0, 20.0, 19.0),
        wall(20.0, 17.0, 20.0, 13.0),
        wall(30.0, 13.0, 26.0, 13.0),
        wall(24.0, 13.0, 20.0, 13.0),
    ];
    let doors = vec![
        door("south-west hatch", 10.0, 3.0, 10.0, 5.0),
        door("west hatch", 4.0, 9.0, 6.0, 9.0),
        door("south-east hatch", 20.0, 3.0, 20.0, 5.0),
        door("east hatch", 24.0, 9.0, 26.0, 9.0),
        door("north-west hatch", 10.0, 17.0, 10.0, 19.0),
        door("west gate", 4.0, 13.0, 6.0, 13.0),
        door("north-east hatch", 20.0, 17.0, 20.0, 19.0),
        door("east gate", 24.0, 13.0, 26.0, 13.0),
    ];
    let low = Point::inches(14.0, 10.0);
    let crates = Terrain {
        name: "crates".to_owned(),
        kind: None,
        footprint: Polygon::rectangle(low, Point::inches(16.0, 12.0)).unwrap(),
        bottom: Length::ZERO,
        top: Length::from_inches_f64(1.5),
        vantage: false,
    };
    let point = |name: &str, x: f64, y: f64| ControlPoint {
        name: name.to_owned(),
        at: Point::inches(x, y),
        radius: Length::from_inches_f64(0.5),
    };
    let (width, depth) = (Length::inches(30), Length::inches(22));
    Killzone::new("hall", width, depth, vec![crates], walls, doors).with_control_points(vec![
        point("west console", 2.0, 11.0),
        point("east console", 28.0, 11.0),
    ])
}

/// What a game of so many players is played with.
pub fn setup(players: usize, switches: Switches) -> Setup {
    let zone =
        |x0, y0, x1, y1| Polygon::rectangle(Point::inches(x0, y0), Point::inches(x1, y1)).unwrap();
    let drop_zones = vec![
        zone(0.0, 0.0, 10.0, 9.0),
        zone(20.0, 13.0, 30.0, 22.0),
        zone(20.0, 0.0, 30.0, 9.0),
        zone(0.0, 13.0, 10.0, 22.0),
    ];
    let mission = Mission { name: "hall".to_owned(), drop_zones, rounds: 5, tactics: true };
    let teams = (0..players).map(|i| team(&format!("team {i}"))).collect();
    Setup::new(killzone(), teams, mission, switches).unwrap()
}
