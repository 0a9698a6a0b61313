//! Walls and doors in both editions.

use geometry::{Footing, Length, Point};
use skirmish::{Edition, Standing, SwitchSet};
use table::{Door, Killzone, Order, Side, Wall};

use crate::ask;
use crate::page::{Said, Table, both, row};
use crate::stage::{card, refusal, say};

/// A wall across the board with a door 2" wide in its middle, and models on it: whose, where, with what order.
fn stand<G: Edition>(models: &[(Side, f64, f64)], order: Order, open: bool, confines: &str) -> G {
    let at = Point::inches;
    let walls = [(at(15.0, 0.0), at(15.0, 10.0)), (at(15.0, 12.0), at(15.0, 22.0))];
    let walls = walls.map(|(from, to)| Wall { from, to }).to_vec();
    let door = Door { name: "hatch".to_owned(), from: at(15.0, 10.0), to: at(15.0, 12.0), open };
    let (width, depth) = (Length::inches(30), Length::inches(22));
    let killzone = Killzone::new("confines", width, depth, Vec::new(), walls, vec![door]);
    let models = models.iter().map(|(side, x, y)| Standing {
        side: *side,
        card: card(&[]),
        place: Footing::floor(at(*x, *y)),
        order,
    });
    let mut switches = G::Switches::default();
    switches.set("confines", confines).unwrap();
    G::standing_as(killzone, models.collect(), switches).unwrap()
}

/// What comes of `door 1`, after an activation and these answers.
fn works<G: Edition>(
    models: &[(Side, f64, f64)],
    order: Order,
    open: bool,
    before: &[&str],
) -> Said {
    let mut game: G = stand(models, order, open, "on");
    say(&mut game, &format!("activate A1 {order}"));
    for answer in before {
        say(&mut game, answer);
    }
    let left = game.active().map_or(0, |(_, left)| left);
    match refusal(&game, "door 1") {
        Some(illegal) => Said::by("no", illegal.rule),
        None => {
            say(&mut game, "door 1");
            let spent = left - game.active().map_or(0, |(_, left)| left);
            let what = if game.doors().is_open(0) { "opens" } else { "closes" };
            Said::plain(format!("it {what}, for {spent} AP"))
        }
    }
}

/// Whether A1 could shoot at B1 through the doorway.
fn shoots<G: Edition>(open: bool, confines: &str) -> Said {
    let models = [(Side::A, 13.0, 11.0), (Side::B, 20.0, 11.0)];
    let mut game: G = stand(&models, Order::Engage, open, confines);
    say(&mut game, "activate A1 engage");
    match refusal(&game, "shoot rifle at B1") {
        Some(illegal) => Said::by("no", illegal.rule),
        None => Said::plain("yes"),
    }
}

pub fn table() -> Table {
    let (a, far, b) = ((Side::A, 14.0, 11.0), (Side::A, 12.5, 11.0), (Side::B, 25.0, 11.0));
    let engage = Order::Engage;
    let rows = vec![
        row("`door 1` beside a closed door", [both(ask!(works, &[a, b], engage, false, &[]))]),
        row("beside an open one", [both(ask!(works, &[a, b], engage, true, &[]))]),
        row("under Conceal", [both(ask!(works, &[a, b], Order::Conceal, false, &[]))]),
        row("after `dash`", [both(ask!(works, &[far, b], engage, false, &["dash to 14,11"]))]),
        row("for the second time", [both(ask!(works, &[a, b], engage, false, &["door 1"]))]),
        row("2\" from the door", [both(ask!(works, &[far, b], engage, false, &[]))]),
        row(
            "with an enemy within 1\"",
            [both(ask!(works, &[a, (Side::B, 14.0, 12.5)], engage, false, &[]))],
        ),
        row(
            "with that enemy on the other side of the door",
            [both(ask!(works, &[a, (Side::B, 15.6, 11.0)], engage, false, &[]))],
        ),
        row(
            "closing one with an enemy in the doorway, 1.2\" away",
            [both(ask!(works, &[(Side::A, 13.5, 10.0), (Side::B, 15.3, 11.4)], engage, true, &[]))],
        ),
        row("a shot through a closed door", [both(ask!(shoots, false, "on"))]),
        row("through an open one", [both(ask!(shoots, true, "on"))]),
        row("through a closed one, with `confines` off", [both(ask!(shoots, false, "off"))]),
        row("in a counteraction (2024)", ["yes: it costs 1 AP (KT24-CTR-03)".to_owned()]),
        row("for Overwatch (2021)", ["no: Overwatch shoots (KT21-ACT-OVERWATCH-03)".to_owned()]),
    ];
    Table {
        title: "Walls and doors",
        says: "\
A killzone with walls or doors is played in confines in either edition, as Kill Team 2018 allows in any game
(KT18-SCOPE-02). Walls and closed doors block sight, movement and measuring, which goes round them, and reach the
ceiling. Working a door is an action of 1 AP, `door N` by the door's number on the map: it opens a closed door and
closes an open one, at once. The operative is within 1\" of the door, measured to the closed door from either side
(KT18-MEAS-07), and no enemy is at close quarters with it; any order will do; once in an activation like every action.
Nobody contests it and nobody is crushed: with an operative in the doorway (KT18-DOOR-11) the door does not close, and
nothing is spent. The Tactics of Kill Team 2018 and its sight lines 1 mm wide stay there: an edition sees and hides as
it always does, a wall counting as Heavy terrain without thickness. With the switch `confines` off, the board is played
without its walls and doors. Below, a door 2\" wide.",
        columns: &["", "2021 and 2024"],
        rows,
    }
}
