//! Setting up: who goes first, drop zones, and where models stand when the battle begins.

use battle::{Battle, Milestone, Roster, deploy_next, sum, take_last_zone};
use dice::Face;
use geometry::{Footing, Length, Point};
use table::{Answer, Event, Illegal, Side, Why};

use crate::Kt18;
use crate::state::{ModelIx, Presence, Step};
use crate::walk::Walk;

/// Boards, and so where teams come from, are data (KT18-SCOPE-03).
const RULE: &str = Kt18::SETTING_UP;

impl Kt18 {
    /// Takes a player's roll for the order of setting up.
    pub(crate) fn roll_draw(&mut self, faces: &[Face]) {
        let Step::Draw(initiative) = &mut self.state.step else { return };
        if let Some(order) = initiative.settle(sum(faces), &mut self.log) {
            self.take_order(order);
            self.go_to(Milestone::Zones(0));
        }
    }

    /// The drop zones that nobody has taken, from 0.
    pub fn free_zones(&self) -> impl Iterator<Item = u8> + '_ {
        self.zones().free()
    }

    /// The models of a player that are not set up yet.
    pub fn in_reserve(&self, side: Side) -> impl Iterator<Item = ModelIx> + '_ {
        let waiting = self.all().filter(|model| self.model(*model).presence == Presence::Reserve);
        waiting.filter(move |model| self.side_of(*model) == side)
    }

    /// Whether a model may be set up somewhere: wholly inside its player's drop zone, on free floor.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_deploy(&self, model: ModelIx, place: Footing) -> Result<(), Illegal> {
        let (side, radius) = (self.side_of(model), self.card(model).radius);
        if !self.zones().hold(side, place.at, radius) {
            let model = self.id(model);
            return Err(Illegal::new(RULE, Why::OutsideDropZone { model }));
        }
        let anywhere = Length::inches(200);
        Walk::new(self, model, anywhere, RULE, std::iter::empty()).may_stand(place)
    }

    /// Places of the drop zone that a model may be set up at.
    pub fn deployments(&self, model: ModelIx) -> impl Iterator<Item = Footing> + '_ {
        let spots = self.setup.board.spots(model.at()).iter().copied();
        spots.filter(move |spot| self.may_deploy(model, *spot).is_ok())
    }
}

/// Gives a player the only zone that is left, and passes over players who have set everybody up. Whether anything
/// happened.
pub fn proceed(game: &mut Kt18) -> bool {
    match game.state.step {
        Step::Zones { turn } => take_last_zone(game, turn),
        Step::Deploy { turn } => {
            let waiting = |side: &Side| game.in_reserve(*side).next().is_some();
            if waiting(&game.state.order[usize::from(turn)]) {
                return false;
            }
            if game.state.order.iter().any(waiting) {
                deploy_next(game, turn);
            } else {
                game.begin_round();
            }
            true
        }
        _ => false,
    }
}

/// Sets a model up. Players take turns with one each. A player whose drop zone has no room left for a model passes, and
/// those who are left stay out of the battle.
///
/// # Errors
/// The rule that forbids it.
pub fn deploy(game: &mut Kt18, turn: u8, answer: &Answer) -> Result<(), Illegal> {
    let side = game.state.order[usize::from(turn)];
    match answer {
        Answer::Deploy(id, place, None) => {
            let model = game.find_waiting(side, *id, RULE)?;
            game.may_deploy(model, *place)?;
            let state = game.model_mut(model);
            (state.presence, state.at) = (Presence::Board, place.at);
            game.log.push(Event::Deployed { model: *id, at: *place });
        }
        Answer::Deploy(id, _, Some(_)) => {
            return Err(Illegal::new(RULE, Why::OrderNotAsked { model: *id }));
        }
        Answer::Pass if !has_room(game, side) => {
            let left: crate::field::Some = game.in_reserve(side).collect();
            left.into_iter().for_each(|model| crate::injury::take_out(game, model));
        }
        _ => return Err(Illegal::not_asked(RULE, "deploy MODEL PLACE")),
    }
    deploy_next(game, turn);
    Ok(())
}

/// Whether some model of a player finds room among the candidate places.
pub fn has_room(game: &Kt18, side: Side) -> bool {
    game.in_reserve(side).any(|model| game.deployments(model).next().is_some())
}

/// The middle of the board's points that a drop zone spans, for guesses.
pub fn span(game: &Kt18, side: Side) -> Option<(Point, Point)> {
    let zone = game.state.players[side.index()].zone?;
    game.setup.mission.drop_zones.get(usize::from(zone)).map(|area| area.bounds())
}
