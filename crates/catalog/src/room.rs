//! Whether both teams can be set up, wherever they come from.

use std::sync::Arc;

use dice::Face;
use geometry::{Footing, Length, Point};
use kt24::{Kt24, Presence, Setup};
use table::{Answer, Ask, Edge, ModelId, Rules, Side, Status};
use thiserror::Error;

/// A team that does not fit into a drop zone.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("killzone {killzone:?}: no room for {model} of {team:?} in the drop zone {zone}")]
pub struct NoRoom {
    /// The board.
    pub killzone: String,
    /// The drop zone: an edge, or the number of a zone of the mission.
    pub zone: String,
    /// The team.
    pub team: String,
    /// The first operative that found no place.
    pub model: ModelId,
}

/// Sets both teams up from every drop zone in turn, tightly, by the game's own rules.
pub(crate) fn check_room(setup: &Arc<Setup>) -> Result<(), NoRoom> {
    let choices: Vec<Answer> = match &setup.mission {
        Some(_) => vec![Answer::Zone(1), Answer::Zone(2)],
        None => Edge::ALL.map(Answer::Edge).to_vec(),
    };
    choices.iter().try_for_each(|choice| set_up(setup, choice))
}

fn set_up(setup: &Arc<Setup>, choice: &Answer) -> Result<(), NoRoom> {
    let mut game = Kt24::new(Arc::clone(setup));
    game.silence();
    // A 1 gives side A the choice; neither step can be refused at the start of a game.
    let begun = Face::try_from(1).is_ok_and(|face| game.roll(&[face]).is_ok());
    if !begun || game.answer(choice).is_err() {
        return Ok(());
    }
    while let Status::Decide(decision) = game.status()
        && matches!(decision.ask, Ask::Deploy { .. })
    {
        let side = decision.side;
        let Some(model) = next_model(&game, side) else { return Ok(()) };
        // Only where the coarse lattice is full is it worth looking closely.
        let fine = || {
            let places = fine_places(setup).map(|place| Answer::Deploy(model, place));
            places.into_iter().find(|answer| game.check(answer).is_ok())
        };
        let Some(answer) = game.automatic().or_else(fine) else {
            return Err(NoRoom {
                killzone: setup.killzone.name().to_owned(),
                zone: zone_of(choice, side),
                team: setup.teams[side.index()].name.clone(),
                model,
            });
        };
        if game.answer(&answer).is_err() {
            return Ok(());
        }
    }
    Ok(())
}

fn next_model(game: &Kt24, side: Side) -> Option<ModelId> {
    let mut waiting = game.all().filter(|op| game.operative(*op).presence == Presence::Reserve);
    waiting.find(|op| game.side_of(*op) == side).map(|op| game.model(op))
}

/// The floor in steps of a quarter of an inch.
fn fine_places(setup: &Setup) -> impl Iterator<Item = Footing> {
    let step = Length::INCH.units() / 4;
    let steps = move |length: Length| 0..=length.units() / step;
    let (width, depth) = (setup.killzone.scene().width(), setup.killzone.scene().depth());
    steps(width).flat_map(move |i| {
        steps(depth).map(move |j| Footing::floor(Point::units(i * step, j * step)))
    })
}

/// The drop zone of a side after side A's choice.
fn zone_of(choice: &Answer, side: Side) -> String {
    let chooser = side == Side::A;
    match choice {
        Answer::Edge(edge) if chooser => edge.to_string(),
        Answer::Edge(edge) => edge.opposite().to_string(),
        Answer::Zone(zone) if chooser => zone.to_string(),
        Answer::Zone(zone) => (3 - zone).to_string(),
        other => other.to_string(),
    }
}
