//! The actions: what each costs, where it leads, and what forbids it.

use geometry::{Footing, Length, Point};
use skirmish::{CardRules, Edition, OpIx};
use table::{Ask, Illegal, MoveAction, Order, Side, Status, Terrain, Way, Why};

use crate::ask;
use crate::page::{Said, Table, both, row};
use crate::stage::{Spot, WOUNDS, block, refusal, say, spot, stand, throw};

/// An action of a table.
#[derive(Clone, Copy, PartialEq)]
enum Action {
    Move(MoveAction),
    Shoot,
    Fight,
    Pass,
}

const ALL: [Action; 7] = [
    Action::Move(MoveAction::Reposition),
    Action::Move(MoveAction::Dash),
    Action::Move(MoveAction::Charge),
    Action::Move(MoveAction::FallBack),
    Action::Shoot,
    Action::Fight,
    Action::Pass,
];

pub fn table() -> Table {
    let rows = ALL.into_iter().map(|action| {
        let cells = [
            both(ask!(cost, action)),
            both(ask!(farthest, action)),
            both(ask!(under_conceal, action)),
            both(ask!(engaged, action)),
            both(ask!(not_after, action)),
        ];
        row(&both(ask!(name, action)), cells)
    });
    Table {
        title: "Actions",
        says: "An operative with M 6\" on open ground. What 2021 calls `normal-move`, records of both call `reposition`.",
        columns: &["action", "AP", "at most", "under Conceal", "an enemy within 1\"", "not after"],
        rows: rows.collect(),
    }
}

fn name<G: Edition>(action: Action) -> Said {
    Said::plain(match action {
        Action::Move(kind) => {
            format!(
                "`{}`",
                <G::WeaponRules as CardRules>::MOVES.iter().find(|(_, of)| *of == kind).unwrap().0
            )
        }
        Action::Shoot => "`shoot`".to_owned(),
        Action::Fight => "`fight`".to_owned(),
        Action::Pass => "`pass`".to_owned(),
    })
}

fn wants_enemy(action: Action) -> bool {
    matches!(action, Action::Move(MoveAction::FallBack) | Action::Fight)
}

/// The active operative at 5,11 is to go `inches` east, and an enemy stands where the action needs one, or,
/// turned round, where it must not.
fn ready<G: Edition>(action: Action, inches: f64, right: bool, order: Order) -> G {
    let enemy = if wants_enemy(action) == right {
        spot(Side::B, 3.5, 11.0)
    } else if action == Action::Move(MoveAction::Charge) {
        spot(Side::B, 6.0 + inches, 11.0)
    } else {
        spot(Side::B, 25.0, 11.0)
    };
    let mut game: G = stand(&[Spot { order, ..spot(Side::A, 5.0, 11.0) }, enemy], Vec::new(), &[]);
    say(&mut game, &format!("activate A1 {order}"));
    game
}

fn words(action: Action, inches: f64) -> String {
    match action {
        Action::Move(kind) => format!("{kind} to {},11", 5.0 + inches),
        Action::Shoot => "shoot rifle at B1".to_owned(),
        Action::Fight => "fight B1 with blade".to_owned(),
        Action::Pass => "pass".to_owned(),
    }
}

/// Goes on to the next question about an action.
fn settle<G: Edition>(game: &mut G) -> Option<u8> {
    loop {
        match game.status() {
            Status::Roll(_) => throw(game, &[1]),
            Status::Decide(decision) => match decision.ask {
                Ask::Act { ap, .. } => return Some(ap),
                Ask::Activate => return None,
                _ => say(game, "pass"),
            },
            Status::Over(_) => return None,
        }
    }
}

fn cost<G: Edition>(action: Action) -> Said {
    if !exists::<G>(action) {
        return Said::plain("no such action");
    }
    let mut game: G = ready(action, 2.0, true, Order::Engage);
    let before = settle(&mut game).unwrap();
    say(&mut game, &words(action, 2.0));
    Said::plain((before - settle(&mut game).unwrap()).to_string())
}

fn farthest<G: Edition>(action: Action) -> Said {
    let Action::Move(kind) = action else { return Said::plain("-") };
    let goes = |inches: &u32| {
        let inches = f64::from(*inches);
        let game: G = ready(action, inches, true, Order::Engage);
        refusal(&game, &words(action, inches)).is_none()
    };
    let most = (1..=15).rev().find(goes).unwrap();
    Said::by(format!("{most}\""), G::limit_rule(kind))
}

fn exists<G: Edition>(action: Action) -> bool {
    let game: G = ready(action, 2.0, true, Order::Engage);
    refusal(&game, &words(action, 2.0)).is_none()
}

fn under_conceal<G: Edition>(action: Action) -> Said {
    if !exists::<G>(action) {
        return Said::plain("-");
    }
    let game: G = ready(action, 2.0, true, Order::Conceal);
    match refusal(&game, &words(action, 2.0)) {
        None => Said::plain("yes"),
        Some(illegal) => Said::by("no", illegal.rule),
    }
}

fn engaged<G: Edition>(action: Action) -> Said {
    if !exists::<G>(action) {
        return Said::plain("-");
    }
    let wrong: G = ready(action, 2.0, false, Order::Engage);
    match refusal(&wrong, &words(action, 2.0)) {
        None => Said::plain("either way"),
        Some(illegal) => Said::by(if wants_enemy(action) { "needed" } else { "no" }, illegal.rule),
    }
}

/// The actions after which another is refused for their sake.
fn not_after<G: Edition>(action: Action) -> Said {
    let Action::Move(kind) = action else { return Said::plain("-") };
    let (mut barred, mut by) = (Vec::new(), None);
    for first in MoveAction::ALL {
        let before = Action::Move(first);
        let mut game: G = ready(before, 2.0, true, Order::Engage);
        say(&mut game, &words(before, 2.0));
        let refused = refusal(&game, &format!("{kind} to 5,11"));
        if let Some(Illegal { rule, why: Why::BarredAfter { .. } }) = refused {
            barred.push(format!("`{first}`"));
            by = Some(rule);
        }
    }
    Said { what: barred.join(", "), rule: by }
}

pub fn movement() -> Table {
    let low = || vec![block([6.5, 7.0], [0.0, 22.0], [0.0, 1.0])];
    let floor = |height| {
        let block = block([6.5, 12.0], [7.0, 15.0], [0.0, height]);
        vec![Terrain { vantage: true, ..block }]
    };
    let (over, onto) = ("reposition to 9,11", |height: f64| format!("reposition to 8,11@{height}"));
    let friend = [spot(Side::A, 5.0, 11.0), spot(Side::A, 7.0, 11.0), spot(Side::B, 28.0, 20.0)];
    let alone = [spot(Side::A, 5.0, 11.0), spot(Side::B, 28.0, 20.0)];
    let high = [Spot { z: 3.0, ..spot(Side::A, 8.0, 11.0) }, spot(Side::B, 28.0, 20.0)];
    Table {
        title: "Moving",
        says: "How long a move counts, of 4\" over the ground unless said otherwise; climbing is KT21-OP-08 and \
               KT24-RUL-13.",
        columns: &["move", "2021", "2024"],
        rows: vec![
            row("over a barricade 1\" high", ask!(counted, &alone, low(), over)),
            row(
                "the same with `dash`, 3\"",
                ask!(counted, &alone, low(), "dash along 6,11 7.5,11@1 7.5,11 8,11"),
            ),
            row(
                "3\" along and up onto a floor 2.5\" high",
                ask!(counted, &alone, floor(2.5), &onto(2.5)),
            ),
            row(
                "from a floor 3\" high, 6\" along and down",
                ask!(counted, &high, floor(3.0), "reposition to 14,11"),
            ),
            row(
                "straight through a friend's base",
                ask!(counted, &friend, Vec::new(), "reposition along 9,11"),
            ),
            row(
                "`dash` of an operative with M 2\"",
                ["2\" (KT21-OP-10)".to_owned(), "2\" (KT24-RUL-14)".to_owned()],
            ),
            row(
                "least M of the injured",
                ["0 (KT21-DMG-03)".to_owned(), "0 (KT24-RUL-14)".to_owned()],
            ),
            row("injured at W 8, and M 6\" then", ask!(injured)),
        ],
    }
}

fn counted<G: Edition>(spots: &[Spot], terrain: Vec<Terrain>, words: &str) -> String {
    let game: G = stand(spots, terrain, &[]);
    let table::Answer::Move(kind, way) = words.parse().unwrap() else { panic!("{words}") };
    match game.may_move(OpIx(0), kind, &way, Length::inches(20)) {
        Ok(planned) => format!("{:.2}\"", planned.length.to_inches_f64()),
        Err(illegal) => format!("no ({})", illegal.rule),
    }
}

/// From how many wounds an operative is slower, and how far it goes then.
fn injured<G: Edition>() -> String {
    let reach = |wounds: i16| {
        let mut game: G =
            stand(&[spot(Side::A, 5.0, 11.0), spot(Side::B, 28.0, 20.0)], Vec::new(), &[]);
        game.set_wounds(OpIx(0), wounds);
        say(&mut game, "activate A1 engage");
        let goes = |inches: &i32| {
            let to = Footing::floor(Point::inches(f64::from(5 + inches), 11.0));
            let answer = table::Answer::Move(MoveAction::Reposition, Way::To(to));
            game.check(&answer).is_ok()
        };
        (0..=6).rev().find(goes).unwrap()
    };
    let most = (1..WOUNDS).rev().find(|wounds| reach(*wounds) < 6).unwrap();
    format!("{most} wounds, {}\"", reach(most))
}
