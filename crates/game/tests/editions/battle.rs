//! The battle: set-up, phases, who begins, command points, orders, and who acts when nobody is ready.

use skirmish::{Edition, Scheme};
use table::{Answer, Ask, Order, RollReason, Side, Status};

use crate::ask;
use crate::page::{Table, row};
use crate::stage::{begin, in_order, refusal, say, spot, stand, throw, waits};

const PLAYERS: [&str; 2] = ["A", "B"];

pub fn table() -> Table {
    Table {
        title: "The battle",
        says: "Three operatives a side and one Strategic Ploy each, no mission; side A wins every roll.",
        columns: &["", "2021", "2024"],
        rows: vec![
            row("what is asked in the set-up", ask!(asked, 0)),
            row("then, before the first activation", ask!(asked, 1)),
            row("before the first of turning point 2", ask!(asked, 2)),
            row("CP of A and B: at first, in turning points 1 and 2", ask!(points)),
            row("a tie in turning point 1", ask!(tie, 1)),
            row("a tie in turning point 2, A had initiative", ask!(tie, 2)),
            row("order at deployment", ask!(first_order)),
            row("another order in turning point 1", ask!(changes_order)),
            row("A has nobody ready, B has", ask!(out_of_turn)),
            row(
                "what that may be",
                [
                    "a shooting attack, BS worse by 1 (KT21-ACT-OVERWATCH-03)".to_owned(),
                    "any action of 1 AP, at most 2\" of movement (KT24-CTR-03, KT24-CTR-05)"
                        .to_owned(),
                ],
            ),
            row(
                "who wins without a mission",
                [
                    "more enemies incapacitated, then more wounds of theirs (KT21-OP-60)"
                        .to_owned(),
                    "more operatives left (KT24-RUL-62)".to_owned(),
                ],
            ),
        ],
    }
}

/// Answers whatever is asked without doing anything, up to somebody's activation in a turning point.
/// Returns what was asked in that turning point.
fn play<G: Edition>(game: &mut G, turning_point: u8) -> Vec<String> {
    let mut asked = Vec::new();
    loop {
        if game.round() == turning_point {
            asked.push(waits(game, PLAYERS));
        }
        match game.status() {
            Status::Roll(roll) => {
                let face = match (roll.reason, roll.side) {
                    (RollReason::Draw, _) | (_, Side::B) => 1,
                    _ => 6,
                };
                throw(game, &[face]);
            }
            Status::Decide(decision) => match decision.ask {
                Ask::Activate if game.round() == turning_point => {
                    asked.pop();
                    return asked;
                }
                Ask::Initiative => say(game, "initiative A"),
                Ask::Gambit => say(game, "pass"),
                Ask::Act { .. } => say(game, "end"),
                _ => {
                    let answer = game.candidates().into_iter().next().unwrap();
                    game.answer(&answer).unwrap();
                    if turning_point == 0 && game.round() > 0 {
                        return asked;
                    }
                }
            },
            Status::Over(_) => panic!("the battle ended early"),
        }
    }
}

fn asked<G: Edition>(turning_point: u8) -> String {
    in_order(&play(&mut begin::<G>(), turning_point))
}

fn points<G: Edition + Scheme>() -> String {
    let mut game: G = begin();
    let mut told = Vec::new();
    for turning_point in 0..=2 {
        if turning_point > 0 {
            play(&mut game, turning_point);
        }
        let [a, b] = [Side::A, Side::B].map(|side| game.player(side).cp);
        told.push(format!("{a} and {b}"));
    }
    told.join(", ")
}

/// What a tie of the initiative dice leads to.
fn tie<G: Edition>(turning_point: u8) -> String {
    let mut game: G = begin();
    play(&mut game, turning_point - 1);
    let initiative = |game: &G| match game.status() {
        Status::Roll(roll) => roll.reason == RollReason::Initiative,
        _ => false,
    };
    while !initiative(&game) {
        match game.status() {
            Status::Decide(decision) if matches!(decision.ask, Ask::Act { .. }) => {
                say(&mut game, "end");
            }
            _ => {
                let answer = game.candidates().into_iter().next().unwrap();
                game.answer(&answer).unwrap();
            }
        }
    }
    for _ in 0..2 {
        throw(&mut game, &[4]);
    }
    match game.status() {
        Status::Roll(_) => "both roll again (KT21-INIT-04)".to_owned(),
        Status::Decide(decision) if decision.ask == Ask::Initiative => {
            format!("{} says who has it (KT24-STRAT-02)", decision.side)
        }
        Status::Decide(decision) => format!("{} has it (KT21-INIT-03)", decision.side),
        Status::Over(_) => panic!("the battle is over"),
    }
}

fn first_order<G: Edition>() -> String {
    let mut game: G = begin();
    while !matches!(game.status(), Status::Decide(d) if matches!(d.ask, Ask::Deploy { .. })) {
        match game.status() {
            Status::Roll(_) => throw(&mut game, &[1]),
            _ => {
                let answer = game.candidates().into_iter().next().unwrap();
                game.answer(&answer).unwrap();
            }
        }
    }
    let Some(Answer::Deploy(model, place, _)) = game.candidates().into_iter().next() else {
        panic!("nobody can be set up")
    };
    let with = |order| game.check(&Answer::Deploy(model, place, order)).err();
    match (with(None), with(Some(Order::Engage))) {
        (Some(illegal), None) => format!("the player names it ({})", illegal.rule),
        (None, Some(illegal)) => {
            game.answer(&Answer::Deploy(model, place, None)).unwrap();
            let order = game.order(game.find(model).unwrap());
            format!("always `{order}` ({})", illegal.rule)
        }
        other => panic!("{other:?}"),
    }
}

fn changes_order<G: Edition>() -> String {
    let game: G = stand(&[spot(Side::A, 5.0, 11.0), spot(Side::B, 25.0, 11.0)], Vec::new(), &[]);
    match refusal(&game, "activate A1 conceal") {
        Some(illegal) => format!("no ({})", illegal.rule),
        None => "at every activation (KT24-FF-02)".to_owned(),
    }
}

fn out_of_turn<G: Edition>() -> String {
    let spots = [spot(Side::A, 5.0, 11.0), spot(Side::B, 25.0, 11.0), spot(Side::B, 25.0, 15.0)];
    let mut game: G = stand(&spots, Vec::new(), &[]);
    for activation in ["activate A1 engage", "activate B1 engage"] {
        say(&mut game, activation);
        say(&mut game, "end");
    }
    let Status::Decide(decision) = game.status() else { panic!("nobody is asked") };
    let rule = if decision.ask == Ask::Overwatch { "KT21-FF-09" } else { "KT24-CTR-01" };
    format!("{} may `{}` ({rule})", decision.side, crate::stage::kind(&decision.ask))
}
