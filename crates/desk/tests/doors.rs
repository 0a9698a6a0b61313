//! Doors among what is offered to the active operative.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use desk::live::{Choice, options};
use game::{Game, Language, Speech};
use geometry::{Footing, Length, Point};
use kt21::Kt21;
use kt24::Kt24;
use skirmish::{Card, Edition, Standing, SwitchSet};
use table::{Answer, Door, Killzone, Order, Rules, Side, Wall};

/// A1 stands beside the first of two doors and acts.
fn acting<G: Edition>(confines: &str) -> G {
    let at = Point::inches;
    let wall = |from, to| Wall { from, to };
    let walls = vec![
        wall(at(10.0, 0.0), at(10.0, 4.0)),
        wall(at(10.0, 6.0), at(10.0, 16.0)),
        wall(at(10.0, 18.0), at(10.0, 22.0)),
    ];
    let door = |name: &str, from, to| Door { name: name.to_owned(), from, to, open: false };
    let doors = vec![
        door("hatch", at(10.0, 4.0), at(10.0, 6.0)),
        door("gate", at(10.0, 16.0), at(10.0, 18.0)),
    ];
    let (width, depth) = (Length::inches(30), Length::inches(22));
    let killzone = Killzone::new("rooms", width, depth, Vec::new(), walls, doors);
    let model = |side, x, y| Standing {
        side,
        card: Card {
            name: "trooper".to_owned(),
            apl: 2,
            movement: Length::inches(6),
            defence: 3,
            save: 4,
            invulnerable: None,
            group: 1,
            wounds: 8,
            radius: Length::from_inches_f64(0.5),
            height: Length::from_inches_f64(1.25),
            weapons: Vec::new(),
            keywords: Vec::new(),
        },
        place: Footing::floor(at(x, y)),
        order: Order::Engage,
    };
    let models = vec![model(Side::A, 9.0, 5.0), model(Side::B, 25.0, 5.0)];
    let mut switches = G::Switches::default();
    switches.set("confines", confines).unwrap();
    let mut game = G::standing_as(killzone, models, switches).unwrap();
    game.answer(&"activate A1 engage".parse().unwrap()).unwrap();
    game
}

fn doors(game: &Game) -> Vec<Choice> {
    let speech = Speech::of(Language::English, game.rule_set());
    let mut all = options(game, None, &speech).unwrap().choices;
    all.retain(|choice| choice.kind == "door");
    all
}

#[test]
fn every_door_is_offered_with_its_price_or_with_the_reason_against_it() {
    for mut game in [Game::new::<Kt21>(acting("on")), Game::new::<Kt24>(acting("on"))] {
        let [hatch, gate] = doors(&game).try_into().unwrap();
        assert_eq!(
            (&hatch.answer, hatch.ap, &hatch.why_not),
            (&Some(Answer::Door(1)), Some(1), &None)
        );
        assert_eq!(hatch.label, "Work door 1");
        assert!(hatch.needs.is_empty());
        assert_eq!(gate.why_not.unwrap().rule, "KT18-MEAS-07");
        game.answer(hatch.answer.as_ref().unwrap()).unwrap();
        let [again, _] = doors(&game).try_into().unwrap();
        assert!(again.why_not.unwrap().rule.ends_with(match game.of::<Kt21>() {
            Some(_) => "FF-06",
            None => "FF-05",
        }));
    }
}

#[test]
fn there_are_none_without_confines() {
    for game in [Game::new::<Kt21>(acting("off")), Game::new::<Kt24>(acting("off"))] {
        assert!(doors(&game).is_empty());
    }
}
