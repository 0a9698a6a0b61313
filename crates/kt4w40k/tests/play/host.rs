//! A table with ruins, and armies to play on it.

use battle::{Strength, Weapon};
use geometry::{Length, Point, Polygon};
use kt4w40k::{
    Army, Aura, Boon, Effect, Keywords, Lasts, Line, Power, Profile, Scenario, Setup, Stratagem,
    Switches, UnitCard, Victory, When, Whom, Window,
};
use table::{Killzone, Slug, Terrain};

fn weapon(name: &str, range: i32, kind: &str, strength: u8, ap: i8, damage: &str) -> Weapon {
    let kind = kind.parse().unwrap();
    Weapon {
        name: name.to_owned(),
        slug: Slug::of(name),
        range: Length::inches(range),
        kind,
        strength: if range == 0 { Strength::Plus(strength) } else { Strength::Fixed(strength) },
        ap,
        damage: damage.parse().unwrap(),
        rules: battle::WeaponRules::default(),
    }
}

fn line(from: u8, m: i32, ws: u8, bs: u8, a: u8) -> Line {
    Line { from, movement: Length::inches(m), weapon_skill: ws, ballistic_skill: bs, attacks: a }
}

fn profile(name: &str, wounds: u8, weapons: Vec<Weapon>) -> Profile {
    Profile {
        name: name.to_owned(),
        best: line(1, 6, 3, 3, 1),
        worse: Vec::new(),
        strength: 4,
        toughness: 4,
        wounds,
        leadership: 7,
        save: 4,
        invulnerable: None,
        ignores: None,
        radius: Length::from_units(1600),
        height: Length::from_inches_f64(1.4),
        weapons,
    }
}

fn unit(name: &str, models: Vec<Profile>) -> UnitCard {
    UnitCard {
        name: name.to_owned(),
        models,
        keywords: Keywords { infantry: true, ..Keywords::default() },
        others: Vec::new(),
        points: 100,
        powers: Vec::new(),
        casts: 0,
        denies: 0,
        capacity: 0,
        aura: None,
        advance_and_charge: false,
        fights_first: false,
        fights_last: false,
        reserve: false,
    }
}

fn army(name: &str, squads: usize) -> Army {
    let rifle = || weapon("rifle", 24, "Rapid Fire 1", 4, 0, "1");
    let pistol = || weapon("pistol", 12, "Pistol 1", 4, 0, "1");
    let bomb = || weapon("bomb", 6, "Grenade D6", 3, 0, "1");
    let sword = || weapon("sword", 0, "Melee", 1, -1, "1");
    let cannon = || weapon("cannon", 48, "Heavy 3", 7, -1, "D3");
    let line_infantry = || {
        let mut models = vec![profile("trooper", 1, vec![rifle(), pistol(), bomb()]); 9];
        models.push(profile("gunner", 1, vec![cannon()]));
        unit("line", models)
    };
    let mut units: Vec<UnitCard> = (0..squads).map(|_| line_infantry()).collect();
    let mut assault = unit("assault", vec![profile("jumper", 1, vec![pistol(), sword()]); 5]);
    assault.keywords.fly = true;
    (assault.advance_and_charge, assault.reserve) = (true, true);
    let mut captain = unit("captain", vec![profile("captain", 5, vec![pistol(), sword()])]);
    captain.keywords.character = true;
    captain.aura = Some(Aura { reach: Length::inches(6), gives: Boon::RerollOnes });
    captain.models[0].invulnerable = Some(4);
    let mut psyker = unit("psyker", vec![profile("psyker", 4, vec![pistol()])]);
    (psyker.keywords.character, psyker.keywords.psyker) = (true, true);
    (psyker.powers, psyker.casts, psyker.denies) = (Power::ALL.to_vec(), 2, 1);
    let mut walker = unit("walker", vec![profile("walker", 10, vec![cannon(), sword()])]);
    walker.keywords = Keywords { vehicle: true, ..Keywords::default() };
    walker.models[0].worse = vec![line(3, 4, 4, 4, 2), line(1, 3, 5, 5, 1)];
    walker.models[0].best = line(6, 8, 3, 3, 3);
    (walker.models[0].toughness, walker.models[0].radius) = (7, Length::from_units(3000));
    walker.models[0].ignores = Some(6);
    let mut transport = unit("transport", vec![profile("transport", 10, vec![rifle()])]);
    transport.keywords = Keywords { vehicle: true, ..Keywords::default() };
    (transport.capacity, transport.models[0].toughness) = (12, 7);
    transport.models[0].radius = Length::from_units(4000);
    let bikes = {
        let mut bikes = unit("bikes", vec![profile("biker", 2, vec![rifle()]); 3]);
        bikes.keywords = Keywords { biker: true, ..Keywords::default() };
        bikes.models.iter_mut().for_each(|model| model.best = line(1, 14, 3, 3, 1));
        bikes
    };
    units.extend([assault, captain, psyker, walker, transport, bikes]);
    let stratagems = vec![Stratagem {
        name: "Steady aim".to_owned(),
        slug: Slug::of("steady-aim"),
        cost: 1,
        when: When::Window(Window::StartOfShooting),
        must: false,
        whom: Whom::Own,
        keyword: None,
        effect: Effect::Hit(1),
        lasts: Lasts::Turn,
    }];
    Army { name: name.to_owned(), units, cp: 6, stratagems }
}

/// What a game of so many players is played with.
pub fn setup(players: usize, squads: usize) -> Setup {
    let block = |name: &str, x0: f64, y0: f64, x1: f64, y1: f64, top: f64, vantage: bool| Terrain {
        name: name.to_owned(),
        kind: None,
        footprint: Polygon::rectangle(Point::inches(x0, y0), Point::inches(x1, y1)).unwrap(),
        bottom: Length::ZERO,
        top: Length::from_inches_f64(top),
        vantage,
    };
    let terrain = vec![
        block("ruin", 14.0, 18.0, 20.0, 24.0, 4.0, true),
        block("ruin 2", 40.0, 20.0, 46.0, 26.0, 4.0, true),
        block("wall", 26.0, 20.0, 34.0, 20.5, 3.0, false),
        block("barricade", 24.0, 14.0, 28.0, 14.4, 1.0, false),
    ];
    let killzone = Killzone::new(
        "field",
        Length::inches(60),
        Length::inches(44),
        terrain,
        Vec::new(),
        Vec::new(),
    );
    let zone =
        |x0, y0, x1, y1| Polygon::rectangle(Point::inches(x0, y0), Point::inches(x1, y1)).unwrap();
    let zones = vec![
        zone(0.0, 0.0, 60.0, 12.0),
        zone(0.0, 32.0, 60.0, 44.0),
        zone(0.0, 12.0, 10.0, 32.0),
        zone(50.0, 12.0, 60.0, 32.0),
    ];
    let scenario = Scenario {
        name: "field".to_owned(),
        zones,
        turns: 5,
        first_deployer_bonus: true,
        victory: Victory::default(),
    };
    let armies = (0..players).map(|i| army(&format!("army {i}"), squads)).collect();
    Setup::new(killzone, armies, scenario, Switches::default()).unwrap()
}
