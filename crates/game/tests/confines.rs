//! Games by chance on a small board of rooms: both editions find the doors and use them.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use std::sync::Arc;

use dice::Chance;
use fixtures::step;
use geometry::{Length, Point};
use kt21::Kt21;
use kt24::Kt24;
use skirmish::{
    Card, CardRules, Edition, Field, Reach, Setup, SwitchSet, Team, Weapon, workable_doors,
};
use table::{Answer, Door, Entry, Event, Killzone, Slug, Wall};

/// Four rooms round a crossing of walls, a door in each of them.
fn rooms() -> Killzone {
    let at = Point::inches;
    let wall = |from, to| Wall { from, to };
    let door = |name: &str, from, to, open| Door { name: name.to_owned(), from, to, open };
    let walls = vec![
        wall(at(8.0, 0.0), at(8.0, 2.0)),
        wall(at(8.0, 4.0), at(8.0, 8.0)),
        wall(at(8.0, 10.0), at(8.0, 12.0)),
        wall(at(0.0, 6.0), at(3.0, 6.0)),
        wall(at(5.0, 6.0), at(11.0, 6.0)),
        wall(at(13.0, 6.0), at(16.0, 6.0)),
    ];
    let doors = vec![
        door("south", at(8.0, 2.0), at(8.0, 4.0), false),
        door("north", at(8.0, 8.0), at(8.0, 10.0), false),
        door("west", at(3.0, 6.0), at(5.0, 6.0), true),
        door("east", at(11.0, 6.0), at(13.0, 6.0), false),
    ];
    Killzone::new("rooms", Length::inches(16), Length::inches(12), Vec::new(), walls, doors)
}

fn begin<G: Edition>(confines: &str) -> G {
    let weapon = |name: &str, reach| Weapon {
        name: name.to_owned(),
        slug: Slug::of(name),
        reach,
        attacks: 3,
        hit: 4,
        damage: [1, 2],
        rules: G::WeaponRules::read(&[]).unwrap(),
    };
    let card = Card {
        name: "trooper".to_owned(),
        apl: 3,
        movement: Length::inches(6),
        defence: 3,
        save: 3,
        invulnerable: None,
        group: 1,
        wounds: 9,
        radius: Length::from_units(1250),
        height: Length::from_inches_f64(1.25),
        weapons: vec![weapon("rifle", Reach::Ranged), weapon("blade", Reach::Melee)],
        keywords: Vec::new(),
    };
    let team = |name: &str| Team {
        name: name.to_owned(),
        operatives: vec![card.clone(); 3],
        ploys: Vec::new(),
    };
    let mut switches = G::Switches::default();
    switches.set("confines", confines).unwrap();
    let setup = Setup::new(rooms(), [team("A"), team("B")], None, switches).unwrap();
    G::begin(Arc::new(setup))
}

/// Where an operative may work doors, those that are offered are all that it may, and each turns at the cost of a point.
fn offered_doors_are_accepted<G: Edition>(game: &G) {
    if let Some((op, left)) = game.active()
        && game.tray().is_none()
        && game.may_act(skirmish::Action::Door).is_ok()
    {
        let offered = game.candidates().into_iter().filter_map(|answer| match answer {
            Answer::Door(door) => Some(door),
            _ => None,
        });
        let offered: Vec<u8> = offered.collect();
        assert_eq!(offered, workable_doors(game, op).collect::<Vec<u8>>());
        for door in offered {
            let (mut after, before) = (game.clone(), game.doors());
            after.answer(&Answer::Door(door)).unwrap();
            assert_ne!(after.doors().is_open(door - 1), before.is_open(door - 1));
            assert_ne!(after.state_hash(), game.state_hash());
            let spent = after.active().filter(|(other, _)| *other == op);
            assert!(spent.is_none_or(|(_, ap)| ap + 1 == left));
        }
    }
}

/// How often doors opened and closed in a game by chance; every offered door is accepted on the way.
fn play<G: Edition>(number: u64, confines: &str) -> [usize; 2] {
    let mut game: G = begin(confines);
    let (mut dice, mut players) = (Chance::new(21, number), Chance::new(22, number));
    let mut turned = [0, 0];
    for moment in 0..20_000 {
        let doors = game.doors();
        let played = step(&mut game, &mut dice, |game, _, _| {
            offered_doors_are_accepted(game);
            Some(game.propose(&mut players))
        });
        let Some(entry) = played else { return turned };
        let worked = matches!(entry, Entry::Answer(_, Answer::Door(_)));
        assert_eq!(worked, doors != game.doors(), "{moment}: {entry:?}");
        for event in game.events() {
            match event {
                Event::DoorOpens { .. } => turned[0] += 1,
                Event::DoorCloses { .. } => turned[1] += 1,
                _ => {}
            }
        }
        // What is played is what a position from outside would be: the state goes on from its own text.
        if moment % 50 == 0 {
            let text = serde_json::to_string(game.state()).unwrap();
            let state = serde_json::from_str(&text).unwrap();
            let again = G::resume(game.shared_setup(), state).unwrap();
            assert_eq!(again.status(), game.status(), "{moment}");
        }
    }
    panic!("game {number} does not end");
}

fn doors_are_used<G: Edition>() {
    let [mut opened, mut closed] = [0, 0];
    for number in 0..12 {
        let [opens, closes] = play::<G>(number, "on");
        opened += opens;
        closed += closes;
    }
    assert!(opened >= 12 && closed >= 4, "{opened} opened, {closed} closed");
    assert_eq!(play::<G>(3, "off"), [0, 0]);
}

#[test]
fn kt21_games_by_chance_use_doors() {
    doors_are_used::<Kt21>();
}

#[test]
fn kt24_games_by_chance_use_doors() {
    doors_are_used::<Kt24>();
}

#[test]
fn a_board_without_confines_has_nothing_left_of_them() {
    let game: Kt24 = begin("off");
    assert!(!game.setup().killzone().is_confined());
    assert!(game.board().killzone().scene().barriers(game.doors()).next().is_none());
    let game: Kt24 = begin("on");
    assert!(game.doors().is_open(2) && !game.doors().is_open(0));
    assert_eq!(game.setup().killzone().walls().len(), 6);
}
