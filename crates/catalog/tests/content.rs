//! What comes with the program: complete, legal, fair enough, and playable.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should panic")]

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use catalog::{KILLZONE_FILES, MISSION_FILES, Matchup, TEAM_FILES};
use dice::{Chance, Face};
use geometry::{Climbing, Footing, Ground, Length, Mover, Point, Price, Rounding, Surroundings};

use kt24::{Kt24, Setup, WeaponRules};
use skirmish::{Effect, Field, Lasts, Moment, PloyPhase, Reach, Whom};

use table::{Answer, Ask, Edge, RuleSet, Rules, Side, Status, TerrainType};

fn matchup(killzone: &str, mission: Option<&str>) -> Matchup {
    let names = ["Lantern Company", "Saltglass Crew"];
    let teams = names.map(|name| catalog::team(name).expect("built in"));
    let killzone = catalog::killzone(killzone).expect("built in");
    let mission = mission.map(|name| catalog::mission(name).expect("built in"));
    Matchup::new(RuleSet::KT24, teams, killzone, mission).unwrap()
}

fn setup(matchup: &Matchup) -> Arc<Setup> {
    matchup.game().unwrap().of::<Kt24>().unwrap().shared_setup()
}

/// Every killzone without a mission and with each.
fn all_matchups() -> Vec<Matchup> {
    let missions = catalog::mission_names_for(RuleSet::KT24);
    let choices = || std::iter::once(None).chain(missions.iter().map(|name| Some(name.as_str())));
    let killzones = catalog::killzone_names_for(RuleSet::KT24);
    killzones.iter().flat_map(|name| choices().map(|mission| matchup(name, mission))).collect()
}

#[test]
fn every_file_of_the_data_folder_is_built_in_and_reads() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let listed: BTreeSet<String> = [TEAM_FILES, KILLZONE_FILES, MISSION_FILES]
        .into_iter()
        .flatten()
        .map(|(file, _)| (*file).to_owned())
        .collect();
    let mut found = BTreeSet::new();
    for folder in ["teams", "killzones", "missions"] {
        for entry in std::fs::read_dir(root.join("data").join(folder)).unwrap() {
            let name = entry.unwrap().file_name();
            found.insert(format!("data/{folder}/{}", name.to_str().unwrap()));
        }
    }
    assert_eq!(found, listed);
    for (file, text) in TEAM_FILES {
        catalog::read_team(text, file).unwrap();
    }
    for (file, text) in KILLZONE_FILES {
        catalog::read_killzone(text, file).unwrap();
    }
    for (file, text) in MISSION_FILES {
        catalog::read_mission(text, file).unwrap();
    }
}

/// Terrain obscures whoever it is taller than (KT21-OP-28), so a board is worth playing where some of it is taller than
/// everybody and some lower than everybody.
#[test]
fn boards_hide_some_and_only_cover_others() {
    for name in catalog::killzone_names_for(RuleSet::KT21) {
        let teams = ["Chalkpit Union", "Orchard Vigil"].map(|name| catalog::team(name).unwrap());
        let board = catalog::killzone(&name).unwrap();
        let game = Matchup::new(RuleSet::KT21, teams, board, None).unwrap().game().unwrap();
        let setup = game.of::<kt21::Kt21>().unwrap().shared_setup();
        let cards = setup.teams.iter().flat_map(|team| &team.operatives);
        let heights: Vec<Length> = cards.map(|card| card.height).collect();
        let parts =
            || setup.board.killzone().terrain().iter().filter(|part| part.bottom == Length::ZERO);
        let tall = parts().filter(|part| heights.iter().all(|height| part.top > *height)).count();
        let low = parts().filter(|part| heights.iter().all(|height| part.top <= *height)).count();
        assert!(tall >= 4 && low >= 4, "{name}: {tall} tall, {low} low");
    }
}

#[test]
fn each_side_can_deploy_everybody_from_every_drop_zone() {
    for matchup in all_matchups() {
        let choices: Vec<Answer> = match matchup.mission {
            Some(_) => vec![Answer::Zone(1), Answer::Zone(2)],
            None => Edge::ALL.map(Answer::Edge).to_vec(),
        };
        let setup = setup(&matchup);
        for choice in choices {
            let mut game = Kt24::new(Arc::clone(&setup));
            game.roll(&[Face::try_from(1).unwrap()]).unwrap();
            game.answer(&choice).unwrap();
            while matches!(game.status(), Status::Decide(d) if matches!(d.ask, Ask::Deploy { .. }))
            {
                let answer = game.automatic().unwrap();
                assert_ne!(answer, Answer::Pass, "{}: {choice}", matchup.killzone.name);
                game.answer(&answer).unwrap();
            }
            let standing = [Side::A, Side::B].map(|side| game.standing(side).count());
            let full = [0, 1].map(|i: usize| setup.teams[i].operatives.len());
            assert_eq!(standing, full, "{}: {choice}", matchup.killzone.name);
        }
    }
}

#[test]
fn random_games_come_to_an_end() {
    let matchups = all_matchups();
    let setups: Vec<Arc<Setup>> = matchups.iter().map(setup).collect();
    for seed in 0..50u64 {
        let setup = &setups[seed as usize % setups.len()];
        let mut game = Kt24::new(Arc::clone(setup));
        game.silence();
        let mut chance = Chance::new(seed, 0);
        fixtures::play(&mut game, &mut chance, |game, _, chance| Some(game.propose(chance)));
    }
}

fn effect_name<R>(effect: &Effect<R>) -> &'static str {
    match effect {
        Effect::Weapons { .. } => "weapons",
        Effect::Move(_) => "move",
        Effect::Apl(_) => "apl",
        Effect::Save(_) => "save",
        Effect::Heal(_) => "heal",
        Effect::Order(_) => "order",
        Effect::Steady => "steady",
        Effect::Free(_) => "free",
    }
}

#[test]
fn the_teams_use_every_weapon_rule_and_every_effect_of_a_ploy() {
    let names = catalog::team_names(RuleSet::KT24);
    let teams: Vec<_> = names
        .iter()
        .map(|name| catalog::team(name).unwrap().value.of::<kt24::Kt24>().unwrap().clone())
        .collect();
    let weapons = teams.iter().flat_map(|team| &team.operatives).flat_map(|card| &card.weapons);
    let rules: Vec<WeaponRules> = weapons.map(|weapon| weapon.rules).collect();
    let written: BTreeSet<String> = rules
        .iter()
        .flat_map(|rules| rules.to_string().split(", ").map(str::to_owned).collect::<Vec<_>>())
        .map(|rule| rule.chars().filter(|c| !c.is_ascii_digit()).collect::<String>())
        .map(|rule| rule.trim_matches([' ', '"', '+']).to_owned())
        .collect();
    let expected = [
        "",
        "Accurate",
        "Balanced",
        "Blast",
        "Brutal",
        "Ceaseless",
        "Devastating",
        "Heavy",
        "Heavy (Dash only)",
        "Hot",
        "Lethal",
        "Limited",
        "Piercing",
        "Piercing Crits",
        "Punishing",
        "Range",
        "Relentless",
        "Rending",
        "Saturate",
        "Seek",
        "Seek Light",
        "Severe",
        "Shock",
        "Silent",
        "Stun",
        "Torrent",
    ];
    assert_eq!(written.iter().map(String::as_str).collect::<Vec<_>>(), expected);
    let around: BTreeSet<bool> =
        rules.iter().filter_map(|r| r.devastating).map(|d| d.around.is_some()).collect();
    assert_eq!(around.len(), 2, "Devastating with and without a distance");

    let mut effects = BTreeSet::new();
    for team in &teams {
        assert!((6..=10).contains(&team.operatives.len()), "{}", team.name);
        for phase in [PloyPhase::Strategy, PloyPhase::Firefight] {
            assert_eq!(team.ploys.iter().filter(|ploy| ploy.phase == phase).count(), 2);
        }
        effects.extend(team.ploys.iter().flat_map(|ploy| &ploy.effects).map(effect_name));
    }
    assert_eq!(effects.len(), 8, "{effects:?}");
}

/// The first word of every weapon rule of a card, numbers left out.
fn rule_names(written: &str) -> impl Iterator<Item = String> + '_ {
    let rules = written.split(", ").filter(|rule| !rule.is_empty());
    rules.map(|rule| {
        let letters: String = rule.chars().filter(|c| !c.is_ascii_digit()).collect();
        letters.trim_matches([' ', '"', '+']).to_owned()
    })
}

#[test]
fn the_teams_of_2021_use_every_weapon_rule_and_everything_that_ploys_can_be() {
    let names = catalog::team_names(RuleSet::KT21);
    assert_eq!(names, ["Chalkpit Union", "Orchard Vigil"]);
    let teams: Vec<_> = names
        .iter()
        .map(|name| catalog::team(name).unwrap().value.of::<kt21::Kt21>().unwrap().clone())
        .collect();
    let cards: Vec<_> = teams.iter().flat_map(|team| &team.operatives).collect();
    let weapons: Vec<_> = cards.iter().flat_map(|card| &card.weapons).collect();
    let rules = |reach: Reach| -> BTreeSet<String> {
        let of_reach = weapons.iter().filter(|weapon| weapon.reach == reach);
        of_reach.flat_map(|w| rule_names(&w.rules.to_string()).collect::<Vec<_>>()).collect()
    };
    let (ranged, melee) = (rules(Reach::Ranged), rules(Reach::Melee));
    let all: Vec<&str> = ranged.union(&melee).map(String::as_str).collect();
    let expected = [
        "AP",
        "Balanced",
        "Barrage",
        "Blast",
        "Brutal",
        "Ceaseless",
        "Fusillade",
        "Heavy",
        "Hot",
        "Indirect",
        "Lethal",
        "Limited",
        "MW",
        "No Cover",
        "P",
        "Psychic",
        "Reap",
        "Relentless",
        "Rending",
        "Rng",
        "Silent",
        "Splash",
        "Stun",
        "Torrent",
        "Unwieldy",
    ];
    assert_eq!(all, expected);
    assert!(ranged.contains("Stun") && melee.contains("Stun"), "Stun means two things");
    assert!(weapons.iter().any(|weapon| weapon.rules == Default::default()));

    assert!(cards.iter().any(|card| card.invulnerable.is_some()));
    assert!(cards.iter().any(|card| card.group == 2));
    let bases: BTreeSet<i32> = cards.iter().map(|card| 2 * card.radius.units()).collect();
    assert_eq!(bases.into_iter().collect::<Vec<_>>(), [2500, 2850, 3200, 4000]);

    let ploys: Vec<_> = teams.iter().flat_map(|team| &team.ploys).collect();
    for team in &teams {
        assert!((8..=10).contains(&team.operatives.len()), "{}", team.name);
        for phase in [PloyPhase::Strategy, PloyPhase::Firefight] {
            assert_eq!(team.ploys.iter().filter(|ploy| ploy.phase == phase).count(), 2);
        }
    }
    let tactical = || ploys.iter().filter(|ploy| ploy.phase == PloyPhase::Firefight);
    for moment in [Moment::Activation, Moment::Attacked] {
        assert!(tactical().any(|ploy| ploy.moment == moment), "{moment:?}");
    }
    for whom in [Whom::Team, Whom::One, Whom::Itself] {
        assert!(ploys.iter().any(|ploy| ploy.whom == whom), "{whom:?}");
    }
    for lasts in [Lasts::TurningPoint, Lasts::Activation, Lasts::Action] {
        assert!(ploys.iter().any(|ploy| ploy.lasts == lasts), "{lasts:?}");
    }
    let effects: BTreeSet<&str> =
        ploys.iter().flat_map(|ploy| &ploy.effects).map(effect_name).collect();
    assert_eq!(effects.len(), 8, "{effects:?}");
}

#[test]
fn nothing_built_in_deserves_a_warning() {
    for (file, text) in [TEAM_FILES, KILLZONE_FILES, MISSION_FILES].into_iter().flatten() {
        assert_eq!(catalog::check(text, file).unwrap().warnings, [], "{file}");
    }
}

/// A model on a base, as far as moving goes.
fn mover(mm: f64, up: bool) -> Mover {
    Mover {
        radius: Length::from_mm_f64(mm / 2.0),
        height: Length::from_inches_f64(1.8),
        climbing: Climbing {
            up,
            price: Price::Height { least: Length::inches(2), free_drop: Length::inches(2) },
            most: Some(Length::inches(3)),
            beside: Length::INCH,
            leap: Length::inches(4),
            leap_from: Length::inches(2),
        },
        rounding: Rounding::Exact,
    }
}

#[test]
fn killzones_are_fair() {
    for name in catalog::killzone_names_for(RuleSet::KT24) {
        let map = catalog::killzone(&name).unwrap().value;
        let (scene, terrain) = (map.killzone.scene(), map.killzone.terrain());
        assert!((12..=20).contains(&terrain.len()), "{name}");
        for class in [TerrainType::Heavy, TerrainType::Light] {
            assert!(terrain.iter().any(|part| part.class() == class), "{name}");
        }
        // Half a turn round the middle maps every part onto a part like it.
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
    }
}

#[test]
fn a_large_base_walks_from_any_edge_to_the_opposite_one() {
    for name in catalog::killzone_names_for(RuleSet::KT24) {
        let map = catalog::killzone(&name).unwrap().value;
        let who = mover(40.0, false);
        let ground = Ground::new(map.killzone.scene(), who.radius, who.height);
        for (from, to) in [((1.5, 11.0), (28.5, 11.0)), ((15.0, 1.5), (15.0, 20.5))] {
            let at = |(x, y)| Footing::floor(Point::inches(x, y));
            let around = Surroundings::default();
            let path = ground.shortest(&who, &around, at(from), at(to), Length::inches(45));
            assert!(path.is_ok(), "{name}, from {from:?}: {path:?}");
        }
    }
}

#[test]
fn vantage_points_can_be_climbed() {
    for name in catalog::killzone_names_for(RuleSet::KT24) {
        let map = catalog::killzone(&name).unwrap().value;
        let who = mover(32.0, true);
        let ground = Ground::new(map.killzone.scene(), who.radius, who.height);
        let tops: Vec<_> = map.killzone.terrain().iter().filter(|part| part.vantage).collect();
        assert!(!tops.is_empty(), "{name}");
        for part in tops {
            let (low, high) = part.footprint.bounds();
            let at = Point::units((low.x + high.x).units() / 2, (low.y + high.y).units() / 2);
            let from = Footing::floor(Point::inches(1.5, 11.0));
            let to = Footing { at, z: part.top };
            let path =
                ground.shortest(&who, &Surroundings::default(), from, to, Length::inches(45));
            assert!(path.is_ok(), "{name}, {}: {path:?}", part.name);
        }
    }
}
