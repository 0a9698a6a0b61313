//! Setting up (K4W-CORE-06): who goes first, zones, and units on the table, in transports or in reserve.

use battle::{Roster, Zones};
use dice::Face;
use geometry::{Disc, Footing};
use table::{Answer, Event, Illegal, Side, Why};

use crate::Kt4w40k;
use crate::placing::{Places, set_down, set_up};
use crate::state::{Frame, Step, UnitIx, Whereabouts};

const RULE: &str = "K4W-CORE-06";

/// The units of a player that are not set up yet.
pub fn waiting(game: &Kt4w40k, side: Side) -> impl Iterator<Item = UnitIx> + '_ {
    let all = game.all().filter(|unit| game.unit(*unit).place == Whereabouts::Waiting);
    all.filter(move |unit| game.side_of(*unit) == side)
}

impl Kt4w40k {
    /// K4W-ALT-01: takes a player's roll for the order of setting up: one die each, ties again.
    pub(crate) fn roll_draw(&mut self, faces: &[Face]) {
        let Step::Draw(order) = &mut self.state.step else { return };
        if order.roll(faces[0].get()) {
            self.log.push(Event::InitiativeTied);
        }
        let Step::Draw(order) = &self.state.step else { return };
        if let Some(order) = order.order() {
            self.state.order = order;
            self.tell_order();
            self.state.step = Step::Zones { turn: 0 };
        }
    }

    /// The zones that nobody has taken, from 0.
    pub fn free_zones(&self) -> impl Iterator<Item = u8> + '_ {
        self.zones().free()
    }

    pub(crate) fn zones(&self) -> Zones<'_> {
        let taken = self.state.players.iter().map(|player| player.zone);
        Zones::new(&self.setup.scenario.zones, taken)
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

/// Takes a zone.
///
/// # Errors
/// If there is no such zone, or it is taken.
pub fn take_zone(game: &mut Kt4w40k, turn: u8, answer: &Answer) -> Result<(), Illegal> {
    let zone = game.zones().chosen(answer, RULE)?;
    let side = game.state.order[usize::from(turn)];
    game.state.players[side.index()].zone = Some(zone);
    game.log.push(Event::ZoneTaken { side, zone: zone + 1 });
    let last = usize::from(turn) + 1 == game.state.order.len();
    game.state.step = if last { Step::Deploy { turn: 0 } } else { Step::Zones { turn: turn + 1 } };
    Ok(())
}

/// Gives a player the only zone that is left, and passes over players who have set everything up. Whether anything
/// happened.
pub fn proceed(game: &mut Kt4w40k) -> bool {
    match game.state.step {
        Step::Zones { turn } => {
            let Some(last) = game.zones().last() else { return false };
            take_zone(game, turn, &Answer::Zone(last + 1)).is_ok()
        }
        Step::Deploy { turn } => {
            let left = |side: &Side| waiting(game, *side).next().is_some();
            let side = game.state.order[usize::from(turn)];
            if left(&side) {
                return false;
            }
            // K4W-INIT-02, section 13 row 35: the first to finish only.
            let any = game.state.players.iter().any(|player| player.deployed_first);
            let more = game.state.order.iter().any(left);
            game.state.players[side.index()].deployed_first |= !any;
            if more {
                let players = game.state.order.len() as u8;
                game.state.step = Step::Deploy { turn: (turn + 1) % players };
            } else {
                game.begin_turn();
            }
            true
        }
        _ => false,
    }
}

/// Sets a unit up: as a block round a place, in a transport (`ploy embark UNIT`), or in reserve (`ploy reserve UNIT`). Players take
/// turns with one each. What finds no room anywhere is left out.
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
            set_up(game, unit, &places);
            let at = places.first().map_or(*place, |(_, first)| *first);
            game.log.push(Event::Deployed { model: *id, at });
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
            let left: Vec<UnitIx> = waiting(game, side).collect();
            left.into_iter().for_each(|unit| game.remove(unit));
        }
        _ => {
            let expected = "deploy UNIT PLACE, ploy reserve UNIT, ploy embark UNIT, pass";
            return Err(Illegal::not_asked(RULE, expected));
        }
    }
    finished(game, side);
    let players = game.state.order.len() as u8;
    game.state.step = Step::Deploy { turn: (turn + 1) % players };
    Ok(())
}

/// K4W-INIT-02: notes who has finished deploying first.
pub(crate) fn finished(game: &mut Kt4w40k, side: Side) {
    let first = !game.state.players.iter().any(|player| player.deployed_first);
    if first && waiting(game, side).next().is_none() {
        game.state.players[side.index()].deployed_first = true;
    }
}
