//! The Movement phase: what each unit does (sections 5.1, 5.2, 5.6).

use dice::Face;
use geometry::{Disc, Footing, Length, Surroundings};
use table::{
    Answer, Ask, Decision, Deed, Errand, Event, Illegal, Roll, RollReason, Side, Status, Way, Why,
};

use crate::march::{Allowance, Drill, Flight, Planned, Shunned};
use crate::opportunity::Withdrawal;
use crate::state::{Choice, Frame, March, Step, UnitIx, Whereabouts};
use crate::stratagems::Effect;
use crate::{Kt4w40k, charge};

/// K4W-TRANS-01, -02: how near to a transport models get in and out.
pub const BOARDING: Length = Length::inches(3);
/// K4W-RES-02: how far from all enemies units arrive.
pub const ARRIVAL: Length = Length::inches(9);

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
    fn may_leave(&self, unit: UnitIx) -> Result<(), Illegal> {
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
        self.may_leave(unit)?;
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
        if !self.card(unit).keywords.character || self.engaged(unit) {
            return Err(Illegal::new(RULE, Why::CannotFight { model }));
        }
        let mut enemies = self.enemies_of(self.side_of(unit));
        if enemies.any(|enemy| self.units_near(unit, enemy, BOARDING)) {
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

    /// K4W-FIGHT-05: whether every model that moves ends nearer the enemy model that was nearest to it.
    ///
    /// # Errors
    /// Whose model does not.
    pub fn ends_nearer(&self, planned: &[Planned], rule: &'static str) -> Result<(), Illegal> {
        for one in planned.iter().filter(|one| one.length > Length::ZERO) {
            let Some((enemy, before)) = self.nearest_enemy(one.model) else { continue };
            let base = self.base(one.model);
            let after = Disc { centre: one.at.at, z: one.at.z, ..base }.gap(&self.base(enemy));
            if after >= before {
                let model = self.id(self.unit_of(enemy));
                return Err(Illegal::new(rule, Why::MustEndCloser { model }));
            }
        }
        Ok(())
    }

    /// The transports that a unit may embark on (K4W-TRANS-01).
    pub fn transports(&self, unit: UnitIx) -> impl Iterator<Item = UnitIx> + '_ {
        let side = self.side_of(unit);
        let size = self.living(unit).count();
        self.own(side).filter(move |transport| {
            let aboard: usize = self
                .all()
                .filter(|other| self.unit(*other).place == Whereabouts::Aboard(*transport))
                .map(|other| self.living(other).count())
                .sum();
            *transport != unit
                && usize::from(self.card(*transport).capacity) >= aboard + size
                && self.card(unit).keywords.infantry
                && !self.unit(unit).disembarked
                && self.living(unit).all(|model| self.near_unit(model, *transport, BOARDING))
        })
    }

    /// Sets a unit up near something or somewhere, as a block; places are tried outwards. None if it does not fit.
    pub(crate) fn block(
        &self,
        unit: UnitIx,
        at: Footing,
        fits: impl Fn(&Disc) -> bool,
    ) -> Option<Vec<Footing>> {
        let step = |radius: Length| radius * 2 + Length::from_units(100);
        let widest = self.living(unit).map(|model| self.setup.radius(model.at())).max()?;
        let block = Disc { centre: at.at, radius: step(widest) * (RINGS * 2), z: at.z };
        let others = self.standing().filter(|other| *other != unit);
        let others = others.flat_map(|other| self.living(other)).map(|model| self.base(model));
        let others: Vec<Disc> = others.filter(|other| block.overlaps(other)).collect();
        let mut bases: Vec<Disc> = Vec::new();
        let mut places = Vec::new();
        let mut near: Vec<Disc> = Vec::new();
        for model in self.living(unit) {
            let radius = self.setup.radius(model.at());
            let tried = spiral(at, step(radius)).find(|place| {
                let base = Disc { centre: place.at, radius, z: place.z };
                let apart =
                    bases.is_empty() || bases.iter().any(|other| base.within(other, COHERE));
                if !apart || !fits(&base) {
                    return false;
                }
                let all = others.iter().chain(&bases).copied();
                near.clear();
                near.extend(all.filter(|other| base.overlaps(other)));
                let around = Surroundings {
                    open: self.state.doors,
                    solids: &near,
                    ..Surroundings::default()
                };
                let ground = self.setup.board.ground(model.at());
                ground.can_stand(&around, *place).is_ok()
            })?;
            bases.push(Disc { centre: tried.at, radius, z: tried.z });
            places.push(tried);
        }
        Some(places)
    }
}

/// How near to another the models of a block are set up.
const COHERE: Length = crate::field::COHERENCY;

/// How many rings of places round its middle a block is set up in.
const RINGS: i32 = 8;

/// Places round a place, nearer ones first.
fn spiral(at: Footing, step: Length) -> impl Iterator<Item = Footing> {
    (0..RINGS).flat_map(move |ring: i32| {
        let side = (-ring..=ring).flat_map(move |i| (-ring..=ring).map(move |j| (i, j)));
        side.filter(move |(i, j)| i.abs().max(j.abs()) == ring).map(move |(i, j)| {
            let point = geometry::Point::new(at.at.x + step * i, at.at.y + step * j);
            Footing { at: point, z: at.z }
        })
    })
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
            && (game.stands(*unit) || may_disembark(game, *unit).is_ok())
    })
}

/// K4W-TRANS-02: whether a unit may get out: its transport has not moved in this phase.
pub fn may_disembark(game: &Kt4w40k, unit: UnitIx) -> Result<UnitIx, Illegal> {
    const RULE: &str = "K4W-TRANS-02";
    let model = game.id(unit);
    let Whereabouts::Aboard(transport) = game.unit(unit).place else {
        return Err(Illegal::new(RULE, Why::UnknownModel { model }));
    };
    if !game.stands(transport) || game.unit(transport).moved {
        return Err(Illegal::new(RULE, Why::HasMoved { model: game.id(transport) }));
    }
    Ok(transport)
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
            game.state.frames.push(Frame::Withdrawal(Withdrawal::new(unit)));
        }
        Deed::Charge(targets) => charge::declare(game, unit, targets, false)?,
        Deed::Disembark => {
            may_disembark(game, unit)?;
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
        Errand::Disembark => BOARDING,
        Errand::Arrive => ARRIVAL,
        Errand::Intervene => Length::inches(3),
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
        Errand::Disembark => return disembark(game, unit, answer),
        Errand::Arrive => return arrive(game, unit, answer),
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

/// K4W-OPP-04: whether a unit that Falls Back can end apart from all enemies at all: some place worth a look does.
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
    state.moved = true;
    state.choice = match march.errand {
        Errand::Advance => Choice::Advance,
        Errand::FallBack => Choice::FallBack,
        _ => Choice::Normal,
    };
    game.state.frames.pop();
    game.state.frames.push(Frame::Embark(unit));
}

/// K4W-TRANS-02, -03: the models of a unit are set up within 3" of the transport, apart from enemies; it counts as having
/// moved, and may at once act.
fn disembark(game: &mut Kt4w40k, unit: UnitIx, answer: &Answer) -> Result<(), Illegal> {
    const RULE: &str = "K4W-TRANS-02";
    let transport = may_disembark(game, unit)?;
    let Answer::Go(Way::To(place)) = answer else {
        return Err(Illegal::not_asked(RULE, "go to PLACE"));
    };
    let near =
        |base: &Disc| game.living(transport).any(|model| base.within(&game.base(model), BOARDING));
    let places = set_down(game, unit, *place, near);
    let Some(places) = places else { return Err(Illegal::new(RULE, Why::NoWay)) };
    set_up(game, unit, &places);
    let state = game.unit_mut(unit);
    (state.disembarked, state.moved) = (true, true);
    log_set_up(game, unit, Errand::Disembark);
    game.state.frames.pop();
    Ok(())
}

/// Where the models of a unit would stand as a block, apart from enemies.
pub(crate) fn set_down(
    game: &Kt4w40k,
    unit: UnitIx,
    place: Footing,
    fits: impl Fn(&Disc) -> bool,
) -> Option<Vec<Footing>> {
    let side = game.side_of(unit);
    let enemies: Vec<Disc> = game
        .enemies_of(side)
        .flat_map(|enemy| game.living(enemy))
        .map(|model| game.base(model))
        .collect();
    let apart = |base: &Disc, by: Length| !enemies.iter().any(|enemy| base.within(enemy, by));
    game.block(unit, place, |base| fits(base) && apart(base, crate::field::ENGAGED))
}

pub(crate) fn set_up(game: &mut Kt4w40k, unit: UnitIx, places: &[Footing]) {
    game.unit_mut(unit).place = Whereabouts::Table;
    let models: Vec<_> = game.living(unit).collect();
    for (model, place) in models.into_iter().zip(places) {
        game.model_mut(model).at = *place;
    }
}

fn log_set_up(game: &mut Kt4w40k, unit: UnitIx, errand: Errand) {
    let first = game.living(unit).next();
    let to = first.map(|model| game.model(model).at).unwrap_or_default();
    let (model, length) = (game.id(unit), Length::ZERO);
    game.log.push(Event::Goes { model, errand, to, length });
}

/// K4W-RES-02, -03: a unit out of reserve is set up more than 9" from all enemies; all that it may do then is charge.
fn arrive(game: &mut Kt4w40k, unit: UnitIx, answer: &Answer) -> Result<(), Illegal> {
    const RULE: &str = "K4W-RES-02";
    let Answer::Go(Way::To(place)) = answer else {
        return Err(Illegal::not_asked(RULE, "go to PLACE"));
    };
    let Some(places) = arrival(game, unit, *place) else {
        return Err(Illegal::new(RULE, Why::NoWay));
    };
    set_up(game, unit, &places);
    let state = game.unit_mut(unit);
    (state.arrived, state.moved) = (true, true);
    log_set_up(game, unit, Errand::Arrive);
    game.state.frames.pop();
    game.state.frames.push(Frame::Landed(unit));
    Ok(())
}

/// Where the models of a unit out of reserve would stand.
pub fn arrival(game: &Kt4w40k, unit: UnitIx, place: Footing) -> Option<Vec<Footing>> {
    let side = game.side_of(unit);
    let enemies: Vec<Disc> = game
        .enemies_of(side)
        .flat_map(|enemy| game.living(enemy))
        .map(|model| game.base(model))
        .collect();
    game.block(unit, place, |base| !enemies.iter().any(|enemy| base.within(enemy, ARRIVAL)))
}

/// K4W-CHARGE-10.
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

/// Whether a unit has nothing to embark on: then it is done.
pub fn embark_proceed(game: &mut Kt4w40k, unit: UnitIx) -> bool {
    if game.transports(unit).next().is_some() {
        return false;
    }
    game.state.frames.pop();
    true
}

/// Takes whether a unit embarks (K4W-TRANS-01).
///
/// # Errors
/// The rule that forbids it.
pub fn embark_answer(game: &mut Kt4w40k, unit: UnitIx, answer: &Answer) -> Result<(), Illegal> {
    const RULE: &str = "K4W-TRANS-01";
    match answer {
        Answer::Pass => {}
        Answer::Pick(id) => {
            let transport = game.find_own(game.side_of(unit), *id, RULE)?;
            if !game.transports(unit).any(|other| other == transport) {
                return Err(Illegal::new(RULE, Why::NoRoom { model: *id }));
            }
            game.unit_mut(unit).place = Whereabouts::Aboard(transport);
            game.log.push(Event::Embarks { model: game.id(unit), transport: *id });
        }
        _ => return Err(Illegal::not_asked(RULE, "pick UNIT, pass")),
    }
    game.state.frames.pop();
    Ok(())
}

/// Whom a unit that has arrived may charge (K4W-RES-03).
pub fn landed_targets(game: &Kt4w40k, unit: UnitIx) -> impl Iterator<Item = UnitIx> + '_ {
    let able = game.may_charge(unit).is_ok();
    let enemies = game.enemies_of(game.side_of(unit)).filter(move |_| able);
    enemies.filter(move |enemy| game.units_near(unit, *enemy, charge::RANGE))
}

/// A unit that has arrived and has nobody to charge is done. Whether anything happened.
pub fn landed_proceed(game: &mut Kt4w40k, unit: UnitIx) -> bool {
    let done = game.unit(unit).choice == Choice::Charge;
    if !done && landed_targets(game, unit).next().is_some() {
        return false;
    }
    game.state.frames.pop();
    true
}

/// Takes whether a unit that has arrived charges: all that it may do (K4W-RES-03).
///
/// # Errors
/// The rule that forbids it.
pub fn landed_answer(game: &mut Kt4w40k, unit: UnitIx, answer: &Answer) -> Result<(), Illegal> {
    const RULE: &str = "K4W-RES-03";
    match answer {
        Answer::Pass => {
            game.state.frames.pop();
            Ok(())
        }
        Answer::Deed(id, Deed::Charge(targets)) if *id == game.id(unit) => {
            charge::declare(game, unit, targets, true)
        }
        _ => Err(Illegal::not_asked(RULE, "do UNIT charge TARGET ..., pass")),
    }
}
