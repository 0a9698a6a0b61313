//! Whether a team can be set up, wherever it comes from.

use std::sync::Arc;

use dice::Face;
use geometry::{Footing, Length, Point};
use kt24::{Kt24, Setup};
use skirmish::Field;
use table::{Answer, Ask, Edge, ModelId, Rules, Side, Status};

/// The first drop zone, by edge or number, in which side A's team does not find room; both teams are set up
/// from every drop zone in turn, tightly, by the game's own rules.
pub(crate) fn full_drop_zone(setup: &Arc<Setup>) -> Option<String> {
    let choices: Vec<Answer> = match &setup.mission {
        Some(_) => vec![Answer::Zone(1), Answer::Zone(2)],
        None => Edge::ALL.map(Answer::Edge).to_vec(),
    };
    choices.into_iter().find(|choice| is_full(setup, choice)).map(|choice| match choice {
        Answer::Edge(edge) => edge.to_string(),
        Answer::Zone(zone) => zone.to_string(),
        other => other.to_string(),
    })
}

/// Whether side A, which takes this drop zone, cannot set everybody up.
fn is_full(setup: &Arc<Setup>, choice: &Answer) -> bool {
    let mut game = Kt24::new(Arc::clone(setup));
    game.silence();
    // A 1 gives side A the choice; neither step can be refused at the start of a game.
    let begun = Face::try_from(1).is_ok_and(|face| game.roll(&[face]).is_ok());
    if !begun || game.answer(choice).is_err() {
        return false;
    }
    while let Status::Decide(decision) = game.status()
        && matches!(decision.ask, Ask::Deploy { .. })
    {
        let Some(model) = next_model(&game, decision.side) else { return false };
        let coarse = game.automatic().filter(|answer| *answer != Answer::Pass);
        // Only where the coarse lattice is full is it worth looking closely.
        let fine = || {
            let mut places = fine_places(setup).map(|place| Answer::Deploy(model, place, None));
            places.find(|answer| game.check(answer).is_ok())
        };
        match coarse.or_else(fine) {
            Some(answer) if game.answer(&answer).is_ok() => {}
            // The other drop zone has its own turn as side A's.
            _ if decision.side != Side::A => return false,
            _ => return true,
        }
    }
    false
}

fn next_model(game: &Kt24, side: Side) -> Option<ModelId> {
    game.in_reserve(side).next().map(|op| game.model(op))
}

/// The floor in steps of a quarter of an inch.
fn fine_places(setup: &Setup) -> impl Iterator<Item = Footing> {
    let step = Length::INCH.units() / 4;
    let steps = move |length: Length| 0..=length.units() / step;
    let (width, depth) = (setup.killzone().scene().width(), setup.killzone().scene().depth());
    steps(width).flat_map(move |i| {
        steps(depth).map(move |j| Footing::floor(Point::units(i * step, j * step)))
    })
}
