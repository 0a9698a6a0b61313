//! The Movement phase: what each unit does (sections 5.1, 5.2, 5.6).

use battle::Roster;
use dice::Face;
use geometry::{Disc, Footing, Length};
use table::{
    Answer, Ask, Decision, Deed, Errand, Event, Illegal, Roll, RollReason, Side, Status, Why,
};

use crate::march::{Allowance, Drill, Flight, Planned, Shunned};
use crate::opportunity::Withdrawal;
use crate::placing::log_set_up;
use crate::state::{Choice, Frame, March, Step, UnitIx};
use crate::stratagems::Effect;
use crate::{Kt4w40k, charge, reserve, transport};

/// K4W-CHARGE-10: how near an enemy has to be to a character who intervenes.
const INTERVENTION: Length = Length::inches(3);

impl Kt4w40k {
    /// K4W-MOVE-04: whether a unit has still to act in the Movement phase.
    pub fn may_be_picked(&self, unit: UnitIx) -> Result<(), Illegal> {
        if self.unit(unit).choice != Choice::None || self.unit(unit).arrived {
            let model = self.id(unit);
            return Err(Illegal::new("K4W-MOVE-04", Why::HasActed { model }));
        }
        Ok(())
    }

    /// K4W-MOVE-05: a unit that is engaged when it acts stays or Falls Back.
    pub(crate) fn may_leave(&self, unit: UnitIx) -> Result<(), Illegal> {
        match self.engaging(unit).next() {
            Some(enemy) => {
                let model = self.id(enemy);
                Err(Illegal::new("K4W-MOVE-05", Why::InControlRange { model }))
            }
            None => Ok(()),
        }
    }

    /// K4W-MOVE-08, K4W-CHARGE-09: whether a unit may Fall Back.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_fall_back(&self, unit: UnitIx) -> Result<(), Illegal> {
        if !self.engaged(unit) {
            return Err(Illegal::new("K4W-MOVE-08", Why::NoEnemyInControlRange));
        }
        if !self.unit(unit).charged_by.is_empty() {
            let model = self.id(unit);
            return Err(Illegal::new("K4W-CHARGE-09", Why::WasCharged { model }));
        }
        Ok(())
    }

    /// K4W-MOVE-09: whether a unit may prepare fire.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_prepare(&self, unit: UnitIx) -> Result<(), Illegal> {
        const RULE: &str = "K4W-MOVE-09";
        if let Some(enemy) = self.engaging(unit).next() {
            return Err(Illegal::new(RULE, Why::InControlRange { model: self.id(enemy) }));
        }
        let state = self.unit(unit);
        if state.moved || state.arrived || state.disembarked {
            return Err(Illegal::new(RULE, Why::HasMoved { model: self.id(unit) }));
        }
        Ok(())
    }

    /// How much further stratagems let a unit move.
    fn further(&self, unit: UnitIx) -> Length {
        let more = self.boosts(unit).filter_map(|effect| match effect {
            Effect::Move(more) => Some(more),
            _ => None,
        });
        more.sum()
    }

    /// K4W-MOVE-11: whether the models of a unit pass over models and terrain.
    fn flight(&self, unit: UnitIx) -> Flight {
        if self.card(unit).keywords.fly { Flight::OverAll } else { Flight::Grounded }
    }

    /// The move that a frame is about.
    pub fn drill(&self, march: &March) -> Drill<'_> {
        let unit = march.unit;
        let more = self.further(unit) + Length::inches(i32::from(march.inches.unwrap_or(0)));
        let (rule, passing) = match march.errand {
            Errand::Advance => ("K4W-MOVE-07", Shunned::All),
            // It may pass within 1" of enemies, not end there.
            Errand::FallBack => ("K4W-MOVE-08", Shunned::None),
            _ => ("K4W-MOVE-06", Shunned::All),
        };
        Drill {
            game: self,
            unit,
            allowance: Allowance::Movement(more),
            passing,
            ending: Shunned::All,
            flight: self.flight(unit),
            rule,
        }
    }

    /// K4W-CHARGE-10: whether a character may step into a melee at the end of the phase.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_intervene(&self, unit: UnitIx) -> Result<(), Illegal> {
        const RULE: &str = "K4W-CHARGE-10";
        let model = self.id(unit);
        let (card, state) = (self.card(unit), self.unit(unit));
        if !card.keywords.character || card.keywords.aircraft || self.engaged(unit) {
            return Err(Illegal::new(RULE, Why::CannotFight { model }));
        }
        if state.arrived || state.charged || state.intervened {
            return Err(Illegal::new(RULE, Why::HasActed { model }));
        }
        let mut enemies = self.enemies_of(self.side_of(unit));
        if enemies.any(|enemy| self.units_near(unit, enemy, INTERVENTION)) {
            return Ok(());
        }
        Err(Illegal::new(RULE, Why::NoEnemyInControlRange))
    }

    /// The move of a Heroic Intervention, a pile in or a consolidation: 3", nearer the nearest enemy.
    pub fn closing_in(&self, unit: UnitIx, rule: &'static str) -> Drill<'_> {
        Drill {
            game: self,
            unit,
            allowance: Allowance::Fixed(Length::inches(3)),
            passing: Shunned::None,
            ending: Shunned::None,
            flight: Flight::Grounded,
            rule,
        }
    }

    /// Whether every model that moves ends nearer the enemy model that was nearest to it; one of those that were, if
    /// several were as near (K4W-FIGHT-05).
    ///
    /// # Errors
    /// Whose model does not.
    pub fn ends_nearer(&self, planned: &[Planned], rule: &'static str) -> Result<(), Illegal> {
        for one in planned.iter().filter(|one| one.length > Length::ZERO) {
            let Some((enemy, before)) = self.nearest_enemy(one.model) else { continue };
            let base = self.base(one.model);
            let after = Disc { centre: one.at.at, z: one.at.z, ..base };
            let side = self.side_of(self.unit_of(one.model));
            let enemies = self.enemies_of(side).flat_map(|unit| self.living(unit));
            let mut nearest =
                enemies.map(|foe| self.base(foe)).filter(|foe| base.gap(foe) == before);
            if !nearest.any(|foe| after.gap(&foe) < before) {
                let model = self.id(self.unit_of(enemy));
                return Err(Illegal::new(rule, Why::MustEndCloser { model }));
            }
        }
        Ok(())
    }
}

/// The player whose part of the step it is.
pub fn mover(game: &Kt4w40k, turn: u8) -> Side {
    game.state.order[usize::from(turn)]
}

/// The units that a player may still pick: on the table, or aboard (K4W-TRANS-02).
pub fn pickable(game: &Kt4w40k, side: Side) -> impl Iterator<Item = UnitIx> + '_ {
    let own = game.all().filter(move |unit| game.side_of(*unit) == side);
    own.filter(|unit| {
        game.may_be_picked(*unit).is_ok()
            && (game.stands(*unit) || transport::may_disembark(game, *unit).is_ok())
    })
}

/// K4W-MOVE-02: the next player, or the end of the step, once a player has no unit left to pick. Whether anything
/// happened.
pub fn proceed(game: &mut Kt4w40k, turn: u8) -> bool {
    if pickable(game, mover(game, turn)).next().is_some() {
        return false;
    }
    end_part(game, turn);
    true
}

/// Units that were not picked count as stationary.
fn end_part(game: &mut Kt4w40k, turn: u8) {
    let idle: Vec<UnitIx> = game
        .own(mover(game, turn))
        .filter(|unit| game.unit(*unit).choice == Choice::None)
        .collect();
    for unit in idle {
        game.unit_mut(unit).choice = Choice::Stationary;
    }
    if usize::from(turn) + 1 < game.state.order.len() {
        game.state.step = Step::Moves { turn: turn + 1 };
    } else {
        game.open(crate::state::Window::EndOfMovement);
    }
}

/// Takes what a player does with one unit, or the end of the player's part of the step.
///
/// # Errors
/// The rule that forbids it.
pub fn answer(game: &mut Kt4w40k, turn: u8, answer: &Answer) -> Result<(), Illegal> {
    let side = mover(game, turn);
    match answer {
        Answer::End => {
            end_part(game, turn);
            Ok(())
        }
        Answer::Deed(id, deed) => {
            let unit = pick(game, side, *id, deed)?;
            perform(game, unit, deed)
        }
        _ => Err(Illegal::not_asked("K4W-MOVE-04", "do UNIT ..., end")),
    }
}

/// The unit that a deed is about.
pub fn pick(
    game: &Kt4w40k,
    side: Side,
    id: table::ModelId,
    deed: &Deed,
) -> Result<UnitIx, Illegal> {
    const RULE: &str = "K4W-MOVE-02";
    let unit = match deed {
        Deed::Disembark => {
            let index = game.setup.index(id).map(|index| UnitIx(index as u8));
            let own = index.filter(|_| id.side == side);
            own.ok_or(Illegal::new(RULE, Why::UnknownModel { model: id }))?
        }
        _ => game.find_own(side, id, RULE)?,
    };
    game.may_be_picked(unit)?;
    Ok(unit)
}

/// Performs a deed of a unit that may act.
///
/// # Errors
/// The rule that forbids it.
pub fn perform(game: &mut Kt4w40k, unit: UnitIx, deed: &Deed) -> Result<(), Illegal> {
    let id = game.id(unit);
    let march = |errand| Frame::March(March { unit, errand, inches: None });
    match deed {
        Deed::Stay => {
            game.unit_mut(unit).choice = Choice::Stationary;
            game.log.push(Event::Stays { model: id });
        }
        Deed::Ready => {
            game.may_prepare(unit)?;
            let state = game.unit_mut(unit);
            (state.choice, state.prepared) = (Choice::Prepared, true);
            game.log.push(Event::MakesReady { model: id });
        }
        Deed::March => {
            game.may_leave(unit)?;
            game.state.frames.push(march(Errand::Normal));
        }
        Deed::Advance => {
            game.may_leave(unit)?;
            game.state.frames.push(march(Errand::Advance));
        }
        Deed::Withdraw => {
            game.may_fall_back(unit)?;
            let left = game.engaging(unit).collect();
            game.state.frames.push(Frame::Withdrawal(Withdrawal { unit, left }));
        }
        Deed::Charge(targets) => charge::declare(game, unit, targets, false)?,
        Deed::Disembark => {
            transport::may_disembark(game, unit)?;
            game.state.frames.push(march(Errand::Disembark));
        }
        Deed::Normal(_) | Deed::FallBack(_) | Deed::Door(_) => {
            let expected = "stay, ready, march, advance, withdraw, charge TARGETS, disembark";
            return Err(Illegal::not_asked("K4W-MOVE-04", expected));
        }
    }
    Ok(())
}

fn current(game: &Kt4w40k) -> March {
    match game.state.frames.last() {
        Some(Frame::March(march)) => *march,
        _ => unreachable!("only called while this frame is the innermost"),
    }
}

/// What a unit that moves waits for: its Advance die, then where to.
pub fn march_status(game: &Kt4w40k, march: &March) -> Status {
    let side = game.side_of(march.unit);
    if march.errand == Errand::Advance && march.inches.is_none() {
        return Status::Roll(Roll { side, dice: 1, reason: RollReason::Advance });
    }
    let most = match march.errand {
        Errand::Disembark => transport::BOARDING,
        Errand::Arrive => reserve::ARRIVAL,
        Errand::Intervene => INTERVENTION,
        _ => {
            let drill = game.drill(march);
            game.living(march.unit).map(|model| drill.limit(model)).max().unwrap_or_default()
        }
    };
    let ask = Ask::Go { model: game.id(march.unit), errand: march.errand, most };
    Status::Decide(Decision { side, ask })
}

/// Takes the Advance die (K4W-MOVE-07).
pub fn march_roll(game: &mut Kt4w40k, faces: &[Face]) {
    let Some(Frame::March(march)) = game.state.frames.last_mut() else { return };
    march.inches = Some(faces[0].get());
    let march = *march;
    let most = game.drill(&march);
    let most = game.living(march.unit).map(|model| most.limit(model)).max().unwrap_or_default();
    game.log.push(Event::Runs { model: game.id(march.unit), most });
}

/// Takes where a unit goes.
///
/// # Errors
/// The rule that forbids it.
pub fn march_answer(game: &mut Kt4w40k, answer: &Answer) -> Result<(), Illegal> {
    let march = current(game);
    let unit = march.unit;
    match march.errand {
        Errand::Disembark => return transport::disembark(game, unit, answer),
        Errand::Arrive => return reserve::arrive(game, unit, answer),
        Errand::Intervene => return intervene(game, unit, answer),
        _ => {}
    }
    if march.errand == Errand::Normal && *answer == Answer::Pass {
        // It stays after all.
        game.state.frames.pop();
        return perform(game, unit, &Deed::Stay);
    }
    let drill = game.drill(&march);
    let planned = match answer {
        Answer::Pass if march.errand == Errand::Advance => Vec::new(),
        Answer::Pass if march.errand == Errand::FallBack && !can_leave(game, &march) => Vec::new(),
        Answer::Go(way) => drill.plan(&game.orders(&drill, way))?,
        Answer::March(moves) => drill.plan(moves)?,
        _ => return Err(Illegal::not_asked(drill.rule, "go to PLACE, march N to PLACE ...")),
    };
    if march.errand == Errand::Normal && planned.iter().all(|one| one.length == Length::ZERO) {
        return Err(Illegal::new(drill.rule, Why::NoLength));
    }
    finish(game, &march, &planned);
    Ok(())
}

/// K4W-OPP-04: whether a unit that Falls Back can end apart from all enemies at all: some candidate place does.
fn can_leave(game: &Kt4w40k, march: &March) -> bool {
    leaving_places(game, march).next().is_some()
}

/// Places that a unit that Falls Back can go to as a formation.
pub fn leaving_places<'a>(
    game: &'a Kt4w40k,
    march: &'a March,
) -> impl Iterator<Item = Footing> + 'a {
    let drill = game.drill(march);
    let first = game.living(march.unit).next();
    first.into_iter().flat_map(move |first| {
        let from = game.model(first).at.at;
        let limit = drill.limit(first);
        let spots = game.setup.board.spots(first.at()).iter().copied();
        spots
            .filter(move |spot| from.squared_distance(spot.at) <= limit.squared())
            .filter(move |spot| drill.plan(&drill.formation(*spot)).is_ok())
    })
}

fn finish(game: &mut Kt4w40k, march: &March, planned: &[Planned]) {
    let unit = march.unit;
    game.put(unit, planned);
    let (model, errand) = (game.id(unit), march.errand);
    let first = game.living(unit).next();
    let to = first.map(|model| game.model(model).at).unwrap_or_default();
    let length = planned.iter().map(|one| one.length).max().unwrap_or_default();
    game.log.push(Event::Goes { model, errand, to, length });
    let state = game.unit_mut(unit);
    state.prepared = false;
    // K4W-OPP-04: a unit that could not get away has not moved.
    state.moved |= length > Length::ZERO;
    state.choice = match march.errand {
        Errand::Advance => Choice::Advance,
        Errand::FallBack => Choice::FallBack,
        _ => Choice::Normal,
    };
    game.state.frames.pop();
    game.state.frames.push(Frame::Embark(unit));
}

/// A character moves into a melee, or stays (K4W-CHARGE-10).
fn intervene(game: &mut Kt4w40k, unit: UnitIx, answer: &Answer) -> Result<(), Illegal> {
    const RULE: &str = "K4W-CHARGE-10";
    let drill = game.closing_in(unit, RULE);
    let planned = match answer {
        Answer::Go(way) => drill.plan(&game.orders(&drill, way))?,
        Answer::March(moves) => drill.plan(moves)?,
        Answer::Pass => Vec::new(),
        _ => return Err(Illegal::not_asked(RULE, "go to PLACE, pass")),
    };
    game.ends_nearer(&planned, RULE)?;
    game.put(unit, &planned);
    log_set_up(game, unit, Errand::Intervene);
    game.state.frames.pop();
    Ok(())
}
