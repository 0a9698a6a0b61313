//! Attacks: what is asked in which order, and what a die may do in a fight.

use skirmish::Edition;
use table::{Ask, Side, Status};

use crate::ask;
use crate::page::{Table, row};
use crate::stage::{block, in_order, say, spot, stand, throw, waits};

const ROLES: [&str; 2] = ["attacker", "defender"];

pub fn table() -> Table {
    Table {
        title: "Attacks",
        says: "A rifle and blades with 4 dice, 4+, Balanced, Rending and Hot; the target is in cover, saves on 4+ and\n\
               has DF 3; the dice fall 6, 5, 4, 1.",
        columns: &["", "2021", "2024"],
        rows: vec![
            row("a shot asks for", ask!(shot)),
            row("a fight asks for", ask!(fight)),
            row("with a critical and two normal hits against the same, the first die may", ask!(options, &[])),
            row("the same against Brutal", ask!(options, &["Brutal"])),
            row("defence dice", [
                "the target's DF, less AP (KT21-SHOOT-07, KT21-WR-AP)".to_owned(),
                "three, less Piercing (KT24-SHOOT-05, KT24-WR-PIERCING-01)".to_owned(),
            ]),
            row("saves", [
                "spent in the best way unless `auto_saves` is off (KT21-OP-37); none has to be (KT21-SHOOT-10)".to_owned(),
                "the defender says how (KT24-SHOOT-07)".to_owned(),
            ]),
            row("removed at 0 wounds", [
                "between attacks of an action too (KT21-OP-39, KT21-OP-40)".to_owned(),
                "when the action is over (KT24-RUL-41)".to_owned(),
            ]),
        ],
    }
}

/// Goes through an attack, using everything but re-rolls, and tells what was asked.
fn go_through<G: Edition>(game: &mut G) -> String {
    let mut asked = Vec::new();
    loop {
        match game.status() {
            Status::Roll(_) => {
                asked.push(waits(game, ROLES));
                throw(game, &[6, 5, 4, 1]);
            }
            Status::Decide(decision) => match decision.ask {
                Ask::Act { .. } | Ask::Activate => return in_order(&asked),
                ask => {
                    asked.push(waits(game, ROLES));
                    match ask {
                        Ask::Use { .. } | Ask::CoverSave => say(game, "yes"),
                        Ask::Reroll => say(game, "pass"),
                        _ => {
                            let answer = game.automatic().unwrap();
                            game.answer(&answer).unwrap();
                        }
                    }
                }
            },
            Status::Over(_) => return in_order(&asked),
        }
    }
}

fn shot<G: Edition>() -> String {
    let spots = [spot(Side::A, 5.0, 11.0), spot(Side::B, 15.0, 11.0)];
    let barricade = vec![block([13.7, 14.2], [10.0, 12.0], [0.0, 1.0])];
    let mut game: G = stand(&spots, barricade, &["Balanced", "Rending", "Hot"]);
    say(&mut game, "activate A1 engage");
    say(&mut game, "shoot rifle at B1");
    go_through(&mut game)
}

fn fighting<G: Edition>(rules: &[&str]) -> G {
    let spots = [spot(Side::A, 5.0, 11.0), spot(Side::B, 6.5, 11.0)];
    let mut game: G = stand(&spots, Vec::new(), rules);
    say(&mut game, "activate A1 engage");
    say(&mut game, "fight B1 with blade");
    game
}

fn fight<G: Edition>() -> String {
    go_through(&mut fighting::<G>(&["Balanced", "Rending", "Hot"]))
}

/// What the first die of a fight may be used for.
fn options<G: Edition>(rules: &[&str]) -> String {
    let mut game: G = fighting(rules);
    loop {
        match game.status() {
            Status::Roll(_) => throw(&mut game, &[6, 5, 4, 1]),
            Status::Decide(decision) if decision.ask == Ask::Resolve => break,
            _ => say(&mut game, "pass"),
        }
    }
    let mut all: Vec<String> = game.candidates().iter().map(ToString::to_string).collect();
    all.sort();
    let word = |answer: String| match G::RULE_SET {
        table::RuleSet::KT21 => answer.replace("block", "parry"),
        _ => answer,
    };
    all.into_iter().map(|answer| format!("`{}`", word(answer))).collect::<Vec<_>>().join(", ")
}
