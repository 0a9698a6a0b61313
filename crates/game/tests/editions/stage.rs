//! Small tables on which both editions are asked the same question.

use std::sync::Arc;

use dice::Face;
use geometry::{Footing, Length, Point, Polygon};
use skirmish::{
    Card, CardRules, Edition, Effect, Lasts, Moment, Ploy, PloyPhase, Reach, Setup, Team, Weapon,
    Whom,
};
use table::{Answer, Ask, Illegal, Killzone, Order, RollReason, Side, Slug, Status, Terrain};

/// The wounds of everybody on these tables.
pub const WOUNDS: i16 = 8;

/// A model on a table.
#[derive(Clone, Copy)]
pub struct Spot {
    pub side: Side,
    pub x: f64,
    pub y: f64,
    pub z: f64,
    pub height: f64,
    pub order: Order,
}

/// A model 1.25" tall on the floor, under Engage.
pub const fn spot(side: Side, x: f64, y: f64) -> Spot {
    Spot { side, x, y, z: 0.0, height: 1.25, order: Order::Engage }
}

/// Somebody who moves 6", has 4 AP, W 8, saves on 4+, a rifle and a blade with these rules.
pub fn card<R: CardRules>(rules: &[&str]) -> Card<R> {
    let rules = R::read(rules).unwrap();
    let weapon = |name: &str, reach| Weapon {
        name: name.to_owned(),
        slug: Slug::of(name),
        reach,
        attacks: 4,
        hit: 4,
        damage: [3, 4],
        rules,
    };
    Card {
        name: "trooper".to_owned(),
        apl: 4,
        movement: Length::inches(6),
        defence: 3,
        save: 4,
        invulnerable: None,
        group: 1,
        wounds: WOUNDS,
        radius: Length::from_inches_f64(0.5),
        height: Length::from_inches_f64(1.25),
        weapons: vec![weapon("rifle", Reach::Ranged), weapon("blade", Reach::Melee)],
        keywords: Vec::new(),
    }
}

/// A block of terrain without a class: `x`, `y`, then its bottom and its top.
pub fn block(x: [f64; 2], y: [f64; 2], height: [f64; 2]) -> Terrain {
    let [bottom, top] = height.map(Length::from_inches_f64);
    Terrain {
        name: "block".to_owned(),
        kind: None,
        footprint: Polygon::rectangle(Point::inches(x[0], y[0]), Point::inches(x[1], y[1]))
            .unwrap(),
        bottom,
        top,
        vantage: false,
    }
}

pub fn killzone(terrain: Vec<Terrain>) -> Killzone {
    let (width, depth) = (Length::inches(30), Length::inches(22));
    Killzone::new("editions", width, depth, terrain, Vec::new(), Vec::new())
}

/// A Firefight phase in which these models stand; side A is to activate somebody.
pub fn stand<G: Edition>(spots: &[Spot], terrain: Vec<Terrain>, rules: &[&str]) -> G {
    let models = spots.iter().map(|spot| skirmish::Standing {
        side: spot.side,
        card: Card { height: Length::from_inches_f64(spot.height), ..card(rules) },
        place: Footing { at: Point::inches(spot.x, spot.y), z: Length::from_inches_f64(spot.z) },
        order: spot.order,
    });
    G::standing_as(killzone(terrain), models.collect(), G::Switches::default()).unwrap()
}

/// A game that is about to begin: three on each side, with a ploy for the Strategy phase.
pub fn begin<G: Edition>() -> G {
    let ploy = Ploy {
        name: "plan".to_owned(),
        slug: Slug::of("plan"),
        text: String::new(),
        phase: PloyPhase::Strategy,
        moment: Moment::Activation,
        whom: Whom::Team,
        keyword: None,
        lasts: Lasts::TurningPoint,
        cost: 1,
        effects: vec![Effect::Save(1)],
    };
    let team = |name: &str| Team {
        name: name.to_owned(),
        operatives: (0..3).map(|_| card(&[])).collect(),
        ploys: vec![ploy.clone()],
    };
    let teams = [team("A"), team("B")];
    G::begin(Arc::new(
        Setup::new(killzone(Vec::new()), teams, None, G::Switches::default()).unwrap(),
    ))
}

/// An answer that is accepted.
pub fn say<G: Edition>(game: &mut G, answer: &str) {
    let read: Answer = answer.parse().unwrap();
    game.answer(&read).unwrap_or_else(|e| panic!("{answer}: {e:?}"));
}

/// What the game says against an answer, if anything.
pub fn refusal<G: Edition>(game: &G, answer: &str) -> Option<Illegal> {
    game.check(&answer.parse().unwrap()).err()
}

/// The word that drivers have for a question.
pub fn kind(ask: &Ask) -> String {
    serde_json::to_value(ask).unwrap()["kind"].as_str().unwrap().to_owned()
}

/// What the game waits for, with what players are called here.
pub fn waits<G: Edition>(game: &G, names: [&str; 2]) -> String {
    match game.status() {
        Status::Decide(decision) => {
            let who = names[decision.side.index()];
            match &decision.ask {
                Ask::Use { rule } => format!("{who}: use {rule}"),
                ask => format!("{who}: {}", kind(ask)),
            }
        }
        Status::Roll(roll) => {
            let dice = if roll.reason == RollReason::Draw || roll.reason == RollReason::Initiative {
                String::new()
            } else {
                format!(" {}", roll.dice)
            };
            format!("{} rolls{dice} ({})", names[roll.side.index()], roll.reason)
        }
        Status::Over(_) => "over".to_owned(),
    }
}

/// Faces for as many dice as are asked for, from the first of these on.
pub fn throw<G: Edition>(game: &mut G, faces: &[u8]) {
    let Status::Roll(roll) = game.status() else { panic!("no dice are asked for") };
    let faces = faces.iter().cycle().take(usize::from(roll.dice));
    let faces: Vec<Face> = faces.map(|face| Face::try_from(*face).unwrap()).collect();
    game.roll(&faces).unwrap();
}

/// Lines one after the other, runs of the same one counted.
pub fn in_order(lines: &[String]) -> String {
    let mut out: Vec<(String, usize)> = Vec::new();
    for line in lines {
        match out.last_mut() {
            Some((last, times)) if last == line => *times += 1,
            _ => out.push((line.clone(), 1)),
        }
    }
    let runs = out.into_iter().map(|(line, times)| match times {
        1 => line,
        _ => format!("{line} ×{times}"),
    });
    runs.collect::<Vec<_>>().join("; ")
}
