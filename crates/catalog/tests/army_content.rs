//! The armies, tables and missions of KT4W40K that come with the program: complete, legal, fair enough, and playable.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should panic")]

mod samples;

use std::collections::BTreeSet;

use battle::Kind;
use catalog::{Map, Matchup};
use dice::Chance;
use fixtures::step;
use geometry::{
    Climbing, Footing, Ground, Length, Mover, Place, Point, Price, Rounding, Surroundings,
};
use kt4w40k::{Army, Kt4w40k, Profile, UnitCard, UnitIx, Whereabouts};
use table::{Answer, RuleSet, Rules, Side, TerrainType};

fn armies() -> Vec<Army> {
    let names = catalog::team_names(RuleSet::KT4W40K);
    assert_eq!(names, ["Hollowroot Kindred", "Kettlebridge Levy"]);
    names
        .iter()
        .map(|name| catalog::team(name).unwrap().value.of::<kt4w40k::Kt4w40k>().unwrap().clone())
        .collect()
}

fn tables() -> Vec<(String, Map)> {
    let names = catalog::killzone_names_for(RuleSet::KT4W40K);
    assert_eq!(names, ["Ferrymarket", "Quarry Moor"]);
    names.into_iter().map(|name| (name.clone(), catalog::killzone(&name).unwrap().value)).collect()
}

fn begin(players: usize, table: &str, mission: Option<&str>) -> Kt4w40k {
    let names = catalog::team_names(RuleSet::KT4W40K);
    let teams = names.iter().cycle().take(players).map(|name| catalog::team(name).unwrap());
    let mission = mission.map(|name| catalog::mission(name).unwrap());
    let (teams, table): (Vec<_>, _) = (teams.collect(), catalog::killzone(table).unwrap());
    let matchup = Matchup::new(RuleSet::KT4W40K, teams, table, mission).unwrap();
    let mut game = matchup.game().unwrap().of::<Kt4w40k>().unwrap().clone();
    game.silence();
    game
}

/// Goes on by chance as long as it is wanted.
fn play(game: &mut Kt4w40k, seed: u64, until: impl Fn(&Kt4w40k) -> bool) {
    drive(game, seed, |game, chance| game.propose(chance), until);
}

/// Goes on with nobody doing more than they have to.
fn idle(game: &mut Kt4w40k, seed: u64, until: impl Fn(&Kt4w40k) -> bool) {
    let rests = |game: &Kt4w40k, chance: &mut Chance| {
        let nothing = [Answer::Pass, Answer::End].into_iter().find(|a| game.check(a).is_ok());
        nothing.unwrap_or_else(|| game.propose(chance))
    };
    drive(game, seed, rests, until);
}

fn drive(
    game: &mut Kt4w40k,
    seed: u64,
    answers: impl Fn(&Kt4w40k, &mut Chance) -> Answer,
    until: impl Fn(&Kt4w40k) -> bool,
) {
    let (mut dice, mut players) = (Chance::new(61, seed), Chance::new(62, seed));
    while !until(game)
        && step(game, &mut dice, |game, _, _| Some(answers(game, &mut players))).is_some()
    {}
}

#[test]
fn armies_have_a_thousand_points_and_about_sixty_models() {
    for army in armies() {
        let points: u32 = army.units.iter().map(|unit| u32::from(unit.points)).sum();
        let models: usize = army.units.iter().map(|unit| unit.models.len()).sum();
        assert_eq!((points, models), (1000, 60), "{}", army.name);
        // Two squads of one type differ in their names alone.
        let types: BTreeSet<&str> =
            army.units.iter().map(|unit| unit.models[0].name.as_str()).collect();
        assert!(types.len() >= 8, "{}: {types:?}", army.name);
        assert!(army.stratagems.len() >= 2 && army.cp == 6, "{}", army.name);
    }
}

#[test]
fn between_them_the_armies_have_everything() {
    let armies = armies();
    let units: Vec<&UnitCard> = armies.iter().flat_map(|army| &army.units).collect();
    let any = |what: &str, is: &dyn Fn(&UnitCard) -> bool| {
        assert!(units.iter().any(|unit| is(unit)), "no {what}");
    };
    let heavy = |unit: &UnitCard| {
        unit.models
            .iter()
            .any(|model| model.weapons.iter().any(|weapon| matches!(weapon.kind, Kind::Heavy(_))))
    };
    let fights = |unit: &UnitCard| unit.models[0].weapons.iter().any(|weapon| weapon.is_melee());
    any("line infantry", &|unit| unit.keywords.infantry && unit.models.len() >= 10);
    any("heavy weapons", &|unit| {
        unit.keywords.infantry && heavy(unit) && unit.models[0].wounds > 1
    });
    any("assault troops", &|unit| unit.keywords.infantry && unit.keywords.fly && fights(unit));
    any("runners", &|unit| unit.advance_and_charge && fights(unit));
    any("bikes", &|unit| unit.keywords.biker && unit.models.len() > 1);
    any("monster", &|unit| unit.keywords.monster && unit.degrades());
    any("walker", &|unit| unit.keywords.vehicle && unit.degrades() && fights(unit));
    any("transport", &|unit| unit.capacity >= 10 && unit.keywords.vehicle);
    any("aircraft", &|unit| unit.keywords.aircraft && unit.keywords.fly && unit.reserve);
    any("psyker", &|unit| {
        unit.keywords.character && unit.keywords.psyker && !unit.powers.is_empty()
    });
    any("character with an aura", &|unit| unit.keywords.character && unit.aura.is_some());
    any("unit that fights first", &|unit| unit.fights_first);
    let models: Vec<&Profile> = units.iter().flat_map(|unit| &unit.models).collect();
    assert!(models.iter().any(|model| model.ignores.is_some()));
    assert!(models.iter().any(|model| model.invulnerable.is_some()));
    let kinds: BTreeSet<String> = models
        .iter()
        .flat_map(|model| &model.weapons)
        .map(|weapon| weapon.kind.to_string().chars().filter(|c| c.is_alphabetic()).collect())
        .map(|kind: String| kind.trim_end_matches('D').to_owned())
        .collect();
    let expected = ["Assault", "Grenade", "Heavy", "Melee", "Pistol", "RapidFire"];
    assert_eq!(kinds.iter().map(String::as_str).collect::<Vec<_>>(), expected);
    // Somebody can be carried, on either side.
    for army in &armies {
        let room = army.units.iter().map(|unit| usize::from(unit.capacity)).max().unwrap();
        let fits = |unit: &&UnitCard| unit.keywords.infantry && unit.models.len() <= room;
        assert!(army.units.iter().filter(fits).count() > 3, "{}", army.name);
    }
}

#[test]
fn tables_are_large_fair_and_have_several_levels() {
    for (name, map) in tables() {
        let (scene, terrain) = (map.killzone.scene(), map.killzone.terrain());
        let size = (scene.width(), scene.depth());
        assert_eq!(size, (Length::inches(60), Length::inches(44)), "{name}");
        assert!((18..=30).contains(&terrain.len()), "{name}");
        let turn = |p: &Point| Point::new(scene.width() - p.x, scene.depth() - p.y);
        for part in terrain {
            let turned: BTreeSet<Point> = part.footprint.corners().iter().map(turn).collect();
            let like = terrain.iter().any(|other| {
                (other.kind, other.bottom, other.top, other.vantage)
                    == (part.kind, part.bottom, part.top, part.vantage)
                    && other.footprint.corners().iter().copied().collect::<BTreeSet<_>>() == turned
            });
            assert!(like, "{name}: {} has no counterpart", part.name);
        }
        let barricades = terrain.iter().filter(|part| part.class() == TerrainType::Light);
        assert!(barricades.count() >= 6, "{name}");
        let solid = |part: &&table::Terrain| !part.vantage && part.top >= Length::inches(4);
        assert!(terrain.iter().filter(solid).count() >= 6, "{name}");
        let levels: BTreeSet<Length> =
            terrain.iter().filter(|part| part.vantage).map(|part| part.top).collect();
        assert!(levels.len() >= 2, "{name}: {levels:?}");
        let marked: BTreeSet<Point> = map.objectives.iter().map(|marked| marked.at).collect();
        assert_eq!(marked, marked.iter().map(turn).collect(), "{name}");
        assert_eq!((map.objectives.len(), map.drop_zones.len()), (3, 4), "{name}");
        // Whoever holds a marker is not at home.
        let home = |at: &Point| map.drop_zones.iter().any(|z| z.area.place(*at) != Place::Outside);
        assert!(!marked.iter().any(home), "{name}");
    }
}

/// INFANTRY as the rules move it (K4W-BASE-05): climbing costs its height.
fn climber() -> Mover {
    Mover {
        radius: Length::from_mm_f64(16.0),
        height: Length::from_inches_f64(1.5),
        climbing: Climbing {
            up: true,
            price: Price::Height { least: Length::ZERO, free_drop: Length::ZERO },
            most: None,
            beside: Length::INCH,
            leap: Length::ZERO,
            leap_from: Length::ZERO,
        },
        rounding: Rounding::Exact,
    }
}

#[test]
fn every_level_can_be_climbed_and_every_marker_walked_to() {
    for (name, map) in tables() {
        let who = climber();
        let ground = Ground::new(map.killzone.scene(), who.radius, who.height);
        let from = Footing::floor(Point::inches(1.5, 14.5));
        let reached = |to: Footing| {
            let limit = Length::inches(120);
            ground.shortest(&who, &Surroundings::default(), from, to, limit).is_ok()
        };
        for part in map.killzone.terrain().iter().filter(|part| part.vantage) {
            let (low, high) = part.footprint.bounds();
            // Upper floors cover part of the ones below: some place of each is free.
            let inside = |a: Length, b: Length| {
                let far = (b - a).units();
                (1..8).map(move |k| a + Length::from_units(far * k / 8))
            };
            let mut places = inside(low.x, high.x)
                .flat_map(|x| inside(low.y, high.y).map(move |y| Point::new(x, y)));
            let top = |at| Footing { at, z: part.top };
            assert!(places.any(|at| reached(top(at))), "{name}: {}", part.name);
        }
        for marked in &map.objectives {
            assert!(reached(Footing::floor(marked.at)), "{name}: {}", marked.name);
        }
    }
}

#[test]
fn everybody_finds_room_in_every_zone() {
    let choices = [(2, None), (2, Some("Over the Line")), (4, None), (4, Some("Three Bells"))];
    for (table, _) in tables() {
        for (players, mission) in choices {
            for seed in 0..2 {
                let mut game = begin(players, &table, mission);
                play(&mut game, seed, |game| game.state().turn > 0);
                let lost = game.all().find(|u| game.unit(*u).place == Whereabouts::Destroyed);
                assert_eq!(lost.map(|unit| game.id(unit)), None, "{table}, {mission:?}");
                assert_eq!(game.all().count(), 12 * players);
            }
        }
    }
}

#[test]
fn missions_are_scored_as_they_say() {
    // Without a mission, and before anything is held, nobody has points.
    let mut plain = begin(2, "Ferrymarket", None);
    play(&mut plain, 1, |_| false);
    assert_eq!([Side::A, Side::B].map(|side| plain.victory_points(side)), [0, 0]);
    assert_eq!((plain.setup().scenario.turns, plain.setup().scenario.zones.len()), (5, 2));

    // Markers: what is scored in a turn is what is held at its end. Chance rarely goes to a marker, so somebody of each
    // side is put by one, and nobody does anything about it; in some turns both want the same.
    for seed in 0..6 {
        let mut game = begin(2, "Quarry Moor", Some("Three Bells"));
        play(&mut game, seed, |game| game.state().turn > 0);
        let markers = game.setup().scenario.victory.objectives.clone();
        for turn in 1..=5 {
            let before = [Side::A, Side::B].map(|side| game.victory_points(side));
            let theirs = (turn as usize + seed as usize) % markers.len();
            for (side, marker) in [(Side::A, markers[0]), (Side::B, markers[theirs])] {
                game = beside(&game, side, marker);
            }
            idle(&mut game, 100 * seed + turn, |game| u64::from(game.state().turn) > turn);
            let after = [Side::A, Side::B].map(|side| game.victory_points(side));
            let held = |side| markers.iter().filter(|at| game.holder(**at) == Some(side)).count();
            // Nobody moves between the end of a turn and the next initiative.
            let expected = [0, 1].map(|i| before[i] + held(Side::from_index(i).unwrap()) as u8);
            assert_eq!(after, expected, "seed {seed} turn {turn}");
        }
        let scored = [Side::A, Side::B].map(|side| game.victory_points(side));
        assert!(scored.iter().all(|points| *points > 1), "seed {seed}: {scored:?}");
    }
}

/// The same game with a unit of one model by a marker, wherever there is room, as if it had walked there.
fn beside(game: &Kt4w40k, side: Side, marker: Point) -> Kt4w40k {
    let alone = |unit: &UnitIx| {
        let card = game.card(*unit);
        card.models.len() == 1 && !card.keywords.aircraft
    };
    let unit = game.own(side).find(alone).unwrap();
    let model = game.living(unit).next().unwrap();
    let steps = || (-2..=2).map(Length::inches);
    let mut places = steps().flat_map(|dx| steps().map(move |dy| (marker.x + dx, marker.y + dy)));
    let found = places.find_map(|(x, y)| {
        let mut state = game.state().clone();
        state.models[model.at()].at = Footing::floor(Point::new(x, y));
        Kt4w40k::at(game.shared_setup(), state).ok()
    });
    let mut game = found.unwrap();
    game.silence();
    game
}

/// A small table on which the zones almost touch, so that whoever moves is soon through.
const CLOSE: [&str; 2] = [
    "format = \"coverline killzone 1\"\nname = \"Close\"\nsize = [40, 40]",
    "format = \"coverline mission 1\"\nrules = \"kt4w40k\"\nname = \"Close\"\nturning_points = 3\n\
     breakthrough = 2\n\
     drop_zones = [[[0, 0], [40, 0], [40, 19], [0, 19]], [[0, 21], [40, 21], [40, 40], [0, 40]]]",
];

#[test]
fn units_in_an_enemys_zone_are_worth_points_at_the_end() {
    let army = catalog::read_team(samples::ARMY, "army.toml").unwrap();
    let table = catalog::read_killzone(CLOSE[0], "table.toml").unwrap();
    let mission = catalog::read_mission(CLOSE[1], "mission.toml").unwrap();
    let armies = vec![army; 2];
    let matchup = Matchup::new(RuleSet::KT4W40K, armies, table, Some(mission)).unwrap();
    let start = matchup.game().unwrap().of::<Kt4w40k>().unwrap().clone();
    let mut through = 0;
    for seed in 0..6 {
        let mut game = start.clone();
        play(&mut game, seed, |_| false);
        if game.state().turn < 3 {
            continue;
        }
        for (side, enemy) in [(Side::A, Side::B), (Side::B, Side::A)] {
            let zone = game.state().players[enemy.index()].zone.unwrap();
            let area = &game.setup().scenario.zones[usize::from(zone)];
            let inside = |unit: &UnitIx| {
                let mut models = game.living(*unit);
                models.any(|m| area.place(game.state().models[m.at()].at.at) != Place::Outside)
            };
            let count = game.own(side).filter(inside).count();
            assert_eq!(usize::from(game.victory_points(side)), 2 * count, "seed {seed}");
            through += count;
        }
    }
    assert!(through > 0, "nobody ever broke through");
}
