//! The Movement phase: what each model does (section 5).

use battle::{Kind, Roster};
use dice::Face;
use geometry::{Footing, Length, Point};
use table::{
    Answer, Ask, Decision, Deed, Errand, Event, Illegal, Roll, RollReason, Side, Status, Way, Why,
};

use crate::charge;
use crate::doors::AfterMove;
use crate::state::{Advance, Frame, ModelIx, MoveKind, Step};
use crate::walk::{Planned, Walk};
use crate::{ENGAGED, Kt18};

impl Kt18 {
    /// Whether a model may still be picked in the Movement phase (KT18-MOVE-01).
    pub fn may_be_picked(&self, model: ModelIx) -> Result<(), Illegal> {
        let (state, id) = (self.model(model), self.id(model));
        if state.shaken {
            return Err(Illegal::new("KT18-MORALE-06", Why::Shaken { model: id }));
        }
        if state.moved != MoveKind::None {
            return Err(Illegal::new("KT18-MOVE-01", Why::HasActed { model: id }));
        }
        Ok(())
    }

    /// KT18-MOVE-05: whether a model may do anything but stay or Fall Back.
    pub(crate) fn may_leave(&self, model: ModelIx) -> Result<(), Illegal> {
        if self.model(model).began_engaged {
            return Err(Illegal::new("KT18-MOVE-05", Why::WasEngaged { model: self.id(model) }));
        }
        Ok(())
    }

    /// KT18-MOVE-07: whether a model may Advance: as for a normal move, so not one that cannot move at all, because it
    /// has no Move or because something is in its way on every side.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_advance(&self, model: ModelIx) -> Result<(), Illegal> {
        const RULE: &str = "KT18-MOVE-07";
        /// A millimetre in sixteen directions.
        const STEPS: [(i32, i32); 16] = [
            (100, 0),
            (92, 38),
            (71, 71),
            (38, 92),
            (0, 100),
            (-38, 92),
            (-71, 71),
            (-92, 38),
            (-100, 0),
            (-92, -38),
            (-71, -71),
            (-38, -92),
            (0, -100),
            (38, -92),
            (71, -71),
            (92, -38),
        ];
        self.may_leave(model)?;
        let at = self.model(model).at;
        let longest = self.card(model).movement + Length::inches(6);
        let free = |(x, y): (i32, i32)| {
            let to = Point::units(at.x.units() + x, at.y.units() + y);
            self.plan_move(model, &Way::To(Footing::floor(to)), longest, RULE).is_ok()
        };
        if self.card(model).movement == Length::ZERO || !STEPS.into_iter().any(free) {
            return Err(Illegal::new(RULE, Why::NoLength));
        }
        Ok(())
    }

    /// A normal move, or the move of an Advance (KT18-MOVE-06, -07).
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn plan_move(
        &self,
        model: ModelIx,
        way: &Way,
        limit: Length,
        rule: &'static str,
    ) -> Result<Planned, Illegal> {
        let shunned = self.enemies_of(self.side_of(model));
        Walk::new(self, model, limit, rule, shunned).plan(way)
    }

    /// A normal move that goes somewhere (KT18-MOVE-06).
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn plan_normal(&self, model: ModelIx, way: &Way) -> Result<Planned, Illegal> {
        const RULE: &str = "KT18-MOVE-06";
        self.may_leave(model)?;
        let planned = self.plan_move(model, way, self.card(model).movement, RULE)?;
        // Section 17, row 23: going nowhere is no normal move.
        if planned.length == Length::ZERO {
            return Err(Illegal::new(RULE, Why::NoLength));
        }
        Ok(planned)
    }

    /// KT18-MOVE-08: whether a model may Fall Back at all. One that began the phase within 1" of an enemy may even if
    /// that enemy has left since (KT18-MOVE-05).
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_fall_back(&self, model: ModelIx) -> Result<(), Illegal> {
        const RULE: &str = "KT18-MOVE-08";
        if !self.model(model).began_engaged && self.engaging(model).next().is_none() {
            return Err(Illegal::new(RULE, Why::NoEnemyInControlRange));
        }
        if !self.model(model).charged_by.is_empty() {
            return Err(Illegal::new(RULE, Why::WasCharged { model: self.id(model) }));
        }
        Ok(())
    }

    /// A Fall Back (KT18-MOVE-08).
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn plan_fall_back(
        &self,
        model: ModelIx,
        way: &Way,
        limit: Length,
    ) -> Result<Planned, Illegal> {
        const RULE: &str = "KT18-MOVE-08";
        let enemies = self.enemies_of(self.side_of(model));
        let shunned = enemies.filter(|enemy| !self.engaged(model, *enemy));
        let planned = Walk::new(self, model, limit, RULE, shunned).plan(way)?;
        if let Some(enemy) = self.engaging_at(model, planned.at).next() {
            let model = self.id(enemy);
            return Err(Illegal::new(RULE, Why::EndsInControlRange { model }));
        }
        Ok(planned)
    }

    /// KT18-MOVE-09: whether a model may Ready.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_ready(&self, model: ModelIx) -> Result<(), Illegal> {
        const RULE: &str = "KT18-MOVE-09";
        self.may_leave(model)?;
        match self.engaging(model).next() {
            Some(enemy) => Err(Illegal::new(RULE, Why::InControlRange { model: self.id(enemy) })),
            None => Ok(()),
        }
    }

    /// Puts a model somewhere. Whoever moves is no longer Readied (KT18-MOVE-09).
    pub(crate) fn put(&mut self, model: ModelIx, planned: &Planned) {
        let state = self.model_mut(model);
        if planned.at != state.at {
            state.readied = false;
        }
        state.at = planned.at;
    }
}

/// The player whose part of the phase it is.
pub fn mover(game: &Kt18, turn: u8) -> Side {
    game.state.order[usize::from(turn)]
}

/// Whether a player has a model that may still be picked.
fn any_left(game: &Kt18, side: Side) -> bool {
    game.own(side).any(|model| game.may_be_picked(model).is_ok())
}

/// KT18-MOVE-01: the next player, or the next phase, once a player has no model left to pick.
pub fn proceed(game: &mut Kt18, turn: u8) -> bool {
    if any_left(game, mover(game, turn)) {
        return false;
    }
    end_turn(game, turn);
    true
}

/// KT18-MOVE-02: models that were not picked count as stationary.
fn end_turn(game: &mut Kt18, turn: u8) {
    let side = mover(game, turn);
    let idle: crate::field::Some =
        game.own(side).filter(|model| game.model(*model).moved == MoveKind::None).collect();
    for model in idle {
        game.model_mut(model).moved = MoveKind::Stationary;
    }
    if usize::from(turn) + 1 < game.state.order.len() {
        game.state.step = Step::Movement { turn: turn + 1 };
    } else {
        game.begin_psychic();
    }
}

/// Takes what a player does with one model, or the end of the player's part of the phase.
///
/// # Errors
/// The rule that forbids it.
pub fn answer(game: &mut Kt18, turn: u8, answer: &Answer) -> Result<(), Illegal> {
    let side = mover(game, turn);
    match answer {
        Answer::End => {
            end_turn(game, turn);
            Ok(())
        }
        Answer::Deed(id, deed) => {
            let model = game.find_own(side, *id, "KT18-MOVE-01")?;
            game.may_be_picked(model)?;
            perform(game, model, deed)
        }
        _ => Err(Illegal::not_asked("KT18-MOVE-02", "do MODEL ..., end")),
    }
}

fn perform(game: &mut Kt18, model: ModelIx, deed: &Deed) -> Result<(), Illegal> {
    let id = game.id(model);
    match deed {
        Deed::Stay => {
            game.model_mut(model).moved = MoveKind::Stationary;
            game.log.push(Event::Stays { model: id });
        }
        Deed::Ready => {
            game.may_ready(model)?;
            let state = game.model_mut(model);
            (state.moved, state.readied) = (MoveKind::Stationary, true);
            game.log.push(Event::MakesReady { model: id });
        }
        Deed::Normal(way) => {
            let planned = game.plan_normal(model, way)?;
            game.put(model, &planned);
            game.model_mut(model).moved = MoveKind::Normal;
            let (to, length) = (Footing::floor(planned.at), planned.length);
            game.log.push(Event::MovesNormally { model: id, to, length });
            game.state.frames.push(Frame::AfterMove(AfterMove::new(model)));
        }
        Deed::Advance => {
            game.may_advance(model)?;
            game.state.frames.push(Frame::Advance(Advance { model, inches: None }));
        }
        Deed::FallBack(way) => {
            game.may_fall_back(model)?;
            let planned = game.plan_fall_back(model, way, game.card(model).movement)?;
            game.put(model, &planned);
            game.model_mut(model).moved = MoveKind::FallBack;
            let (to, length) = (Footing::floor(planned.at), planned.length);
            game.log.push(Event::FallsBack { model: id, to, length });
        }
        Deed::Charge(targets) => charge::declare(game, model, targets)?,
        // Units march; here every model moves for itself.
        Deed::March | Deed::Withdraw | Deed::Disembark => {
            return Err(Illegal::not_asked("KT18-MOVE-02", "do MODEL normal ..."));
        }
        Deed::Door(number) => {
            let door = game.door(*number)?;
            game.may_work_standing(model, door)?;
            let state = game.model_mut(model);
            (state.moved, state.worked_door) = (MoveKind::Stationary, true);
            game.work_door(model, door);
        }
    }
    Ok(())
}

/// How far an Advance goes (KT18-MOVE-07).
fn advance_limit(game: &Kt18, advance: &Advance) -> Length {
    let inches = i32::from(advance.inches.unwrap_or(0));
    game.card(advance.model).movement + Length::inches(inches)
}

/// What an Advance waits for: its die, then where to.
pub fn advance_status(game: &Kt18, advance: &Advance) -> Status {
    let side = game.side_of(advance.model);
    if advance.inches.is_none() {
        return Status::Roll(Roll { side, dice: 1, reason: RollReason::Advance });
    }
    let (model, most) = (game.id(advance.model), advance_limit(game, advance));
    let ask = Ask::Go { model, errand: Errand::Advance, most };
    Status::Decide(Decision { side, ask })
}

/// Takes the die of an Advance.
pub fn advance_roll(game: &mut Kt18, faces: &[Face]) {
    let Some(Frame::Advance(advance)) = game.state.frames.last_mut() else { return };
    advance.inches = Some(faces[0].get());
    let advance = *advance;
    let (model, most) = (game.id(advance.model), advance_limit(game, &advance));
    game.log.push(Event::Runs { model, most });
}

/// Takes where an Advance goes; it may go nowhere.
///
/// # Errors
/// The rule that forbids it.
pub fn advance_answer(game: &mut Kt18, answer: &Answer) -> Result<(), Illegal> {
    const RULE: &str = "KT18-MOVE-07";
    let Some(Frame::Advance(advance)) = game.state.frames.last().cloned() else {
        return Err(Illegal::new(RULE, Why::NoDecision));
    };
    match answer {
        Answer::Pass => {}
        Answer::Go(way) => {
            let limit = advance_limit(game, &advance);
            let planned = game.plan_move(advance.model, way, limit, RULE)?;
            game.put(advance.model, &planned);
            let (model, to) = (game.id(advance.model), Footing::floor(planned.at));
            let (errand, length) = (Errand::Advance, planned.length);
            game.log.push(Event::Goes { model, errand, to, length });
        }
        _ => return Err(Illegal::not_asked(RULE, "go to PLACE, pass")),
    }
    game.model_mut(advance.model).moved = MoveKind::Advance;
    game.state.frames.pop();
    Ok(())
}

/// Whether a weapon may be fired after an Advance (KT18-SHOOT-08).
pub const fn fires_running(kind: Kind) -> bool {
    matches!(kind, Kind::Assault(_))
}

/// Whether an enemy is within 1" of a model, for the start of the phase (KT18-MOVE-05).
pub fn is_engaged(game: &Kt18, model: ModelIx) -> bool {
    game.enemies_of(game.side_of(model)).any(|enemy| game.near(model, enemy, ENGAGED))
}
