//! Positions that cannot be: each is refused by the field that is wrong, whatever a game is at.

use std::sync::Arc;

use battle::{Alternation, Initiative, Passing};
use dice::{Chance, Face};
use fixtures::step;
use geometry::Length;
use kt4w40k::{
    BadSetup, Fallen, Frame, Harm, Kt4w40k, March, Setup, State, Step, UnitIx, Whereabouts, Window,
};
use table::{Errand, RollReason, Rules, Side};

use crate::host;

/// A game by chance in its first turn, before anybody moves.
fn midgame(setup: &Arc<Setup>) -> Kt4w40k {
    let mut game = Kt4w40k::new(Arc::clone(setup));
    let (mut dice, mut players) = (Chance::new(1, 5), Chance::new(2, 5));
    while !matches!(game.state().step, Step::Moves { .. }) {
        step(&mut game, &mut dice, |game, _, _| Some(game.propose(&mut players))).unwrap();
    }
    game
}

#[test]
fn what_cannot_be_is_refused_by_its_field() {
    type Change = fn(&mut State);
    let changes: [(&str, Change); 24] = [
        ("players", |s| s.players.truncate(1)),
        ("order", |s| s.order[1] = s.order[0]),
        ("turn", |s| s.turn = 0),
        ("turn", |s| s.turn = 100),
        ("units", |s| s.units.truncate(1)),
        ("models", |s| s.models.push(s.models[0])),
        ("players[0].zone", |s| s.players[0].zone = Some(9)),
        ("players[1].zone", |s| s.players[1].zone = s.players[0].zone),
        ("players[0].powers", |s| s.players[0].powers = 255),
        ("units[0].targets", |s| s.units[0].targets.add(UnitIx(1))),
        ("units[0].charged_by", |s| s.units[0].charged_by.add(UnitIx(127))),
        ("units[0].charged", |s| s.units[0].charged = true),
        ("units[0].place", |s| s.units[0].place = Whereabouts::Waiting),
        ("units[0].place", |s| s.units[0].place = Whereabouts::Destroyed),
        ("units[0].place", |s| s.units[0].place = Whereabouts::Aboard(UnitIx(0))),
        ("units[0].place", |s| s.units[0].place = Whereabouts::Aboard(UnitIx(1))),
        ("units[0].allocated", |s| s.units[0].allocated = Some(99)),
        ("units[0].denied", |s| s.units[0].denied = 9),
        ("units[0].boosts", |s| s.units[0].boosts[3] = 1),
        ("units[0].blessings", |s| s.units[0].blessings = 255),
        ("models[0].wounds", |s| s.models[0].wounds = 99),
        ("models[0].at", |s| s.models[0].at.at.x = -Length::inches(500)),
        ("models[1].at", |s| s.models[1].at = s.models[0].at),
        ("step", |s| s.step = Step::Moves { turn: 9 }),
    ];
    let setup = Arc::new(host::setup(2, 2));
    let state = midgame(&setup).state().clone();
    Kt4w40k::at(Arc::clone(&setup), state.clone()).unwrap();
    for (i, (field, change)) in changes.into_iter().enumerate() {
        let mut bad = state.clone();
        change(&mut bad);
        let refused = Kt4w40k::at(Arc::clone(&setup), bad).map(|_| ()).unwrap_err();
        assert_eq!(refused.field, field, "change {i}: {refused}");
    }
}

#[test]
fn what_cannot_go_on_is_refused() {
    let setup = Arc::new(host::setup(2, 2));
    let state = midgame(&setup).state().clone();
    let march = |errand, inches| Frame::March(March { unit: UnitIx(0), errand, inches });
    let harm = |unit| Frame::Harm(Harm { unit, left: 1, morale: false });
    let faces = |dice| {
        Frame::Fallen(Fallen {
            side: Side::A,
            reason: RollReason::Advance,
            faces: vec![Face::ONE; dice],
            again: None,
        })
    };
    let stacks: [&[Frame]; 8] = [
        &[harm(UnitIx(127))],
        &[march(Errand::Arrive, None)],
        &[march(Errand::Normal, Some(3))],
        &[march(Errand::Advance, Some(7))],
        &[faces(1)],
        &[march(Errand::Advance, None), faces(0)],
        &[Frame::Landed(UnitIx(0))],
        &[Frame::Embark(UnitIx(200))],
    ];
    for (i, stack) in stacks.into_iter().enumerate() {
        let mut bad = state.clone();
        bad.frames = stack.to_vec();
        let refused = Kt4w40k::at(Arc::clone(&setup), bad).map(|_| ()).unwrap_err();
        assert!(refused.field.starts_with("frames"), "stack {i}: {refused}");
    }
    let mut deep = state.clone();
    deep.frames = vec![harm(UnitIx(0)); 40];
    assert!(Kt4w40k::at(Arc::clone(&setup), deep).is_err());
    let mut good = state;
    good.frames = vec![march(Errand::Advance, None), faces(1)];
    good.players[0].cp = 1;
    assert!(Kt4w40k::at(setup, good).is_ok());
}

#[test]
fn steps_of_other_players_are_refused() {
    let setup = Arc::new(host::setup(2, 2));
    let state = midgame(&setup).state().clone();
    let side = |i| Side::from_index(i).unwrap();
    let hands = Alternation::new(&[side(0), side(2)], Passing::Final);
    let window = Window::EndOfTurn;
    for step in [
        Step::Window { window, hands },
        Step::Initiative(Initiative::new([side(0), side(3)])),
        Step::DecisiveOrder(Initiative::new([side(0), side(1)])),
        Step::DecisiveMoves { left: [side(0), side(0)].into_iter().collect() },
        Step::DecisiveMoves { left: [side(3)].into_iter().collect() },
    ] {
        let mut bad = state.clone();
        bad.step = step;
        let refused = Kt4w40k::at(Arc::clone(&setup), bad).map(|_| ()).unwrap_err();
        assert_eq!(refused.field, "step", "{refused}");
    }
}

#[test]
fn cards_with_impossible_numbers_are_refused() {
    let refused = |change: fn(&mut kt4w40k::UnitCard)| {
        let setup = host::setup(2, 1);
        let mut armies = setup.armies.clone();
        change(&mut armies[0].units[0]);
        let killzone = setup.killzone().clone();
        Setup::new(killzone, armies, setup.scenario.clone(), setup.switches).map(|_| ())
    };
    let number = |found: Result<(), BadSetup>| matches!(found, Err(BadSetup::Number { .. }));
    assert_eq!(refused(|_| {}), Ok(()));
    assert!(number(refused(|card| card.models[0].radius = Length::ZERO)));
    assert!(number(refused(|card| card.models[0].wounds = 0)));
    assert!(number(refused(|card| card.models[0].best.movement = Length::inches(9000))));
    assert!(number(refused(|card| card.models[0].weapons[0].range = Length::inches(9000))));
    assert!(number(refused(|card| card.models[0].weapons[0].damage.dice = 200)));
    assert!(number(refused(|card| {
        let best = card.models[0].best;
        card.models[0].worse = vec![best];
    })));
    assert!(matches!(refused(|card| card.models.clear()), Err(BadSetup::Count { .. })));
}
