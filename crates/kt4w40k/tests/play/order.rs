//! No order in which a unit's models can be moved one after another is overlooked.

use std::sync::Arc;

use dice::Chance;
use geometry::{Footing, Length, Point};
use kt4w40k::{Allowance, Drill, Flight, Kt4w40k, ModelIx, Shunned, State, UnitIx};
use table::{Rules, Status, Way};

use crate::{host, play};

const UNIT: UnitIx = UnitIx(0);

/// How many models move.
const MODELS: usize = 5;

/// A moment of a game in which the first unit stands on the table.
fn moment() -> Kt4w40k {
    let mut game = Kt4w40k::new(Arc::new(host::setup(2, 1)));
    game.silence();
    let mut found: Option<Kt4w40k> = None;
    play(&mut game, 3, |game| {
        let moves = matches!(game.status(), Status::Decide(_)) && game.state().turn > 0;
        if found.is_none() && moves && game.standing().any(|unit| unit == UNIT) {
            found = Some(game.clone());
        }
    });
    found.unwrap()
}

/// Some different places of a narrow honeycomb: bases of 32 mm have hardly room to pass between two.
fn cells(chance: &mut Chance) -> Vec<Footing> {
    let mut all: Vec<(u32, u32)> = (0..9).map(|cell| (cell % 3, cell / 3)).collect();
    let mut picked = Vec::new();
    while picked.len() < MODELS {
        let (i, j) = all.remove(chance.below(all.len() as u32) as usize);
        let x = 28.0 + 1.45 * (f64::from(i) + f64::from(j) / 2.0);
        picked.push(Footing::floor(Point::inches(x, 25.0 + 1.26 * f64::from(j))));
    }
    picked
}

/// The game with the models of the unit there, and no others in it.
fn stand(game: &Kt4w40k, places: &[Footing]) -> Kt4w40k {
    let mut state: State = game.state().clone();
    let models = state.models.iter_mut().take(game.setup().armies[0].units[0].models.len());
    for (i, model) in models.enumerate() {
        match places.get(i) {
            Some(place) => (model.at, model.wounds) = (*place, 1),
            None => model.wounds = 0,
        }
    }
    Kt4w40k::at(game.shared_setup(), state).unwrap()
}

fn drill(game: &Kt4w40k, limit: Length) -> Drill<'_> {
    Drill {
        game,
        unit: UNIT,
        allowance: Allowance::Fixed(limit),
        passing: Shunned::All,
        ending: Shunned::All,
        flight: Flight::Grounded,
        rule: "K4W-MOVE-06",
    }
}

/// Whether the models that are left can be moved by hand, one after another, in some order.
fn by_hand(
    game: &Kt4w40k,
    now: &[Footing],
    ends: &[Footing],
    left: &[usize],
    limit: Length,
) -> bool {
    let game = stand(game, now);
    left.is_empty()
        || left.iter().any(|one| {
            let moves = [(*one as u8 + 1, Way::To(ends[*one]))];
            let mut after = now.to_vec();
            after[*one] = ends[*one];
            let others: Vec<usize> = left.iter().copied().filter(|other| other != one).collect();
            drill(&game, limit).plan(&moves).is_ok() && by_hand(&game, &after, ends, &others, limit)
        })
}

#[test]
fn whatever_can_be_done_by_hand_is_found() {
    let game = moment();
    let mut chance = Chance::new(1, 17);
    let (mut found, mut refused) = (0, 0);
    for case in 0..400 {
        let limit = Length::inches(3) + Length::from_units(chance.below(10_000) as i32);
        let (starts, ends) = (cells(&mut chance), cells(&mut chance));
        let moves: Vec<(u8, Way)> =
            (1..).zip(&ends).map(|(number, end)| (number, Way::To(*end))).collect();
        let stood = stand(&game, &starts);
        let planned = drill(&stood, limit).plan(&moves);
        match planned {
            Ok(planned) => {
                let order: Vec<ModelIx> = planned.iter().map(|one| one.model).collect();
                assert_eq!(order.len(), MODELS);
                found += 1;
            }
            Err(why) => {
                let left: Vec<usize> = (0..MODELS).collect();
                let legal = by_hand(&game, &starts, &ends, &left, limit);
                assert!(!legal, "case {case}: {why:?}\n{starts:?}\n{moves:?}");
                refused += 1;
            }
        }
    }
    assert!(found > 100 && refused > 100, "{found} found, {refused} refused");
}
