//! Setting up (K4W-CORE-06): who goes first, zones, and units on the table, in transports or in reserve.

use battle::{Battle, Milestone, Roster, deploy_next, take_last_zone};
use dice::Face;
use geometry::{Disc, Footing};
use table::{Answer, Event, Illegal, Side, Way, Why};

use crate::Kt4w40k;
use crate::field::ENGAGED;
use crate::placing::{Places, set_down, set_up};
use crate::state::{Frame, Step, UnitIx, Whereabouts};

const RULE: &str = Kt4w40k::SETTING_UP;

/// The units of a player that are not set up yet.
pub fn waiting(game: &Kt4w40k, side: Side) -> impl Iterator<Item = UnitIx> + '_ {
    let all = game.all().filter(|unit| game.unit(*unit).place == Whereabouts::Waiting);
    all.filter(move |unit| game.side_of(*unit) == side)
}

impl Kt4w40k {
    /// K4W-ALT-01: takes a player's roll for the order of setting up: one die each, ties again.
    pub(crate) fn roll_draw(&mut self, faces: &[Face]) {
        let Step::Draw(order) = &mut self.state.step else { return };
        if let Some(order) = order.settle(faces[0].get(), &mut self.log) {
            self.take_order(order);
            self.go_to(Milestone::Zones(0));
        }
    }

    /// The zones that nobody has taken, from 0.
    pub fn free_zones(&self) -> impl Iterator<Item = u8> + '_ {
        self.zones().free()
    }

    /// Whether a base lies wholly inside a player's zone.
    pub(crate) fn in_zone(&self, side: Side, base: &Disc) -> bool {
        self.zones().hold(side, base.centre, base.radius)
    }

    /// Where the models of a unit would stand, set up as a block round a place.
    pub fn deployment(&self, unit: UnitIx, place: Footing) -> Option<Places> {
        let side = self.side_of(unit);
        set_down(self, unit, place, |base| self.in_zone(side, base))
    }
}

/// Gives a player the only zone that is left, and passes over players who have set everything up. Whether anything
/// happened.
pub fn proceed(game: &mut Kt4w40k) -> bool {
    match game.state.step {
        Step::Zones { turn } => take_last_zone(game, turn),
        Step::Deploy { turn } => {
            let left = |side: &Side| waiting(game, *side).next().is_some();
            let side = game.state.order[usize::from(turn)];
            if left(&side) {
                return false;
            }
            // K4W-INIT-02, section 13 row 35: the first to finish only.
            let any = game.state.players.iter().any(|player| player.deployed_first);
            let more = game.state.order.iter().any(left);
            let player = &mut game.state.players[side.index()];
            player.deployed_first |= !any && !player.left;
            if more {
                deploy_next(game, turn);
            } else {
                game.begin_turn();
            }
            true
        }
        _ => false,
    }
}

/// A unit of a player that can still be set up, and where; nowhere if it is kept in reserve or in a transport.
pub fn room(game: &Kt4w40k, side: Side) -> Option<(UnitIx, Option<Footing>)> {
    let elsewhere =
        |unit: &UnitIx| game.card(*unit).reserve || game.transports(*unit).next().is_some();
    if let Some(unit) = waiting(game, side).find(elsewhere) {
        return Some((unit, None));
    }
    waiting(game, side).find_map(|unit| {
        let mut spots = zone_spots(game, unit).into_iter();
        let spot = spots.find(|spot| game.deployment(unit, *spot).is_some())?;
        Some((unit, Some(spot)))
    })
}

/// The places at which the first model of a unit would stand in its player's zone, and nobody else stands.
pub fn zone_spots(game: &Kt4w40k, unit: UnitIx) -> Vec<Footing> {
    let first = game.setup.range(unit.at()).start;
    let (side, radius) = (game.side_of(unit), game.setup.radius(first));
    let spots = game.setup.board.spots(first).iter().copied();
    let taken: Vec<Disc> =
        game.own(side).flat_map(|other| game.living(other)).map(|model| game.base(model)).collect();
    let fits = |spot: &Footing| {
        let base = Disc { centre: spot.at, radius, z: spot.z };
        !taken.iter().any(|other| base.overlaps(other)) && game.in_zone(side, &base)
    };
    spots.filter(fits).collect()
}

/// Where a player sets up the models of a unit one by one.
fn one_by_one(game: &Kt4w40k, unit: UnitIx, named: &[(u8, Way)]) -> Result<Places, Illegal> {
    let (id, side) = (game.id(unit), game.side_of(unit));
    let within = |(number, way): &(u8, Way)| match (way, game.numbered(unit, *number)) {
        (Way::To(place), Some(model)) => {
            let radius = game.setup.radius(model.at());
            game.in_zone(side, &Disc { centre: place.at, radius, z: place.z })
        }
        _ => true,
    };
    if !named.iter().all(within) {
        return Err(Illegal::new(RULE, Why::OutsideDropZone { model: id }));
    }
    let places = game.ranks(unit, named, RULE, game.clear_of_enemies(unit, ENGAGED))?;
    if places.len() < game.living(unit).count() {
        let expected = "deploy UNIT march N to PLACE ... for every model";
        return Err(Illegal::not_asked(RULE, expected));
    }
    Ok(places)
}

/// Sets a unit up: as a block round a place, model by model, in a transport (`ploy embark UNIT`), or in reserve (`ploy reserve
/// UNIT`). Players take turns with one each. What finds no room anywhere is left out, and nothing else.
///
/// # Errors
/// The rule that forbids it.
pub fn deploy(game: &mut Kt4w40k, turn: u8, answer: &Answer) -> Result<(), Illegal> {
    let side = game.state.order[usize::from(turn)];
    match answer {
        Answer::Deploy(id, place, None) => {
            let unit = game.find_waiting(side, *id, RULE)?;
            let Some(places) = game.deployment(unit, *place) else {
                return Err(Illegal::new(RULE, Why::OutsideDropZone { model: *id }));
            };
            stand(game, unit, &places);
        }
        Answer::DeployEach(id, named) => {
            let unit = game.find_waiting(side, *id, RULE)?;
            let places = one_by_one(game, unit, named)?;
            stand(game, unit, &places);
        }
        Answer::Ploy(word, Some(id)) if word.as_str() == "reserve" => {
            let unit = game.find_waiting(side, *id, RULE)?;
            if !game.card(unit).reserve {
                return Err(Illegal::new("K4W-RES-01", Why::PloyTarget { ploy: *word }));
            }
            game.unit_mut(unit).place = Whereabouts::Reserve;
            game.log.push(Event::PloyOn { side, ploy: *word, model: *id });
        }
        Answer::Ploy(word, Some(id)) if word.as_str() == "embark" => {
            let unit = game.find_waiting(side, *id, RULE)?;
            if game.transports(unit).next().is_none() {
                return Err(Illegal::new("K4W-TRANS-01", Why::PloyTarget { ploy: *word }));
            }
            game.state.frames.push(Frame::Embark(unit));
        }
        Answer::Pass => {
            if let Some((unit, _)) = room(game, side) {
                return Err(Illegal::new(RULE, Why::RoomLeft { model: game.id(unit) }));
            }
            let left: Vec<UnitIx> = waiting(game, side).collect();
            left.into_iter().for_each(|unit| game.remove(unit));
        }
        _ => {
            let expected = "deploy UNIT PLACE, deploy UNIT march N to PLACE ..., ploy reserve UNIT, \
                            ploy embark UNIT, pass";
            return Err(Illegal::not_asked(RULE, expected));
        }
    }
    finished(game, side);
    deploy_next(game, turn);
    Ok(())
}

/// Puts a unit on the table, and says where its first model stands.
fn stand(game: &mut Kt4w40k, unit: UnitIx, places: &Places) {
    set_up(game, unit, places);
    let first = game.living(unit).next();
    let at = first.map(|model| game.model(model).at).unwrap_or_default();
    game.log.push(Event::Deployed { model: game.id(unit), at });
}

/// Notes who has finished deploying first (K4W-INIT-02).
pub(crate) fn finished(game: &mut Kt4w40k, side: Side) {
    let first = !game.state.players.iter().any(|player| player.deployed_first);
    if first && waiting(game, side).next().is_none() {
        game.state.players[side.index()].deployed_first = true;
    }
}
