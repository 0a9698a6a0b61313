//! Charges and Overwatch (sections 5.3 and 5.4).

use battle::{Roster, sum};
use dice::Face;
use geometry::{Disc, Footing, Length, Point, Vector};
use serde::{Deserialize, Serialize};
use table::{
    Answer, Ask, Decision, Errand, Event, Illegal, ModelId, Roll, RollReason, Status, Way, Why,
};

use crate::attack::{Attack, Manner};
use crate::field::ENGAGED;
use crate::march::{Allowance, Drill, Flight, Planned, Shunned};
use crate::state::{Choice, Frame, ModelIx, UnitIx, Units};
use crate::stratagems::{Effect, When};
use crate::switches::FailedCharge;
use crate::{Kt4w40k, shooting, volley};

/// K4W-CHARGE-03: how near targets have to be.
pub const RANGE: Length = Length::inches(12);
/// K4W-CHARGE-08: how near, for a unit that may charge after Advancing.
pub const LONG_RANGE: Length = Length::inches(18);

/// A charge that is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Charge {
    /// Who charges.
    pub unit: UnitIx,
    /// Whom.
    pub targets: Units,
    /// Those who have had their Overwatch, or have declined it.
    pub answered: Units,
    /// How many dice are rolled.
    pub dice: u8,
    /// The charge roll.
    pub inches: u8,
    /// Its stage.
    pub stage: Stage,
}

/// The stage of a charge (K4W-CHARGE-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Targets fire Overwatch.
    Overwatch,
    /// The charge roll.
    Roll,
    /// The unit moves.
    Move,
    /// The unit comes as near as it can, or stays.
    Fail,
}

impl Kt4w40k {
    /// K4W-CHARGE-02: whether a unit may charge at all.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_charge(&self, unit: UnitIx) -> Result<(), Illegal> {
        const RULE: &str = "K4W-CHARGE-02";
        let model = self.id(unit);
        if self.card(unit).keywords.aircraft {
            return Err(Illegal::new(RULE, Why::CannotFight { model }));
        }
        match self.engaging(unit).next() {
            Some(enemy) => Err(Illegal::new(RULE, Why::InControlRange { model: self.id(enemy) })),
            None => Ok(()),
        }
    }

    /// K4W-CHARGE-03: the enemies within so much of a unit that it may charge, wherever it stands otherwise.
    pub fn in_charge_range(&self, unit: UnitIx, range: Length) -> impl Iterator<Item = UnitIx> {
        let enemies = self.enemies_of(self.side_of(unit));
        enemies.filter(move |enemy| {
            self.units_near(unit, *enemy, range)
                && self.may_meet(unit, *enemy, "K4W-CHARGE-03").is_ok()
        })
    }

    /// K4W-CHARGE-08: whether a unit may charge from further away, with a die more.
    pub fn charges_far(&self, unit: UnitIx) -> bool {
        self.card(unit).advance_and_charge
            || self.boosts(unit).any(|effect| effect == Effect::AdvanceAndCharge)
    }

    /// The move of a charge (K4W-CHARGE-05, -07).
    pub fn charge_drill(&self, charge: &Charge) -> Drill<'_> {
        let fly = self.card(charge.unit).keywords.fly;
        Drill {
            game: self,
            unit: charge.unit,
            allowance: Allowance::Fixed(Length::inches(i32::from(charge.inches))),
            passing: Shunned::Except(charge.targets),
            ending: Shunned::Except(charge.targets),
            flight: if fly { Flight::OverUnits } else { Flight::Grounded },
            rule: "K4W-CHARGE-05",
        }
    }

    /// The move of a charge that fails (K4W-CHARGE-06).
    pub fn failure_drill(&self, charge: &Charge) -> Drill<'_> {
        Drill {
            passing: Shunned::All,
            ending: Shunned::All,
            rule: "K4W-CHARGE-06",
            ..self.charge_drill(charge)
        }
    }

    /// K4W-OVW-01, -03, -05: whether a target may fire Overwatch; it may after Falling Back.
    pub fn may_overwatch(&self, target: UnitIx) -> bool {
        self.stands(target) && self.unit(target).choice != Choice::Charge && !self.engaged(target)
    }
}

/// Declares a charge (K4W-CHARGE-03). A unit out of reserve charges as everybody does (K4W-RES-03).
///
/// # Errors
/// The rule that forbids it.
pub fn declare(
    game: &mut Kt4w40k,
    unit: UnitIx,
    named: &[ModelId],
    arriving: bool,
) -> Result<(), Illegal> {
    const RULE: &str = "K4W-CHARGE-03";
    game.may_charge(unit)?;
    let side = game.side_of(unit);
    let far = game.charges_far(unit) && !arriving;
    let (range, dice) = if far { (LONG_RANGE, 3) } else { (RANGE, 2) };
    let rule = match (far, arriving) {
        (_, true) => "K4W-RES-03",
        (true, _) => "K4W-CHARGE-08",
        _ => RULE,
    };
    let mut targets = Units::NONE;
    for id in named {
        let target = game.find_enemy(side, *id, RULE)?;
        if !game.units_near(unit, target, range) {
            return Err(Illegal::new(rule, Why::OutOfCharge { model: *id, range }));
        }
        game.may_meet(unit, target, RULE)?;
        targets.add(target);
    }
    if targets.is_empty() {
        return Err(Illegal::not_asked(RULE, "do UNIT charge TARGET ..."));
    }
    game.log.push(Event::DeclaresCharge { model: game.id(unit), targets: named.to_vec() });
    let state = game.unit_mut(unit);
    (state.choice, state.targets, state.prepared) = (Choice::Charge, targets, false);
    // K4W-CHARGE-08: three dice, wherever they are allowed, are never worse than two; nobody is asked.
    game.state.frames.push(Frame::Charge(Charge {
        unit,
        targets,
        answered: Units::NONE,
        dice,
        inches: 0,
        stage: Stage::Overwatch,
    }));
    game.provoke(targets, When::Charged);
    Ok(())
}

fn current(game: &Kt4w40k) -> Charge {
    match game.state.frames.last() {
        Some(Frame::Charge(charge)) => *charge,
        _ => unreachable!("only called while a charge is the innermost frame"),
    }
}

fn current_mut(game: &mut Kt4w40k) -> &mut Charge {
    match game.state.frames.last_mut() {
        Some(Frame::Charge(charge)) => charge,
        _ => unreachable!("only called while a charge is the innermost frame"),
    }
}

/// The next target that may fire Overwatch, in turn order of their controllers.
fn next_target(game: &Kt4w40k, charge: &Charge) -> Option<UnitIx> {
    let place = |unit: &UnitIx| {
        let side = game.side_of(*unit);
        (game.state.order.iter().position(|other| *other == side), *unit)
    };
    let able = charge.targets.iter().filter(|target| {
        !charge.answered.has(*target)
            && game.may_overwatch(*target)
            && shooting::any_shot(game, *target, charge.unit, Manner::Overwatch)
    });
    able.min_by_key(place)
}

/// What the charge waits for.
pub fn status(game: &Kt4w40k, charge: &Charge) -> Status {
    let (side, charger) = (game.side_of(charge.unit), game.id(charge.unit));
    let decide = |side, ask| Status::Decide(Decision { side, ask });
    let most = Length::inches(i32::from(charge.inches));
    match charge.stage {
        Stage::Overwatch => match next_target(game, charge) {
            Some(target) => {
                let ask = Ask::Reaction { model: game.id(target), charger };
                decide(game.side_of(target), ask)
            }
            None => Status::Roll(Roll { side, dice: charge.dice, reason: RollReason::Charge }),
        },
        Stage::Roll => Status::Roll(Roll { side, dice: charge.dice, reason: RollReason::Charge }),
        Stage::Move => decide(side, Ask::Go { model: charger, errand: Errand::Charge, most }),
        Stage::Fail => decide(side, Ask::Go { model: charger, errand: Errand::FailedCharge, most }),
    }
}

/// Advances until dice or a choice are needed. Returns whether anything happened.
pub fn proceed(game: &mut Kt4w40k) -> bool {
    let charge = current(game);
    let gone = charge.targets.iter().all(|target| !game.stands(target));
    if !game.stands(charge.unit) || (gone && charge.stage == Stage::Overwatch) {
        game.state.frames.pop();
        return true;
    }
    if charge.stage == Stage::Overwatch && next_target(game, &charge).is_none() {
        current_mut(game).stage = Stage::Roll;
        return true;
    }
    if charge.stage == Stage::Fail && game.setup.switches.failed_charge_move == FailedCharge::None {
        game.state.frames.pop();
        return true;
    }
    false
}

/// Takes the charge roll (K4W-CHARGE-05).
pub fn roll(game: &mut Kt4w40k, faces: &[Face]) {
    let rolled = sum(faces);
    let unit = current(game).unit;
    let more = game.boosts(unit).map(|effect| if let Effect::Charge(n) = effect { n } else { 0 });
    let inches = more.fold(rolled, u8::saturating_add);
    current_mut(game).inches = inches;
    let charge = current(game);
    let most = Length::inches(i32::from(inches));
    game.log.push(Event::ChargeRolled { model: game.id(charge.unit), most });
    let reached = game.charge_drill(&charge).can_reach(charge.targets);
    if !reached {
        game.log.push(Event::ChargeFails { model: game.id(charge.unit) });
    }
    current_mut(game).stage = if reached { Stage::Move } else { Stage::Fail };
}

/// Takes an answer about the charge.
///
/// # Errors
/// The rule that forbids it.
pub fn answer(game: &mut Kt4w40k, answer: &Answer) -> Result<(), Illegal> {
    let charge = current(game);
    match charge.stage {
        Stage::Overwatch => overwatch(game, &charge, answer),
        Stage::Move => go(game, &charge, answer),
        Stage::Fail => fail(game, &charge, answer),
        Stage::Roll => Err(Illegal::new("K4W-CHARGE-05", Why::NoDecision)),
    }
}

/// K4W-MOVE-12, K4W-OVW-02: Overwatch, as any volley, is the only reaction.
fn overwatch(game: &mut Kt4w40k, charge: &Charge, answer: &Answer) -> Result<(), Illegal> {
    const RULE: &str = "K4W-OVW-01";
    let Some(target) = next_target(game, charge) else {
        return Err(Illegal::new(RULE, Why::NoDecision));
    };
    match answer {
        Answer::Pass => {}
        Answer::Attack { model, uses } => {
            if *model != game.id(target) {
                return Err(Illegal::new(RULE, Why::CannotReact { model: *model }));
            }
            let groups = volley::groups(game, target, uses, Manner::Overwatch)?;
            if groups.iter().any(|group| group.target != charge.unit) {
                let model = game.id(charge.unit);
                return Err(Illegal::new(RULE, Why::NotATargetLeft { model }));
            }
            game.log.push(Event::Overwatches { model: *model });
            current_mut(game).answered.add(target);
            game.state.frames.push(Frame::Attack(Attack::new(target, Manner::Overwatch, groups)));
            game.provoke([charge.unit].into_iter().collect(), When::Attacked);
            return Ok(());
        }
        _ => return Err(Illegal::not_asked(RULE, "attack ..., pass")),
    }
    current_mut(game).answered.add(target);
    Ok(())
}

/// K4W-CHARGE-05: the first model moved ends within 1" of a target.
fn go(game: &mut Kt4w40k, charge: &Charge, answer: &Answer) -> Result<(), Illegal> {
    const RULE: &str = "K4W-CHARGE-05";
    let drill = game.charge_drill(charge);
    let planned = match answer {
        Answer::Go(way) => drill.plan(&game.orders(&drill, way))?,
        Answer::March(moves) => drill.plan(moves)?,
        Answer::Yes => storming(game, charge).ok_or(Illegal::new(RULE, Why::NoWay))?,
        // A charge that finds no way, or cannot keep the unit together, fails.
        Answer::Pass if storming(game, charge).is_none() => {
            game.log.push(Event::ChargeFails { model: game.id(charge.unit) });
            current_mut(game).stage = Stage::Fail;
            return Ok(());
        }
        _ => return Err(Illegal::not_asked(RULE, "yes, go to PLACE, march N to PLACE ...")),
    };
    if !planned.first().is_some_and(|one| drill.arrives(charge.targets, one)) {
        return Err(Illegal::new(RULE, Why::MustEndInControlRange));
    }
    let length = planned.iter().map(|one| one.length).max().unwrap_or_default();
    game.put(charge.unit, &planned);
    let state = game.unit_mut(charge.unit);
    state.charged = true;
    let reached: Units = charge
        .targets
        .iter()
        .filter(|target| game.units_near(charge.unit, *target, ENGAGED))
        .collect();
    for target in reached.iter() {
        game.unit_mut(target).charged_by.add(charge.unit);
    }
    finish(game, charge, Errand::Charge, length);
    Ok(())
}

/// How many models are tried as the first of a charge.
const LEADS: usize = 4;

/// The moves of a charge that the program finds: the unit stays together, and the first to move gets to a target.
pub fn storming(game: &Kt4w40k, charge: &Charge) -> Option<Vec<Planned>> {
    let (drill, targets) = (game.charge_drill(charge), charge.targets);
    drill.contacts(targets).take(LEADS).find_map(|shortest| {
        drill.lead(targets, &shortest).into_iter().find_map(|way| {
            let planned = drill.plan(&drill.storm(targets, Some((shortest.model, way)))).ok()?;
            planned.first().is_some_and(|one| drill.arrives(targets, one)).then_some(planned)
        })
    })
}

fn finish(game: &mut Kt4w40k, charge: &Charge, errand: Errand, length: Length) {
    let first = game.living(charge.unit).next();
    let to = first.map(|model| game.model(model).at).unwrap_or_default();
    game.log.push(Event::Goes { model: game.id(charge.unit), errand, to, length });
    game.state.frames.pop();
}

/// K4W-CHARGE-06: the unit stays, or ends as near to a target as it can; as near at least as the program would take it.
fn fail(game: &mut Kt4w40k, charge: &Charge, answer: &Answer) -> Result<(), Illegal> {
    const RULE: &str = "K4W-CHARGE-06";
    let drill = game.failure_drill(charge);
    let planned = match answer {
        Answer::Pass => {
            game.state.frames.pop();
            return Ok(());
        }
        Answer::Yes => approach(game, charge).ok_or(Illegal::new(RULE, Why::NoWay))?,
        Answer::Go(way) => drill.plan(&game.orders(&drill, way))?,
        Answer::March(moves) => drill.plan(moves)?,
        _ => return Err(Illegal::not_asked(RULE, "yes, go to PLACE, march N to PLACE ..., pass")),
    };
    let end = nearest(game, charge, &planned);
    let best = approach(game, charge).and_then(|best| nearest(game, charge, &best));
    let as_near = end.zip(best).is_none_or(|(end, best)| end <= best + TOLERANCE);
    if !as_near || end >= nearest(game, charge, &[]) {
        let target = charge.targets.iter().next().unwrap_or(charge.unit);
        return Err(Illegal::new(RULE, Why::NotAsClose { model: game.id(target) }));
    }
    let length = planned.iter().map(|one| one.length).max().unwrap_or_default();
    game.put(charge.unit, &planned);
    finish(game, charge, Errand::FailedCharge, length);
    Ok(())
}

/// A thousandth of an inch: as near is near enough.
const TOLERANCE: Length = Length::from_units(3);

/// How near a charging unit would be to the nearest of its targets after some moves.
fn nearest(game: &Kt4w40k, charge: &Charge, planned: &[Planned]) -> Option<Length> {
    let base = |model| {
        let base = game.base(model);
        match planned.iter().find(|one| one.model == model) {
            Some(one) => Disc { centre: one.at.at, z: one.at.z, ..base },
            None => base,
        }
    };
    let targets = || charge.targets.iter().filter(|target| game.stands(*target));
    let foes = || targets().flat_map(|target| game.living(target)).map(|foe| game.base(foe));
    game.living(charge.unit).flat_map(|model| foes().map(move |foe| base(model).gap(&foe))).min()
}

/// The moves that the program finds for a charge that fails: all models go straight the way that takes the nearest of
/// them to the nearest target, as far as they can and to more than 1" of it.
pub fn approach(game: &Kt4w40k, charge: &Charge) -> Option<Vec<Planned>> {
    let drill = game.failure_drill(charge);
    let targets = || charge.targets.iter().filter(|target| game.stands(*target));
    let foes = || targets().flat_map(|target| game.living(target));
    let pairs = game.living(charge.unit).flat_map(|model| {
        foes().map(move |foe| (game.base(model).gap(&game.base(foe)), model, foe))
    });
    let (gap, model, foe) = pairs.min()?;
    let way = game.base(foe).centre - game.base(model).centre;
    let far = way.squared().isqrt().max(1);
    let whole = (gap - ENGAGED - TOLERANCE).min(drill.limit(model)).max(Length::ZERO);
    let mut order: Vec<ModelIx> = game.living(charge.unit).collect();
    order.sort_by_key(|model| {
        let at = game.model(*model).at.at - Point::default();
        (std::cmp::Reverse(at.dot(way)), *model)
    });
    (1..=8).rev().find_map(|eighths| {
        let by = whole.wide() * eighths / 8;
        let by = Vector { dx: way.dx * by / far, dy: way.dy * by / far };
        let moves = order.iter().map(|model| {
            let from = game.model(*model).at;
            let to = Footing { at: from.at + by, z: from.z };
            (game.number(*model), Way::Along(vec![to]))
        });
        drill.plan(&moves.collect::<Vec<_>>()).ok()
    })
}
