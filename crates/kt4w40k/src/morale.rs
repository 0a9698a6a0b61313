//! The Morale phase (section 9).

use battle::Roster;
use dice::Face;
use table::{Answer, Ask, Decision, Event, Illegal, Roll, RollReason, Side, Status, Why};

use crate::Boon;
use crate::Kt4w40k;
use crate::harm::Harm;
use crate::state::{Frame, Testing, UnitIx, Whereabouts};
use crate::stratagems::{Effect, Generic};
use crate::switches::DemoralisedScope;

/// How a unit fails its test (K4W-MORALE-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failure {
    /// It loses wounds (K4W-MORALE-06, -07).
    pub wounds: bool,
    /// It uses a worse line of its profile (K4W-MORALE-08).
    pub shift: bool,
    /// It is demoralised (K4W-MORALE-09).
    pub demoralised: bool,
}

impl Kt4w40k {
    /// K4W-MORALE-02: whether a unit has to test, on the table or in a transport.
    pub fn must_test(&self, unit: UnitIx) -> bool {
        let state = self.unit(unit);
        let there = matches!(state.place, Whereabouts::Table | Whereabouts::Aboard(_));
        there && state.lost > 0 && !state.tested
    }

    /// The units of a player that have to test.
    pub fn testing(&self, side: Side) -> impl Iterator<Item = UnitIx> + '_ {
        self.all().filter(move |unit| self.side_of(*unit) == side && self.must_test(*unit))
    }

    /// K4W-MORALE-03: the Leadership of a unit: the highest in it, or one that an aura lends, which does not reach into
    /// transports (K4W-TRANS-01).
    pub fn leadership(&self, unit: UnitIx) -> u8 {
        let best =
            |unit: UnitIx| self.living(unit).map(|model| self.profile(model).leadership).max();
        let auras = self.aura_reaches(unit, Boon::Leadership).filter(|_| self.stands(unit));
        let lent = auras.filter_map(best).max();
        let more = self.boosts(unit).map(|e| if let Effect::Leadership(n) = e { n } else { 0 });
        more.fold(best(unit).unwrap_or(0).max(lent.unwrap_or(0)), u8::saturating_add)
    }

    /// K4W-MORALE-11, -12: how a unit fails its test; a character with a degrading profile does so in both ways.
    pub fn failure(&self, unit: UnitIx) -> Failure {
        let card = self.card(unit);
        let k = card.keywords;
        let monsters = self.setup.switches.degrading_monsters_as_vehicles && k.monster;
        let degrades = card.degrades();
        let vehicle = k.vehicle || (monsters && degrades);
        match (k.character, vehicle && degrades) {
            (false, false) => Failure { wounds: true, shift: false, demoralised: false },
            (false, true) => Failure { wounds: false, shift: true, demoralised: false },
            (true, shift) => {
                Failure { wounds: false, shift: shift && k.vehicle, demoralised: true }
            }
        }
    }
}

/// Takes which unit tests (K4W-MORALE-02).
///
/// # Errors
/// The rule that forbids it.
pub fn answer(game: &mut Kt4w40k, side: Side, answer: &Answer) -> Result<bool, Illegal> {
    const RULE: &str = "K4W-MORALE-02";
    match answer {
        Answer::Pick(id) => {
            let aboard = game.testing(side).find(|unit| game.id(*unit) == *id);
            let unit = aboard.map_or_else(|| game.find_own(side, *id, RULE), Ok)?;
            if !game.must_test(unit) {
                return Err(Illegal::new(RULE, Why::HasActed { model: *id }));
            }
            game.unit_mut(unit).tested = true;
            game.state.frames.push(Frame::Morale(Testing { unit, asked: false }));
            Ok(true)
        }
        _ => Err(Illegal::not_asked(RULE, "pick UNIT")),
    }
}

fn current(game: &Kt4w40k) -> Testing {
    match game.state.frames.last() {
        Some(Frame::Morale(testing)) => *testing,
        _ => unreachable!("only called while this frame is the innermost"),
    }
}

/// What a test waits for.
pub fn status(game: &Kt4w40k, testing: &Testing) -> Status {
    let side = game.side_of(testing.unit);
    if !testing.asked {
        let ask = Ask::Bravery { model: game.id(testing.unit) };
        return Status::Decide(Decision { side, ask });
    }
    Status::Roll(Roll { side, dice: 1, reason: RollReason::Morale })
}

/// K4W-MORALE-15: nobody is asked about Insane Bravery who cannot pay. Returns whether anything happened.
pub fn proceed(game: &mut Kt4w40k) -> bool {
    let testing = current(game);
    let side = game.side_of(testing.unit);
    if testing.asked || game.may_pay(side, Generic::InsaneBravery).is_ok() {
        return false;
    }
    set_asked(game);
    true
}

fn set_asked(game: &mut Kt4w40k) {
    if let Some(Frame::Morale(testing)) = game.state.frames.last_mut() {
        testing.asked = true;
    }
}

/// Takes whether a unit passes without a die.
///
/// # Errors
/// The rule that forbids it.
pub fn frame_answer(game: &mut Kt4w40k, answer: &Answer) -> Result<(), Illegal> {
    const RULE: &str = "K4W-MORALE-15";
    let testing = current(game);
    let side = game.side_of(testing.unit);
    match answer {
        Answer::Pass => set_asked(game),
        Answer::Yes => {
            game.may_pay(side, Generic::InsaneBravery)?;
            game.pay(side, Generic::InsaneBravery, Some(testing.unit));
            game.state.frames.pop();
            game.log.push(Event::KeepsNerve { model: game.id(testing.unit) });
        }
        _ => return Err(Illegal::not_asked(RULE, "yes, pass")),
    }
    Ok(())
}

/// Takes the die of a test (K4W-MORALE-03 to -05).
pub fn roll(game: &mut Kt4w40k, faces: &[Face]) {
    let unit = current(game).unit;
    game.state.frames.pop();
    let model = game.id(unit);
    let scope = game.setup.switches.demoralised_scope == DemoralisedScope::Tests;
    let worse = u16::from(game.unit(unit).demoralised && scope);
    let total = u16::from(faces[0].get()) + game.unit(unit).lost + worse;
    let leadership = u16::from(game.leadership(unit));
    if faces[0] == Face::ONE || total <= leadership {
        game.log.push(Event::KeepsNerve { model });
        return;
    }
    game.log.push(Event::Shaken { model });
    let failure = game.failure(unit);
    let state = game.unit_mut(unit);
    state.shifts_next |= failure.shift;
    state.demoralised_next |= failure.demoralised;
    if failure.wounds {
        let left = (total - leadership).min(u16::from(u8::MAX)) as u8;
        game.state.frames.push(Frame::Harm(Harm { unit, left, morale: true }));
    }
}
