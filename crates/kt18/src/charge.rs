//! Charges: declaration, reactions, roll, move or failure (KT18-CHARGE-01 to -07, KT18-REACT-01 to -03), and
//! Point-Blank Overwatch (KT18-TAC-01 to -05).

use arrayvec::ArrayVec;
use battle::{Roster, sum};
use dice::Face;
use geometry::{Footing, Length, Point, Vector};
use serde::{Deserialize, Serialize};
use table::{
    Answer, Ask, Decision, Errand, Event, Illegal, MAX_PATH, MAX_TARGETS, ModelId, Roll,
    RollReason, Side, Status, Use, Way, Why,
};

use crate::attack::{Attack, Manner};
use crate::field::FAR;
use crate::shooting;
use crate::state::{Frame, ModelIx, Models, MoveKind};
use crate::tactics::Tactic;
use crate::walk::{Planned, Walk};
use crate::{ENGAGED, Kt18};

/// KT18-CHARGE-02: how near the targets of a charge have to be.
pub const CHARGE_RANGE: Length = Length::inches(12);
/// KT18-REACT-03: how far a Retreat goes.
pub const RETREAT: Length = Length::inches(3);

/// A charge that is going on.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Charge {
    /// Who charges.
    pub charger: ModelIx,
    /// Whom, in the order in which they react.
    pub targets: ArrayVec<ModelIx, MAX_TARGETS>,
    /// Who has put its Overwatch off (KT18-TAC-01): one of each opponent at most.
    pub point_blank: ArrayVec<ModelIx, { Side::MAX }>,
    /// The charge roll.
    pub inches: u8,
    /// Its stage.
    pub stage: ChargeStage,
    /// The path that was committed to, after the start (KT18-TAC-03).
    pub path: ArrayVec<Point, MAX_PATH>,
    /// Where it began.
    pub start: Point,
}

/// The stage of a charge (KT18-CHARGE-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChargeStage {
    /// Targets react, one after another.
    Reactions {
        /// The next one, by its place among the targets.
        next: u8,
    },
    /// The charge roll.
    Roll,
    /// The charger moves.
    Move,
    /// Somebody may stop the charger on its path.
    Intercept {
        /// Who, by the place among those who may.
        next: u8,
    },
    /// Somebody fires at the charger where it was stopped.
    Snap {
        /// Who, by the place among those who may.
        next: u8,
    },
    /// The charger comes as near as it can, or stays (KT18-CHARGE-06).
    Fail,
}

impl Kt18 {
    /// KT18-CHARGE-01: whether a model may charge at all.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_charge(&self, model: ModelIx) -> Result<(), Illegal> {
        const RULE: &str = "KT18-CHARGE-01";
        if self.model(model).began_engaged {
            return Err(Illegal::new(RULE, Why::WasEngaged { model: self.id(model) }));
        }
        match self.engaging(model).next() {
            Some(enemy) => Err(Illegal::new(RULE, Why::InControlRange { model: self.id(enemy) })),
            None => Ok(()),
        }
    }

    /// KT18-CHARGE-02: whether a model may be declared a target of a charge; it need not be visible.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_be_charged(&self, charger: ModelIx, target: ModelIx) -> Result<(), Illegal> {
        if self.near(charger, target, CHARGE_RANGE) {
            return Ok(());
        }
        let (model, range) = (self.id(target), CHARGE_RANGE);
        Err(Illegal::new("KT18-CHARGE-02", Why::OutOfCharge { model, range }))
    }

    /// KT18-REACT-01: whether a target may react.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_react(&self, target: ModelIx) -> Result<(), Illegal> {
        const RULE: &str = "KT18-REACT-01";
        let (state, model) = (self.model(target), self.id(target));
        if state.shaken {
            return Err(Illegal::new(RULE, Why::Shaken { model }));
        }
        let spent =
            matches!(state.moved, MoveKind::Advance | MoveKind::FallBack | MoveKind::Retreat);
        if spent || state.moved.charged() {
            return Err(Illegal::new(RULE, Why::CannotReact { model }));
        }
        match self.engaging(target).next() {
            Some(enemy) => Err(Illegal::new(RULE, Why::InControlRange { model: self.id(enemy) })),
            None => Ok(()),
        }
    }

    /// KT18-REACT-03: whether a target may Retreat at all. One that works a door is locked (KT18-DOOR-06).
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_retreat(&self, target: ModelIx) -> Result<(), Illegal> {
        let (state, model) = (self.model(target), self.id(target));
        if state.worked_door {
            return Err(Illegal::new("KT18-DOOR-06", Why::DoorAttempted { model }));
        }
        if state.moved.moved() {
            return Err(Illegal::new("KT18-REACT-03", Why::HasMoved { model }));
        }
        Ok(())
    }

    /// A Retreat (KT18-REACT-03).
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn plan_retreat(
        &self,
        target: ModelIx,
        charger: ModelIx,
        way: &Way,
    ) -> Result<Planned, Illegal> {
        const RULE: &str = "KT18-REACT-03";
        self.may_retreat(target)?;
        let planned = self.plan_move(target, way, RETREAT, RULE)?;
        let far = |at: Point| {
            let gap = (self.base_at(target, at), self.base(charger));
            self.scene().distance(self.state.doors, &gap.0, &gap.1).unwrap_or(FAR)
        };
        if far(planned.at) <= far(self.model(target).at) {
            return Err(Illegal::new(RULE, Why::MustEndFurther { model: self.id(charger) }));
        }
        Ok(planned)
    }

    /// The move of a charge: it may go within 1" of its targets, never of other enemies (KT18-CHARGE-05).
    pub(crate) fn charge_walk(&self, charge: &Charge) -> Walk<'_> {
        let enemies = self.enemies_of(self.side_of(charge.charger));
        let others = enemies.filter(|enemy| !charge.targets.contains(enemy));
        let limit = Length::inches(i32::from(charge.inches));
        Walk::new(self, charge.charger, limit, "KT18-CHARGE-05", others)
    }

    /// The move of a charge that fails: never within 1" of any enemy (KT18-CHARGE-06).
    pub(crate) fn failure_walk(&self, charge: &Charge) -> Walk<'_> {
        let limit = Length::inches(i32::from(charge.inches));
        let enemies = self.enemies_of(self.side_of(charge.charger));
        Walk::new(self, charge.charger, limit, "KT18-CHARGE-06", enemies)
    }
}

/// Declares a charge (KT18-CHARGE-02).
///
/// # Errors
/// The rule that forbids it.
pub fn declare(game: &mut Kt18, charger: ModelIx, named: &[ModelId]) -> Result<(), Illegal> {
    const RULE: &str = "KT18-CHARGE-02";
    game.may_charge(charger)?;
    let side = game.side_of(charger);
    let mut targets: ArrayVec<ModelIx, MAX_TARGETS> = ArrayVec::new();
    for id in named {
        let target = game.find_enemy(side, *id, RULE)?;
        game.may_be_charged(charger, target)?;
        if targets.contains(&target) {
            return Err(Illegal::new(RULE, Why::TargetTwice { model: *id }));
        }
        targets.push(target);
    }
    if targets.is_empty() {
        return Err(Illegal::not_asked(RULE, "do MODEL charge TARGET ..."));
    }
    game.log.push(Event::DeclaresCharge { model: game.id(charger), targets: named.to_vec() });
    // KT18-CHARGE-03: controllers decide in initiative order, then target by target.
    let place = |model: &ModelIx| {
        let side = game.side_of(*model);
        (game.state.order.iter().position(|other| *other == side), *model)
    };
    targets.sort_by_key(place);
    let start = game.model(charger).at;
    game.state.frames.push(Frame::Charge(Charge {
        charger,
        targets,
        point_blank: ArrayVec::new(),
        inches: 0,
        stage: ChargeStage::Reactions { next: 0 },
        path: ArrayVec::new(),
        start,
    }));
    Ok(())
}

fn current(game: &Kt18) -> &Charge {
    match game.state.frames.last() {
        Some(Frame::Charge(charge)) => charge,
        _ => unreachable!("only called while a charge is the innermost frame"),
    }
}

fn current_mut(game: &mut Kt18) -> &mut Charge {
    match game.state.frames.last_mut() {
        Some(Frame::Charge(charge)) => charge,
        _ => unreachable!("only called while a charge is the innermost frame"),
    }
}

/// What the charge waits for.
pub fn status(game: &Kt18, charge: &Charge) -> Status {
    let (side, charger) = (game.side_of(charge.charger), game.id(charge.charger));
    let decide = |side, ask| Status::Decide(Decision { side, ask });
    let most = Length::inches(i32::from(charge.inches));
    match charge.stage {
        ChargeStage::Reactions { next } => {
            let target = charge.targets[usize::from(next)];
            let ask = Ask::Reaction { model: game.id(target), charger };
            decide(game.side_of(target), ask)
        }
        ChargeStage::Roll => Status::Roll(Roll { side, dice: 2, reason: RollReason::Charge }),
        ChargeStage::Move => decide(side, Ask::Go { model: charger, errand: Errand::Charge, most }),
        ChargeStage::Fail => {
            decide(side, Ask::Go { model: charger, errand: Errand::FailedCharge, most })
        }
        ChargeStage::Intercept { next } => {
            let model = charge.point_blank[usize::from(next)];
            let length = path_length(charge);
            let ask = Ask::Intercept { model: game.id(model), charger, length };
            decide(game.side_of(model), ask)
        }
        ChargeStage::Snap { next } => {
            let model = charge.point_blank[usize::from(next)];
            decide(game.side_of(model), Ask::Snap { model: game.id(model), charger })
        }
    }
}

/// Advances until dice or a choice are needed. Returns whether anything happened.
pub fn proceed(game: &mut Kt18) -> bool {
    let charge = current(game);
    // KT18-CHARGE-03, KT18-TAC-04: whoever is out of action charges no further.
    if !game.stands(charge.charger) {
        game.state.frames.pop();
        return true;
    }
    match charge.stage {
        ChargeStage::Reactions { next } => {
            let targets = charge.targets.iter().enumerate().skip(usize::from(next));
            let able = targets.into_iter().find(|(_, target)| may_choose(game, charge, **target));
            let stage = match able.map(|(i, _)| i as u8) {
                Some(able) if able == next => return false,
                Some(next) => ChargeStage::Reactions { next },
                None => ChargeStage::Roll,
            };
            current_mut(game).stage = stage;
            true
        }
        ChargeStage::Intercept { next } if usize::from(next) >= charge.point_blank.len() => {
            arrive(game);
            true
        }
        _ => false,
    }
}

/// Whether a target has anything to choose from.
fn may_choose(game: &Kt18, charge: &Charge, target: ModelIx) -> bool {
    let side = game.side_of(target);
    game.may_react(target).is_ok()
        && (game.may_retreat(target).is_ok()
            || may_put_off(game, charge, target).is_ok()
            || shooting::any_shot(game, target, charge.charger, Manner::Overwatch, side))
}

/// KT18-TAC-01: whether a target may put its Overwatch off.
pub fn may_put_off(game: &Kt18, charge: &Charge, target: ModelIx) -> Result<(), Illegal> {
    let side = game.side_of(target);
    game.may_pay(side, Tactic::PointBlankOverwatch)?;
    let once = |other: &ModelIx| game.side_of(*other) == side;
    if charge.point_blank.iter().any(once) {
        let ploy = Tactic::PointBlankOverwatch.slug();
        return Err(Illegal::new("KT18-TAC-01", Why::PloyUsed { ploy }));
    }
    Ok(())
}

/// Takes the charge roll (KT18-CHARGE-04).
pub fn roll(game: &mut Kt18, faces: &[Face]) {
    let inches = sum(faces);
    current_mut(game).inches = inches;
    let charge = current(game).clone();
    let most = Length::inches(i32::from(inches));
    game.log.push(Event::ChargeRolled { model: game.id(charge.charger), most });
    let walk = game.charge_walk(&charge);
    let reached = |target: &ModelIx| walk.contact(*target).is_some();
    if charge.targets.iter().any(reached) {
        // KT18-TAC-02: only those whom the charge reaches fire.
        let point_blank = charge.point_blank.iter().copied().filter(|model| reached(model));
        let point_blank = point_blank.collect();
        let charge = current_mut(game);
        (charge.stage, charge.point_blank) = (ChargeStage::Move, point_blank);
    } else {
        game.log.push(Event::ChargeFails { model: game.id(charge.charger) });
        current_mut(game).stage = ChargeStage::Fail;
    }
}

/// Takes an answer about the charge.
///
/// # Errors
/// The rule that forbids it.
pub fn answer(game: &mut Kt18, answer: &Answer) -> Result<(), Illegal> {
    let charge = current(game).clone();
    match charge.stage {
        ChargeStage::Reactions { next } => react(game, &charge, next, answer),
        ChargeStage::Move => go(game, &charge, answer),
        ChargeStage::Fail => fail(game, &charge, answer),
        ChargeStage::Intercept { next } => intercept(game, &charge, next, answer),
        ChargeStage::Snap { next } => snap(game, &charge, next, answer),
        ChargeStage::Roll => Err(Illegal::new("KT18-CHARGE-04", Why::NoDecision)),
    }
}

fn react(game: &mut Kt18, charge: &Charge, next: u8, answer: &Answer) -> Result<(), Illegal> {
    const RULE: &str = "KT18-REACT-01";
    let target = charge.targets[usize::from(next)];
    let (side, id) = (game.side_of(target), game.id(target));
    let after = ChargeStage::Reactions { next: next + 1 };
    match answer {
        Answer::Pass => current_mut(game).stage = after,
        Answer::Attack { model, uses } => {
            let attack = overwatch(game, charge, target, *model, uses)?;
            current_mut(game).stage = after;
            game.log.push(Event::Overwatches { model: id });
            shooting::fire(game, attack);
        }
        Answer::Retreat(way) => {
            let planned = game.plan_retreat(target, charge.charger, way)?;
            game.put(target, &planned);
            let state = game.model_mut(target);
            (state.moved, state.readied) = (MoveKind::Retreat, false);
            let (to, length) = (Footing::floor(planned.at), planned.length);
            game.log.push(Event::Retreats { model: id, to, length });
            current_mut(game).stage = after;
        }
        Answer::Ploy(ploy, on) => {
            Kt18::named(*ploy, Tactic::PointBlankOverwatch)?;
            if on.is_some_and(|on| on != id) {
                return Err(Illegal::new("KT18-TAC-01", Why::PloyTarget { ploy: *ploy }));
            }
            may_put_off(game, charge, target)?;
            game.pay(side, Tactic::PointBlankOverwatch, id);
            let charge = current_mut(game);
            charge.point_blank.push(target);
            charge.stage = after;
        }
        _ => {
            let expected = "attack ..., retreat to PLACE, ploy point-blank-overwatch, pass";
            return Err(Illegal::not_asked(RULE, expected));
        }
    }
    Ok(())
}

/// The Overwatch of a target at the charger (KT18-REACT-02).
fn overwatch(
    game: &Kt18,
    charge: &Charge,
    target: ModelIx,
    named: ModelId,
    uses: &[Use],
) -> Result<Attack, Illegal> {
    const RULE: &str = "KT18-REACT-02";
    if named != game.id(target) {
        return Err(Illegal::new(RULE, Why::CannotReact { model: named }));
    }
    let groups = shooting::groups(game, target, uses, Manner::Overwatch)?;
    if let Some(group) = groups.iter().find(|group| group.target != charge.charger) {
        return Err(Illegal::new(RULE, Why::NotATargetLeft { model: game.id(group.target) }));
    }
    Ok(Attack::new(target, Manner::Overwatch, groups))
}

/// KT18-CHARGE-05: the charge move, which ends within 1" of a target.
fn go(game: &mut Kt18, charge: &Charge, answer: &Answer) -> Result<(), Illegal> {
    const RULE: &str = "KT18-CHARGE-05";
    let Answer::Go(way) = answer else {
        return Err(Illegal::not_asked(RULE, "go to PLACE, go along PLACES"));
    };
    let planned = game.charge_walk(charge).plan(way)?;
    let near = |target: &ModelIx| game.near_at(charge.charger, planned.at, *target, ENGAGED);
    if !charge.targets.iter().any(near) {
        return Err(Illegal::new(RULE, Why::MustEndInControlRange));
    }
    let charge = current_mut(game);
    charge.path = planned.path.iter().map(|place| place.at).collect();
    charge.stage = ChargeStage::Intercept { next: 0 };
    Ok(())
}

/// KT18-CHARGE-06: the charger stays, or ends as close to a target as it can.
fn fail(game: &mut Kt18, charge: &Charge, answer: &Answer) -> Result<(), Illegal> {
    const RULE: &str = "KT18-CHARGE-06";
    match answer {
        Answer::Pass => {}
        Answer::Go(way) => {
            let walk = game.failure_walk(charge);
            let planned = walk.plan(way)?;
            let far = |at: Point, target: ModelIx| {
                let bases = (game.base_at(charge.charger, at), game.base(target));
                game.scene().distance(game.state.doors, &bases.0, &bases.1).unwrap_or(FAR)
            };
            let as_close = |target: &ModelIx| {
                let best = walk.approach(*target).map_or(FAR, |best| far(best.at, *target));
                let now = far(game.model(charge.charger).at, *target);
                let end = far(planned.at, *target);
                end <= best && end < now
            };
            if !charge.targets.iter().any(as_close) {
                let model = game.id(charge.targets[0]);
                return Err(Illegal::new(RULE, Why::NotAsClose { model }));
            }
            let (model, to) = (game.id(charge.charger), Footing::floor(planned.at));
            let (errand, length) = (Errand::FailedCharge, planned.length);
            game.put(charge.charger, &planned);
            game.log.push(Event::Goes { model, errand, to, length });
        }
        _ => return Err(Illegal::not_asked(RULE, "go to PLACE, pass")),
    }
    game.model_mut(charge.charger).moved = MoveKind::ChargeFailed;
    game.state.frames.pop();
    Ok(())
}

/// KT18-TAC-03: where on its path a charge is stopped, if anywhere.
fn intercept(game: &mut Kt18, charge: &Charge, next: u8, answer: &Answer) -> Result<(), Illegal> {
    const RULE: &str = "KT18-TAC-03";
    match answer {
        Answer::Pass => current_mut(game).stage = ChargeStage::Intercept { next: next + 1 },
        Answer::At(gone) => {
            let length = path_length(charge);
            if *gone < Length::ZERO || *gone > length {
                return Err(Illegal::new(RULE, Why::OffPath { length }));
            }
            let at = on_path(charge, *gone);
            game.model_mut(charge.charger).at = at;
            let model = game.id(charge.point_blank[usize::from(next)]);
            let charger = game.id(charge.charger);
            game.log.push(Event::Intercepts { model, charger, at: Footing::floor(at) });
            current_mut(game).stage = ChargeStage::Snap { next };
        }
        _ => return Err(Illegal::not_asked(RULE, "at INCHES, pass")),
    }
    Ok(())
}

fn snap(game: &mut Kt18, charge: &Charge, next: u8, answer: &Answer) -> Result<(), Illegal> {
    const RULE: &str = "KT18-TAC-03";
    let target = charge.point_blank[usize::from(next)];
    let after = ChargeStage::Intercept { next: next + 1 };
    match answer {
        Answer::Pass => current_mut(game).stage = after,
        Answer::Attack { model, uses } => {
            let attack = overwatch(game, charge, target, *model, uses)?;
            current_mut(game).stage = after;
            game.log.push(Event::Overwatches { model: *model });
            shooting::fire(game, attack);
        }
        _ => return Err(Illegal::not_asked(RULE, "attack ..., pass")),
    }
    Ok(())
}

/// KT18-TAC-04: the charger gets where its path leads (KT18-CHARGE-05).
fn arrive(game: &mut Kt18) {
    let charge = current(game).clone();
    let charger = charge.charger;
    let at = charge.path.last().copied().unwrap_or(charge.start);
    let model = game.model_mut(charger);
    (model.at, model.moved, model.readied) = (at, MoveKind::ChargeOk, false);
    model.charged = charge.targets.iter().copied().collect::<Models>();
    for target in &charge.targets {
        if game.engaged(charger, *target) {
            game.model_mut(*target).charged_by.add(charger);
        }
    }
    let (to, length) = (Footing::floor(at), path_length(&charge));
    let errand = Errand::Charge;
    game.log.push(Event::Goes { model: game.id(charger), errand, to, length });
    game.state.frames.pop();
}

/// The corners of the committed path, the start included.
fn corners(charge: &Charge) -> impl Iterator<Item = Point> + '_ {
    std::iter::once(charge.start).chain(charge.path.iter().copied())
}

/// How long the committed path is.
pub fn path_length(charge: &Charge) -> Length {
    let legs = corners(charge).zip(corners(charge).skip(1));
    legs.map(|(from, to)| from.distance(to)).sum()
}

/// KT18-GEO-09: the point of the committed path so far along it.
pub fn on_path(charge: &Charge, gone: Length) -> Point {
    let mut left = gone;
    for (from, to) in corners(charge).zip(corners(charge).skip(1)) {
        let leg = from.distance(to);
        if left < leg {
            let (way, length) = (to - from, leg.wide().max(1));
            let part = |d: i64| d * left.wide() / length;
            return from + Vector { dx: part(way.dx), dy: part(way.dy) };
        }
        left -= leg;
    }
    charge.path.last().copied().unwrap_or(charge.start)
}
